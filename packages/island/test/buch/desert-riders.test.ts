import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'buch/desert-riders';
const compiled = new Map<string, Table>();

function fresh(options: TableOptions = {}): Table {
  const key = JSON.stringify(options);
  const known = compiled.get(key) ?? new Table(ROW, options);
  compiled.set(key, known);
  return known.again(1);
}

const OLD = { riderMap: '1997' };
const hexesOf = (t: Table): number[] => Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
const terrainAt = (t: Table, hex: number): string => t.b.terrains[t.field('terrain', hex)].id;
const deserts = (t: Table): number[] => hexesOf(t).filter((hex) => terrainAt(t, hex) === 'desert');
const riders = (t: Table): number[] => deserts(t).map((hex) => t.field('dragons', hex));

/** Before a roll of seat 0: an empty board without numbers or riders, and empty hands. */
function quiet(options: TableOptions = {}): Table {
  const t = fresh(options).started().until('roll', 0).bare();
  for (const hex of hexesOf(t)) t.set('dragons', hex, 0).set('numbers', hex, 0);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
}

/** The same with all riders in the deserts. */
function attacked(options: TableOptions = {}): Table {
  const t = quiet(options).set('dragonStock', 0, 0);
  for (const hex of deserts(t)) t.set('dragons', hex, 5);
  return t;
}

/** two hexes of the main island side by side: one with riders, and one without; and the edge between them */
function pair(t: Table) {
  const from = deserts(t)[0];
  const near = hexesOf(t).find(
    (hex) =>
      t.b.walks.edgesOf[from].some((edge) => t.b.walks.edgesOf[hex].includes(edge)) &&
      hex !== from &&
      terrainAt(t, hex) !== 'desert' &&
      terrainAt(t, hex) !== 'sea',
  ) as number;
  const edge = t.b.walks.edgesOf[from].find((e) => t.b.walks.edgesOf[near].includes(e)) as number;
  return { from, near, edge };
}

// proves buch/desert-riders: The first to 13 points on their own turn wins.
// proves buch/desert-riders: There is no robber, no pirate and no Largest Army.
test('13 points win, without robber, pirate and Largest Army', () => {
  const t = fresh();
  expect([t.b.rules.target(t.s, 0), t.b.blockers, t.b.awards.map(({ id }) => id)]).toEqual([
    13,
    [],
    ['longest-road'],
  ]);
});

describe('riders gather', () => {
  // proves buch/desert-riders: There are as many riders as the main island has hexes that produce.
  // proves buch/desert-riders: They wait beside the board.
  // proves buch/desert-riders: Starting settlements call no riders, and stand on any land.
  test.each([
    [3, {}, 15],
    [4, { riderMap: '2000' }, 15],
    [4, OLD, 16],
    [6, {}, 22],
    [6, { riderMap: '2000' }, 22],
    [6, OLD, 23],
  ])('with %i players and %o there are %i', (seats, options, stock) => {
    const t = fresh({ seats, options }).started();
    expect([t.field('dragonStock'), riders(t).some((count) => count > 0)]).toEqual([stock, false]);
  });

  // proves buch/desert-riders: Whenever a settlement is built, or becomes a city
  // proves buch/desert-riders: They are spread as evenly as possible
  // proves buch/desert-riders: The next rider comes to the desert with the fewest
  test.each([
    [3, [1, 1, 1], [2, 2, 2]],
    [4, [1, 1, 0], [2, 1, 1]],
    [5, [1, 1, 1, 0], [2, 2, 1, 1]],
    [6, [1, 1, 0, 0], [1, 1, 1, 1]],
  ])('with %i players a settlement and a city call them evenly', (seats, first, second) => {
    const t = quiet({ seats }).roll(3);
    const at = t.b.topology.hexCorner[deserts(t)[0] * 6];
    t.put(0, 'road', t.b.walks.edgesAt[at][0]).give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
    t.play(0, 'settlement', { corner: at });
    expect(riders(t)).toEqual(first);
    t.give(0, { grain: 2, ore: 3 }).play(0, 'city', { corner: at });
    expect(riders(t)).toEqual(second);
  });
});

