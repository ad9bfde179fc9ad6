import { describe, expect, test } from 'vitest';
import { dealt } from '../seafarers/dealt.ts';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'misc/settlers-in-need';
const P = { brick: 1, lumber: 1, wool: 1, grain: 1 };
const hexes = (t: Table, region: string): number[] =>
  t.b.layout.hexes.flatMap((hex, i) => (hex.region === region ? [i] : []));
const numberOn = (t: Table, hex: number): number => t.field('numbers', hex);

/** Seat 0 trading and building on a bare board; all land abroad is pasture without numbers. */
function main(options: TableOptions = {}): Table {
  const t = new Table(ROW, options).started().until('roll', 0).bare();
  for (const hex of hexes(t, 'outlying')) t.lay(hex, 'pasture');
  t.roll(2);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
}
/** a corner of the hex abroad that touches no other land */
const shore = (t: Table, hex: number): number =>
  t.b.walks.cornersOf[hex].find((corner) =>
    t.b.walks.hexesAt[corner].every((at) => at === hex || t.b.layout.hexes[at].terrain === 'sea'),
  )!;
/** Seat 0 founds a settlement there. */
function found(t: Table, corner: number): Table {
  const edge = t.b.walks.edgesAt[corner].find((at) => t.b.rules.edgeFit(t.s, t.b.piece('ship').index, at))!;
  return t.put(0, 'ship', edge).give(0, P).play(0, 'settlement', { corner });
}
/** a corner of the central island amid three of its hexes, and these */
function inland(t: Table, n = 0): { corner: number; around: readonly number[] } {
  const all = Array.from({ length: t.b.topology.corners }, (_, corner) => corner).filter(
    (corner) =>
      t.b.walks.hexesAt[corner].length === 3 &&
      t.b.walks.hexesAt[corner].every((hex) => t.b.layout.hexes[hex].region === 'main'),
  );
  const corner = n === 0 ? all[0] : all[all.length - 1];
  return { corner, around: t.b.walks.hexesAt[corner] };
}
const takers = (t: Table, move = 'move-token'): number[] => t.legal(0, move).map(({ hex }) => Number(hex));

// proves misc/settlers-in-need: The first to 10 points
// proves misc/settlers-in-need-knights: The first to 13 points
test('10 points win, with Cities & Knights 13', () => {
  const goal = (t: Table) => t.b.rules.goal(t.s);
  expect(goal(new Table(ROW))).toBe(10);
  expect(goal(new Table(ROW, { modules: ['cities-knights/core'] }))).toBe(13);
});

describe('the start', () => {
  // proves misc/settlers-in-need: Starting settlements stand on the central island
  // proves misc/settlers-in-need: One on the coast comes with a ship
  test('on the central island, on its coast with a ship and elsewhere with a road', () => {
    const t = new Table(ROW).until('place-building');
    for (const { corner } of t.legal(0, 'place-building'))
      expect(t.b.walks.hexesAt[Number(corner)].map((hex) => t.b.layout.hexes[hex].region)).toContain('main');
    expect(t.refusal(0, 'place-building', { corner: shore(t, hexes(t, 'outlying')[0]) })?.code).toBe(
      'start-elsewhere',
    );
    t.play(0, 'place-building', { corner: inland(t).corner });
    expect(new Set(t.legal(0, 'place-route').map(({ piece }) => piece))).toEqual(new Set(['road']));
    const other = new Table(ROW).until('place-building');
    const { corner } = other
      .legal(0, 'place-building')
      .find((move) => other.b.walks.hexesAt[Number(move.corner)].length < 3)!;
    other.play(0, 'place-building', { corner });
    expect(new Set(other.legal(0, 'place-route').map(({ piece }) => piece))).toEqual(new Set(['ship']));
    const road = other.b.walks.edgesAt[Number(corner)].find((edge) =>
      other.b.rules.edgeFit(other.s, other.b.piece('road').index, edge),
    )!;
    expect(other.refusal(0, 'place-route', { piece: 'road', edge: road })?.code).toBe('start-ship');
  });

  // proves misc/settlers-in-need: The robber starts on a desert
  // proves misc/settlers-in-need: The pirate starts off the board
  test.each([3, 4, 5, 6])('with %i the robber begins on a desert and the pirate off the board', (seats) => {
    const t = new Table(ROW, { seats }).until('place-building');
    expect(t.b.terrains[t.field('terrain', t.field('blocker', t.b.blocker('robber')))].id).toBe('desert');
    expect(t.field('blocker', t.b.blocker('pirate'))).toBe(-1);
  });

  // proves misc/settlers-in-need: The maps are ours
  // proves misc/settlers-in-need: The map: that for the frame
  // proves misc/settlers-in-need: The map for the frame of the 3rd edition
  test.each([
    [3, '4th', 4, 1, 2, 17, 14, 8],
    [3, '3rd', 4, 1, 2, 17, 14, 7],
    [4, '4th', 5, 2, 3, 23, 21, 9],
    [4, '3rd', 5, 2, 2, 22, 22, 9],
    [6, '4th', 7, 4, 4, 33, 22, 11],
    [6, '3rd', 7, 4, 4, 33, 22, 9],
  ])(
    'the map for %i (%s) has the counts of the table',
    (seats, needFrame, each, gold, desert, tokens, sea, harbours) => {
      const t = new Table(ROW, { seats, options: { needFrame } }).until('place-building');
      const { terrains, numbers } = dealt(t, /./);
      expect(['hills', 'fields', 'forest', 'mountains', 'pasture'].map((id) => terrains[id])).toEqual(
        Array.from({ length: 5 }, () => each),
      );
      expect([terrains.gold, terrains.desert]).toEqual([gold, desert]);
      expect(numbers.split(' ').filter(Boolean)).toHaveLength(tokens);
      expect(hexes(t, 'main')).toHaveLength(tokens);
      expect(hexes(t, 'outlying').filter((hex) => numberOn(t, hex) !== 0)).toEqual([]);
      expect(t.b.layout.hexes.filter(({ terrain }) => terrain === 'sea')).toHaveLength(sea);
      expect(t.b.layout.harbours.places).toHaveLength(harbours);
    },
  );
});

