import { type Bar, reason, type Seat, type State } from '@hexwright/kernel';
import { type Corner, regionNeed } from '../../board/index.ts';
import { isFounding, NOT_REACHED, TAKEN } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { ISLAND } from '../boards/marks.ts';

const fields = {
  outpostAt: field.row('seat', { start: -1, noLook: 'it stands on the board' }),
};

const OUTPOST = 'outpost';
const ON_ISLAND = reason('outpost-place', 'an outpost stands on the coast of the island');
const NO_TOWN = reason('closed-island', 'nobody settles or builds roads on this island');

/** what an outpost is worth to a bot besides its point, and the way to one, a ship more each, in points */
const WORTH = 2.2;
const WAY = 1.9;
const FADE = 0.8;

declare module '../../rulebook/points.ts' {
  interface Groups {
    outposts: OutpostPoints;
  }
}

export interface OutpostPoints {
  /** the seat has built its outpost there: what it brings */
  founded(s: State, seat: Seat, corner: Corner): void;
  /** where its outpost stands, or -1 */
  corner(s: State, seat: Seat): Corner;
}

/**
 * Everybody has one outpost, for the coast of an island where nobody settles. It closes a line of ships as a settlement does, but gives
 * nothing, keeps no distance and stops nobody.
 */
export function outposts(): Part {
  return {
    id: 'outposts',
    boardNeeds: [regionNeed(ISLAND)],
    fields,
    pieces: [
      {
        id: OUTPOST,
        on: 'corner',
        supply: 1,
        cost: { lumber: 2, wool: 1 },
        points: 1,
        only: 'reached',
        bar: (b) => {
          const { cornerHex, cornerHexFrom } = b.topology;
          const island = cornersOfIsland(b);
          return (s, seat, corner): Bar => {
            if (b.fields.building.get(s, corner) !== 0) return TAKEN;
            if (!b.rules.cornerReached(s, seat, corner)) return NOT_REACHED;
            if (island[corner] === 0) return ON_ISLAND;
            for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
              if (!b.land[b.fields.terrain.get(s, cornerHex[i])]) return undefined;
            return cornerHexFrom[corner + 1] - cornerHexFrom[corner] < 3 ? undefined : ON_ISLAND;
          };
        },
      },
    ],
    brings: ['outposts'],
    rules: (was, b) => {
      const { outpostAt: at } = handlesOf(b, fields);
      const { index } = b.piece(OUTPOST);
      const road = b.piece('road').index;
      const island = cornersOfIsland(b);
      const { corners, edgeHex } = b.topology;
      const ships = b.piece('ship');
      const routesAt = b.grid<Seat, Corner>('routesAt');
      const far = shipsTo(b, island);
      const onIsland = Uint8Array.from(b.layout.hexes, ({ region }) => (region === ISLAND ? 1 : 0));
      const founds = Uint8Array.from(b.pieces, (piece) =>
        piece.index !== index && isFounding(b, piece) ? 1 : 0,
      );
      const isClosed = (piece: number, place: number): boolean => {
        if (founds[piece] === 1) return island[place] === 1;
        if (piece !== road) return false;
        return [edgeHex[place * 2], edgeHex[place * 2 + 1]].some((hex) => hex >= 0 && onIsland[hex] === 1);
      };
      return {
        outposts: {
          founded: () => {},
          corner: (s, seat) => at.get(s, seat),
        },
        barBuild: (s, seat, piece, place) =>
          isClosed(piece, place) ? NO_TOWN : was.barBuild(s, seat, piece, place),
        barFound: (s, seat, corner) => (island[corner] === 1 ? NO_TOWN : was.barFound(s, seat, corner)),
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (piece !== index) return;
          at.set(s, seat, place);
          b.the.outposts.founded(s, seat, place);
        },
        hints: {
          progress: (s, seat) => {
            const before = was.hints.progress(s, seat);
            if (at.get(s, seat) >= 0) return before + WORTH;
            let nearest = ships.limit;
            for (let corner = 0; corner < corners; corner++)
              if (routesAt.get(s, seat, corner) > 0 && far[corner] < nearest) nearest = far[corner];
            if (nearest > b.fields.supply.get(s, seat, ships.index)) return before;
            return before + WAY * FADE ** nearest;
          },
        },
      };
    },
    words: {
      terms: {
        'piece.outpost': 'outpost',
        'move.outpost': 'Build the outpost',
        'reason.outpost-place': 'An outpost stands on the coast of the island.',
        'reason.closed-island': 'Nobody settles or builds roads on this island.',
      },
    },
    looks: { pieces: { [OUTPOST]: { shape: 'tent' } } },
  };
}

/** by corner: 1 if it touches the island */
function cornersOfIsland(b: Book): Uint8Array {
  return Uint8Array.from({ length: b.topology.corners }, (_, corner) =>
    b.walks.hexesAt[corner].some((hex) => b.layout.hexes[hex].region === ISLAND) ? 1 : 0,
  );
}

/** by corner: how many ships lead from it to the nearest of these corners, on a map whose coasts are known */
function shipsTo(b: Book, targets: Uint8Array): Uint8Array {
  const { hexes } = b.layout;
  const isSea = (hex: number): boolean => hexes[hex].terrain === 'sea';
  const far = Uint8Array.from(targets, (target) => (target === 1 ? 0 : 255));
  const queue = [...far.keys()].filter((corner) => far[corner] === 0);
  for (const corner of queue)
    for (const edge of b.walks.edgesAt[corner]) {
      if (!b.walks.hexesAlong[edge].some(isSea)) continue;
      for (const end of b.walks.endsOf[edge])
        if (far[end] > far[corner] + 1) {
          far[end] = far[corner] + 1;
          queue.push(end);
        }
    }
  return far;
}

/** Whoever builds an outpost wins a friend. */
export const friendsAtOutposts: Part = {
  id: 'friends-at-outposts',
  rules: (was, b) => ({
    outposts: {
      founded: (s, seat, corner) => {
        was.outposts.founded(s, seat, corner);
        b.the.friends.claim(s, seat);
      },
    },
  }),
};
