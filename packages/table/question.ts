import { DEPTH, FRAME, type State, top } from '@hexwright/kernel';

/**
 * Tells two open decisions apart: by how deep they lie, their kind and their numbers. Who is still to answer is left
 * out, since a question to several stays the same while they answer one by one.
 */
export function questionOf(s: State): string {
  const depth = s.cells[DEPTH];
  if (depth === 0) return '';
  const at = top(s);
  const [kind, , ...numbers] = s.cells.subarray(at, at + FRAME);
  return [depth, kind, ...numbers].join(' ');
}
