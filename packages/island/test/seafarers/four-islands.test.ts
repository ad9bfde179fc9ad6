import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';
import { dealt } from './dealt.ts';

const ROW = 'seafarers/four-islands';
type Place = readonly [q: number, r: number, corner: number];

/** seat 0 has started at these corners; the others somewhere */
function startedAt(places: readonly Place[], options: TableOptions = {}): Table {
  const t = new Table(ROW, options);
  for (const at of places) {
    t.until('place-building', 0).play(0, 'place-building', { corner: t.corner(...at) });
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

  // proves seafarers/four-islands: Those islands are their owner’s
  test('the islands of the starting settlements are home, one or two', () => {
    const two = startedAt([NW, SE]);
    const one = startedAt([NW, [-1, -2, 1]]);
    const bits = (t: Table) => t.field('homeRegions', 0).toString(2).replaceAll('0', '').length;
    expect([bits(two), bits(one)]).toEqual([2, 1]);
  });

  // proves seafarers/four-islands: A player’s first settlement
  // proves seafarers/four-islands: Points for the first settlement
  test('the first settlement on each other island is worth 2 points, on a home island none', () => {
    const t = startedAt([NW, SE]).bare();
    expect(t.put(0, 'settlement', t.corner(...NW)).points(0)).toBe(1);
    expect(t.put(0, 'settlement', t.corner(...SW)).points(0)).toBe(4);
    expect(t.put(0, 'settlement', t.corner(...NE)).points(0)).toBe(7);
  });

  // proves seafarers/four-islands: The home of another
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

  // proves seafarers/four-islands: Five and six players have six
  test.each([5, 6])('%i players: six islands of 32 hexes', (seats) => {
    const t = new Table(ROW, { seats }).started();
    expect(dealt(t, /island/).terrains).toEqual({ hills: 6, fields: 6, forest: 7, mountains: 6, pasture: 7 });
    expect(regions(t)).toBe(6);
  });

  // proves seafarers/four-islands: There are more forests
  test.each([3, 4, 5, 6])(
    'with %i players there are more forests and pastures than poor numbers',
    (seats) => {
      const { terrains, numbers } = dealt(new Table(ROW, { seats }).started(), /island/);
      const poor = numbers.split(' ').filter((n) => [2, 3, 11, 12].includes(Number(n))).length;
      expect(poor).toBeLessThan(terrains.forest + terrains.pasture);
    },
  );
});
