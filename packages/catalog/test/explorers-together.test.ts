import { expect, test } from 'vitest';
import { modulesFor, rows } from '../index.ts';

const ROWS = rows.map(({ id }) => id).filter((id) => id.startsWith('explorers-pirates/'));

const refusal = (game: string, module: string, seats: number): string => {
  const wanted = modulesFor({ game, seats, modules: [module] });
  return wanted.ok ? '' : wanted.reason.text;
};

test.each(['traders-barbarians/rivers', 'traders-barbarians/caravans'])(
  '%s and Explorers & Pirates go together for three and four, and no set-up is known for more',
  (module) => {
    for (const row of ROWS)
      for (const seats of [3, 4])
        expect([refusal(row, module, seats), refusal(module, row, seats)]).toEqual(['', '']);
    for (const row of ROWS.filter((each) => !each.endsWith('land-ho')))
      for (const seats of [5, 6]) expect(refusal(row, module, seats)).toMatch(/" is for 3, 4 players, not /);
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
