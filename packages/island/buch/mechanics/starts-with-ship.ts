import { reason, type Seat, type State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import type { Part } from '../../rulebook/index.ts';

export interface StartsWithShipConfig {
  /** the option that says which settlement it is: `first`, or any of them */
  readonly option: string;
}

const SHIP_LEAVES = reason('ship-leaves', 'a ship leaves this settlement');
const BY_THE_SEA = reason('start-by-the-sea', 'this settlement stands where a ship can leave it');

/** One starting settlement of everybody stands on the coast, and a ship leaves it: the first, or at the latest the last. */
export function startsWithShip({ option }: StartsWithShipConfig): Part {
  return {
    id: 'starts-with-ship',
    of: option,
    rules: (was, b) => {
      const ship = b.piece('ship').index;
      const placed = b.cell('startsPlaced');
      const { cornerEdge, cornerEdgeFrom } = b.topology;
      const first = b.option(option) === 'first';
      const mustSail = (s: State, seat: Seat): boolean => {
        const { limit } = b.pieces[ship];
        if (b.fields.supply.get(s, seat, ship) < limit) return false;
        const round = Math.floor(placed.get(s) / b.seats);
        return first ? round === 0 : round === b.rules.startRounds(s) - 1;
      };
      const canSail = (s: State, corner: Corner): boolean => {
        for (let k = cornerEdgeFrom[corner]; k < cornerEdgeFrom[corner + 1]; k++)
          if (b.rules.edgeFit(s, ship, cornerEdge[k])) return true;
        return false;
      };
      return {
        barStartAt: (s, seat, corner) =>
          was.barStartAt(s, seat, corner) ??
          (mustSail(s, seat) && !canSail(s, corner) ? BY_THE_SEA : undefined),
        barStartRoute: (s, seat, piece, edge, corner) =>
          was.barStartRoute(s, seat, piece, edge, corner) ??
          (piece !== ship && mustSail(s, seat) ? SHIP_LEAVES : undefined),
      };
    },
    words: {
      terms: {
        'reason.ship-leaves': 'A ship leaves this settlement.',
        'reason.start-by-the-sea': 'This settlement stands where a ship can leave it.',
      },
    },
  };
}
