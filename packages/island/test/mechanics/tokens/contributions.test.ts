import { describe, expect, test } from 'vitest';
import { type ContributionsConfig, contributions } from '../../../mechanics/index.ts';
import { holder, main, quiet, trail } from '../../base/quiet.ts';
import type { Table } from '../../table.ts';
import { trial } from '../trial.ts';

const STONE = { brick: 1, ore: 1 };
const coin = { id: 'coin', inHand: false, supply: 40, choosable: false, bankBuys: false, bankSells: false };
const own = (more: Partial<ContributionsConfig> = {}) =>
  trial({
    goods: [coin],
    ...contributions({
      cost: STONE,
      stones: 4,
      neutralStones: 3,
      site: (b) => (_s, corner) => corner === b.topology.cornerAt(2, 0, 0),
      toll: { coin: 1 },
      most: 3,
      fewest: -2,
      ...more,
    }),
  });
const table = (more: Partial<ContributionsConfig> = {}): Table =>
  main({ own: own(more), options: { points: 22 } }, 'trial');
const site = (t: Table) => t.corner(2, 0, 0);

describe('reaching the site', () => {
  test('takes an own building there', () => {
    const t = table();
    t.give(0, { brick: 2, ore: 2 });
    expect(t.refusal(0, 'contribute', { via: 0 })).toMatchObject({ code: 'no-way' });
    t.put(0, 'settlement', site(t)).play(0, 'contribute', { via: 0 });
    expect([t.hand(0), t.field('stones', 0)]).toEqual([STONE, 1]);
  });

  test('is on offer where the own building alone is reached, and says why where nothing is', () => {
    const t = table().give(0, { brick: 2, ore: 2 });
    const why = t.b.moves.find(({ name }) => name === 'contribute')!.why!;
    expect(why(t.s, 0, -1, -1, -1)?.code).toBe('no-way');
    t.put(0, 'settlement', site(t));
    expect(why(t.s, 0, -1, -1, -1)).toBeUndefined();
  });

  test('can be done along anybody’s routes to the building of another, who is paid', () => {
    const t = table();
    const { edges, corners } = trail(t, 0, 10);
    expect(corners[10]).toBe(site(t));
    t.put(0, 'settlement', corners[0])
      .put(1, 'settlement', corners[10])
      .give(0, { ...STONE, coin: 1 });
    for (const [i, edge] of edges.entries()) if (i !== 5) t.put(i % 4, 'road', edge);
    expect(t.refusal(0, 'contribute', { via: 1 })).toMatchObject({ code: 'no-way' });
    t.put(3, 'road', edges[5]).play(0, 'contribute', { via: 1 });
    expect([t.hand(0), t.hand(1)]).toEqual([{}, { coin: 1 }]);
  });

  test('to another costs the toll, and is not offered where there is none', () => {
    const t = table();
    const { edges, corners } = trail(t, 0, 10);
    t.put(0, 'settlement', corners[8]).put(1, 'settlement', corners[10]).give(0, STONE);
    for (const edge of edges.slice(8)) t.put(2, 'road', edge);
    expect(t.refusal(0, 'contribute', { via: 1 })).toMatchObject({ code: 'cannot-pay' });
    const free = table({ toll: undefined });
    free
      .put(0, 'settlement', corners[8])
      .put(1, 'settlement', corners[10])
      .give(0, { ...STONE, coin: 5 });
    for (const edge of edges.slice(8)) free.put(2, 'road', edge);
    expect(free.refusal(0, 'contribute', { via: 1 })).toMatchObject({ code: 'no-way' });
  });

  test('can be allowed by a route alone', () => {
    const t = table({ byRoute: true });
    t.put(0, 'road', trail(t, 0, 10).edges[9])
      .give(0, STONE)
      .play(0, 'contribute', { via: 0 });
    expect(t.field('stones', 0)).toBe(1);
  });
});

test('stones run out', () => {
  const t = table();
  t.put(0, 'settlement', site(t)).set('stones', 0, 4).give(0, STONE);
  expect(t.refusal(0, 'contribute', { via: 0 })).toMatchObject({ code: 'no-stone' });
});

test('most stones go to the first, then to strictly more; all with the fewest pay for it', () => {
  const t = table();
  t.put(0, 'settlement', site(t)).give(0, STONE).play(0, 'contribute', { via: 0 });
  expect(holder(t, 'most-stones')).toBe(0);
  expect([0, 1, 2, 3].map((seat) => t.points(seat))).toEqual([4, -2, -2, -2]);
});

describe('a seven', () => {
  const roll = (more: Partial<ContributionsConfig>, stones = 0) => {
    const t = quiet({ own: own(more), options: { points: 22 } }, 'trial');
    return t.set('stones', 1, stones).roll(7);
  };

  test('adds a stone of nobody’s, as long as there are some', () => {
    expect(roll({}).field('neutralStones')).toBe(1);
    expect(roll({ neutralStones: 0 }).field('neutralStones')).toBe(0);
  });

  test('can wait for the first stone of a player', () => {
    expect(roll({ neutralWaits: () => true }).field('neutralStones')).toBe(0);
    expect(roll({ neutralWaits: () => true }, 1).field('neutralStones')).toBe(1);
  });

  test('can end the game', () => {
    const t = roll({ ends: { neutral: 1, total: 9 } }, 2);
    expect(t.b.result(t.s)).toMatchObject({ winners: [1], ending: 'condition' });
  });
});
