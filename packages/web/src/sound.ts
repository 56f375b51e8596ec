import { getSettings } from './settings.ts';

export type Sound = 'place' | 'take' | 'turn' | 'yours' | 'end';

/** Pitches in hertz, how far apart they start, how long each rings, and how loud. All of it is made here. */
interface Voice {
  readonly pitches: readonly number[];
  readonly apart: number;
  readonly ring: number;
  readonly loud: number;
  readonly wave: OscillatorType;
}

const VOICES: Readonly<Record<Sound, Voice>> = {
  place: { pitches: [196, 147], apart: 0.02, ring: 0.09, loud: 0.22, wave: 'triangle' },
  take: { pitches: [392, 523], apart: 0.05, ring: 0.07, loud: 0.12, wave: 'triangle' },
  turn: { pitches: [262], apart: 0, ring: 0.06, loud: 0.06, wave: 'sine' },
  yours: { pitches: [523, 659], apart: 0.09, ring: 0.16, loud: 0.16, wave: 'sine' },
  end: { pitches: [392, 494, 587, 784], apart: 0.12, ring: 0.4, loud: 0.16, wave: 'sine' },
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  // A page may make a sound only after its first press.
  if (!getSettings().sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const { pitches, apart, ring, loud, wave } = VOICES[sound];
  for (const [i, pitch] of pitches.entries()) {
    const start = context.currentTime + i * apart;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = wave;
    tone.frequency.setValueAtTime(pitch, start);
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + 0.006);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + ring);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + ring + 0.02);
  }
}
