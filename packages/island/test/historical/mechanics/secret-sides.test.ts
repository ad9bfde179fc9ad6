import { Rng, resample } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { secretSides } from '../../../historical/mechanics/secret-sides.ts';
import { defineModule } from '../../../index.ts';
import { Table } from '../../table.ts';

const roses = defineModule({
  id: 'test/roses',
  kind: 'scenario',
  seats: [4, 6],
  needs: ['first-island/base'],
  parts: [secretSides({ sides: ['red', 'white'], wins: 2 })],
  words: { name: 'Roses', summary: '', rules: [] },
});

const table = (seats: number) => new Table('test/roses', { seats, own: [roses] }).started();
const reds = (t: Table) =>
  Array.from({ length: t.b.seats }, (_, seat) => seat).filter((seat) => t.field('side', seat * 2) === 1);

test.each([4, 6])('half of %i seats are on each side', (seats) => {
  expect(reds(table(seats))).toHaveLength(seats / 2);
});

test('a win is a point for one side alone, and so many wins end the game', () => {
  const t = table(4);
  t.b.the.sides.won(t.s, 0);
  for (let seat = 0; seat < 4; seat++) expect(t.points(seat)).toBe(reds(t).includes(seat) ? 3 : 2);
  t.b.the.sides.won(t.s, 0);
  t.b.rules.checkEnd(t.s);
  expect([t.over, t.b.rules.winners(t.s)]).toEqual([true, reds(t)]);
});

test('a deal in which the active seat would have won is ruled out by the others', () => {
  const t = new Table('test/roses', { seats: 4, own: [roses], options: { points: 3 } }).started();
  const active = t.active;
  t.set('side', active * 2, 0).set('side', active * 2 + 1, 1);
  const [other] = t.b.rivals[active];
  for (const seat of t.b.rivals[active])
    t.set('side', seat * 2, seat === other ? 0 : 1).set('side', seat * 2 + 1, seat === other ? 1 : 0);
  t.set('redWins', 0, 1);
  for (let seed = 1; seed < 30; seed++)
    expect(resample(t.s, other, new Rng(seed)).cells[t.b.field('side') + active * 2]).toBe(0);
});
