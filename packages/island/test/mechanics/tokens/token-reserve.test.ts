import { expect, it } from 'vitest';
import { chosenTokens, drawnTokens, tokenReserve } from '../../../index.ts';
import { Table } from '../../table.ts';
import { trial } from '../trial.ts';

const ready = (start: readonly number[] = []): Table =>
  start.reduce(
    (t, number) => t.set('tokenReserve', number, t.field('tokenReserve', number) + 1),
    new Table('trial', { own: trial({ parts: [drawnTokens(), chosenTokens()] }) }).started().bare(),
  );
const left = (t: Table): number => t.b.row('tokenReserve').sum(t.s);

it('a token that is taken off a hex lies beside the board', () => {
  const t = ready([4]);
  t.lay(t.hex(0, 0), 'hills', 9);
  t.b.the.tokenReserve.lift(t.s, t.hex(0, 0));
  expect([t.field('numbers', t.hex(0, 0)), t.field('tokenReserve', 9), left(t)]).toEqual([0, 1, 2]);
});

it('a hex gets one by chance, each as often as it lies there', () => {
  const t = ready([4, 4, 11]);
  t.lay(t.hex(0, 0), 'hills');
  t.b.the.drawnTokens.lay(t.s, t.hex(0, 0));
  expect(t.decision).toBe('reserve-token');
  t.nature('reserve-token', { number: 4 });
  expect([t.field('numbers', t.hex(0, 0)), left(t)]).toEqual([1 << 4, 2]);
});

it('or by choice of a seat, and of no other', () => {
  const t = ready([4, 11]);
  t.lay(t.hex(0, 0), 'hills');
  t.b.the.chosenTokens.lay(t.s, 2, t.hex(0, 0));
  expect(t.legal(2, 'choose-token').map(({ number }) => number)).toEqual([4, 11]);
  expect(t.legal(0)).toEqual([]);
  t.play(2, 'choose-token', { number: 11 });
  expect([t.field('numbers', t.hex(0, 0)), left(t)]).toEqual([1 << 11, 1]);
});

it('a hex with a number needs none, and an empty reserve gives none', () => {
  const t = ready([4]);
  t.lay(t.hex(0, 0), 'hills', 5).lay(t.hex(1, 0), 'hills');
  t.b.the.chosenTokens.lay(t.s, 0, t.hex(0, 0));
  expect(t.decision).toBe('roll');
  t.set('tokenReserve', 4, 0);
  t.b.the.drawnTokens.lay(t.s, t.hex(1, 0));
  expect(t.decision).toBe('roll');
});

it('some may lie there from the beginning', () => {
  const t = new Table('trial', { own: trial({ parts: [tokenReserve([3, 3, 10])] }) }).started();
  expect([t.field('tokenReserve', 3), t.field('tokenReserve', 10), left(t)]).toEqual([2, 1, 3]);
});
