import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** Dice on wood: short knocks, made here, without a file. Nothing sounds unless the person has switched sound on. */
export function knock(times: number): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  for (let number = 0; number < times; number += 1) hit(context, context.currentTime + 0.25 + number * 0.07);
}

/** One knock: a low tone that dies away at once. */
function hit(audio: AudioContext, at: number): void {
  const tone = new OscillatorNode(audio, { type: 'triangle', frequency: 150 + Math.random() * 90 });
  const loudness = new GainNode(audio, { gain: 0 });
  loudness.gain.setValueAtTime(0.25, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.09);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.1);
}
