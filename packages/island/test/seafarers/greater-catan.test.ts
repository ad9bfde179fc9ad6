import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';
import { dealt } from './dealt.ts';

const ROW = 'seafarers/greater-catan';
const OUTSIDE = /^(?!main)/;
const playing = (options: TableOptions = {}): Table => new Table(ROW, options).started().bare();
const robber = (t: Table) => t.field('blocker', t.b.blocker('robber'));
const numbered = (t: Table, region: RegExp) => dealt(t, region).numbers.split(' ').filter(Boolean).length;
const edgesOf = (t: Table, hex: number) => Array.from(t.b.topology.hexEdge.subarray(hex * 6, hex * 6 + 6));
/** an edge that the outlying hex shares with no other land */
function coastOf(t: Table, hex: number): number {
  const { edgeHex } = t.b.topology;
  return edgesOf(t, hex).find((edge) =>
    [0, 1].every((i) => edgeHex[edge * 2 + i] === hex || !t.b.layout.hexes[edgeHex[edge * 2 + i]]?.region),
  )!;
}
const outlying = (t: Table, n = 0): number =>
  t.b.layout.hexes.flatMap((hex, i) => (hex.region && hex.region !== 'main' ? [i] : []))[n];
/** no token waits in reserve */
function dry(t: Table): Table {
  for (let n = 0; n < 13; n++) t.set('reserve', n, 0);
  return t.set('reserveLeft', 0, 0);
}

describe('setup', () => {
  // proves seafarers/greater-catan: Starting settlements stand
  test('starting settlements stand on the main island only', () => {
    const t = new Table(ROW).until('place-building');
    const { cornerHex, cornerHexFrom } = t.b.topology;
    for (const { corner } of t.legal(0, 'place-building')) {
      const hexes = cornerHex.subarray(
        cornerHexFrom[corner as number],
        cornerHexFrom[(corner as number) + 1],
      );
      expect(Array.from(hexes, (hex) => t.b.layout.hexes[hex].region)).toContain('main');
    }
    expect(t.legal(0, 'place-building').length).toBe(54);
  });

  // proves seafarers/greater-catan: The robber starts on the desert
  test('the robber begins on the desert of the main island, or off the board where there is none', () => {
    const four = new Table(ROW).started();
    expect(four.b.terrains[four.field('terrain', robber(four))].id).toBe('desert');
    expect(four.b.layout.hexes[robber(four)].region).toBe('main');
    expect(robber(new Table(ROW, { seats: 3 }).started())).toBe(-1);
  });

  // proves seafarers/greater-catan: The pirate starts off
  test('the pirate begins off the board', () => {
    const t = new Table(ROW).started();
    expect(t.field('blocker', t.b.blocker('pirate'))).toBe(-1);
  });

  // proves seafarers/greater-catan: Everybody has 8 cities
  test('players have 8 cities, 5 settlements, 15 roads and 15 ships', () => {
    const t = playing();
    expect(['city', 'settlement', 'road', 'ship'].map((id) => t.b.piece(id).limit)).toEqual([8, 5, 15, 15]);
  });

  // the sea with the hexes printed on the frame: two of them in 2009, six in 1997
  test.each([
    [3, 'present', [2, 3, 3, 3, 3, 0], [3, 3, 3, 2, 3, 0], 14, [3, 5, 9, 10, 11], 23, 3],
    [4, 'present', [3, 4, 4, 3, 4, 1], [3, 3, 4, 4, 4, 1], 18, [3, 4, 5, 9, 10], 27, 4],
    [5, 'present', [5, 6, 6, 5, 6, 2], [4, 4, 4, 4, 4, 0], 28, [2, 3, 4, 5, 9, 10, 11], 23, 6],
    [6, 'present', [5, 6, 6, 5, 6, 2], [4, 4, 4, 4, 4, 0], 28, [2, 3, 4, 5, 9, 10, 11], 23, 6],
    [3, 'older', [3, 4, 4, 3, 4, 1], [3, 3, 4, 4, 4, 0], 18, [2, 3, 4, 5, 9, 10, 11], 29, 4],
    [4, 'older', [3, 4, 4, 3, 4, 1], [3, 3, 4, 4, 4, 0], 18, [2, 3, 4, 5, 9, 10, 11], 29, 4],
  ])(
    'the map for %i (%s) has the hexes, numbers and harbours of the inventory',
    (seats, seaEdition, main, outside, numbers, reserve, sea, any) => {
      const t = new Table(ROW, { seats, options: { seaEdition } }).until('place-building');
      const count = (region: RegExp) => {
        const { terrains } = dealt(t, region);
        const rare = (terrains.desert ?? 0) + (terrains.gold ?? 0);
        return [...['hills', 'fields', 'forest', 'mountains', 'pasture'].map((id) => terrains[id]), rare];
      };
      expect(count(/^main$/)).toEqual(main);
      expect(count(/^(?!main).+/)).toEqual(outside);
      expect(numbered(t, /^main$/)).toBe(numbers);
      expect(t.b.layout.reserve).toEqual(reserve);
      expect(t.b.layout.hexes.filter((hex) => hex.terrain === 'sea').length).toBe(sea);
      expect(t.b.layout.harbours.bag).toEqual({ brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any });
    },
  );

  // proves seafarers/greater-catan: The hexes of the outlying
  test('outlying hexes begin without numbers and produce nothing', () => {
    const t = playing();
    expect(numbered(t, OUTSIDE)).toBe(0);
    const corner = t.b.topology.hexCorner[outlying(t) * 6];
    t.put(0, 'settlement', corner);
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    for (let n = 2; n <= 12; n++) if (n !== 7) t.b.rules.produce(t.s, n);
    expect(t.hand(0)).toEqual({});
  });
});

