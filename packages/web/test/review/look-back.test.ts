import { askBot, botFor } from '@hexwright/bots';
import { rulesFor } from '@hexwright/catalog';
import { type Game, isOver, newGame, play, Rng, seatList, toMove } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { describe, expect, test } from 'vitest';
import {
  bestOf,
  type Choice,
  gainOf,
  lossOf,
  MISTAKE,
  SLIP,
  verdictOf,
  worstOf,
} from '../../review/reviewed.ts';
import { type Effort, lookBack } from '../../worker/look-back.ts';

/** as far as it thinks without a clock: the same on every machine */
const LITTLE: Effort = { luck: 1e9, curve: 1e9, choices: 1e9, whole: 1e9, imagined: 60, games: 12 };
const still = (): number => 0;

function rules(id: string, seats: number, options = {}): Playable {
  const found = rulesFor({ game: id, seats, options });
  if (!found.ok) throw new Error(found.reason.text);
  return found.rules;
}

/** A game between quick bots to its end, or for so many moves. */
function played(on: Playable, seed: string, most = Number.POSITIVE_INFINITY): Game {
  const game = newGame(on, { mode: 'seeded', seed });
  const bot = botFor(on);
  while (!isOver(game.state) && game.log.length < most) {
    const [seat] = seatList(toMove(game.state));
    const done = play(game, seat, askBot(bot, game.state, seat, new Rng(seed, game.log.length)));
    if (!done.ok) throw new Error(done.reason.text);
  }
  return game;
}

const base = rules('first-island/base', 3, { points: 5 });
const game = played(base, 'look back');
const seen = lookBack({ game: base, ...game, seats: [0], now: still, effort: LITTLE });
if (!seen.ok) throw new Error(seen.reason.text);
const { review } = seen;

describe('a look back at a game', () => {
  test('tells everybody’s chances from the first turn to the end, all of them together one', () => {
    const [first] = review.curve;
    const last = review.curve[review.curve.length - 1];
    expect(base.turnOf(newGame(base, game.chance).state)).toBe(0);
    expect(first.at).toBeGreaterThan(6);
    expect(last.at).toBe(game.log.length);
    expect(last.chances).toEqual(
      [0, 1, 2].map((seat) => (base.result(game.state).winners.includes(seat) ? 1 : 0)),
    );
    for (const { chances } of review.curve)
      expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 5);
    const places = review.curve.map(({ at }) => at);
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other));
  });

  test('marks the moves that moved somebody’s chance most, one of a turn', () => {
    const swings = review.turns.map(({ before, after }) =>
      Math.max(...after.map((chance, seat) => Math.abs(chance - before[seat]))),
    );
    expect(swings).toEqual([...swings].sort((one, other) => other - one));
    expect(Math.min(...swings)).toBeGreaterThanOrEqual(0.05);
    expect(new Set(review.turns.map(({ turn }) => turn)).size).toBe(review.turns.length);
    for (const { at, told, after } of review.turns) {
      expect(told.length).toBeGreaterThan(0);
      expect(review.curve.find((point) => point.at === at)?.chances).toEqual(after);
    }
  });

  test('what luck gives to one it takes from the others', () => {
    for (const by of Object.values(review.luck))
      expect(by.reduce((sum: number, each: number) => sum + each, 0)).toBeCloseTo(0, 5);
    expect(review.luck.numbers.some((by) => by !== 0)).toBe(true);
  });

  test('weighs the choices of the seats that were asked for, and each of them', () => {
    expect(review.choices.length).toBeGreaterThan(10);
    expect(new Set(review.choices.map(({ seat }) => seat))).toEqual(new Set([0]));
    for (const { at, played: move } of review.choices) expect(game.log[at]).toEqual({ by: 0, move });
    for (const choice of review.choices)
      if (choice.better) expect(choice.other).toBeGreaterThanOrEqual(choice.chance);
      else expect(choice.other).toBeLessThanOrEqual(choice.chance);
  });

  test('is the same for everybody who looks back at the same game', () => {
    expect(lookBack({ game: base, ...game, seats: [0], now: still, effort: LITTLE })).toEqual(seen);
  });

  test('keeps to its time: what there is none left for is counted', () => {
    let clock = 0;
    const late = lookBack({
      game: base,
      ...game,
      seats: [0],
      now: () => clock++,
      effort: { ...LITTLE, luck: 30, curve: 40, choices: game.log.length + 40, whole: game.log.length + 40 },
    });
    if (!late.ok) throw new Error(late.reason.text);
    expect(late.review.choices.length).toBeLessThan(review.choices.length);
    expect(late.review.choices.length + late.review.unweighed).toBe(review.choices.length + review.unweighed);
    expect(late.review.curve.length).toBeLessThan(review.curve.length);
    expect(late.review.curve.at(-1)).toEqual(review.curve.at(-1));
    expect([late.review.luckUntil, review.luckUntil]).toEqual([expect.any(Number), undefined]);
  });

  test('tells how far it has come, up to the end', () => {
    const shares: number[] = [];
    lookBack({
      game: base,
      ...game,
      seats: [1],
      now: still,
      effort: LITTLE,
      progress: (share) => shares.push(share),
    });
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares.at(-1)).toBeCloseTo(1, 5);
  });

  test('is not for a game that goes on: hidden hands would be told', () => {
    const running = played(base, 'running', 60);
    expect(lookBack({ game: base, ...running, seats: [0], now: still, effort: LITTLE })).toMatchObject({
      ok: false,
      reason: { code: 'not-over' },
    });
  });

  test.each([
    ['cities-knights/core', 3],
    ['rivals/introductory', 2],
  ])('is had in %s, where a number is made of several draws', (id, seats) => {
    const on = rules(id, seats);
    let clock = 0;
    const back = lookBack({
      game: on,
      ...played(on, 'look'),
      seats: [0],
      now: () => clock++,
      effort: { luck: 80, curve: 90, choices: 3000, whole: 3000, imagined: 0, games: 0 },
    });
    if (!back.ok) throw new Error(back.reason.text);
    expect(back.review.choices.length).toBeGreaterThan(5);
    expect(back.review.luck.numbers.some((by) => Math.abs(by) > 0.001)).toBe(true);
  });
});

