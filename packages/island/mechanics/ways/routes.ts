import type { Bar, Seat, State } from '@hexwright/kernel';
import { type Corner, type Edge, goesOn } from '../../board/index.ts';
import type { Book, Part, PieceNo } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { NOT_JOINED, ROUTE_STOPPED } from '../core/bars.ts';
import { makeMeasure } from './measure.ts';

const fields = {
  /** how many of its route pieces meet at each corner */
  routesAt: field.grid('owner', 'corner', { noLook: 'it counts the pieces on the board', follows: true }),
  routeLength: field.row('owner', { noLook: 'the award says it of every seat' }),
  /** how much of the ends of its routes an owner has lost: the longest is measured when awards are looked at */
  routesCut: field.row('owner', { noLook: 'it is settled before anybody else moves' }),
};

declare module '../../rulebook/points.ts' {
  interface Points {
    /** what speaks against joining a new route piece of the seat to what it has */
    barJoin(s: State, seat: Seat, piece: PieceNo, edge: Edge): Bar;
    /** what stands on the corner besides buildings has changed: routes that meet there are measured again */
    recheckRoutes(s: State, corner: Corner): void;
    /** what the routes of the owner weigh has changed: the longest is measured again */
    remeasure(s: State, owner: number): void;
    /** whether one of the seat's routes leads to the corner */
    cornerReached(s: State, seat: Seat, corner: Corner): boolean;
  }
}

const LAND = 1;
const COAST = 2;
const SEA = 4;
const OTHER = 8;
const SPAN = 16;

/** The class of an edge follows from the hexes beside it; outside the board lies what the layout says. */
export function makeEdgeClass(b: Book): (s: State, edge: Edge) => number {
  const { edgeHex, firstSpan } = b.topology;
  const { land } = b;
  const { terrain } = b.at;
  const outside = Uint8Array.from(b.layout.hexes, (hex) =>
    b.layout.frame === 'land' || goesOn(b.layout, hex) ? 1 : 0,
  );
  // Asked of every edge in reach, in every list of moves: hence raw cells.
  return ({ cells }, edge) => {
    const first = edgeHex[edge * 2];
    const second = edgeHex[edge * 2 + 1];
    if (first < 0) return edge < firstSpan ? OTHER : SPAN;
    const a = land[cells[terrain + first]];
    const z = second < 0 ? outside[first] : land[cells[terrain + second]];
    return a && z ? LAND : a || z ? COAST : SEA;
  };
}

