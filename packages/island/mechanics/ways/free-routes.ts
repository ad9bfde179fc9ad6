import {
  type Bar,
  depthOf,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setTopArg,
  topArg,
} from '@hexwright/kernel';
import type { Book, Part, PieceNo } from '../../rulebook/index.ts';
import { noneLeft } from '../core/bars.ts';
import { makeSites } from '../core/sites.ts';

const NOWHERE = reason('no-place', 'there is no place for a route');
const NO_ROUTE = reason('no-route', 'only routes are laid for nothing');

/** Lets the seat lay up to `count` route pieces for nothing; fewer if pieces or places run out. */
export function askRoutes(b: Book, s: State, seat: Seat, count: number): void {
  if (count > 0 && canLay(b, s, seat)) push(s, b.decision('free-route'), 1 << seat, count);
}

export function canLay(b: Book, s: State, seat: Seat): boolean {
  return b.the.freeRoutes.useful(s, seat);
}

/** One of the free routes is used: the next, if there is a use for it. */
export function routeUsed(b: Book, s: State, seat: Seat): void {
  const left = topArg(s, 0) - 1;
  if (left > 0 && canLay(b, s, seat)) setTopArg(s, 0, left);
  else pop(s);
}

declare module '../../rulebook/points.ts' {
  interface Groups {
    freeRoutes: FreeRoutePoints;
  }
}

export interface FreeRoutePoints {
  /** whether the seat has any use for a free route */
  useful(s: State, seat: Seat): boolean;
  /** what speaks against laying this kind of route for nothing */
  barLay(s: State, seat: Seat, piece: PieceNo): Bar;
}

/** Routes that cost nothing, a few in a row: by a card, as a gift, in place of something lost. */
export function freeRoutes(): Part {
  return {
    id: 'free-routes',
    exempt: { rare: ['move.lay-nothing'] },
    decisions: { 'free-route': { args: () => [{ name: 'left', domain: { id: 'count', size: 100 } }] } },
    brings: ['freeRoutes'],
    rules: (_was, b) => {
      const routes = routesOf(b);
      return {
        freeRoutes: {
          useful: (s, seat) =>
            routes.some(({ index, sites }) => mayLay(b, s, seat, index) && sites.any(s, seat)),
          barLay: () => undefined,
        },
      };
    },
    moves: (b) => {
      const routes = routesOf(b);
      return [
        {
          name: 'free-route',
          args: [
            { name: 'piece', domain: b.domain('piece') },
            { name: 'edge', domain: b.domain('edge') },
          ],
          decisions: ['free-route'],
          list: (s, seat, out) => {
            for (const { index, sites } of routes) {
              if (!mayLay(b, s, seat, index)) continue;
              const count = sites.find(s, seat);
              for (let i = 0; i < count; i++)
                if (b.rules.barBuild(s, seat, index, sites.places[i], out) === undefined)
                  out.put(index, sites.places[i]);
            }
          },
          apply: (s, seat, piece, edge) => {
            // What the route brings about (a discovery, say) is decided before the next one: it lies above.
            const left = topArg(s, 0) - 1;
            const depth = depthOf(s);
            if (left > 0) setTopArg(s, 0, left);
            else pop(s);
            b.rules.build(s, seat, piece, edge);
            b.rules.reviewAwards(s);
            b.rules.built(s, seat, piece, edge);
            if (left > 0 && depthOf(s) === depth && !canLay(b, s, seat)) pop(s);
          },
          why: (s, seat, piece, edge) => {
            if (piece < 0 || edge < 0) return canLay(b, s, seat) ? undefined : NOWHERE;
            if (!b.pieces[piece].route) return NO_ROUTE;
            if (b.fields.supply.get(s, seat, piece) === 0) return noneLeft(b.pieces[piece]);
            return b.the.freeRoutes.barLay(s, seat, piece) ?? b.rules.barBuild(s, seat, piece, edge);
          },
        },
        {
          name: 'lay-nothing',
          decisions: ['free-route'],
          list: (s, seat, out) => {
            if (!canLay(b, s, seat)) out.put();
          },
          apply: (s) => pop(s),
          why: () => reason('must-lay', 'there is a place for the route'),
        },
      ];
    },
  };
}

function routesOf(b: Book) {
  return b.pieces
    .filter(({ route }) => route)
    .map((piece) => ({ index: piece.index, sites: makeSites(b, piece) }));
}

/** Whether the seat has such a piece, and nothing speaks against laying it for nothing, wherever that is. */
function mayLay(b: Book, s: State, seat: Seat, piece: PieceNo): boolean {
  return b.fields.supply.get(s, seat, piece) > 0 && b.the.freeRoutes.barLay(s, seat, piece) === undefined;
}
