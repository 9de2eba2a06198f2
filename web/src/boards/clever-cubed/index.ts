import { register } from '../../parts/signs';
import { SIGNS } from './signs';

register('clever-cubed', SIGNS);

export { default as Board } from './Board.svelte';
export { default as Thumbnail } from './Thumbnail.svelte';
export { default as Keepsake } from './Keepsake.svelte';
export { default as Scattered } from './Scattered.svelte';
