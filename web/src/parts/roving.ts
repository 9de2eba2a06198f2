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

/** Makes the buttons of a group one stop of the tab key: arrows walk among them, and whoever comes back finds the last one. */
export function oneStop(group: HTMLElement): () => void {
  let last: EventTarget | null = null;
  const settle = () => {
    const buttons = [...group.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
    const stop = buttons.find((button) => button === last) ?? buttons[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };
  const come = (event: FocusEvent) => {
    last = event.target;
    settle();
  };
  const walk = (event: KeyboardEvent) => roving(event, 1);
  const changes = new MutationObserver(settle);
  group.addEventListener('focusin', come);
  group.addEventListener('keydown', walk);
  changes.observe(group, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  settle();
  return () => {
    group.removeEventListener('focusin', come);
    group.removeEventListener('keydown', walk);
    changes.disconnect();
  };
}
