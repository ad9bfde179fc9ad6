import { expect, it } from 'vitest';
import type { Layout } from '../../../index.ts';
import { type InlandHarboursConfig, inlandHarbours } from '../../../promo/mechanics/inland-harbours.ts';
import { trial } from '../../mechanics/trial.ts';
import { Table } from '../../table.ts';

/** two general harbours on edges inland, one for wool, and a corner with a general one */
const marked = (board: Layout): Layout => ({
  ...board,
  marks: {
    ...board.marks,
    corners: { post: [{ q: 0, r: 0, corner: 4 }] },
    edges: {
      quay: [
        { q: 0, r: 0, side: 1, value: 'any' },
        { q: -1, r: 0, side: 2, value: 'any' },
        { q: 1, r: 0, side: 0, value: 'wool' },
      ],
    },
  },
});
const ready = (config: InlandHarboursConfig): Table => {
  const own = trial({ parts: [inlandHarbours(config)], editBoard: marked });
  return new Table('trial', { own }).started().until('main', 0).bare();
};
const rates = (t: Table, seat = 0): number[] =>
  ['wool', 'ore'].map((good) => t.b.the.bank.rate(t.s, seat, t.b.good(good)));

it('a building at either end of a marked edge trades at its rate', () => {
  const t = ready({ edges: 'quay' });
  expect(rates(t)).toEqual([4, 4]);
  expect(rates(t.put(0, 'settlement', t.corner(0, 0, 1)))).toEqual([3, 3]);
  expect(rates(t.put(0, 'settlement', t.corner(1, 0, 0)))).toEqual([2, 3]);
  expect(rates(t, 1)).toEqual([4, 4]);
  t.b.rules.unbuild(t.s, t.b.piece('settlement').index, t.corner(0, 0, 1));
  expect(rates(t)).toEqual([2, 4]);
});

it('a marked corner has a general harbour', () => {
  const t = ready({ corners: 'post' });
  expect(rates(t.put(0, 'settlement', t.corner(0, 0, 1)))).toEqual([4, 4]);
  expect(rates(t.put(0, 'settlement', t.corner(0, 0, 4)))).toEqual([3, 3]);
});

it('with enough general harbours mixed cards are traded', () => {
  const t = ready({ edges: 'quay', strong: 2 }).give(0, { ore: 1, wool: 1, brick: 1 });
  t.put(0, 'settlement', t.corner(0, 0, 1));
  expect(t.refusal(0, 'mixed-trade', { want: 'grain' })?.code).toBe('no-mix');
  t.put(0, 'settlement', t.corner(-1, 0, 2)).play(0, 'mixed-trade', { want: 'grain' });
  for (const good of ['ore', 'wool', 'brick']) t.play(0, 'give-mixed', { good });
  expect(t.hand(0)).toEqual({ grain: 1 });
});

it('bots take a rate that they have not for a gain', () => {
  const t = ready({ edges: 'quay' });
  const gain = (): number => t.b.the.hints.foundingGain(t.s, 0, t.corner(-1, 0, 2));
  expect(gain()).toBeGreaterThan(0);
  t.put(0, 'settlement', t.corner(0, 0, 1));
  expect(gain()).toBe(0);
});
