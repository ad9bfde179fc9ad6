import type { Filled, Stage } from './stage.ts';
import type { Topology } from './topology.ts';

/**
 * Numbers in a fixed order along a path, stepping over the hexes that take none. With several paths nature picks one.
 */
export function makeSequence(
  paths: readonly Int16Array[],
  masks: readonly number[],
  takesNumber: (board: Filled, hex: number) => boolean,
  hexName: (hex: number) => string,
): Stage {
  return {
    draws: paths.length > 1 ? 1 : 0,
    looks: false,
    values: paths.length,
    what: () => ({ what: 'spiral start' }),
    label: (_, value) => hexName(paths[value][0]),
    outcomes(_, __, ___, ____, put) {
      for (let p = 0; p < paths.length; p++) put(p, 1);
    },
    apply(drawn, from, board) {
      const path = paths[paths.length > 1 ? drawn[from] : 0];
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

/**
 * The counter-clockwise spiral from a hex of the coast to the middle: always as far to the right as there are unvisited
 * hexes, so that the sea, and later the hexes already visited, stay at the right hand.
 */
export function spiralFrom(topology: Topology, on: ReadonlySet<number>, start: number): Int16Array {
  const open = new Set(on);
  const path = [start];
  open.delete(start);
  const ahead = (from: number, d: number) => topology.hexHex[from * 6 + ((d + 12) % 6)];
  let hex = start;
  let way = [0, 1, 2, 3, 4, 5].find((d) => open.has(ahead(start, d)) && !open.has(ahead(start, d - 1))) ?? 0;
  while (open.size > 0) {
    const turn = [-2, -1, 0, 1, 2].find((t) => open.has(ahead(hex, way + t)));
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
