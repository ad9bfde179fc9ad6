import { DIRECTIONS, type Hex } from '../../board/index.ts';
import type { Book } from '../../rulebook/index.ts';

/** A place off the island where cars wait for their first hex. */
export interface StartLine {
  /** where they are drawn */
  readonly corner: number;
  /** the hexes that they may drive onto, each over an edge of the coast */
  readonly onto: readonly { readonly hex: Hex; readonly edge: number }[];
}

export interface Course {
  /** by seat */
  readonly starts: readonly StartLine[];
  /** by hex: 1 where the race is won */
  readonly ends: Uint8Array;
}

/**
 * The way across the island: from its western end to its eastern one, or from the northern side to the southern side, where
 * everybody has a start line of their own. Hexes that the layout makes water are none of it.
 */
export function courseOf(b: Book, apart: boolean): Course {
  const { topology } = b;
  const { hexes } = topology;
  const across = apart ? topology.hexY : topology.hexX;
  const beside = apart ? topology.hexX : topology.hexY;
  const all = Array.from({ length: hexes }, (_, hex) => hex).filter((hex) => {
    const { terrain } = b.layout.hexes[hex];
    return terrain === undefined || b.land[b.terrain(terrain)] === 1;
  });
  const first = Math.min(...all.map((hex) => across[hex]));
  const last = Math.max(...all.map((hex) => across[hex]));
  const near = (a: number, z: number): boolean => Math.abs(a - z) < 0.1;
  const inOrder = (from: number[]): number[] => from.sort((one, other) => beside[one] - beside[other]);
  const front = inOrder(all.filter((hex) => near(across[hex], first)));
  const far = inOrder(all.filter((hex) => near(across[hex], last)));
  const middle = (row: readonly number[]): number => row[Math.floor((row.length - 1) / 2)];
  const lines = apart ? alongNorth(b, front) : [westOf(b, middle(front))];
  return {
    starts: Array.from({ length: b.seats }, (_, seat) => lines[seat % lines.length]),
    ends: Uint8Array.from({ length: hexes }, (_, hex) =>
      (apart ? far.includes(hex) : hex === middle(far)) ? 1 : 0,
    ),
  };
}

function westOf({ topology }: Book, hex: Hex): StartLine {
  const edge = topology.hexEdge[hex * 6 + 3];
  return { corner: topology.hexCorner[hex * 6 + 2], onto: [{ hex, edge }] };
}

/** the places in the row before the northernmost hexes, from the west on */
function alongNorth({ topology }: Book, row: readonly Hex[]): StartLine[] {
  const places = new Map<string, { hex: Hex; edge: number }[]>();
  const corners = new Map<string, number>();
  for (const hex of row)
    for (const side of [2, 1]) {
      const q = topology.q[hex] + DIRECTIONS[side].q;
      const r = topology.r[hex] + DIRECTIONS[side].r;
      const key = `${q},${r}`;
      places.set(key, [...(places.get(key) ?? []), { hex, edge: topology.hexEdge[hex * 6 + side] }]);
      // The corner of the hex on the outer side: two hexes of the row meet there, or the row ends.
      corners.set(key, topology.hexCorner[hex * 6 + (side === 2 ? 2 : 0)]);
    }
  return [...places].map(([key, onto]) => ({ corner: corners.get(key)!, onto }));
}
