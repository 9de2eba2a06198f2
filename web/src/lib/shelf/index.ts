import { checkWithEngine } from './reading';
import { Shelf } from './shelf.svelte';

export { Claim } from './claim.svelte';
export type { Wrong } from './files';
export type { Saved } from './saved';
export type { Shelf, ShelfState } from './shelf.svelte';

/** The matches on this device. */
export const shelf = new Shelf(checkWithEngine);
