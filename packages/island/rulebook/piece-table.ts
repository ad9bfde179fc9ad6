import type { GrowingBook } from './blank.ts';
import type { Piece } from './book.ts';
import type { Contents } from './contents.ts';
import { layerName } from './fields.ts';
import { indexOf, PLENTY } from './registry.ts';

/** The pieces with ids turned into indices, and what play asks of them as flat tables. */
export function tabulatePieces(book: GrowingBook, { pieces, neutrals }: Contents): void {
  const { seats, topology, options } = book;
  const places = { hex: topology.hexes, corner: topology.corners, edge: topology.edges };
  // Every piece has the same shape, key by key: see blank.ts.
  book.pieces = pieces.map((spec, index): Piece => {
    const supply = typeof spec.supply === 'function' ? spec.supply(options) : spec.supply;
    return {
      id: spec.id,
      on: spec.on,
      layer: spec.layer,
      supply: spec.supply,
      cost: spec.cost,
      points: spec.points,
      replaces: spec.replaces,
      draws: spec.draws,
      distance: spec.distance,
      blocksRoutes: spec.blocksRoutes,
      route: spec.route,
      edges: spec.edges,
      buildIn: spec.buildIn,
      bar: spec.bar,
      index,
      layerAt: book.field(layerName(spec)),
      places: places[spec.on],
      bill: book.bill(spec.cost ?? {}),
      limit: supply === 'unlimited' ? PLENTY : supply,
      replacesIndex: spec.replaces === undefined ? -1 : indexOf(pieces, spec.replaces, 'piece'),
      edgeClasses: book.edgeClassBits(spec.edges ?? ['land', 'coast']),
    };
  });
  const marks = 1 + (seats + Math.max(1, neutrals)) * pieces.length;
  book.pieceOf = Int8Array.from({ length: marks }, (_, v) => (v === 0 ? -1 : (v - 1) % pieces.length));
  book.ownerOf = Int8Array.from({ length: marks }, (_, v) =>
    v === 0 ? -1 : Math.floor((v - 1) / pieces.length),
  );
  book.drawsOf = Int8Array.from(pieces, (piece) => piece.draws ?? 0);
  book.keepsDistance = Uint8Array.from(pieces, (piece) => (piece.distance ? 1 : 0));
  book.blocksRoutes = Uint8Array.from(pieces, (piece) => (piece.blocksRoutes ? 1 : 0));
  book.isRoute = Uint8Array.from(pieces, (piece) => (piece.route ? 1 : 0));
}