describe('a win that was missed', () => {
  test('is the worst of all choices, and told as such', () => {
    const near = played(base, 'look back');
    const winner = base.result(near.state).winners[0];
    const last = near.log.findLastIndex(({ by }) => by === winner);
    // The winning move is left out: instead the turn ends, and the game goes on without it.
    const again = newGame(base, { mode: 'manual' });
    for (const { by, move } of near.log.slice(0, last)) play(again, by, move);
    const ended = play(again, winner, { move: 'end-turn' });
    expect(ended.ok).toBe(true);
    const seeded: Game = { ...again, chance: { mode: 'seeded', seed: 'after the miss' } };
    const bot = botFor(base);
    while (!isOver(seeded.state)) {
      const [seat] = seatList(toMove(seeded.state));
      play(seeded, seat, askBot(bot, seeded.state, seat, new Rng('missed', seeded.log.length)));
    }
    const back = lookBack({ game: base, ...seeded, seats: [winner], now: still, effort: LITTLE });
    if (!back.ok) throw new Error(back.reason.text);
    const [worst] = worstOf(back.review.choices);
    const missed = back.review.choices.find(({ at }) => at === last);
    expect(missed?.better).toEqual(near.log[last].move);
    expect(missed?.other).toBeGreaterThan(0.9);
    expect(missed && verdictOf(missed)).toBe('mistake');
    expect(worst.at).toBe(last);
  });
});

describe('a choice', () => {
  const choice = (chance: number, other: number, doubt = 0.01): Choice => ({
    at: 0,
    turn: 1,
    seat: 0,
    played: { move: 'roll' },
    ...(other > chance && { better: { move: 'end-turn' } }),
    chance,
    other,
    doubt,
    games: 100,
    why: [],
  });

  test('that costs no more than may be doubted costs nothing', () => {
    expect(lossOf(choice(0.4, 0.5, 0.09))).toBeCloseTo(0.1);
    expect(lossOf(choice(0.4, 0.5, 0.11))).toBe(0);
    expect(gainOf(choice(0.5, 0.4, 0.09))).toBeCloseTo(0.1);
    expect(gainOf(choice(0.5, 0.4, 0.11))).toBe(0);
  });

  test('is a slip from two hundredths on, and a mistake from six', () => {
    expect(verdictOf(choice(0.5, 0.5 + SLIP - 0.001))).toBe('fine');
    expect(verdictOf(choice(0.5, 0.5 + SLIP + 0.001))).toBe('slip');
    expect(verdictOf(choice(0.5, 0.5 + MISTAKE - 0.001))).toBe('slip');
    expect(verdictOf(choice(0.5, 0.5 + MISTAKE + 0.001))).toBe('mistake');
    expect(verdictOf(choice(0.5, 0.4))).toBe('best');
  });

  test('the three that cost most and the three that gained most are told', () => {
    const losses = [0.03, 0.2, 0.01, 0.1, 0.05].map((loss) => choice(0.5, 0.5 + loss));
    expect(worstOf(losses)).toEqual([losses[1], losses[3], losses[4]]);
    expect(bestOf(losses)).toEqual([]);
    const gains = [0.015, 0.3].map((gain) => choice(0.5, 0.5 - gain));
    expect(bestOf(gains)).toEqual([gains[1]]);
    expect(worstOf(gains)).toEqual([]);
  });
});
