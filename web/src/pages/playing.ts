/** The pages that need the engine of a game. */

export { default as Play } from './table/Play.svelte';
export { default as Replay } from './replay/Replay.svelte';
export { default as Luck } from './luck/Luck.svelte';
export { default as Daily } from './daily/Daily.svelte';
export { default as Series } from './series/Series.svelte';
export { default as Rules } from './rules/Rules.svelte';
export { default as Lessons } from './lessons/Lessons.svelte';
export { default as Lesson } from './lessons/Lesson.svelte';
export { default as Measure } from './bench/Measure.svelte';
export { default as Components } from './components/Components.svelte';
