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
import { askBot, botFor, featureReaderOf, PLAY_STYLES, styledBot } from '../index.ts';
import { settlerWits } from '../settler.ts';
import { FLEET } from '../weights/fleet.ts';
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
    const { read, names } = featureReaderOf(game)!;
    const F = names.length;
    for (let seed = 0; seed < 3; seed++) {
      const s = position(game, seed);
      const out = new Float32Array(game.seats * F + 2).fill(77);
      for (let seat = 0; seat < game.seats; seat++) read(s, seat, out, 1 + seat * F);
      expect([out[0], out[out.length - 1]]).toEqual([77, 77]);
      for (const [i, x] of out.subarray(1, out.length - 1).entries()) {
        if (i % F < FEATURES.length) expect(Math.abs(x)).toBeLessThan(20);
        expect(Number.isFinite(x)).toBe(true);
      }
      // Points are a part of what is needed.
      expect(out[1]).toBeCloseTo(game.points(s, 0) / game.target(s, 0), 5);
    }
  });

  test('are of every kind of game: those of the card game, too', () => {
    const game = rules('rivals/introductory', 2);
    const { read, names } = featureReaderOf(game)!;
    const s = position(game, 1, 100);
    const out = new Float32Array(names.length).fill(Number.NaN);
    read(s, 0, out, 0);
    expect([...out].every(Number.isFinite)).toBe(true);
    expect(out[names.indexOf('points')]).toBeCloseTo(game.points(s, 0) / game.target(s, 0), 5);
  });

  test('tell what the modules of a row keep for each seat, and the pieces that are out', () => {
    const game = rules('cities-knights/core', 3);
    const book = islandOf(game)!;
    const { read, names } = featureReaderOf(game)!;
    const s = position(game, 2, 400);
    const out = new Float32Array(names.length);
    for (const seat of [0, 1, 2]) {
      read(s, seat, out, 0);
      for (const field of ['tradeLevel', 'scienceLevel', 'defenderPoints'])
        expect(out[names.indexOf(`row.${field}`)]).toBe(s.cells[book.plan.byName.get(field)!.at + seat]);
      const road = book.pieces.find(({ id }) => id === 'road')!;
      expect(out[names.indexOf('out.road')]).toBe(road.limit - book.fields.supply.get(s, seat, road.index));
    }
    expect(names.some((name) => name.startsWith('row.hold'))).toBe(false);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the learned judgement', () => {
  const book = islandOf(rules('first-island/base', 4))!;
  const hope = settlerWits(book).hope;

  test.each(Object.entries({ LAND, SEA, FLEET }))('has a weight for each feature: %s', (_, weights) => {
    const inputs = 3 * weights.features.length;
    expect(weights.features.slice(0, FEATURES.length)).toEqual(FEATURES);
    for (const each of [weights.usual, weights.apart, weights.line]) expect(each).toHaveLength(inputs);
    expect(weights.hidden).toHaveLength(inputs * weights.bias.length);
    expect(weights.out).toHaveLength(weights.bias.length);
  });

  test('is of games like the one that is played', () => {
    const weights = (game: string) => weightsFor(islandOf(rules(game))!);
    expect(weights('first-island/base')).toBe(LAND);
    expect(weights('seafarers/four-islands')).toBe(SEA);
    expect(weights('explorers-pirates/land-ho')).toBe(FLEET);
  });

  test('reads what a row itself keeps, and takes what it has not as usual', () => {
    expect(FLEET.features).toContain('row.fishTrack');
    for (const id of ['explorers-pirates/land-ho', 'explorers-pirates/fish-for-catan']) {
      const fleet = islandOf(rules(id, 3))!;
      const { names } = featureReaderOf(fleet)!;
      expect(names.includes('row.fishTrack')).toBe(id.endsWith('fish-for-catan'));
      const { hope, reasons } = settlerWits(fleet);
      const s = position(fleet, 4, 300);
      expect([0, 1, 2].reduce((sum, seat) => sum + hope(s, seat), 0)).toBeCloseTo(1);
      if (!names.includes('row.fishTrack')) continue;
      const track = fleet.plan.byName.get('fishTrack')!;
      const ahead = position(fleet, 4, 300);
      ahead.cells[track.at + 1] += 3;
      expect(reasons!(s, ahead, 1).map(({ feature }) => feature)).toContain('row.fishTrack');
    }
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
    for (const twist of PLAY_STYLES) {
      const bot = styledBot(game, 'hard', twist)!;
      const time = (imagined: number) => imagined < 20;
      const here = askBot(bot, s, seat, new Rng('twist'), time);
      expect(check(s, seat, here).ok).toBe(true);
      const other = resample(s, seat, new Rng('elsewhere'));
      expect(askBot(bot, other, seat, new Rng('twist'), time), twist).toEqual(here);
    }
  });

  test('are not for those who cannot: random players, or a kind of game without features', () => {
    expect(styledBot(rules('first-island/base'), 'random', 'silent')).toBeUndefined();
    expect(styledBot(rules('rivals/introductory', 2), 'hard', 'handmade')).toBeUndefined();
    expect(botFor(rules('rivals/introductory', 2), 'hard').id).toBe('hard');
  });

  test('a start anywhere is not always the best one', () => {
    const game = rules('first-island/base');
    // The board is laid, and the first settlement is to come.
    const s = until(game, (state) => toMove(state) !== NATURE);
    const anywhere = styledBot(game, 'normal', 'anywhere')!;
    const starts = new Set(
      Array.from({ length: 8 }, (_, i) =>
        JSON.stringify(askBot(anywhere, s, seatList(toMove(s))[0], new Rng(i))),
      ),
    );
    expect(starts.size).toBeGreaterThan(2);
  });
});
