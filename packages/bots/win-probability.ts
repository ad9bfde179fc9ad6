import { isOver, type State } from '@hexwright/kernel';
import type { Features } from './features.ts';
import type { Game } from './player-model.ts';
import type { Evaluation } from './search.ts';

/**
 * A learned judgement: a small network that gives each seat a score. It reads the seat's features, those of its rivals on average, and
 * the best of them in each, one after the other; what is usual of each number is taken off, and how far apart they usually are
 * is one. A line goes straight to the score, and a hidden layer adds what no line can say.
 */
export interface Weights {
  /** the numbers of a position that the network reads; those that a row has not are taken as usual */
  readonly features: readonly string[];
  readonly usual: readonly number[];
  readonly apart: readonly number[];
  readonly line: readonly number[];
  /** one after the other: the weights of each hidden number */
  readonly hidden: readonly number[];
  readonly bias: readonly number[];
  readonly out: readonly number[];
}

/** numbers so far from what is usual count as this far */
export const FAR = 5;
/** what is left of a hidden number below nothing */
export const LEAK = 0.05;

/** What moved a judgement from one position to another: the number of a position, and what it did to the seat's score. */
export interface Shift {
  readonly feature: string;
  readonly by: number;
}

/** Tells by which numbers two positions differ for a seat, the weightiest first. */
export type Explain = (from: State, to: State, seat: number) => readonly Shift[];

export function learnedReasons(game: Game, features: Features, weights: Weights): Explain {
  const names = weights.features;
  const F = names.length;
  const look = lookThrough(game, features, weights);
  const inputs = [new Float64Array(3 * F), new Float64Array(3 * F)];
  const between = new Float64Array(3 * F);
  const score = scoreBy(weights);
  const slopes = slopesOf(weights);

  return (from, to, seat) => {
    for (const [i, s] of [from, to].entries()) {
      look.at(s);
      look.write(seat, inputs[i]);
      // The score takes off what is usual, in place.
      score(inputs[i]);
    }
    for (let k = 0; k < between.length; k++) between[k] = (inputs[0][k] + inputs[1][k]) / 2;
    const slope = slopes(between);
    const moved = (k: number): number => slope[k] * (inputs[1][k] - inputs[0][k]);
    return names
      .map((feature, f) => ({ feature, by: moved(f) + moved(F + f) + moved(2 * F + f) }))
      .filter(({ by }) => by !== 0)
      .sort((one, other) => Math.abs(other.by) - Math.abs(one.by));
  };
}

/** How much the score rises with each number that the network reads, at a place. */
function slopesOf({ line, hidden, bias, out }: Weights): (input: Float64Array) => Float64Array {
  const size = line.length;
  const slope = new Float64Array(size);
  return (input) => {
    slope.set(line);
    for (let h = 0; h < bias.length; h++) {
      let z = bias[h];
      for (let k = 0, w = h * size; k < size; k++, w++) z += hidden[w] * input[k];
      const steep = out[h] * (z > 0 ? 1 : LEAK);
      for (let k = 0, w = h * size; k < size; k++, w++) slope[k] += steep * hidden[w];
    }
    return slope;
  };
}

/** How likely a seat wins, by what was learned from games that bots played among themselves. */
export function learnedWinProbability(game: Game, features: Features, weights: Weights): Evaluation {
  const { seats } = game;
  const look = lookThrough(game, features, weights);
  const scores = new Float64Array(seats);
  const input = new Float64Array(3 * weights.features.length);
  const score = scoreBy(weights);

  return (s: State, seat: number) => {
    if (isOver(s)) return game.result(s).winners.includes(seat) ? 1 : 0;
    look.at(s);
    for (let each = 0; each < seats; each++) {
      look.write(each, input);
      scores[each] = score(input);
    }
    let all = 0;
    for (let each = 0; each < seats; each++) all += Math.exp(scores[each] - scores[seat]);
    return 1 / all;
  };
}

/** Reads positions of a row for a network: what the row has not is as usual, and what the network does not know it is not told. */
function lookThrough(
  { seats }: Game,
  { names, read }: Features,
  { features, usual }: Weights,
): { at(s: State): void; write(seat: number, input: Float64Array): void } {
  const [F, N] = [features.length, names.length];
  const seen = new Float32Array(seats * N);
  const compared = new Float64Array(3 * N);
  const from = features.map((name) => names.indexOf(name));
  const alike = F === N && from.every((place, i) => place === i);
  return {
    at: (s) => {
      for (let each = 0; each < seats; each++) read(s, each, seen, each * N);
    },
    write: (seat, input) => {
      if (alike) return compareSeats(seen, seats, N, seat, input);
      compareSeats(seen, seats, N, seat, compared);
      for (let k = 0; k < 3; k++)
        for (let f = 0; f < F; f++)
          input[k * F + f] = from[f] < 0 ? usual[k * F + f] : compared[k * N + from[f]];
    },
  };
}

/** Writes what the network reads of a seat: its own features, its rivals' on average and the best of them in each. */
export function compareSeats(
  seen: Float32Array,
  seats: number,
  count: number,
  seat: number,
  out: Float64Array,
): void {
  for (let f = 0; f < count; f++) {
    let total = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      const there = seen[other * count + f];
      total += there;
      if (there > most) most = there;
    }
    out[f] = seen[seat * count + f];
    out[count + f] = seats > 1 ? total / (seats - 1) : 0;
    out[2 * count + f] = seats > 1 ? most : 0;
  }
}

/** The network: it changes the numbers that it is given. */
export function scoreBy(weights: Weights): (input: Float64Array) => number {
  const usual = Float64Array.from(weights.usual);
  const apart = Float64Array.from(weights.apart);
  const line = Float64Array.from(weights.line);
  const hidden = Float64Array.from(weights.hidden);
  const bias = Float64Array.from(weights.bias);
  const out = Float64Array.from(weights.out);
  const size = line.length;

  return (input) => {
    let sum = 0;
    for (let k = 0; k < size; k++) {
      const x = Math.max(-FAR, Math.min(FAR, (input[k] - usual[k]) / apart[k]));
      input[k] = x;
      sum += line[k] * x;
    }
    for (let h = 0; h < bias.length; h++) {
      let z = bias[h];
      for (let k = 0, w = h * size; k < size; k++, w++) z += hidden[w] * input[k];
      sum += out[h] * (z > 0 ? z : LEAK * z);
    }
    return sum;
  };
}
