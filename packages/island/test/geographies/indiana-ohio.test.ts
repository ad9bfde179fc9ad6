import { describe, expect, it } from 'vitest';
import { earnGold } from '../../index.ts';
import type { Table } from '../table.ts';
import { cornersWith } from './named.ts';
import { afterSeven, onPath, region, robberOn, rolled, townOf } from './region.ts';

const GAME = 'geographies/indiana-ohio';
const GIVES = { hills: 'brick', forest: 'lumber', pasture: 'wool', fields: 'grain', mountains: 'ore' };

/** the town is on these hexes alone, as many as are named, and each has this number */
function townOn(t: Table, town: string, number: number, ...terrains: (keyof typeof GIVES)[]): number {
  const corner = townOf(t, town);
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  t.b.walks.hexesAt[corner].forEach((hex, i) => {
    if (terrains[i]) t.lay(hex, terrains[i], number);
  });
  return corner;
}

describe('university cities', () => {
  // proves geographies/indiana-ohio: with a violet ring, are university cities
  it('the five lie where they should, and none is a waterway city', () => {
    const t = region(GAME);
    const towns = ['South Bend', 'Lafayette', 'Bloomington', 'Columbus', 'Athens'].map((town) =>
      townOf(t, town),
    );
    expect(cornersWith(t, 'university')).toEqual([...towns].sort((a, z) => a - z));
    expect(cornersWith(t, 'port-city').filter((corner) => towns.includes(corner))).toEqual([]);
  });

  // proves geographies/indiana-ohio: A city there collects 1 resource and 1 gold
  it('a city there collects 1 resource and 1 gold from each hex, a settlement its resource', () => {
    const t = region(GAME);
    t.put(1, 'city', townOn(t, 'Columbus', 3, 'hills', 'fields')).roll(3);
    expect([t.hand(1), t.decision]).toEqual([{ brick: 1, grain: 1, gold: 2 }, 'main']);
    const small = region(GAME);
    small.put(1, 'settlement', townOn(small, 'Columbus', 3, 'hills')).roll(3);
    expect(small.hand(1)).toEqual({ brick: 1 });
    const elsewhere = region(GAME);
    elsewhere.put(1, 'city', townOn(elsewhere, 'Lima', 3, 'hills')).roll(3);
    expect(elsewhere.hand(1)).toEqual({ brick: 2 });
  });
});

