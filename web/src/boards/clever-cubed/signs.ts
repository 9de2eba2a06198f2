import type { Signs } from '../../parts/signs';
import { t } from '$lib/words.svelte';
import { COLOUR, faceOf, SHORT } from './faceOf';
import { DICE } from './shapes';
import Sign from './Sign.svelte';

export const SIGNS: Signs = {
  pattern: new RegExp(`(?<!\\p{L})((?:${Object.keys(SHORT).join('|')})[1-6](?!\\d)|${COLOUR}(?!\\p{L}))`, 'u'),
  name: (sign) => {
    const face = faceOf(sign);
    return face ? `${t('clever-sign-names').split(',')[DICE.indexOf(face.die)]} ${face.value}` : sign;
  },
  Sign,
};
