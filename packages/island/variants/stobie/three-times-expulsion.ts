import { expel, movedThefts } from '../../mechanics/index.ts';
import { defineModule, field, handlesOf, type Part, wanted } from '../../rulebook/index.ts';
import { houseRule } from './house-rules.ts';

const fields = {
  /** who was robbed last, and how often in a row */
  lastRobbed: field.cell({ start: -1, noLook: 'the log tells of every theft' }),
  theftsInARow: field.cell({ noLook: 'the log tells of every theft' }),
};

const ENOUGH = 3;

/** A blocker that has robbed one player thrice in a row leaves the board. */
export const threeThefts: Part = {
  id: 'three-thefts',
  uses: [movedThefts()],
  fields,
  rules: (was, b) => {
    const { lastRobbed: last, theftsInARow: row } = handlesOf(b, fields);
    return {
      drifting: { drivenOff: () => true },
      thefts: {
        byMove: (s, thief, victim, blocker) => {
          was.thefts.byMove(s, thief, victim, blocker);
          row.set(s, last.get(s) === victim ? row.get(s) + 1 : 1);
          last.set(s, victim);
          if (row.get(s) < ENOUGH) return;
          row.set(s, 0);
          last.set(s, -1);
          expel(b, s, blocker);
        },
      },
    };
  },
};

export const threeTimesExpulsion = defineModule({
  id: 'variant/stobie-three-times-expulsion',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.robber],
  takes: [houseRule('three-times-expulsion')],
  parts: [threeThefts],
  words: {
    name: 'Stobie: expulsion after three thefts',
    summary: 'A robber that steals from one player three times in a row leaves the board.',
    rules: [
      'When the robber is moved and steals from the same player for the third time in a row, it leaves the board. A pirate is held to the same.',
      'A theft from another player in between starts the count over.',
      {
        house:
          'Thefts of robber and pirate count together, and the one that made the third leaves. A move that robs nobody changes nothing in the count, nor do thefts in which nothing is moved.',
      },
    ],
  },
});
