import type { SignName } from '../../art/city/signs';
import type { Colour } from '$lib/types/dice-city';
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

/** How sentences write rows and their dice, in the languages of the page; the board has a letter of its own for each. */
export const ROW_OF: Record<string, Colour> = {
  Wh: 'white',
  Ye: 'yellow',
  Re: 'red',
  Bl: 'blue',
  Bk: 'black',
  Бе: 'white',
  Жё: 'yellow',
  Кр: 'red',
  Си: 'blue',
  Чё: 'black',
  Бі: 'white',
  Жо: 'yellow',
  Че: 'red',
  Чо: 'black',
};

const NAMED: SignName[] = ['star', 'strength', 'defence', 'pass', 'reroll', 'wood', 'stone', 'iron'];

export const SIGNS: Signs = {
  // A letter is a resource where it is counted and no word begins with it; a row or a die where its column follows, with what it is in.
  pattern: /([★†♜◎↻]|(?<=\d)[WSIДКЖЗ](?!\p{L})|(?<!\p{L})\(?(?:Wh|Ye|Re|Bl|Bk|Бе|Жё|Кр|Си|Чё|Бі|Жо|Че|Чо)[1-6])/u,
  name: (sign) => t('city-sign-names').split(',')[NAMED.indexOf(SIGN_OF[sign]!)] ?? sign,
  Sign: WordSign,
};

register('dice-city', SIGNS);
