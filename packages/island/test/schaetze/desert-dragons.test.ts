import { describe, expect, test } from 'vitest';
import type { Table } from '../table.ts';
import { fresh, terrainAt } from './waters.ts';

const ROW = 'schaetze/desert-dragons';

const hexesOf = (t: Table): number[] => Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
const deserts = (t: Table): number[] => hexesOf(t).filter((hex) => terrainAt(t, hex) === 'desert');
const dragons = (t: Table): number[] => hexesOf(t).map((hex) => t.field('dragons', hex));
const onDeserts = (t: Table): number[] => deserts(t).map((hex) => t.field('dragons', hex));

/** Seat 0 trading and building on an empty board with empty hands. */
function home(seats = 4): Table {
  const t = fresh(ROW, { seats }).started().bare().until('roll', 0).bare();
  for (const hex of hexesOf(t)) t.set('dragons', hex, 0);
  t.set('dragonStock', 0, 16).roll(2);
  while (t.decision !== 'main') t.anything();
  for (let seat = 0; seat < seats; seat++) t.give(seat, {});
  return t;
}

/** The same before the roll, with all dragons in the deserts: 6, 5 and 5. */
function attacked(): Table {
  const t = fresh(ROW).started().until('roll', 0).bare();
  for (const hex of hexesOf(t)) t.set('dragons', hex, 0).set('numbers', hex, 0);
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  deserts(t).forEach((hex, i) => {
    t.set('dragons', hex, i === 0 ? 6 : 5);
  });
  return t.set('dragonStock', 0, 0);
}

/** numbers a hex of the main island that is no desert */
const number = (t: Table, q: number, r: number, n: number): number => {
  const hex = t.hex(q, r);
  t.lay(hex, 'hills', n);
  return hex;
};

/** Seat 0 has built a settlement, as one does. */
function settle(t: Table, q: number, r: number, corner: number): Table {
  const at = t.corner(q, r, corner);
  t.put(0, 'road', t.b.walks.edgesAt[at][0]).give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
  return t.play(0, 'settlement', { corner: at });
}

// proves schaetze/desert-dragons: The first to 13 points on their own turn wins.
test('13 points win', () => {
  const t = fresh(ROW);
  expect(t.b.rules.target(t.s, 0)).toBe(13);
});

// proves schaetze/desert-dragons: There is no robber, no pirate and no Largest Army.
test('there is no robber, no pirate and no Largest Army', () => {
  const { b } = fresh(ROW);
  expect([b.blockers, b.awards.map(({ id }) => id)]).toEqual([[], ['longest-road']]);
});

// proves schaetze/desert-dragons: There are as many dragons as the main island
// proves schaetze/desert-dragons: They wait beside the board.
// proves schaetze/desert-dragons: Starting settlements call no dragons.
test.each([3, 4])('with %i players 16 dragons wait, also after everybody has started', (seats) => {
  const t = fresh(ROW, { seats }).until('place-building');
  expect(t.field('dragonStock')).toBe(16);
  t.started();
  expect([t.field('dragonStock'), dragons(t).some((count) => count > 0)]).toEqual([16, false]);
});

// proves schaetze/desert-dragons: Starting settlements may stand on any land.
test('everybody starts wherever they like', () => {
  const t = fresh(ROW).until('place-building');
  const regions = new Set(
    t
      .legal(0, 'place-building')
      .flatMap(({ corner }) => t.b.walks.hexesAt[Number(corner)])
      .map((hex) => t.b.layout.hexes[hex].region),
  );
  for (const region of ['main', 'north', 'south']) expect(regions).toContain(region);
});

describe('dragons gather', () => {
  // proves schaetze/desert-dragons: Whenever a settlement is built, or becomes a city
  // proves schaetze/desert-dragons: They are spread as evenly as possible
  // proves schaetze/desert-dragons: The next dragon comes to the desert with the fewest
  test.each([
    [3, [1, 1, 1], [2, 2, 2]],
    [4, [1, 1, 0], [2, 1, 1]],
  ])('with %i players a settlement and a city call them evenly', (seats, first, second) => {
    const t = settle(home(seats), -4, -1, 2);
    expect(onDeserts(t)).toEqual(first);
    t.give(0, { grain: 2, ore: 3 }).play(0, 'city', { corner: t.corner(-4, -1, 2) });
    expect(onDeserts(t)).toEqual(second);
    expect(t.field('dragonStock')).toBe(16 - second.reduce((sum, n) => sum + n, 0));
  });

  test('a road or ship calls none', () => {
    const t = home()
      .put(0, 'settlement', home().corner(-2, -1, 0))
      .give(0, { brick: 1, lumber: 2, wool: 1 });
    t.play(0, t.legal(0, 'road')[0]).play(0, t.legal(0, 'ship')[0]);
    expect(t.field('dragonStock')).toBe(16);
  });

  // proves schaetze/desert-dragons: When the last dragon has come the dragons attack.
  test('the last ones come, be they fewer, and then no town calls any more', () => {
    const t = home().set('dragonStock', 0, 1);
    settle(t, -4, -1, 2);
    expect([t.field('dragonStock'), onDeserts(t)]).toEqual([0, [1, 0, 0]]);
    expect(t.events.map(({ kind }) => kind)).toContain('dragons-attack');
    t.give(0, { grain: 2, ore: 3 }).play(0, 'city', { corner: t.corner(-4, -1, 2) });
    expect(onDeserts(t)).toEqual([1, 0, 0]);
  });
});

