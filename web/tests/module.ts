import { readFileSync } from 'node:fs';
import type { Question, Reply } from '$lib/types/session';

interface Module {
  memory: WebAssembly.Memory;
  input(length: number): number;
  ask(): number;
  output(): number;
}

/** The rules of a game, without a browser. */
export async function moduleOf(game: string): Promise<(question: Question) => Promise<Reply>> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(new URL(`../engine/${game}.wasm`, import.meta.url));
  } catch {
    throw new Error(`web/engine/${game}.wasm is missing: build it with \`cargo xtask web\``);
  }
  const { instance } = await WebAssembly.instantiate(new Uint8Array(bytes));
  const { memory, input, ask, output } = instance.exports as unknown as Module;
  return async (question) => {
    const text = new TextEncoder().encode(JSON.stringify(question));
    // The memory may have grown, and moved, by then.
    const at = input(text.length);
    new Uint8Array(memory.buffer, at, text.length).set(text);
    const length = ask();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, output(), length))) as Reply;
  };
}
