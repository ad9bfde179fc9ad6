import { reason, type Seat, type State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

export interface StartShipsConfig {
  /** 1 for the corners where it holds; all if not said, none where this answers nothing */
  readonly where?: (b: Book) => Uint8Array | undefined;
}

const START_SHIP = reason('start-ship', 'a settlement at the sea starts with a ship');

/** Starting buildings on the coast come with a ship, and not with another route, if one has room there. */
export function startShips({ where }: StartShipsConfig = {}): Part {
  return {
    id: 'start-ships',
    of: { where },
    rules: (was, b) => {
      const corners = where ? where(b) : new Uint8Array(b.topology.corners).fill(1);
      if (!corners) return {};
      const ship = b.piece('ship').index;
      const takesShip = (s: State, seat: Seat, corner: Corner): boolean =>
        b.fields.supply.get(s, seat, ship) > 0 &&
        b.walks.edgesAt[corner].some(
          (edge) => b.rules.barStartRoute(s, seat, ship, edge, corner) === undefined,
        );
      return {
        barStartRoute: (s, seat, piece, edge, corner) =>
          was.barStartRoute(s, seat, piece, edge, corner) ??
          (piece !== ship && corners[corner] === 1 && takesShip(s, seat, corner) ? START_SHIP : undefined),
      };
    },
    words: { terms: { 'reason.start-ship': 'A settlement on the coast starts with a ship.' } },
  };
}
