import { register } from '../../parts/signs';
import { SIGNS } from './signs';

register('king-of-tokyo-duel', SIGNS);

export { default as Board } from './Board.svelte';
export { default as Thumbnail } from './Thumbnail.svelte';
