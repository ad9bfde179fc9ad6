import type { Part } from '../../rulebook/index.ts';

export interface StartInConfig {
  /** the labels of the regions where everybody starts */
  readonly regions: readonly string[];
  /** labels of corners that are closed to starting buildings */
  readonly barred?: readonly string[];
}

/** Starting buildings stand on a hex of certain regions, and not on certain marked corners. */
export function startIn({ regions, barred = [] }: StartInConfig): Part {
  return {
    id: `start-in ${regions.join(' ')}`,
    of: { regions, barred },
    rules: (was, b) => {
      const { corners, cornerHex, cornerHexFrom, cornerAt } = b.topology;
      const open = new Uint8Array(corners);
      for (let corner = 0; corner < corners; corner++)
        for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
          if (regions.includes(b.layout.hexes[cornerHex[i]].region ?? '')) open[corner] = 1;
      for (const label of barred)
        for (const at of b.layout.marks.corners[label] ?? []) open[cornerAt(at.q, at.r, at.corner)] = 0;
      return {
        mayStartAt: (s, seat, corner) => open[corner] === 1 && was.mayStartAt(s, seat, corner),
      };
    },
  };
}
