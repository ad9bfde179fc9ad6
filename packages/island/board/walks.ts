import type { Flavour } from '@hexwright/kernel';
import type { Topology } from './topology.ts';

export type Hex = Flavour<'hex'>;
export type Corner = Flavour<'corner'>;
export type Edge = Flavour<'edge'>;

/** Who touches whom, as lists to walk over: `for (const corner of walks.cornersOf[hex])`. */
export interface Walks {
  /** every building place at a hex */
  readonly cornersOf: readonly (readonly Corner[])[];
  /** the edges on the sides of a hex */
  readonly edgesOf: readonly (readonly Edge[])[];
  /** the hexes on the other sides of a hex */
  readonly hexesBeside: readonly (readonly Hex[])[];
  /** the hexes at a corner */
  readonly hexesAt: readonly (readonly Hex[])[];
  /** the edges that meet at a corner */
  readonly edgesAt: readonly (readonly Edge[])[];
  /** the corners one edge away from a corner */
  readonly cornersNear: readonly (readonly Corner[])[];
  /** the two corners of an edge */
  readonly endsOf: readonly (readonly [Corner, Corner])[];
  /** the one or two hexes beside an edge */
  readonly hexesAlong: readonly (readonly Hex[])[];
  /** the edges that share a corner with an edge */
  readonly edgesNear: readonly (readonly Edge[])[];
}

export function walksOf(t: Topology): Walks {
  const lists = (count: number, from: Int32Array, items: Int16Array): number[][] =>
    Array.from({ length: count }, (_, i) => [...items.subarray(from[i], from[i + 1])]);
  const present = (items: Int16Array, at: number, width: number): number[] =>
    [...items.subarray(at * width, (at + 1) * width)].filter((item) => item >= 0);
  const each = <T>(count: number, of: (i: number) => T): T[] =>
    Array.from({ length: count }, (_, i) => of(i));
  return {
    cornersOf: lists(t.hexes, t.hexPlaceFrom, t.hexPlace),
    edgesOf: each(t.hexes, (hex) => present(t.hexEdge, hex, 6)),
    hexesBeside: each(t.hexes, (hex) => present(t.hexHex, hex, 6)),
    hexesAt: lists(t.corners, t.cornerHexFrom, t.cornerHex),
    edgesAt: lists(t.corners, t.cornerEdgeFrom, t.cornerEdge),
    cornersNear: lists(t.corners, t.cornerCornerFrom, t.cornerCorner),
    endsOf: each(t.edges, (edge) => [t.edgeCorner[edge * 2], t.edgeCorner[edge * 2 + 1]] as const),
    hexesAlong: each(t.edges, (edge) => present(t.edgeHex, edge, 2)),
    edgesNear: lists(t.edges, t.edgeEdgeFrom, t.edgeEdge),
  };
}
