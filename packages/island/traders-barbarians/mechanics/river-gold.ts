import type { Seat, State } from '@hexwright/kernel';
import { earnGold, foundsAt, isFounding } from '../../mechanics/index.ts';
import type { Part, PieceNo } from '../../rulebook/index.ts';
import { riverOf } from './river.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    river: RiverPoints;
  }
}

export interface RiverPoints {
  /** the gold that a new bridge earns */
  bridgeGold(s: State): number;
  /** the gold that a building at a river earns, and a route along one */
  townGold(s: State): number;
  routeGold(s: State): number;
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
      const earn = (s: State, seat: Seat, piece: PieceNo, place: number, founds: boolean): void => {
        if (seat >= b.seats) return;
        if (founds && corners[place] === 1) earnGold(b, s, seat, b.the.river.townGold(s));
        else if (piece === spans) earnGold(b, s, seat, b.the.river.bridgeGold(s));
        else if (b.isRoute[piece] === 1 && along[place] === 1) earnGold(b, s, seat, b.the.river.routeGold(s));
      };
      return {
        river: { bridgeGold: () => bridge, townGold: () => building, routeGold: () => route },
        build: (s, seat, piece, place) => {
          const founds = foundsAt(b, s, piece, place);
          was.build(s, seat, piece, place);
          if (b.fields.turn.get(s) === 0) earn(s, seat, piece, place, founds);
        },
        // What is only moved earns nothing again.
        built: (s, seat, piece, place) => {
          was.built(s, seat, piece, place);
          earn(s, seat, piece, place, isFounding(b, b.pieces[piece]));
        },
        hints: {
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) +
            (corners[corner] === 1 ? b.the.river.townGold(s) * b.the.gold.worth(s, seat) : 0),
          lures: (s, seat, onCorners, onEdges) => {
            was.hints.lures(s, seat, onCorners, onEdges);
            const worth = b.the.gold.worth(s, seat);
            const gold = b.the.river.bridgeGold(s);
            const bank = b.the.river.routeGold(s);
            for (let edge = 0; edge < along.length; edge++)
              if (b.fields.route.get(s, edge) === 0)
                onEdges[edge] += worth * (along[edge] * bank + crossings[edge] * gold);
          },
        },
      };
    },
  };
}
