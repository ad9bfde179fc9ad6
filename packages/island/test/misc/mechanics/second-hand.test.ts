import { expect, test } from 'vitest';
import { defineModule } from '../../../index.ts';
import { secondHand } from '../../../misc/mechanics/second-hand.ts';
import { Table } from '../../table.ts';

const pearls = defineModule({
  id: 'test/pearls',
  kind: 'scenario',
  seats: [3],
  needs: ['first-island/base'],
  parts: [secondHand({ goods: [{ id: 'pearl', supply: 30 }] })],
  words: { name: 'Pearls', summary: '', rules: [] },
});

const table = () => {
  const t = new Table('test/pearls', { seats: 3, own: [pearls] }).started().bare();
  for (let seat = 0; seat < 3; seat++) t.give(seat, {});
  return t;
};

test.each([
  [7, 0],
  [8, 4],
  [11, 5],
])('of %i cards %i are given up on a seven, whatever the first hand is', (cards, gone) => {
  const t = table().give(1, { pearl: cards, ore: 3 }).roll(7);
  for (let i = 0; i < gone; i++) t.play(1, 'discard-second', { good: 'pearl' });
  expect([t.decision, t.hand(1)]).toEqual(['move-blocker', { pearl: cards - gone, ore: 3 }]);
});

test('its cards count for nothing in the first hand', () => {
  const t = table().give(1, { pearl: 20, ore: 7 });
  expect([t.field('handSize', 1), t.b.rules.discardCount(t.s, 1)]).toEqual([7, 0]);
});
