import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'seafarers/new-world';
const laid = (options: TableOptions = {}): Table => new Table(ROW, options).until('draw-harbour');
const terrainOf = (t: Table, hex: number) => t.b.terrains[t.field('terrain', hex)].id;
const hexes = (t: Table) => Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
const reds = (1 << 6) | (1 << 8);
const neighbours = (t: Table, hex: number) =>
  Array.from(t.b.topology.hexHex.subarray(hex * 6, hex * 6 + 6)).filter((near) => near >= 0);

/** three small islands in open sea, far from each other */
function islands(): Table {
  const t = laid();
  for (const hex of hexes(t)) t.lay(hex, 'sea');
  for (const [q, r] of [
    [0, 0],
    [3, 0],
    [0, 5],
  ])
    t.lay(t.hex(q, r), 'forest', 5).lay(t.hex(q + 1, r), 'hills', 9);
  return t;
}
const WEST = [0, 0] as const;
const EAST = [3, 0] as const;
const SOUTH = [0, 5] as const;
/** seat 0 starts on these islands, the others wherever they do not crowd it */
function startedOn(...where: (readonly [number, number])[]): Table {
  const t = islands();
  for (const [q, r] of [
    [-2, 2],
    [-1, 2],
    [-2, 3],
  ])
    t.lay(t.hex(q, r), 'pasture', 4);
  const { hexCorner } = t.b.topology;
  const shore = (q: number, r: number) =>
    [t.hex(q, r), t.hex(q + 1, r)].flatMap((hex) => Array.from(hexCorner.subarray(hex * 6, hex * 6 + 6)));
  const wanted = where.flatMap(([q, r]) => shore(q, r));
  const mine = [...where];
  t.until('place-building');
  while (t.decision === 'place-building') {
    const seat = [0, 1, 2, 3].find((each) => t.legal(each, 'place-building').length > 0)!;
    const fits = seat === 0 ? shore(...mine.shift()!) : undefined;
    const start = t
      .legal(seat, 'place-building')
      .find(({ corner }) => (fits ? fits.includes(corner as number) : !wanted.includes(corner as number)))!;
    t.play(seat, start).play(seat, t.legal(seat, 'place-route')[0]);
  }
  return t.started();
}

