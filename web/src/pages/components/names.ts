import type { Texts } from '$lib/words.svelte';
import { t } from '$lib/words.svelte';
import type { Section } from '$lib/componentsFile';
import { sentenceOf, type Fault } from './faults';

/** A cell in words, as the terminal names it: `r04c11` is E6. */
export function cellName(texts: Texts, id: string): string {
  if (id === 'start' || id === 'finish') return texts.say(`cell-${id}`);
  const found = /^r(\d+)c(\d+)$/.exec(id);
  return found ? texts.say('cell', { row: Number(found[1]), column: Math.floor(Number(found[2]) / 2) + 1 }) : id;
}

/** What an entry is called. */
export function entryName(texts: Texts, section: Section, key: string): string {
  switch (section) {
    case 'cards':
      return texts.say(key);
    case 'dice':
      return texts.say(`die-${key}`);
    case 'race_sets':
      return texts.say(`set-${key}`);
    case 'tracks':
      return texts.say(`track-${key}`);
    case 'fan_track':
      return t('components-step', { step: key });
  }
}

/** What is wrong, in the words of the page if it has any, else in those of the rules. */
export function faultWords(texts: Texts, { message }: Fault): string {
  const sentence = sentenceOf(message);
  if (!sentence) return message;
  const { key, args } = sentence;
  return t(key, args.cell === undefined ? args : { ...args, cell: cellName(texts, args.cell) });
}

/** Where it is wrong. */
export function faultPlace(texts: Texts, { section, key, field, path }: Fault): string {
  if (section === null) return path;
  if (key === null) return [t(`components-${section}`), path.slice(section.length)].filter(Boolean).join(' ');
  const [, cell, rest = ''] = /^cells\[([^\]]*)\]\.?(.*)$/.exec(field) ?? [null, undefined, field];
  const parts = [entryName(texts, section, key), cell === undefined ? '' : cellName(texts, cell), fieldName(rest ?? '')];
  return parts.filter(Boolean).join(', ');
}

/** The fields that people can see have words; the others are called what the file calls them. */
const FIELDS: Record<string, string> = {
  cost: 'components-cost',
  abilities: 'components-effect',
  faces: 'components-faces',
  credits: 'components-credits',
  hand_tokens: 'components-tokens',
  laps: 'components-laps',
  red: 'components-red',
  red_lines: 'components-red-lines',
  shortcut: 'components-paint-shortcut',
  bonus: 'components-bonus',
  neighbours: 'components-neighbours',
};

function fieldName(field: string): string {
  const [, word = ''] = /^(\w+)/.exec(field) ?? [];
  const key = FIELDS[word];
  return key ? t(key) : field;
}

/** The element that shows a field. */
export function fieldId(section: Section, key: string, field: string): string {
  const [, word = ''] = /^(\w+)/.exec(field) ?? [];
  return ['own', section, key, word].join('-');
}
