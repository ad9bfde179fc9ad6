import { useEffect } from 'react';
import { useSettings } from '../look/settings.ts';
import type { AnyView } from '../table/protocol.ts';
import type { AnySheet } from '../table/sheet.ts';

interface Note {
  readonly at: number;
  readonly pitch: number;
  readonly length: number;
  readonly wave: OscillatorType;
  readonly loud: number;
}

const note = (
  at: number,
  pitch: number,
  length = 0.12,
  wave: OscillatorType = 'triangle',
  loud = 0.12,
): Note => ({
  at,
  pitch,
  length,
  wave,
  loud,
});

/** Short sounds made of a few notes, by the kind of event they belong to. */
const SOUNDS: Readonly<Record<string, readonly Note[]>> = {
  rolled: [0, 0.05, 0.11, 0.16, 0.24].map((at, i) => note(at, 180 + (i % 3) * 55, 0.035, 'square', 0.05)),
  built: [note(0, 210, 0.07, 'square', 0.06), note(0.09, 260, 0.07, 'square', 0.06)],
  stolen: [note(0, 620, 0.1, 'sine'), note(0.08, 410, 0.16, 'sine')],
  offer: [note(0, 520), note(0.1, 660)],
  traded: [note(0, 520), note(0.08, 660), note(0.16, 780)],
  award: [note(0, 523), note(0.12, 659), note(0.24, 784, 0.25)],
  'game-over': [note(0, 392, 0.2), note(0.18, 523, 0.2), note(0.36, 659, 0.2), note(0.54, 784, 0.5)],
};
const MY_TURN = [note(0, 660, 0.14, 'sine'), note(0.14, 880, 0.2, 'sine')];

let audio: AudioContext | null = null;

function sound(notes: readonly Note[]): void {
  audio ??= new AudioContext();
  // A browser lets a page be heard only after somebody has touched it.
  if (audio.state !== 'running') void audio.resume();
  for (const { at, pitch, length, wave, loud } of notes) {
    const from = audio.currentTime + at;
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = wave;
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(loud, from);
    gain.gain.exponentialRampToValueAtTime(0.0005, from + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(from);
    tone.stop(from + length);
  }
}

/** Lets what just happened be heard, unless sound is switched off. */
export function useSounds(sheet: AnySheet, view: AnyView): void {
  const { sound: on } = useSettings();
  const mine = view.seat !== null && (view.decision?.seats.includes(view.seat) ?? false);
  useEffect(() => {
    if (!on || view.eventsFrom === 0) return;
    const heard = view.events
      .map(({ kind }) => (sheet.looks.numbers?.[kind] ? 'rolled' : kind))
      .find((kind) => SOUNDS[kind]);
    if (heard) sound(SOUNDS[heard]);
  }, [on, sheet, view]);
  useEffect(() => {
    if (on && mine && navigator.userActivation?.hasBeenActive) sound(MY_TURN);
  }, [on, mine]);
}
