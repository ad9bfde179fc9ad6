import { type State, stateToJson } from '@hexwright/kernel';
import type { Face } from './face.ts';
import { pointsOf } from './scoring.ts';
import type { Sight } from './sight.ts';
import type { TableEvent, Told } from './telling.ts';

/** A position with all hands and everything else on the table: for games that are over. */
export function openly({ game }: Face, s: State): Pick<Sight, 'fields' | 'points'> {
  return {
    fields: stateToJson(s),
    points: Array.from({ length: game.seats }, (_, seat) => pointsOf(game, s, seat, true)),
  };
}

/** What happened, secrets and all. */
export function tellOpenly(told: readonly Told[]): TableEvent[] {
  return told.map(({ at, event: { kind, data, secret } }) => ({
    at,
    kind,
    data: { ...data, ...secret?.data },
  }));
}
