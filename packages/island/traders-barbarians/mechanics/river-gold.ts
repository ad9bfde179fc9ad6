import { earnGold, foundsAt } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { riverOf } from './river.ts';

export interface RiverGoldConfig {
  /** the gold for a building at a river, for a route along one, and for a bridge */
  readonly building: number;
  readonly route: number;
  readonly bridge: number;
}

/** Whoever builds at a river earns gold, also at the start; a building that grows earns none. */
export function riverGold({ building, route, bridge }: RiverGoldConfig): Part {
  return {
    id: 'river-gold',
    of: { building, route, bridge },
    rules: (was, b) => {
      const { edges, corners, crossings } = riverOf(b);
      const { index: spans } = b.piece('bridge');
      const along = edges.map((at, edge) => (at === 1 && crossings[edge] === 0 ? 1 : 0));
      return {
        build: (s, seat, piece, place) => {
          const founds = corners[place] === 1 && foundsAt(b, s, piece, place);
          was.build(s, seat, piece, place);
          if (seat >= b.seats) return;
          if (founds) earnGold(b, s, seat, building);
          else if (piece === spans) earnGold(b, s, seat, bridge);
          else if (b.isRoute[piece] === 1 && along[place] === 1) earnGold(b, s, seat, route);
        },
        hints: {
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) +
            (corners[corner] === 1 ? building * b.the.gold.worth(s, seat) : 0),
          lures: (s, seat, onCorners, onEdges) => {
            was.hints.lures(s, seat, onCorners, onEdges);
            const worth = b.the.gold.worth(s, seat);
            for (let edge = 0; edge < along.length; edge++)
              if (b.fields.route.get(s, edge) === 0)
                onEdges[edge] += worth * (along[edge] * route + crossings[edge] * bridge);
          },
        },
      };
    },
  };
}
