/** How long ago something was: a sentence, and the number in it. */
export function when(then: number, now: number): { key: string; count: number } {
  const minutes = Math.max(0, Math.floor((now - then) / 60_000));
  if (minutes < 1) return { key: 'age-now', count: 0 };
  if (minutes < 60) return { key: 'age-minutes', count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { key: 'age-hours', count: hours } : { key: 'age-days', count: Math.floor(hours / 24) };
}
