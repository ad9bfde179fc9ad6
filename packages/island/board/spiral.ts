import type { Filled, Stage } from './stage.ts';
import type { Topology } from './topology.ts';

/** from the right hand to the left */
const TURNS = [-2, -1, 0, 1, 2];

/** A way through hexes, and what it is called where nature picks among several. */
export interface Path {
  readonly label: string;
  readonly hexes: Int16Array;
}

/**
 * Numbers in a fixed order along a path, stepping over the hexes that take none. With several paths nature picks one.
 */
export function makeSequence(
  paths: readonly Path[],
  masks: readonly number[],
  takesNumber: (board: Filled, hex: number) => boolean,
): Stage {
  return {
    draws: paths.length > 1 ? 1 : 0,
    looks: false,
    values: paths.length,
    what: () => ({ what: 'spiral start' }),
    label: (_, value) => paths[value].label,
    outcomes(_, __, ___, ____, put) {
      for (let p = 0; p < paths.length; p++) put(p, 1);
    },
    apply(drawn, from, board) {
      const path = paths[paths.length > 1 ? drawn[from] : 0].hexes;
      let next = 0;
      for (let k = 0; k < path.length && next < masks.length; k++) {
        if (takesNumber(board, path[k])) board.numbers[path[k]] = masks[next++];
      }
    },
  };
}

/** The hexes at the corners of an island: those with no more than three neighbours on it. */
export function cornerHexes(topology: Topology, on: ReadonlySet<number>): number[] {
  return [...on].filter((hex) => {
    let beside = 0;
    for (let d = 0; d < 6; d++) if (on.has(topology.hexHex[hex * 6 + d])) beside++;
    return beside <= 3;
  });
}

/** The spiral from a hex, or both, of which the second goes round clockwise. */
export function spiralsFrom(
  topology: Topology,
  on: ReadonlySet<number>,
  start: number,
  eitherWay: boolean,
): Path[] {
  const label = topology.hexName(start);
  const left = { label, hexes: spiralFrom(topology, on, start) };
  return eitherWay
    ? [left, { label: `${label} clockwise`, hexes: spiralFrom(topology, on, start, -1) }]
    : [left];
}

/**
 * The counter-clockwise spiral from a hex of the coast to the middle: always as far to the right as there are unvisited
 * hexes, so that the sea, and later the hexes already visited, stay at the right hand. With -1 its mirror image.
 */
export function spiralFrom(topology: Topology, on: ReadonlySet<number>, start: number, hand = 1): Int16Array {
  const open = new Set(on);
  const path = [start];
  open.delete(start);
  const ahead = (from: number, d: number) => topology.hexHex[from * 6 + ((d + 12) % 6)];
  let hex = start;
  let way =
    [0, 1, 2, 3, 4, 5].find((d) => open.has(ahead(start, d)) && !open.has(ahead(start, d - hand))) ?? 0;
  while (open.size > 0) {
    const turn = TURNS.map((t) => t * hand).find((t) => open.has(ahead(hex, way + t)));
    if (turn === undefined) {
      throw new Error(
        `the spiral from ${topology.hexName(start)} ends at ${topology.hexName(hex)}: give a path`,
      );
    }
    way = (way + turn + 6) % 6;
    hex = ahead(hex, way);
    open.delete(hex);
    path.push(hex);
  }
  return Int16Array.from(path);
}
