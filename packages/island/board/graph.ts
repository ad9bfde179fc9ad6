import { makeTopology, type Shape, type Topology } from './topology.ts';
import { type Walks, walksOf } from './walks.ts';

export interface Graph {
  readonly topology: Topology;
  readonly walks: Walks;
}

const PLACES = [
  'extraCorners',
  'extraEdges',
  'removedEdges',
  'glue',
  'glueShows',
  'spans',
] as const satisfies readonly (keyof Shape)[];

/** by the list of hexes, which lives as long as the layout that holds it */
const made = new WeakMap<Shape['hexes'], Graph & { readonly shape: Shape }>();

/**
 * The graph of a board, made once for all layouts that hold the very same places: most options leave them as they are,
 * and numbering the places is a good part of compiling a book.
 */
export function graphOf(shape: Shape): Graph {
  const known = made.get(shape.hexes);
  if (known && PLACES.every((places) => known.shape[places] === shape[places])) return known;
  const topology = makeTopology(shape);
  const graph = { shape, topology, walks: walksOf(topology) };
  made.set(shape.hexes, graph);
  return graph;
}
