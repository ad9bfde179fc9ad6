import { judgeOf, type Time } from '@hexwright/bots';
import {
  type Chance,
  isOver,
  itemAt,
  type Logged,
  nameMove,
  type Outcome,
  Rng,
  refuse,
  replay,
  toMove,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import type { Advice } from '../review/reviewed.ts';
import { reasonsFor } from './reasons.ts';

/** How long somebody who asks is kept waiting, in milliseconds by the clock: for a look ahead, and for all of it. */
export interface Patience {
  readonly ahead: number;
  readonly whole: number;
  /** games that are played to the end of what looks best, at most */
  readonly games: number;
}

const PATIENCE: Patience = { ahead: 1000, whole: 2500, games: 300 };
/** as many moves are named */
const NAMED = 3;
/** fewer games say nothing */
const FEW = 8;

export interface Asking {
  readonly game: Playable;
  readonly chance: Chance;
  readonly log: readonly Logged[];
  readonly seat: number;
  readonly now: () => number;
  readonly patience?: Patience;
}

/** What the expert would do for a seat that is asked now, by what the seat itself may know. */
export function advise({
  game,
  chance,
  log,
  seat,
  now,
  patience = PATIENCE,
}: Asking): Outcome<{ readonly advice: Advice }> {
  const judge = judgeOf(game);
  if (!judge) return refuse('unjudged', 'no bot can judge this game');
  const played = replay(game, chance, log);
  if (!played.ok) return played;
  const { state } = played.game;
  if (isOver(state) || ((toMove(state) >> seat) & 1) !== 1 || toMove(state) < 0)
    return refuse('not-your-turn', 'nothing is asked of you now');
  const begun = now();
  const ahead: Time = () => now() < begun + patience.ahead;
  const named = judge.weigh(state, seat, new Rng('advice', log.length), ahead).slice(0, NAMED);
  const toTheEnd: Time = (_, games) => games < patience.games && now() < begun + patience.whole;
  const codes = named.map(({ code }) => code);
  const out = judge.playOut(state, seat, new Rng('advice', log.length), toTheEnd, codes);
  const enough = itemAt(out, 0).stories >= FEW;
  // Both count alike: one looks closely and not far, the other far and not closely.
  const moves = named
    .map(({ code, chance: seen }, i) => ({
      code,
      chance: enough ? (seen + itemAt(out, i).chance) / 2 : seen,
    }))
    .sort((one, other) => other.chance - one.chance);
  const [first, second] = moves;
  return {
    ok: true,
    advice: {
      moves: moves.map(({ code, chance: likely }) => ({ move: nameMove(game, code), chance: likely })),
      why:
        first && second
          ? reasonsFor(judge, game, state, seat, new Rng('advice', log.length), first.code, second.code)
          : [],
    },
  };
}
