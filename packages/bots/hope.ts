import { isOver, type State } from '@hexwright/kernel';
import { FEATURES, type ReadFeatures } from './features.ts';
import type { Worth } from './search.ts';
import type { Game } from './wits.ts';

/** A learned judgement: a weight for each feature of a seat, of its rivals on average, and of the best of them in each. */
export interface Weights {
  readonly own: readonly number[];
  readonly rivals: readonly number[];
  readonly best: readonly number[];
}

/** How likely a seat wins, by what was learned from games that bots played among themselves. */
export function learnedHope(game: Game, read: ReadFeatures, { own, rivals, best }: Weights): Worth {
  const F = FEATURES.length;
  const seats = game.seats;
  const seen = new Float32Array(seats * F);
  const scores = new Float64Array(seats);

  const score = (seat: number): number => {
    let sum = 0;
    for (let f = 0; f < F; f++) {
      let total = 0;
      let most = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < seats; other++) {
        if (other === seat) continue;
        const there = seen[other * F + f];
        total += there;
        if (there > most) most = there;
      }
      sum +=
        own[f] * seen[seat * F + f] + (seats > 1 ? rivals[f] * (total / (seats - 1)) + best[f] * most : 0);
    }
    return sum;
  };

  return (s: State, seat: number) => {
    if (isOver(s)) return game.result(s).winners.includes(seat) ? 1 : 0;
    for (let each = 0; each < seats; each++) read(s, each, seen, each * F);
    for (let each = 0; each < seats; each++) scores[each] = score(each);
    let all = 0;
    for (let each = 0; each < seats; each++) all += Math.exp(scores[each] - scores[seat]);
    return 1 / all;
  };
}
