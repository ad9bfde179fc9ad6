import { eventFor, viewOf } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import type { Table } from '../../table.ts';
import { comeRound, ruled } from '../realm.ts';
import { atSea, holds, plays, points, refused } from './progress.ts';

const rate = (t: Table, seat: number, good: string): number => t.b.the.bank.rate(t.s, seat, t.b.good(good));

describe('the commercial harbour', () => {
  const harbour = (): Table => {
    const t = ruled().give(0, { wool: 2, ore: 1 }).give(1, { cloth: 1, coin: 1 }).give(2, { brick: 3 });
    return plays(t, 0, 'commercial-harbour');
  };

  // proves cities-knights/core: This turn you may offer each other player a resource once: they must give you a commodity of their choice for it
  // proves cities-knights/core: a Wedding or at a Commercial Harbour and what a Master Merchant takes
  test('swaps a resource for a commodity of the other’s choice, which the two know', () => {
    const t = harbour().play(0, 'offer-resource', { seat: 1, good: 'wool' });
    expect([t.decision, t.legal(1)]).toEqual([
      'commercial-harbour',
      [
        { move: 'give-commodity', good: 'cloth' },
        { move: 'give-commodity', good: 'coin' },
      ],
    ]);
    expect(t.refusal(1, 'give-resource-back')).toMatchObject({ code: 'must-give' });
    t.play(1, 'give-commodity', { good: 'coin' });
    expect([t.hand(0), t.hand(1), t.decision]).toEqual([
      { wool: 1, ore: 1, coin: 1 },
      { wool: 1, cloth: 1 },
      'main',
    ]);
    expect([0, 1, 2, null].map((seat) => eventFor(t.events[0], seat).data.good)).toEqual([
      'coin',
      'coin',
      undefined,
      undefined,
    ]);
  });

  test('offers each player once, resources only, at any time of the turn', () => {
    const t = harbour().play(0, 'offer-resource', { seat: 1, good: 'wool' });
    t.play(1, 'give-commodity', { good: 'coin' });
    expect(t.refusal(0, 'offer-resource', { seat: 1, good: 'wool' })).toMatchObject({
      code: 'no-harbour-offer',
    });
    expect(t.refusal(0, 'offer-resource', { seat: 2, good: 'coin' })).toMatchObject({ code: 'not-asked' });
    t.give(0, { brick: 4, wool: 1 }).play(0, 'bank-trade', { give: 'brick', want: 'ore' });
    expect(t.refusal(0, 'offer-resource', { seat: 2, good: 'ore' })).toBeUndefined();
    expect(refused(holds(t, 0, 'commercial-harbour'), 0, 'commercial-harbour')).toBe('card-useless');
    comeRound(t);
    expect(t.refusal(0, 'offer-resource', { seat: 2, good: 'ore' })).toMatchObject({
      code: 'no-harbour-offer',
    });
    expect(refused(t, 0, 'commercial-harbour')).toBeUndefined();
  });

  // proves cities-knights/core: A player without one gives
  test('comes to nothing with a player who has no commodity', () => {
    const t = harbour().play(0, 'offer-resource', { seat: 2, good: 'wool' });
    expect(t.legal(2)).toEqual([{ move: 'give-resource-back' }]);
    t.play(2, 'give-resource-back');
    expect([t.hand(0), t.hand(2), t.decision]).toEqual([{ wool: 2, ore: 1 }, { brick: 3 }, 'main']);
    expect(t.refusal(0, 'offer-resource', { seat: 2, good: 'wool' })).toMatchObject({
      code: 'no-harbour-offer',
    });
  });
});

describe('the master merchant', () => {
  // proves cities-knights/core: Choose another player with more points than you, look at their resources and commodities, and take 2 of these cards
  test('takes two cards out of the hand of a player with more points', () => {
    const t = points(points(ruled(), 1, 2), 0, 1)
      .give(1, { ore: 1, coin: 2 })
      .give(2, { wool: 2 });
    points(t, 2, 1);
    plays(t, 0, 'master-merchant');
    expect(t.legal(0)).toEqual([{ move: 'search-hand', seat: 1 }]);
    expect(t.refusal(0, 'search-hand', { seat: 2 })).toMatchObject({ code: 'not-this-player' });
    t.play(0, 'search-hand', { seat: 1 });
    const coin = t.b.at.hold + t.b.goods.length + t.b.good('coin');
    expect([viewOf(t.s, 0).cells[coin], viewOf(t.s, 2).cells[coin] === 2]).toEqual([2, false]);
    t.play(0, 'take-good', { good: 'coin' }).play(0, 'take-good', { good: 'ore' });
    expect([t.hand(0), t.hand(1), t.decision]).toEqual([{ ore: 1, coin: 1 }, { coin: 1 }, 'main']);
  });

  test('takes the only card of whoever has one, and finds nobody who has none', () => {
    const t = points(ruled(), 1, 2).give(1, { ore: 1 });
    plays(t, 0, 'master-merchant').play(0, 'search-hand', { seat: 1 }).play(0, 'take-good', { good: 'ore' });
    expect(t.decision).toBe('main');
    expect(refused(holds(t, 0, 'master-merchant'), 0, 'master-merchant')).toBe('card-useless');
  });
});

