import { expect, test } from 'vitest';
import { modulesFor, rulesFor } from '../index.ts';

const CK = 'cities-knights/core';

const refusal = (game: string, modules: string[], seats = 4): string | undefined => {
  const made = rulesFor({ game, seats, modules });
  return made.ok ? undefined : made.reason.text;
};

test.each(['core', 'treasure-islands', 'departure-into-the-unknown'])(
  'schaetze/%s goes with Cities & Knights, and treasures bring progress cards then',
  (row) => {
    const made = modulesFor({ game: `schaetze/${row}`, seats: 4, modules: [CK] });
    expect(made.ok && made.modules.map(({ id }) => id)).toContain('schaetze/cities-knights');
  },
);

test('The Desert Dragons does not go with Cities & Knights, which has no knight cards', () => {
  expect(refusal('schaetze/desert-dragons', [CK])).toMatch(/knights slay dragons|a robber/);
});

test.each([
  ['great-canal', /knights dig the canal/],
  ['enchanted-land', /knights beat dragons/],
])(
  'schaetze/%s goes without knight cards where Cities & Knights has knights, and nowhere else',
  (row, why) => {
    expect(refusal(`schaetze/${row}`, ['first-island/seven-point-game'])).toMatch(why);
    expect(refusal('first-island/seven-point-game', [`schaetze/${row}`])).toMatch(why);
    expect(refusal(`schaetze/${row}`, [CK])).toBeUndefined();
  },
);

test.each(['core', 'treasure-islands', 'departure-into-the-unknown', 'desert-dragons', 'great-canal'])(
  'schaetze/%s is for three and four: there is no extension for more',
  (row) => {
    expect(refusal(`schaetze/${row}`, [], 5)).toBeDefined();
    expect(refusal(`schaetze/${row}`, [], 3)).toBeUndefined();
  },
);

test.each(['core', 'treasure-islands', 'departure-into-the-unknown', 'desert-dragons', 'great-canal'])(
  'schaetze/%s takes event cards in place of the dice',
  (row) => {
    expect(refusal(`schaetze/${row}`, ['variant/event-cards'])).toBeUndefined();
  },
);
