import { reason, type State, tell } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { landReserve } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

const NOT_FREE = reason('dike-not-free', 'no dike is laid for nothing');
const NO_START = reason('no-start-dike', 'nobody starts with a dike');

export interface DikesConfig {
  readonly cost: Readonly<Record<string, number>>;
  /** the road that each is made of */
  readonly road: string;
  readonly reserve: Readonly<Record<string, number>>;
}

/** Dikes are roads over water. A sea hex with land or dikes on all sides, whosever, becomes land, and the dikes go back. */
export function dikes({ cost, road, reserve }: DikesConfig): Part {
  return {
    id: 'dikes',
    of: { cost, road },
    uses: [landReserve(reserve)],
    pieces: [{ id: 'dike', on: 'edge', supply: { madeOf: road }, cost, route: true, edges: ['sea'] }],
    rules: (was, b) => {
      const { index: dike, marks } = b.piece('dike');
      const { edgeHex, hexHex, hexEdge } = b.topology;
      const open = (s: State, hex: Hex): number => {
        let sides = 0;
        for (let i = hex * 6; i < hex * 6 + 6; i++) {
          const dry =
            hexHex[i] < 0 ? b.layout.frame === 'land' : b.land[b.fields.terrain.get(s, hexHex[i])] === 1;
          const mark = hexEdge[i] < 0 ? 0 : marks.get(s, hexEdge[i]);
          if (!dry && (mark === 0 || b.pieceOf[mark] !== dike)) sides++;
        }
        return sides;
      };
      const check = (s: State, hex: number): void => {
        if (hex < 0 || !isSea(b, s, hex) || open(s, hex) > 0) return;
        if (s.events) tell(s, 'reclaimed', { hex });
        b.the.landReserve.draw(s, hex, false);
      };
      return {
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (piece !== dike) return;
          check(s, edgeHex[place * 2]);
          check(s, edgeHex[place * 2 + 1]);
        },
        barStartRoute: (s, seat, piece, edge, corner) =>
          piece === dike ? NO_START : was.barStartRoute(s, seat, piece, edge, corner),
        freeRoutes: {
          barLay: (s, seat, piece) => (piece === dike ? NOT_FREE : was.freeRoutes.barLay(s, seat, piece)),
        },
        hints: {
          lures: (s, seat, corners, edges) => {
            was.hints.lures(s, seat, corners, edges);
            for (let hex = 0; hex < b.topology.hexes; hex++) {
              if (!isSea(b, s, hex) || !livesAt(b, s, seat, hex)) continue;
              const sides = open(s, hex);
              if (sides > 0 && sides <= 3)
                for (const edge of b.walks.edgesOf[hex]) edges[edge] += 0.5 / sides;
            }
          },
          progress: (s, seat) => {
            let hope = was.hints.progress(s, seat);
            for (let hex = 0; hex < b.topology.hexes; hex++) {
              if (!isSea(b, s, hex) || !livesAt(b, s, seat, hex)) continue;
              const sides = open(s, hex);
              if (sides <= 2) hope += 0.08 * (3 - sides);
            }
            return hope;
          },
        },
      };
    },
    words: {
      terms: {
        'piece.dike': 'dike',
        'move.dike': 'Build a dike',
        'event.reclaimed': 'The sea is pushed back: a hex is dry.',
        'reason.dike-not-free': 'No dike is laid for free.',
        'reason.no-start-dike': 'Nobody starts with a dike.',
      },
    },
    looks: { pieces: { dike: { shape: 'wall' } } },
  };
}

function isSea(b: Book, s: State, hex: Hex): boolean {
  return b.terrains[b.fields.terrain.get(s, hex)].id === 'sea';
}

/** whether the seat has a building at the hex */
export function livesAt(b: Book, s: State, seat: number, hex: Hex): boolean {
  for (const corner of b.walks.cornersOf[hex]) {
    const mark = b.fields.building.get(s, corner);
    if (mark !== 0 && b.ownerOf[mark] === seat) return true;
  }
  return false;
}
