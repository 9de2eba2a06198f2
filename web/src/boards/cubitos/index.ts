export { default as Board } from './Board.svelte';
export { default as Thumbnail } from './Thumbnail.svelte';
export { default as Keepsake } from './Keepsake.svelte';
export { default as Scattered } from './Scattered.svelte';
