import { push, type Seat, type State, tell } from '@hexwright/kernel';
import type { Book, Piece } from '../../rulebook/index.ts';
import { liftPiece, putPiece } from '../core/pieces.ts';
import type { Post, UnitsConfig } from './points.ts';

/** what a unit may no longer do this turn: act; be raised */
export const SPENT = 1;
export const RAISED = 2;

/** What can be asked of the units of a book, and done with them. */
export interface UnitHandles {
  readonly ranks: readonly Piece[];
  /** where they stand: everything here that says corner means an edge then */
  readonly on: 'corner' | 'edge';
  /** whose unit stands there; -1 if none does */
  owner(s: State, corner: Post): number;
  /** its rank, from 0 on; -1 if none stands there */
  rank(s: State, corner: Post): number;
  /** how strong it is; 0 if none stands there */
  strength(s: State, corner: Post): number;
  isActive(s: State, corner: Post): boolean;
  /** what it may no longer do this turn, as bits */
  done(s: State, corner: Post): number;
  /** whether the seat has a unit on the board */
  any(s: State, seat: Seat): boolean;
  /** how many units the seat has on the board; of a colour of nobody's, at most so many */
  count(s: State, seat: Seat): number;
  /** how many of this rank are in the supply */
  left(s: State, seat: Seat, rank: number): number;
  /** visits the corners where units of the seat stand */
  each(s: State, seat: Seat, visit: (corner: Post) => void): void;
  /** the same for lists, which make nothing on their way: writes the corners and says how many */
  find(s: State, seat: Seat, into: Int16Array): number;
  activate(s: State, corner: Post): void;
  deactivate(s: State, corner: Post): void;
  /** puts one there without a price, in this state */
  place(s: State, seat: Seat, rank: number, corner: Post, active: boolean, done?: number): void;
  /** takes it off the board, back to its owner */
  remove(s: State, corner: Post): void;
  /** raises it by a rank, without a price */
  promote(s: State, corner: Post): void;
  /** it goes to another corner as it is */
  move(s: State, from: Post, to: Post): void;
  /**
   * Drives the unit off its corner: its owner finds another place along the own routes, or loses it. What comes in its
   * place is put there in between.
   */
  displace(s: State, corner: Post, instead?: () => void): void;
}

/** whether a unit so strong that was driven off may stand on the corner */
export const mayStand = (b: Book, s: State, seat: Seat, strength: number, corner: Post): boolean =>
  b.the.units.barStand(s, seat, corner) === undefined &&
  b.the.units.barCome(s, seat, strength, corner, -1) === undefined;

export const layerOf = (name: string): string => `${name}Unit`;
export const activeOf = (name: string): string => `${name}Active`;
export const doneOf = (name: string): string => `${name}Done`;
export const anyDoneOf = (name: string): string => `${name}AnyDone`;
export const onPathsOf = (name: string): string => `${name}s-on-paths`;
export const displacedOf = (name: string): string => `displaced-${name}`;

