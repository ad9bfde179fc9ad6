import { expect, test } from 'vitest';
import { modulesFor, rows } from '../index.ts';

const ROWS = rows.map(({ id }) => id).filter((id) => id.startsWith('explorers-pirates/'));

const refusal = (game: string, module: string, seats: number): string => {
  const wanted = modulesFor({ game, seats, modules: [module] });
  return wanted.ok ? '' : wanted.reason.text;
};

test.each([
  {
    module: 'traders-barbarians/rivers',
    name: 'The Rivers of Catan',
    why: 'no map is left that shows the rivers on the first island',
  },
  {
    module: 'traders-barbarians/caravans',
    name: 'The Caravans',
    why: 'no map is left that shows the oasis and its camels on the first island',
  },
])(
  '$name and Explorers & Pirates are refused by what is lost, whichever is the game',
  ({ module, name, why }) => {
    for (const row of ROWS)
      for (const text of [refusal(row, module, 4), refusal(module, row, 4)]) {
        expect(text).toContain(`"${name}"`);
        expect(text).toMatch(/^".+" cannot be combined with ".+": /);
        expect(text.endsWith(`: ${why}`)).toBe(true);
      }
  },
);

test('the Fishermen and Explorers & Pirates go together for three and four, and no map is known for more', () => {
  const FISH = 'traders-barbarians/fishermen';
  for (const row of ROWS)
    for (const seats of [3, 4])
      expect([refusal(row, FISH, seats), refusal(FISH, row, seats)]).toEqual(['', '']);
  for (const row of ROWS.filter((each) => !each.endsWith('land-ho')))
    for (const seats of [5, 6])
      expect(refusal(row, FISH, seats)).toMatch(/with the Fishermen" is for 3, 4 players, not /);
});
