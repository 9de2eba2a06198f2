/** What the games need and a browser can lack, by the names that people would look for. */
const NEEDED: readonly [string, () => boolean][] = [
  ['WebAssembly', () => typeof WebAssembly === 'object' && typeof WebAssembly.instantiate === 'function'],
  ['Worker', () => typeof Worker === 'function'],
  ['BroadcastChannel', () => typeof BroadcastChannel === 'function'],
  ['Crypto', () => typeof crypto === 'object' && typeof crypto.getRandomValues === 'function'],
  ['BigInt', () => typeof BigUint64Array === 'function'],
  ['dialog', () => typeof HTMLDialogElement === 'function'],
  ['light-dark()', () => typeof CSS === 'object' && CSS.supports('color', 'light-dark(#fff, #000)')],
];

/** What this browser lacks; nothing in one that is a few years old at most. */
export function missing(): string[] {
  return NEEDED.filter(([, isThere]) => !isThere()).map(([name]) => name);
}
