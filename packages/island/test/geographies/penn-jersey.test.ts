import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';
import { cornersWith } from './named.ts';
import { alone, around, onPath, region, robberOn, rolled, townOf } from './region.ts';

const GAME = 'geographies/penn-jersey';
/** the Meadowlands, and Lehigh with its iron */
const WET = [4, 0] as const;
const IRON = [2, 0] as const;

describe('wetlands', () => {
  const wet = (): Table => alone(region(GAME), ...WET, 'wetlands', 3);

  // proves geographies/penn-jersey: Whenever wetlands produce
  it('every player beside them takes 1 resource of choice, however many and large the buildings', () => {
    const t = wet();
    const [a, , b, , c] = around(t, ...WET);
    t.put(1, 'city', a).put(1, 'settlement', b).put(2, 'city', c).roll(3);
    t.play(1, 'choose-good', { good: 'ore' }).play(2, 'choose-good', { good: 'wool' });
    expect([t.hand(1), t.hand(2), t.decision]).toEqual([{ ore: 1 }, { wool: 1 }, 'main']);
  });

  it('two of them with one number bring 1 each, and the robber keeps one of them dry', () => {
    const both = (): Table => wet().lay(new Table(GAME).hex(1, 2), 'wetlands', 3);
    const t = both();
    const [corner] = around(t, ...WET);
    const [other] = around(t, 1, 2);
    t.put(1, 'settlement', corner).put(1, 'settlement', other).roll(3);
    t.play(1, 'choose-good', { good: 'ore' }).play(1, 'choose-good', { good: 'ore' });
    expect([t.hand(1), t.decision]).toEqual([{ ore: 2 }, 'main']);
    const stopped = robberOn(both(), ...WET);
    expect(stopped.put(1, 'settlement', corner).roll(3).decision).toBe('main');
  });

  // proves geographies/penn-jersey: A second settlement at wetlands
  it('a second settlement there starts with a resource of choice', () => {
    const t = wet();
    t.b.rules.startGoods(t.s, 1, around(t, ...WET)[0]);
    expect(t.decision).toBe('choose-good');
  });

  it('there are four of them', () => {
    const { hexes } = new Table(GAME).b.layout;
    expect(hexes.filter(({ terrain }) => terrain === 'wetlands')).toHaveLength(4);
  });
});

describe('iron ore', () => {
  const mine = (): Table => alone(region(GAME), ...IRON, 'hills', 3);

  // proves geographies/penn-jersey: Whenever a hex with a hammer on it produces
  it('a hex with a hammer gives every player there 1 iron ore besides, however many buildings', () => {
    const t = mine();
    const [a, , b, , c] = around(t, ...IRON);
    t.put(1, 'city', a).put(1, 'settlement', b).put(2, 'settlement', c).roll(3);
    expect([t.hand(1), t.hand(2)]).toEqual([
      { brick: 3, 'iron-ore': 1 },
      { brick: 1, 'iron-ore': 1 },
    ]);
    expect(t.b.layout.marks.hexes.iron).toHaveLength(5);
  });

  // proves geographies/penn-jersey: A hex that the robber stops gives no iron ore
  it('the robber keeps it away', () => {
    const t = robberOn(mine(), ...IRON);
    expect(
      t
        .put(1, 'city', around(t, ...IRON)[0])
        .roll(3)
        .hand(1),
    ).toEqual({});
  });

  // proves geographies/penn-jersey: There is always enough of it
  it('it never runs short', () => {
    const t = mine().give(0, { 'iron-ore': 300 });
    t.put(1, 'settlement', around(t, ...IRON)[0])
      .put(2, 'settlement', around(t, ...IRON)[2])
      .roll(3);
    expect([t.hand(1)['iron-ore'], t.hand(2)['iron-ore']]).toEqual([1, 1]);
  });

  // proves geographies/penn-jersey: Nobody starts with iron ore
  it('the start brings none', () => {
    const t = mine();
    t.b.rules.startGoods(t.s, 1, around(t, ...IRON)[0]);
    expect(t.hand(1).brick).toBe(1);
    expect(t.hand(1)['iron-ore']).toBeUndefined();
  });
});

describe('steel cities', () => {
  // proves geographies/penn-jersey: with a blue ring, are steel cities
  it('the five lie where they should', () => {
    const t = region(GAME);
    const cities = ['Pittsburgh', 'Johnstown', 'Harrisburg', 'Bethlehem', 'Trenton'].map((town) =>
      townOf(t, town),
    );
    expect(cornersWith(t, 'steel-city')).toEqual(cities.sort((a, z) => a - z));
  });

  // proves geographies/penn-jersey: Each settlement or city that you have on one
  it('each building on one trades 2 iron ore for a resource once a turn', () => {
    const t = rolled(GAME);
    t.put(0, 'settlement', townOf(t, 'Pittsburgh')).put(0, 'city', townOf(t, 'Trenton'));
    t.give(0, { 'iron-ore': 7 });
    t.play(0, 'site-trade', { want: 'ore' }).play(0, 'site-trade', { want: 'brick' });
    expect(t.hand(0)).toEqual({ 'iron-ore': 3, ore: 1, brick: 1 });
    expect(t.refusal(0, 'site-trade', { want: 'ore' })?.code).toBe('site-trades-used');
    onPath(t, 0, 'any').play(0, 'bank-trade', { give: 'iron-ore', want: 'ore' });
    expect(t.hand(0)).toEqual({ ore: 2, brick: 1 });
    t.play(0, 'end-turn').put(1, 'city', townOf(t, 'Bethlehem')).roll(2);
    t.give(1, { 'iron-ore': 2 }).play(1, 'site-trade', { want: 'wool' });
    expect(t.hand(1).wool).toBe(1);
  });

  it('without a building there it does not, nor with 1 iron ore, nor for what the bank has not', () => {
    const t = rolled(GAME).give(0, { 'iron-ore': 2 });
    t.put(1, 'city', townOf(t, 'Pittsburgh')).put(0, 'city', townOf(t, 'Erie'));
    expect(t.refusal(0, 'site-trade', { want: 'ore' })?.code).toBe('no-trading-site');
    t.put(0, 'settlement', townOf(t, 'Trenton')).setBank('ore', 0);
    expect(t.refusal(0, 'site-trade', { want: 'ore' })?.code).toBe('bank-empty');
    expect(t.refusal(0, 'site-trade', { want: 'iron-ore' })?.code).toBe('same-good');
    expect(t.give(0, { 'iron-ore': 1 }).refusal(0, 'site-trade', { want: 'wool' })?.code).toBe('rate');
  });
});