/** Routes join along edges, through corners that nothing blocks; the longest one of a seat is kept counted. */
export function routes(): Part {
  return {
    id: 'routes',
    fields,
    rules: (was, b) => {
      const { routesAt, routeLength, routesCut: cut } = handlesOf(b, fields);
      const { corners, edgeCorner } = b.topology;
      const classOf = makeEdgeClass(b);
      const classes = Uint8Array.from(b.pieces, (piece) => piece.edgeClasses);
      const measure = makeMeasure(b);
      const { building } = b.fields;
      const { ownerOf, pieceOf, blocksRoutes } = b;

      const count = (s: State, seat: Seat, edge: Edge, by: number): void => {
        routesAt.add(s, seat, edgeCorner[edge * 2], by);
        routesAt.add(s, seat, edgeCorner[edge * 2 + 1], by);
      };
      let plain: boolean | undefined;
      /** the same where something else than a building may stop a route */
      const joinAnywhere = (s: State, seat: Seat, edge: Edge): Bar => {
        let comes = false;
        for (let end = 0; end < 2; end++) {
          const corner = edgeCorner[edge * 2 + end];
          const mark = building.get(s, corner);
          const own = mark !== 0 && ownerOf[mark] === seat;
          if (!own && routesAt.get(s, seat, corner) === 0) continue;
          if (own || !b.rules.cornerBlocks(s, seat, corner)) return undefined;
          comes = true;
        }
        return comes ? ROUTE_STOPPED : NOT_JOINED;
      };
      const isEnd = (s: State, seat: Seat, edge: Edge): boolean =>
        routesAt.get(s, seat, edgeCorner[edge * 2]) === 1 ||
        routesAt.get(s, seat, edgeCorner[edge * 2 + 1]) === 1;
      // An own building only matters to an own route where it joins pieces of different kinds, or frees the corner.
      const kinds = b.pieces.filter((piece) => piece.route).length;
      // What replaces a piece of its owner that blocks as it does changes no route.
      const likeBefore = b.pieces.map(
        ({ replacesIndex, index }) =>
          replacesIndex >= 0 && b.blocksRoutes[replacesIndex] === b.blocksRoutes[index],
      );
      const blocks = (s: State, owner: number, corner: Corner): boolean =>
        owner < b.owners && routesAt.get(s, owner, corner) > 1 && b.rules.cornerBlocks(s, owner, corner);
      const cornerChanged = (s: State, corner: Corner, owner: number, blocked: boolean): void => {
        const own = kinds > 1 || blocked !== blocks(s, owner, corner);
        for (let seat = 0; seat < b.owners; seat++)
          if (routesAt.get(s, seat, corner) > 1 && (seat !== owner || own))
            routeLength.set(s, seat, measure.all(s, seat));
      };

      return {
        edgeFit: (s, piece, edge) => (classOf(s, edge) & classes[piece]) !== 0,
        cornerBlocks: (s, seat, corner) => {
          const mark = building.get(s, corner);
          return mark !== 0 && ownerOf[mark] !== seat && blocksRoutes[pieceOf[mark]] === 1;
        },
        routeJoins: (s, seat, _from, _to, corner) => !b.rules.cornerBlocks(s, seat, corner),
        routeWeight: () => 1,
        barJoin: (s, seat, _piece, edge) => {
          plain ??= b.isPlain('cornerBlocks');
          if (!plain) return joinAnywhere(s, seat, edge);
          const { cells } = s;
          const a = edgeCorner[edge * 2];
          const z = edgeCorner[edge * 2 + 1];
          // Asked of every edge in reach, in every list of moves: hence raw cells.
          const at = routesAt.at + seat * corners;
          const onA = building.get(s, a);
          const onZ = building.get(s, z);
          // Most edges have neither a building nor an own route at their ends.
          if (onA === 0 && onZ === 0) return (cells[at + a] | cells[at + z]) !== 0 ? undefined : NOT_JOINED;
          if (onA === 0 ? cells[at + a] !== 0 : ownerOf[onA] === seat) return undefined;
          if (onZ === 0 ? cells[at + z] !== 0 : ownerOf[onZ] === seat) return undefined;
          const toA = onA !== 0 && cells[at + a] !== 0;
          const toZ = onZ !== 0 && cells[at + z] !== 0;
          if (!toA && !toZ) return NOT_JOINED;
          const stopped =
            (!toA || b.rules.cornerBlocks(s, seat, a)) && (!toZ || b.rules.cornerBlocks(s, seat, z));
          return stopped ? ROUTE_STOPPED : undefined;
        },
        // Walks over all corners for every list of moves: hence raw cells.
        reachedCorners: (s, seat, out) => {
          const { cells } = s;
          const at = routesAt.at + seat * corners;
          let count = 0;
          for (let corner = 0; corner < corners; corner++) {
            const mark = building.get(s, corner);
            if (cells[at + corner] !== 0 || (mark !== 0 && ownerOf[mark] === seat)) out[count++] = corner;
          }
          return count;
        },
        recheckRoutes: (s, corner) => {
          for (let owner = 0; owner < b.owners; owner++)
            if (routesAt.get(s, owner, corner) > 1) routeLength.set(s, owner, measure.all(s, owner));
        },
        remeasure: (s, owner) => routeLength.set(s, owner, measure.all(s, owner)),
        cornerReached: (s, seat, corner) => routesAt.get(s, seat, corner) > 0,
        reviewAwards: (s) => {
          for (let owner = 0; owner < b.owners; owner++) {
            if (cut.get(s, owner) === 0) continue;
            routeLength.set(s, owner, measure.all(s, owner, routeLength.get(s, owner)));
            cut.set(s, owner, 0);
          }
        },
        build: (s, seat, piece, place) => {
          const changes = b.pieces[piece].on === 'corner' && !likeBefore[piece];
          const blocked = changes && blocks(s, seat, place);
          was.build(s, seat, piece, place);
          if (b.isRoute[piece] && seat < b.owners) {
            count(s, seat, place, 1);
            // A new piece can only lengthen the routes that it is part of.
            const least = routeLength.get(s, seat);
            routeLength.set(s, seat, measure.grown(s, seat, place, least, least + cut.get(s, seat)));
            cut.set(s, seat, 0);
          } else if (changes) cornerChanged(s, place, seat, blocked);
        },
        unbuild: (s, piece, place) => {
          const seat = b.ownerOf[b.pieces[piece].marks.get(s, place)];
          if (b.isRoute[piece] && seat < b.owners) {
            const end = isEnd(s, seat, place);
            const weight = b.rules.routeWeight(s, seat, place);
            was.unbuild(s, piece, place);
            count(s, seat, place, -1);
            if (end) {
              // At least this much is left. What is taken up is often laid elsewhere at once: measured is after that.
              routeLength.set(s, seat, Math.max(0, routeLength.get(s, seat) - weight));
              cut.add(s, seat, weight);
            } else {
              routeLength.set(s, seat, measure.all(s, seat));
              cut.set(s, seat, 0);
            }
            return;
          }
          const blocked = b.pieces[piece].on === 'corner' && blocks(s, seat, place);
          was.unbuild(s, piece, place);
          if (b.pieces[piece].on === 'corner') cornerChanged(s, place, seat, blocked);
        },
      };
    },
  };
}
