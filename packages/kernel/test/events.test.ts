import { expect, test } from 'vitest';
import { eventFor, type GameEvent, newState, tell } from '../index.ts';
import { playOn, rules, seeded } from './play.ts';

const drew: GameEvent = { kind: 'drew', data: { seat: 1 }, secret: { seats: 0b010, data: { card: 'rope' } } };

test('the secret part of an event is told to its seats alone', () => {
  expect(eventFor(drew, 1)).toEqual({ kind: 'drew', data: { seat: 1, card: 'rope' } });
  expect(eventFor(drew, 0)).toEqual({ kind: 'drew', data: { seat: 1 } });
  expect(eventFor(drew, 2)).toEqual({ kind: 'drew', data: { seat: 1 } });
});

test('a spectator hears no secrets, not even those of seat 0', () => {
  expect(eventFor(drew, null)).toEqual({ kind: 'drew', data: { seat: 1 } });
  expect(eventFor({ ...drew, secret: { seats: -1, data: { card: 'rope' } } }, null).data).toEqual({
    seat: 1,
  });
});

test('nothing is told while nobody listens', () => {
  const s = newState(rules);
  tell(s, 'silence', {});
  expect(s.events).toBeNull();
});

test('the opening and every move tell what happened, nature included', () => {
  const game = seeded();
  const { opening } = game as typeof game & { opening: readonly GameEvent[] };
  expect(opening.map(({ kind }) => kind)).toEqual(['rolled', 'drew', 'drew', 'drew']);
  expect(playOn(game, 3).state.events).toBeNull();
});