describe('waterway cities', () => {
  // proves geographies/indiana-ohio: with a blue ring, are waterway cities
  it('the six lie where they should', () => {
    const t = region(GAME);
    const towns = ['Gary', 'Toledo', 'Cleveland', 'Cincinnati', 'Evansville', 'Marietta'];
    expect(cornersWith(t, 'port-city')).toEqual(towns.map((town) => townOf(t, town)).sort((a, z) => a - z));
  });

  // proves geographies/indiana-ohio: A settlement or city there may collect gold instead of resources when
  it('a settlement there may take gold for its resource, or keep it', () => {
    const t = region(GAME);
    t.put(1, 'settlement', townOn(t, 'Cincinnati', 3, 'hills')).roll(3);
    expect(t.decision).toBe('swap-for-gold');
    const kept = region(GAME);
    kept.put(1, 'settlement', townOn(kept, 'Cincinnati', 3, 'hills')).roll(3);
    kept.play(1, 'keep-goods');
    expect([kept.hand(1), kept.decision]).toEqual([{ brick: 1 }, 'main']);
    t.play(1, 'swap-for-gold', { good: 'brick' });
    expect([t.hand(1), t.decision]).toEqual([{ gold: 1 }, 'main']);
  });

  it('a city may take one or two', () => {
    for (const count of [1, 2]) {
      const t = region(GAME);
      t.put(1, 'city', townOn(t, 'Cincinnati', 3, 'hills')).roll(3);
      for (let i = 0; i < count; i++) t.play(1, 'swap-for-gold', { good: 'brick' });
      if (count === 1) t.play(1, 'keep-goods');
      expect([t.hand(1), t.decision]).toEqual([count === 1 ? { brick: 1, gold: 1 } : { gold: 2 }, 'main']);
    }
  });

  // proves geographies/indiana-ohio: For one number you turn at most 2 resources into gold, however
  // proves geographies/indiana-ohio: All that a number brings counts as one production
  it('two at most for one number, from whatever hexes and cities', () => {
    const t = region(GAME);
    const cincinnati = townOn(t, 'Cincinnati', 3, 'hills', 'fields');
    const [hex] = t.b.walks.hexesAt[townOf(t, 'Cleveland')];
    t.lay(hex, 'mountains', 3).put(1, 'city', cincinnati).put(1, 'city', townOf(t, 'Cleveland')).roll(3);
    expect(t.hand(1)).toEqual({ brick: 2, grain: 2, ore: 2 });
    t.play(1, 'swap-for-gold', { good: 'brick' }).play(1, 'swap-for-gold', { good: 'ore' });
    expect([t.hand(1), t.decision]).toEqual([{ brick: 1, grain: 2, ore: 1, gold: 2 }, 'main']);
  });

  // proves geographies/indiana-ohio: Only what the building on the waterway city itself collects
  it('what another building at the same hex collects stays what it is', () => {
    const t = region(GAME);
    const cincinnati = townOn(t, 'Cincinnati', 3, 'hills');
    const [hex] = t.b.walks.hexesAt[cincinnati];
    const other = t.b.walks.cornersOf[hex].find(
      (corner) =>
        corner !== cincinnati &&
        !cornersWith(t, 'port-city').includes(corner) &&
        !cornersWith(t, 'university').includes(corner),
    )!;
    t.put(1, 'settlement', cincinnati).put(1, 'city', other).roll(3);
    t.play(1, 'swap-for-gold', { good: 'brick' });
    expect([t.hand(1), t.decision]).toEqual([{ brick: 2, gold: 1 }, 'main']);
  });

  // proves geographies/indiana-ohio: may take gold, you decide when everybody has been paid
  it('everybody decides for oneself after all are paid, and what the bank lacks is no gold', () => {
    const t = region(GAME);
    const cincinnati = townOn(t, 'Cincinnati', 3, 'hills');
    const [hex] = t.b.walks.hexesAt[townOf(t, 'Toledo')];
    t.lay(hex, 'fields', 3)
      .put(1, 'settlement', cincinnati)
      .put(2, 'settlement', townOf(t, 'Toledo'))
      .roll(3);
    expect([t.hand(1), t.hand(2)]).toEqual([{ brick: 1 }, { grain: 1 }]);
    expect(t.refusal(2, 'swap-for-gold', { good: 'brick' })?.code).toBe('not-drawn-there');
    t.play(2, 'swap-for-gold', { good: 'grain' }).play(1, 'keep-goods');
    expect([t.hand(1), t.hand(2), t.decision]).toEqual([{ brick: 1 }, { gold: 1 }, 'main']);
    const poor = region(GAME).setBank('brick', 0);
    poor.put(1, 'settlement', townOn(poor, 'Cincinnati', 3, 'hills')).roll(3);
    expect([poor.hand(1), poor.decision]).toEqual([{}, 'main']);
  });

  it('the robber leaves nothing to turn into gold, and a seven asks nobody', () => {
    const t = region(GAME);
    const corner = townOn(t, 'Cincinnati', 3, 'hills');
    const { q, r } = t.b.layout.hexes[t.b.walks.hexesAt[corner][0]];
    robberOn(t, q, r).put(1, 'city', corner).roll(3);
    expect(t.decision).toBe('main');
    const seven = region(GAME);
    seven.put(1, 'city', townOf(seven, 'Cincinnati')).roll(7);
    expect(seven.decision).toBe('move-blocker');
    afterSeven(seven);
  });
});

