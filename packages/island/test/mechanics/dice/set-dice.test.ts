import { Rng, resample } from '@hexwright/kernel';
import { expect, it } from 'vitest';
import { face, setDice } from '../../../index.ts';
import { Table } from '../../table.ts';
import { trial } from '../trial.ts';

const ready = (seats = 3): Table =>
  new Table('trial', { own: trial({ parts: [setDice()] }), seats }).started().bare();
const faces = (t: Table, seat: number): number[] => t.legal(seat, 'set-die').map(({ face }) => Number(face));
const promised = (t: Table, seat: number): number => t.b.the.hints.promised(t.s, seat);
/** seat 0 has a settlement whose hex gives on this number alone */
const onNumber = (number: number): Table => {
  const t = ready();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'desert');
  t.set('blocker', t.b.blocker('robber'), t.hex(2, 0)).lay(t.hex(0, 0), 'hills', number);
  return t.put(0, 'settlement', t.corner(0, 0, 0)).give(0, {});
};

it('the active seat and the one on its left set a die each, at once and nobody else', () => {
  const t = ready().play(0, 'roll');
  expect([t.decision, faces(t, 0), faces(t, 1), t.legal(2)]).toEqual([
    'set-die',
    [1, 2, 3, 4, 5, 6],
    [1, 2, 3, 4, 5, 6],
    [],
  ]);
});

it('both dice are shown together, red of the active seat, and their sum produces', () => {
  const t = onNumber(6).play(0, 'roll').play(1, 'set-die', { face: 4 });
  expect([t.decision, t.field('dice', 1)]).toEqual(['set-die', 0]);
  t.play(0, 'set-die', { face: 2 }).nature('show-dice', { red: 2, yellow: 4 });
  expect([t.field('dice', 0), t.field('dice', 1), t.hand(0).brick, t.decision]).toEqual([2, 4, 1, 'main']);
  expect([t.field('dieSet', 0), t.field('dieSet', 1)]).toEqual([0, 0]);
});

it('a six and a one are a seven', () => {
  const t = ready().give(0, {}).give(1, {}).give(2, {}).play(0, 'roll').play(0, 'set-die', { face: 6 });
  expect(t.play(1, 'set-die', { face: 1 }).nature('show-dice', { red: 6, yellow: 1 }).decision).toBe(
    'move-blocker',
  );
});

it('what one has set nobody else can tell', () => {
  const t = ready().play(0, 'roll').play(0, 'set-die', { face: 6 });
  const dealt = (viewer: number): number[] =>
    Array.from(
      { length: 40 },
      (_, i) => resample(t.s, viewer, new Rng('deal', i)).cells[t.b.field('dieSet')],
    );
  expect(new Set(dealt(0))).toEqual(new Set([6]));
  expect(new Set(dealt(1))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  expect(new Set(dealt(-1)).size).toBe(6);
});

it('a die that may show some faces alone shows those', () => {
  const t = ready();
  t.b.the.setDice.ask(t.play(0, 'roll').s, 0b111111, 0b000110);
  expect([faces(t, 0), faces(t, 1)]).toEqual([
    [1, 2, 3, 4, 5, 6],
    [2, 3],
  ]);
  expect(t.refusal(1, 'set-die', { face: 4 })?.code).toBe('face-forbidden');
});

it('bots weigh what each face brings against all that the other die may show', () => {
  const after = (face: number): number =>
    promised(onNumber(2).play(0, 'roll').play(0, 'set-die', { face }), 0);
  expect(promised(onNumber(2).play(0, 'roll'), 0)).toBeCloseTo(0);
  // Only a 1 can bring the 2.
  expect(after(1)).toBeGreaterThan(after(2));
  const t = onNumber(2).play(0, 'roll');
  const promise = (yellow: number): number => t.b.the.setDice.promise(t.s, 0, face(1), face(yellow));
  expect(promise(1) - promise(2)).toBeCloseTo(0.2);
});
