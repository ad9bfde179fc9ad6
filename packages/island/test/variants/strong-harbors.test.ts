import { expect, it } from 'vitest';
import { Table } from '../table.ts';

const ID = 'variant/strong-3-1-harbors';
const generals = (t: Table): number[] =>
  Array.from({ length: t.b.harbourCorner.length / 2 }, (_, i) => i).filter(
    (i) => t.field('harbour', i) === 0,
  );
const main = (game = 'first-island/base'): Table =>
  new Table(game, { modules: [ID] }).started().until('main', 0).bare();
const settle = (t: Table, ...harbours: number[]): Table =>
  harbours.reduce((table, i) => table.put(0, 'settlement', t.b.harbourCorner[i * 2]), t);

// proves variant/strong-3-1-harbors: may trade any three cards
// proves variant/strong-3-1-harbors: What is taken may not be among what is given
it('two general harbours trade any three cards for one that is not among them', () => {
  const t = main().give(0, { wool: 1, brick: 1, lumber: 1, ore: 1 });
  const [one, other] = generals(t);
  settle(t, one);
  expect(t.refusal(0, 'mixed-trade', { want: 'grain' })?.code).toBe('no-mix');
  settle(t, other).play(0, 'mixed-trade', { want: 'grain' });
  for (const good of ['wool', 'brick', 'lumber']) t.play(0, 'give-mixed', { good });
  expect(t.hand(0)).toEqual({ ore: 1, grain: 1 });
  expect(
    t
      .give(0, { wool: 2, ore: 1 })
      .legal(0, 'mixed-trade')
      .map(({ want }) => want),
  ).not.toContain('wool');
});

// proves variant/strong-3-1-harbors: in whose sea hex the pirate stands
it('a harbour under the pirate does not count', () => {
  const t = main('seafarers/heading-for-new-shores');
  const [one, other] = generals(t);
  settle(t, one, other);
  expect(t.b.the.mixedTrade.price(t.s, 0)).toBe(3);
  const { q, r, side } = t.b.layout.harbours.places[one];
  const edge = t.edge(q, r, side);
  const sea = t.b.walks.hexesAlong[edge].find((hex) => !t.b.land[t.field('terrain', hex)])!;
  t.set('blocker', t.b.blocker('pirate'), sea);
  expect(t.b.the.mixedTrade.price(t.s, 0)).toBe(0);
});

// proves variant/strong-3-1-harbors: A building at two general harbours has both
it('a building at two general harbours has both', () => {
  const t = main();
  const [one, other] = generals(t);
  const corner = t.b.harbourCorner[one * 2];
  t.b.harbourCorner[other * 2] = corner;
  expect(t.put(0, 'settlement', corner).b.the.mixedTrade.price(t.s, 0)).toBe(3);
});
