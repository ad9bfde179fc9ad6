import { Rng } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import type { BoardFiller, Filled } from '../../index.ts';
import { Table, type TableOptions } from '../table.ts';
import { dealt } from './dealt.ts';

const ROW = 'seafarers/four-islands';
type Place = readonly [q: number, r: number, corner: number];

/** seat 0 has started at these corners; the others somewhere */
function startedAt(places: readonly Place[], options: TableOptions = {}, seed = 1): Table {
  const t = new Table(ROW, { ...options, seed });
  for (const at of places) {
    const corner = t.until('place-building', 0).corner(...at);
    // The others start by chance and may be in the way; then once more.
    if (t.refusal(0, 'place-building', { corner })) return startedAt(places, options, seed + 1);
    t.play(0, 'place-building', { corner });
    t.play(0, 'place-route', t.legal(0, 'place-route')[0]);
  }
  return t.started();
}

/** islands of the map for four: corners in the west, the south-west, the north-east and the south-east */
const NW: Place = [-2, -1, 3];
const SW: Place = [-3, 3, 3];
const NE: Place = [3, -2, 0];
const SE: Place = [2, 1, 0];

describe('home', () => {
  // proves seafarers/four-islands: Starting settlements may stand
  test('starting settlements may stand on any island', () => {
    const t = new Table(ROW).until('place-building');
    for (const at of [NW, SW, NE, SE])
      expect(t.refusal(0, 'place-building', { corner: t.corner(...at) })).toBeUndefined();
  });

  // proves seafarers/four-islands: Those islands are your home
  test('the islands of the starting settlements are home, one or two', () => {
    const two = startedAt([NW, SE]);
    const one = startedAt([NW, [-1, -2, 1]]);
    const bits = (t: Table) => t.field('homeRegions', 0).toString(2).replaceAll('0', '').length;
    expect([bits(two), bits(one)]).toEqual([2, 1]);
  });

  // proves seafarers/four-islands: Your first settlement on
  // proves seafarers/four-islands: Points for the first settlement
  test('the first settlement on each other island is worth 2 points, on a home island none', () => {
    const t = startedAt([NW, SE]).bare();
    expect(t.put(0, 'settlement', t.corner(...NW)).points(0)).toBe(1);
    expect(t.put(0, 'settlement', t.corner(...SW)).points(0)).toBe(4);
    expect(t.put(0, 'settlement', t.corner(...NE)).points(0)).toBe(7);
  });

  // proves seafarers/four-islands: Another player’s home
  test('the home of another player counts', () => {
    const t = startedAt([NW, SE]).bare();
    t.set('homeRegions', 1, 1 << t.field('region', t.hex(-3, 3)));
    expect(t.put(0, 'settlement', t.corner(...SW)).points(0)).toBe(3);
  });
});

// proves seafarers/four-islands: The first to 13
test('13 points win', () => {
  const t = new Table(ROW);
  expect(t.b.rules.target(t.s, 0)).toBe(13);
});

// proves sea: The pirate starts where the map
test('the pirate is in play, and off the board where no place is given', () => {
  const pirate = (options: TableOptions) => {
    const t = new Table(ROW, options).until('place-building');
    return t.field('blocker', t.b.blocker('pirate'));
  };
  expect(pirate({ seats: 3 })).toBeGreaterThanOrEqual(0);
  expect(pirate({ seats: 3, options: { seaEdition: 'older' } })).toBe(-1);
});

