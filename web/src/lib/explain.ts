import { Refused } from './engine/client';
import { t } from './words.svelte';

/** Why something went wrong, as far as there are words for it. */
export function explain(reason: unknown): string {
  if (reason instanceof Refused) return t('refused-why', reason.why);
  return reason instanceof Error ? reason.message : String(reason);
}
