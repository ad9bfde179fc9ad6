import { describe, expect, test } from 'vitest';
import { harboursInland, sharedHarbourCorners } from '../maps.ts';
import { counted, harboursOf } from '../second-islands/board.ts';
import { Table } from '../table.ts';

const ROW = 'misc/mini-catan';
const open = () => new Table(ROW).started().until('main', 0).bare();
/** the hexes with their usual terrains in one order: the desert in the middle, pairs of numbers around it */
const PAIRS = [
  [2, 8],
  [3, 9],
  [4, 10],
  [4, 10],
  [5, 11],
  [6, 12],
];
const RING = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
const LANDS = ['hills', 'fields', 'forest', 'mountains', 'pasture', 'pasture'];
function laid(): Table {
  const t = open();
  t.lay(t.hex(0, 0), 'desert');
  RING.forEach(([q, r], i) => {
    t.lay(t.hex(q, r), LANDS[i]).set('numbers', t.hex(q, r), (1 << PAIRS[i][0]) | (1 << PAIRS[i][1]));
  });
  t.s.cells[t.b.at.blocker] = t.hex(0, 0);
  t.play(0, 'end-turn');
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  return t;
}
test('its numbers are six pairs, whatever lies where', () => {
  const t = open();
  const bits = t.b.walks.cornersOf.map((_, hex) => t.field('numbers', hex)).filter((each) => each > 0);
  const sorted = (all: number[]) => all.sort((a, z) => a - z);
  expect(sorted(bits)).toEqual(sorted(PAIRS.map(([low, high]) => (1 << low) | (1 << high))));
});

const robberTo = (t: Table, q: number, r: number) =>
  t.play(t.active, 'move-blocker', { blocker: 'robber', hex: t.hex(q, r) });

// proves misc/mini-catan: The island has seven hexes
// proves misc/mini-catan: The hexes lie around one in the middle
// proves misc/mini-catan: Terrains and pairs of numbers are dealt at random
// proves misc/mini-catan: Every hex but the desert has a pair of numbers
test('seven hexes, of which six have the pairs of numbers, all dealt at random', () => {
  const boards = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => new Table(ROW, { seed }).until('place-building'));
  for (const t of boards) {
    expect(counted(t)).toEqual({ hills: 1, fields: 1, forest: 1, mountains: 1, pasture: 2, desert: 1 });
    const pairs = Array.from({ length: 7 }, (_, hex) => t.field('numbers', hex));
    expect(pairs.filter((bits) => bits !== 0).sort((a, z) => a - z)).toEqual(
      PAIRS.map(([a, z]) => (1 << a) | (1 << z)).sort((a, z) => a - z),
    );
    const desert = pairs.indexOf(0);
    expect(t.field('terrain', desert)).toBe(t.b.terrain('desert'));
  }
  const desertsOf = (t: Table) =>
    Array.from({ length: 7 }, (_, hex) => hex).find((hex) => t.field('numbers', hex) === 0);
  expect(new Set(boards.map(desertsOf)).size).toBeGreaterThan(1);
  const middle = boards[0].hex(0, 0);
  expect(boards[0].b.topology.hexHex.subarray(middle * 6, middle * 6 + 6)).not.toContain(-1);
});

// proves misc/mini-catan: Every hex but the desert has a pair of numbers
test('a hex produces on both of its numbers', () => {
  const t = laid();
  t.put(2, 'settlement', t.corner(1, 0, 0)).roll(2);
  expect(t.hand(2)).toEqual({ brick: 1 });
  t.play(t.active, 'end-turn').roll(8);
  expect(t.hand(2)).toEqual({ brick: 2 });
});

// proves misc/mini-catan: It needs no distance: settlements and
// proves misc/mini-catan: A settlement costs 1 brick
test('settlements stand side by side, at the start and later', () => {
  const t = new Table(ROW).until('place-building');
  const [one, next] = [t.corner(0, 0, 0), t.corner(0, 0, 1)];
  t.play(0, 'place-building', { corner: one });
  t.until('place-building', 1).play(1, 'place-building', { corner: next });
  const later = laid();
  later
    .put(1, 'settlement', one)
    .put(1, 'road', later.edge(0, 0, 1))
    .put(2, 'city', later.corner(0, 0, 2));
  later.roll(2).give(1, { brick: 1, lumber: 1, wool: 1, grain: 1 });
  later.play(1, 'settlement', { corner: next });
  expect(later.points(1)).toBe(2);
  expect(later.hand(1)).toEqual({});
  expect(later.legal(1, 'settlement')).toEqual([]);
});

