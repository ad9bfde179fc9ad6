import { expect, test } from 'vitest';
import { defineModule } from '../../../index.ts';
import { demand } from '../../../misc/mechanics/demand.ts';
import { Table } from '../../table.ts';

const fair = defineModule({
  id: 'test/fair',
  kind: 'scenario',
  seats: [3],
  needs: ['first-island/base'],
  parts: [
    demand({
      wares: [
        { id: 'cloth', colour: '#7a5c99', cost: { wool: 2 }, demand: 1 },
        { id: 'bread', colour: '#c79a4b', cost: { grain: 1 }, demand: 2 },
      ],
      rewards: [{}, { goods: 2 }, { points: 3 }],
    }),
  ],
  words: { name: 'A fair', summary: '', rules: [] },
});

function atFair(): Table {
  const t = new Table('test/fair', { seats: 3, own: [fair] }).started().until('main', 0);
  return t.give(0, { wool: 4, grain: 2 });
}

test('a ware brings what its demand says, and a sale lowers it', () => {
  const t = atFair();
  const before = t.points(0);
  t.play(0, 'sell-ware', { ware: 'bread' });
  expect([t.points(0) - before, t.field('bread-demand'), t.hand(0)]).toEqual([3, 1, { wool: 4, grain: 1 }]);
  t.nature('demand-die', { die: 2 });
  expect([t.field('bread-demand'), t.field('cloth-demand'), t.decision]).toEqual([2, 1, 'main']);
});

test('faces without a ware let the seller choose among those below the most', () => {
  const t = atFair().play(0, 'sell-ware', { ware: 'cloth' });
  for (let i = 0; i < 2; i++) t.play(0, 'choose-good', { good: 'ore' });
  t.nature('demand-die', { die: 3 });
  expect(t.legal(0, 'raise-demand').map(({ ware }) => ware)).toEqual(['cloth']);
  t.play(0, 'raise-demand', { ware: 'cloth' });
  expect(t.hand(0)).toEqual({ wool: 2, grain: 2, ore: 2 });
});