describe('the merchant', () => {
  const placed = (): Table => {
    const t = ruled().lay(0, 'forest');
    t.lay(t.hex(0, 0), 'mountains')
      .lay(t.hex(1, 0), 'desert')
      .put(0, 'settlement', t.corner(0, 0, 0));
    return t;
  };

  // proves cities-knights/core: Put the merchant on a hex that gives a resource, beside one of your settlements or cities
  // proves cities-knights/core: While it serves you, the bank takes 2 of that hex’s resource, not of its commodity, for 1 other card, and you have 1 point
  test('trades the resource of its hex two for one, and is worth a point', () => {
    const t = plays(placed(), 0, 'merchant');
    const beside = t.b.walks.hexesAt[t.corner(0, 0, 0)];
    const allowed = t.legal(0).map(({ hex }) => hex as number);
    for (const hex of allowed) expect(beside).toContain(hex);
    t.play(0, 'place-merchant', { hex: t.hex(0, 0) });
    expect([rate(t, 0, 'ore'), rate(t, 0, 'coin'), rate(t, 1, 'ore'), t.points(0)]).toEqual([2, 4, 4, 2]);
    t.give(0, { ore: 2 }).play(0, 'bank-trade', { give: 'ore', want: 'coin' });
    expect(t.hand(0)).toEqual({ coin: 1 });
  });

  // proves cities-knights/core: The next Merchant card takes it over
  // proves cities-knights/core: The robber does not affect it
  test('serves whoever sent for it last, whatever the robber does', () => {
    const t = plays(placed(), 0, 'merchant').play(0, 'place-merchant', { hex: placed().hex(0, 0) });
    t.set('blocker', 0, t.hex(0, 0));
    expect(rate(t, 0, 'ore')).toBe(2);
    t.put(1, 'settlement', t.corner(0, 0, 2));
    t.play(0, 'end-turn').roll(2).nature('event-die', { face: 'trade' });
    plays(t, 1, 'merchant').play(1, 'place-merchant', { hex: t.hex(0, 0) });
    expect([rate(t, 0, 'ore'), rate(t, 1, 'ore'), t.points(0), t.points(1)]).toEqual([4, 2, 1, 2]);
  });

  // proves cities-knights/core: The documents disagree whether the merchant may stand on any land
  test('goes to no desert, also beside an own settlement', () => {
    const t = plays(placed(), 0, 'merchant');
    expect(t.b.walks.hexesAt[t.corner(0, 0, 0)]).toContain(t.hex(1, 0));
    expect(t.refusal(0, 'place-merchant', { hex: t.hex(1, 0) })).toMatchObject({ code: 'merchant-barren' });
    expect(t.refusal(0, 'place-merchant', { hex: t.hex(0, 0) })).toBeUndefined();
  });

  test('goes to no gold field', () => {
    const t = atSea();
    for (let hex = 0; hex < t.b.topology.hexes; hex++)
      if (t.b.land[t.field('terrain', hex)]) t.lay(hex, 'gold');
    expect(refused(holds(t, 0, 'merchant'), 0, 'merchant')).toBe('card-useless');
  });
});

describe('the merchant fleet', () => {
  // proves cities-knights/core: Name a resource or a commodity
  // proves cities-knights/core: For the rest of this turn the bank takes 2 of it for 1 other card, as often as you like
  test('trades one good two for one this turn, as often as one likes', () => {
    const t = plays(ruled().give(0, { coin: 4, wool: 4 }), 0, 'merchant-fleet');
    expect(t.legal(0)).toHaveLength(8);
    t.play(0, 'name-freight', { good: 'coin' });
    expect([rate(t, 0, 'coin'), rate(t, 0, 'wool'), rate(t, 1, 'coin')]).toEqual([2, 4, 4]);
    t.play(0, 'bank-trade', { give: 'coin', want: 'ore' }).play(0, 'bank-trade', {
      give: 'coin',
      want: 'cloth',
    });
    expect(t.hand(0)).toEqual({ wool: 4, ore: 1, cloth: 1 });
    comeRound(t);
    expect(rate(t, 0, 'coin')).toBe(4);
  });
});

describe('the monopolies', () => {
  // proves cities-knights/core: Name a resource.
  // proves cities-knights/core: Every other player gives you
  test('the resource monopoly takes up to two of a resource from everybody', () => {
    const t = ruled().give(1, { ore: 3 }).give(2, { ore: 1 }).give(3, { wool: 2 });
    plays(t, 0, 'resource-monopoly');
    expect(t.legal(0).map(({ good }) => good)).toEqual(['brick', 'lumber', 'wool', 'grain', 'ore']);
    t.play(0, 'name-resource', { good: 'ore' });
    expect([t.hand(0), t.hand(1), t.hand(2), t.hand(3)]).toEqual([{ ore: 3 }, { ore: 1 }, {}, { wool: 2 }]);
  });

  // proves cities-knights/core: Name a commodity.
  // proves cities-knights/core: Every other player who has it gives you 1 of it
  test('the trade monopoly takes one of a commodity from everybody', () => {
    const t = ruled().give(1, { coin: 3 }).give(2, { paper: 1 });
    plays(t, 0, 'trade-monopoly');
    expect(t.legal(0).map(({ good }) => good)).toEqual(['paper', 'cloth', 'coin']);
    t.play(0, 'name-commodity', { good: 'coin' });
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([{ coin: 1 }, { coin: 2 }, { paper: 1 }]);
  });
});
