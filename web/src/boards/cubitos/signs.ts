import type { ComponentProps } from 'svelte';
import type Chip from '../../art/cubitos/Chip.svelte';
import { register, type Signs } from '../../parts/signs';
import { t } from '$lib/words.svelte';
import Sign from './Sign.svelte';

export const CHIP_OF: Record<string, ComponentProps<typeof Chip>['kind']> = {
  '●': 'coin',
  '»': 'foot',
  '≈': 'water-foot',
  $: 'credit',
  '♥': 'fan',
};

/** The faces of a die that do what its card says. */
export const FACES = ['◆', '◈'];

const ORDER = [...Object.keys(CHIP_OF), ...FACES];

export const SIGNS: Signs = {
  // Feet are counted, or stand alone; behind a word it is the end of a quotation.
  pattern: /([●≈$♥◆◈]|(?<=^|[\s\d])»)/u,
  name: (sign) => t('cubitos-sign-names').split(',')[ORDER.indexOf(sign)] ?? sign,
  Sign,
};

register('cubitos', SIGNS);
