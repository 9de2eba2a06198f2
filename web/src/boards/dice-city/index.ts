import './wordSigns';

export { default as Board } from './Board.svelte';
export { default as Thumbnail } from './Thumbnail.svelte';
