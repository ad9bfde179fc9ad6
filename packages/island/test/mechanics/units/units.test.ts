import { expect, test } from 'vitest';
import { type Module, type UnitAction, units } from '../../../index.ts';
import { main, trail } from '../../base/quiet.ts';
import type { Table } from '../../table.ts';
import { trial } from '../trial.ts';

/** riders of two ranks for other prices, whose strength is 2 and 5 */
const riders = (actions?: readonly UnitAction[]) =>
  units({
    name: 'rider',
    ranks: [
      { piece: 'scout', strength: 2, supply: 1 },
      { piece: 'captain', strength: 5, supply: 3 },
    ],
    hire: { grain: 2 },
    promote: { ore: 1 },
    activate: { wool: 1 },
    ...(actions && { actions }),
  });

const all = riders();
const own: readonly Module[] = trial({ parts: [all.part] });

/** seat 0 with roads along the middle row, and a scout at its beginning */
function riding(length = 4): Table & { corners: readonly number[] } {
  const t = main({ own }, 'trial');
  const { edges, corners } = trail(t, 0, length);
  for (const edge of edges) t.put(0, 'road', edge);
  t.put(0, 'scout', corners[0]).set('riderActive', corners[0], 1);
  return Object.assign(t, { corners });
}

test('units are hired, raised and activated for the prices that they were told', () => {
  const t = main({ own }, 'trial').give(0, { grain: 2, ore: 1, wool: 1 });
  const { edges, corners } = trail(t, 0, 1);
  const [corner] = corners;
  t.put(0, 'road', edges[0]).play(0, 'scout', { corner }).play(0, 'captain', { corner });
  t.play(0, 'activate-rider', { corner });
  const handles = all.of(t.b);
  expect([t.hand(0), handles.strength(t.s, corner), handles.isActive(t.s, corner)]).toEqual([{}, 5, true]);
  expect([handles.rank(t.s, corner), handles.owner(t.s, corner), handles.left(t.s, 0, 0)]).toEqual([1, 0, 1]);
});

test('a supply that is used up hires nobody', () => {
  const t = riding().give(0, { grain: 4 });
  expect(t.refusal(0, 'scout', { corner: trail(t, 0, 4).corners[2] })).toMatchObject({ code: 'none-left' });
});

test('only the actions that it was told are there', () => {
  const parts = [riders(['move']).part];
  const t = main({ own: trial({ parts }) }, 'trial');
  expect(t.refusal(0, 'move-rider', { corner: 0, to: 1 })).toMatchObject({ code: 'no-unit' });
  expect(t.refusal(0, 'chase-with-rider')).toMatchObject({ code: 'move-unknown' });
  expect(t.refusal(0, 'displace-rider')).toMatchObject({ code: 'move-unknown' });
});

test('a unit goes past own pieces and stops before those of others', () => {
  const t = riding();
  t.put(0, 'settlement', t.corners[1]).put(1, 'captain', t.corners[3]);
  expect(t.legal(0, 'move-rider').map(({ to }) => to)).toEqual([t.corners[2]]);
  expect(t.refusal(0, 'move-rider', { corner: t.corners[0], to: t.corners[1] })).toMatchObject({
    code: 'taken',
  });
  expect(t.refusal(0, 'move-rider', { corner: t.corners[0], to: t.corners[4] })).toMatchObject({
    code: 'not-reached',
  });
});

test('a unit that is driven off keeps its state, and its owner places it', () => {
  const t = riding();
  t.put(0, 'captain', t.corners[0]).set('riderActive', t.corners[0], 1).set('riderDone', t.corners[0], 0);
  t.put(1, 'scout', t.corners[2]).set('riderActive', t.corners[2], 1);
  t.put(1, 'road', t.edge(-2, 0, 0));
  for (const edge of t.b.walks.edgesAt[t.corners[2]])
    if (t.field('route', edge) === 0) t.put(1, 'road', edge);
  t.play(0, 'displace-rider', { corner: t.corners[0], to: t.corners[2] });
  expect(t.decision).toBe('displaced-rider');
  const [place] = t.legal(1);
  t.play(1, place);
  expect(t.field('riderActive', place.corner as number)).toBe(1);
  expect(t.b.fields.supply.get(t.s, 1, t.b.piece('scout').index)).toBe(0);
});

test('a unit leaves without a place, and returns to its owner', () => {
  const t = riding();
  t.put(1, 'scout', t.corners[2]);
  all.of(t.b).displace(t.s, t.corners[2]);
  expect(t.b.fields.supply.get(t.s, 1, t.b.piece('scout').index)).toBe(1);
  expect(t.decision).toBe('main');
});

test('routes are measured again when a unit comes and goes', () => {
  const t = riding();
  t.put(1, 'scout', t.corners[2]);
  expect(t.field('routeLength', 0)).toBe(2);
  all.of(t.b).remove(t.s, t.corners[2]);
  expect(t.field('routeLength', 0)).toBe(4);
});

test('a chased blocker is the only one that moves', () => {
  const parts = [all.part];
  const t = main({ own: trial({ parts, blockers: [{ id: 'bear', on: 'hex' }] }) }, 'trial');
  t.put(0, 'scout', t.corner(0, 0, 0)).set('riderActive', t.corner(0, 0, 0), 1);
  t.set('blocker', t.b.blocker('bear'), t.hex(0, 0));
  t.play(0, 'chase-with-rider', { corner: t.corner(0, 0, 0), blocker: 'bear' });
  expect(new Set(t.legal(0).map(({ blocker }) => blocker))).toEqual(new Set(['bear']));
  t.play(0, 'move-blocker', { blocker: 'bear', hex: t.hex(1, 0) })
    .play(0, 'end-turn')
    .roll(7);
  expect(new Set(t.legal(1).map(({ blocker }) => blocker))).toEqual(new Set(['robber', 'bear']));
});
