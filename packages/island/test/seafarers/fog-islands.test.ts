import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';
import { dealt } from './dealt.ts';

const ROW = 'seafarers/fog-islands';

function stacks(options: TableOptions): {
  terrains: Record<string, number>;
  numbers: string;
  hidden: number;
} {
  const t = new Table(ROW, options).until('place-building');
  const terrains = Object.fromEntries(
    t.b.terrains
      .map(({ id }, i) => [id, t.field('stackTerrain', i)] as const)
      .filter(([, count]) => count > 0),
  );
  const numbers: number[] = [];
  for (let n = 2; n < 13; n++) for (let i = t.field('stackNumber', n); i > 0; i--) numbers.push(n);
  const unknown = t.b.terrain('unknown');
  const hidden = t.b.layout.hexes.filter((_, hex) => t.field('terrain', hex) === unknown).length;
  return { terrains, numbers: numbers.join(' '), hidden };
}

// proves seafarers/fog-islands: The first to 12
test('12 points win', () => {
  const t = new Table(ROW);
  expect(t.b.rules.target(t.s, 0)).toBe(12);
});

// proves seafarers/fog-islands: Starting settlements stand
test('everybody starts on known land, on either island', () => {
  const t = new Table(ROW).until('place-building');
  expect(t.refusal(0, 'place-building', { corner: t.corner(4, -3, 0) })).toBeUndefined();
  expect(t.refusal(0, 'place-building', { corner: t.corner(-3, 3, 3) })).toBeUndefined();
  expect(t.refusal(0, 'place-building', { corner: t.corner(0, 0, 4) })).toBeDefined();
});

// proves seafarers/fog-islands: Everybody knows what is in the stacks
test('nobody can tell the order of the stacks: there is none', () => {
  const t = new Table(ROW).started();
  expect(t.b.plan.byName.get('stackTerrain')?.audience).toBe('all');
});

test('a settlement can be built on uncovered land', () => {
  const t = new Table(ROW).started().until('main', 0).bare();
  t.lay(t.hex(0, -1), 'hills', 5).put(0, 'ship', t.edge(-1, 0, 1));
  while (t.decision === 'discover') t.anything();
  t.give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
  expect(t.legal(0, 'settlement').map(({ corner }) => corner)).toContain(t.corner(-1, 0, 1));
});

/** whether a hex at this corner is unknown */
function touchesFog(t: Table, corner: number): boolean {
  const { cornerHex, cornerHexFrom } = t.b.topology;
  const unknown = t.b.terrain('unknown');
  return cornerHex
    .subarray(cornerHexFrom[corner], cornerHexFrom[corner + 1])
    .some((hex) => t.field('terrain', hex) === unknown);
}

// proves seafarers/fog-islands: A ship that is moved uncovers
test('a starting ship that reaches the fog uncovers it, and its reward comes beside the starting goods', () => {
  const t = new Table(ROW).until('place-building', 0);
  const { edgeCorner } = t.b.topology;
  const before = t.s.cells.slice();
  const outward = t.legal(0, 'place-building').flatMap(({ corner }) => {
    t.s.cells.set(before);
    t.play(0, 'place-building', { corner });
    return t
      .legal(0, 'place-route')
      .filter(({ edge }) => [0, 1].some((end) => touchesFog(t, edgeCorner[Number(edge) * 2 + end])))
      .map((route) => ({ corner, route }));
  });
  expect(outward.length).toBeGreaterThan(0);
  expect(outward.every(({ route }) => route.piece === 'ship')).toBe(true);
  t.s.cells.set(before);
  t.play(0, 'place-building', { corner: outward[0].corner }).play(0, 'place-route', outward[0].route);
  expect(t.decision).toBe('discover');
  t.nature('discover', { terrain: 'mountains', number: 9 });
  expect(t.hand(0)).toEqual({ ore: 1 });
  expect(t.decision).toBe('place-building');
});

// proves seafarers/fog-islands: Since a corner is cleared
test.each([
  [4, 'strip'],
  [6, 'half'],
])(
  'no piece ever lies beside an unknown hex, so that land never appears under a ship (%i, %s)',
  (seats, fog) => {
    const t = new Table(ROW, { seats, options: { fog } });
    const { edges, edgeHex } = t.b.topology;
    const { layerAt } = t.b.piece('ship');
    const unknown = t.b.terrain('unknown');
    let misplaced = 0;
    for (let i = 0; i < 2_000 && !t.over; i++) {
      t.anything();
      if (t.decision === 'discover' || t.decision === 'lay-board') continue;
      for (let edge = 0; edge < edges; edge++) {
        const mark = t.s.cells[layerAt + edge];
        if (mark === 0) continue;
        for (let side = 0; side < 2; side++) {
          const hex = edgeHex[edge * 2 + side];
          if (hex >= 0 && t.s.cells[t.b.at.terrain + hex] === unknown) misplaced++;
        }
        if (!t.b.rules.edgeFit(t.s, t.b.pieceOf[mark], edge)) misplaced++;
      }
    }
    expect(misplaced).toBe(0);
    expect(t.b.layout.hexes.some((hex, i) => hex.hidden && t.field('terrain', i) !== unknown)).toBe(true);
  },
);

