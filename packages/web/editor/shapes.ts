import { type HexPlace, hexagon, rowsOf } from '@hexwright/island';
import { balanced } from './bags.ts';
import type { Draft } from './draft.ts';
import type { Yields } from './edits.ts';

/** A shape to begin with. */
export type StartShape =
  | { readonly kind: 'hexagon'; readonly side: number }
  | { readonly kind: 'rectangle'; readonly wide: number; readonly high: number }
  | { readonly kind: 'long' };

export function placesOf(shape: StartShape): HexPlace[] {
  if (shape.kind === 'hexagon') return hexagon(shape.side);
  if (shape.kind === 'long') return rowsOf(3, 4, 5, 6, 5, 4, 3);
  const { wide, high } = shape;
  return Array.from({ length: wide * high }, (_, k) => {
    const row = Math.floor(k / wide);
    return { q: (k % wide) - (row >> 1) - (wide >> 1) + (high >> 2), r: row - (high >> 1) };
  });
}

/** A new board of this shape: all of one terrain, or all left to chance. */
export function newDraft(
  name: string,
  shape: StartShape,
  fill: { readonly terrain: string } | { readonly group: string },
  yields: Yields,
): Draft {
  const bare: Draft = {
    format: 'hexwright-layout/1',
    id: 'own',
    name,
    provenance: 'house',
    frame: 'sea',
    hexes: placesOf(shape).map((at) => ({ ...at, ...fill })),
    groups: {},
    stacks: {},
    harbours: { places: [] },
    reserve: [],
    marks: { hexes: {}, corners: {}, edges: {} },
    starts: [],
    startsAre: 'printed',
    robber: 'desert',
    extraCorners: [],
    extraEdges: [],
    removedEdges: [],
  };
  if ('terrain' in fill) return bare;
  const groups = { [fill.group]: { terrains: {}, constraints: ['reds-apart'] } };
  return balanced({ ...bare, groups }, fill.group, yields);
}
