import { describe, expect, test } from 'vitest';
import { type PlayedGame, scoreAt, standings } from '../../tournaments/standings.ts';

/** A game of these, who came in this order, with so many points each. */
const game = (order: readonly (string | null)[], points = order.map((_, i) => 10 - 2 * i)): PlayedGame => ({
  round: 1,
  seats: order,
  result: { places: order.map((_, i) => i + 1), points, winners: [0] },
});
const order = (rows: ReturnType<typeof standings>) => rows.map(({ id, place }) => `${place} ${id}`);

describe('a game scores', () => {
  test('as many points as there are seats for a win, and one for each seat behind otherwise', () => {
    const { result } = game(['a', 'b', 'c', 'd']);
    expect([0, 1, 2, 3].map((seat) => scoreAt(result as never, seat))).toEqual([4, 2, 1, 0]);
  });

  test('half of one for each who shares the place', () => {
    const result = { places: [1, 2, 2, 4], points: [10, 7, 7, 3], winners: [0] };
    expect([0, 1, 2, 3].map((seat) => scoreAt(result, seat))).toEqual([4, 1.5, 1.5, 0]);
  });

  test('nobody anything where it came to no end or is still played', () => {
    const games: PlayedGame[] = [
      { round: 1, seats: ['a', 'b'], result: 'void' },
      { round: 2, seats: ['a', 'b'], result: null },
    ];
    expect(standings(['a', 'b'], games, 2, 'swiss')).toMatchObject([
      { place: 1, games: 0, score: 0 },
      { place: 1, games: 0, score: 0 },
    ]);
  });

  test('a rest like a win', () => {
    const rest: PlayedGame = {
      round: 1,
      seats: ['a'],
      result: { places: [1], points: [0], winners: [0] },
    };
    expect(standings(['a', 'b'], [rest], 2, 'swiss')[0]).toMatchObject({ id: 'a', score: 2, wins: 1 });
  });

  test('a bot that does not take part is an opponent to be beaten, and stands nowhere', () => {
    const rows = standings(['a', 'b'], [game(['a', null, 'b', null])], 4, 'swiss');
    expect(rows.map(({ id, score }) => [id, score])).toEqual([
      ['a', 4],
      ['b', 1],
    ]);
  });
});

describe('equal scores are told apart', () => {
  test('by wins: one win and a last place are before two second places', () => {
    const games = [game(['a', 'b', 'c', 'd']), game(['d', 'b', 'c', 'a'])];
    expect(order(standings(['b', 'a', 'd', 'c'], games, 4, 'swiss'))).toEqual(['1 a', '1 d', '3 b', '4 c']);
  });

  test('in a Swiss by what the opponents score', () => {
    // a and b have one win each; whom a has beaten has won since.
    const games = [game(['a', 'c'], [10, 8]), game(['b', 'd'], [10, 8]), game(['c', 'd'], [10, 2])];
    const rows = standings(['b', 'a', 'c', 'd'], games, 2, 'swiss');
    expect(rows.map(({ id, opponents }) => [id, opponents])).toEqual([
      ['c', 2],
      ['a', 2],
      ['b', 0],
      ['d', 4],
    ]);
  });

  test('in a league by what they did against each other', () => {
    const games = [game(['b', 'a']), game(['a', 'c'], [10, 0]), game(['c', 'd']), game(['d', 'a'])];
    const rows = standings(['a', 'b', 'c', 'd'], games, 2, 'league');
    expect(rows.map(({ id }) => id).indexOf('b')).toBeLessThan(rows.map(({ id }) => id).indexOf('a'));
  });

  test('by the share of the points at last, and where that is the same they share the place', () => {
    const games = [game(['a', 'c'], [10, 2]), game(['b', 'd'], [10, 9])];
    expect(order(standings(['b', 'a', 'd', 'c'], games, 2, 'league'))).toEqual(['1 a', '2 b', '3 d', '4 c']);
    const even = [game(['a', 'c']), game(['b', 'd'])];
    expect(order(standings(['a', 'b', 'c', 'd'], even, 2, 'league'))).toEqual(['1 a', '1 b', '3 c', '3 d']);
  });
});
