/// <reference lib="webworker" />
import type { Ask, Told } from './client';

/** The three functions of a module, and its memory. */
interface Module {
  memory: WebAssembly.Memory;
  input(length: number): number;
  ask(): number;
  output(): number;
}

const scope = self as unknown as DedicatedWorkerGlobalScope;
const answers = new BroadcastChannel(scope.name);
let module: Promise<Module> | null = null;

async function load(address: string): Promise<Module> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const bytes = response.clone();
  const { instance } = await WebAssembly.instantiateStreaming(response).catch(async () =>
    // A server that does not call it application/wasm.
    WebAssembly.instantiate(await bytes.arrayBuffer()),
  );
  return instance.exports as unknown as Module;
}

function answer({ memory, input, ask, output }: Module, question: string): string {
  const bytes = new TextEncoder().encode(question);
  const at = input(bytes.length);
  if (at === 0) return '{"error":{"code":"line-too-long","message":"the question is too long"}}';
  new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
  const length = ask();
  return new TextDecoder().decode(new Uint8Array(memory.buffer, output(), length));
}

scope.onmessage = async ({ data }: MessageEvent<Ask>) => {
  let told: Told;
  try {
    module ??= load(data.module);
    told = { id: data.id, answer: answer(await module, data.question) };
  } catch (reason) {
    // A module that has trapped is of no use any more.
    told = { id: data.id, broken: String(reason) };
  }
  answers.postMessage(told);
};