describe('before 2008', () => {
  const older = { options: { seaEdition: 'older' } };

  // proves seafarers/four-islands: Before 2008: 12 points
  // proves seafarers/four-islands: The present rules, or those before
  test('12 points win', () => {
    const t = new Table(ROW, older);
    expect(t.b.rules.target(t.s, 0)).toBe(12);
  });

  // proves seafarers/four-islands: Before 2008: 12 points
  test('the first new island is worth 1 point, later ones 2', () => {
    const t = startedAt(
      [
        [-2, -1, 3],
        [-1, -2, 2],
      ],
      older,
    ).bare();
    expect(t.put(0, 'settlement', t.corner(4, -3, 0)).points(0)).toBe(2);
    expect(t.put(0, 'settlement', t.corner(-3, 3, 3)).points(0)).toBe(5);
  });

  // proves seafarers/four-islands: Before 2008: 12 points
  // proves seafarers/four-islands: A settlement touches the sea
  test('a starting settlement at the sea between the islands gets a ship', () => {
    const t = new Table(ROW, older).until('place-building', 0);
    t.play(0, 'place-building', { corner: t.corner(1, -3, 5) });
    expect(new Set(t.legal(0, 'place-route').map(({ piece }) => piece))).toEqual(new Set(['ship']));
  });

  // proves seafarers/four-islands: Where no ship has room
  test('where no ship has room it gets a road after all', () => {
    const t = new Table(ROW, older).until('place-building', 0);
    const { corners, cornerHex, cornerHexFrom } = t.b.topology;
    const hexesAt = (corner: number) =>
      Array.from(cornerHex.subarray(cornerHexFrom[corner], cornerHexFrom[corner + 1]));
    const isSea = (hex: number) => t.field('terrain', hex) === t.b.terrain('sea');
    const corner = Array.from({ length: corners }, (_, i) => i).find(
      (i) => hexesAt(i).length === 3 && hexesAt(i).filter(isSea).length === 1,
    )!;
    const sea = hexesAt(corner).find(isSea)!;
    t.set('blocker', t.b.blocker('pirate'), sea).play(0, 'place-building', { corner });
    const pieces = t.legal(0, 'place-route').map(({ piece }) => piece);
    expect(pieces.length).toBeGreaterThan(0);
    expect(new Set(pieces)).toEqual(new Set(['road']));
  });

  // proves seafarers/four-islands: A settlement touches the sea
  test('one at the rim of the board may have a road', () => {
    const t = new Table(ROW, older).until('place-building', 0);
    t.play(0, 'place-building', { corner: t.corner(0, -3, 2) });
    expect(t.legal(0, 'place-route').map(({ piece }) => piece)).toContain('road');
  });

  test('now there is no such rule', () => {
    const t = new Table(ROW).until('place-building', 0);
    t.play(0, 'place-building', { corner: t.corner(-1, -1, 5) });
    expect(t.legal(0, 'place-route').map(({ piece }) => piece)).toContain('road');
  });

  // proves seafarers/four-islands: Before 2008: 12 points
  test.each([3, 4])('%i players have four islands with two deserts', (seats) => {
    const t = new Table(ROW, { seats, ...older }).started();
    expect(dealt(t, /island/)).toEqual({
      terrains: { hills: 4, fields: 4, forest: 4, mountains: 4, pasture: 5, desert: 2 },
      numbers: '2 3 3 4 4 4 5 5 6 6 8 8 9 9 9 10 10 10 11 11 12',
    });
  });
});

describe('the map', () => {
  const regions = (t: Table) => new Set(t.b.layout.hexes.flatMap(({ region }) => region ?? [])).size;

  test('three players: four islands of 20 hexes', () => {
    const t = new Table(ROW, { seats: 3 }).started();
    expect(dealt(t, /island/)).toEqual({
      terrains: { hills: 4, fields: 4, forest: 4, mountains: 4, pasture: 4 },
      numbers: '2 3 3 4 4 5 5 5 6 6 8 8 9 9 9 10 10 11 11 12',
    });
    expect(regions(t)).toBe(4);
  });

  test('four players: four islands of 23 hexes', () => {
    const t = new Table(ROW, { seats: 4 }).started();
    expect(dealt(t, /island/)).toEqual({
      terrains: { hills: 4, fields: 5, forest: 5, mountains: 4, pasture: 5 },
      numbers: '2 3 3 4 4 4 5 5 5 6 6 8 8 9 9 9 10 10 10 11 11 11 12',
    });
    expect(regions(t)).toBe(4);
  });

  // proves seafarers/four-islands: Five or six players have six
  test.each([5, 6])('%i players: six islands of 32 hexes', (seats) => {
    const t = new Table(ROW, { seats }).started();
    expect(dealt(t, /island/).terrains).toEqual({ hills: 6, fields: 6, forest: 7, mountains: 6, pasture: 7 });
    expect(regions(t)).toBe(6);
  });

  // proves seafarers/four-islands: Some forest and some pasture
  test.each([
    ...[3, 4, 5, 6].map((seats) => ({ seats, seaEdition: 'present' })),
    ...[3, 4, 5, 6].map((seats) => ({ seats, seaEdition: '1997' })),
    ...[3, 4].map((seats) => ({ seats, seaEdition: 'older' })),
  ])(
    'with $seats players some forest and some pasture have a good number, edition $seaEdition',
    ({ seats, seaEdition }) => {
      const { filler, terrains } = new Table(ROW, { seats, options: { seaEdition } }).b;
      for (let seed = 0; seed < 300; seed++) {
        const board = filledBy(filler, seed);
        for (const land of ['forest', 'pasture']) {
          const numbers = [...board.numbers].filter((_, hex) => terrains[board.terrain[hex]].id === land);
          expect(numbers.filter((mask) => mask & GOOD).length, `${land}, seed ${seed}`).toBeGreaterThan(0);
        }
      }
    },
  );
});

