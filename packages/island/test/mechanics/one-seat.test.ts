import { legalMoves, MoveList, newState, Rng, randomGame } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { finish, finishByPoints } from '../../index.ts';
import { Table } from '../table.ts';

describe('a table with one seat', () => {
  const alone = () => new Table('first-island/base', { seats: 1 }).started();

  it('has nobody to trade with', () => {
    const t = alone().give(0, { ore: 1 }).until('main');
    expect(legalMoves(t.s, 0).open).toEqual([]);
    expect(t.refusal(0, { move: 'offer', give: { ore: 1 }, want: { brick: 1 } })?.code).toBe('no-partner');
  });

  it('has nobody to rob', () => {
    const t = alone().give(0, {}).roll(7);
    t.play(0, t.legal(0, 'move-blocker')[0]);
    expect(t.decision).toBe('main');
  });

  it('starts with its two settlements one after the other', () => {
    const t = new Table('first-island/base', { seats: 1 }).until('place-building').anything().anything();
    expect(t.decision).toBe('place-building');
  });

  it('is played to the end', () => {
    const { b } = alone();
    const s = newState(b);
    expect(randomGame(s, new Rng(3), new MoveList(), 200_000).finished).toBe(true);
    expect(b.result(s).winners).toEqual([0]);
  });
});

describe('an ending', () => {
  it('with no winner is a defeat for all', () => {
    const t = new Table('first-island/base', { seats: 3 }).started();
    finish(t.b, t.s, 0, 'defeat');
    expect(t.over).toBe(true);
    expect(t.b.result(t.s)).toMatchObject({ winners: [], ending: 'defeat' });
  });

  it('by the clock goes to most points, then to the tie-break, then to all who are level', () => {
    const ended = (tieBreak?: (seat: number) => number) => {
      const t = new Table('first-island/base', { seats: 3 }).started().bare();
      t.put(1, 'settlement', t.corner(0, 0, 0)).put(2, 'settlement', t.corner(0, 0, 2));
      finishByPoints(t.b, t.s, 'clock', tieBreak);
      return t.b.result(t.s);
    };
    expect(ended()).toMatchObject({ winners: [1, 2], ending: 'clock' });
    expect(ended((seat) => seat).winners).toEqual([2]);
    expect(ended((seat) => -seat).winners).toEqual([1]);
  });
});
