import { expect, it } from 'vitest';
import { defineModule, earnGold, spendGold, wealth } from '../../../index.ts';
import { Table } from '../../table.ts';

const riches = defineModule({
  id: 'test/riches',
  kind: 'variant',
  seats: [4],
  needs: ['traders-barbarians/core'],
  parts: [wealth({ good: 'gold', richest: 1, poorest: -2 })],
  words: { name: 'Riches', summary: '', rules: [] },
});

const table = (...gold: number[]): Table => {
  const t = new Table('test/riches', { own: [riches] }).started().bare();
  gold.forEach((count, seat) => {
    earnGold(t.b, t.s, seat, count);
  });
  return t;
};
const points = (t: Table): number[] => [0, 1, 2, 3].map((seat) => t.points(seat));

it('with nothing at all everybody is poor from the first turn on', () => {
  expect(points(table())).toEqual([-2, -2, -2, -2]);
});

it('whoever has most alone is richest, and all who have least are poor', () => {
  expect(points(table(3, 1, 0, 0))).toEqual([1, 0, -2, -2]);
});

it('nobody is richest while two have as much', () => {
  const t = table(3, 1, 0, 0);
  earnGold(t.b, t.s, 1, 2);
  expect(points(t)).toEqual([0, 0, -2, -2]);
  spendGold(t.b, t.s, 0, 1);
  expect(points(t)).toEqual([0, 1, -2, -2]);
});

it('a trade between players makes rich and poor', () => {
  const t = table(2, 1, 1, 1).roll(2).give(1, { gold: 1, ore: 1 });
  t.play(0, { move: 'offer', give: { gold: 2 }, want: { ore: 1 } });
  t.play(1, 'accept').play(0, 'trade-with', { seat: 1 });
  expect(points(t)).toEqual([-2, 1, 0, 0]);
});
