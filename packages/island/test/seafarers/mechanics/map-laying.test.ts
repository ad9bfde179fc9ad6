import { expect, test } from 'vitest';
import { layoutOf, type SeaMap, scatteredSea } from '../../../board/index.ts';
import { defineModule, type Module } from '../../../index.ts';
import { mapLaying } from '../../../seafarers/mechanics/map-laying.ts';
import { Table } from '../../table.ts';

const map: SeaMap = {
  id: 'by-hand',
  name: 'By hand',
  rows: [5, 5, 5, 5],
  terrains: { hills: 3, fields: 2, forest: 3, mountains: 2, pasture: 3, desert: 1, sea: 6 },
  numbers: [3, 4, 4, 5, 5, 6, 6, 8, 9, 9, 10, 10, 11],
  harbours: {},
};
const game = (byHand: boolean): Module =>
  defineModule({
    id: 'test/by-hand',
    kind: 'scenario',
    seats: [3, 4],
    needs: ['first-island/base'],
    parts: [mapLaying({ when: () => byHand })],
    board: () => layoutOf(scatteredSea(map)),
    words: { name: 'By hand', summary: '', rules: [] },
  });
const table = (byHand = true): Table => new Table('test/by-hand', { own: [game(byHand)], seats: 3 });
const HEXES = 20;
const free = (t: Table, seat: number) => t.legal(seat, 'lay-hex').map((move) => move.hex as number);

test('nature draws a hex, and the seat whose turn it is lays it on any free place', () => {
  const t = table();
  expect(t.legal(-1, 'draw-hex').length).toBe(7);
  t.nature('draw-hex', { terrain: 'forest' });
  expect(free(t, 0).length).toBe(HEXES);
  t.play(0, 'lay-hex', { hex: 7 });
  expect(t.b.terrains[t.field('terrain', 7)].id).toBe('forest');
  t.nature('draw-hex', { terrain: 'sea' });
  expect(free(t, 1)).not.toContain(7);
  expect(t.refusal(1, 'lay-hex', { hex: 7 })?.code).toBe('hex-taken');
});

// proves seafarers/new-world: Built: the players take
test('when all hexes lie the numbers follow, 6 and 8 first', () => {
  const t = table().until('draw-number');
  expect(t.field('mapLaid')).toBe(HEXES);
  expect(t.legal(-1, 'draw-number').map((move) => move.number)).toEqual([6, 8]);
  t.anything().anything().anything().anything().anything().anything();
  expect(t.legal(-1, 'draw-number').map((move) => move.number)).toEqual([3, 4, 5, 9, 10, 11]);
});

// proves seafarers/new-world: If the players have left no place
test('a number lies on land that produces and has none, reds apart while that is possible', () => {
  const t = table().until('lay-number');
  const seat = t.field('mapLaid') % 3;
  const places = t.legal(seat, 'lay-number').map((move) => move.hex as number);
  for (const hex of places) expect(['sea', 'desert']).not.toContain(t.b.terrains[t.field('terrain', hex)].id);
  t.play(seat, 'lay-number', { hex: places[0] }).anything();
  const next = t.field('mapLaid') % 3;
  const near = Array.from(t.b.topology.hexHex.subarray(places[0] * 6, places[0] * 6 + 6));
  for (const { hex } of t.legal(next, 'lay-number')) expect(near).not.toContain(hex);
  expect(t.refusal(next, 'lay-number', { hex: places[0] })?.code).toBe('no-number-here');
});

// proves seafarers/new-world: If the players have left no place
test('a red keeps off terrains where the layout wants none, and would sooner lie beside another', () => {
  const t = new Table('test/by-hand', {
    own: [game(true)],
    seats: 3,
    layout: layoutOf(scatteredSea({ ...map, neverRed: ['hills', 'fields'] })),
  }).until('lay-number');
  const seat = t.field('mapLaid') % 3;
  const all = Array.from({ length: HEXES }, (_, hex) => hex);
  const kind = (hex: number) => t.b.terrains[t.field('terrain', hex)].id;
  expect(t.legal(seat, 'lay-number').map((move) => kind(move.hex as number))).not.toContain('hills');
  expect(t.refusal(seat, 'lay-number', { hex: all.find((hex) => kind(hex) === 'fields')! })?.code).toBe(
    'token-shunned',
  );
  // one forest between reds, and hills far from any
  for (const hex of all) t.lay(hex, 'sea');
  t.lay(t.hex(1, 0), 'forest').lay(t.hex(0, 0), 'forest', 6).lay(t.hex(4, 0), 'hills');
  expect(t.legal(seat, 'lay-number').map((move) => move.hex)).toEqual([t.hex(1, 0)]);
  t.lay(t.hex(1, 0), 'sea');
  expect(t.legal(seat, 'lay-number').map((move) => move.hex)).toEqual([t.hex(4, 0)]);
});

test('tokens for which there is no land stay in the bag', () => {
  const t = table().until('draw-number');
  t.set('numberBag', 12, 3).until('place-building');
  let left = 0;
  for (let n = 2; n <= 12; n++) left += t.field('numberBag', n);
  expect(left).toBe(3);
});

test('the game begins when everything lies', () => {
  const t = table().until('place-building');
  expect([t.field('mapLaid'), t.field('drawn')]).toEqual([HEXES + 13, t.b.filler.draws]);
  const counts: Record<string, number> = {};
  for (let hex = 0; hex < HEXES; hex++) {
    const { id } = t.b.terrains[t.field('terrain', hex)];
    counts[id] = (counts[id] ?? 0) + 1;
  }
  expect(counts).toEqual(map.terrains);
});

test('otherwise nature lays the board as always', () => {
  const t = table(false);
  expect(t.decision).toBe('lay-board');
  expect(t.until('place-building').field('mapLaid')).toBe(0);
});
