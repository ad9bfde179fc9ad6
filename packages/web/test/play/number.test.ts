import { rulesFor } from '@hexwright/catalog';
import { islandOf } from '@hexwright/island';
import { type GameEvent, MoveList, newState, playout, Rng } from '@hexwright/kernel';
import { counterOf, islandFace } from '@hexwright/table';
import { expect, test } from 'vitest';
import { lastNumber, oddsOf } from '../../play/number.ts';

/** What is told in so many random moves. */
function told(wish: { game: string; seats: number; modules?: string[] }, moves = 3000) {
  const ruled = rulesFor(wish);
  if (!ruled.ok) throw new Error(ruled.reason.text);
  const book = islandOf(ruled.rules)!;
  const events: GameEvent[] = [];
  const state = newState(book);
  const rng = new Rng('numbers');
  const list = new MoveList();
  for (let i = 0; i < moves; i++) {
    state.events = events;
    playout(state, rng, list, 1);
  }
  const sheet = islandFace(book).sheet();
  return {
    sheet,
    total: Object.values(counterOf(book)({}, events)).reduce((sum, n) => sum + n, 0),
    turns: events.filter(({ kind }) => kind === 'turn').length,
    last: lastNumber(
      sheet,
      events.map(({ kind, data }, at) => ({ at, kind, data })),
    ),
  };
}

test('dice are counted and shown as dice', () => {
  const { total, turns, last, sheet } = told({ game: 'first-island/base', seats: 3 });
  expect(total).toBeGreaterThan(turns - 2);
  expect(last?.look.by).toBe('dice');
  expect(oddsOf(sheet)[7]).toBe(6);
});

test('event cards are counted like dice and shown as the card that was drawn', () => {
  const wish = { game: 'first-island/base', seats: 3, modules: ['variant/event-cards'] };
  const { total, turns, last } = told(wish);
  expect(total).toBeGreaterThan(turns - 2);
  expect(last?.look.by).toBe('card');
});

test('the wheel is counted like dice, shown as a wheel, and never expected to bring a seven', () => {
  const { total, turns, last, sheet } = told({ game: 'first-island/wegwerpcatan', seats: 3 }, 300);
  expect(total).toBeGreaterThan(turns - 2);
  expect(last?.look.by).toBe('wheel');
  expect(oddsOf(sheet)[7]).toBeUndefined();
});