describe('new land without a token', () => {
  // proves misc/settlers-in-need: You settle at a hex of an outlying island
  // proves misc/settlers-in-need: That token comes from a hex at one of your own
  test('gets one from a hex at an own building of the central island', () => {
    const t = main();
    const { corner, around } = inland(t);
    const abroad = hexes(t, 'outlying')[0];
    t.put(0, 'settlement', corner).put(1, 'settlement', inland(t, 1).corner);
    found(t, shore(t, abroad));
    expect(t.decision).toBe('move-token');
    expect(takers(t).sort()).toEqual([...around].sort());
    expect(t.refusal(0, 'move-token', { hex: inland(t, 1).around[0] })?.code).toBe('token-foreign');
    const token = numberOn(t, around[1]);
    t.play(0, 'move-token', { hex: around[1] });
    expect([numberOn(t, abroad), numberOn(t, around[1]), t.decision]).toEqual([token, 0, 'main']);
  });

  // proves misc/settlers-in-need: That token comes from a hex at one of your own
  // proves misc/settlers-in-need: If no token does both
  test('leaves nobody there without a token; the own building gives way first, then this', () => {
    const t = main();
    const { corner, around } = inland(t);
    const abroad = hexes(t, 'outlying')[0];
    t.put(0, 'settlement', corner);
    for (const hex of around.slice(1)) t.set('numbers', hex, 0);
    const before = t.s.cells.slice();
    found(t, shore(t, abroad));
    // the last number of the own town stays: any other of the island may come
    expect(takers(t)).not.toContain(around[0]);
    expect(takers(t).length).toBeGreaterThan(3);
    expect(t.refusal(0, 'move-token', { hex: around[0] })?.code).toBe('token-barren');
    t.s.cells.set(before);
    for (const hex of hexes(t, 'main')) if (hex !== around[0]) t.set('numbers', hex, 0);
    found(t, shore(t, abroad));
    expect(takers(t)).toEqual([around[0]]);
  });

  // proves misc/settlers-in-need: A settlement at several such hexes
  test('at two such hexes a token follows for each', () => {
    const t = main();
    t.put(0, 'settlement', inland(t).corner);
    const corner = Array.from({ length: t.b.topology.corners }, (_, at) => at).find(
      (at) => t.b.walks.hexesAt[at].filter((hex) => t.b.layout.hexes[hex].region === 'outlying').length === 2,
    )!;
    found(t, corner);
    for (let n = 0; n < 2; n++) {
      expect(t.decision).toBe('move-token');
      t.anything();
    }
    expect(t.decision).toBe('main');
    const [one, other] = t.b.walks.hexesAt[corner].filter(
      (hex) => t.b.layout.hexes[hex].region === 'outlying',
    );
    expect([numberOn(t, one) !== 0, numberOn(t, other) !== 0]).toEqual([true, true]);
  });

  // proves misc/settlers-in-need: When no hex of the central island has a token left
  test('stays as it is when there is none to take, and when it has a token already', () => {
    const t = main();
    const abroad = hexes(t, 'outlying')[0];
    const before = t.s.cells.slice();
    for (const hex of hexes(t, 'main')) t.set('numbers', hex, 0);
    found(t, shore(t, abroad));
    expect(t.decision).toBe('main');
    t.s.cells.set(before);
    t.set('numbers', abroad, 1 << 9);
    found(t, shore(t, abroad));
    expect(t.decision).toBe('main');
  });

  // proves misc/settlers-in-need: A 6 and an 8 may come to lie side by side
  test('may get an 8 beside a 6', () => {
    const t = main();
    const { corner, around } = inland(t);
    t.put(0, 'settlement', corner).set('numbers', around[0], 1 << 8);
    const abroad = hexes(t, 'outlying').find((hex) =>
      t.b.walks.hexesBeside[hex].some((at) => t.b.layout.hexes[at].region === 'outlying'),
    )!;
    const beside = t.b.walks.hexesBeside[abroad].find((at) => t.b.layout.hexes[at].region === 'outlying')!;
    t.set('numbers', beside, 1 << 6);
    found(t, shore(t, abroad));
    expect(takers(t)).toContain(around[0]);
  });
});