describe('the map', () => {
  // proves seafarers/new-world: All hexes are laid at random
  // proves seafarers/new-world: All hexes at random, at random in fair
  test('all hexes are laid at random, and every producing hex gets a number', () => {
    const [one, other] = [laid({ seed: 1 }), laid({ seed: 2 })];
    expect(hexes(one).map((hex) => terrainOf(one, hex))).not.toEqual(
      hexes(other).map((hex) => terrainOf(other, hex)),
    );
    for (const hex of hexes(one)) expect(one.field('numbers', hex) !== 0).toBe(terrainOf(one, hex) !== 'sea');
  });

  // proves seafarers/new-world: No 6 or 8 lies beside
  test('6 and 8 are not adjacent', () => {
    for (const seats of [3, 4, 5, 6])
      for (const map of ['random', 'fair']) {
        const t = laid({ seats, options: { map }, seed: seats });
        for (const hex of hexes(t).filter((at) => t.field('numbers', at) & reds))
          for (const near of neighbours(t, hex)) expect(t.field('numbers', near) & reds).toBe(0);
      }
  });

  // proves seafarers/new-world: Only five or six players have gold
  // proves seafarers/new-world: 1997: other counts
  // proves seafarers/new-world: 2003: for three and four
  // proves seafarers/new-world: The hexes of today
  test.each([
    [3, 'present', [4, 5, 5, 4, 5, 0, 0, 19], 23, 10],
    [4, 'present', [4, 5, 5, 4, 5, 0, 0, 19], 23, 10],
    [5, 'present', [7, 7, 7, 7, 7, 3, 4, 21], 39, 11],
    [6, 'present', [7, 7, 7, 7, 7, 3, 4, 21], 39, 11],
    [3, '2003', [4, 5, 4, 5, 5, 0, 0, 19], 23, 9],
    [4, '2003', [4, 5, 4, 5, 5, 0, 0, 19], 23, 9],
    [3, 'older', [4, 4, 4, 4, 4, 0, 0, 19], 20, 9],
    [4, 'older', [4, 5, 4, 5, 5, 0, 0, 23], 23, 10],
    [5, 'older', [5, 6, 6, 5, 6, 0, 0, 25], 28, 10],
    [6, 'older', [6, 6, 7, 6, 7, 0, 0, 28], 32, 10],
  ])('the hexes for %i (%s) are those of the inventory', (seats, seaEdition, counts, numbers, harbours) => {
    for (const map of ['random', 'fair']) {
      const t = laid({ seats, options: { seaEdition, map } });
      const ids = ['hills', 'fields', 'forest', 'mountains', 'pasture', 'desert', 'gold', 'sea'];
      expect(ids.map((id) => hexes(t).filter((hex) => terrainOf(t, hex) === id).length)).toEqual(counts);
      expect(hexes(t).filter((hex) => t.field('numbers', hex)).length).toBe(numbers);
      expect(Object.values(t.b.layout.harbours.stock!).reduce((a, b) => a + b)).toBe(harbours);
    }
  });

  test.each([
    [4, '0,0:5 -1,1:6 -2,2:7 -2,3:6 -3,4:7 -3,5:6 -3,6:5'],
    [6, '0,0:8 -1,1:9 -2,2:10 -2,3:9 -3,4:10 -3,5:9 -3,6:8'],
  ])('the frame for %i grows to its third row and shrinks after its fifth', (seats, rows) => {
    const { hexes: places } = laid({ seats }).b.layout;
    const found = [0, 1, 2, 3, 4, 5, 6].map((r) => places.filter((at) => at.r === r));
    expect(found.map((row) => `${row[0].q},${row[0].r}:${row.length}`).join(' ')).toBe(rows);
  });

  // proves seafarers/new-world: No 6 or 8 lies beside
  test('no 6 or 8 lies on a gold field', () => {
    for (const map of ['random', 'fair', 'built'])
      for (const seed of [1, 2, 3, 4]) {
        const t = laid({ seats: 6, options: { map }, seed });
        for (const hex of hexes(t).filter((at) => terrainOf(t, at) === 'gold'))
          expect(t.field('numbers', hex) & reds).toBe(0);
      }
  });

  // proves seafarers/new-world: The counts of hexes
  test('the inventories are suggestions: any other layout can be played', () => {
    const other = laid({ seats: 6 }).b.layout;
    expect(new Table(ROW, { seats: 4, layout: other }).started().active).toBe(0);
  });

  // proves seafarers/new-world: Built: the players take
  // proves seafarers/new-world: All hexes at random, at random in fair
  test('built by the players: they lay the hexes and then the numbers in turn', () => {
    const t = new Table(ROW, { options: { map: 'built' } });
    expect(t.decision).toBe('draw-hex');
    t.nature('draw-hex', { terrain: 'forest' }).play(0, 'lay-hex', { hex: 3 });
    t.nature('draw-hex', { terrain: 'sea' }).play(1, 'lay-hex', { hex: 4 });
    t.until('lay-number').until('draw-harbour');
    expect(hexes(t).filter((hex) => t.field('numbers', hex)).length).toBe(23);
    expect(t.started().active).toBe(0);
  });

  // proves seafarers/new-world: Fair: straits part
  // proves seafarers/new-world: All hexes at random, at random in fair
  test('fair: no island is larger than its share of the land', () => {
    const t = laid({ options: { map: 'fair' } });
    const island = (first: number): number[] => {
      const found = [first];
      for (const hex of found)
        for (const near of neighbours(t, hex))
          if (terrainOf(t, near) !== 'sea' && !found.includes(near)) found.push(near);
      return found;
    };
    for (const hex of hexes(t).filter((at) => terrainOf(t, at) !== 'sea'))
      expect(island(hex).length).toBeLessThan(7);
  });
});

describe('harbours', () => {
  // proves seafarers/new-world: Then the players take turns to draw a harbour
  // proves seafarers/new-world: The first player lays
  test('the players take turns to lay one harbour each until all are laid', () => {
    const t = laid();
    for (let n = 0; n < 10; n++) {
      t.nature(t.legal(-1, 'draw-harbour')[0]);
      expect(t.legal(n % 4, 'lay-harbour').length).toBeGreaterThan(0);
      t.play(n % 4, t.legal(n % 4, 'lay-harbour')[n]);
    }
    expect(t.decision).toBe('place-building');
  });

  test('a harbour lies on a side of water that faces land', () => {
    const t = laid().nature('draw-harbour', { kind: 'any' });
    const { edgeHex } = t.b.topology;
    const isLand = (hex: number) => hex >= 0 && terrainOf(t, hex) !== 'sea';
    for (const { edge } of t.legal(0, 'lay-harbour'))
      expect(isLand(edgeHex[(edge as number) * 2])).not.toBe(isLand(edgeHex[(edge as number) * 2 + 1]));
  });

  // proves seafarers/new-world: Several may lie at the same
  test('several harbours may lie at the same sea hex', () => {
    const t = laid();
    for (const hex of hexes(t)) t.lay(hex, 'forest', 5);
    t.lay(t.hex(2, 3), 'sea');
    t.nature('draw-harbour', { kind: 'any' }).play(0, 'lay-harbour', { edge: t.edge(2, 3, 0) });
    t.nature('draw-harbour', { kind: 'any' });
    expect(t.refusal(1, 'lay-harbour', { edge: t.edge(2, 3, 3) })).toBeUndefined();
  });

  // proves seafarers/new-world: Several may lie at the same
  // proves seafarers/new-world: One for which no coast
  test('two harbours never share a corner; those without a place stay out of the game', () => {
    const t = laid();
    for (const hex of hexes(t)) t.lay(hex, 'sea');
    // a single hex has room for three
    t.lay(t.hex(1, 3), 'forest', 5);
    t.nature('draw-harbour', { kind: 'any' }).play(0, 'lay-harbour', { edge: t.edge(1, 3, 0) });
    t.nature('draw-harbour', { kind: 'ore' });
    expect(t.refusal(1, 'lay-harbour', { edge: t.edge(1, 3, 1) })?.code).toBe('no-harbour-place');
    t.play(1, 'lay-harbour', { edge: t.edge(1, 3, 2) });
    t.nature('draw-harbour', { kind: 'any' }).play(2, 'lay-harbour', { edge: t.edge(1, 3, 4) });
    expect([t.decision, t.field('harboursLaid')]).toEqual(['place-building', 3]);
  });

  // proves seafarers/new-world: The edge of the board is water
  test('a harbour may face the edge of the board', () => {
    const t = laid();
    t.lay(t.hex(0, 0), 'forest', 5).nature('draw-harbour', { kind: 'any' });
    expect(t.refusal(0, 'lay-harbour', { edge: t.edge(0, 0, 2) })).toBeUndefined();
  });
});