export function makeHandles(b: Book, config: UnitsConfig): UnitHandles {
  const { name, ranks } = config;
  const pieces = ranks.map(({ piece }) => b.piece(piece));
  const layer = pieces[0].marks;
  const { places } = pieces[0];
  const on = pieces[0].on === 'edge' ? 'edge' : 'corner';
  const active = b.row<Post>(activeOf(name));
  const done = b.row<Post>(doneOf(name));
  const anyDone = b.cell(anyDoneOf(name));
  const later = config.acts === undefined || b.option(config.acts) === 'later';
  const rankOf = new Int8Array(b.pieces.length).fill(-1);
  pieces.forEach(({ index }, rank) => {
    rankOf[index] = rank;
  });
  const mark = (s: State, corner: Post): number => layer.get(s, corner);
  const recheck = (s: State, corner: Post): void => {
    if (on === 'corner') b.rules.recheckRoutes(s, corner);
  };
  const lift = (s: State, corner: Post): void => {
    b.the.units.lifted(s, corner);
    liftPiece(b, s, b.pieceOf[mark(s, corner)], corner);
    active.set(s, corner, 0);
    done.set(s, corner, 0);
    recheck(s, corner);
  };
  const own: UnitHandles = {
    ranks: pieces,
    on,
    owner: (s, corner) => b.ownerOf[mark(s, corner)],
    rank: (s, corner) => (mark(s, corner) === 0 ? -1 : rankOf[b.pieceOf[mark(s, corner)]]),
    strength: (s, corner) => (mark(s, corner) === 0 ? 0 : b.the.units.strength(s, corner)),
    isActive: (s, corner) => active.get(s, corner) !== 0,
    done: (s, corner) => done.get(s, corner),
    any: (s, seat) => own.count(s, seat) > 0,
    count: (s, seat) => {
      if (seat >= b.seats) return places;
      let count = 0;
      for (let i = 0; i < pieces.length; i++)
        count += pieces[i].limit - b.fields.supply.get(s, seat, pieces[i].index);
      return count;
    },
    left: (s, seat, rank) => b.fields.supply.get(s, seat, pieces[rank].index),
    each: (s, seat, visit) => {
      let left = own.count(s, seat);
      // Walks over all corners for every list of moves: hence raw cells.
      const { cells } = s;
      for (let corner = 0; left > 0 && corner < places; corner++) {
        const there = cells[layer.at + corner];
        if (there === 0 || b.ownerOf[there] !== seat) continue;
        left--;
        visit(corner);
      }
    },
    find: (s, seat, into) => {
      const left = own.count(s, seat);
      const { cells } = s;
      const { ownerOf } = b;
      let found = 0;
      for (let corner = 0; found < left && corner < places; corner++) {
        const there = cells[layer.at + corner];
        if (there !== 0 && ownerOf[there] === seat) into[found++] = corner;
      }
      return found;
    },
    activate: (s, corner) => {
      active.set(s, corner, 1);
      if (later) {
        done.set(s, corner, done.get(s, corner) | SPENT);
        anyDone.set(s, 1);
      }
      if (s.events)
        tell(s, `${name}-activated`, { seat: own.owner(s, corner), on: pieces[0].on, place: corner });
    },
    deactivate: (s, corner) => active.set(s, corner, 0),
    place: (s, seat, rank, corner, isActive, doneThere = 0) => {
      putPiece(b, s, seat, pieces[rank].index, corner);
      active.set(s, corner, isActive ? 1 : 0);
      done.set(s, corner, doneThere);
      if (doneThere !== 0) anyDone.set(s, 1);
      recheck(s, corner);
      b.the.units.came(s, corner);
    },
    remove: (s, corner) => {
      b.rules.unbuild(s, b.pieceOf[mark(s, corner)], corner);
      b.rules.reviewAwards(s);
    },
    promote: (s, corner) => {
      b.rules.build(s, own.owner(s, corner), pieces[own.rank(s, corner) + 1].index, corner);
    },
    move: (s, from, to) => {
      const seat = own.owner(s, from);
      const rank = own.rank(s, from);
      const wasActive = own.isActive(s, from);
      const wasDone = done.get(s, from);
      lift(s, from);
      own.place(s, seat, rank, to, wasActive, wasDone);
      if (s.events) tell(s, `${name}-moved`, { seat, piece: pieces[rank].id, from, place: to });
      b.rules.reviewAwards(s);
    },
    displace: (s, corner, instead) => {
      b.the.units.displaced(s, corner);
      const seat = own.owner(s, corner);
      const rank = own.rank(s, corner);
      const state = (active.get(s, corner) << 2) | done.get(s, corner);
      lift(s, corner);
      if (s.events) tell(s, `${name}-displaced`, { seat, piece: pieces[rank].id, place: corner });
      instead?.();
      b.rules.reviewAwards(s);
      for (const refuge of b.the.units.refuges(s, seat, corner))
        if (mayStand(b, s, seat, ranks[rank].strength, refuge)) {
          const asked = b.the.units.finder(s, seat, corner);
          push(s, b.decision(displacedOf(name)), 1 << asked, corner, rank, state, seat);
          return;
        }
      if (s.events) tell(s, `${name}-lost`, { seat, piece: pieces[rank].id });
      b.the.units.lost(s, seat);
    },
  };
  return own;
}
