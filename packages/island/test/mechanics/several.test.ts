import { termsOf } from '@hexwright/rulebook';
import { describe, expect, test } from 'vitest';
import {
  askExpel,
  type CardSpec,
  cards,
  defineModule,
  expulsion,
  type Module,
  type Part,
  purse,
  track,
} from '../../index.ts';
import { Table } from '../table.ts';

/** A variant of the test's own that brings these parts. */
const variant = (id: string, ...parts: readonly Part[]): Module =>
  defineModule({
    id,
    kind: 'variant',
    seats: [4],
    parts,
    words: { name: id, summary: '', rules: [] },
  });

/** A table where all of them are played. */
const together = (...own: readonly Module[]) =>
  new Table('first-island/base', { own, modules: own.map(({ id }) => id) }).started().bare();

describe('two modules that use one mechanic', () => {
  test('share it: both send the robber off the board', () => {
    const bell = (id: string): Module => ({
      ...variant(id, expulsion()),
      moves: (b) => [
        {
          name: `ring-${id}`,
          decisions: ['main'],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => askExpel(b, s, seat),
        },
      ],
    });
    const t = together(bell('east'), bell('west')).until('main', 0);
    t.set('blocker', 0, t.hex(0, 0)).play(0, 'ring-east');
    expect(t.field('blocker')).toBe(-1);
    t.set('blocker', 0, t.hex(0, 1)).play(0, 'ring-west');
    expect(t.field('blocker')).toBe(-1);
    expect(t.b.moves.filter(({ name }) => name === 'expel')).toHaveLength(1);
  });
});

describe('several decks', () => {
  const gold: CardSpec = {
    id: 'windfall',
    deck: 'trade',
    count: 2,
    points: 1,
    play: (b) => (s, seat) => b.the.blockers.ask(s, seat),
  };
  const trade: Module = {
    ...variant('trade', cards({ deck: 'trade', name: 'trade', called: 'trade card', cost: { ore: 2 } })),
    cards: [gold],
  };
  const table = () => together(trade).until('main', 0).bare();

  test('have moves, fields and prices of their own', () => {
    const t = table().give(0, { ore: 3, wool: 1, grain: 1 });
    t.play(0, 'buy-trade-card').nature('draw-trade-card', { card: 'windfall' });
    expect([t.field('tradeDeckSize'), t.field('tradeCardCount', 0), t.field('cardCount', 0)]).toEqual([
      1, 1, 0,
    ]);
    expect(t.refusal(0, 'buy-trade-card')).toMatchObject({ code: 'cannot-pay' });
    t.play(0, 'buy-card').nature('draw-card', { card: 'knight' });
    expect([t.field('deckSize'), t.field('cardCount', 0), t.field('tradeCardCount', 0)]).toEqual([24, 1, 1]);
  });

  test('are each played once a turn, and never on the turn of buying', () => {
    const t = table().cards(0, 'knight', 1);
    t.give(0, { ore: 2 }).play(0, 'buy-trade-card').nature('draw-trade-card', { card: 'windfall' });
    expect(t.refusal(0, 'play-trade-card', { card: 'windfall' })).toMatchObject({ code: 'card-fresh' });
    t.set('tradeFreshCards', t.b.card('windfall'), 0).play(0, 'play-trade-card', { card: 'windfall' });
    t.until('main', 0);
    expect(t.legal(0, 'play-card')).toEqual([{ move: 'play-card', card: 'knight' }]);
    expect(t.legal(0, 'play-trade-card')).toEqual([]);
  });

  test('score apart, and have words of their own', () => {
    const t = table();
    t.give(0, { ore: 2 }).play(0, 'buy-trade-card').nature('draw-trade-card', { card: 'windfall' });
    const points = Object.fromEntries(t.b.scores.map(({ id, of }) => [id, of(t.s, 0)]));
    expect(points).toMatchObject({ cards: 0, 'trade-cards': 1 });
    expect(termsOf(t.b.modules)['move.buy-trade-card']).toBe('Buy a trade card');
    expect(termsOf(t.b.modules)['move.buy-card']).toBe('Buy a development card');
  });
});

test('several purses are filled and spent apart', () => {
  const of = (name: string, terrain: string) =>
    purse({
      name,
      tokens: [{ id: `${name}-one`, worth: 1, count: () => 4 }],
      limit: 3,
      terrains: [terrain],
      shortage: () => 'nobody',
      purchases: [{ id: `spend-${name}`, price: 1, when: () => () => true, gain: () => () => {} }],
      spentIn: () => ['main'],
    });
  const t = together(
    variant('shells', of('shell', 'desert').part),
    variant('pearls', of('pearl', 'forest').part),
  );
  t.until('roll', 0).bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'pasture', 3);
  t.lay(t.hex(0, 0), 'desert', 12).put(0, 'settlement', t.corner(0, 0, 0));
  t.roll(12).until('main', 0);
  expect([t.field('shellCount', 0), t.field('pearlCount', 0)]).toEqual([1, 0]);
  expect(t.refusal(0, 'spend-pearl')).toMatchObject({ code: 'pearl-short' });
  t.play(0, 'spend-shell').play(0, 'pay-shell', { token: 'shell-one' });
  expect(t.field('shellCount', 0)).toBe(0);
});

test('several tracks move and fire apart', () => {
  const fired: string[] = [];
  const of = (name: string, end?: number) =>
    track({
      name,
      tells: `${name}-rises`,
      ...(end !== undefined && { end: () => end }),
      fires: () => (_s, step) => fired.push(`${name} ${step}`),
    });
  const [flood, fire] = [of('flood', 3), of('fire')];
  const t = together(variant('water', flood.part), variant('flame', fire.part));
  flood.moves(t.b)(t.s, 5);
  fire.moves(t.b)(t.s, 1);
  fire.moves(t.b)(t.s, 0);
  expect([flood.at(t.b)(t.s), fire.at(t.b)(t.s)]).toEqual([3, 1]);
  expect(fired).toEqual(['flood 1', 'flood 2', 'flood 3', 'fire 1']);
});

test('one name for two purses is refused', () => {
  const shells = (limit: number) =>
    variant(
      `with ${limit}`,
      purse({
        name: 'shell',
        tokens: [],
        limit,
        shortage: () => 'nobody',
        purchases: [],
        spentIn: () => [],
      }).part,
    );
  expect(() => together(shells(2), shells(3))).toThrow('"with 2" and "with 3" have the part "purse shell"');
});
