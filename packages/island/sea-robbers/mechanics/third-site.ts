import { push, type State } from '@hexwright/kernel';
import type { Part } from '../../rulebook/index.ts';
import { SITE } from '../boards/marks.ts';

/**
 * The neutral colour begins as a third player would: on the site that is left, and inland with each further round, where whoever
 * was the last of the round places it.
 */
export function thirdSite(): Part {
  return {
    id: 'third-site',
    rules: (was, b) => {
      const placed = b.cell('startsPlaced');
      const sites = (b.layout.marks.corners[SITE] ?? []).map(({ q, r, corner }) =>
        b.topology.cornerAt(q, r, corner),
      );
      const settle = (s: State): void => {
        const site = sites.find((corner) => b.rules.barStartAt(s, b.neutral, corner) === undefined);
        if (site !== undefined) b.rules.build(s, b.neutral, b.rules.startPiece(s, 0), site);
      };
      return {
        neutrals: { startFirst: () => false },
        startWay: (s, seat, round, corner) => {
          const isLast = placed.get(s) % b.seats === b.seats - 1;
          if (isLast && round === 0) settle(s);
          // The route of the settlement lies above it, and is laid first.
          if (isLast && round > 0) push(s, b.decision('place-colour'), 1 << seat, 0);
          was.startWay(s, seat, round, corner);
        },
      };
    },
  };
}
