import { describe, expect, it } from 'vitest';
import type { Table } from '../table.ts';
import { cornersWith, edgesWith } from './named.ts';
import { afterSeven, alone, around, onPath, rateOf, region, robberOn, rolled, townOf } from './region.ts';

const GAME = 'geographies/delmarva';
const VALLEY = [0, 0] as const;
/** the Bay above and below */
const BAY = [2, 1] as const;
/** hills with coal, and those of Baltimore */
const COAL = [-3, 1] as const;
const CLAY = [3, -1] as const;

describe('the Shenandoah Valley', () => {
  const valley = (): Table => alone(region(GAME), ...VALLEY, 'valley', 3);

  // proves geographies/delmarva: The Shenandoah Valley gives grain or ore
  // proves geographies/delmarva: Gives grain or ore, as you
  it('a settlement takes grain or ore, a city any two of them', () => {
    const t = valley();
    const [a, , b] = around(t, ...VALLEY);
    t.put(1, 'settlement', a).put(2, 'city', b).roll(3);
    expect(t.refusal(1, 'take-either', { good: 'wool' })?.code).toBe('not-either');
    t.play(1, 'take-either', { good: 'ore' });
    t.play(2, 'take-either', { good: 'grain' }).play(2, 'take-either', { good: 'ore' });
    expect([t.hand(1), t.hand(2), t.decision]).toEqual([{ ore: 1 }, { grain: 1, ore: 1 }, 'main']);
  });

  it('the robber stops it, and the map has one', () => {
    const t = robberOn(valley(), ...VALLEY);
    expect(t.put(1, 'city', around(t, ...VALLEY)[0]).roll(3).decision).toBe('main');
    expect(t.b.layout.hexes.filter(({ terrain }) => terrain === 'valley')).toHaveLength(1);
  });

  // proves geographies/delmarva: At the Shenandoah Valley a second settlement
  it('a second settlement there starts with one of the two', () => {
    const t = valley();
    t.b.rules.startGoods(t.s, 1, around(t, ...VALLEY)[0]);
    expect(t.decision).toBe('take-either');
    const before = t.hand(1);
    expect(t.play(1, 'take-either', { good: 'ore' }).hand(1)).toEqual({
      ...before,
      ore: (before.ore ?? 0) + 1,
    });
  });
});

describe('the Cumberland Gap', () => {
  // proves geographies/delmarva: The violet path is the Cumberland Gap
  // proves geographies/delmarva: With a road on it you trade every resource 2:1
  it('a road there trades every resource 2:1, but neither coal nor crabs', () => {
    const t = rolled(GAME);
    const [gap, ...others] = edgesWith(t, 'gap');
    expect(others).toEqual([]);
    t.put(0, 'road', gap);
    const rates = ['brick', 'lumber', 'wool', 'grain', 'ore', 'coal', 'crabs'].map((good) =>
      rateOf(t, 0, good),
    );
    expect(rates).toEqual([2, 2, 2, 2, 2, 4, 4]);
    expect(rateOf(t, 1, 'brick')).toBe(4);
  });
});

