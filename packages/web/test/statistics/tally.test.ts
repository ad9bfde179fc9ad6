import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Finished, finished, finishedGames, noteFinished } from '../../statistics/finished.ts';
import { mine, tallies, tally } from '../../statistics/tally.ts';

const over = (id: string, change: Partial<Finished> = {}): Finished => ({
  id,
  row: 'first-island/base',
  title: 'The Island',
  seats: 4,
  me: 0,
  scores: [10, 4, 6, 7],
  winners: [0],
  turns: 60,
  when: 1,
  ...change,
});

describe('statistics', () => {
  test('count wins, mean points, the best and mean turns, by whatever is asked', () => {
    const games = [
      over('a'),
      over('b', { winners: [1], scores: [5, 10, 3, 3], turns: 40 }),
      over('c', { row: 'x', seats: 3, me: 2, scores: [9, 4, 10], winners: [2] }),
      over('hot seat', { me: null }),
    ];
    const own = mine(games);
    expect(tally('', own)).toMatchObject({ games: 3, won: 2, best: 10, turns: 160 / 3 });
    expect(tally('', own).points).toBeCloseTo(25 / 3);
    expect(tallies(own, ({ row }) => row).map(({ key, games: n, won }) => [key, n, won])).toEqual([
      ['first-island/base', 2, 1],
      ['x', 1, 1],
    ]);
    expect(tally('', [])).toMatchObject({ games: 0, won: 0, points: 0, turns: 0 });
  });

  test('a game for one person is that person’s, wherever it sits; one that several share is nobody’s', () => {
    const result = { winners: [1], scores: [3, 10], ending: 'won' };
    const base = { id: 'a', row: 'r', title: 'T', result, turns: 9, when: 1 };
    expect(finished({ ...base, players: [{ kind: 'bot' }, { kind: 'person' }] }).me).toBe(1);
    expect(finished({ ...base, players: [{ kind: 'person' }, { kind: 'person' }] }).me).toBe(null);
    expect(finished({ ...base, players: [{ kind: 'person' }, { kind: 'person' }], seat: 1 }).me).toBe(1);
  });
});

describe('what is remembered', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('a game is counted once, and what is damaged hides nothing else', () => {
    noteFinished(over('a'));
    noteFinished(over('a', { winners: [3] }));
    noteFinished(over('b'));
    expect(finishedGames().map(({ id, winners }) => [id, winners[0]])).toEqual([
      ['a', 0],
      ['b', 0],
    ]);
    localStorage.setItem('hexwright.finished', JSON.stringify([{ id: 7 }, null, over('c')]));
    expect(finishedGames().map(({ id }) => id)).toEqual(['c']);
    localStorage.setItem('hexwright.finished', 'no list');
    expect(finishedGames()).toEqual([]);
  });
});
