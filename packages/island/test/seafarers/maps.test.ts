import { describe, expect, test } from 'vitest';
import {
  cutOff,
  everyMap,
  harboursInland,
  inventoryOf,
  placesLeft,
  redPairs,
  sharedHarbourCorners,
  waters,
} from '../maps.ts';
import { besides, isLand, numberOf, terrainOf } from '../second-islands/board.ts';
import type { Table } from '../table.ts';
import { inventories } from './inventories.ts';

const maps = everyMap('seafarers/');

describe.each(maps)('$title', (map) => {
  const tables = [1, 2, 3].map((seed) => map.laid(seed));

  test('harbours lie between land and open water, no two of them at one corner', () => {
    for (const t of tables) expect([harboursInland(t), sharedHarbourCorners(t)]).toEqual([[], []]);
  });

  test('no 6 or 8 lies beside another', () => {
    for (const t of tables) expect(redPairs(t)).toEqual([]);
  });

  test('roads, ships and bridges lead to every coast', () => {
    for (const t of tables) expect(cutOff(t)).toEqual([]);
  });

  // proves seafarers/extension-5-6: Eleven harbours
  test('the hexes, tokens and harbours are those of the setup', () => {
    for (const t of tables) expect(inventoryOf(t)).toEqual(inventories[t.b.layout.id]);
  });

  test('everybody finds places to start even if all take the worst for the others', () => {
    for (const t of tables) expect(placesLeft(t)).toBeGreaterThanOrEqual(4);
  });
});

const rowsOf = (pattern: RegExp) => maps.filter(({ row }) => pattern.test(row));
const hexesOf = (t: Table): number[] => Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
const landOf = (t: Table): number => hexesOf(t).filter((hex) => terrainOf(t, hex) !== 'sea').length;
const around = (t: Table, corner: number): number[] => {
  const { cornerHex, cornerHexFrom } = t.b.topology;
  return Array.from(cornerHex.subarray(cornerHexFrom[corner], cornerHexFrom[corner + 1]));
};
const marked = (t: Table, label: string): number[] =>
  (t.b.layout.marks.corners[label] ?? []).map(({ q, r, corner }) => t.corner(q, r, corner));
const regionOf = (t: Table, hex: number): string | undefined => t.b.layout.hexes[hex].region;

test.each(
  [...new Set(maps.filter(({ seats }) => seats > 4).map(({ row }) => row))].filter((row) =>
    maps.some((map) => map.row === row && map.seats <= 4),
  ),
)('%s: five and six have more land than three and four', (row) => {
  const land = (seats: (n: number) => boolean): number[] =>
    maps
      .filter((map) => map.row === row && seats(map.seats) && Object.keys(map.options).length === 0)
      .map((map) => landOf(map.laid(1)));
  expect(Math.min(...land((n) => n > 4))).toBeGreaterThan(Math.max(...land((n) => n <= 4)));
});

test.each(maps)('$title: a place for the pirate is marked only if one sails, and lies at sea', (map) => {
  const t = map.laid(1);
  const places = (t.b.layout.marks.hexes.pirate ?? []).map(({ q, r }) => terrainOf(t, t.hex(q, r)));
  const sails = t.b.blockers.some(({ id }) => ['pirate', 'fleet'].includes(id));
  expect(places).toEqual(sails ? places.map(() => 'sea') : []);
});

/** where chance or the players lay the map, it may have lakes */
test.each(maps.filter(({ row }) => !/new-world|bridges/.test(row)))(
  '$title: ships sail around every coast, for all water is one',
  (map) => {
    expect(waters(map.laid(1))).toHaveLength(1);
  },
);

test.each(rowsOf(/new-shores|desert|core|extension/))('$title: no gold field has a 6 or an 8', (map) => {
  for (const t of [1, 2, 3, 4, 5, 6].map((seed) => map.laid(seed)))
    for (const hex of hexesOf(t))
      if (terrainOf(t, hex) === 'gold') expect([6, 8]).not.toContain(numberOf(t, hex));
});

test.each(rowsOf(/fog/))(
  '$title: the stacks last for every unknown hex, and hold a number for each that produces',
  (map) => {
    const t = map.laid(1);
    const { terrains, numbers } = t.b.layout.stacks.fog;
    const unknown = hexesOf(t).filter((hex) => terrainOf(t, hex) === 'unknown');
    const { sea = 0, desert = 0 } = terrains;
    const all = Object.values(terrains).reduce((sum, n) => sum + n, 0);
    expect(unknown.length).toBeGreaterThan(0);
    expect(all).toBeGreaterThanOrEqual(unknown.length);
    expect(numbers).toHaveLength(all - sea - desert);
  },
);