describe('gold', () => {
  // proves geographies/indiana-ohio: Gold lies open beside the hand
  // proves geographies/indiana-ohio: It does not count towards
  it('a seven discards none of it', () => {
    const t = region(GAME).give(0, { gold: 30, wool: 7 }).roll(7);
    expect([t.decision, t.hand(0)]).toEqual(['move-blocker', { gold: 30, wool: 7 }]);
  });

  // proves geographies/indiana-ohio: A Monopoly cannot take gold
  it('no monopoly names it', () => {
    const t = rolled(GAME)
      .give(1, { gold: 4 })
      .cards(0, 'monopoly')
      .play(0, 'play-card', { card: 'monopoly' });
    expect(t.legal(0).some((move) => move.good === 'gold')).toBe(false);
  });

  // proves geographies/indiana-ohio: There is always enough gold
  it('it never runs out', () => {
    const t = region(GAME);
    earnGold(t.b, t.s, 2, 500);
    t.put(1, 'city', townOn(t, 'Columbus', 3, 'hills')).roll(3);
    expect([t.hand(2).gold, t.hand(1).gold]).toEqual([500, 1]);
  });

  // proves geographies/indiana-ohio: you may buy a good of your choice
  // proves geographies/indiana-ohio: may spend gold as soon as
  it('two gold buy a good, twice a turn, also gold of this turn', () => {
    const t = region(GAME);
    const seat = t.active;
    t.put(seat, 'city', townOn(t, 'Columbus', 3, 'hills'))
      .give(seat, { gold: 4 })
      .roll(3);
    t.play(seat, 'buy-with-gold', { good: 'ore' }).play(seat, 'buy-with-gold', { good: 'ore' });
    expect(t.hand(seat)).toEqual({ gold: 1, brick: 1, ore: 2 });
    t.give(seat, { gold: 4 });
    expect(t.refusal(seat, 'buy-with-gold', { good: 'ore' })?.code).toBe('gold-used');
  });

  // proves geographies/indiana-ohio: The bank gives 1 gold for 4 equal goods
  // proves geographies/indiana-ohio: Paths for a single good do not help
  it('four goods sell for one gold, three with a 3:1 path, and a path for one good does not help', () => {
    const t = onPath(rolled(GAME), 0, 'wool').give(0, { wool: 4 });
    expect(t.play(0, 'sell-for-gold', { good: 'wool' }).hand(0)).toEqual({ gold: 1 });
    expect(t.give(0, { wool: 3 }).refusal(0, 'sell-for-gold', { good: 'wool' })?.code).toBe('rate');
    onPath(t, 0, 'any').play(0, 'sell-for-gold', { good: 'wool' });
    expect(t.hand(0)).toEqual({ gold: 1 });
  });

  // proves geographies/indiana-ohio: Players trade gold
  it('players trade it', () => {
    const t = rolled(GAME).give(0, { gold: 2 }).give(1, { ore: 1 });
    t.play(0, { move: 'offer', give: { gold: 2 }, want: { ore: 1 } });
    t.play(1, 'accept').play(0, 'trade-with', { seat: 1 });
    expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 1 }, { gold: 2 }]);
  });

  // proves geographies/indiana-ohio: In a paired turn you
  // proves geographies/indiana-ohio: Between turns you may buy none
  it('a paired part buys two goods of its own, a special building phase none', () => {
    const paired = rolled(GAME, { options: { waiting: 'paired' } })
      .give(0, { gold: 4 })
      .give(2, { gold: 4 });
    for (let i = 0; i < 2; i++) paired.play(0, 'buy-with-gold', { good: 'ore' });
    paired.play(0, 'end-turn');
    for (let i = 0; i < 2; i++) paired.play(2, 'buy-with-gold', { good: 'ore' });
    expect(paired.hand(2)).toEqual({ ore: 2 });
    const special = rolled(GAME, { options: { waiting: 'special' } })
      .give(1, { gold: 4 })
      .play(0, 'end-turn');
    expect([special.decision, special.legal(1, 'buy-with-gold')]).toEqual(['special', []]);
  });
});