describe('the robber', () => {
  // proves misc/mini-catan: The robber blocks only one of the two numbers
  // proves misc/mini-catan: move it there, you choose which
  test('blocks the number that is chosen, and the hex produces on the other', () => {
    const t = laid();
    t.put(2, 'settlement', t.corner(1, 0, 0)).roll(7);
    robberTo(t, 1, 0);
    expect(t.decision).toBe('block-number');
    expect(t.legal(t.active, 'block-number').map(({ number }) => number)).toEqual([2, 8]);
    expect(t.refusal(t.active, 'block-number', { number: 5 })?.code).toBe('not-its-number');
    t.play(t.active, 'block-number', { number: 8 });
    expect(t.decision).toBe('main');
    t.play(t.active, 'end-turn').roll(8);
    expect(t.hand(2)).toEqual({});
    t.play(t.active, 'end-turn').roll(2);
    expect(t.hand(2)).toEqual({ brick: 1 });
  });

  // proves misc/mini-catan: move it there, you choose which
  test('a knight, too, asks for the number, and the last one is free again', () => {
    const t = laid();
    t.put(2, 'settlement', t.corner(1, 0, 0)).roll(7);
    robberTo(t, 1, 0).play(t.active, 'block-number', { number: 8 });
    t.play(t.active, 'end-turn').cards(t.active, 'knight');
    t.play(t.active, 'play-card', { card: 'knight' });
    robberTo(t, 1, -1).play(t.active, 'block-number', { number: 3 });
    t.roll(8);
    expect(t.hand(2)).toEqual({ brick: 1 });
    expect(t.field('blockedNumber', t.hex(1, 0))).toBe(0);
  });

  // proves misc/mini-catan: You choose the number before you steal a card
  // proves misc/mini-catan: Players at the hex can be robbed either way
  test('whoever is on the hex can be robbed, whichever number is blocked', () => {
    const t = laid();
    t.put(2, 'settlement', t.corner(1, 0, 0)).put(3, 'settlement', t.corner(1, 0, 1));
    t.give(2, { wool: 1 }).give(3, { ore: 1 }).roll(7);
    robberTo(t, 1, 0).play(t.active, 'block-number', { number: 2 });
    expect(t.decision).toBe('rob');
    t.play(t.active, 'rob', { seat: 3 }).nature('steal', { good: 'ore' });
    expect(t.hand(t.active)).toEqual({ ore: 1 });
  });

  test('in the desert there is nothing to choose', () => {
    const t = laid();
    t.s.cells[t.b.at.blocker] = t.hex(1, 0);
    t.roll(7);
    robberTo(t, 0, 0);
    expect(t.decision).toBe('main');
  });

  test('on a hex with one number it stops that', () => {
    const t = laid();
    t.lay(t.hex(1, 0), 'hills', 8)
      .put(2, 'settlement', t.corner(1, 0, 0))
      .roll(7);
    robberTo(t, 1, 0);
    expect(t.decision).toBe('main');
    t.play(t.active, 'end-turn').roll(8);
    expect(t.hand(2)).toEqual({});
  });
});

// proves misc/mini-catan: Harbours are laid at random
// proves misc/mini-catan: Nine harbours lie on every second edge
// proves misc/mini-catan: A fifth general one
test('nine harbours lie at random on every second edge, so that every corner of the coast has one', () => {
  const boards = [1, 2, 3].map((seed) => new Table(ROW, { seed }).until('place-building'));
  for (const t of boards) {
    expect([harboursInland(t), sharedHarbourCorners(t)]).toEqual([[], []]);
    expect(harboursOf(t)).toEqual({ brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any: 4 });
    expect(new Set(t.b.harbourCorner).size).toBe(18);
  }
  const kinds = (t: Table) => t.b.layout.harbours.places.map((_, place) => t.field('harbour', place)).join();
  expect(new Set(boards.map(kinds)).size).toBeGreaterThan(1);
});

test('ten points win', () => {
  const t = new Table(ROW);
  expect(t.b.rules.target(t.s, 0)).toBe(10);
});

test('bots see what the blocked number costs', () => {
  const t = laid();
  t.put(2, 'settlement', t.corner(1, 0, 0));
  const worth = () => t.b.the.hints.progress(t.s, 2);
  const free = worth();
  t.roll(7);
  robberTo(t, 1, 0).play(t.active, 'block-number', { number: 2 });
  const rare = worth();
  t.set('blockedNumber', t.hex(1, 0), 8);
  expect(rare).toBeLessThan(free);
  expect(worth()).toBeLessThan(rare);
});
