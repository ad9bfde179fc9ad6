import { reason, type Seat, type State } from '@hexwright/kernel';
import type { Edge } from '../board/index.ts';
import { lanePieceAt, lanes } from '../mechanics/index.ts';
import { type BlockerNo, type Book, defineModule, type Part } from '../rulebook/index.ts';
import { seaLooks } from './looks.ts';
import { seaWords } from './words.ts';

/**
 * The ground of every game at sea: ships, gold fields and the pirate on top of the base game. It brings no board;
 * each scenario does.
 */
export const sea = defineModule({
  id: 'sea',
  kind: 'expansion',
  internal: true,
  seats: [3, 4, 5, 6, 7, 8],
  needs: ['first-island/base'],
  options: {
    shipMoves: {
      type: 'choice',
      default: 'anywhere',
      values: ['anywhere', 'same-anchor'],
      of: 'move.move-ship',
      words: 'Where a moved ship may go: wherever a new one could, or (3rd edition) only within its own lane',
    },
  },
  terrains: [{ id: 'gold', gives: 'any' }],
  pieces: [
    {
      id: 'ship',
      on: 'edge',
      supply: 15,
      cost: { lumber: 1, wool: 1 },
      route: true,
      edges: ['coast', 'sea'],
    },
  ],
  blockers: [{ id: 'pirate', on: 'hex', where: 'water' }],
  parts: [lanes({ piece: 'ship', moves: 'shipMoves' }), piracy()],
  words: seaWords,
  looks: seaLooks,
});

declare module '../rulebook/points.ts' {
  interface Groups {
    piracy: PiracyPoints;
  }
}

export interface PiracyPoints {
  /** whether the ships of the seat keep away from the pirate, and stay where it lies */
  shuns(s: State, seat: Seat): boolean;
}

const PIRATE_NEAR = reason('pirate-near', 'the pirate is beside it');

/** The pirate: no ship is laid beside it, none beside it sails away, and it robs the owners of ships around it. */
function piracy(): Part {
  return {
    id: 'piracy',
    brings: ['piracy'],
    rules: (was, b) => {
      const pirate = b.blockers.findIndex((blocker) => blocker.id === 'pirate');
      const ship = b.piece('ship').index;
      const shipAt = lanePieceAt(b, 'ship');
      const stops = (s: State, seat: Seat, edge: Edge): boolean =>
        besideBlocker(b, s, pirate, edge) && b.the.piracy.shuns(s, seat);
      return {
        piracy: { shuns: () => true },
        barBuild: (s, seat, piece, place) =>
          was.barBuild(s, seat, piece, place) ??
          (piece === ship && stops(s, seat, place) ? PIRATE_NEAR : undefined),
        barStartRoute: (s, seat, piece, edge, corner) =>
          was.barStartRoute(s, seat, piece, edge, corner) ??
          (piece === ship && stops(s, seat, edge) ? PIRATE_NEAR : undefined),
        lanes: {
          barMove: (s, seat, edge) =>
            was.lanes.barMove(s, seat, edge) ?? (stops(s, seat, edge) ? PIRATE_NEAR : undefined),
        },
        blockers: {
          touches: (s, victim, blocker, place) => {
            if (blocker !== pirate) return was.blockers.touches(s, victim, blocker, place);
            const { hexEdge } = b.topology;
            for (let i = place * 6; i < place * 6 + 6; i++)
              if (shipAt(s, victim, hexEdge[i]) >= 0) return true;
            return false;
          },
        },
      };
    },
    prepare: (b) => {
      const pirate = b.blockers.findIndex((blocker) => blocker.id === 'pirate');
      const [start] = b.layout.marks.hexes.pirate ?? [];
      return (s) => {
        if (start && pirate >= 0) b.fields.blocker.set(s, pirate, b.topology.hexAt(start.q, start.r));
      };
    },
  };
}

function besideBlocker(b: Book, s: State, blocker: BlockerNo, edge: Edge): boolean {
  if (blocker < 0) return false;
  const hex = b.fields.blocker.get(s, blocker);
  if (hex < 0) return false;
  const { edgeHex } = b.topology;
  return edgeHex[edge * 2] === hex || edgeHex[edge * 2 + 1] === hex;
}
