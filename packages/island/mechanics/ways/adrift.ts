import { reason, type Seat, type State } from '@hexwright/kernel';
import type { Edge } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { makeAnchored } from './anchored.ts';
import { lanePieceAt } from './lanes.ts';

export interface AdriftConfig {
  /** the route piece that forms lanes */
  readonly piece: string;
  /** what a lane without an anchor is not fit for: its pieces are not moved, or its owner builds no further ones */
  readonly bars: 'moving' | 'building';
}

const ADRIFT = reason('adrift', 'its lane hangs on no building of its owner');
const MEND_FIRST = reason(
  'mend-first',
  'a lane of the seat hangs on no building: it has to be joined again first',
);

/**
 * A lane that hangs on no building of its owner is adrift, until one of its ends is joined to one again. What others built on the way
 * does not set a lane adrift.
 */
export function adrift({ piece: id, bars }: AdriftConfig): Part {
  return {
    id: `adrift ${id}`,
    of: { id, bars },
    words: {
      terms:
        bars === 'moving'
          ? { 'reason.adrift': 'This ship hangs on none of your settlements and cities.' }
          : {
              'reason.mend-first':
                'Some of your ships hang on none of your settlements and cities: join them to one first.',
            },
    },
    rules: (was, b) => {
      const { index: lane, limit } = b.piece(id);
      const pieceAt = lanePieceAt(b, id);
      const anchored = makeAnchored(b, { bears: (piece) => b.pieces[piece].source === lane, cut: false });
      const isAdrift = (s: State, seat: Seat): boolean => {
        if (seat >= b.seats || b.fields.supply.get(s, seat, lane) === limit) return false;
        anchored.find(s, seat);
        for (let edge = 0; edge < anchored.edges.length; edge++)
          if (!anchored.edges[edge] && pieceAt(s, seat, edge) >= 0) return true;
        return false;
      };
      if (bars === 'moving')
        return {
          lanes: {
            barMove: (s, seat, edge: Edge) => {
              const bar = was.lanes.barMove(s, seat, edge);
              if (bar) return bar;
              anchored.find(s, seat);
              return anchored.edges[edge] ? undefined : ADRIFT;
            },
          },
        };
      return {
        barBuildKind: (s, seat, piece, list) =>
          was.barBuildKind(s, seat, piece, list) ??
          (piece === lane && isAdrift(s, seat) ? MEND_FIRST : undefined),
        freeRoutes: {
          barLay: (s, seat, piece) =>
            was.freeRoutes.barLay(s, seat, piece) ??
            (piece === lane && isAdrift(s, seat) ? MEND_FIRST : undefined),
        },
      };
    },
  };
}

/** Takes every route of these pieces off the board that hangs on no building of its owner. */
export function makeDropStranded(b: Book, pieces: readonly string[]): (s: State) => void {
  const kinds = pieces.map((id) => b.piece(id));
  const anchored = makeAnchored(b, { bears: (piece) => b.isRoute[piece] === 1, cut: false });
  return (s) => {
    for (let seat = 0; seat < b.seats; seat++) {
      anchored.find(s, seat);
      for (const { index, marks, places } of kinds)
        for (let edge = 0; edge < places; edge++)
          if (!anchored.edges[edge] && marks.get(s, edge) === b.mark(seat, index))
            b.rules.unbuild(s, index, edge);
    }
  };
}
