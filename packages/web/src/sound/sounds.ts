import { settings } from '../app/settings';

/** What can be heard. Everything is made on the spot; there are no files. */
export const SOUNDS = ['card', 'die', 'splash', 'damage', 'pass', 'fail', 'reveal'] as const;
export type Sound = (typeof SOUNDS)[number];

let audio: AudioContext | undefined;

/** Nothing sounds before the first click or key: browsers ask for that, and so does good manners. */
const allowed = (): boolean => settings.value.sound && (navigator.userActivation?.hasBeenActive ?? false);

function tone(at: AudioContext, pitch: number, to: number, loudness: number, from: number, length: number): void {
  const start = at.currentTime + from;
  const source = at.createOscillator();
  const volume = at.createGain();
  source.type = 'triangle';
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(to, start + length);
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(volume).connect(at.destination);
  source.start(start);
  source.stop(start + length);
}

/** A breath of noise around a pitch: paper, water, bone. */
function rustle(at: AudioContext, pitch: number, loudness: number, from: number, length: number): void {
  const start = at.currentTime + from;
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * length), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const volume = at.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(filter).connect(volume).connect(at.destination);
  source.start(start);
}

const MAKE: Readonly<Record<Sound, (at: AudioContext) => void>> = {
  card: (at) => rustle(at, 3_200, 0.12, 0, 0.12),
  die: (at) => {
    for (const [index, from] of [0, 0.07, 0.13, 0.22, 0.34].entries())
      rustle(at, 1_900 - index * 150, 0.16, from, 0.05);
  },
  splash: (at) => {
    rustle(at, 500, 0.14, 0, 0.5);
    rustle(at, 1_100, 0.05, 0.08, 0.35);
  },
  damage: (at) => {
    tone(at, 90, 40, 0.25, 0, 0.5);
    rustle(at, 240, 0.2, 0, 0.35);
  },
  pass: (at) => {
    tone(at, 523, 523, 0.07, 0, 0.3);
    tone(at, 784, 784, 0.07, 0.12, 0.5);
  },
  fail: (at) => {
    tone(at, 311, 300, 0.08, 0, 0.35);
    tone(at, 220, 196, 0.08, 0.16, 0.7);
  },
  reveal: (at) => {
    for (const pitch of [55, 58.3, 82.4, 116.5]) tone(at, pitch, pitch * 0.94, 0.12, 0, 2.2);
    rustle(at, 300, 0.05, 0.1, 1.6);
  },
};

export function play(sound: Sound): void {
  if (!allowed()) return;
  audio ??= new AudioContext();
  MAKE[sound](audio);
}