describe('riders attack', () => {
  // proves buch/desert-riders: When the last rider has come the riders attack.
  // proves buch/desert-riders: From then on, when a hex beside one with a rider produces
  // proves buch/desert-riders: A hex with a rider gives nothing.
  // proves buch/desert-riders: A hex produces when its number comes and nothing stops it
  test('one goes to a hex that has given, and stops it', () => {
    const t = attacked();
    const { from, near } = pair(t);
    t.lay(near, 'hills', 5).put(0, 'settlement', t.b.topology.hexCorner[near * 6]);
    t.roll(5);
    expect([t.hand(0).brick, t.field('dragons', near), riders(t).reduce((a, n) => a + n, 0)]).toEqual([
      1,
      1,
      deserts(t).length * 5 - 1,
    ]);
    t.play(0, 'end-turn').roll(5);
    expect([t.hand(0).brick, t.field('dragons', from)]).toEqual([1, t.field('dragons', from)]);
  });

  test('while some are still to come none moves', () => {
    const t = attacked().set('dragonStock', 0, 1);
    const { near } = pair(t);
    t.lay(near, 'hills', 5).roll(5);
    expect(t.field('dragons', near)).toBe(0);
  });

  // proves buch/desert-riders: When the deserts are empty no rider moves.
  // proves buch/desert-riders: Riders never cross the sea.
  test('out of empty deserts nobody comes, and nobody overseas', () => {
    const t = quiet().set('dragonStock', 0, 0);
    const { near, from } = pair(t);
    const third = hexesOf(t).find((hex) => t.b.layout.hexes[hex].region === 'north') as number;
    t.set('dragons', near, 1).lay(third, 'hills', 5).roll(5);
    expect([t.field('dragons', third), t.field('dragons', from)]).toEqual([0, 0]);
  });

  // proves buch/desert-riders: You build no road between two hexes with riders
  // proves buch/desert-riders: You may build a road between the sea and a hex with a rider
  test('no road is built between two hexes with riders, nor counted there', () => {
    const t = attacked();
    const { near, edge } = pair(t);
    const [end] = t.b.walks.endsOf[edge];
    t.put(0, 'settlement', end).put(0, 'road', edge).roll(3);
    expect(t.field('routeLength', 0)).toBe(1);
    t.set('dragons', near, 1);
    t.b.rules.remeasure(t.s, 0);
    expect(t.field('routeLength', 0)).toBe(0);
    expect(t.b.rules.barBuild(t.s, 0, t.b.piece('road').index, edge)?.code).toBeDefined();
    t.b.rules.unbuild(t.s, t.b.piece('road').index, edge);
    t.give(0, { brick: 1, lumber: 1 });
    expect(t.refusal(0, 'road', { edge })?.code).toBe('between-dragons');
    const coast = hexesOf(t).find(
      (hex) =>
        t.b.layout.hexes[hex].region === 'main' &&
        t.b.walks.edgesOf[hex].some((e) => t.b.walks.hexesAlong[e].some((h) => terrainAt(t, h) === 'sea')),
    ) as number;
    const shore = t.b.walks.edgesOf[coast].find((e) =>
      t.b.walks.hexesAlong[e].some((h) => terrainAt(t, h) === 'sea'),
    ) as number;
    t.set('dragons', coast, 1).put(0, 'settlement', t.b.walks.endsOf[shore][0]);
    expect(t.refusal(0, 'road', { edge: shore })).toBeUndefined();
  });

  // proves buch/desert-riders: A settlement or city that has riders on all land around it
  test('a beset town is worth nothing, and its harbour is shut until a rider goes', () => {
    const t = attacked();
    const place = t.b.layout.harbours.places.findIndex((_, i) => t.field('harbour', i) === 0);
    const corner = t.b.harbourCorner[place * 2];
    t.put(0, 'settlement', corner).roll(3);
    const rate = (): number => t.b.the.bank.rate(t.s, 0, t.b.good('ore'));
    const land = t.b.walks.hexesAt[corner].filter((hex) => terrainAt(t, hex) !== 'sea');
    expect([rate(), t.points(0)]).toEqual([3, 1]);
    for (const hex of land) {
      t.set('dragons', hex, 1);
      t.b.the.dragons.changed(t.s, hex);
    }
    expect([rate(), t.points(0)]).toEqual([4, 0]);
    t.set('dragons', land[0], 0);
    t.b.the.dragons.changed(t.s, land[0]);
    expect([rate(), t.points(0)]).toEqual([3, 1]);
  });
});

