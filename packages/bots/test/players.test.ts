import { rulesFor } from '@hexwright/catalog';
import type { Playable } from '@hexwright/rulebook';
import { expect, test } from 'vitest';
import { botFor, botsAmong, botsFor, botsOf, LEVELS, randomBot } from '../index.ts';

function base(): Playable {
  const found = rulesFor({ game: 'first-island/base', seats: 4 });
  if (!found.ok) throw new Error(found.reason.text);
  return found.rules;
}

/** the same rules, said to be of a kind that has no board */
const cards = (): Playable => ({ ...base(), kind: 'cards' });

test('an island has its settler first, then the five levels, and random players last', () => {
  expect([...botsFor(base()).keys()]).toEqual(['settler', ...LEVELS, 'random']);
  expect(botFor(base()).id).toBe('settler');
  for (const level of LEVELS) expect(botFor(base(), level).id).toBe(level);
  expect(botFor(base(), 'random').id).toBe('random');
});

test('a game of a kind without players of its own is played at random', () => {
  expect([...botsFor(cards()).keys()]).toEqual(['random']);
  expect(botFor(cards()).id).toBe('random');
  expect(() => botFor(cards(), 'settler')).toThrow('no "settler" plays a game of the kind "cards"');
});

test('a kind of game brings players of its own, and is asked for its own games alone', () => {
  const asCards = (game: Playable) => (game.kind === 'cards' ? game : undefined);
  const among = botsAmong([botsOf(asCards, { dealer: (game) => ({ ...randomBot(game), id: 'dealer' }) })]);
  expect([...among(cards()).keys()]).toEqual(['dealer', 'random']);
  expect(among(cards()).get('dealer')?.().id).toBe('dealer');
  expect([...among(base()).keys()]).toEqual(['random']);
});
