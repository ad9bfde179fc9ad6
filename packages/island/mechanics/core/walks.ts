import type { Row, Seat, State } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import type { Book, Piece, PieceNo } from '../../rulebook/index.ts';

/** Visits the seats' buildings around a hex, those of nobody left out. */
export function buildingsAround(
  b: Book,
): (s: State, hex: Hex, visit: (seat: Seat, corner: Corner, piece: PieceNo) => void) => void {
  const { cornersOf } = b.walks;
  const { building } = b.fields;
  return (s, hex, visit) => {
    for (const corner of cornersOf[hex]) {
      const mark = building.get(s, corner);
      if (mark !== 0 && b.ownerOf[mark] < b.seats) visit(b.ownerOf[mark], corner, b.pieceOf[mark]);
    }
  };
}

/** The layers that these pieces stand on, each once. */
export function layersOf(b: Book, which: (piece: Piece) => boolean): readonly Row[] {
  const layers = new Map(b.pieces.filter(which).map(({ layerAt, marks }) => [layerAt, marks]));
  return [...layers.values()];
}

/** The other seats, in the order of the table from this one on. */
export function rivalsOf(b: Book, seat: Seat): readonly Seat[] {
  return b.rivals[seat];
}

/** The hexes of a terrain, as the board lies now. */
export function hexesOf(b: Book, s: State, terrain: number): Hex[] {
  const { terrain: lies } = b.fields;
  const found: Hex[] = [];
  for (let hex = 0; hex < b.topology.hexes; hex++) if (lies.get(s, hex) === terrain) found.push(hex);
  return found;
}
