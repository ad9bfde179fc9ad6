import { type State, tell } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import type { BlockerNo, Book, Part, PieceNo } from '../../rulebook/index.ts';
import { expel } from '../figures/blockers.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    boardChange: BoardChangePoints;
  }
}

export interface BoardChangePoints {
  /** whether what lies under the place still bears the piece */
  groundHolds(s: State, piece: PieceNo, place: number): boolean;
  /** whether the harbour is still of use */
  harbourHolds(s: State, harbour: number): boolean;
  /** the blocker has lost its hex: where it goes */
  blockerDisplaced(s: State, blocker: BlockerNo): void;
  /** the hex is another one now, and what stood on it has been seen to */
  hexChanged(s: State, hex: Hex): void;
}

/** Lays another terrain, with these numbers (as bits), in place of a hex. What the new ground does not bear falls. */
export function changeHex(b: Book, s: State, hex: Hex, terrain: number, numbers: number): void {
  const wasLand = lay(b, s, hex, terrain, numbers);
  settleGround(b, s, hex, wasLand);
  settleBoard(b, s);
  b.the.boardChange.hexChanged(s, hex);
}

/** The hex becomes sea, and its number leaves the game. */
export function sinkHex(b: Book, s: State, hex: Hex): void {
  changeHex(b, s, hex, b.terrain('sea'), 0);
}

/** Two hexes change places, each with its number, or without where these stay. */
export function swapHexes(b: Book, s: State, one: number, other: number, numbersStay = false): void {
  const { terrain, numbers } = b.fields;
  const [ground, second] = [terrain.get(s, one), terrain.get(s, other)];
  const [first, last] = [numbers.get(s, one), numbers.get(s, other)];
  const oneWasLand = lay(b, s, one, second, numbersStay ? first : last);
  const otherWasLand = lay(b, s, other, ground, numbersStay ? last : first);
  settleGround(b, s, one, oneWasLand);
  settleGround(b, s, other, otherWasLand);
  settleBoard(b, s);
  b.the.boardChange.hexChanged(s, one);
  b.the.boardChange.hexChanged(s, other);
}

/** Whether water lies beside the hex: another hex, or the sea around the board. */
export function besideWater(b: Book, s: State, hex: Hex): boolean {
  const { hexHex } = b.topology;
  for (let i = hex * 6; i < hex * 6 + 6; i++) {
    if (hexHex[i] < 0) {
      if (b.layout.frame === 'sea') return true;
    } else if (!b.land[b.fields.terrain.get(s, hexHex[i])]) return true;
  }
  return false;
}

/**
 * The board may change under the pieces. Whoever changes it calls `changeHex` or `swapHexes`; what follows
 * (pieces that fall, harbours without a land, a blocker without a place, awards) is asked here.
 */
export function boardChange(): Part {
  return {
    id: 'board-change',
    brings: ['boardChange'],
    rules: (_was, b) => ({
      boardChange: {
        groundHolds: (s, piece, place) => {
          const { on } = b.pieces[piece];
          if (on === 'edge') return b.rules.edgeFit(s, piece, place);
          if (on === 'corner') return b.rules.cornerFit(s, place);
          return b.land[b.fields.terrain.get(s, place)] === 1;
        },
        harbourHolds: (s, harbour) =>
          b.rules.cornerFit(s, b.harbourCorner[harbour * 2]) ||
          b.rules.cornerFit(s, b.harbourCorner[harbour * 2 + 1]),
        blockerDisplaced: (s, blocker) => expel(b, s, blocker),
        hexChanged: () => {},
      },
    }),
  };
}

/** answers whether the hex was land before */
function lay(b: Book, s: State, hex: Hex, terrain: number, numbers: number): boolean {
  const wasLand = b.land[b.fields.terrain.get(s, hex)] === 1;
  b.fields.terrain.set(s, hex, terrain);
  b.fields.numbers.set(s, hex, numbers);
  if (s.events) tell(s, 'hex-changed', { hex, terrain: b.terrains[terrain].id });
  return wasLand;
}

function settleGround(b: Book, s: State, hex: Hex, wasLand: boolean): void {
  for (const piece of b.pieces)
    for (let place = 0; place < piece.places; place++) {
      const mark = piece.marks.get(s, place);
      if (mark === 0 || b.pieceOf[mark] !== piece.index || !touches(b, piece.on, place, hex)) continue;
      if (!b.the.boardChange.groundHolds(s, piece.index, place)) b.rules.unbuild(s, piece.index, place);
    }
  // A blocker of the land does not swim, and one of the sea does not walk.
  if (wasLand === (b.land[b.fields.terrain.get(s, hex)] === 1)) return;
  for (let i = 0; i < b.blockers.length; i++)
    if (b.blockers[i].on === 'hex' && b.fields.blocker.get(s, i) === hex)
      b.the.boardChange.blockerDisplaced(s, i);
}

function touches(b: Book, on: 'hex' | 'corner' | 'edge', place: number, hex: Hex): boolean {
  const { edgeHex, cornerHex, cornerHexFrom } = b.topology;
  if (on === 'hex') return place === hex;
  if (on === 'edge') return edgeHex[place * 2] === hex || edgeHex[place * 2 + 1] === hex;
  for (let i = cornerHexFrom[place]; i < cornerHexFrom[place + 1]; i++) if (cornerHex[i] === hex) return true;
  return false;
}

function settleBoard(b: Book, s: State): void {
  let lost = false;
  for (let harbour = 0; harbour < b.harbourCorner.length / 2; harbour++) {
    const kind = b.fields.harbour.get(s, harbour);
    if (kind < 0 || b.the.boardChange.harbourHolds(s, harbour)) continue;
    b.fields.harbour.set(s, harbour, -1);
    lost = true;
    if (s.events) tell(s, 'harbour-lost', { kind: b.harbourKinds[kind] });
  }
  if (lost) for (let seat = 0; seat < b.seats; seat++) b.the.harbours.recount(s, seat);
  b.rules.reviewAwards(s);
}
