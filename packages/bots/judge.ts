import { applyCode, copyState, newState, type Rng, resample, type State } from '@hexwright/kernel';
import type { Time } from './bot.ts';
import { makeLookahead, type Weighed } from './lookahead.ts';
import type { Game, PlayerModel } from './player-model.ts';
import type { Shift } from './win-probability.ts';

/** Judges positions and moves for people who look back at a game, or ask for a hint. */
export interface Judge {
  /** whether chances were learned from games; else they follow from a judgement made by hand, which tells moves apart better than chances */
  readonly learned: boolean;
  /** by seat: how likely it wins from this position; all of them together are one, or a team's seats the same */
  chances(s: State): readonly number[];
  /**
   * What the best moves of a seat are worth, and the one of this code whatever it looks like, the best first. Nothing that the seat may
   * not know is looked at: hands are dealt anew.
   */
  weigh(s: State, seat: number, rng: Rng, time: Time, played?: number): readonly Weighed[];
  /**
   * The share of games that the seat wins after each of these moves, where everybody plays on at a glance, all with the same luck: slower
   * than weighing, and it trusts no judgement of what lies between. Hands are dealt anew.
   */
  playOut(s: State, seat: number, rng: Rng, time: Time, codes: readonly number[]): readonly Weighed[];
  /** what a position after one move has over the one after another, in the numbers of a position; nothing where nothing was learned */
  compare(s: State, seat: number, rng: Rng, move: number, other: number): readonly Shift[];
}

/** as many moves are weighed, each to the end of the round */
const WIDE = 5;
const ROUNDS = 1;

export function makeJudge(game: Game, wits: PlayerModel): Judge {
  const { hope, reasons } = wits;
  const foresight = makeLookahead(game, wits, { wide: WIDE, rounds: ROUNDS });
  const after = [newState(game), newState(game)];
  return {
    learned: reasons !== undefined,
    chances: (s) => Array.from({ length: game.seats }, (_, seat) => hope(s, seat)),
    weigh: (s, seat, rng, time, played) => foresight.weigh(resample(s, seat, rng), seat, rng, time, played),
    playOut: (s, seat, rng, time, codes) => foresight.tellOut(s, seat, rng, time, codes),
    compare: (s, seat, rng, move, other) => {
      if (!reasons || move === other) return [];
      const dealt = resample(s, seat, rng);
      for (const [i, code] of [other, move].entries()) {
        copyState(dealt, after[i]);
        applyCode(after[i], seat, code);
      }
      return reasons(after[0], after[1], seat);
    },
  };
}
