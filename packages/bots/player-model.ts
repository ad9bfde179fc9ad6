import { isOver, nameMove, type RawMove, type Rng, type State } from '@hexwright/kernel';
import { onOneSide, type Playable } from '@hexwright/rulebook';
import type { Bot } from './bot.ts';
import type { Features } from './features.ts';
import type { Evaluation, Search } from './search.ts';
import type { Explain } from './win-probability.ts';

export type Game = Playable;

/** What every player of one kind of game thinks with, however well it uses it. */
export interface PlayerModel {
  /** what a position is worth to a seat, at a glance */
  readonly worth: Evaluation;
  /** how likely a seat wins, at a longer look */
  readonly hope: Evaluation;
  readonly search: Search;
  /** everything that a position looks like in numbers, where that can be told: for those who learn from games */
  readonly features?: () => Features;
  /** why one position is better than another, where hope was learned from games */
  readonly reasons?: Explain;
  /** while a move is thought through what was seen of boards is remembered, and forgotten after it */
  readonly remember?: (on: boolean) => void;
  /** dealings with other players, where the game has such; who is keen makes an offer whenever it has one worth making */
  readonly deal?: (s: State, seat: number, rng: Rng, keen?: boolean) => RawMove | null;
}

/** A quick player that weighs every move by where it leads. */
export function quickBot(id: string, game: Game, { search, deal }: PlayerModel): Bot {
  return {
    id,
    choose: (state, seat, rng) => deal?.(state, seat, rng) ?? nameMove(game, search.best(state, seat, rng)),
  };
}

/** worths that differ by so much make one nearly three times as likely to win as the other */
export const TEMPER = 22;

/** How likely a seat wins, by what everybody's position is worth to it. */
export function winProbabilityFrom(game: Game, worth: Evaluation): Evaluation {
  return (s, seat) => {
    if (isOver(s)) return game.result(s).winners.includes(seat) ? 1 : 0;
    const mine = worth(s, seat);
    let all = 1;
    for (let other = 0; other < game.seats; other++)
      if (!onOneSide(game, seat, other)) all += Math.exp((worth(s, other) - mine) / TEMPER);
    return 1 / all;
  };
}
