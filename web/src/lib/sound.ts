/** Three short synthesised sounds: your turn, a die, a refusal. Off unless the person has switched them on. */
import { settings } from "./settings.svelte";

export type Sound = "turn" | "die" | "refused";

/** Notes of a sound: frequency in hertz, start and length in seconds. */
const NOTES: Record<Exclude<Sound, "die">, [number, number, number][]> = {
  turn: [[587, 0, 0.16], [880, 0.12, 0.24]],
  refused: [[196, 0, 0.14], [165, 0.11, 0.2]],
};
/** Knocks of a die on the table: time and loudness. */
const KNOCKS: [number, number][] = [[0, 1], [0.09, 0.7], [0.16, 0.5], [0.21, 0.35]];
const LOUD = 0.12;
const TICK = 20;

let audio: AudioContext | null = null;

/** Plays a sound, if sounds are on and the browser allows it; nothing depends on its being heard. */
export function play(sound: Sound): void {
  if (sound === "turn" && settings.vibrate) navigator.vibrate?.(TICK);
  if (!settings.sound) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") void audio.resume();
    if (sound === "die") for (const [at, loud] of KNOCKS) knock(audio, at, loud);
    else for (const note of NOTES[sound]) tone(audio, ...note);
  } catch {
    // no sound device, or the browser waits for a first touch
  }
}

function tone(to: AudioContext, hertz: number, at: number, long: number): void {
  const source = to.createOscillator();
  source.type = "triangle";
  source.frequency.value = hertz;
  const loudness = fading(to, at, long, LOUD);
  source.connect(loudness);
  source.start(to.currentTime + at);
  source.stop(to.currentTime + at + long);
}

function knock(to: AudioContext, at: number, loud: number): void {
  const long = 0.05;
  const noise = to.createBuffer(1, to.sampleRate * long, to.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = (Math.random() * 2 - 1) * (1 - n / samples.length);
  const source = to.createBufferSource();
  source.buffer = noise;
  const wood = to.createBiquadFilter();
  wood.type = "bandpass";
  wood.frequency.value = 1800;
  source.connect(wood).connect(fading(to, at, long, 3 * LOUD * loud));
  source.start(to.currentTime + at);
}

function fading(to: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = to.createGain();
  const begin = to.currentTime + at;
  gain.gain.setValueAtTime(loud, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + long);
  gain.connect(to.destination);
  return gain;
}
