import { expect, it } from 'vitest';
import { reversedHarbours } from '../../../index.ts';
import { Table } from '../../table.ts';
import { trial } from '../trial.ts';

/** seat 0 lives at the harbours of these kinds: 0 for any good, then one a good */
const at = (...kinds: number[]): Table => {
  const t = new Table('trial', { own: trial({ parts: [reversedHarbours({ pays: 2 })] }) }).started().bare();
  t.set('blocker', t.b.blocker('robber'), t.hex(0, 0));
  kinds.forEach((kind, i) => {
    t.set('harbour', i * 2, kind).put(0, 'settlement', t.b.harbourCorner[i * 4]);
  });
  t.b.the.harbours.recount(t.s, 0);
  t.roll(2).give(0, { ore: 2, wool: 4 });
  return t;
};
const brick = (t: Table): number => t.b.good('brick') + 1;
const trades = (t: Table, move: string): string[] =>
  t.legal(0, move).map(({ give, want }) => `${give}-${want}`);

it('a harbour for brick gives brick for two of anything', () => {
  const t = at(0);
  t.set('harbour', 0, brick(t));
  t.b.the.harbours.recount(t.s, 0);
  expect(trades(t, 'harbour-trade')).toEqual(['wool-brick', 'ore-brick']);
  t.play(0, 'harbour-trade', { give: 'ore', want: 'brick' });
  expect(t.hand(0)).toEqual({ wool: 4, brick: 1 });
  expect(t.refusal(0, 'harbour-trade', { give: 'ore', want: 'brick' })?.code).toBe('harbour-few');
  expect(t.refusal(0, 'harbour-trade', { give: 'wool', want: 'grain' })?.code).toBe('harbour-none');
});

it('it betters no trade with the bank, which a general harbour does', () => {
  const t = at(0);
  t.set('harbour', 0, t.b.good('wool') + 1);
  t.b.the.harbours.recount(t.s, 0);
  expect(t.b.the.bank.rate(t.s, 0, t.b.good('wool'))).toBe(4);
  t.set('harbour', 0, 0);
  t.b.the.harbours.recount(t.s, 0);
  expect(t.b.the.bank.rate(t.s, 0, t.b.good('wool'))).toBe(3);
  expect(trades(t, 'harbour-trade')).toEqual([]);
});

it('bots count on it', () => {
  const t = at(0);
  const rate = (): number => t.b.the.hints.rate(t.s, 0, t.b.good('grain'));
  t.set('harbours', 0, 0);
  expect(rate()).toBe(4);
  t.set('harbours', 0, 1 << brick(t));
  expect(rate()).toBe(3);
});
