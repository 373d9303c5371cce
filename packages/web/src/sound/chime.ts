import { settings } from '../app/settings';

let audio: AudioContext | undefined;

/** A ship's bell, struck once: a few partials that fade at different speeds. */
export function strikeBell(): void {
  if (!settings.value.sound || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const { currentTime, destination } = audio;
  for (const [pitch, loudness, length] of [
    [880, 0.12, 1.4],
    [1_318, 0.06, 0.9],
    [2_349, 0.03, 0.5],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loudness, currentTime);
    volume.gain.exponentialRampToValueAtTime(0.0001, currentTime + length);
    tone.connect(volume).connect(destination);
    tone.start();
    tone.stop(currentTime + length);
  }
}
