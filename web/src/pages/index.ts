/** The pages around the table. Each reads the shelf and the settings by itself. */

/** No props. */
export { default as Start } from './start/Start.svelte';
/** `game`: one of all games. */
export { default as Setup } from './setup/Setup.svelte';
/** No props. */
export { default as Matches } from './matches/Matches.svelte';
/** No props. */
export { default as Settings } from './settings/Settings.svelte';
/** `reason?`: 'address', 'match' or 'browser'; `details?`: the address, or what is missing. */
export { default as Nowhere } from './nowhere/Nowhere.svelte';
/** `claim`: a match that another tab plays; `ontaken`: this tab has it now, and reads it from the shelf again. */
export { default as Elsewhere } from './ShellElsewhere.svelte';
/** No props. Lies over every page: storage that is in trouble, a new version that waits. */
export { default as Notices } from './ShellNotices.svelte';