describe('numbers for new land', () => {
  // proves seafarers/greater-catan: you lay a road or ship
  test('a ship on an edge of an outlying hex brings it a token of the reserve', () => {
    const t = playing();
    t.put(0, 'ship', coastOf(t, outlying(t)));
    expect(t.decision).toBe('draw-token');
    expect(t.legal(-1, 'draw-token').map((move) => move.number)).toEqual([3, 4, 5, 9, 10]);
    t.nature('draw-token', { number: 9 });
    expect(t.field('numbers', outlying(t))).toBe(1 << 9);
  });

  // proves seafarers/greater-catan: you lay a road or ship
  test('a road does too', () => {
    const t = playing();
    t.put(0, 'road', coastOf(t, outlying(t))).nature('draw-token', { number: 4 });
    expect(t.field('numbers', outlying(t))).toBe(1 << 4);
  });

  // proves seafarers/greater-catan: Free roads and ships
  test('a ship that is moved there does too, and the token stays when it leaves', () => {
    const t = playing().roll(2).until('main', 0);
    const { edges, edgeHex, edgeCorner } = t.b.topology;
    const isSea = (edge: number): boolean =>
      [0, 1].every((i) => edgeHex[edge * 2 + i] >= 0 && !t.b.layout.hexes[edgeHex[edge * 2 + i]].region);
    const ends = (edge: number): number[] => [edgeCorner[edge * 2], edgeCorner[edge * 2 + 1]];
    const all = Array.from({ length: edges }, (_, edge) => edge);
    // a coast of outlying land, and a ship that leads away from a town at its end
    const lands = t.b.layout.hexes.flatMap(({ region }, i) => (region && region !== 'main' ? [i] : []));
    const away = all.find(
      (edge) => isSea(edge) && lands.some((hex) => ends(edge).includes(ends(coastOf(t, hex))[0])),
    )!;
    const hex = lands.find((land) => ends(away).includes(ends(coastOf(t, land))[0]))!;
    const coast = coastOf(t, hex);
    const corner = ends(coast)[0];
    t.put(0, 'settlement', corner).put(0, 'ship', away).set('laneFresh', away, 0);
    expect(t.decision).toBe('main');
    t.play(0, 'move-ship', { edge: away }).play(0, 'ship-to', { edge: coast });
    t.nature('draw-token', { number: 9 });
    t.b.rules.unbuild(t.s, t.b.piece('ship').index, coast);
    expect(t.field('numbers', hex)).toBe(1 << 9);
  });

  // proves seafarers/greater-catan: Free roads and ships
  test('of two free routes the first one brings its token before the second is laid', () => {
    const t = playing().roll(2).until('main', 0);
    const coast = coastOf(t, outlying(t));
    t.put(0, 'settlement', t.b.topology.edgeCorner[coast * 2]).cards(0, 'road-building');
    t.play(0, 'play-card', { card: 'road-building' }).play(0, 'free-route', { piece: 'ship', edge: coast });
    expect(t.decision).toBe('draw-token');
    t.nature('draw-token', { number: 9 });
    expect(t.decision).toBe('free-route');
  });

  test('in the special building phase the builder takes the token, not the active player', () => {
    const t = dry(playing({ seats: 5 }))
      .roll(2)
      .until('main', 0);
    t.play(0, 'end-turn');
    expect(t.decision).toBe('special');
    const coast = coastOf(t, outlying(t));
    t.put(1, 'settlement', t.b.topology.edgeCorner[coast * 2]).give(1, { lumber: 1, wool: 1 });
    t.play(1, 'ship', { edge: coast });
    expect(t.decision).toBe('move-token');
    expect([t.legal(0, 'move-token').length, t.legal(1, 'move-token').length > 0]).toEqual([0, true]);
  });

  test('a hex gets its token once', () => {
    const t = playing();
    t.put(0, 'road', coastOf(t, outlying(t))).nature('draw-token', { number: 4 });
    const other = edgesOf(t, outlying(t)).find(
      (edge) => edge !== coastOf(t, outlying(t)) && t.b.topology.edgeHex[edge * 2 + 1] < 0,
    )!;
    t.put(0, 'ship', other);
    expect(t.decision).toBe('roll');
  });

  test('gold fields get a token as other land does', () => {
    const t = playing();
    t.lay(outlying(t), 'gold').put(0, 'ship', coastOf(t, outlying(t)));
    expect(t.decision).toBe('draw-token');
  });

  // proves seafarers/greater-catan: afterwards one that you choose from a hex
  // proves seafarers/greater-catan: A token from the main island
  test('when the reserve is empty, the builder takes a token of a main hex beside an own building', () => {
    const t = dry(playing());
    const inland = t.corner(1, 0, 0);
    t.put(0, 'settlement', inland).put(0, 'ship', coastOf(t, outlying(t)));
    const from = t.legal(0, 'move-token').map((move) => move.hex as number);
    const beside = [t.hex(1, 0), t.hex(2, 0), t.hex(2, -1)];
    expect(from.length).toBeGreaterThan(0);
    for (const hex of from) expect(beside).toContain(hex);
  });

  // proves seafarers/greater-catan: A token from the main island
  test('a token is not taken if that leaves a settlement or city without any number', () => {
    const t = dry(playing());
    t.lay(t.hex(1, 0), 'hills', 4).lay(t.hex(2, 0), 'desert').lay(t.hex(2, -1), 'fields', 5);
    t.put(0, 'settlement', t.corner(1, 0, 0));
    // another’s town lives off 2,-1 alone
    t.lay(t.hex(2, -2), 'desert')
      .lay(t.hex(3, -2), 'desert')
      .put(1, 'settlement', t.corner(2, -1, 1))
      .put(1, 'city', t.corner(2, -1, 1));
    t.put(0, 'ship', coastOf(t, outlying(t)));
    expect(t.legal(0, 'move-token').map((move) => move.hex)).toEqual([t.hex(1, 0)]);
  });

  // proves seafarers/greater-catan: A token from the main island
  test('a 6 or 8 is not brought beside another', () => {
    const t = dry(playing());
    const near = Array.from(t.b.topology.hexHex.subarray(outlying(t) * 6, outlying(t) * 6 + 6)).find(
      (hex) => hex >= 0 && t.b.layout.hexes[hex].region === t.b.layout.hexes[outlying(t)].region,
    )!;
    t.set('numbers', near, 1 << 6);
    t.lay(t.hex(1, 0), 'hills', 8).lay(t.hex(2, 0), 'forest', 2).lay(t.hex(2, -1), 'fields', 5);
    t.put(0, 'settlement', t.corner(1, 0, 0)).put(0, 'ship', coastOf(t, outlying(t)));
    expect(t.legal(0, 'move-token').map((move) => move.hex)).toEqual([t.hex(2, -1), t.hex(2, 0)]);
    expect(t.refusal(0, 'move-token', { hex: t.hex(1, 0) })?.code).toBe('token-reds');
  });

  // proves seafarers/greater-catan: If no token meets
  test('if not all three can be met they are dropped in that order', () => {
    const t = dry(playing());
    // Without any building of one’s own the first is dropped, the second holds.
    t.lay(t.hex(2, -2), 'desert').lay(t.hex(3, -2), 'desert').lay(t.hex(2, -1), 'fields', 5);
    t.put(1, 'settlement', t.corner(2, -1, 1)).put(0, 'ship', coastOf(t, outlying(t)));
    const from = t.legal(0, 'move-token').map((move) => move.hex);
    expect(from).toContain(t.hex(1, 0));
    expect(from).not.toContain(t.hex(2, -1));
  });

  // proves seafarers/greater-catan: A hex of the main island that has lost
  test('a main hex that lost its token no longer produces', () => {
    const t = dry(playing());
    t.lay(t.hex(1, 0), 'hills', 4).put(0, 'settlement', t.corner(1, 0, 4));
    t.put(0, 'ship', coastOf(t, outlying(t)));
    t.play(0, 'move-token', { hex: t.hex(1, 0) });
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    t.lay(t.hex(1, 1), 'desert').lay(t.hex(0, 1), 'desert');
    t.b.rules.produce(t.s, 4);
    expect(t.hand(0)).toEqual({});
  });

  // proves seafarers/greater-catan: The robber stays where it is
  test('the robber stays where it is when the token of its hex leaves', () => {
    const t = dry(playing());
    t.set('blocker', t.b.blocker('robber'), t.hex(1, 0));
    t.lay(t.hex(1, 0), 'hills', 4).put(0, 'settlement', t.corner(1, 0, 4));
    t.put(0, 'ship', coastOf(t, outlying(t))).play(0, 'move-token', { hex: t.hex(1, 0) });
    expect(robber(t)).toBe(t.hex(1, 0));
  });
});