describe('coal and crabs', () => {
  // proves geographies/delmarva: each gold field gives 1 crab
  it('a seven brings crabs from the gold fields and coal from the hills, but not from Baltimore’s', () => {
    const t = region(GAME);
    t.put(1, 'settlement', around(t, ...BAY)[1]).put(2, 'settlement', around(t, ...COAL)[1]);
    t.put(3, 'settlement', around(t, ...CLAY)[1]).roll(7);
    expect([t.hand(1), t.hand(2), t.hand(3)].map(({ coal, crabs }) => [coal, crabs])).toEqual([
      [undefined, crabsAt(t, around(t, ...BAY)[1])],
      [hillsAt(t, around(t, ...COAL)[1]).length, undefined],
      [undefined, undefined],
    ]);
    expect(t.b.layout.hexes.filter(({ terrain }) => terrain === 'bay')).toHaveLength(3);
  });

  // proves geographies/delmarva: However many buildings you have at such a hex, it
  it('a hex gives each player 1, however many buildings', () => {
    const t = region(GAME);
    const [, b, , d] = around(t, ...COAL);
    t.put(1, 'city', b)
      .put(1, 'settlement', d)
      .put(2, 'settlement', around(t, ...COAL)[5])
      .roll(7);
    expect(t.hand(1).coal).toBe(new Set([b, d].flatMap((corner) => hillsAt(t, corner))).size);
    expect(t.hand(2).coal).toBe(hillsAt(t, around(t, ...COAL)[5]).length);
  });

  it('no other number brings any', () => {
    const t = alone(region(GAME), ...COAL, 'hills', 3);
    expect(
      t
        .put(1, 'settlement', around(t, ...COAL)[1])
        .roll(3)
        .hand(1),
    ).toEqual({ brick: 1 });
  });

  // proves geographies/delmarva: with a blue ring, are coastal ports
  // proves geographies/delmarva: With a settlement or city on one you trade coal and crabs
  it.each(['Baltimore', 'Annapolis', 'Lewes', 'Norfolk', 'Cape Charles'])('%s trades both 2:1', (town) => {
    const t = rolled(GAME);
    expect(cornersWith(t, 'coastal-port')).toContain(townOf(t, town));
    expect(cornersWith(t, 'coastal-port')).toHaveLength(5);
    t.put(0, 'settlement', townOf(t, town)).give(0, { coal: 2, crabs: 2 });
    t.play(0, 'bank-trade', { give: 'coal', want: 'ore' }).play(0, 'bank-trade', {
      give: 'crabs',
      want: 'ore',
    });
    expect(t.hand(0)).toEqual({ ore: 2 });
    expect([rateOf(t, 0, 'ore'), rateOf(t, 1, 'coal')]).toEqual([4, 4]);
  });

  // proves geographies/delmarva: On its number a gold field gives resources of your choice
  it('on its number a gold field gives a choice, two to a city', () => {
    const t = alone(region(GAME), ...BAY, 'bay', 3);
    t.put(1, 'city', around(t, ...BAY)[1]).roll(3);
    t.play(1, 'choose-good', { good: 'ore' }).play(1, 'choose-good', { good: 'wool' });
    expect([t.hand(1), t.decision]).toEqual([{ ore: 1, wool: 1 }, 'main']);
  });

  // proves geographies/delmarva: The hex on which the robber stands when the 7 is rolled
  it('the hex under the robber gives none', () => {
    const t = robberOn(region(GAME), ...COAL);
    t.put(1, 'settlement', around(t, ...COAL)[1]).roll(7);
    expect(t.hand(1).coal ?? 0).toBe(hillsAt(t, around(t, ...COAL)[1]).length - 1);
    afterSeven(t);
  });

  // proves geographies/delmarva: There is always enough of both
  it('neither runs short', () => {
    const t = region(GAME).give(0, { coal: 300, crabs: 300 });
    t.put(1, 'settlement', around(t, ...COAL)[1])
      .put(2, 'settlement', around(t, ...COAL)[3])
      .roll(7);
    for (const seat of [1, 2]) expect(t.hand(seat).coal).toBeGreaterThan(0);
  });

  it('a 3:1 path helps with both, a building elsewhere does not', () => {
    const t = onPath(rolled(GAME), 0, 'any').put(1, 'city', townOf(rolled(GAME), 'Wheeling'));
    expect([rateOf(t, 0, 'coal'), rateOf(t, 0, 'crabs'), rateOf(t, 1, 'coal')]).toEqual([3, 3, 4]);
  });
});

const terrainsAt = (t: Table, corner: number, terrain: string): number[] =>
  t.b.walks.hexesAt[corner].filter((hex) => t.b.fields.terrain.get(t.s, hex) === t.b.terrain(terrain));
/** the hills with coal at a corner */
const hillsAt = (t: Table, corner: number): number[] =>
  terrainsAt(t, corner, 'hills').filter((hex) => hex !== t.hex(...CLAY));
const crabsAt = (t: Table, corner: number): number => terrainsAt(t, corner, 'bay').length;
