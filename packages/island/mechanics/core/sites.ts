import type { Seat, State } from '@hexwright/kernel';
import type { Book, Piece } from '../../rulebook/index.ts';
import { makeReach } from '../ways/reach.ts';

export interface Sites {
  /** the places that were found last, in order */
  readonly places: Int16Array;
  /** finds the places about which a list of moves must ask, and answers how many: nothing is ever built elsewhere */
  find(s: State, seat: Seat): number;
  /** whether nothing speaks against building on one of them */
  any(s: State, seat: Seat): boolean;
}

/** Where a piece of a seat may come to stand, before any rule is asked: few places of the board, for most pieces. */
export function makeSites(b: Book, piece: Piece): Sites {
  const { places, find } = look(b, piece);
  return {
    places,
    find,
    any: (s, seat) => {
      const count = find(s, seat);
      for (let i = 0; i < count; i++)
        if (b.rules.barBuild(s, seat, piece.index, places[i]) === undefined) return true;
      return false;
    },
  };
}

function look(b: Book, piece: Piece): Pick<Sites, 'places' | 'find'> {
  const { marks, replacesIndex, only } = piece;
  const custom = piece.bar !== undefined;
  const usual = !custom && replacesIndex < 0;
  const reach = makeReach(b);
  if (usual && piece.on === 'edge' && piece.route)
    return { places: reach.edges, find: (s, seat) => reach.find(s, seat, marks) };
  if (only === 'beside') return { places: reach.edges, find: (s, seat) => reach.findAny(s, seat) };
  if (only === 'reached' || (usual && piece.on === 'corner'))
    return { places: reach.corners, find: (s, seat) => reach.findCorners(s, seat, marks) };
  const stands = typeof only === 'object' ? b.piece(only.on) : custom ? undefined : b.pieces[replacesIndex];
  const places = new Int16Array(piece.places);
  // One piece a place and layer: only a placement rule of the piece's own may see it otherwise.
  const { at } = stands?.marks ?? marks;
  const anywhere = custom && stands === undefined;
  return {
    places,
    find: (s, seat) => {
      const { cells } = s;
      const own = stands === undefined ? 0 : b.mark(seat, stands.index);
      let count = 0;
      for (let place = 0; place < places.length; place++)
        if (anywhere || cells[at + place] === own) places[count++] = place;
      return count;
    },
  };
}
