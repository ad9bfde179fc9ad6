import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

const ID = 'promo/three-trade-towns';
const TOWNS = [
  { q: -2, r: 0, numbers: [4, 10], any: [1, 2], good: 'wool', special: [3, 4], market: [5, 0] },
  { q: 2, r: -1, numbers: [5, 11], any: [0, 1], good: 'grain', special: [2, 3], market: [4, 5] },
  { q: 1, r: 1, numbers: [3, 9], any: [4, 5], good: 'ore', special: [0, 1], market: [2, 3] },
];
const [LEEUWARDEN] = TOWNS;

const bits = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum | (1 << n), 0);
const hexes = (t: Table): number[] => Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
const at = (t: Table, terrain: string): number[] =>
  hexes(t).filter((hex) => t.field('terrain', hex) === t.b.terrain(terrain));
const rates = (t: Table, good: string): number[] =>
  [good, 'brick'].map((each) => t.b.the.bank.rate(t.s, 0, t.b.good(each)));
/** a bare board in the third round, with numbers on the towns alone */
const ready = (): Table => {
  const t = new Table(ID).started().until('main', 0).bare();
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  for (const hex of hexes(t)) if (!at(t, 'trade-town').includes(hex)) t.set('numbers', hex, 0);
  return t.set('turn', 0, 9);
};

