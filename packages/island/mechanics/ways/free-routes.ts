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
    rules: (_was, b) => ({
      freeRoutes: {
        useful: (s, seat) =>
          b.pieces.some((piece) => {
            if (!piece.route || b.fields.supply.get(s, seat, piece.index) === 0) return false;
            if (b.the.freeRoutes.barLay(s, seat, piece.index) !== undefined) return false;
            for (let edge = 0; edge < piece.places; edge++)
              if (b.rules.barBuild(s, seat, piece.index, edge) === undefined) return true;
            return false;
          }),
        barLay: () => undefined,
      },
    }),
    moves: (b) => [
      {
        name: 'free-route',
        args: [
          { name: 'piece', domain: b.domain('piece') },
          { name: 'edge', domain: b.domain('edge') },
        ],
        decisions: ['free-route'],
        list: (s, seat, out) => {
          for (const piece of b.pieces) {
            if (!piece.route || b.fields.supply.get(s, seat, piece.index) === 0) continue;
            if (b.the.freeRoutes.barLay(s, seat, piece.index) !== undefined) continue;
            for (let edge = 0; edge < piece.places; edge++)
              if (b.rules.barBuild(s, seat, piece.index, edge) === undefined) out.put(piece.index, edge);
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
    ],
  };
}
