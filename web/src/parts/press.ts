import { settings } from '$lib/settings.svelte';

/** So soon after a press, and so near, another one was meant for what stood there before. */
const HASTY_MS = 400;
const NEAR_PX = 80;

let last = { at: -Infinity, x: 0, y: 0, name: '' };

/**
 * Was a press meant for the button it came to? A second quick one comes to whatever stands there by then: it counts only if
 * that is still the same. Keys are always meant; who has everything happen at once wants no pause.
 */
export function isMeant({ detail, timeStamp, clientX, clientY }: MouseEvent, name: string): boolean {
  if (detail === 0 || settings.pace === 'at-once') return true;
  const isNear = Math.hypot(clientX - last.x, clientY - last.y) < NEAR_PX;
  const isHasty = isNear && timeStamp - last.at < HASTY_MS && name !== last.name;
  last = { at: timeStamp, x: clientX, y: clientY, name: isHasty ? last.name : name };
  return !isHasty;
}