// proves seafarers/four-islands: Terrains and numbers are shuffled over all islands
test('terrains and numbers are shuffled over all islands', () => {
  const boards = [1, 2, 3].map((seed) => new Table(ROW, { seed }).until('place-building'));
  const island = (t: Table, field: string) =>
    t.b.layout.hexes.flatMap(({ region }, hex) => (region ? [t.field(field, hex)] : [])).join();
  for (const field of ['terrain', 'numbers'])
    expect(new Set(boards.map((t) => island(t, field))).size).toBe(3);
  // what lies on one island is not always the same: the bags are those of all
  const first = boards[0].b.layout.hexes.find(({ region }) => region)!.region!;
  const terrains = boards.map((t) => JSON.stringify(Object.entries(dealt(t, first).terrains).sort()));
  expect(new Set(terrains).size).toBeGreaterThan(1);
});

// proves seafarers/four-islands: In 1997 every number of players has a map of its own without deserts
test('in 1997 every number of players has a map of its own without deserts, robber and pirate off the board', () => {
  const tables = [3, 4, 5, 6].map((seats) =>
    new Table(ROW, { seats, options: { seaEdition: '1997' } }).until('place-building'),
  );
  expect(new Set(tables.map((t) => t.b.layout.id)).size).toBe(4);
  for (const t of tables) {
    expect(dealt(t, /./).terrains.desert).toBeUndefined();
    expect(['robber', 'pirate'].map((id) => t.field('blocker', t.b.blocker(id)))).toEqual([-1, -1]);
  }
});

// proves seafarers/four-islands: Where the map has no desert the robber starts on a marked hex
test('without a desert the robber starts on a marked hex, with five and six off the board', () => {
  const robber = (seats: number) => {
    const t = new Table(ROW, { seats }).until('place-building');
    expect(dealt(t, /./).terrains.desert).toBeUndefined();
    const { robber: marked } = t.b.layout;
    return [
      t.field('blocker', t.b.blocker('robber')),
      marked && typeof marked === 'object' ? t.hex(marked.q, marked.r) : -1,
    ];
  };
  for (const seats of [3, 4]) {
    const [at, marked] = robber(seats);
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at).toBe(marked);
  }
  for (const seats of [5, 6]) expect(robber(seats)).toEqual([-1, -1]);
});

// proves seafarers/four-islands: On the map of before 2008 it starts on the first desert
test('on the map of before 2008 the robber starts on the first desert, the pirate off the board', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const t = new Table(ROW, { seed, options: { seaEdition: 'older' } }).until('place-building');
    const { q, r, hexes } = t.b.topology;
    const deserts = Array.from({ length: hexes }, (_, hex) => hex)
      .filter((hex) => t.field('terrain', hex) === t.b.terrain('desert'))
      .sort((a, z) => r[a] - r[z] || q[a] - q[z]);
    expect(deserts).toHaveLength(2);
    expect(['robber', 'pirate'].map((id) => t.field('blocker', t.b.blocker(id)))).toEqual([deserts[0], -1]);
  }
});

/** 4, 5, 6, 8, 9 and 10 as bits */
const GOOD = [4, 5, 6, 8, 9, 10].reduce((bits, n) => bits | (1 << n), 0);

/** A board as chance lays it, without the game around it. */
function filledBy(filler: BoardFiller, seed: number): Filled {
  const rng = new Rng('laid', seed);
  const drawn = new Int32Array(filler.draws);
  for (let k = 0; k < filler.draws; k++) {
    const weights: [value: number, weight: number][] = [];
    filler.outcomes(k, drawn, (...outcome) => weights.push(outcome));
    let rest = rng.below(weights.reduce((sum, [, weight]) => sum + weight, 0));
    drawn[k] = weights.find(([, weight]) => {
      rest -= weight;
      return rest < 0;
    })![0];
  }
  return filler.finish(drawn);
}
