import { applyCode, listMoves, MoveList, NATURE, pick, type State, toMove, topKind } from '@hexwright/kernel';
import { expect, it } from 'vitest';
import { Table } from '../table.ts';

/** the moves that are listed one kind after the other, whatever they say that they need */
function askedOneByOne(s: State, seat: number, out: MoveList): void {
  out.clear();
  for (const move of s.rules.decisions[topKind(s)].listed) {
    out.begin(move);
    move.list(s, seat, out);
  }
}

it('a move that lacks what it needs has nothing to list', () => {
  const [all, some] = [new MoveList(), new MoveList()];
  const codes = (list: MoveList): number[] => [...list.codes.subarray(0, list.length)];
  for (const row of ['first-island/base', 'cities-knights/core', 'seafarers/new-world']) {
    const { b, s, rng } = new Table(row);
    expect(b.moves.some(({ needs }) => needs.length > 0)).toBe(true);
    for (let i = 0; i < 1500 && toMove(s) !== 0; i++) {
      const seat = toMove(s) === NATURE ? NATURE : 31 - Math.clz32(toMove(s));
      listMoves(s, seat, some);
      askedOneByOne(s, seat, all);
      expect(codes(some)).toEqual(codes(all));
      applyCode(s, seat, pick(some, rng, seat === NATURE));
    }
  }
});
