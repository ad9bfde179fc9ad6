import { type State, stateToJson } from '@hexwright/kernel';
import type { RecordedEvent, TableEvent } from './event-log.ts';
import type { GamePresenter } from './presenter.ts';
import { pointsOf } from './scoring.ts';
import type { SeatView } from './seat-view.ts';

/** A position with all hands and everything else on the table: for games that are over. */
export function openView({ game }: GamePresenter, s: State): Pick<SeatView, 'fields' | 'points'> {
  return {
    fields: stateToJson(s),
    points: Array.from({ length: game.seats }, (_, seat) => pointsOf(game, s, seat, true)),
  };
}

/** What happened, secrets and all. */
export function openEvents(told: readonly RecordedEvent[]): TableEvent[] {
  return told.map(({ at, event: { kind, data, secret } }) => ({
    at,
    kind,
    data: { ...data, ...secret?.data },
  }));
}
