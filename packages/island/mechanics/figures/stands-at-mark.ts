import { markNeed } from '../../board/index.ts';
import type { Part } from '../../rulebook/index.ts';

/** A blocker begins on the hex that the board marks with its name. */
export function standsAtMark(id: string): Part {
  return {
    id: `${id}-stands-at-mark`,
    boardNeeds: [markNeed('hexes', id, 1)],
    prepare: (b) => {
      const [{ q, r }] = b.layout.marks.hexes[id];
      const [blocker, hex] = [b.blocker(id), b.topology.hexAt(q, r)];
      return (s) => b.fields.blocker.set(s, blocker, hex);
    },
  };
}