describe('a desert abroad', () => {
  // proves misc/settlers-in-need: You settle at a desert of an outlying island
  // proves misc/settlers-in-need: The same two conditions hold
  // proves misc/settlers-in-need: A hex that is changed takes its number along
  // proves misc/settlers-in-need: Buildings and roads stay where they are
  test('is changed for a hex at an own building that has a token', () => {
    const t = main();
    const { corner, around } = inland(t);
    const abroad = hexes(t, 'outlying')[0];
    t.put(0, 'settlement', corner)
      .put(1, 'settlement', inland(t, 1).corner)
      .put(0, 'road', t.b.walks.edgesAt[corner][0]);
    t.lay(abroad, 'desert').lay(around[0], 'hills', 4).set('numbers', around[1], 0);
    found(t, shore(t, abroad));
    expect(t.decision).toBe('swap-hex');
    expect(takers(t, 'swap-hex').sort()).toEqual([around[0], around[2]].sort());
    expect(t.refusal(0, 'swap-hex', { hex: around[1] })?.code).toBe('no-token');
    expect(t.refusal(0, 'swap-hex', { hex: inland(t, 1).around[0] })?.code).toBe('token-foreign');
    t.play(0, 'swap-hex', { hex: around[0] });
    const at = (hex: number) => [t.b.terrains[t.field('terrain', hex)].id, numberOn(t, hex)];
    expect([at(abroad), at(around[0])]).toEqual([
      ['hills', 1 << 4],
      ['desert', 0],
    ]);
    expect(t.field('building', corner)).not.toBe(0);
    expect(t.field('route', t.b.walks.edgesAt[corner][0])).not.toBe(0);
  });

  test('leaves nobody at home without a token, as long as that can be', () => {
    const t = main();
    const { corner, around } = inland(t);
    const abroad = hexes(t, 'outlying')[0];
    t.put(0, 'settlement', corner).lay(abroad, 'desert');
    for (const hex of around.slice(1)) t.set('numbers', hex, 0);
    found(t, shore(t, abroad));
    expect(t.refusal(0, 'swap-hex', { hex: around[0] })?.code).toBe('token-barren');
  });

  // proves misc/settlers-in-need: The robber keeps no token from being moved
  // proves misc/settlers-in-need: If its hex is changed for another
  test('the robber neither keeps a token nor goes along', () => {
    const t = main();
    const { corner, around } = inland(t);
    const [abroad, next] = hexes(t, 'outlying');
    t.put(0, 'settlement', corner).set('blocker', t.b.blocker('robber'), around[0]);
    found(t, shore(t, next));
    expect(takers(t)).toContain(around[0]);
    const other = main();
    other
      .put(0, 'settlement', corner)
      .set('blocker', other.b.blocker('robber'), around[0])
      .lay(abroad, 'desert');
    found(other, shore(other, abroad)).play(0, 'swap-hex', { hex: around[0] });
    expect(other.field('blocker', other.b.blocker('robber'))).toBe(around[0]);
  });
});
