import { expect, it } from 'vitest';
import { paidRobber } from '../../../promo/mechanics/paid-robber.ts';
import { trial } from '../../mechanics/trial.ts';
import { Table } from '../../table.ts';

/** a bare board with the robber in the middle and a settlement of the first seat beside it */
const ready = (): Table => {
  const own = trial({ parts: [paidRobber({ price: 2 })] });
  const t = new Table('trial', { own }).started().until('main', 0).bare();
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  t.set('blocker', t.b.blocker('robber'), t.hex(0, 0));
  return t.put(0, 'settlement', t.corner(0, 0, 0)).give(0, { ore: 1, wool: 2 });
};
const to = (t: Table, q: number, r: number) => ({ hex: t.hex(q, r) });

it('whoever has a building at the robber pays to move it, and steals nothing', () => {
  const t = ready();
  t.put(1, 'settlement', t.corner(-2, 0, 3)).give(1, { brick: 1 });
  t.play(0, 'pay-for-robber', to(t, -2, 0));
  expect([t.field('blocker', t.b.blocker('robber')), t.decision]).toEqual([t.hex(-2, 0), 'discard']);
  t.play(0, 'discard', { good: 'wool' }).play(0, 'discard', { good: 'ore' });
  expect([t.hand(0), t.hand(1), t.decision]).toEqual([{ wool: 1 }, { brick: 1 }, 'main']);
});

it('not without the cards, not from afar, and not to where it stands', () => {
  const t = ready();
  expect(t.refusal(0, 'pay-for-robber', to(t, 0, 0))?.code).toBe('blocker-stays');
  t.give(0, { ore: 1 });
  expect(t.refusal(0, 'pay-for-robber', to(t, 1, 0))?.code).toBe('robber-price');
  t.give(0, { ore: 2 }).set('blocker', t.b.blocker('robber'), t.hex(-2, 0));
  expect(t.refusal(0, 'pay-for-robber', to(t, 1, 0))?.code).toBe('robber-elsewhere');
  t.set('blocker', t.b.blocker('robber'), -1);
  expect(t.refusal(0, 'pay-for-robber', to(t, 1, 0))?.code).toBe('robber-elsewhere');
});
