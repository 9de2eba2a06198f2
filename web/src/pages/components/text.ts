import { SECTIONS, type DataFile } from '$lib/componentsFile';

/** A file as people like to read and to correct it: a line for each entry, and for each cell of a track. */
export function written(file: DataFile): string {
  const sections = SECTIONS.flatMap((section) => {
    const entries: object[] | undefined = file[section];
    if (!entries?.length) return [];
    const lines = entries.map((entry) => `    ${'cells' in entry ? writtenTrack(entry) : inLine(entry)}`);
    return [`  "${section}": [\n${lines.join(',\n')}\n  ]`];
  });
  return sections.length > 0 ? `{\n${sections.join(',\n')}\n}\n` : '{}\n';
}

function writtenTrack({ cells, ...track }: { cells: unknown }): string {
  const lines = (cells as unknown[]).map((cell) => `      ${inLine(cell)}`);
  return `${inLine(track).slice(0, -1)}, "cells": [\n${lines.join(',\n')}\n    ]}`;
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${inLine(field)}`).join(', ')}}`;
}

/** A text that is JSON, with the line on which each value begins; or the place where it stops being JSON. */
export type Reading = { value: unknown; lines: Map<string, number> } | { line: number; column: number };

class Stop extends Error {}

/** Nothing in a file lies deeper. */
const DEPTH_MAX = 32;

/** Reads JSON and remembers lines by path, as in `cards[0].cost`. Browsers do not tell lines in the same words, or not at all. */
export function read(text: string): Reading {
  const lines = new Map<string, number>();
  const token = /[ \t\r]*(?:(\n)|([{}[\]:,])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-]))/y;
  let line = 1;
  let lineStart = 0;
  let at = 0;
  let kept: string | null = null;

  /** The next sign, left where it is. */
  function peek(): string {
    while (kept === null) {
      token.lastIndex = at;
      const found = token.exec(text);
      if (!found) {
        if (text.slice(at).trim() === '') return '';
        throw new Stop();
      }
      if (found[1]) {
        at = token.lastIndex;
        line += 1;
        lineStart = at;
      } else kept = found[0].trim();
    }
    return kept;
  }

  function take(expected?: string): string {
    const sign = peek();
    if (sign === '' || (expected !== undefined && sign !== expected)) throw new Stop();
    token.lastIndex = at;
    token.exec(text);
    at = token.lastIndex;
    kept = null;
    return sign;
  }

  function value(path: string, depth: number): unknown {
    if (depth > DEPTH_MAX) throw new Stop();
    const sign = peek();
    lines.set(path, line);
    if (sign === '{') return object(path, depth);
    if (sign === '[') return list(path, depth);
    if (/^["\-\dtfn]/.test(sign)) return JSON.parse(take()) as unknown;
    throw new Stop();
  }

  function object(path: string, depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = [];
    take('{');
    while (peek() !== '}') {
      if (entries.length > 0) take(',');
      if (!peek().startsWith('"')) throw new Stop();
      const name = JSON.parse(take()) as string;
      take(':');
      entries.push([name, value(path ? `${path}.${name}` : name, depth + 1)]);
    }
    take('}');
    return Object.fromEntries(entries);
  }

  function list(path: string, depth: number): unknown[] {
    const values: unknown[] = [];
    take('[');
    while (peek() !== ']') {
      if (values.length > 0) take(',');
      values.push(value(`${path}[${values.length}]`, depth + 1));
    }
    take(']');
    return values;
  }

  try {
    const found = value('', 0);
    if (peek() !== '') throw new Stop();
    return { value: found, lines };
  } catch (reason) {
    if (!(reason instanceof Stop)) throw reason;
    const blank = /[ \t\r]*/y;
    blank.lastIndex = at;
    return { line, column: at + (blank.exec(text)?.[0].length ?? 0) - lineStart + 1 };
  }
}

/** The line of the deepest part of a path that the text has. */
export function lineOf(lines: ReadonlyMap<string, number>, path: string): number {
  for (let rest = path; rest !== ''; rest = rest.replace(/(\.[^.[\]]*|\[[^\]]*\]|^[^.[]+)$/, '')) {
    const line = lines.get(rest);
    if (line !== undefined) return line;
  }
  return 1;
}
