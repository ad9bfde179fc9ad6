import type { State } from '@hexwright/kernel';
import { earnGold, foundsAt } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { riverOf } from './river.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    river: RiverPoints;
  }
}

export interface RiverPoints {
  /** the gold that a new bridge earns */
  bridgeGold(s: State): number;
}

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
    brings: ['river'],
    rules: (was, b) => {
      const { edges, corners, crossings } = riverOf(b);
      const { index: spans } = b.piece('bridge');
      const along = edges.map((at, edge) => (at === 1 && crossings[edge] === 0 ? 1 : 0));
      return {
        river: { bridgeGold: () => bridge },
        build: (s, seat, piece, place) => {
          const founds = corners[place] === 1 && foundsAt(b, s, piece, place);
          was.build(s, seat, piece, place);
          if (seat >= b.seats) return;
          if (founds) earnGold(b, s, seat, building);
          else if (piece === spans) earnGold(b, s, seat, b.the.river.bridgeGold(s));
          else if (b.isRoute[piece] === 1 && along[place] === 1) earnGold(b, s, seat, route);
        },
        hints: {
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) +
            (corners[corner] === 1 ? building * b.the.gold.worth(s, seat) : 0),
          lures: (s, seat, onCorners, onEdges) => {
            was.hints.lures(s, seat, onCorners, onEdges);
            const worth = b.the.gold.worth(s, seat);
            const gold = b.the.river.bridgeGold(s);
            for (let edge = 0; edge < along.length; edge++)
              if (b.fields.route.get(s, edge) === 0)
                onEdges[edge] += worth * (along[edge] * route + crossings[edge] * gold);
          },
        },
      };
    },
  };
}