describe('dragons attack', () => {
  // proves schaetze/desert-dragons: From then on, when a hex beside one with a dragon produces
  // proves schaetze/desert-dragons: The next dragon comes to the desert with the fewest
  test('after a hex beside a dragon has given, a dragon flies there', () => {
    const t = attacked();
    const hex = number(t, -3, -1, 5);
    t.put(0, 'settlement', t.b.walks.cornersOf[hex][0]).roll(5);
    expect([t.hand(0), t.field('dragons', hex), onDeserts(t)]).toEqual([{ brick: 1 }, 1, [5, 5, 5]]);
  });

  test('while dragons are still to come none flies', () => {
    const t = attacked().set('dragonStock', 0, 1);
    const hex = number(t, -3, -1, 5);
    t.roll(5);
    expect(t.field('dragons', hex)).toBe(0);
  });

  // proves schaetze/desert-dragons: A hex produces when its number comes and nothing stops it
  // proves schaetze/desert-dragons: Where several do so at once each draws a dragon
  test('with or without a building, and one roll draws a dragon to each hex, but no further', () => {
    const t = attacked();
    // (-5,1) lies beside no desert, only beside (-4,0), which is drawn to in the same roll
    const [near, other, far] = [number(t, -4, 0, 9), number(t, -2, -1, 9), number(t, -5, 1, 9)];
    t.lay(t.hex(-5, 2), 'hills').lay(t.hex(-4, 1), 'hills').roll(9);
    expect([near, other, far].map((hex) => t.field('dragons', hex))).toEqual([1, 1, 0]);
    t.play(0, 'end-turn').roll(9);
    expect([near, other, far].map((hex) => t.field('dragons', hex))).toEqual([1, 1, 1]);
  });

  // proves schaetze/desert-dragons: A hex with a dragon gives nothing.
  test('a hex with a dragon gives nothing', () => {
    const t = attacked();
    const hex = number(t, -3, -1, 5);
    t.set('dragons', hex, 1).put(0, 'settlement', t.b.walks.cornersOf[hex][0]).roll(5);
    expect([t.hand(0), t.field('dragons', hex)]).toEqual([{}, 1]);
  });

  // proves schaetze/desert-dragons: When the deserts are empty no dragon flies.
  // proves schaetze/desert-dragons: Dragons of the main island never cross the sea.
  test('none flies out of empty deserts, and none over the sea', () => {
    const t = attacked();
    const [from, hex] = [number(t, -4, 0, 9), number(t, -3, -1, 5)];
    for (const desert of deserts(t)) t.set('dragons', desert, 0);
    t.set('dragons', from, 1).roll(5);
    expect(t.field('dragons', hex)).toBe(0);
    const overseas = attacked();
    const away = hexesOf(overseas).filter((at) => overseas.b.layout.hexes[at].region === 'north');
    for (const at of away) overseas.lay(at, 'forest', 8);
    for (const at of hexesOf(overseas))
      if (overseas.b.layout.hexes[at].region === 'main' && terrainAt(overseas, at) !== 'desert')
        overseas.set('dragons', at, 1);
    overseas.roll(8);
    expect(away.map((at) => overseas.field('dragons', at))).toEqual(away.map(() => 0));
  });
});

