import { reason } from '@hexwright/kernel';
import { regionNeed } from '../../board/index.ts';
import type { Part } from '../../rulebook/index.ts';

export interface StartInConfig {
  /** the labels of the regions where everybody starts */
  readonly regions: readonly string[];
  /** labels of corners that are closed to starting buildings */
  readonly barred?: readonly string[];
  /** labels of regions at which nobody starts, though they lie beside one where everybody does */
  readonly away?: readonly string[];
}

/** the land is not where everybody starts */
export const START_ELSEWHERE = reason('start-elsewhere', 'nobody starts on this land');
const START_BARRED = reason('start-barred', 'this corner is closed to starting buildings');

/** Starting buildings stand on a hex of certain regions, and not on certain marked corners. */
export function startIn({ regions, barred = [], away = [] }: StartInConfig): Part {
  return {
    id: `start-in ${regions.join(' ')}`,
    of: { regions, barred, ...(away.length > 0 && { away }) },
    words: { terms: { 'reason.start-barred': 'Nobody starts on this corner.' } },
    boardNeeds: [regionNeed(...regions)],
    rules: (was, b) => {
      const { corners, cornerHex, cornerHexFrom, cornerAt } = b.topology;
      const open = new Uint8Array(corners);
      for (let corner = 0; corner < corners; corner++)
        for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
          if (regions.includes(b.layout.hexes[cornerHex[i]].region ?? '')) open[corner] = 1;
      const closed = new Uint8Array(corners);
      for (const label of barred)
        for (const at of b.layout.marks.corners[label] ?? []) closed[cornerAt(at.q, at.r, at.corner)] = 1;
      for (let corner = 0; corner < corners; corner++)
        for (const hex of b.walks.hexesAt[corner])
          if (away.includes(b.layout.hexes[hex].region ?? '')) closed[corner] = 1;
      return {
        barStartAt: (s, seat, corner) => {
          if (open[corner] === 0) return START_ELSEWHERE;
          return closed[corner] === 1 ? START_BARRED : was.barStartAt(s, seat, corner);
        },
      };
    },
  };
}
