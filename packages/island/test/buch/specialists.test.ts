import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'buch/specialists';
const compiled = new Map<string, Table>();

function fresh(options: TableOptions = {}): Table {
  const key = JSON.stringify(options);
  const known = compiled.get(key) ?? new Table(ROW, options);
  compiled.set(key, known);
  return known.again(1);
}

const OLD = { specialistMap: '2000' };
const TERRAINS = ['hills', 'forest', 'pasture', 'fields', 'mountains'];
const GOODS = ['brick', 'lumber', 'wool', 'grain', 'ore'];

/** Before a roll of seat 0, nobody with anything, on land that is all desert. */
function bare(): Table {
  const t = fresh().started().until('roll', 0).bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++)
    if (t.b.layout.hexes[hex].terrain !== 'sea') t.lay(hex, 'desert', 0);
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  t.b.rules.reviewAwards(t.s);
  return t;
}

const regionOf = (t: Table, hex: number): string | undefined => t.b.layout.hexes[hex].region;
const cornersIn = (t: Table, region: string): number[] => [
  ...new Set(t.b.layout.hexes.flatMap((hex, i) => (hex.region === region ? t.b.walks.cornersOf[i] : []))),
];
const holder = (t: Table, terrain: string): number => t.field('award', t.b.award(`specialist-${terrain}`));

/** so many settlements of seat 0 at hexes of this terrain, of one point each */
function at(t: Table, terrain: string, count: number, seat = 0, pick = 0): Table {
  const [a, z] = [
    [t.hex(0, -3), t.hex(-2, -1)],
    [t.hex(4, -3), t.hex(4, -1)],
  ][pick];
  for (const hex of [a, z]) t.lay(hex, terrain, 0);
  const corners = [a, z].flatMap((hex) => [0, 2, 4].map((i) => t.b.topology.hexCorner[hex * 6 + i]));
  for (const corner of corners.slice(0, count)) t.put(seat, 'settlement', corner);
  return t;
}

// proves buch/specialists: Each settlement has 1 specialist point for every hex beside it
// proves buch/specialists: each city has 2.
// proves buch/specialists: Points count by terrain
// proves buch/specialists: Land that gives no resource of these five brings no points.
test('settlements count one and cities two, each terrain for itself, and the desert nothing', () => {
  const t = at(bare(), 'hills', 1);
  const column = (i: number): number => t.field('specialistPoints', i);
  expect([0, 1, 2, 3, 4].map(column)).toEqual([1, 0, 0, 0, 0]);
  t.put(0, 'city', t.b.topology.hexCorner[t.hex(0, -3) * 6]);
  expect([0, 1, 2, 3, 4].map(column)).toEqual([2, 0, 0, 0, 0]);
});

// proves buch/specialists: The first player with 4 points in a terrain takes its specialist card.
// proves buch/specialists: It passes only to a player with more points than its holder.
// proves buch/specialists: Each card is worth 1 point.
// proves buch/specialists: In a tie you keep it.
test('the card goes to the first with four points and on to whoever has more', () => {
  const t = at(bare(), 'forest', 3);
  expect(holder(t, 'forest')).toBe(-1);
  const before = t.points(0);
  t.put(0, 'settlement', t.b.topology.hexCorner[t.hex(-2, -1) * 6]);
  expect([holder(t, 'forest'), t.points(0) - before]).toEqual([0, 2]);
  at(t, 'forest', 4, 1, 1);
  expect(holder(t, 'forest')).toBe(0);
  t.put(1, 'settlement', t.b.topology.hexCorner[t.hex(4, -1) * 6 + 2]);
  expect(holder(t, 'forest')).toBe(1);
});

// proves buch/specialists: If you fall below 4 points, or behind
test('below four points the card is lost', () => {
  const t = at(bare(), 'forest', 4);
  t.b.rules.unbuild(t.s, t.b.piece('settlement').index, t.b.topology.hexCorner[t.hex(0, -3) * 6]);
  t.b.rules.reviewAwards(t.s);
  expect(holder(t, 'forest')).toBe(-1);
});

// proves buch/specialists: In each of your turns every card of yours gives you 1 of the resource
// proves buch/specialists: The cards pay once everything is done that your roll brings
// proves buch/specialists: The most specialist points at hills
// proves buch/specialists: The most specialist points at forests
// proves buch/specialists: The most specialist points at pastures
// proves buch/specialists: The most specialist points at fields
// proves buch/specialists: The most specialist points at mountains
test.each(TERRAINS.map((terrain, i) => [terrain, GOODS[i]]))('the card of %s pays %s', (terrain, good) => {
  const t = at(bare(), terrain, 4).roll(3);
  expect([t.hand(0), t.hand(1)]).toEqual([{ [good]: 1 }, {}]);
  t.play(0, 'end-turn').roll(3);
  expect(t.hand(0)).toEqual({ [good]: 1 });
});

// proves buch/specialists: You do not get what the bank does not have
test('an empty bank pays nothing', () => {
  expect(at(bare(), 'hills', 4).setBank('brick', 0).roll(3).hand(0)).toEqual({});
});

