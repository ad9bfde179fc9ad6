import type { Noise, Stroke, Tone } from './synth.ts';

/** A die that hits the table: a click, and the wood below it. */
const knock = (at: number, loud: number, pitch = 320): Stroke[] => [
  { at, band: 2600, narrow: 2.4, length: 0.035, loud: loud * 1.6 },
  { at, pitch, to: pitch * 0.6, length: 0.05, wave: 'triangle', loud: loud * 0.5 },
];

/** A mallet on a peg. */
const hammer = (at: number, pitch: number, loud = 0.3): Stroke[] => [
  { at, pitch, to: pitch * 0.55, length: 0.12, wave: 'triangle', loud },
  { at, band: 900, narrow: 0.8, length: 0.04, loud: loud * 0.9 },
];

/** Something small that rings: the tone and what sounds along with it. */
const bell = (at: number, pitch: number, length = 0.5, loud = 0.14): Tone[] => [
  { at, pitch, length, loud },
  { at, pitch: pitch * 2.01, length: length * 0.6, loud: loud * 0.35 },
  { at, pitch: pitch * 3.02, length: length * 0.3, loud: loud * 0.16 },
];

const coin = (at: number, pitch: number): Stroke[] => [
  { at, pitch, length: 0.16, loud: 0.09 },
  { at, pitch: pitch * 1.51, length: 0.12, loud: 0.06 },
  { at, band: pitch * 1.2, narrow: 6, length: 0.05, loud: 0.05 },
];

const swish = (at: number, from: number, to: number, length = 0.14, loud = 0.22): Noise => ({
  at,
  band: from,
  to,
  narrow: 1.4,
  length,
  loud,
});

/** What is heard, by what happened. */
export const RECIPES = {
  dice: [
    ...knock(0, 0.16),
    ...knock(0.055, 0.2, 280),
    ...knock(0.12, 0.14, 360),
    ...knock(0.16, 0.18, 300),
    ...knock(0.25, 0.12, 340),
    ...knock(0.37, 0.07, 320),
  ],
  goods: [coin(0, 1180), coin(0.06, 1400)].flat().map((stroke) => ({ ...stroke, loud: stroke.loud * 0.5 })),
  build: [...hammer(0, 190), ...hammer(0.13, 215), { at: 0.28, pitch: 430, length: 0.1, loud: 0.06 }],
  grand: [...hammer(0, 150), ...hammer(0.12, 150), ...bell(0.26, 392, 0.5), ...bell(0.26, 523, 0.5)],
  card: [swish(0, 900, 3800), swish(0.07, 1500, 4800, 0.09, 0.12)],
  offer: [...bell(0, 523, 0.22, 0.09), ...bell(0.11, 659, 0.28, 0.09)],
  trade: [...coin(0, 1480), ...coin(0.08, 1860), ...coin(0.15, 1660)],
  robber: [
    { at: 0, pitch: 92, to: 58, length: 0.5, wave: 'sawtooth', loud: 0.12, rise: 0.03 },
    { at: 0, band: 180, to: 90, narrow: 0.7, length: 0.45, loud: 0.3 },
    ...hammer(0.02, 80, 0.25),
  ],
  steal: [swish(0, 2600, 700, 0.16, 0.2), { at: 0.02, pitch: 520, to: 260, length: 0.18, loud: 0.08 }],
  award: [...bell(0, 523, 0.35), ...bell(0.11, 659, 0.35), ...bell(0.22, 784, 0.7)],
  turn: [...bell(0, 587, 0.35, 0.12), ...bell(0.15, 880, 0.6, 0.12)],
  win: [
    ...bell(0, 392, 0.5),
    ...bell(0.14, 523, 0.5),
    ...bell(0.28, 659, 0.5),
    ...bell(0.42, 784, 1.2),
    ...bell(0.42, 523, 1.2, 0.09),
    { at: 0.42, pitch: 196, length: 1.1, wave: 'triangle', loud: 0.1, rise: 0.04 },
  ],
  end: [...bell(0, 440, 0.6, 0.1), ...bell(0.2, 349, 0.9, 0.1)],
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;

export type SoundName = keyof typeof RECIPES;
