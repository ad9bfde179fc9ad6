import { describe, expect, it } from 'vitest';
import { cellOf, fieldOf, gridOf, handleOf, makePlan, rowOf, type State } from '../index.ts';

const plan = makePlan([
  ['turn', {}],
  ['coins', { per: [3] }],
  ['hold', { per: [3, 5] }],
]);
const fresh = (): State => ({ rules: {} as State['rules'], cells: new Int32Array(plan.size), events: null });

describe('handles', () => {
  it('a cell reads and writes its own number alone', () => {
    const s = fresh();
    const turn = cellOf(fieldOf(plan, 'turn'));
    turn.set(s, 4);
    turn.add(s, 2);
    expect(turn.get(s)).toBe(6);
    expect([...s.cells].filter((n) => n !== 0)).toEqual([6]);
  });

  it('a row has one number a key, and can be summed and filled', () => {
    const s = fresh();
    const coins = rowOf(fieldOf(plan, 'coins'));
    coins.set(s, 1, 5);
    coins.add(s, 2, 3);
    expect([coins.get(s, 0), coins.get(s, 1), coins.get(s, 2)]).toEqual([0, 5, 3]);
    expect(coins.sum(s)).toBe(8);
    coins.fill(s, 1);
    expect([...s.cells].reduce((sum, n) => sum + n)).toBe(3);
  });

  it('a grid has one number a pair, row by row', () => {
    const s = fresh();
    const hold = gridOf(fieldOf(plan, 'hold'));
    hold.set(s, 1, 4, 7);
    hold.add(s, 1, 0, 2);
    expect(hold.get(s, 1, 4)).toBe(7);
    expect(hold.sum(s, 1)).toBe(9);
    expect(hold.row(1).get(s, 4)).toBe(7);
    expect(hold.sum(s, 2)).toBe(0);
    hold.fill(s, 1);
    expect(hold.sum(s, 0)).toBe(5);
  });

  it('a handle of another shape than its field is refused by name', () => {
    expect(() => rowOf(fieldOf(plan, 'hold'))).toThrow('the field "hold" is not one row of numbers');
    expect(() => cellOf(fieldOf(plan, 'coins'))).toThrow('"coins"');
    expect(() => gridOf(fieldOf(plan, 'turn'))).toThrow('"turn"');
    expect(handleOf(fieldOf(plan, 'hold'))).toEqual(gridOf(fieldOf(plan, 'hold')));
  });
});