describe('home', () => {
  // proves buch/specialists: Nobody starts on the island in the middle.
  test.each([3, 4, 6])('with %i players everybody starts on an island around it', (seats) => {
    const t = fresh({ seats }).until('place-building');
    const open = t.legal(0, 'place-building').map(({ corner }) => Number(corner));
    const touched = new Set(
      open.flatMap((corner) => t.b.walks.hexesAt[corner].map((hex) => regionOf(t, hex))),
    );
    expect(touched).not.toContain('centre');
    expect(touched.size).toBeGreaterThan(4);
  });

  // proves buch/specialists: The islands with your starting settlements are your home.
  // proves buch/specialists: Your first settlement on another island is worth 1 extra point
  test('the first settlement abroad is worth a point more, those at home and later ones are not', () => {
    const t = fresh().until('place-building');
    const places: Record<string, number> = {};
    while (t.field('turn', 0) === 0) {
      if (t.decision !== 'place-building') {
        t.anything();
        continue;
      }
      const seat = [0, 1, 2, 3].find((one) => t.legal(one).length > 0) ?? 0;
      const wanted = new Set(cornersIn(t, seat === 0 ? 'north-west' : 'south-east'));
      const moves = t.legal(seat, 'place-building');
      const move = moves.find(({ corner }) => wanted.has(Number(corner))) ?? moves[0];
      places[seat] = Number(move.corner);
      t.play(seat, move);
    }
    const extra = (): number => t.field('regionPoints', 0);
    const free = (region: string): number =>
      cornersIn(t, region).find(
        (corner) => t.b.rules.barFound(t.s, 0, corner) === undefined && t.field('building', corner) === 0,
      ) ?? -1;
    t.put(0, 'settlement', free('north-west'));
    expect(extra()).toBe(0);
    t.put(0, 'settlement', free('centre'));
    expect(extra()).toBe(1);
    t.put(0, 'settlement', free('south-west'));
    expect(extra()).toBe(1);
  });
});

describe('the end', () => {
  // proves buch/specialists: The first to 16 points on their own turn wins.
  test('16 points win', () => {
    expect(fresh().b.rules.target(fresh().s, 0)).toBe(16);
  });

  // proves buch/specialists: You also win with four specialist cards
  test('four cards win, three do not', () => {
    const t = bare().roll(3);
    for (const terrain of TERRAINS.slice(0, 3)) t.set('award', t.b.award(`specialist-${terrain}`), 0);
    t.b.rules.checkEnd(t.s);
    expect(t.over).toBe(false);
    t.set('award', t.b.award('specialist-fields'), 0);
    t.b.rules.checkEnd(t.s);
    expect([t.over, t.b.rules.winners(t.s)]).toEqual([true, [0]]);
  });
});

describe('the maps', () => {
  const counts = (t: Table): Record<string, number> => {
    const found: Record<string, number> = {};
    for (let hex = 0; hex < t.b.topology.hexes; hex++) {
      const { id } = t.b.terrains[t.field('terrain', hex)];
      found[id] = (found[id] ?? 0) + 1;
    }
    return found;
  };
  const FIVE = (n: number) => ({ hills: n, fields: n, forest: n, mountains: n, pasture: n });
  const SIX = { hills: 6, fields: 6, forest: 7, mountains: 6, pasture: 7 };

  // proves buch/specialists: The map: that of 2003, or that of 2000
  // proves buch/specialists: There is no gold field
  // proves buch/specialists: The maps are lost
  // Two sea hexes more than the setup counts are printed on the frame.
  test.each([
    [3, {}, { ...FIVE(4), desert: 3, sea: 21 }, 6],
    [4, {}, { ...FIVE(5), sea: 19 }, 8],
    [4, OLD, { ...FIVE(5), desert: 3, sea: 16 }, 10],
    [6, {}, { ...SIX, sea: 26 }, 9],
    [6, OLD, { ...SIX, desert: 3, sea: 23 }, 9],
  ])('with %i players and %o they are laid to the counts', (seats, options, land, harbours) => {
    const t = fresh({ seats, options }).until('place-building');
    expect(counts(t)).toEqual(land);
    expect(t.b.layout.harbours.places).toHaveLength(harbours);
    expect(t.b.awards.some(({ id }) => id === 'specialist-gold')).toBe(false);
  });

  // proves buch/specialists: The robber starts on a desert
  // proves buch/specialists: On a map without a desert the robber starts off the board
  // proves buch/specialists: The pirate starts at sea
  test('the robber begins on a desert if there is one, the pirate at sea', () => {
    const robber = (options: TableOptions): string => {
      const t = fresh(options).until('place-building');
      const at = t.field('blocker', t.b.blocker('robber'));
      const pirate = t.field('blocker', t.b.blocker('pirate'));
      expect(t.b.terrains[t.field('terrain', pirate)].id).toBe('sea');
      return at < 0 ? 'off' : t.b.terrains[t.field('terrain', at)].id;
    };
    expect([robber({ seats: 3 }), robber({}), robber({ options: OLD }), robber({ seats: 6 })]).toEqual([
      'desert',
      'off',
      'desert',
      'off',
    ]);
  });
});

test('with Cities & Knights there are two points more than at sea, and the cards count', () => {
  const t = fresh({ modules: ['cities-knights/core'] });
  expect(t.b.rules.target(t.s, 0)).toBe(18);
  expect(t.b.awards.map(({ id }) => id)).toContain('specialist-hills');
});