describe('islands', () => {
  // proves seafarers/new-world: Starting settlements may stand
  test('starting settlements may stand on any island, also one of a single hex', () => {
    const t = islands();
    t.lay(t.hex(2, 3), 'pasture', 4).until('place-building', 0);
    const { hexCorner } = t.b.topology;
    const open = new Set(t.legal(0, 'place-building').map(({ corner }) => corner));
    for (const [q, r] of [WEST, EAST, SOUTH, [2, 3]] as const)
      expect(
        Array.from(hexCorner.subarray(t.hex(q, r) * 6, t.hex(q, r) * 6 + 6)).some((at) => open.has(at)),
      ).toBe(true);
  });

  // proves seafarers/new-world: A single hex is an island
  test('a single hex away from home is an island and brings its point', () => {
    const t = islands();
    t.lay(t.hex(2, 3), 'pasture', 4).until('place-building', 0);
    for (const [q, r] of [WEST, EAST]) {
      t.until('place-building', 0);
      t.play(0, 'place-building', { corner: t.corner(q, r, 2) }).play(0, t.legal(0, 'place-route')[0]);
    }
    t.started().bare();
    expect(t.put(0, 'settlement', t.corner(2, 3, 2)).points(0)).toBe(2);
  });

  // proves seafarers/new-world: Robber and pirate start
  test('robber and pirate begin off the board', () => {
    const t = laid();
    expect(['robber', 'pirate'].map((id) => t.field('blocker', t.b.blocker(id)))).toEqual([-1, -1]);
  });

  // proves seafarers/new-world: The islands of your starting
  test('the islands of the starting settlements are home, one or two', () => {
    const bits = (t: Table) => t.field('homeRegions', 0).toString(2).replaceAll('0', '').length;
    expect([bits(startedOn(WEST, EAST)), bits(startedOn(WEST, WEST))]).toEqual([2, 1]);
  });

  // proves seafarers/new-world: Your first settlement on
  test('the first settlement on each other island is worth 1 point more, once', () => {
    const t = startedOn(WEST, EAST).bare();
    expect(t.put(0, 'settlement', t.corner(...SOUTH, 2)).points(0)).toBe(2);
    expect(t.put(0, 'settlement', t.corner(SOUTH[0] + 1, SOUTH[1], 5)).points(0)).toBe(3);
    expect(t.put(0, 'settlement', t.corner(...WEST, 2)).points(0)).toBe(4);
  });

  test('each player is rewarded for the same island', () => {
    const t = startedOn(WEST, WEST).bare();
    t.set('homeRegions', 1, t.field('homeRegions', 0));
    t.put(0, 'settlement', t.corner(...SOUTH, 2)).put(1, 'settlement', t.corner(SOUTH[0] + 1, SOUTH[1], 5));
    expect([t.points(0), t.points(1)]).toEqual([2, 2]);
  });
});

// proves seafarers/new-world: The first to 12
test('12 points win', () => {
  const t = laid();
  expect(t.b.rules.target(t.s, 0)).toBe(12);
});

// proves seafarers/new-world: Fair maps: the most parts of the sea
test.each([2, 4, 8])('a fair map has at most %i waters, parted by straits', (waters) => {
  const t = laid({ options: { map: 'fair', waters } });
  // a strait is sea for certain; what the straits leave together is one part
  const open = hexes(t).filter((hex) => t.b.layout.hexes[hex].terrain !== 'sea');
  const parts = new Set<string>();
  for (const hex of open) {
    const part = [hex];
    for (const at of part)
      for (const near of neighbours(t, at)) if (open.includes(near) && !part.includes(near)) part.push(near);
    parts.add(part.sort((a, z) => a - z).join());
  }
  expect(parts.size).toBeGreaterThan(1);
  expect(parts.size).toBeLessThanOrEqual(waters);
});