describe('what dragons do to roads', () => {
  const between = (t: Table): { edge: number; sides: number[] } => {
    const edge = t.edge(-3, -1, 0);
    return { edge, sides: [...t.b.walks.hexesAlong[edge]] };
  };

  // proves schaetze/desert-dragons: You build no road between two hexes with dragons
  // proves schaetze/desert-dragons: You may build a road between the sea and a hex with a dragon
  test('none is built between two of them, but beside the sea it is', () => {
    const t = home();
    const { edge, sides } = between(t);
    const [start] = t.b.walks.endsOf[edge];
    t.put(0, 'settlement', start).give(0, { brick: 1, lumber: 1 }).set('dragons', sides[0], 1);
    expect(t.refusal(0, 'road', { edge })).toBeUndefined();
    t.set('dragons', sides[1], 1);
    expect(t.refusal(0, 'road', { edge })?.code).toBe('between-dragons');
    const coast = t.edge(-4, -1, 3);
    t.put(0, 'settlement', t.b.walks.endsOf[coast][0]).set('dragons', t.hex(-4, -1), 1);
    expect(t.refusal(0, 'road', { edge: coast })).toBeUndefined();
  });

  // proves schaetze/desert-dragons: and one that lies there adds nothing to the Longest Trade Route
  // proves schaetze/desert-dragons: A road between dragons still joins those
  test('one that lies there adds nothing to the longest route, and still joins both sides', () => {
    const t = attacked();
    const hex = t.hex(-3, -1);
    for (const edge of t.b.walks.edgesOf[hex].slice(0, 5)) t.put(1, 'road', edge);
    expect([t.field('routeLength', 1), t.points(1)]).toEqual([5, 2]);
    // of the five sides in a row one lies at a desert, and not at an end
    number(t, -3, -1, 4);
    const sides = t.b.walks.edgesOf[hex]
      .slice(0, 5)
      .filter((edge) => t.b.walks.hexesAlong[edge].some((at) => t.field('dragons', at) > 0));
    expect(sides).toHaveLength(1);
    t.roll(4);
    expect([t.field('dragons', hex), t.field('routeLength', 1), t.points(1)]).toEqual([1, 4, 0]);
  });
});

describe('routes that dragons come to and leave', () => {
  const near = (t: Table, hex: number): number[] => t.b.walks.hexesBeside[hex].filter((at) => isHome(t, at));
  const isHome = (t: Table, hex: number): boolean => t.b.layout.hexes[hex].region === 'main';
  /** five sides in a row of a hex, one of them at the other, have roads of seat 1, which has the award for them */
  function around(t: Table, hex: number, other: number): Table {
    const sides = t.b.walks.edgesOf[hex];
    const met = sides.findIndex((edge) => t.b.walks.hexesAlong[edge].includes(other));
    for (let i = 0; i < 5; i++) t.put(1, 'road', sides[(met + 4 + i) % 6]);
    return t;
  }
  const route = (t: Table): number[] => [t.field('routeLength', 1), t.points(1)];
  /** a hex beside the first desert, and no desert itself */
  const besideDesert = (t: Table): number =>
    near(t, deserts(t)[0]).find((hex) => terrainAt(t, hex) !== 'desert')!;

  // proves schaetze/desert-dragons: and one that lies there adds nothing to the Longest Trade Route
  test('a dragon that gathers shortens the route, and one that is slain gives it back', () => {
    const t = home();
    const [desert] = deserts(t);
    const hex = besideDesert(t);
    around(t.set('dragons', hex, 1), hex, desert);
    expect(route(t)).toEqual([5, 2]);
    t.b.the.dragons.gather(t.s, 1);
    expect([t.field('dragons', desert), ...route(t)]).toEqual([1, 4, 0]);
    t.cards(0, 'knight').play(0, 'play-card', { card: 'knight' }).play(0, 'slay-dragon', { hex: desert });
    expect(route(t)).toEqual([5, 2]);
  });

  test('the last dragon that flies out of a desert leaves the route beside it whole', () => {
    const t = attacked();
    const [desert] = deserts(t);
    const hex = besideDesert(t);
    for (const at of deserts(t)) t.set('dragons', at, at === desert ? 1 : 0);
    around(t.set('dragons', hex, 1), hex, desert);
    expect(route(t)).toEqual([4, 0]);
    const goal = near(t, desert).find((at) => at !== hex && !t.b.walks.hexesBeside[hex].includes(at))!;
    t.lay(goal, 'hills', 4).roll(4);
    expect([t.field('dragons', desert), t.field('dragons', goal), ...route(t)]).toEqual([0, 1, 5, 2]);
  });

  test('a dragon that flies to a hex beside another shortens the route between them', () => {
    const t = attacked();
    const all = hexesOf(t).filter((hex) => isHome(t, hex) && terrainAt(t, hex) !== 'desert');
    const [from] = deserts(t);
    const goal = all.find((hex) => near(t, hex).every((at) => terrainAt(t, at) !== 'desert'))!;
    const other = near(t, goal)[0];
    expect(t.b.walks.hexesBeside[from]).not.toContain(goal);
    around(t.set('dragons', other, 1), goal, other);
    expect(route(t)).toEqual([5, 2]);
    t.lay(goal, 'hills', 4).roll(4);
    expect([t.field('dragons', goal), ...route(t)]).toEqual([1, 4, 0]);
  });
});

