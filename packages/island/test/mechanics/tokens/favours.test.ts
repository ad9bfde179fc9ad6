import { expect, test } from 'vitest';
import { blockerOff, chosenGood, drawnCard, expulsion, freeRoute, stolenCard } from '../../../index.ts';
import { Table } from '../../table.ts';
import { trial } from '../trial.ts';

const own = trial({ uses: [expulsion()] });
const table = (): Table => {
  const t = new Table('trial', { own }).started().until('main', 0).bare();
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  return t;
};

test('a blocker leaves the board, and is no favour while it is beside it', () => {
  const t = table();
  t.s.cells[t.b.at.blocker] = t.hex(0, 0);
  expect(blockerOff.when(t.b)(t.s, 0)).toBe(true);
  blockerOff.gain(t.b)(t.s, 0);
  expect([t.s.cells[t.b.at.blocker], blockerOff.when(t.b)(t.s, 0)]).toEqual([-1, false]);
});

test('a card is stolen from whoever has one, and of several the seat chooses', () => {
  const t = table();
  expect(stolenCard.when(t.b)(t.s, 0)).toBe(false);
  t.give(2, { ore: 1 });
  stolenCard.gain(t.b)(t.s, 0);
  t.anything();
  expect(t.hand(0)).toEqual({ ore: 1 });
  t.give(1, { wool: 1 }).give(3, { wool: 1 });
  stolenCard.gain(t.b)(t.s, 0);
  expect([t.decision, t.legal(0).length]).toEqual(['rob', 2]);
});

test('a good, a route and a card come for nothing, where there are any', () => {
  const t = table();
  expect(freeRoute.when(t.b)(t.s, 0)).toBe(false);
  t.put(0, 'settlement', t.corner(0, 0, 0));
  for (const [favour, decision] of [
    [chosenGood, 'choose-good'],
    [freeRoute, 'free-route'],
    [drawnCard, 'draw-card'],
  ] as const) {
    expect(favour.when(t.b)(t.s, 0)).toBe(true);
    favour.gain(t.b)(t.s, 0);
    expect(t.decision).toBe(decision);
  }
  t.set('deckSize', 0, 0);
  expect(drawnCard.when(t.b)(t.s, 0)).toBe(false);
});
