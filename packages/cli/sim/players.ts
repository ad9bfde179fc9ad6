import { askBot, botFor } from '@hexwright/bots';
import { afterMove, applyCode, check, type MoveList, pick, type Rng, type State } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';

/** Somebody who takes a seat in a simulation and makes one move. */
export type Player = (s: State, seat: number, legal: MoveList, rng: Rng) => void;

export function seatPlayer(name: string, game: Playable): Player {
  // Random players are the benchmark: they pick among the moves already listed.
  if (name === 'random') return (s, seat, legal, rng) => applyCode(s, seat, pick(legal, rng, false));
  const bot = botFor(game, name);
  return (s, seat, _legal, rng) => {
    const checked = check(s, seat, askBot(bot, s, seat, rng));
    if (!checked.ok) throw new Error(`${name} at seat ${seat}: ${checked.reason.text}`);
    if (checked.move.open) {
      checked.move.open.apply(s, seat, checked.data);
      afterMove(s);
    } else applyCode(s, seat, checked.code);
  };
}
