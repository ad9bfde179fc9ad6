import { expect, it } from 'vitest';
import type { Table } from '../table.ts';
import { alone, around, onPath, region, robberOn, rolled } from './region.ts';

const GAME = 'geographies/georgia';
const [Q, R] = [0, 0];
const land = (terrain: string): Table => alone(region(GAME), Q, R, terrain, 3);

// proves geographies/georgia: Where a forest produces, each city
it('a city at a forest brings lumber and paper, a settlement lumber', () => {
  const t = land('forest');
  const [a, , b, , c] = around(t, Q, R);
  t.put(1, 'city', a).put(1, 'city', b).put(2, 'settlement', c).roll(3);
  expect([t.hand(1), t.hand(2)]).toEqual([{ lumber: 2, paper: 2 }, { lumber: 1 }]);
});

// proves geographies/georgia: Where a pasture produces, each city
// proves geographies/georgia: slip that a pasture should give lumber
it('a city at a pasture brings wool and cloth, a settlement wool', () => {
  const t = land('pasture');
  const [a, , b] = around(t, Q, R);
  t.put(1, 'city', a).put(2, 'settlement', b).roll(3);
  expect([t.hand(1), t.hand(2)]).toEqual([{ wool: 1, cloth: 1 }, { wool: 1 }]);
});

it('other land gives two of its resource, and the robber keeps all of it away', () => {
  const hills = land('hills').put(1, 'city', around(region(GAME), Q, R)[0]);
  expect(hills.roll(3).hand(1)).toEqual({ brick: 2 });
  const forest = robberOn(land('forest'), Q, R).put(1, 'city', around(region(GAME), Q, R)[0]);
  expect(forest.roll(3).hand(1)).toEqual({});
});

// proves geographies/georgia: buy a development card for any 3 of cloth and paper
// proves geographies/georgia: You pay with whichever of cloth and paper you have more of
it.each([
  [{ paper: 3 }, {}],
  [{ cloth: 3 }, {}],
  [{ paper: 2, cloth: 1 }, {}],
  [{ paper: 1, cloth: 2 }, {}],
  [
    { paper: 4, cloth: 2 },
    { paper: 1, cloth: 2 },
  ],
  [{ paper: 2, cloth: 3 }, { paper: 2 }],
])('%o buys a card and leaves %o', (before, after) => {
  const t = rolled(GAME).give(0, before);
  t.play(0, 'buy-card-for-wares');
  expect(t.decision).toBe('draw-card');
  t.anything();
  expect([t.hand(0), t.field('cardCount', 0), t.decision]).toEqual([after, 1, 'main']);
});

it('two are too few, and an empty deck sells nothing', () => {
  const t = rolled(GAME).give(0, { paper: 1, cloth: 1, wool: 5 });
  expect(t.refusal(0, 'buy-card-for-wares')?.code).toBe('wares-short');
  t.give(0, { paper: 3 }).set('deckSize', 0, 0);
  expect(t.refusal(0, 'buy-card-for-wares')?.code).toBe('deck-empty');
});

it('a special building phase sells cards for them as well', () => {
  const t = region(GAME, { seats: 5, options: { waiting: 'special' } }).roll(2);
  t.give(1, { paper: 2, cloth: 1 }).play(0, 'end-turn');
  expect(t.decision).toBe('special');
  expect(t.legal(1, 'buy-card-for-wares')).toHaveLength(1);
});

// proves geographies/georgia: Cloth and paper are worth the same
it('neither runs short', () => {
  const t = land('forest').give(0, { paper: 300, cloth: 300 });
  t.put(1, 'city', around(t, Q, R)[0])
    .put(2, 'city', around(t, Q, R)[2])
    .roll(3);
  expect([t.hand(1).paper, t.hand(2).paper]).toEqual([1, 1]);
});

// proves geographies/georgia: The bank does not take cloth and paper
it('the bank takes neither, whatever path one has', () => {
  const t = onPath(rolled(GAME), 0, 'any').give(0, { paper: 8, cloth: 8 });
  for (const give of ['paper', 'cloth'])
    expect(t.refusal(0, 'bank-trade', { give, want: 'ore' })?.code).toBe('bank-refuses');
});

// proves geographies/georgia: Cities make cloth and paper
it('without the option a city brings two lumber', () => {
  const t = alone(region(GAME, { options: { clothAndPaper: false } }), Q, R, 'forest', 3);
  expect(
    t
      .put(1, 'city', around(t, Q, R)[0])
      .roll(3)
      .hand(1),
  ).toEqual({ lumber: 2 });
  expect(t.legal(0, 'buy-card-for-wares')).toEqual([]);
});