describe('the Knight', () => {
  const knight = (t: Table, seat = 0): Table =>
    t.cards(seat, 'knight').play(seat, 'play-card', { card: 'knight' });

  // proves buch/desert-riders: A Knight removes one rider from the game
  // proves buch/desert-riders: A Knight removes any rider on the board
  // proves buch/desert-riders: You may let the theft be.
  // proves buch/desert-riders: Remove a rider, and steal a card from any player.
  test('removes a rider of choice and steals a card', () => {
    const t = attacked().give(1, { ore: 1 }).roll(3);
    const [hex] = deserts(t);
    knight(t);
    expect(t.decision).toBe('slay-dragon');
    t.play(0, 'slay-dragon', { hex });
    expect([t.field('dragons', hex), t.decision]).toEqual([4, 'rob']);
    expect(t.legal(0, 'rob-nobody')).toHaveLength(1);
    t.play(0, t.legal(0, 'rob')[0]);
    while (t.decision !== 'main') t.anything();
    expect(t.hand(0)).toEqual({ ore: 1 });
  });

  // proves buch/desert-riders: While none is there it only steals.
  test('without a rider it only steals', () => {
    const t = quiet().give(1, { ore: 1 }).roll(3);
    expect(knight(t).decision).toBe('rob');
  });

  // proves buch/desert-riders: The first player to have removed two riders gains 1 point.
  // proves buch/desert-riders: The point for two riders stays with its owner.
  test('the first to have removed two gains a point for good', () => {
    const t = attacked().roll(3);
    const slay = (seat: number): void => {
      t.b.the.dragons.slain(t.s, seat);
    };
    slay(0);
    slay(1);
    expect([t.points(0), t.points(1)]).toEqual([0, 0]);
    slay(1);
    expect([t.points(0), t.points(1)]).toEqual([0, 1]);
    slay(0);
    slay(0);
    expect([t.points(0), t.points(1)]).toEqual([0, 1]);
  });
});

// proves buch/desert-riders: On a 7 the player who rolled it may steal
test('a 7 steals from anybody, or nobody', () => {
  const t = quiet().give(2, { ore: 1 }).roll(7);
  expect(t.decision).toBe('rob');
  t.play(0, 'rob-nobody');
  expect([t.decision, t.hand(2)]).toEqual(['main', { ore: 1 }]);
});

describe('the start', () => {
  const byTheSea = (t: Table, corner: number): boolean =>
    t.b.walks.edgesAt[corner].some((edge) => t.b.rules.edgeFit(t.s, t.b.piece('ship').index, edge));
  const places = (t: Table): number[] => t.legal(0, 'place-building').map(({ corner }) => Number(corner));

  // proves buch/desert-riders: One of your starting settlements, whichever, stands on a coast
  // proves buch/desert-riders: Which starting settlement has a ship
  test('the second has a ship unless the first has one', () => {
    const t = fresh({ seats: 3 }).until('place-building');
    const inland = places(t).find((corner) => !byTheSea(t, corner)) as number;
    t.play(0, 'place-building', { corner: inland }).play(0, t.legal(0, 'place-route')[0]);
    while (t.field('startsPlaced') < 5) t.anything();
    expect(places(t).every((corner) => byTheSea(t, corner))).toBe(true);
    t.play(0, 'place-building', { corner: places(t)[0] });
    expect(new Set(t.legal(0, 'place-route').map(({ piece }) => piece))).toEqual(new Set(['ship']));
  });

  test('who has a ship already starts wherever they like', () => {
    const t = fresh({ seats: 3 }).until('place-building');
    const coast = places(t).find((corner) => byTheSea(t, corner)) as number;
    t.play(0, 'place-building', { corner: coast });
    t.play(0, t.legal(0, 'place-route').find(({ piece }) => piece === 'ship')!);
    while (t.field('startsPlaced') < 5) t.anything();
    expect(places(t).some((corner) => !byTheSea(t, corner))).toBe(true);
  });

  // proves buch/desert-riders: Your first starting settlement stands on a coast
  test('by the rules in English it is the first', () => {
    const t = fresh({ options: { riderStart: 'first' } }).until('place-building');
    expect(places(t).every((corner) => byTheSea(t, corner))).toBe(true);
    t.play(0, 'place-building', { corner: places(t)[0] });
    expect(new Set(t.legal(0, 'place-route').map(({ piece }) => piece))).toEqual(new Set(['ship']));
  });
});