// proves seafarers/greater-catan: The first to 18
test('18 points win', () => {
  const t = playing();
  expect(t.b.rules.target(t.s, 0)).toBe(18);
});

// proves seafarers/greater-catan: In 1997 three and four played on one map
// proves seafarers/greater-catan: The maps of 2009 for three and for four
test('in 1997 three and four play on one map with seven tokens in reserve and no gold; five and six have only that', () => {
  const of = (seats: number, seaEdition: string) =>
    new Table(ROW, { seats, options: { seaEdition } }).until('place-building');
  const [three, four] = [of(3, 'older'), of(4, 'older')];
  expect(three.b.layout.id).toBe(four.b.layout.id);
  for (const t of [three, four]) {
    expect(t.field('reserveLeft')).toBe(7);
    expect(dealt(t, /./).terrains.gold).toBeUndefined();
    expect(t.b.option('shipMoves')).toBe('same-anchor');
  }
  expect(of(3, 'present').b.layout.id).not.toBe(of(4, 'present').b.layout.id);
  for (const seats of [5, 6]) expect(of(seats, 'present').b.layout.id).toBe(of(seats, 'older').b.layout.id);
});

test('a road along a frozen hex of the main island asks for no token', () => {
  const t = playing({ modules: ['bonus/ice-age'] }).roll(3);
  const { edgeHex, edgeCorner, edges } = t.b.topology;
  const isMain = (hex: number): boolean => hex >= 0 && t.b.layout.hexes[hex].region === 'main';
  const inland = Array.from({ length: edges }, (_, edge) => edge).find((edge) =>
    [0, 1].every((i) => isMain(edgeHex[edge * 2 + i]) && t.b.rules.hexGood(t.s, edgeHex[edge * 2 + i]) >= 0),
  )!;
  for (const i of [0, 1]) t.set('ice', edgeHex[inland * 2 + i], 1).set('numbers', edgeHex[inland * 2 + i], 0);
  t.put(0, 'settlement', edgeCorner[inland * 2]).give(0, { brick: 1, lumber: 1 });
  t.play(0, 'road', { edge: inland });
  expect(t.decision).toBe('main');
});
