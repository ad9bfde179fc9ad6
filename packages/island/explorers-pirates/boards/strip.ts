import { DIRECTIONS, type Layout, type LayoutFile, layoutOnce } from '../../board/index.ts';

type At = readonly [q: number, r: number];

/** A map of the family: an island to start from, known sea, and two regions of unknown hexes with stacks of their own. */
export interface Strip {
  readonly id: string;
  readonly name: string;
  /** the first hex of each row, and how many the row has */
  readonly rows: readonly (readonly [At, number])[];
  /** the island; without a terrain it comes from the bag */
  readonly island: readonly (readonly [q: number, r: number, number: number, terrain?: string])[];
  readonly bag?: Readonly<Record<string, number>>;
  readonly green: readonly At[];
  readonly orange: readonly At[];
  readonly stacks: { readonly green: Stack; readonly orange: Stack };
  /** the last hex of the middle row is printed as sea: the pirate keeps off it */
  readonly farSea: At;
  readonly council?: boolean;
  readonly provenance?: LayoutFile['provenance'];
  readonly note?: string;
  readonly starts?: LayoutFile['starts'];
  readonly startsAre?: LayoutFile['startsAre'];
  readonly firstShips?: readonly {
    readonly q: number;
    readonly r: number;
    readonly side: number;
    readonly value: number;
  }[];
}

export interface Stack {
  readonly terrains: Readonly<Record<string, number>>;
  readonly numbers: readonly number[];
}

export function stripBoard(strip: Strip): () => Layout {
  return layoutOnce(() => fileOf(strip));
}

function fileOf(strip: Strip): LayoutFile {
  const key = (q: number, r: number): string => `${q},${r}`;
  const island = new Map(strip.island.map((hex) => [key(hex[0], hex[1]), hex]));
  const hidden = new Map([
    ...strip.green.map(([q, r]) => [key(q, r), 'green'] as const),
    ...strip.orange.map(([q, r]) => [key(q, r), 'orange'] as const),
  ]);
  const places = strip.rows.flatMap(([[q, r], length]) =>
    Array.from({ length }, (_, i) => ({ q: q + i, r })),
  );
  const hexes: LayoutFile['hexes'] = places.map(({ q, r }) => {
    const land = island.get(key(q, r));
    if (land)
      return {
        q,
        r,
        number: land[2],
        region: 'start',
        ...(land[3] === undefined ? { group: 'start' } : { terrain: land[3] }),
      };
    const stack = hidden.get(key(q, r));
    return stack ? { q, r, hidden: stack } : { q, r, terrain: 'sea' };
  });
  const known = new Set(places.map(({ q, r }) => key(q, r)));
  const isSea = (q: number, r: number): boolean =>
    known.has(key(q, r)) && !island.has(key(q, r)) && !hidden.has(key(q, r));
  return {
    format: 'hexwright-layout/1',
    id: strip.id,
    name: strip.name,
    provenance: strip.provenance ?? 'reconstructed',
    ...(strip.note !== undefined && { note: strip.note }),
    hexes,
    groups: strip.bag ? { start: { terrains: strip.bag, numbers: { arrange: 'none' } } } : {},
    stacks: {
      green: { terrains: strip.stacks.green.terrains, numbers: [...strip.stacks.green.numbers] },
      orange: { terrains: strip.stacks.orange.terrains, numbers: [...strip.stacks.orange.numbers] },
    },
    marks: {
      hexes: {
        'far-sea': [{ q: strip.farSea[0], r: strip.farSea[1] }],
        ...(strip.council && { council: [{ q: 0, r: 0 }] }),
      },
      corners: {
        'harbour-site': harbourSites(strip, isSea),
        ...(strip.council && { anchor: [1, 4].map((corner) => ({ q: 0, r: 0, corner })) }),
      },
      edges: strip.firstShips ? { 'first-ship': [...strip.firstShips] } : {},
    },
    ...(strip.starts && { starts: strip.starts }),
    ...(strip.startsAre && { startsAre: strip.startsAre }),
    robber: null,
  };
}

/** Every corner of the island that touches known sea. */
function harbourSites(
  { island }: Strip,
  isSea: (q: number, r: number) => boolean,
): { q: number; r: number; corner: number }[] {
  const found = new Map<string, { q: number; r: number; corner: number }>();
  for (const [q, r] of island)
    for (let corner = 0; corner < 6; corner++) {
      const around = [DIRECTIONS[corner], DIRECTIONS[(corner + 1) % 6]].map((d) => ({
        q: q + d.q,
        r: r + d.r,
      }));
      if (!around.some((at) => isSea(at.q, at.r))) continue;
      const name = [{ q, r }, ...around]
        .map((at) => `${at.q},${at.r}`)
        .sort()
        .join(' ');
      if (!found.has(name)) found.set(name, { q, r, corner });
    }
  return [...found.values()];
}

/** The corner where three hexes meet, named from the first. */
export function cornerOf([q, r]: At, ...others: readonly At[]): { q: number; r: number; corner: number } {
  const is = (d: { q: number; r: number }, [oq, or]: At): boolean => q + d.q === oq && r + d.r === or;
  const corner = DIRECTIONS.findIndex((d, i) => {
    const next = DIRECTIONS[(i + 1) % 6];
    return others.some((at) => is(d, at)) && others.some((at) => is(next, at));
  });
  return { q, r, corner };
}

/** The edge between two hexes, named from the first. */
export function edgeOf([q, r]: At, [oq, or]: At): { q: number; r: number; side: number } {
  return { q, r, side: DIRECTIONS.findIndex((d) => q + d.q === oq && r + d.r === or) };
}