// proves seafarers/fog-islands: A ship that is moved uncovers
test('in the building round of larger games fog is uncovered and rewarded as on a turn', () => {
  const t = new Table(ROW, { seats: 5 }).started().until('main', 0);
  t.play(0, 'end-turn');
  expect(t.decision).toBe('special');
  const { edges, edgeHex, edgeCorner } = t.b.topology;
  const unknown = t.b.terrain('unknown');
  const known = (edge: number) =>
    [0, 1].every((side) => {
      const hex = edgeHex[edge * 2 + side];
      return hex >= 0 && t.field('terrain', hex) !== unknown;
    });
  const ship = t.b.piece('ship').index;
  const last = Array.from({ length: edges }, (_, edge) => edge).find(
    (edge) =>
      known(edge) &&
      t.b.rules.edgeFit(t.s, ship, edge) &&
      [0, 1].filter((end) => touchesFog(t, edgeCorner[edge * 2 + end])).length === 1,
  )!;
  const near = [0, 1].map((end) => edgeCorner[last * 2 + end]).find((corner) => !touchesFog(t, corner))!;
  t.bare().put(1, 'settlement', near).give(1, { lumber: 1, wool: 1 }).play(1, 'ship', { edge: last });
  t.nature('discover', { terrain: 'forest', number: 5 });
  expect([t.hand(1), t.decision]).toEqual([{ lumber: 1 }, 'special']);
});

// proves seafarers/fog-islands: but not the gold fields
test('gold that lies open in the corners is no place to start', () => {
  const t = new Table(ROW, { seats: 6 }).until('place-building');
  const { hexPlace, hexPlaceFrom } = t.b.topology;
  const corners = new Set(t.legal(0, 'place-building').map(({ corner }) => corner));
  for (const [hex, { region }] of t.b.layout.hexes.entries())
    for (let i = hexPlaceFrom[hex]; i < hexPlaceFrom[hex + 1]; i++)
      if (region === 'gold-corner') expect(corners.has(hexPlace[i])).toBe(false);
});

// proves seafarers/fog-islands: The robber starts where the map
test('the robber is in play: on its place, or off the board', () => {
  const robber = (options: TableOptions) => {
    const t = new Table(ROW, options).until('place-building');
    return t.field('blocker', t.b.blocker('robber'));
  };
  expect(robber({ seats: 4 })).toBeGreaterThanOrEqual(0);
  expect(robber({ seats: 4, options: { fog: 'half' } })).toBe(-1);
});

describe('the map', () => {
  test('three players: two islands and a strip of 12 unknown hexes', () => {
    expect(dealt(new Table(ROW, { seats: 3 }).until('place-building'), 'main').terrains).toEqual({
      hills: 2,
      fields: 2,
      forest: 4,
      mountains: 2,
      pasture: 4,
    });
    expect(stacks({ seats: 3 })).toEqual({
      terrains: { hills: 2, fields: 2, forest: 1, mountains: 2, pasture: 1, gold: 2, sea: 2 },
      numbers: '3 3 4 5 6 8 9 10 11 12',
      hidden: 12,
    });
  });

  test('four players: the same strip between larger islands', () => {
    expect(dealt(new Table(ROW).until('place-building'), 'main').terrains).toEqual({
      hills: 3,
      fields: 3,
      forest: 4,
      mountains: 3,
      pasture: 4,
    });
    expect(stacks({}).hidden).toBe(12);
  });

  // proves seafarers/fog-islands: Five and six play with half
  // proves seafarers/fog-islands: A strip of fog between two islands (editions
  test.each([5, 6])(
    '%i players: half of the board is unknown, and gold lies open in two corners',
    (seats) => {
      expect(stacks({ seats })).toEqual({
        terrains: { hills: 2, fields: 2, forest: 3, mountains: 2, pasture: 3, gold: 1, sea: 12 },
        numbers: '2 2 3 4 5 5 6 8 9 9 10 11 12',
        hidden: 25,
      });
      expect(dealt(new Table(ROW, { seats }).until('place-building'), 'gold-corner')).toEqual({
        terrains: { gold: 2 },
        numbers: '4 10',
      });
    },
  );

  // proves seafarers/fog-islands: Editions from 2008
  // proves seafarers/fog-islands: A strip of fog between two islands (editions
  test('five and six may choose the strip of 2008', () => {
    expect(stacks({ seats: 6, options: { fog: 'strip' } })).toEqual({
      terrains: { hills: 2, fields: 2, forest: 2, mountains: 3, pasture: 2, desert: 1, gold: 3, sea: 3 },
      numbers: '2 2 3 3 4 5 5 6 8 9 10 11 11 12',
      hidden: 18,
    });
  });

  // proves seafarers/fog-islands: Earlier ones have one island that
  // proves seafarers/fog-islands: A strip of fog between two islands (editions
  test.each([3, 4])('%i players may choose the half board of 2003', (seats) => {
    expect(stacks({ seats, options: { fog: 'half' } })).toMatchObject({
      terrains: { hills: 1, fields: 1, forest: 2, mountains: 2, pasture: 2, desert: 1, sea: 9 },
      hidden: 18,
    });
  });

  test.each([3, 4, 5, 6])('with %i players no unknown hex touches the starting land', (seats) => {
    for (const fog of ['strip', 'half']) {
      const { b } = new Table(ROW, { seats, options: { fog } });
      for (const [i, hex] of b.layout.hexes.entries())
        for (let d = 0; d < 6; d++) {
          const other = b.topology.hexHex[i * 6 + d];
          if (hex.hidden && other >= 0) expect(b.layout.hexes[other].region).not.toBe('main');
        }
    }
  });
});

// proves seafarers/fog-islands: In 1997 every number of players has a map of its own
test('in 1997 every number of players has a map of its own', () => {
  const ids = [3, 4, 5, 6].map(
    (seats) => new Table(ROW, { seats, options: { fog: 'half-1997' } }).b.layout.id,
  );
  expect(new Set(ids).size).toBe(4);
});
