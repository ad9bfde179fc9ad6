import { expect, it } from 'vitest';
import { track } from '../../../mechanics/index.ts';
import { defineModule } from '../../../rulebook/index.ts';
import { Table } from '../../table.ts';

const fired: number[] = [];
const way = track({
  name: 'wayOfTest',
  tells: 'way-went',
  end: () => 4,
  fires: () => (_s, step) => fired.push(step),
});
const own = defineModule({
  id: 'test/track',
  kind: 'variant',
  seats: [3, 4],
  parts: [way.part],
  words: { name: 'Test', summary: '', rules: [] },
});

it('fires at each step it comes to, stops at its end, and goes back without firing', () => {
  const t = new Table('test/track', { own: [own] });
  const [at, moves, returns] = [way.at(t.b), way.moves(t.b), way.returns(t.b)];
  fired.length = 0;
  moves(t.s, 2);
  expect([at(t.s), fired]).toEqual([2, [1, 2]]);
  moves(t.s, 5);
  expect([at(t.s), fired]).toEqual([4, [1, 2, 3, 4]]);
  moves(t.s, 1);
  returns(t.s);
  expect([at(t.s), fired]).toEqual([0, [1, 2, 3, 4]]);
});
