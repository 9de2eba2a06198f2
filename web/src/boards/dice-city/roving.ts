/** Arrow keys walk from button to button in a group whose rows hold `across` of them. */
export function roving(event: KeyboardEvent, across: number): void {
  const moved = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across }[event.key];
  if (!moved) return;
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  if (at < 0) return;
  event.preventDefault();
  buttons[next(at, moved, buttons.length)]?.focus();
}

/** The next of so many; at an edge it stays. */
export const next = (at: number, moved: number, count: number): number => (at + moved >= 0 && at + moved < count ? at + moved : at);
