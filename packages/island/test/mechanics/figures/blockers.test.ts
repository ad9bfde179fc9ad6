import { reason } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { blockerAt, expel, NOWHERE } from '../../../index.ts';
import { quiet } from '../../base/quiet.ts';
import { trial } from '../trial.ts';

const bear = trial({ blockers: [{ id: 'bear', on: 'hex' }] });

test('a second blocker stops its hex as well', () => {
  const t = quiet({ own: bear }, 'trial');
  t.lay(t.hex(0, 0), 'hills', 9)
    .put(0, 'settlement', t.corner(0, 0, 0))
    .set('blocker', 1, t.hex(0, 0))
    .roll(9);
  expect(t.hand(0)).toEqual({});
});

test('the seat chooses which of the movable blockers it moves', () => {
  const t = quiet({ own: bear }, 'trial').roll(7);
  const moves = t.legal(0, 'move-blocker');
  expect(new Set(moves.map((move) => move.blocker))).toEqual(new Set(['robber', 'bear']));
  t.play(0, 'move-blocker', { blocker: 'bear', hex: t.hex(0, 0) });
  expect([blockerAt(t.b, t.s, 0), blockerAt(t.b, t.s, 1)]).toEqual([t.hex(-2, 0), t.hex(0, 0)]);
});

test('a blocker that is not movable stays', () => {
  const t = quiet({ own: trial({ blockers: [{ id: 'rock', on: 'hex', movable: false }] }) }, 'trial').roll(7);
  expect(new Set(t.legal(0, 'move-blocker').map((move) => move.blocker))).toEqual(new Set(['robber']));
});

test('with no place to go nothing is asked', () => {
  const t = quiet(
    {
      own: trial({
        rules: () => ({
          blockers: { barStand: () => reason('nowhere', 'nowhere') },
        }),
      }),
    },
    'trial',
  ).roll(7);
  expect(t.decision).toBe('main');
});

test('a module can protect a seat from being robbed', () => {
  const own = trial({
    rules: (was) => ({
      blockers: {
        barRob: (s, seat, victim, blocker, place) =>
          victim === 1
            ? reason('safe', 'this seat is safe')
            : was.blockers.barRob(s, seat, victim, blocker, place),
      },
    }),
  });
  const t = quiet({ own }, 'trial');
  t.put(1, 'settlement', t.corner(0, 0, 0))
    .put(2, 'settlement', t.corner(0, 0, 2))
    .give(1, { ore: 1 })
    .give(2, { wool: 1 });
  t.roll(7).play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
  expect(t.decision).toBe('steal');
  t.nature('steal', { good: 'wool' });
  expect(t.hand(1)).toEqual({ ore: 1 });
});

test('a blocker on a corner or an edge has places of its own and robs nobody', () => {
  const t = quiet({ own: trial({ blockers: [{ id: 'troll', on: 'edge' }] }) }, 'trial').roll(7);
  expect(t.legal(0, 'move-blocker').filter((move) => move.blocker === 'troll')).toHaveLength(
    t.b.topology.edges,
  );
  t.play(0, 'move-blocker', { blocker: 'troll', place: 3 });
  expect([blockerAt(t.b, t.s, 1), t.decision]).toEqual([3, 'main']);
});

test('an expelled blocker stops nothing', () => {
  const t = quiet();
  t.lay(t.hex(0, 0), 'hills', 9)
    .put(0, 'settlement', t.corner(0, 0, 0))
    .set('blocker', 0, t.hex(0, 0));
  expel(t.b, t.s, 0);
  expect(blockerAt(t.b, t.s, 0)).toBe(NOWHERE);
  expect(t.roll(9).hand(0)).toEqual({ brick: 1 });
});
