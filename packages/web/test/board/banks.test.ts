import { type LayoutFile, makeTopology, parseLayout } from '@hexwright/island';
import { boardShapeOf } from '@hexwright/table';
import { expect, test } from 'vitest';
import { cornerLine, edgeLine, SIZE } from '../../board/geometry.ts';

const FILE: LayoutFile = {
  format: 'hexwright-layout/1',
  id: 'banks',
  name: 'Banks',
  provenance: 'house',
  robber: null,
  hexes: [0, 1].map((q) => ({ q, r: 0, terrain: 'hills' })),
  extraEdges: [{ a: { q: 0, r: 0, corner: 5 }, b: { q: 0, r: 0, corner: 0 }, parallel: true }],
};

test('two edges between the same corners are drawn side by side, and what lies between them in the middle', () => {
  const parsed = parseLayout(FILE);
  if (!parsed.ok) throw new Error(parsed.errors.join());
  const topology = makeTopology(parsed.layout);
  const board = boardShapeOf({ topology, layout: parsed.layout, harbourKinds: [] });
  const first = topology.edgeAt(0, 0, 0);
  const river = (Math.sqrt(3) / 2) * SIZE;
  expect(cornerLine(board, first).from.x).toBeCloseTo(river);
  expect(edgeLine(board, first).middle.x).toBeCloseTo(river - SIZE / 10);
  expect(edgeLine(board, topology.edges - 1).middle.x).toBeCloseTo(river + SIZE / 10);
  // No other edge is drawn elsewhere than from corner to corner.
  expect(board.edges.filter(({ ends }) => ends)).toHaveLength(2);
});
