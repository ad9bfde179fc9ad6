import { describe, expect, test } from 'vitest';
import { islandModules } from '../../index.ts';
import { Table, type TableOptions } from '../table.ts';
import { goals, sail, sailing, toShips, type Voyage, voyage } from './voyage.ts';

const FISH: TableOptions = { modules: ['traders-barbarians/fishermen'] };
const CORE = 'explorers-pirates/core';
const LAND_HO = 'explorers-pirates/land-ho';
const ROWS = islandModules.flatMap(({ id, internal }) =>
  id.startsWith('explorers-pirates/') && !internal ? [id.replace('explorers-pirates/', '')] : [],
);
const PIRATE = 0;

/** exactly these tokens of three fish, and one of two, in the purse of the seat */
function purse(t: Table, seat: number, threes: number, twos = 0): Table {
  [0, twos, threes].forEach((count, i) => {
    const change = count - t.field('fish', seat * 4 + i + 1);
    t.set('fish', seat * 4 + i + 1, count).set('fishBag', i + 1, t.field('fishBag', i + 1) - change);
    t.set('fishCount', seat, t.field('fishCount', seat) + change);
    t.set('fishLeft', 0, t.field('fishLeft') - change);
  });
  return t;
}
const fishOf = (t: Table, seat: number): number[] =>
  [1, 2, 3].map((kind) => t.field('fish', seat * 4 + kind));
/** pays with tokens of three fish as long as something is due */
function paid(t: Table): Table {
  while (t.decision === 'pay-fish') t.play(0, t.legal(0, 'pay-fish').at(-1)!);
  return t;
}
/** the open sea around a ship of seat 0 with a full purse, in its movement phase */
function atSea(game = CORE): Voyage {
  const t = sailing(game, FISH);
  purse(t, 0, 3, 1);
  return t;
}

describe.each(ROWS)('the fishermen and %s', (row) => {
  const game = `explorers-pirates/${row}`;

  // proves explorers-pirates/fishermen: The six fishing grounds lie along the frame
  // proves explorers-pirates/fishermen: A lake takes the place of the hex with the 12
  // proves explorers-pirates/fishermen: The scenario sets the goal
  test('play for its goal on its map, with six grounds along the frame and a lake for the 12', () => {
    const t = new Table(game, FISH).started();
    const { edgeHex } = t.b.topology;
    const grounds = t.b.layout.marks.edges['fishing-ground'].map((at) => t.edge(at.q, at.r, at.side));
    expect(grounds).toHaveLength(12);
    // on one side land of the first island, on the other nothing at all
    for (const edge of grounds) {
      const beside = [edgeHex[edge * 2], edgeHex[edge * 2 + 1]].filter((hex) => hex >= 0);
      expect(beside.map((hex) => t.b.layout.hexes[hex].region)).toEqual(['start']);
    }
    expect(t.field('terrain', t.hex(-2, 0))).toBe(t.b.terrain('lake'));
    expect(t.field('numbers', t.hex(-2, 0))).toBe(bits(2, 3, 11, 12));
    expect(mountains(t)).toBe(2);
    const alone = new Table(game);
    expect(t.b.rules.target(t.s, 0)).toBe(alone.b.rules.target(alone.s, 0));
    expect(t.set('boot', 0, 0).b.rules.target(t.s, 0)).toBe(alone.b.rules.target(alone.s, 0) + 1);
    expect([t.b.awards.map(({ id }) => id), t.b.cards.length]).toEqual([
      alone.b.awards.map(({ id }) => id),
      alone.b.cards.length,
    ]);
  });
});

/** numbers as a hex carries them */
const bits = (...numbers: number[]): number => numbers.reduce((all, number) => all | (1 << number), 0);
const mountains = (t: Table): number =>
  t.b.layout.hexes.filter(
    ({ region }, hex) => region === 'start' && t.field('terrain', hex) === t.b.terrain('mountains'),
  ).length;

// proves explorers-pirates/fishermen: There is no lake: the hex with the 12
test.each([CORE, LAND_HO])('%s is played without the lake where that is chosen', (game) => {
  const t = new Table(game, { ...FISH, options: { lakes: false } }).started();
  expect(t.field('numbers', t.hex(-2, 0))).toBe(bits(12));
  expect(mountains(t)).toBe(3);
});

// proves explorers-pirates/land-ho-fishermen: With the recommended opening
test('the recommended opening prints the numbers of the grounds', () => {
  const t = new Table(LAND_HO, { ...FISH, options: { opening: 'placed' } }).started();
  const grounds = t.b.layout.marks.edges['fishing-ground'].filter((_, i) => i % 2 === 0);
  expect(grounds.map(({ q, r, side }) => t.field('fishingGround', t.edge(q, r, side)))).toEqual([
    6, 4, 5, 9, 10, 8,
  ]);
});

