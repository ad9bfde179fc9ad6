import { Rng } from '@hexwright/kernel';

/** A position to learn from: what each seat's numbers were, and who won in the end. */
export interface Sample {
  readonly game: number;
  readonly seats: number;
  readonly features: Float32Array;
  readonly worth: Float32Array;
  readonly winners: readonly number[];
}

/** A weight for each number of a seat, of its rivals on average, and of the best of them. */
export interface Learned {
  readonly own: readonly number[];
  readonly rivals: readonly number[];
  readonly best: readonly number[];
}

const BATCH = 256;
const PACE = 0.02;
/** pulls weights that nothing speaks for towards nothing */
const DECAY = 1e-4;
/** numbers so far from what is usual count as this far */
const FAR = 5;
const TEMPERS = [6, 8, 10, 12, 14, 18, 22, 28, 36, 50];

/**
 * Learns weights such that a seat's share of all exp(weighted sums) is its chance to win: the sums rise for winners and fall for
 * others, by Adam's way, in an order that the seed settles.
 */
export function fit(
  samples: readonly Sample[],
  count: number,
  epochs: number,
  seed: number | string,
): Learned {
  const size = 3 * count;
  const { mean, scale } = spreadOf(samples, count);
  const w = new Float64Array(size);
  const drift = new Float64Array(size);
  const swing = new Float64Array(size);
  const slope = new Float64Array(size);
  const order = Array.from(samples, (_, i) => i);
  const rng = new Rng(seed);
  let steps = 0;
  const input = new Float64Array(16 * size);
  const scores = new Float64Array(16);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const pace = PACE * 0.5 * (1 + Math.cos((Math.PI * epoch) / epochs));
    rng.shuffle(order);
    for (let from = 0; from < order.length; from += BATCH) {
      const to = Math.min(order.length, from + BATCH);
      slope.fill(0);
      for (let i = from; i < to; i++)
        learnFrom(samples[order[i]], count, mean, scale, w, slope, input, scores);
      steps++;
      for (let k = 0; k < size; k++) {
        const g = slope[k] / (to - from) + DECAY * w[k];
        drift[k] = 0.9 * drift[k] + 0.1 * g;
        swing[k] = 0.999 * swing[k] + 0.001 * g * g;
        w[k] -=
          (pace * (drift[k] / (1 - 0.9 ** steps))) / (Math.sqrt(swing[k] / (1 - 0.999 ** steps)) + 1e-8);
      }
    }
  }
  // What is usual falls out: it is the same for every seat.
  const plain = Array.from(w, (x, k) => Number((x / scale[k]).toFixed(4)));
  return { own: plain.slice(0, count), rivals: plain.slice(count, 2 * count), best: plain.slice(2 * count) };
}

function learnFrom(
  { seats, features, winners }: Sample,
  count: number,
  mean: Float64Array,
  scale: Float64Array,
  w: Float64Array,
  slope: Float64Array,
  input: Float64Array,
  scores: Float64Array,
): void {
  const size = 3 * count;
  let most = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) {
    inputsOf(features, seats, count, seat, input, seat * size);
    let sum = 0;
    for (let k = 0; k < size; k++) {
      const x = (input[seat * size + k] - mean[k]) / scale[k];
      input[seat * size + k] = Math.max(-FAR, Math.min(FAR, x));
      sum += w[k] * input[seat * size + k];
    }
    scores[seat] = sum;
    most = Math.max(most, sum);
  }
  let all = 0;
  for (let seat = 0; seat < seats; seat++) all += Math.exp(scores[seat] - most);
  for (let seat = 0; seat < seats; seat++) {
    const off = Math.exp(scores[seat] - most) / all - (winners.includes(seat) ? 1 / winners.length : 0);
    for (let k = 0; k < size; k++) slope[k] += off * input[seat * size + k];
  }
}

/** Writes a seat's own numbers, its rivals' average and their best. */
function inputsOf(
  features: Float32Array,
  seats: number,
  count: number,
  seat: number,
  out: Float64Array,
  at: number,
): void {
  for (let f = 0; f < count; f++) {
    let sum = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const x = features[other * count + f];
      sum += x;
      most = Math.max(most, x);
    }
    out[at + f] = features[seat * count + f];
    out[at + count + f] = seats > 1 ? sum / (seats - 1) : 0;
    out[at + 2 * count + f] = seats > 1 ? most : 0;
  }
}

/** What is usual of each number, and how far apart they are; those that never change get no say. */
function spreadOf(samples: readonly Sample[], count: number): { mean: Float64Array; scale: Float64Array } {
  const size = 3 * count;
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  const input = new Float64Array(size);
  let n = 0;
  for (const { features, seats } of samples)
    for (let seat = 0; seat < seats; seat++) {
      inputsOf(features, seats, count, seat, input, 0);
      n++;
      for (let k = 0; k < size; k++) {
        mean[k] += input[k];
        square[k] += input[k] * input[k];
      }
    }
  for (let k = 0; k < size; k++) mean[k] /= n;
  const scale = square.map((sum, k) => Math.sqrt(Math.max(0, sum / n - mean[k] * mean[k])) + 1e-3);
  return { mean, scale };
}

/** How surprised one is by who won, on average. */
export function lossOf({ own, rivals, best }: Learned, samples: readonly Sample[]): number {
  const w = [...own, ...rivals, ...best];
  const input = new Float64Array(w.length);
  return average(samples, ({ features, seats }) =>
    Array.from({ length: seats }, (_, seat) => {
      inputsOf(features, seats, own.length, seat, input, 0);
      return w.reduce((sum, each, k) => sum + each * input[k], 0);
    }),
  );
}

/** The same by the judgement made by hand, at the temper that suits it best. */
export function handmadeLoss(samples: readonly Sample[]): { readonly loss: number; readonly temper: number } {
  const losses = TEMPERS.map((temper) => ({
    temper,
    loss: average(samples, ({ worth }) => Array.from(worth, (x) => x / temper)),
  }));
  return losses.reduce((least, each) => (each.loss < least.loss ? each : least));
}

function average(samples: readonly Sample[], scoresOf: (sample: Sample) => readonly number[]): number {
  let sum = 0;
  for (const sample of samples) {
    const scores = scoresOf(sample);
    const most = Math.max(...scores);
    const all = scores.reduce((total, x) => total + Math.exp(x - most), 0);
    for (const seat of sample.winners) sum -= (scores[seat] - most - Math.log(all)) / sample.winners.length;
  }
  return sum / Math.max(1, samples.length);
}
