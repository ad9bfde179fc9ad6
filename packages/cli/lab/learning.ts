import { compareSeats, scoreBy, type Weights } from '@hexwright/bots';
import { Rng } from '@hexwright/kernel';
import { makeNetwork } from './network.ts';

/** A position to learn from: what each seat's numbers were, and who won in the end. */
export interface Sample {
  readonly game: number;
  readonly seats: number;
  readonly features: Float32Array;
  readonly worth: Float32Array;
  readonly winners: readonly number[];
}

/** How long, how large and in which order is learned. */
export interface Course {
  readonly epochs: number;
  /** hidden numbers of the network; with none it is a plain weighted sum */
  readonly hidden: number;
  readonly seed: number | string;
}

const BATCH = 512;
const PACE = 0.003;
/** numbers that lie nearer to each other are the same, and then they are so far apart that nothing else is told from them in other games, either */
const LEAST = 1e-5;
const UNSEEN = 1e6;
const TEMPERS = [6, 8, 10, 12, 14, 18, 22, 28, 36, 50];

/**
 * Learns a network such that a seat's share of all exp(scores) is its chance to win: scores rise for winners and fall for
 * others, by Adam's way, in an order that the seed settles.
 */
export function fit(
  samples: readonly Sample[],
  names: readonly string[],
  { epochs, hidden, seed }: Course,
): Weights {
  const count = names.length;
  const rng = new Rng(seed);
  const { mean, scale } = spreadOf(samples, count);
  const network = makeNetwork(mean, scale, hidden, rng);
  const order = Array.from(samples, (_, i) => i);
  const batches = epochs * Math.ceil(order.length / BATCH);
  const most = samples.reduce((seats, sample) => Math.max(seats, sample.seats), 1);
  const scores = new Float64Array(most);
  let done = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    rng.shuffle(order);
    for (let from = 0; from < order.length; from += BATCH) {
      const to = Math.min(order.length, from + BATCH);
      for (let i = from; i < to; i++) {
        const { seats, features, winners } = samples[order[i]];
        for (let seat = 0; seat < seats; seat++) {
          compareSeats(features, seats, count, seat, network.input(seat));
          scores[seat] = network.score(seat);
        }
        let all = 0;
        for (let seat = 0; seat < seats; seat++) all += Math.exp(scores[seat] - scores[0]);
        for (let seat = 0; seat < seats; seat++) {
          const won = winners.includes(seat) ? 1 / winners.length : 0;
          network.blame(seat, Math.exp(scores[seat] - scores[0]) / all - won);
        }
      }
      done++;
      network.step(PACE * 0.5 * (1 + Math.cos((Math.PI * done) / (batches + 1))), to - from);
    }
  }
  return { features: names, ...network.weights() };
}

/** What is usual of each number, and how far apart they are; those that never change get no say. */
function spreadOf(samples: readonly Sample[], count: number): { mean: Float64Array; scale: Float64Array } {
  const size = 3 * count;
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  const input = new Float64Array(size);
  const n = new Float64Array(size);
  for (const { features, seats } of samples)
    for (let seat = 0; seat < seats; seat++) {
      compareSeats(features, seats, count, seat, input);
      for (let k = 0; k < size; k++) {
        if (!Number.isFinite(input[k])) continue;
        n[k]++;
        mean[k] += input[k];
        square[k] += input[k] * input[k];
      }
    }
  for (let k = 0; k < size; k++) mean[k] /= Math.max(1, n[k]);
  const scale = square.map((sum, k) => {
    const spread = Math.sqrt(Math.max(0, sum / Math.max(1, n[k]) - mean[k] * mean[k]));
    return spread > LEAST ? spread + 1e-3 : UNSEEN;
  });
  return { mean, scale };
}

/** How surprised one is by who won, on average. */
export function lossOf(weights: Weights, samples: readonly Sample[]): number {
  const count = weights.features.length;
  const score = scoreBy(weights);
  const input = new Float64Array(3 * count);
  return average(samples, ({ features, seats }) =>
    Array.from({ length: seats }, (_, seat) => {
      compareSeats(features, seats, count, seat, input);
      for (let k = 0; k < input.length; k++) if (!Number.isFinite(input[k])) input[k] = weights.usual[k];
      return score(input);
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