describe('fish on the first island', () => {
  // proves explorers-pirates/fishermen: On your turn fish buy
  // proves explorers-pirates/fishermen: No fish send the pirate off the board.
  test('steal, take a good and lay a road; there are no cards, and the pirate stays', () => {
    const t = voyage(CORE, FISH);
    purse(t, 0, 3);
    t.set('blocker', PIRATE, t.hex(1, 0)).set('pirateOf', 0, 2).give(1, { ore: 1 });
    t.put(0, 'settlement', t.corner(-2, 0, 0)).roll(7);
    t.play(0, 'move-blocker', { blocker: 'pirate', hex: t.hex(1, 0) }).set('pirateOf', 0, 2);
    const offered = new Set(t.legal(0).map(({ move }) => move));
    expect(
      ['fish-steal', 'fish-good', 'fish-road', 'fish-passage'].filter((move) => !offered.has(move)),
    ).toEqual([]);
    expect(t.b.moves.map(({ name }) => name).filter((name) => /fish-(robber|card)|expel/.test(name))).toEqual(
      [],
    );
  });

  // proves explorers-pirates/fishermen: Fish are not cards: if a number brings you nothing but
  // proves explorers-pirates/fishermen: A harbour settlement at a ground or at the lake draws 1 token
  test('a harbour settlement at the lake draws one token, and its owner takes a gold too', () => {
    const t = voyage(CORE, FISH);
    for (let hex = 0; hex < t.b.topology.hexes; hex++) if (hex !== t.hex(-2, 0)) t.set('numbers', hex, 0);
    purse(t, 0, 0);
    t.set('boot', 0, 1).set('fishBag', 0, 0);
    t.put(0, 'settlement', t.corner(-2, 0, 0)).put(0, 'harbour-settlement', t.corner(-2, 0, 0));
    const { gold } = t.hand(0);
    t.roll(11).nature('draw-fish', { token: 'one-fish' });
    expect([t.field('fishCount', 0), t.hand(0).gold]).toEqual([1, gold + 1]);
  });
});

describe('fish in the movement phase', () => {
  // proves explorers-pirates/fishermen: In the movement phase 7 fish let a ship that has sailed this turn sail again.
  // proves explorers-pirates/fishermen: A ship that sails again has its edges anew.
  test('seven fish let a ship sail again that has sailed, with its four edges', () => {
    const t = atSea();
    expect(t.refusal(0, 'fish-journey')?.code).toBe('no-use');
    const reached = goals(t, 0);
    const home = t.fleet.at(t.s, 0);
    sail(t, 0, reached.at(-1)!);
    t.fleet.halt(t.s, 0);
    expect(goals(t, 0)).toEqual([]);
    paid(t.play(0, 'fish-journey'));
    expect([t.decision, fishOf(t, 0)]).toEqual(['ship-again', [0, 1, 0]]);
    t.play(0, 'ship-again', { edge: t.fleet.at(t.s, 0), unit: 0 });
    expect([t.decision, t.fleet.left(t.s, 0)]).toEqual(['move-ship', 4]);
    expect(goals(t, 0)).toContain(home);
    purse(t, 0, 3);
    expect(t.refusal(0, 'fish-journey')?.code).toBe('no-use');
  });

  // proves explorers-pirates/fishermen: More sail is hoisted once a turn all the same
  test('more sail is hoisted once a turn, and a paid toll is not asked for again', () => {
    const t = atSea();
    t.give(0, { wool: 3, gold: 5 });
    t.set('blocker', PIRATE, t.hex(1, 0)).set('pirateOf', 0, 2);
    t.fleet.put(t.s, 0, t.edge(1, 0, 3));
    t.play(0, 'hurry-ship', { edge: t.edge(1, 0, 3), unit: 0 });
    sail(t, 0, goals(t, 0).at(-1)!);
    expect(t.hand(0).gold).toBe(4);
    paid(t.play(0, 'fish-journey')).play(0, 'ship-again', { edge: t.fleet.at(t.s, 0), unit: 0 });
    expect(t.fleet.left(t.s, 0)).toBe(4);
    expect(t.refusal(0, 'hurry-ship', { edge: t.fleet.at(t.s, 0), unit: 0 })?.code).toBe('ship-hurried');
    sail(t, 0, goals(t, 0)[0]);
    expect(t.hand(0).gold).toBe(4);
  });

  // proves explorers-pirates/fishermen: Before the ships sail, 2 fish free all your ships
  test('two fish free all ships of a player from the toll for one turn', () => {
    const t = voyage(CORE, FISH);
    purse(t, 0, 0, 1);
    expect(t.roll(2).refusal(0, 'fish-passage')?.code).toBe('no-use');
    t.set('blocker', PIRATE, t.hex(1, 0)).set('pirateOf', 0, 2);
    t.fleet.put(t.s, 0, t.edge(1, 0, 3));
    t.give(0, {});
    paid(t.play(0, 'fish-passage'));
    expect([fishOf(t, 0), t.refusal(0, 'fish-passage')?.code]).toEqual([[0, 0, 0], 'fish-short']);
    toShips(t);
    expect(goals(t, 0).length).toBeGreaterThan(0);
    sail(t, 0, goals(t, 0)[0]);
    expect(t.hand(0).gold ?? 0).toBe(0);
    t.play(0, 'rest-ship');
    expect(t.b.the.travel.toll(t.s, 'ship', 0, -1, t.edge(1, 0, 3))).toBe(1);
  });

  test('no ship that has not sailed sails again, nor one of another player', () => {
    const t = atSea();
    t.fleet.put(t.s, 1, t.edge(0, 0, 4));
    sail(t, 0, goals(t, 0)[0]);
    paid(t.play(0, 'fish-journey'));
    expect(t.legal(0, 'ship-again')).toHaveLength(1);
    expect(t.refusal(0, 'ship-again', { edge: t.fleet.at(t.s, 1), unit: 1 })?.code).toBe('ship-idle');
  });
});
