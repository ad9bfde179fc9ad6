import { expect, test } from 'vitest';
import {
  firstSeat,
  listMoves,
  MoveList,
  newState,
  pick,
  playout,
  Rng,
  randomGame,
  seatList,
  someSeat,
} from '../index.ts';
import { cellar } from './cellar.ts';
import { rules } from './play.ts';

test('random games end, and the same seed gives the same game', () => {
  const s = newState(rules);
  const t = newState(rules);
  for (let i = 0; i < 30; i++) {
    expect(randomGame(s, new Rng(i), new MoveList()).finished).toBe(true);
    randomGame(t, new Rng(i), new MoveList());
    expect(t.cells).toEqual(s.cells);
  }
});

test('a playout stops at its limit', () => {
  expect(playout(newState(rules), new Rng(), new MoveList(), 5)).toEqual({ moves: 5, finished: false });
});

test('nature draws by weight', () => {
  const list = new MoveList();
  list.begin(rules.moves.find((move) => move.name === 'draw')!);
  list.weigh(1, 0);
  list.weigh(2, 1);
  list.weigh(3, 2);
  const counts = new Map<number, number>();
  const rng = new Rng('weights');
  for (let i = 0; i < 6000; i++) {
    const code = pick(list, rng, true);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const chi = [1, 2, 3].reduce(
    (sum, weight, i) => sum + (counts.get(list.codes[i])! - 1000 * weight) ** 2 / (1000 * weight),
    0,
  );
  expect(chi).toBeLessThan(2 + 4 * 2);
});

test('seats are picked out of a set, each as likely as the others', () => {
  expect(firstSeat(0b1010)).toBe(1);
  expect(seatList(0b1011)).toEqual([0, 1, 3]);
  const counts = [0, 0, 0, 0];
  const rng = new Rng('seats');
  for (let i = 0; i < 3000; i++) counts[someSeat(0b1011, rng)]++;
  expect(counts[2]).toBe(0);
  for (const seat of [0, 1, 3]) expect(Math.abs(counts[seat] - 1000)).toBeLessThan(100);
});

test('a decision without a legal move is named', () => {
  const stuck = cellar();
  const broken = {
    ...stuck,
    decisions: stuck.decisions.map((kind) => ({ ...kind, listed: [], dice: null })),
  };
  expect(() => playout(newState(broken), new Rng(), new MoveList())).toThrow(
    'no legal move for nature in "die"',
  );
  const list = new MoveList();
  listMoves(newState(broken), 0, list);
  expect(list.length).toBe(0);
});
