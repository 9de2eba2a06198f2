import type { SignName } from '../../art/city/signs';
import { register, type Signs } from '../../parts/signs';
import { t } from '$lib/words.svelte';
import WordSign from './WordSign.svelte';

/** How sentences write what the board draws; resources by their letters in the languages of the page. */
export const SIGN_OF: Record<string, SignName> = {
  '★': 'star',
  '†': 'strength',
  '♜': 'defence',
  '◎': 'pass',
  '↻': 'reroll',
  W: 'wood',
  S: 'stone',
  I: 'iron',
  Д: 'wood',
  К: 'stone',
  Ж: 'iron',
  З: 'iron',
};

const NAMED: SignName[] = ['star', 'strength', 'defence', 'pass', 'reroll', 'wood', 'stone', 'iron'];

export const SIGNS: Signs = {
  // A letter is a resource where it is counted and no word begins with it.
  pattern: /([★†♜◎↻]|(?<=\d)[WSIДКЖЗ](?!\p{L}))/u,
  name: (sign) => t('city-sign-names').split(',')[NAMED.indexOf(SIGN_OF[sign]!)] ?? sign,
  Sign: WordSign,
};

register('dice-city', SIGNS);
