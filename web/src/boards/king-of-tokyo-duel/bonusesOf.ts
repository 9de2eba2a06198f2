import { PRINTED } from '../../art/duel/tokens';
import type { Token } from '$lib/types/king-of-tokyo-duel';
import { t } from '$lib/words.svelte';

/** What a token gives, space by space, in words. */
export function bonusesOf(token: Token): string {
  return PRINTED[token].spaces
    .filter((space) => space !== 'covered')
    .map((space) => (space === 'blank' ? t('duel-blank') : t('duel-bonus', { bonus: space.bonus, amount: space.amount })))
    .join(', ');
}
