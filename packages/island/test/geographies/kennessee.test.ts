import { expect, it } from 'vitest';
import type { Table } from '../table.ts';
import { afterSeven, around, onPath, rateOf, region, robberOn, rolled } from './region.ts';

const GAME = 'geographies/kennessee';
/** the Bluegrass: two pastures side by side */
const [WEST, EAST] = [
  [2, -2],
  [3, -2],
] as const;
const horses = (t: Table, seat: number): number => t.hand(seat).horses ?? 0;

// proves geographies/kennessee: Whenever a 7 is rolled, each pasture gives 1 horse
it('a seven brings a horse for each pasture that somebody has a building at, however many', () => {
  const t = region(GAME);
  const west = around(t, ...WEST);
  const east = around(t, ...EAST);
  const [both] = west.filter((corner) => east.includes(corner));
  t.put(1, 'settlement', west[2]).put(1, 'city', west[1]).put(2, 'settlement', both).roll(7);
  expect([horses(t, 1), horses(t, 2), horses(t, 3)]).toEqual([1, 2, 0]);
});

it('no other number brings any, and no other land', () => {
  const t = region(GAME).put(1, 'settlement', around(region(GAME), ...WEST)[2]);
  expect(horses(t.roll(9), 1)).toBe(0);
  const other = region(GAME).put(1, 'city', around(region(GAME), 3, -1)[5]);
  expect(horses(other.roll(7), 1)).toBe(0);
});

// proves geographies/kennessee: The bank takes horses at whatever rate the player has for wool
it('horses trade like wool', () => {
  const t = rolled(GAME);
  expect(rateOf(t, 0, 'horses')).toBe(4);
  onPath(t, 0, 'any');
  expect(rateOf(t, 0, 'horses')).toBe(3);
  onPath(t, 1, 'ore');
  expect(rateOf(t, 1, 'horses')).toBe(4);
  onPath(t, 0, 'wool').give(0, { horses: 2 });
  t.play(0, 'bank-trade', { give: 'horses', want: 'ore' });
  expect(t.hand(0)).toEqual({ ore: 1 });
});

// proves geographies/kennessee: There is always a horse
it('horses never run short where there is no end of them', () => {
  const t = region(GAME).give(0, { horses: 400 });
  t.put(1, 'settlement', around(t, ...WEST)[2]).put(2, 'settlement', around(t, ...WEST)[1]);
  t.roll(7);
  expect([horses(t, 1), horses(t, 2)]).toEqual([1, 1]);
});

// proves geographies/kennessee: There are 15 or 20 horses
// proves geographies/kennessee: If too few are left for all
// proves geographies/kennessee: How many horses there are
it.each([15, 20])('of %i horses the last goes to one player, or to nobody if two are to get one', (count) => {
  const scarce = (): Table => region(GAME, { options: { horseSupply: String(count) } });
  const t = scarce();
  expect(t.bank('horses')).toBe(count);
  const two = t.give(0, { horses: count - 1 });
  two.put(1, 'settlement', around(t, ...WEST)[2]).put(2, 'settlement', around(t, ...WEST)[1]);
  two.roll(7);
  expect([horses(two, 1), horses(two, 2)]).toEqual([0, 0]);
  const one = scarce().give(0, { horses: count - 1 });
  one.put(1, 'settlement', around(one, ...WEST)[2]);
  expect(horses(one.roll(7), 1)).toBe(1);
});

// proves geographies/kennessee: The pasture on which the robber stands
it('the pasture under the robber gives none, wherever it goes then', () => {
  const t = robberOn(region(GAME), ...WEST);
  const west = around(t, ...WEST);
  const east = around(t, ...EAST);
  t.put(1, 'settlement', west[2]).put(2, 'settlement', east[5]).roll(7);
  expect([horses(t, 1), horses(t, 2)]).toEqual([0, 1]);
  t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(...EAST) });
  expect(horses(afterSeven(t), 2)).toBe(1);
});

// proves geographies/kennessee: On a 7 pastures give horses
it('without the option there are none', () => {
  const t = region(GAME, { options: { horses: false } });
  expect(t.b.goods.map(({ id }) => id)).not.toContain('horses');
  t.put(1, 'settlement', around(t, ...WEST)[2]).roll(7);
  expect(t.hand(1)).toEqual({});
});
