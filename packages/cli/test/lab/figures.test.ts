import { Rng } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { fit, handmadeLoss, lossOf, type Sample } from '../../lab/learning.ts';
import type { GameLine } from '../../lab/match.ts';
import { chanceBy, eloBy, ratingsOf } from '../../lab/rating.ts';
import { seatingsOf } from '../../lab/seatings.ts';
import { Sequential } from '../../lab/sequential.ts';

const game = (seated: readonly string[], winners: readonly number[], n = 0): GameLine => ({
  game: n,
  set: 0,
  seated,
  finished: true,
  moves: 10,
  turns: 5,
  winners,
  points: seated.map((_, seat) => (winners.includes(seat) ? 10 : 5)),
  ending: 'points',
});
/** so many games of one against three, of which the one wins some */
const alone = (wins: number, games: number): GameLine[] =>
  Array.from({ length: games }, (_, i) =>
    game(['strong', 'weak', 'weak', 'weak'], [i < wins ? 0 : 1 + (i % 3)]),
  );

test('in a set everybody sits everywhere equally often', () => {
  expect(seatingsOf('one', 2, 4)).toEqual([
    [0, 1, 1, 1],
    [1, 0, 1, 1],
    [1, 1, 0, 1],
    [1, 1, 1, 0],
  ]);
  expect(seatingsOf('half', 2, 4)).toHaveLength(6);
  // With three seats one side has the odd one as often as the other.
  expect(
    seatingsOf('half', 2, 3)
      .flat()
      .filter((who) => who === 0),
  ).toHaveLength(9);
  expect(seatingsOf('mix', 3, 4).map(([first]) => first)).toEqual([0, 1, 2]);
});

test('half of the games alone against three is 191 Elo, a quarter is none', () => {
  expect(eloBy(0.25, 1, 4)).toBeCloseTo(0);
  expect(eloBy(0.5, 1, 4)).toBeCloseTo(190.8, 0);
  expect(chanceBy(190.85, 1, 4)).toBeCloseTo(0.5, 3);
  const [strong, weak] = ratingsOf(['strong', 'weak'], alone(500, 1000));
  expect(strong.elo - weak.elo).toBeCloseTo(190.8, 0);
});

test('the interval of a rating narrows with the games and holds those who won everything', () => {
  const [few] = ratingsOf(['strong', 'weak'], alone(20, 40));
  const [many] = ratingsOf(['strong', 'weak'], alone(2000, 4000));
  expect(few.within / many.within).toBeCloseTo(10, 0);
  // Alone, half of 40 games: the share is within 0.155, so the difference is within 108 Elo.
  expect(2 * few.within).toBeCloseTo(108, -1);
  const [all] = ratingsOf(['strong', 'weak'], alone(10, 10));
  expect(Number.isFinite(all.elo) && all.elo > 200 && all.within > all.elo / 3).toBe(true);
});

test('a game that nobody won says nothing of strength', () => {
  const [one] = ratingsOf(
    ['strong', 'weak'],
    [game(['strong', 'weak'], []), game(['weak', 'strong'], [0, 1])],
  );
  expect(one.elo).toBeCloseTo(0);
});

test('a sequential test stops for the stronger, for the equal, and waits in between', () => {
  const ask = (wins: number, games: number): Sequential => {
    const test = new Sequential({ low: 0, high: 60 }, 'strong');
    for (const line of alone(wins, games)) test.hear(line);
    return test;
  };
  expect(ask(200, 500).verdict).toBe('high');
  expect(ask(125, 500).verdict).toBe('low');
  expect(ask(8, 30).verdict).toBe('open');
});

test('it is wrong no more often than it says', () => {
  const rng = new Rng('wrong');
  let wrong = 0;
  for (let trial = 0; trial < 200; trial++) {
    const test = new Sequential({ low: 0, high: 100 }, 'strong');
    for (let n = 0; n < 5000 && test.verdict === 'open'; n++)
      test.hear(game(['strong', 'weak', 'weak', 'weak'], [rng.below(4)]));
    if (test.verdict === 'high') wrong++;
  }
  expect(wrong).toBeLessThanOrEqual(18);
});

const TWO = ['decides', 'noise'];

/** positions in which the first of two numbers decides and the second is noise */
function samples(count: number, seed: string): Sample[] {
  const rng = new Rng(seed);
  const unit = (): number => rng.below(1000) / 1000;
  return Array.from({ length: count }, (_, game) => {
    const features = Float32Array.from({ length: 8 }, unit);
    const chances = [0, 1, 2, 3].map((seat) => Math.exp(4 * features[2 * seat]));
    const at = unit() * chances.reduce((sum, x) => sum + x, 0);
    const winner = [1, 2, 3].findLast((seat) => chances.slice(0, seat).reduce((a, b) => a + b) <= at) ?? 0;
    return { game, seats: 4, features, worth: new Float32Array(4), winners: [winner] };
  });
}

test.each([0, 4])(
  'what decides games is learned, the same from the same seed, with %i hidden numbers',
  (hidden) => {
    const course = { epochs: 40, hidden, seed: 'seed' };
    const learned = fit(samples(4000, 'many'), TWO, course);
    expect(fit(samples(4000, 'many'), TWO, course)).toEqual(learned);
    const kept = samples(1000, 'other');
    expect(handmadeLoss(kept).loss).toBeCloseTo(Math.log(4), 3);
    expect(lossOf(learned, kept)).toBeLessThan(1.15);
  },
);

test('a number that never changed where one learned has no say elsewhere', () => {
  const plain = samples(400, 'plain');
  const same = plain.map((sample) => ({
    ...sample,
    features: sample.features.map((x, i) => (i % 2 ? 0.3 : x)),
  }));
  const learned = fit(same, TWO, { epochs: 2, hidden: 4, seed: 1 });
  expect(lossOf(learned, plain)).toBeCloseTo(lossOf(learned, same), 4);
});

test('a number that some rows have not is learned where it is, and as usual where it is not', () => {
  const whole = samples(3000, 'whole');
  const partly = samples(3000, 'partly').map((sample) => ({
    ...sample,
    features: sample.features.map((x, i) => (i % 2 ? Number.NaN : x)),
  }));
  const learned = fit([...whole, ...partly], TWO, { epochs: 20, hidden: 4, seed: 1 });
  expect(learned.features).toEqual(TWO);
  expect(lossOf(learned, partly)).toBeLessThan(1.2);
  expect(lossOf(learned, whole)).toBeLessThan(1.2);
});

test('a hidden layer learns what no weighted sum can say', () => {
  const rng = new Rng('either');
  // Who has exactly one of two things wins.
  const either = Array.from({ length: 3000 }, (_, game): Sample => {
    const winner = rng.below(2);
    const has = Array.from({ length: 2 }, (_, seat) => {
      const first = rng.below(2);
      return [first, seat === winner ? 1 - first : first];
    });
    return {
      game,
      seats: 2,
      features: Float32Array.from(has.flat()),
      worth: new Float32Array(2),
      winners: [winner],
    };
  });
  const loss = (hidden: number): number => lossOf(fit(either, TWO, { epochs: 60, hidden, seed: 1 }), either);
  expect(loss(0)).toBeGreaterThan(0.65);
  expect(loss(8)).toBeLessThan(0.3);
});