// proves schaetze/desert-dragons: A settlement or city with dragons on all land around
test('a town with a single hex of land beside it is worth nothing as soon as a dragon is there', () => {
  const t = home();
  const isLand = (hex: number): boolean => terrainAt(t, hex) !== 'sea';
  const corner = t.b.walks.hexesAt.findIndex((around) => around.filter(isLand).length === 1);
  const land = t.b.walks.hexesAt[corner].find(isLand)!;
  t.put(0, 'settlement', corner);
  expect(t.points(0)).toBe(1);
  t.set('dragons', land, 1);
  expect(t.points(0)).toBe(0);
});

// proves schaetze/desert-dragons: A settlement or city with dragons on all land around
// proves schaetze/desert-dragons: are worth nothing keep their harbours
test('a town among dragons is worth nothing, keeps its harbour, and counts again when one is slain', () => {
  const t = home();
  const place = t.b.layout.harbours.places.findIndex(({ q, r }) => q === -4 && r === 0);
  const [corner] = t.b.harbourCorner.slice(place * 2, place * 2 + 1);
  t.put(0, 'settlement', corner).put(0, 'city', corner);
  expect(t.points(0)).toBe(2);
  const land = t.b.walks.hexesAt[corner].filter((hex) => terrainAt(t, hex) !== 'sea');
  for (const hex of land.slice(1)) t.set('dragons', hex, 1);
  expect(t.points(0)).toBe(2);
  t.set('dragons', land[0], 1);
  expect([t.points(0), t.b.rules.publicPoints(t.s, 0)]).toEqual([0, 0]);
  expect(t.b.the.harbours.bits(t.s, 0, [])).toBeGreaterThan(0);
  t.cards(0, 'knight').play(0, 'play-card', { card: 'knight' }).play(0, 'slay-dragon', { hex: land[0] });
  expect(t.points(0)).toBe(2);
});

describe('knights and sevens', () => {
  // proves schaetze/desert-dragons: a Knight you remove one dragon from the game
  // proves schaetze/desert-dragons: A Knight slays any dragon on the board, also in a desert, but
  // proves schaetze/desert-dragons: Slay a dragon and steal a card from any player
  test('a knight slays a dragon, in a desert as well, and steals a card from anybody', () => {
    const t = home().give(2, { ore: 1 }).give(3, { wool: 1 }).cards(0, 'knight');
    const [desert] = deserts(t);
    t.set('dragons', desert, 2).set('dragonStock', 0, 5).play(0, 'play-card', { card: 'knight' });
    expect(t.legal(0).map(({ move }) => move)).toEqual(['slay-dragon']);
    expect(t.refusal(0, 'slay-dragon', { hex: t.hex(-4, 0) })?.code).toBe('no-dragon');
    t.play(0, 'slay-dragon', { hex: desert });
    expect([t.field('dragons', desert), t.field('dragonStock')]).toEqual([1, 5]);
    t.play(0, 'rob', { seat: 3 });
    t.nature('steal', { good: 'wool' });
    expect([t.decision, t.hand(0)]).toEqual(['main', { wool: 1 }]);
  });

  // proves schaetze/desert-dragons: While there is none, you only steal
  test('while there is no dragon on the board a knight only steals', () => {
    const t = home().give(2, { ore: 1 }).cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
    expect([t.decision, t.field('dragonStock')]).toEqual(['rob', 16]);
  });

  // proves schaetze/desert-dragons: When you roll a 7, you may steal a card
  // proves schaetze/desert-dragons: You may decline to steal
  // proves schaetze/desert-dragons: Hands above the limit are halved on a 7 as usual.
  test('a seven halves large hands, and lets one card be stolen, or none', () => {
    const t = attacked().give(1, { ore: 8 }).roll(7);
    expect(t.decision).toBe('discard');
    while (t.decision === 'discard') t.play(1, 'discard', { good: 'ore' });
    expect(
      t
        .legal(0)
        .map(({ move }) => move)
        .sort(),
    ).toEqual(['rob', 'rob-nobody']);
    const before = t.s.cells.slice();
    t.play(0, 'rob-nobody');
    expect([t.decision, t.hand(0), t.hand(1)]).toEqual(['main', {}, { ore: 4 }]);
    t.s.cells.set(before);
    t.play(0, 'rob', { seat: 1 }).nature('steal', { good: 'ore' });
    expect(t.hand(0)).toEqual({ ore: 1 });
  });
});
