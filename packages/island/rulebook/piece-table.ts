import type { Options } from '@hexwright/rulebook';
import type { GrowingBook } from './bind.ts';
import type { Piece } from './book.ts';
import type { Contents } from './contents.ts';
import { layerName } from './fields.ts';
import type { PieceSpec } from './module.ts';
import { indexOf, PLENTY } from './registry.ts';

/** The pieces with ids turned into indices, and what play asks of them as flat tables. */
export function tabulatePieces(book: GrowingBook, { pieces, neutrals }: Contents): void {
  const { seats, topology, options } = book;
  const places = { hex: topology.hexes, corner: topology.corners, edge: topology.edges };
  // Every piece has the same shape, key by key: see bind.ts.
  book.pieces = pieces.map((spec, index): Piece => {
    const source = sourceOf(pieces, spec);
    const supply = typeof source.supply === 'function' ? source.supply(options) : source.supply;
    const common = typeof supply === 'object' && 'common' in supply;
    const sharers = pieces.flatMap((other, i) => (sourceOf(pieces, other) === source ? [i] : []));
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
      only: spec.only,
      index,
      layerAt: book.field(layerName(spec)),
      marks: book.row(layerName(spec)),
      places: places[spec.on],
      bill: book.bill(spec.cost ?? {}),
      limit: limitOf(supply, seats),
      common,
      sharers: common || sharers.length > 1 ? sharers : undefined,
      source: pieces.indexOf(source),
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

/** The piece whose supply this one comes out of: itself, or what it is made of. */
function sourceOf(pieces: readonly PieceSpec[], spec: PieceSpec): PieceSpec {
  const { supply } = spec;
  if (typeof supply !== 'object' || !('madeOf' in supply)) return spec;
  const source = pieces[indexOf(pieces, supply.madeOf, 'piece')];
  if (typeof source.supply === 'object' && 'madeOf' in source.supply)
    throw new Error(`"${spec.id}" is made of "${source.id}", which is itself made of another piece`);
  return source;
}

function limitOf(supply: Exclude<PieceSpec['supply'], (options: Options) => unknown>, seats: number): number {
  if (typeof supply === 'object') {
    if (!('common' in supply)) return 0;
    return typeof supply.common === 'function' ? supply.common(seats) : supply.common;
  }
  return supply === 'unlimited' ? PLENTY : supply;
}
