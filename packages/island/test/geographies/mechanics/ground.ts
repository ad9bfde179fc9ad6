import type { LayoutFile, Part } from '../../../index.ts';
import { trial } from '../../mechanics/trial.ts';
import { Table } from '../../table.ts';

/** The parts on the base island with these marks: nobody has started, and somebody is about to build. */
export function ground(
  parts: readonly Part[],
  marks: LayoutFile['marks'],
  { seats = 4, options = {} }: { seats?: number; options?: Record<string, unknown> } = {},
): Table {
  const own = trial({
    parts,
    rules: () => ({ startRounds: () => 0 }),
    options: { pass: { type: 'flag', default: false, words: 'Roads pass' } },
    editBoard: (was) => ({
      ...was,
      marks: { hexes: {}, corners: {}, edges: {}, ...marks } as typeof was.marks,
    }),
  });
  return new Table('trial', { own, seats, options }).until('main');
}

/** whether the seat could build this there, if it could pay */
export const may = (t: Table, seat: number, piece: string, place: number): boolean =>
  t.b.rules.barBuild(t.s, seat, t.b.piece(piece).index, place) === undefined;

export const lengthOf = (t: Table, seat: number): number => t.field('routeLength', seat);
