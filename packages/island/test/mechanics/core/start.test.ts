import { reason, toMove } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { Table } from '../../table.ts';
import { trial } from '../trial.ts';

test('odd rounds go forward and even rounds backward, however many there are', () => {
  const t = new Table('trial', { seats: 3, own: trial({ rules: () => ({ startRounds: () => 3 }) }) });
  const order: number[] = [];
  while (t.field('turn') === 0) {
    if (t.decision === 'place-building') order.push([0, 1, 2].find((seat) => t.legal(seat).length > 0)!);
    t.anything();
  }
  expect(order).toEqual([0, 1, 2, 2, 1, 0, 0, 1, 2]);
});

test('a module can ask for three rounds; the last brings the goods', () => {
  const t = new Table('trial', {
    seats: 3,
    own: trial({ rules: () => ({ startRounds: () => 3 }) }),
  }).started();
  for (let seat = 0; seat < 3; seat++) {
    expect(t.points(seat)).toBe(3);
    expect(t.field('handSize', seat)).toBeLessThanOrEqual(3);
  }
});

test('a module can have another piece placed in a round', () => {
  const own = trial({
    changes: { pieces: { city: { replaces: undefined } } },
    rules: (was, b) => ({
      startPiece: (s, round) => (round === 1 ? b.piece('city').index : was.startPiece(s, round)),
    }),
  });
  const t = new Table('trial', { own }).started();
  expect([0, 1, 2, 3].map((seat) => t.points(seat))).toEqual([3, 3, 3, 3]);
});

test('a module can narrow where one may start', () => {
  const t = new Table('trial', {
    own: trial({
      rules: (was) => ({
        barStartAt: (s, seat, corner) =>
          corner % 2 === 0 ? was.barStartAt(s, seat, corner) : reason('odd', 'an odd corner'),
      }),
    }),
  }).until('place-building');
  expect(t.legal(0, 'place-building').every((move) => (move.corner as number) % 2 === 0)).toBe(true);
  expect(t.refusal(0, 'place-building', { corner: 1 })).toMatchObject({ code: 'odd' });
});

test('who finds no place left goes without, and the start goes on', () => {
  // Of these corners no two are neighbours, and seven are one too few.
  const sites = [0, 2, 4].flatMap((i) => [
    [0, 0, i],
    [2, 0, i],
    [-2, 0, i],
  ]);
  const t = new Table('trial', {
    own: trial({
      rules: (was, b) => {
        const open = sites.slice(0, 7).map(([q, r, i]) => b.topology.cornerAt(q, r, i));
        return {
          barStartAt: (s, seat, corner) =>
            open.includes(corner) ? was.barStartAt(s, seat, corner) : reason('shut', 'it is shut'),
        };
      },
    }),
  }).until('place-building');
  const told: string[] = [];
  while (t.field('turn') === 0) {
    const seat = 31 - Math.clz32(toMove(t.s));
    t.play(seat, t.legal(seat)[0]);
    told.push(...t.events.flatMap(({ kind, data }) => (kind === 'no-start-place' ? [`${data.seat}`] : [])));
  }
  expect([told, t.decision, t.active]).toEqual([['0'], 'roll', 0]);
  expect([0, 1, 2, 3].map((seat) => t.points(seat))).toEqual([1, 2, 2, 2]);
});

test('the bank gives starting goods only while it has some', () => {
  const t = new Table('first-island/base');
  while (t.decision === 'lay-board') t.anything();
  for (const good of ['brick', 'lumber', 'wool', 'grain', 'ore']) t.setBank(good, 0);
  t.started();
  expect(t.field('handSize', 3)).toBe(0);
});

test('the goods of the last starting settlement come with it, before its road', () => {
  const t = new Table('first-island/base').until('place-building', 3);
  while (t.field('startsPlaced') < 4) t.anything();
  const corner = t.corner(0, 0, 0);
  t.play(3, 'place-building', { corner });
  expect(t.decision).toBe('place-route');
  expect(t.field('handSize', 3)).toBeGreaterThan(0);
  const hand = t.hand(3);
  t.play(3, t.legal(3, 'place-route')[0]);
  expect(t.hand(3)).toEqual(hand);
});

test('a gold field beside it is chosen from before the road, too', () => {
  const t = new Table('seafarers/core').until('place-building', 3);
  while (t.field('startsPlaced') < 4) t.anything();
  const { corner } = t.legal(3, 'place-building')[0] as { corner?: number };
  t.lay(t.b.topology.cornerHex[t.b.topology.cornerHexFrom[corner!]], 'gold');
  t.play(3, 'place-building', { corner });
  expect(t.decision).toBe('choose-good');
  t.play(3, 'choose-good', { good: 'ore' });
  expect(t.decision).toBe('place-route');
});
