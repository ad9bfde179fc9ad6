import { expect, test } from 'vitest';
import { defineModule, layoutOf, type RegionsConfig, regions, startIn } from '../../../index.ts';
import { Table } from '../../table.ts';

const rewarding = (config: Partial<RegionsConfig> = {}) =>
  defineModule({
    id: 'rewarding',
    kind: 'scenario',
    seats: [3, 4],
    needs: ['seafarers/core'],
    parts: [regions({ by: 'label', home: { label: 'main' }, points: 2, ...config })],
    words: { name: '', summary: '', rules: [] },
  });

const table = (config?: Partial<RegionsConfig>) =>
  new Table('rewarding', { own: [rewarding(config)] }).started().until('main', 0).bare();

/** two corners of the eastern island, one of the northern and one of the southern one */
const EAST = [3, -1, 0] as const;
const EAST_TOO = [3, 0, 4] as const;
const NORTH = [0, -3, 2] as const;
const SOUTH = [1, 3, 4] as const;
const HOME = [0, 0, 1] as const;
const settle = (t: Table, seat: number, at: readonly [number, number, number]) =>
  t.put(seat, 'settlement', t.corner(...at));

test('the first building in a region away from home is rewarded', () => {
  const t = table();
  expect(settle(t, 0, EAST).points(0)).toBe(3);
});

test('a region is rewarded once to each seat, and to every seat', () => {
  const t = table();
  settle(t, 0, EAST);
  settle(t, 0, EAST_TOO);
  expect(t.points(0)).toBe(4);
  settle(t, 1, [4, -2, 1]);
  expect(t.points(1)).toBe(3);
});

test('each region has a reward of its own', () => {
  const t = table();
  for (const at of [EAST, NORTH, SOUTH]) settle(t, 0, at);
  expect(t.field('regionPoints', 0)).toBe(6);
});

test('home brings nothing', () => {
  const t = table();
  expect(settle(t, 0, HOME).points(0)).toBe(1);
});

test('a city in place of a settlement is no second building', () => {
  const t = table();
  settle(t, 0, EAST).put(0, 'city', t.corner(...EAST));
  expect(t.field('regionPoints', 0)).toBe(2);
});

// proves seafarers/heading-for-new-shores: keep the extra points
test('what was rewarded stays so when the building is gone', () => {
  const t = table();
  settle(t, 0, EAST);
  t.bare();
  expect(t.points(0)).toBe(2);
  expect(settle(t, 0, EAST).points(0)).toBe(3);
});

test('no more regions are rewarded than the most there may be', () => {
  const t = table({ most: 1 });
  for (const at of [EAST, NORTH, SOUTH]) settle(t, 0, at);
  expect(t.field('regionPoints', 0)).toBe(2);
});

test('a region that is left out is not rewarded', () => {
  const t = table({ except: ['island-3'] });
  expect(settle(t, 0, EAST).points(0)).toBe(1);
  expect(settle(t, 0, NORTH).points(0)).toBe(4);
});

test('the reward may depend on how many came before', () => {
  const t = table({ points: (_options, nth) => nth + 1 });
  for (const at of [EAST, NORTH, SOUTH]) settle(t, 0, at);
  expect(t.field('regionPoints', 0)).toBe(6);
});

test('landmasses need no labels, and home is where a seat started', () => {
  const t = table({ by: 'landmass', home: 'starts' });
  expect(t.field('region', t.hex(0, 0))).not.toBe(t.field('region', t.hex(3, 0)));
  expect(t.field('region', t.hex(2, 0))).toBe(-1);
  expect(t.field('homeRegions', 0)).toBe(1 << t.field('region', t.hex(0, 0)));
  expect(settle(t, 0, HOME).points(0)).toBe(1);
  expect(settle(t, 0, EAST).points(0)).toBe(4);
});

test('starting buildings stand in the regions named, and not on barred corners', () => {
  const t = new Table('seafarers/core', {
    modules: ['northern'],
    own: [
      defineModule({
        id: 'northern',
        kind: 'variant',
        seats: [3, 4],
        parts: [startIn({ regions: ['main', 'island-2'], barred: ['closed'] })],
        board: (was) => ({
          ...was!,
          marks: { ...was!.marks, corners: { closed: [{ q: 0, r: 0, corner: 1 }] } },
        }),
        words: { name: '', summary: '', rules: [] },
      }),
    ],
  }).until('place-building');
  expect(t.refusal(0, 'place-building', { corner: t.corner(...HOME) })?.code).toBe('start-barred');
  expect(t.refusal(0, 'place-building', { corner: t.corner(...EAST) })?.code).toBe('start-elsewhere');
  expect(t.refusal(0, 'place-building', { corner: t.corner(0, 0, 4) })).toBeUndefined();
});

test.each(['label', 'landmass'] as const)('the fortieth island by %s is rewarded like the first', (by) => {
  const islands = Array.from({ length: 44 }, (_, k) => ({ q: 3 * (k % 8), r: 2 * Math.floor(k / 8) }));
  const layout = layoutOf({
    format: 'hexwright-layout/1',
    id: 'many',
    name: 'many',
    provenance: 'house',
    robber: null,
    hexes: Array.from({ length: 24 * 11 }, (_, k) => ({ q: k % 24, r: Math.floor(k / 24) })).map((at) => {
      const island = islands.findIndex(({ q, r }) => q === at.q && r === at.r);
      return island < 0
        ? { ...at, terrain: 'sea' }
        : { ...at, terrain: 'hills', number: 5, region: island < 6 ? 'main' : `isle-${island}` };
    }),
  });
  const t = new Table('rewarding', { own: [rewarding({ by, home: 'starts' })], layout }).started().bare();
  const away = islands.slice(6).map(({ q, r }) => t.corner(q, r, 1));
  for (const corner of away) t.put(0, 'settlement', corner);
  expect(t.field('regionPoints', 0)).toBe(2 * away.length);
  const last = t.b.the.hints.foundingGain(t.s, 1, away[37]);
  expect(last).toBe(2);
  t.put(0, 'settlement', t.corner(islands[43].q, islands[43].r, 4));
  expect(t.field('regionPoints', 0)).toBe(2 * away.length);
});
