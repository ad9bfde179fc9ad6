import { readCorner, readEdge } from '../../index.ts';
import type { Table } from '../table.ts';

export const cornerOf = (t: Table, name: string): number => {
  const { q, r, corner } = readCorner(name);
  return t.corner(q, r, corner);
};

export const edgeOf = (t: Table, name: string): number => {
  const { q, r, side } = readEdge(name);
  return t.edge(q, r, side);
};

/** the corners that carry the mark, in order of their numbers */
export const cornersWith = (t: Table, label: string): number[] =>
  (t.b.layout.marks.corners[label] ?? [])
    .map(({ q, r, corner }) => t.corner(q, r, corner))
    .sort((a, z) => a - z);

export const edgesWith = (t: Table, label: string): number[] =>
  (t.b.layout.marks.edges[label] ?? []).map(({ q, r, side }) => t.edge(q, r, side));

/** where anybody may start now */
export const startsOf = (t: Table, seat = 0): number[] =>
  Array.from({ length: t.b.topology.corners }, (_, corner) => corner).filter(
    (corner) => t.b.rules.barStartAt(t.s, seat, corner) === undefined,
  );
