import { FAR, LEAK, type Weights } from '@hexwright/bots';
import type { Rng } from '@hexwright/kernel';

/** as many seats as a game has at most */
const SEATS = 16;
/** how fast weights that nothing speaks for fade */
const DECAY = 0.05;
const DRIFT = 0.9;
const SWING = 0.999;

/** The network of `Weights` while it learns. */
export interface Network {
  /** where the seat's numbers are written, before its score is asked for */
  input(seat: number): Float64Array;
  score(seat: number): number;
  /** the score of the seat should have been lower by so much */
  blame(seat: number, off: number): void;
  /** learns from all that was said since the last step, about so many positions */
  step(pace: number, positions: number): void;
  weights(): Omit<Weights, 'features'>;
}

export function makeNetwork(usual: Float64Array, apart: Float64Array, hidden: number, rng: Rng): Network {
  const size = usual.length;
  // One after the other: the line, the weights of each hidden number, their biases, what they add to the score.
  const atHidden = size;
  const atBias = atHidden + hidden * size;
  const atOut = atBias + hidden;
  const w = new Float64Array(atOut + hidden);
  for (let k = atHidden; k < atBias; k++) w[k] = bell(rng) / Math.sqrt(size);
  for (let k = atOut; k < w.length; k++) w[k] = 0.1 * bell(rng);
  const slope = new Float64Array(w.length);
  const drift = new Float64Array(w.length);
  const swing = new Float64Array(w.length);
  const inputs = Array.from({ length: SEATS }, () => new Float64Array(size));
  const raised = Array.from({ length: SEATS }, () => new Float64Array(hidden));
  let steps = 0;

  const list = (from: number, to: number): number[] => Array.from(w.subarray(from, to), short);
  return {
    input: (seat) => inputs[seat],
    score: (seat) => {
      const input = inputs[seat];
      let sum = 0;
      for (let k = 0; k < size; k++) {
        // What a row has not is as usual.
        const x = Number.isFinite(input[k]) ? (input[k] - usual[k]) / apart[k] : 0;
        input[k] = Math.max(-FAR, Math.min(FAR, x));
        sum += w[k] * input[k];
      }
      for (let h = 0; h < hidden; h++) {
        let z = w[atBias + h];
        for (let k = 0, at = atHidden + h * size; k < size; k++, at++) z += w[at] * input[k];
        raised[seat][h] = z;
        sum += w[atOut + h] * (z > 0 ? z : LEAK * z);
      }
      return sum;
    },
    blame: (seat, off) => {
      const input = inputs[seat];
      for (let k = 0; k < size; k++) slope[k] += off * input[k];
      for (let h = 0; h < hidden; h++) {
        const z = raised[seat][h];
        slope[atOut + h] += off * (z > 0 ? z : LEAK * z);
        const back = off * w[atOut + h] * (z > 0 ? 1 : LEAK);
        slope[atBias + h] += back;
        for (let k = 0, at = atHidden + h * size; k < size; k++, at++) slope[at] += back * input[k];
      }
    },
    step: (pace, positions) => {
      steps++;
      const early = 1 - DRIFT ** steps;
      const wide = 1 - SWING ** steps;
      for (let k = 0; k < w.length; k++) {
        const g = slope[k] / positions;
        drift[k] = DRIFT * drift[k] + (1 - DRIFT) * g;
        swing[k] = SWING * swing[k] + (1 - SWING) * g * g;
        w[k] -= pace * (drift[k] / early / (Math.sqrt(swing[k] / wide) + 1e-8) + DECAY * w[k]);
      }
      slope.fill(0);
    },
    weights: () => ({
      usual: Array.from(usual, short),
      apart: Array.from(apart, short),
      line: list(0, atHidden),
      hidden: list(atHidden, atBias),
      bias: list(atBias, atOut),
      out: list(atOut, w.length),
    }),
  };
}

/** Three digits are enough to judge by, and the page carries them. */
function short(x: number): number {
  return Number(x.toPrecision(3));
}

/** as often near nothing as a bell is high */
function bell(rng: Rng): number {
  let sum = 0;
  for (let i = 0; i < 12; i++) sum += rng.below(1 << 20) / (1 << 20);
  return sum - 6;
}
