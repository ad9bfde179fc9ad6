import { reason, type State } from '@hexwright/kernel';
import { markNeed, regionNeed } from '../../board/index.ts';
import { START_ELSEWHERE } from '../../mechanics/index.ts';
import { type Part, taken } from '../../rulebook/index.ts';
import { MAIN, SITE } from '../boards/marks.ts';

const NO_SITE = reason('no-start-site', 'the first settlement stands on a marked corner');
const SHIP_FIRST = reason('start-ship', 'a ship leaves the first settlement');
const COASTAL = reason('start-coast', 'later settlements stand away from the coast');

/**
 * Everybody begins with three settlements: the first with a ship on a marked corner of the coast, the others inland with a road. Where
 * the board ends in land there is no coast.
 */
export function coastStarts(): Part {
  return {
    id: 'coast-starts',
    takes: [taken.start],
    boardNeeds: [markNeed('corners', SITE, 3), regionNeed(MAIN)],
    overrides: {
      startRounds: 'everybody begins with three buildings on the coast',
    },
    rules: (was, b) => {
      const placed = b.cell('startsPlaced');
      const ship = b.piece('ship').index;
      const { corners, cornerHex, cornerHexFrom, cornerAt } = b.topology;
      const sites = new Uint8Array(corners);
      for (const { q, r, corner } of b.layout.marks.corners[SITE] ?? []) sites[cornerAt(q, r, corner)] = 1;
      const inMain = new Uint8Array(corners);
      for (let corner = 0; corner < corners; corner++)
        for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
          if (b.layout.hexes[cornerHex[i]].region === MAIN) inMain[corner] = 1;
      const isFirst = (s: State): boolean => placed.get(s) < b.seats;
      const touchesSea = (s: State, corner: number): boolean => {
        for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
          if (!b.land[b.fields.terrain.get(s, cornerHex[i])]) return true;
        return false;
      };
      return {
        startRounds: () => 3,
        barStartAt: (s, seat, corner) => {
          if (inMain[corner] === 0) return START_ELSEWHERE;
          const bar = was.barStartAt(s, seat, corner);
          if (bar) return bar;
          if (isFirst(s)) return sites[corner] === 1 ? undefined : NO_SITE;
          return touchesSea(s, corner) ? COASTAL : undefined;
        },
        barStartRoute: (s, seat, piece, edge, corner) =>
          was.barStartRoute(s, seat, piece, edge, corner) ??
          (isFirst(s) && piece !== ship ? SHIP_FIRST : undefined),
      };
    },
    words: {
      terms: {
        'reason.no-start-site': 'The first settlement stands on a marked corner of the coast.',
        'reason.start-ship': 'A ship leaves the first settlement.',
        'reason.start-coast': 'The second and third settlement stand away from the coast.',
      },
    },
    looks: { marks: { [SITE]: { shape: 'site', colour: '#8a5a2b' } } },
  };
}
