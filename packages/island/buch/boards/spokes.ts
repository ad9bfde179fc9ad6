import type { HexPlace, Layout } from '../../board/index.ts';
import type { Book } from '../../rulebook/index.ts';

const CENTRE = 'centre ';
const nameOf = ({ q, r }: HexPlace): string => `${CENTRE}${q},${r}`;

/** Gives every hex of land a corner in its middle, with a path to each of its own corners. */
export function withSpokes(layout: Layout): Layout {
  const hexes = layout.hexes.filter(({ terrain, area }) => terrain !== 'sea' && !area);
  return {
    ...layout,
    extraCorners: [
      ...layout.extraCorners,
      ...hexes.map(({ q, r }) => ({ name: nameOf({ q, r }), hexes: [{ q, r }] })),
    ],
    extraEdges: [
      ...layout.extraEdges,
      ...hexes.flatMap(({ q, r }) =>
        [0, 1, 2, 3, 4, 5].map((corner) => ({
          a: { extra: nameOf({ q, r }) },
          b: { q, r, corner },
          hex: { q, r },
        })),
      ),
    ],
  };
}

/** By corner: 1 for the middle of a hex; by edge: 1 for a path there. */
export function spokesOf(b: Book): { readonly centre: Uint8Array; readonly spoke: Uint8Array } {
  const centre = new Uint8Array(b.topology.corners);
  const spoke = new Uint8Array(b.topology.edges);
  for (const { name } of b.layout.extraCorners) {
    if (!name.startsWith(CENTRE)) continue;
    const corner = b.topology.extraCorner(name);
    centre[corner] = 1;
    for (const edge of b.walks.edgesAt[corner]) spoke[edge] = 1;
  }
  return { centre, spoke };
}
