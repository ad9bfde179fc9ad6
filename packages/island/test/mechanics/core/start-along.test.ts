import { expect, test } from 'vitest';
import { startAlong } from '../../../mechanics/index.ts';
import { Table } from '../../table.ts';
import { trial } from '../trial.ts';

const line = [0, 1, 2, 3, 4, 5].flatMap((side) => [
  { q: 0, r: 0, side },
  { q: 2, r: -2, side },
  { q: -2, r: 2, side },
  { q: 2, r: 0, side },
  { q: -2, r: 0, side },
]);
const own = trial({
  parts: [startAlong({ line: 'line' })],
  editBoard: (was) => ({ ...was, marks: { ...was.marks, edges: { ...was.marks.edges, line } } }),
});

test('everybody starts on corners of the marked edges', () => {
  const t = new Table('trial', { own, seats: 2 }).until('place-building');
  const corners = new Set(line.flatMap(({ q, r, side }) => t.b.walks.endsOf[t.edge(q, r, side)]));
  expect(new Set(t.legal(0, 'place-building').map(({ corner }) => corner))).toEqual(corners);
  expect(t.refusal(0, 'place-building', { corner: t.corner(0, -2, 1) })?.code).toBe('start-off-line');
});
