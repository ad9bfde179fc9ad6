import { rulesFor } from '@hexwright/catalog';
import {
  applyCode,
  isOver,
  legalMoves,
  listMoves,
  MoveList,
  newState,
  playout,
  Rng,
  resample,
  type State,
  toMove,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { describe, expect, test } from 'vitest';
import { judgeOf } from '../index.ts';

function rules(game: string, seats: number): Playable {
  const found = rulesFor({ game, seats });
  if (!found.ok) throw new Error(found.reason.text);
  return found.rules;
}

/** a position after so many random moves in which one seat alone has a choice of several */
function choice(game: Playable, moves: number): { s: State; seat: number; codes: number[] } {
  const s = newState(game);
  const list = new MoveList();
  for (let more = moves; ; more++) {
    playout(s, new Rng('judge', moves), list, more === moves ? moves : 1);
    if (isOver(s)) throw new Error('the game is over too soon');
    const seats = toMove(s);
    if (seats <= 0 || (seats & (seats - 1)) !== 0) continue;
    const seat = 31 - Math.clz32(seats);
    listMoves(s, seat, list);
    if (list.length > 3) return { s, seat, codes: Array.from(list.codes.subarray(0, list.length)) };
  }
}

const few = (imagined: number): boolean => imagined < 300;

describe('chances to win', () => {
  test.each([
    ['first-island/base', 4],
    ['seafarers/heading-for-new-shores', 4],
    ['explorers-pirates/land-ho', 4],
    ['rivals/introductory', 2],
  ])('make one together in %s', (id, seats) => {
    const game = rules(id, seats);
    const { s } = choice(game, 200);
    const chances = judgeOf(game)!.chances(s);
    expect(chances).toHaveLength(seats);
    expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 5);
    expect(Math.min(...chances)).toBeGreaterThan(0);
  });

  test('are told where they were learned, and where they follow from a judgement by hand', () => {
    expect(judgeOf(rules('first-island/base', 4))!.learned).toBe(true);
    expect(judgeOf(rules('rivals/introductory', 2))!.learned).toBe(false);
  });
});

describe('moves weighed', () => {
  const game = rules('first-island/base', 4);
  const judge = judgeOf(game)!;
  const { s, seat, codes } = choice(game, 260);

  test('come with the best first, and the one that was played wherever it stands', () => {
    for (const played of codes) {
      const weighed = judge.weigh(s, seat, new Rng('weigh'), few, played);
      const chances = weighed.map(({ chance }) => chance);
      expect(chances).toEqual([...chances].sort((one, other) => other - one));
      expect(weighed.filter(({ code }) => code === played)).toHaveLength(1);
      expect(new Set(weighed.map(({ code }) => code)).size).toBe(weighed.length);
      for (const { code, chance } of weighed) {
        expect(codes).toContain(code);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
    }
  });

  test('are all thought through alike, and none without time', () => {
    const told = judge.weigh(s, seat, new Rng('weigh'), few).map(({ stories }) => stories);
    expect(told[0]).toBeGreaterThan(0);
    expect(new Set(told).size).toBe(1);
    expect(judge.weigh(s, seat, new Rng('weigh'), () => false).map(({ stories }) => stories)).toEqual(
      told.map(() => 0),
    );
  });

  test('the same for every deal that the seat could not tell from the real one', () => {
    const weigh = (position: State) => judge.weigh(position, seat, new Rng('deal'), few);
    for (let deal = 0; deal < 3; deal++) {
      const other = resample(s, seat, new Rng('other', deal));
      expect(legalMoves(other, seat).moves).toEqual(legalMoves(s, seat).moves);
      expect(weigh(other)).toEqual(weigh(s));
    }
  });

  test('change nothing in the position', () => {
    const before = s.cells.slice();
    judge.weigh(s, seat, new Rng('weigh'), few);
    judge.compare(s, seat, new Rng('why'), codes[0], codes[1]);
    expect(s.cells).toEqual(before);
  });

  test('a move that wins is certain to', () => {
    const near = until(game);
    const [best] = judge.weigh(near.s, near.seat, new Rng('win'), few);
    expect(best.code).toBe(near.code);
    expect(best.chance).toBeGreaterThan(0.99);
  });
});

describe('games played to their end', () => {
  const game = rules('first-island/base', 4);
  const judge = judgeOf(game)!;
  const some = (_: number, games: number): boolean => games < 3;

  test('give the share of them that is won, the same for every deal', () => {
    const { s, seat, codes } = choice(game, 260);
    const two = codes.slice(0, 2);
    const out = judge.playOut(s, seat, new Rng('out'), some, two);
    expect(out.map(({ code, stories }) => [code, stories])).toEqual(two.map((code) => [code, 3]));
    for (const { chance } of out) expect(chance * 3).toBeCloseTo(Math.round(chance * 3), 6);
    const other = resample(s, seat, new Rng('other'));
    expect(judge.playOut(other, seat, new Rng('out'), some, two)).toEqual(out);
  });

  test('are all won by a move that wins', () => {
    const { s, seat, code } = until(game);
    expect(judge.playOut(s, seat, new Rng('out'), some, [code])).toEqual([{ code, chance: 1, stories: 3 }]);
  });
});

describe('reasons', () => {
  const game = rules('first-island/base', 4);
  const judge = judgeOf(game)!;

  test('speak for a move against another, the other way round against it', () => {
    const { s, seat, codes } = choice(game, 260);
    const shifts = judge.compare(s, seat, new Rng('why'), codes[0], codes[1]);
    const back = new Map(
      judge.compare(s, seat, new Rng('why'), codes[1], codes[0]).map(({ feature, by }) => [feature, by]),
    );
    expect(shifts.length).toBeGreaterThan(0);
    for (const { feature, by } of shifts) expect(back.get(feature)).toBeCloseTo(-by, 8);
    const weights = shifts.map(({ by }) => Math.abs(by));
    expect(weights).toEqual([...weights].sort((one, other) => other - one));
    expect(judge.compare(s, seat, new Rng('why'), codes[0], codes[0])).toEqual([]);
  });

  test('are not made up where nothing was learned', () => {
    const cards = rules('rivals/introductory', 2);
    const { s, seat, codes } = choice(cards, 60);
    expect(judgeOf(cards)!.compare(s, seat, new Rng('why'), codes[0], codes[1])).toEqual([]);
  });
});

/** a position of a random game in which a seat can win at once, with the move that does */
function until(game: Playable): { s: State; seat: number; code: number } {
  const list = new MoveList();
  const after = newState(game);
  for (let seed = 0; ; seed++) {
    const s = newState(game);
    for (let moves = 0; moves < 20_000 && !isOver(s); moves++) {
      const seats = toMove(s);
      if (seats > 0 && (seats & (seats - 1)) === 0) {
        const seat = 31 - Math.clz32(seats);
        if (game.points(s, seat) >= game.target(s, seat) - 2) {
          listMoves(s, seat, list);
          for (const code of Array.from(list.codes.subarray(0, list.length))) {
            after.cells.set(s.cells);
            applyCode(after, seat, code);
            if (isOver(after)) return { s, seat, code };
          }
        }
      }
      playout(s, new Rng(`win ${seed}`, moves), list, 1);
    }
  }
}
