import type { State } from '@hexwright/kernel';

/** Cells that lie one after the other: a row, or a layer of pieces. */
export interface Stretch {
  readonly at: number;
  readonly size: number;
}

/**
 * Whether these cells are what they were when it was asked last. What was worked out from them alone is still true then, in whatever game
 * it was asked.
 */
export function unchanged(stretches: readonly Stretch[]): (s: State) => boolean {
  const kept = stretches.map(({ size }) => new Int32Array(size));
  let asked = false;
  // Asked in lists of moves: hence raw cells.
  return ({ cells }) => {
    let same = asked;
    asked = true;
    for (let r = 0; r < stretches.length; r++) {
      const { at, size } = stretches[r];
      const before = kept[r];
      for (let i = 0; i < size; i++)
        if (cells[at + i] !== before[i]) {
          before[i] = cells[at + i];
          same = false;
        }
    }
    return same;
  };
}
