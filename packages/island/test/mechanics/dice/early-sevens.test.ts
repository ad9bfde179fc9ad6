import { expect, it } from 'vitest';
import { earlySevens } from '../../../index.ts';
import { Table } from '../../table.ts';
import { trial } from '../trial.ts';

const ready = (turn: number): Table => {
  const own = trial({ parts: [earlySevens({ turns: 1 })] });
  return new Table('trial', { own, seats: 3 }).started().set('turn', 0, turn);
};

it('a seven in the first turn of everybody is rolled again', () => {
  const t = ready(3).roll(7);
  expect(t.decision).toBe('dice');
  expect(t.events.map(({ kind }) => kind)).toContain('rolled-again');
});

it('afterwards a seven counts', () => {
  const t = ready(4).roll(7);
  expect(['discard', 'move-blocker']).toContain(t.decision);
});

it('bots reckon with fewer sevens for as long', () => {
  const odds = (turn: number, rolls: number): number => {
    const into = new Float64Array(13);
    const t = ready(turn);
    t.b.the.hints.odds(t.s, rolls, into);
    expect(into.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    return into[7];
  };
  expect(odds(1, 2)).toBeCloseTo(0);
  expect(odds(1, 4)).toBeCloseTo(1 / 12);
  expect(odds(4, 4)).toBeCloseTo(1 / 6);
});
