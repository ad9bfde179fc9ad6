import { expect, test } from 'vitest';
import { sealOf } from '../../catalogue/picture.ts';
import { emblems, shelfCards } from '../../catalogue/shelf-cards.ts';
import { SHELF_NAMES, type ShelfFacts, shelvesOf } from '../../catalogue/shelves.ts';
import { openLibrary } from '../../worker/library.ts';

const plain: ShelfFacts = {
  kind: 'game',
  players: [3, 4],
  weight: 1,
  minutes: 60,
  figures: [],
  towns: false,
  told: false,
  cards: false,
  alone: false,
};

test.each([
  ['few rules and an hour', {}, { weight: 2 }, 'first'],
  ['an hour at most', { minutes: 60 }, { minutes: 75 }, 'first'],
  ['ships', { figures: ['ship'] }, { figures: ['road'] }, 'sea'],
  ['knights of a kind', { figures: ['helmet'] }, { figures: ['house'] }, 'knights'],
  ['three quarters of an hour', { minutes: 45 }, { minutes: 60 }, 'short'],
  ['a seat for one other', { players: [2, 3] }, { players: [3, 4] }, 'two'],
  ['a place in a story', { told: true }, { told: false }, 'campaigns'],
  ['no board', { cards: true }, { cards: false }, 'cards'],
  ['towns with names', { towns: true }, { towns: false }, 'world'],
  ['more than six', { players: [6, 7] }, { players: [5, 6] }, 'odd'],
  ['nobody else', { players: [1] }, { players: [2] }, 'odd'],
  ['going with nothing else', { alone: true }, { alone: false }, 'odd'],
] as const)('%s puts a row on its shelf', (_, fitting, other, shelf) => {
  expect(shelvesOf({ ...plain, ...fitting })).toContain(shelf);
  expect(shelvesOf({ ...plain, ...other })).not.toContain(shelf);
});

test('every shelf has something to choose from, and none has half of all', () => {
  const cards = Object.values(shelfCards);
  for (const name of SHELF_NAMES) {
    const count = cards.filter(({ shelves }) => shelves.includes(name)).length;
    expect(count, name).toBeGreaterThan(4);
    expect(count, name).toBeLessThan(cards.length / 2);
  }
});

test('what rows add is told in few words, and every emblem can be drawn', () => {
  for (const [id, { adds, emblem }] of Object.entries(shelfCards)) {
    expect(adds.join(' · ').length, id).toBeLessThanOrEqual(80);
    if (emblem) expect(emblems[emblem[1]], id).toContain('<path');
  }
  expect(shelfCards['seafarers/core'].adds).toEqual(['ship', 'pirate', 'gold field']);
});

test('no two rows have a picture alike: where boards have one outline, their seals differ', () => {
  const { catalog } = openLibrary();
  const seen = new Map<string, string[]>();
  for (const { id, name } of catalog.rows) {
    const card = shelfCards[id];
    const looks = `${card.board?.at ?? card.lands} ${sealOf({ id, name }, card, emblems)}`;
    seen.set(looks, [...(seen.get(looks) ?? []), id]);
  }
  expect([...seen.values()].filter(({ length }) => length > 1)).toEqual([]);
});
