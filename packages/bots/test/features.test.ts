import { rulesFor } from '@hexwright/catalog';
import { islandOf } from '@hexwright/island';
import {
  applyCode,
  check,
  decisionOf,
  isOver,
  listMoves,
  MoveList,
  NATURE,
  newState,
  pick,
  playout,
  Rng,
  resample,
  type State,
  seatList,
  someSeat,
  toMove,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { describe, expect, test } from 'vitest';
import { FEATURES } from '../features.ts';
import { askBot, botFor, sightOf, TWISTS, twistedBot } from '../index.ts';
import { settlerWits } from '../settler.ts';
import { weightsFor } from '../weights/index.ts';
import { LAND } from '../weights/land.ts';
import { SEA } from '../weights/sea.ts';

function rules(game: string, seats = 3): Playable {
  const found = rulesFor({ game, seats });
  if (!found.ok) throw new Error(found.reason.text);
  return found.rules;
}

/** a position that random players have come to */
function position(game: Playable, seed: number, moves = 300) {
  const s = newState(game);
  playout(s, new Rng('features', seed), new MoveList(), moves);
  return s;
}

/** the first position of a random game that is as wanted */
function until(game: Playable, wanted: (s: State) => boolean): State {
  const s = newState(game);
  const rng = new Rng('until');
  const list = new MoveList();
  while (!wanted(s)) {
    const seats = toMove(s);
    const by = seats === NATURE ? NATURE : someSeat(seats, rng);
    listMoves(s, by, list);
    applyCode(s, by, pick(list, rng, by === NATURE));
  }
  return s;
}

describe('the features of a position', () => {
  test.each([
    'first-island/base',
    'seafarers/heading-for-new-shores',
    'cities-knights/core',
    'traders-barbarians/fishermen',
    'explorers-pirates/land-ho',
  ])('are written where the caller says, around one, in %s', (id) => {
    const game = rules(id);
    const { read, names } = sightOf(game)!;
    const F = names.length;
    for (let seed = 0; seed < 3; seed++) {
      const s = position(game, seed);
      const out = new Float32Array(game.seats * F + 2).fill(77);
      for (let seat = 0; seat < game.seats; seat++) read(s, seat, out, 1 + seat * F);
      expect([out[0], out[out.length - 1]]).toEqual([77, 77]);
      for (const x of out.subarray(1, out.length - 1)) expect(Math.abs(x)).toBeLessThan(20);
      // Points are a part of what is needed.
      expect(out[1]).toBeCloseTo(game.points(s, 0) / game.target(s, 0), 5);
    }
  });

  test('are those of islands: the card game has none', () => {
    expect(sightOf(rules('rivals/introductory', 2))).toBeUndefined();
  });
});

describe('the learned judgement', () => {
  const book = islandOf(rules('first-island/base', 4))!;
  const hope = settlerWits(book).hope;

  test.each(Object.entries({ LAND, SEA }))('has a weight for each feature: %s', (_, weights) => {
    const inputs = 3 * FEATURES.length;
    for (const each of [weights.usual, weights.apart, weights.line]) expect(each).toHaveLength(inputs);
    expect(weights.hidden).toHaveLength(inputs * weights.bias.length);
    expect(weights.out).toHaveLength(weights.bias.length);
  });

  test('is of games like the one that is played, and by hand where too little was learned', () => {
    const weights = (game: string) => weightsFor(islandOf(rules(game))!);
    expect(weights('first-island/base')).toBe(LAND);
    expect(weights('seafarers/four-islands')).toBe(SEA);
    expect(weights('explorers-pirates/land-ho')).toBeUndefined();
  });

  test('gives chances that add up to one, and certainty at the end', () => {
    const seats = [0, 1, 2, 3];
    const s = position(book, 1);
    expect(seats.reduce((sum, seat) => sum + hope(s, seat), 0)).toBeCloseTo(1);
    const over = position(book, 2, 100_000);
    expect(isOver(over)).toBe(true);
    const { winners } = book.result(over);
    expect(seats.map((seat) => hope(over, seat))).toEqual(
      seats.map((seat) => (winners.includes(seat) ? 1 : 0)),
    );
  });

  test('thinks more of who is nearer to the goal', () => {
    const s = position(book, 3);
    const before = hope(s, 2);
    const settlement = book.piece('settlement').index;
    book.fields.supply.add(s, 2, settlement, -2);
    expect(hope(s, 2)).toBeGreaterThan(before);
  });
});

describe('twists', () => {
  test('change how a player plays, and it still makes legal moves and sees no secrets', () => {
    const game = rules('first-island/base');
    const s = until(game, (state) => decisionOf(state)?.kind === 'main');
    const [seat] = seatList(toMove(s));
    for (const twist of TWISTS) {
      const bot = twistedBot(game, 'hard', twist)!;
      const time = (imagined: number) => imagined < 20;
      const here = askBot(bot, s, seat, new Rng('twist'), time);
      expect(check(s, seat, here).ok).toBe(true);
      const other = resample(s, seat, new Rng('elsewhere'));
      expect(askBot(bot, other, seat, new Rng('twist'), time), twist).toEqual(here);
    }
  });

  test('are not for those who cannot: random players, or a kind of game without features', () => {
    expect(twistedBot(rules('first-island/base'), 'random', 'silent')).toBeUndefined();
    expect(twistedBot(rules('rivals/introductory', 2), 'hard', 'handmade')).toBeUndefined();
    expect(botFor(rules('rivals/introductory', 2), 'hard').id).toBe('hard');
  });

  test('a start anywhere is not always the best one', () => {
    const game = rules('first-island/base');
    // The board is laid, and the first settlement is to come.
    const s = until(game, (state) => toMove(state) !== NATURE);
    const anywhere = twistedBot(game, 'normal', 'anywhere')!;
    const starts = new Set(
      Array.from({ length: 8 }, (_, i) =>
        JSON.stringify(askBot(anywhere, s, seatList(toMove(s))[0], new Rng(i))),
      ),
    );
    expect(starts.size).toBeGreaterThan(2);
  });
});
