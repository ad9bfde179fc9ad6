import { expect, test } from 'vitest';
import { layoutOf, type SeaMap, scatteredSea } from '../../../board/index.ts';
import { defineModule, harbourLaying, type Module } from '../../../index.ts';
import { Table } from '../../table.ts';

const map: SeaMap = {
  id: 'harbours',
  name: 'Harbours',
  rows: [5, 5, 5, 5, 5],
  terrains: { hills: 3, fields: 3, forest: 3, mountains: 3, pasture: 3, sea: 10 },
  numbers: [3, 3, 4, 4, 5, 5, 6, 8, 9, 9, 10, 10, 11, 11, 12],
  harbours: { any: 2, wool: 1 },
};
const game = (harbours: SeaMap['harbours'] = map.harbours): Module =>
  defineModule({
    id: 'test/harbours',
    kind: 'scenario',
    seats: [3, 4],
    needs: ['first-island/base'],
    parts: [harbourLaying({ by: 'seats', water: 'shared', mayTouch: true })],
    board: () => layoutOf(scatteredSea({ ...map, harbours })),
    words: { name: 'Harbours', summary: '', rules: [] },
  });
const table = (harbours?: SeaMap['harbours']): Table =>
  new Table('test/harbours', { own: [game(harbours)], seats: 3 }).until('draw-harbour');
const coasts = (t: Table): number[] => t.legal(seatOf(t), 'lay-harbour').map((move) => move.edge as number);
const seatOf = (t: Table): number => t.field('harboursLaid') % 3;
const kinds = (t: Table): string[] =>
  t.b.layout.harbours.places.flatMap((_, i) => t.b.harbourKinds[t.field('harbour', i)] ?? []);

test('nature draws a harbour of the stock, the seats lay them in turn', () => {
  const t = table();
  for (let seat = 0; seat < 3; seat++) {
    t.nature(t.legal(-1, 'draw-harbour')[0]);
    t.play(seat, 'lay-harbour', { edge: coasts(t)[0] });
  }
  expect(kinds(t).sort()).toEqual(['any', 'any', 'wool']);
  expect(t.decision).toBe('place-building');
});

test('a harbour lies where land and water meet', () => {
  const t = table().nature('draw-harbour', { kind: 'wool' });
  const { edgeHex } = t.b.topology;
  const isLand = (hex: number) => hex >= 0 && t.b.land[t.field('terrain', hex)] === 1;
  for (const edge of coasts(t)) expect(isLand(edgeHex[edge * 2])).not.toBe(isLand(edgeHex[edge * 2 + 1]));
});

test('no corner gets two harbours while there is another place', () => {
  const t = table().nature('draw-harbour', { kind: 'wool' });
  const edge = coasts(t)[0];
  const { edgeEdge, edgeEdgeFrom } = t.b.topology;
  const beside = Array.from(edgeEdge.subarray(edgeEdgeFrom[edge], edgeEdgeFrom[edge + 1]));
  t.play(0, 'lay-harbour', { edge }).nature('draw-harbour', { kind: 'any' });
  for (const other of [edge, ...beside])
    expect(t.refusal(1, 'lay-harbour', { edge: other })?.code).toBe('no-harbour-place');
});

test('when every place is taken the rest of the stock stays in the box', () => {
  const t = table({ any: 60 });
  while (t.decision !== 'place-building') t.anything();
  expect(kinds(t).length).toBeLessThan(60);
  expect(t.field('harbourStock')).toBeGreaterThan(0);
});

test('a building at a laid harbour trades there', () => {
  const t = table().nature('draw-harbour', { kind: 'wool' });
  const edge = coasts(t)[0];
  t.play(0, 'lay-harbour', { edge });
  t.put(0, 'settlement', t.b.topology.edgeCorner[edge * 2]);
  expect(t.b.the.bank.rate(t.s, 0, t.b.good('wool'))).toBe(2);
});
