export { default as Gallery } from './Gallery.svelte';
export { default as PositionPage } from './PositionPage.svelte';
