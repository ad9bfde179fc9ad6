import { expect, test } from 'vitest';
import { stalemate } from '../../../base/mechanics/stalemate.ts';
import { trial } from '../../mechanics/trial.ts';
import { main, trail } from '../quiet.ts';

const table = () => main({ own: trial(stalemate()) }, 'trial');

test('a turn that ends while somebody may still build goes on to the next', () => {
  const t = table();
  t.put(2, 'settlement', trail(t, 0, 1).corners[0]).play(0, 'end-turn');
  expect([t.over, t.active]).toEqual([false, 1]);
});

test('when nobody will ever build again most points win, equal points share', () => {
  const t = table();
  const { corners } = trail(t, 0, 3);
  for (const [seat, corner] of [
    [2, corners[0]],
    [3, corners[2]],
  ]) {
    t.put(seat, 'settlement', corner)
      .put(seat, 'city', corner)
      .set('supply', seat * 3, 0);
  }
  t.play(0, 'end-turn');
  expect(t.b.result(t.s)).toMatchObject({ winners: [2, 3], scores: [0, 0, 2, 2], ending: 'condition' });
});
