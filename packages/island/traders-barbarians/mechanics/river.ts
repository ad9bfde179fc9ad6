import { DIRECTIONS, type EdgePlace, type HexPlace, type LayoutFile } from '../../board/index.ts';
import type { Book } from '../../rulebook/index.ts';

/** The mark of the hexes that a river flows through; its value is its course there, from one side to another. */
export const RIVER = 'river';
/** The mark of the edges that a river crosses. */
export const CROSSING = 'crossing';

export type Place = readonly [q: number, r: number];

/** A river from its source on, and the hex that it flows into from its last one, on the board or not. */
export interface Course {
  readonly hexes: readonly Place[];
  readonly mouth: Place;
}

/** What rivers add to the marks of a layout; a closed mouth is no crossing. */
export function riverMarks(
  courses: readonly Course[],
  mouths: 'open' | 'closed' = 'open',
): Required<Pick<NonNullable<LayoutFile['marks']>, 'hexes' | 'edges'>> {
  const steps = courses.flatMap(({ hexes, mouth }) =>
    hexes.map((at, k) => ({
      at,
      from: k === 0 ? undefined : sideTo(at, hexes[k - 1]),
      to: sideTo(at, hexes[k + 1] ?? mouth),
      last: k === hexes.length - 1,
    })),
  );
  return {
    hexes: { [RIVER]: steps.map(({ at, from, to }) => ({ ...hexAt(at), value: `${from ?? 's'}-${to}` })) },
    edges: {
      [CROSSING]: steps
        .filter(({ last }) => !last || mouths === 'open')
        .map(({ at, to }) => ({ ...hexAt(at), side: to })),
    },
  };
}

/** The edges where rivers leave their last hex. */
export function mouthsOf(courses: readonly Course[]): EdgePlace[] {
  return courses.map(({ hexes, mouth }) => {
    const last = hexes[hexes.length - 1];
    return { ...hexAt(last), side: sideTo(last, mouth) };
  });
}

/** What a map says of its rivers, by number. */
export interface River {
  /** 1 where a river flows through the hex */
  readonly hexes: Uint8Array;
  /** 1 where the edge or corner lies at such a hex; an edge that crosses the river lies at two */
  readonly edges: Uint8Array;
  readonly corners: Uint8Array;
  readonly crossings: Uint8Array;
}

export function riverOf(b: Book): River {
  const { topology, layout, walks } = b;
  const hexes = new Uint8Array(topology.hexes);
  const edges = new Uint8Array(topology.edges);
  const corners = new Uint8Array(topology.corners);
  const crossings = new Uint8Array(topology.edges);
  for (const { q, r } of layout.marks.hexes[RIVER] ?? []) hexes[topology.hexAt(q, r)] = 1;
  for (let hex = 0; hex < topology.hexes; hex++)
    if (hexes[hex] === 1) for (const corner of walks.cornersOf[hex]) corners[corner] = 1;
  for (let edge = 0; edge < topology.edges; edge++)
    for (let k = 0; k < 2; k++) {
      const hex = topology.edgeHex[edge * 2 + k];
      if (hex >= 0 && hexes[hex] === 1) edges[edge] = 1;
    }
  for (const { q, r, side } of layout.marks.edges[CROSSING] ?? []) crossings[topology.edgeAt(q, r, side)] = 1;
  return { hexes, edges, corners, crossings };
}

function hexAt([q, r]: Place): HexPlace {
  return { q, r };
}

function sideTo([q, r]: Place, [toQ, toR]: Place): number {
  return DIRECTIONS.findIndex((step) => q + step.q === toQ && r + step.r === toR);
}
