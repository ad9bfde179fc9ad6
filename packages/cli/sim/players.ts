import {
  afterMove,
  applyCode,
  check,
  type MoveList,
  pick,
  type RawMove,
  type Rng,
  type State,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { type Contestant, contestantFrom, seatContestant } from '../players/contestants.ts';

/** Somebody who takes a seat in a simulation and makes one move; answers its code, or the move where it has none. */
export type Player = (s: State, seat: number, legal: MoveList, rng: Rng) => number | RawMove;

/** A player of ours by name. */
export const seatPlayer = (name: string, game: Playable): Player =>
  simPlayer(contestantFrom(name, game, 'player'), game);

export function simPlayer(contestant: Contestant, game: Playable): Player {
  // Random players are the benchmark: they pick among the moves already listed.
  if (contestant.bot === 'random')
    return (s, seat, legal, rng) => {
      const code = pick(legal, rng, false);
      applyCode(s, seat, code);
      return code;
    };
  const ask = seatContestant(contestant, game);
  return (s, seat, _legal, rng) => {
    const raw = ask(s, seat, rng);
    const checked = check(s, seat, raw);
    if (!checked.ok) throw new Error(`${contestant.text} at seat ${seat}: ${checked.reason.text}`);
    if (checked.move.open) {
      checked.move.open.apply(s, seat, checked.data);
      afterMove(s);
      return raw;
    }
    applyCode(s, seat, checked.code);
    return checked.code;
  };
}