describe('the three trade towns', () => {
  // proves promo/three-trade-towns: Three hexes are trade towns
  // proves promo/three-trade-towns: Each has two corners with a general harbour
  // proves promo/three-trade-towns: Leeuwarden has the numbers 4 and 10
  // proves promo/three-trade-towns: Harbours at two of its sides
  it.each(TOWNS)('the town at $q,$r has harbours at four corners: 3:1, and 2:1 for $good', (town) => {
    const hex = new Table(ID).until('place-building');
    expect(hex.field('numbers', hex.hex(town.q, town.r))).toBe(bits(town.numbers));
    for (const corner of [0, 1, 2, 3, 4, 5]) {
      const t = ready();
      t.put(0, 'settlement', t.corner(town.q, town.r, corner));
      const expected = town.any.includes(corner) ? [3, 3] : town.special.includes(corner) ? [2, 4] : [4, 4];
      expect(rates(t, town.good)).toEqual(expected);
    }
  });

  // proves promo/three-trade-towns: take goods of your choice for a building at a market
  // proves promo/three-trade-towns: The other four corners get nothing from the town
  it('markets give goods of choice on both numbers, other corners nothing', () => {
    for (const number of LEEUWARDEN.numbers) {
      const t = ready();
      t.put(0, 'settlement', t.corner(-2, 0, 0)).put(1, 'settlement', t.corner(-2, 0, 2));
      t.put(2, 'settlement', t.corner(-2, 0, 4))
        .play(0, 'end-turn')
        .roll(number);
      t.play(0, 'choose-good', { good: 'ore' });
      expect([0, 1, 2].map((seat) => t.hand(seat))).toEqual([{ ore: 1 }, {}, {}]);
      expect(t.decision).toBe('main');
    }
    const city = ready();
    city
      .put(0, 'city', city.corner(-2, 0, 5))
      .play(0, 'end-turn')
      .roll(10);
    city.play(0, 'choose-good', { good: 'ore' }).play(0, 'choose-good', { good: 'wool' });
    expect([city.hand(0), city.decision]).toEqual([{ ore: 1, wool: 1 }, 'main']);
  });

  // proves promo/three-trade-towns: With buildings at two or more general harbours you
  it('two general harbours trade any three cards for another', () => {
    const t = ready().give(0, { ore: 1, wool: 1, brick: 1 });
    t.put(0, 'settlement', t.corner(-2, 0, 1));
    expect(t.refusal(0, 'mixed-trade', { want: 'grain' })?.code).toBe('no-mix');
    t.put(0, 'settlement', t.corner(2, -1, 0));
    expect(t.refusal(0, 'mixed-trade', { want: 'ore' })?.code).toBe('no-mix');
    t.play(0, 'mixed-trade', { want: 'grain' });
    for (const good of ['ore', 'wool', 'brick']) t.play(0, 'give-mixed', { good });
    expect(t.hand(0)).toEqual({ grain: 1 });
  });

  it('a harbour for one good does not count towards them', () => {
    const t = ready().give(0, { ore: 1, wool: 1, brick: 1 });
    t.put(0, 'settlement', t.corner(-2, 0, 1)).put(0, 'settlement', t.corner(-2, 0, 3));
    expect(rates(t, 'wool')).toEqual([2, 3]);
    expect(t.refusal(0, 'mixed-trade', { want: 'grain' })?.code).toBe('no-mix');
  });

  // proves promo/three-trade-towns: Nobody starts beside a trade town
  it('nobody starts beside a trade town', () => {
    const t = new Table(ID).until('place-building');
    for (const { q, r } of TOWNS)
      for (let i = 0; i < 6; i++)
        expect(t.refusal(0, 'place-building', { corner: t.corner(q, r, i) })?.code).toBe('town-start');
    expect(t.legal(0, 'place-building').length).toBeGreaterThan(40);
  });

  // proves promo/three-trade-towns: Nobody has more than two roads along the sides
  // proves promo/three-trade-towns: The two roads count for each town separately
  it('a third road along a town is refused, one at another town is not', () => {
    const t = ready().give(0, { brick: 3, lumber: 3 });
    t.put(0, 'settlement', t.corner(2, -1, 4));
    t.play(0, 'road', { edge: t.edge(2, -1, 4) }).play(0, 'road', { edge: t.edge(2, -1, 5) });
    expect(t.refusal(0, 'road', { edge: t.edge(2, -1, 0) })?.code).toBe('town-roads');
    // the road between the two towns lies along neither, and Assen has room
    const between = t.edge(1, 0, 0);
    t.play(0, 'road', { edge: between });
    t.give(0, { brick: 1, lumber: 1 });
    expect(t.refusal(0, 'road', { edge: t.edge(1, 1, 1) })).toBeUndefined();
    // of another player's roads none counts
    t.put(1, 'settlement', t.corner(2, -1, 0));
    expect(t.b.rules.barBuild(t.s, 1, t.b.piece('road').index, t.edge(2, -1, 0))).toBeUndefined();
  });

  // proves promo/three-trade-towns: In the first two turns of each player
  it('a 7 does not count in the first two turns of everybody', () => {
    const t = new Table(ID).started().set('turn', 0, 8).roll(7);
    expect(t.decision).toBe('dice');
    const later = new Table(ID).started().set('turn', 0, 9).roll(7);
    expect(['discard', 'move-blocker']).toContain(later.decision);
  });

  // proves promo/three-trade-towns: The robber comes with the third turn of the first player
  // proves promo/three-trade-towns: Until then a knight moves nothing
  // proves promo/three-trade-towns: The robber starts off the board
  it('the robber comes with the ninth turn of four; a knight before that only counts', () => {
    const t = new Table(ID).started();
    const robber = t.b.blocker('robber');
    expect(t.field('blocker', robber)).toBe(-1);
    t.cards(0, 'knight').set('turn', 0, 8).play(0, 'play-card', { card: 'knight' });
    expect([t.decision, t.field('blocker', robber)]).toEqual(['roll', -1]);
    expect(t.field('played', t.b.card('knight'))).toBe(1);
    const late = new Table(ID).started().cards(0, 'knight').set('turn', 0, 9);
    expect(late.play(0, 'play-card', { card: 'knight' }).decision).toBe('move-blocker');
  });

  // proves promo/three-trade-towns: may be moved to a trade town
  it('the robber stops the markets of a town, not its harbours, and robs at all of its corners', () => {
    const t = ready();
    t.put(1, 'settlement', t.corner(-2, 0, 0))
      .put(0, 'settlement', t.corner(-2, 0, 2))
      .give(0, { ore: 1 });
    t.play(0, 'end-turn').roll(7);
    t.play(1, 'move-blocker', { blocker: 'robber', hex: t.hex(-2, 0) }).nature('steal', { good: 'ore' });
    expect([t.hand(1), rates(t, 'wool')]).toEqual([{ ore: 1 }, [3, 3]]);
    expect(t.play(1, 'end-turn').roll(10).decision).toBe('main');
  });

  // proves promo/three-trade-towns: The terrain is printed; the number tokens are dealt
  // proves promo/three-trade-towns: Mountains are bogs here, and give ore
  // proves promo/three-trade-towns: The printed map is lost
  it.each([1, 2, 3])('24 tokens lie on the other hexes, reds apart (deal %i)', (seed) => {
    const t = new Table(ID, { seed }).until('place-building');
    const others = hexes(t).filter((hex) => !at(t, 'trade-town').includes(hex));
    const tokens = others.map((hex) => 31 - Math.clz32(t.field('numbers', hex))).sort((a, z) => a - z);
    expect(tokens).toEqual([2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 8, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 12]);
    const red = (hex: number) => (t.field('numbers', hex) & bits([6, 8])) !== 0;
    for (const hex of others.filter(red))
      expect(t.b.walks.hexesBeside[hex].some((near) => others.includes(near) && red(near))).toBe(false);
    expect(at(t, 'mountains').map((hex) => t.b.rules.hexGood(t.s, hex))).toEqual(
      Array(5).fill(t.b.good('ore')),
    );
  });

  // proves promo/three-trade-towns: There are no harbours except those of the towns
  it('no town lies beside another, and no other harbour on the coast', () => {
    const t = new Table(ID);
    expect(t.b.layout.harbours.places).toEqual([]);
    const towns = TOWNS.map(({ q, r }) => t.hex(q, r));
    for (const town of towns) {
      expect(t.b.walks.hexesBeside[town]).toHaveLength(6);
      expect(t.b.walks.hexesBeside[town].some((near) => towns.includes(near))).toBe(false);
    }
  });
});
