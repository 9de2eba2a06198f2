import type { Colour } from '$lib/types/dice-city';

/** The dice keep their colours in both themes. */
export const DICE: Record<Colour, { fill: string; ink: string; edge: string }> = {
  white: { fill: '#ffffff', ink: '#1a1a22', edge: '#cfc8ba' },
  yellow: { fill: '#f7c531', ink: '#1a1a22', edge: '#b98a0e' },
  red: { fill: '#c8402f', ink: '#ffffff', edge: '#87251a' },
  blue: { fill: '#2f63e0', ink: '#ffffff', edge: '#1d3f96' },
  black: { fill: '#2a2b31', ink: '#ffffff', edge: '#0d0d12' },
};