describe.each(rowsOf(/pirate-islands/))('$title', (map) => {
  const t = map.laid(1);
  const { layout, topology } = t.b;

  test('the path of the pirates is a ring of sea hexes side by side', () => {
    const path = layout.marks.hexes.path.map(({ q, r }) => t.hex(q, r));
    expect(path.filter((hex) => terrainOf(t, hex) !== 'sea')).toEqual([]);
    expect(path.filter((hex, i) => !besides(t, hex).includes(path[(i + 1) % path.length]))).toEqual([]);
  });

  test('each lane leads over water from home past the landing to the fortress', () => {
    for (let seat = 0; seat < map.seats; seat++) {
      const [home, landing, fortress] = ['home', 'landing', 'fortress'].map(
        (label) => marked(t, label)[layout.marks.corners[label].findIndex(({ value }) => value === seat)],
      );
      const lane = layout.marks.edges.lane
        .filter(({ value }) => value === seat)
        .map(({ q, r, side }) => t.edge(q, r, side));
      const ship = t.b.piece('ship').index;
      expect(lane.filter((edge) => !t.b.rules.edgeFit(t.s, ship, edge))).toEqual([]);
      const reached = new Set([home]);
      for (const corner of reached)
        for (const edge of lane) {
          const [a, b] = topology.edgeCorner.subarray(edge * 2, edge * 2 + 2);
          if (a === corner) reached.add(b);
          if (b === corner) reached.add(a);
        }
      expect([landing, fortress].filter((corner) => !reached.has(corner))).toEqual([]);
      expect(around(t, home).map((hex) => regionOf(t, hex))).toContain('main');
      expect(around(t, fortress).map((hex) => regionOf(t, hex))).toContain('pirate-islands');
    }
  });
});

// proves seafarers/cloth-for-catan: On the small islands live
test.each(rowsOf(/cloth/))('$title: two villages on each hex of the tribe, none elsewhere', (map) => {
  const t = map.laid(1);
  const found = hexesOf(t).map(
    (hex) => marked(t, 'village').filter((at) => around(t, at).includes(hex)).length,
  );
  const tribe = hexesOf(t).filter((hex) => regionOf(t, hex) === 'tribe');
  expect(tribe.map((hex) => found[hex])).toEqual(tribe.map(() => 2));
  expect(hexesOf(t).filter((hex) => regionOf(t, hex) === 'main' && found[hex] > 0)).toEqual([]);
});

test.each(rowsOf(/forgotten-tribe$/))('$title: gifts lie on the shores of the tribe, one on each', (map) => {
  const t = map.laid(1);
  const edges = t.b.layout.marks.edges.gift.map(({ q, r, side }) => t.edge(q, r, side));
  expect(new Set(edges).size).toBe(edges.length);
  for (const edge of edges) {
    const sides = Array.from(t.b.topology.edgeHex.subarray(edge * 2, edge * 2 + 2));
    expect(sides.filter((hex) => isLand(t, hex)).map((hex) => regionOf(t, hex))).toEqual(['tribe']);
  }
});

describe.each(rowsOf(/wonders/))('$title', (map) => {
  const t = map.laid(1);

  // proves seafarers/wonders-of-catan: Each of the two bridges
  test('a bridge would join its two ends over open water', () => {
    const { strait } = t.b.layout.marks.edges;
    const ends = strait.flatMap(({ q, r, side }) => {
      const edge = t.edge(q, r, side);
      const sides = Array.from(t.b.topology.edgeHex.subarray(edge * 2, edge * 2 + 2));
      expect(sides.map((hex) => terrainOf(t, hex))).toEqual(['sea', 'sea']);
      return Array.from(t.b.topology.edgeCorner.subarray(edge * 2, edge * 2 + 2));
    });
    expect(marked(t, 'bridge').sort()).toEqual(ends.sort());
  });

  test('the wall runs between the desert and the rest of the main island', () => {
    for (const corner of marked(t, 'wall')) {
      const terrains = around(t, corner).map((hex) => terrainOf(t, hex));
      expect(terrains).toContain('desert');
      expect(
        around(t, corner).some((hex) => regionOf(t, hex) === 'main' && terrainOf(t, hex) !== 'desert'),
      ).toBe(true);
    }
  });

  test('no 6 or 8 touches the desert', () => {
    for (const laid of [1, 2, 3, 4, 5, 6].map((seed) => map.laid(seed)))
      for (const hex of hexesOf(laid))
        if (terrainOf(laid, hex) === 'desert')
          expect(besides(laid, hex).filter((next) => [6, 8].includes(numberOf(laid, next)))).toEqual([]);
  });
});