describe('overseas', () => {
  // proves buch/desert-riders: A jungle gives discoveries when its number comes
  // proves buch/desert-riders: Each stands in for one resource when you buy a development card.
  // proves buch/desert-riders: Discoveries are not cards in your hand.
  // proves buch/desert-riders: They stand in for what is missing from your hand.
  // proves buch/desert-riders: When no discovery is left a jungle gives none.
  test('jungles give discoveries, which buy cards', () => {
    const t = quiet();
    const jungle = hexesOf(t).find((hex) => terrainAt(t, hex) === 'jungle') as number;
    t.set('numbers', jungle, 1 << 5).put(0, 'city', t.b.topology.hexCorner[jungle * 6]);
    t.give(0, { ore: 1 }).roll(5);
    expect([t.hand(0), t.b.fields.handSize.get(t.s, 0)]).toEqual([{ ore: 1, discovery: 2 }, 1]);
    t.play(0, 'buy-card');
    expect(t.hand(0)).toEqual({});
    const empty = quiet().setBank('discovery', 0);
    empty.set('numbers', jungle, 1 << 5).put(0, 'city', t.b.topology.hexCorner[jungle * 6]);
    expect(empty.roll(5).hand(0)).toEqual({});
  });

  // proves buch/desert-riders: There are 10 discoveries with three and four players, 12 with five and six.
  test.each([
    [3, 10],
    [4, 10],
    [5, 12],
    [6, 12],
  ])('with %i players there are %i discoveries', (seats, count) => {
    expect(fresh({ seats }).bank('discovery')).toBe(count);
  });

  // proves buch/desert-riders: A volcano gives nothing.
  // proves buch/desert-riders: When its number comes the fields near it produce, and then it erupts
  // proves buch/desert-riders: A city that is hit becomes a settlement.
  // proves buch/desert-riders: Corners are counted from the upper right one anticlockwise.
  test('the number of a volcano brings grain near it, and then an eruption', () => {
    const t = fresh({ seats: 4 }).until('place-building');
    const volcanoes = hexesOf(t).filter((hex) => terrainAt(t, hex) === 'volcano');
    const number = t.field('numbers', volcanoes[0]);
    const fed = hexesOf(t).find(
      (hex) =>
        terrainAt(t, hex) === 'fields' &&
        (t.field('numbers', hex) & number) === number &&
        t.field('numbers', hex) !== number,
    ) as number;
    t.started().until('roll', 0).bare();
    for (const hex of hexesOf(t)) if (hex !== volcanoes[0] && hex !== fed) t.set('numbers', hex, 0);
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    const free = [0, 1, 2, 3, 4, 5].find(
      (i) => !t.b.walks.cornersOf[fed].includes(t.b.topology.hexCorner[volcanoes[0] * 6 + i]),
    ) as number;
    const corner = t.b.topology.hexCorner[volcanoes[0] * 6 + free];
    const far = t.b.walks.cornersOf[fed].find(
      (at) => !t.b.walks.cornersOf[volcanoes[0]].includes(at),
    ) as number;
    t.put(0, 'city', corner)
      .put(1, 'settlement', far)
      .roll(31 - Math.clz32(number));
    expect([t.hand(0), t.hand(1), t.decision]).toEqual([{}, { grain: 1 }, 'erupt']);
    t.nature('erupt', { die: free + 1 });
    expect(t.points(0)).toBe(1);
  });

  // proves buch/desert-riders: a settlement there is destroyed.
  // proves buch/desert-riders: The number of each volcano counts for the nearest fields
  // proves buch/desert-riders: Nobody starts beside a volcano.
  test('a settlement is destroyed, and each volcano has fields of its own', () => {
    const t = fresh().until('place-building');
    const volcanoes = hexesOf(t).filter((hex) => terrainAt(t, hex) === 'volcano');
    const two = hexesOf(t).filter((hex) => {
      const numbers = t.field('numbers', hex);
      return (numbers & (numbers - 1)) !== 0;
    });
    expect([volcanoes.length, two.length, two.every((hex) => terrainAt(t, hex) === 'fields')]).toEqual([
      2,
      2,
      true,
    ]);
    for (const hex of two) expect(t.b.layout.hexes[hex].group).toBe('outlying');
    const beside = t.b.topology.hexCorner[volcanoes[0] * 6];
    expect(t.refusal(0, 'place-building', { corner: beside })?.code).toBe('volcano-near');
    const q = quiet();
    q.set('numbers', volcanoes[0], 1 << 5)
      .put(0, 'settlement', beside)
      .roll(5)
      .nature('erupt', { die: 1 });
    expect(q.points(0)).toBe(0);
  });

  // proves buch/desert-riders: The map: that of 2003 or of 2000
  test.each([
    [4, { riderMap: '2003' }, { jungle: 3, volcano: 2, gold: 2, hills: 5, desert: 3, sea: 16 }],
    [4, { riderMap: '2000' }, { jungle: 3, volcano: 2, gold: 2, hills: 5, desert: 3, sea: 16 }],
    [4, OLD, { gold: 1, hills: 6, desert: 3, sea: 17 }],
    [6, { riderMap: '2003' }, { jungle: 3, volcano: 3, gold: 3, hills: 7, desert: 4, sea: 17 }],
    [6, { riderMap: '2000' }, { jungle: 3, volcano: 3, gold: 3, hills: 7, desert: 4, sea: 21 }],
    [6, OLD, { gold: 2, hills: 9, desert: 3, sea: 18 }],
  ])('with %i players and %o the map is laid to the counts', (seats, options, wanted) => {
    const t = fresh({ seats, options }).until('place-building');
    const counts: Record<string, number> = {};
    for (const hex of hexesOf(t)) counts[terrainAt(t, hex)] = (counts[terrainAt(t, hex)] ?? 0) + 1;
    expect(counts).toMatchObject(wanted);
    if (options.riderMap === '1997') expect([counts.jungle, counts.volcano]).toEqual([undefined, undefined]);
  });
});
