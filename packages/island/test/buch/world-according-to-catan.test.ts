import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

const ROW = 'buch/world-according-to-catan';
const [EAST, NORTHEAST, NORTHWEST, WEST, SOUTHWEST, SOUTHEAST] = [0, 1, 2, 3, 4, 5];
const SIDES = ['E', 'NE', 'NW', 'W', 'SW', 'SE'];

/** bare, tokens and chits as at first, in the main part of the turn of seat 0 */
function open(seats = 4): Table {
  const t = new Table(ROW, { seats }).started().until('main', 0).bare();
  t.b.layout.hexes.forEach(({ region }, hex) => {
    if (region !== 'eurasia') t.set('numbers', hex, 0);
  });
  for (let seat = 0; seat < seats; seat++) t.set('chitsTaken', seat, 0).give(seat, {});
  for (const { q, r, corner } of t.b.layout.marks.corners['victory-site'])
    t.set('victoryChit', t.corner(q, r, corner), 1);
  t.set('blocker', t.b.blocker('robber'), -1);
  return reserve(storm(t, -2, 0, EAST), 4, 5, 6, 9, 10, 11);
}
/** the storm is on this hex and faces this side */
function storm(t: Table, q: number, r: number, side: number): Table {
  const at = t.hex(q, r);
  t.set('stormAt', 0, at).set('stormWay', 0, side);
  return t.set('stormAhead', 0, t.b.topology.straightOn(at, side));
}
function reserve(t: Table, ...tokens: number[]): Table {
  for (let n = 2; n < 13; n++) t.set('reserve', n, tokens.filter((token) => token === n).length);
  return t.set('reserveLeft', 0, tokens.length);
}
/** the next seat rolls these dice */
function next(t: Table, red: number, yellow: number): Table {
  t.play(t.active, 'end-turn');
  t.play(t.active, 'roll');
  return t.nature('dice', { red, yellow });
}
const stormAt = (t: Table): string => t.b.topology.hexName(t.field('stormAt'));
const region = (t: Table, hex: number): string | undefined => t.b.layout.hexes[hex].region;

describe('the board', () => {
  // proves buch/world-according-to-catan: The map is ours, made to the counts of hexes, tokens and harbours
  it('has the hexes, tokens and harbours of its table', () => {
    const { b } = new Table(ROW);
    const count: Record<string, number> = {};
    for (const { terrains = {} } of Object.values(b.layout.groups))
      for (const [id, n] of Object.entries(terrains)) count[id] = (count[id] ?? 0) + n;
    for (const { terrain } of b.layout.hexes) if (terrain) count[terrain] = (count[terrain] ?? 0) + 1;
    expect(count).toEqual({
      hills: 6,
      fields: 7,
      forest: 7,
      mountains: 6,
      pasture: 6,
      desert: 5,
      gold: 2,
      // 24, and seven that are printed on the frame
      sea: 24 + 7,
    });
    expect(b.layout.groups.old.numbers?.bag).toEqual([
      2, 3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11, 11, 12,
    ]);
    expect(b.layout.reserve).toEqual([4, 5, 6, 9, 10, 11]);
    expect(b.layout.harbours.bag).toEqual({ brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any: 5 });
    expect(b.layout.marks.corners['victory-site']).toHaveLength(9);
  });

  // proves buch/world-according-to-catan: Nine chits lie around the other continents, and the storm begins in the Atlantic, heading east
  it('chits lie away from Eurasia, and the storm faces east', () => {
    const t = new Table(ROW);
    for (const { q, r, corner } of t.b.layout.marks.corners['victory-site'])
      for (const hex of t.b.walks.hexesAt[t.corner(q, r, corner)]) expect(region(t, hex)).not.toBe('eurasia');
    t.started();
    expect([stormAt(t), t.field('stormWay'), t.field('stormAhead')]).toEqual(['-2,0', EAST, t.hex(-1, 0)]);
  });

  // proves buch/world-according-to-catan: The left and right borders of the board are glued together
  it('a line of ships from Asia runs across the border to America', () => {
    const t = open();
    const seam = t.edge(5, -1, 0);
    expect(seam).toBe(t.edge(-4, -1, 3));
    t.put(0, 'settlement', t.corner(5, -1, 0)).put(0, 'ship', seam);
    t.give(0, { lumber: 1, wool: 1 }).play(0, 'ship', { edge: t.edge(-4, -1, 4) });
    const route = t.b.awards.findIndex(({ id }) => id === 'longest-road');
    expect(t.b.awards[route].of(t.s, 0)).toBe(2);
  });
});

describe('the start', () => {
  // proves buch/world-according-to-catan: Starting settlements stand in Eurasia, and not on the desert that parts Europe from Africa
  it('is in Eurasia, not at the desert that parts it from Africa, and nowhere else', () => {
    const t = new Table(ROW);
    while (t.decision !== 'place-building') t.anything();
    const seat = t.b.rules.firstSeat(t.s);
    const start = (corner: number) => t.refusal(seat, 'place-building', { corner })?.code;
    expect(start(t.corner(3, -1, 1))).toBeUndefined();
    expect(start(t.corner(5, -1, 0))).toBeUndefined();
    // the corner of Europe that touches the desert
    expect(start(t.corner(0, 0, 0))).toBe('start-barred');
    expect(start(t.corner(1, -1, 4))).toBe('start-barred');
    expect(start(t.corner(-1, 0, 3))).toBe('start-elsewhere');
    expect(start(t.corner(-2, -2, 4))).toBe('start-elsewhere');
  });

  // proves buch/world-according-to-catan: The robber starts off the board
  // proves buch/world-according-to-catan: There is no pirate
  it('there is no pirate, and the robber is off the board', () => {
    const t = new Table(ROW).started();
    expect(t.b.blockers.map(({ id }) => id)).toEqual(['robber']);
    expect(t.field('blocker', 0)).toBe(-1);
  });

  // proves buch/world-according-to-catan: Everybody has 6 cities
  it('everybody has six cities, five settlements, 15 roads and 15 ships', () => {
    const { b } = new Table(ROW);
    const limits = ['city', 'settlement', 'road', 'ship'].map((id) => b.piece(id).limit);
    expect(limits).toEqual([6, 5, 15, 15]);
  });
});

describe('chits', () => {
  // proves buch/world-according-to-catan: A chit lies on marked corners
  // proves buch/world-according-to-catan: If you are the first to build a road or ship that ends there, you take it
  it.each(['road', 'ship'])('the first %s that ends there takes it, a point', (piece) => {
    const t = open();
    t.put(1, piece, t.edge(-2, -3, 2));
    expect([t.field('chitsTaken', 1), t.points(1)]).toEqual([1, 1]);
    t.put(2, piece, t.edge(-2, -3, 3));
    expect(t.field('chitsTaken', 2)).toBe(0);
  });

  it('one that does not end there takes none', () => {
    const t = open().put(1, 'road', t0().edge(-2, -3, 0));
    expect(t.field('chitsTaken', 1)).toBe(0);
  });
  const t0 = () => new Table(ROW);
});

describe('number tokens', () => {
  /** Eurasia is desert but for these hexes, and the reserve is empty */
  function dry(numbers: readonly (readonly [q: number, r: number, number: number])[]): Table {
    const t = reserve(open());
    t.b.layout.hexes.forEach(({ region: where }, hex) => {
      if (where === 'eurasia') t.lay(hex, 'desert');
      else if (where && where !== 'divide') t.lay(hex, 'desert');
    });
    for (const [q, r, number] of numbers) t.lay(t.hex(q, r), 'forest', number);
    return t.lay(t.hex(-2, -1), 'pasture');
  }
  /** the edge of that pasture in America, towards the sea */
  const coast = (t: Table): number => t.edge(-2, -1, 0);
  const givers = (t: Table): unknown[] =>
    t
      .legal(0, 'move-token')
      .map(({ hex }) => hex)
      .sort();

  // proves buch/world-according-to-catan: Only Eurasia has numbers at first
  // proves buch/world-according-to-catan: When you build a road or ship on an edge of a hex elsewhere that produces and has no number
  it('only Eurasia has numbers; elsewhere a road or ship brings one of the reserve', () => {
    const fresh = new Table(ROW);
    while (fresh.decision !== 'place-building') fresh.anything();
    for (let hex = 0; hex < fresh.b.topology.hexes; hex++)
      expect(fresh.field('numbers', hex) !== 0).toBe(region(fresh, hex) === 'eurasia');
    for (const piece of ['road', 'ship']) {
      const t = open().lay(fresh.hex(-2, -1), 'pasture');
      t.put(0, piece, coast(t));
      expect(t.decision).toBe('draw-token');
      expect(t.legal(-1, 'draw-token').map(({ number }) => number)).toEqual([4, 5, 6, 9, 10, 11]);
      t.nature('draw-token', { number: 9 });
      expect([t.field('numbers', t.hex(-2, -1)), t.field('reserveLeft')]).toEqual([1 << 9, 5]);
    }
    const desert = open().lay(fresh.hex(-2, -1), 'desert');
    expect(desert.put(0, 'ship', coast(desert)).decision).toBe('main');
    const europe = open().lay(fresh.hex(3, -1), 'forest');
    expect(europe.put(0, 'road', europe.edge(3, -1, 0)).decision).toBe('main');
  });

  // proves buch/world-according-to-catan: You choose a token from a hex beside one of your own settlements or cities
  it('with an empty reserve it comes from beside an own town, which keeps another number', () => {
    const t = dry([
      [3, -1, 4],
      [2, -1, 5],
      [2, -2, 3],
      [4, 0, 9],
    ]);
    t.put(0, 'settlement', t.corner(3, -1, 2)).put(0, 'ship', coast(t));
    expect(givers(t)).toEqual([t.hex(3, -1), t.hex(2, -1)].sort());
    expect(t.refusal(0, 'move-token', { hex: t.hex(4, 0) })?.code).toBe('token-foreign');
    t.put(1, 'settlement', t.corner(2, -1, 4));
    expect(t.refusal(0, 'move-token', { hex: t.hex(2, -1) })?.code).toBe('token-barren');
    t.play(0, 'move-token', { hex: t.hex(3, -1) });
    expect([t.field('numbers', t.hex(3, -1)), t.field('numbers', t.hex(-2, -1))]).toEqual([0, 1 << 4]);
  });

  // proves buch/world-according-to-catan: so that no 6 or 8 comes to lie beside another
  // proves buch/world-according-to-catan: Where no token meets all three, they are dropped in this order
  it('no red one meets another; where nothing else is left the wishes give way in order', () => {
    const red = dry([
      [3, -1, 8],
      [2, -1, 5],
    ]);
    red.lay(red.hex(-3, -1), 'hills', 6).put(0, 'settlement', red.corner(3, -1, 2));
    red.put(0, 'ship', coast(red));
    expect(givers(red)).toEqual([red.hex(2, -1)]);
    expect(red.refusal(0, 'move-token', { hex: red.hex(3, -1) })?.code).toBe('token-reds');
    const foreign = dry([
      [3, -1, 8],
      [2, -1, 5],
    ]);
    foreign.put(0, 'ship', coast(foreign));
    expect(givers(foreign)).toEqual([foreign.hex(3, -1), foreign.hex(2, -1)].sort());
    const barren = dry([[3, -1, 5]]);
    barren.put(1, 'settlement', barren.corner(3, -1, 2)).put(0, 'ship', coast(barren));
    expect(givers(barren)).toEqual([barren.hex(3, -1)]);
    const last = dry([[3, -1, 8]]);
    last.lay(last.hex(-3, -1), 'hills', 6).put(0, 'ship', coast(last));
    expect(givers(last)).toEqual([last.hex(3, -1)]);
  });

  // proves buch/world-according-to-catan: When Eurasia has no token left, it comes from anywhere else, under the same conditions
  // proves buch/world-according-to-catan: A hex outside Eurasia that has lost its token gets another when somebody builds there again
  it('when Eurasia has none it comes from elsewhere, and only then', () => {
    const t = dry([]);
    t.lay(t.hex(-1, 1), 'hills', 9).put(0, 'ship', coast(t));
    expect(givers(t)).toEqual([t.hex(-1, 1)]);
    t.play(0, 'move-token', { hex: t.hex(-1, 1) });
    expect(t.field('numbers', t.hex(-1, 1))).toBe(0);
    reserve(t, 10).put(0, 'road', t.edge(-1, 1, 3));
    expect(t.decision).toBe('draw-token');
    const some = dry([[3, -1, 5]]);
    some.lay(some.hex(-1, 1), 'hills', 9).put(0, 'ship', coast(some));
    expect(givers(some)).toEqual([some.hex(3, -1)]);
  });

  // proves buch/world-according-to-catan: A piece between two hexes without numbers gives one to each
  // proves buch/world-according-to-catan: Free roads and ships, and ships that are moved there, bring a token as well
  it('a piece between two hexes without numbers gives one to each', () => {
    const t = open();
    t.lay(t.hex(-2, -1), 'pasture').lay(t.hex(-3, -1), 'hills');
    t.put(0, 'road', t.edge(-2, -1, 3));
    t.nature('draw-token', { number: 4 }).nature('draw-token', { number: 5 });
    expect([t.hex(-2, -1), t.hex(-3, -1)].map((hex) => t.field('numbers', hex)).sort()).toEqual([16, 32]);
    expect(t.decision).toBe('main');
  });
});

describe('the storm', () => {
  // proves buch/world-according-to-catan: On a 7, before the robber moves, the storm goes straight on: as many hexes as the higher die shows
  it.each([
    [3, 4, '2,0'],
    [5, 2, '3,0'],
    [1, 6, '4,0'],
  ])('dice of %s and %s move it straight on to %s, and then the robber moves', (red, yellow, where) => {
    const t = next(open(), red, yellow);
    expect(stormAt(t)).toBe(where);
    expect(t.decision).toBe('move-blocker');
    expect(t.field('stormWay')).toBe(EAST);
  });

  it('other numbers leave it where it is', () => {
    expect(stormAt(next(open(), 3, 3))).toBe('-2,0');
  });

  // proves buch/world-according-to-catan: At the edge of the board the storm is turned to any direction in which it can go on
  // proves buch/world-according-to-catan: It never goes on over the border that is glued
  // proves buch/world-according-to-catan: who rolled turns the storm
  it('at the glued border whoever rolled turns it, and it goes on with what is left', () => {
    const t = next(storm(open(), 3, 0, EAST), 3, 4);
    expect([stormAt(t), t.decision, t.field('stormAhead')]).toEqual(['4,0', 'turn-storm', -1]);
    expect(t.legal(1, 'turn-storm').map(({ side }) => side)).toEqual(['NE', 'NW', 'W', 'SW', 'SE']);
    expect(t.legal(0)).toEqual([]);
    expect(t.refusal(1, 'turn-storm', { side: 'E' })?.code).toBe('no-way-on');
    t.play(1, 'turn-storm', { side: SIDES[NORTHWEST] });
    expect([stormAt(t), t.field('stormWay'), t.decision]).toEqual(['4,-3', NORTHWEST, 'move-blocker']);
  });

  it('at the northern rim it can turn again, and more than once', () => {
    const t = next(storm(open(), 4, -2, NORTHWEST), 3, 4);
    expect(t.legal(1, 'turn-storm').map(({ side }) => side)).toEqual(['E', 'W', 'SW', 'SE']);
    t.play(1, 'turn-storm', { side: SIDES[EAST] });
    // one hex, two to the corner of the board, and then it stands at the border
    expect([stormAt(t), t.decision]).toEqual(['6,-3', 'turn-storm']);
    t.play(1, 'turn-storm', { side: SIDES[SOUTHWEST] });
    expect([stormAt(t), t.decision]).toEqual(['5,-2', 'move-blocker']);
  });

  // proves buch/world-according-to-catan: The storm passes over land, sea and the hexes of the frame
  it('it passes over land, sea and the frame', () => {
    expect(stormAt(next(storm(open(), -5, 2, NORTHEAST), 3, 4))).toBe('-1,-2');
    expect(stormAt(next(storm(open(), -1, 0, WEST), 3, 4))).toBe('-5,0');
    expect(stormAt(next(storm(open(), 1, -2, SOUTHEAST), 3, 4))).toBe('1,2');
  });

  // proves buch/world-according-to-catan: Then everybody with roads or ships on the sides of the storm’s hex gives up one of them
  // proves buch/world-according-to-catan: each owner chooses what to give up
  it('everybody with roads or ships beside it gives up one, before anybody discards', () => {
    const t = open();
    const [a, b2, c] = [t.edge(2, 0, 0), t.edge(2, 0, 1), t.edge(2, 0, 3)];
    t.put(0, 'road', a)
      .put(0, 'road', b2)
      .put(2, 'ship', c)
      .put(3, 'road', t.edge(4, 0, 0));
    t.give(0, { brick: 8 });
    next(t, 3, 4);
    expect(t.decision).toBe('storm-takes');
    expect(
      t
        .legal(0, 'storm-takes')
        .map(({ edge }) => edge)
        .sort(),
    ).toEqual([a, b2].sort());
    expect(t.legal(2, 'storm-takes').map(({ edge }) => edge)).toEqual([c]);
    expect([t.legal(1), t.legal(3)]).toEqual([[], []]);
    expect(t.refusal(0, 'storm-takes', { edge: c })?.code).toBe('not-beside-storm');
    t.play(0, 'storm-takes', { edge: b2 });
    expect([t.field('route', b2), t.field('route', a) !== 0, t.decision]).toEqual([0, true, 'storm-takes']);
    t.play(2, 'storm-takes', { edge: c });
    expect([t.field('route', c), t.decision]).toEqual([0, 'discard']);
    expect(t.b.fields.supply.get(t.s, 0, t.b.piece('road').index)).toBe(14);
  });

  it('a town beside it is safe, and so is a road that only touches its hex', () => {
    const t = open();
    const out = t.b.walks.edgesAt[t.corner(2, 0, 0)].find(
      (edge) => !t.b.walks.edgesOf[t.hex(2, 0)].includes(edge),
    )!;
    t.put(0, 'settlement', t.corner(2, 0, 3)).put(0, 'road', out);
    expect(next(t, 3, 4).decision).toBe('move-blocker');
  });

  // proves buch/world-according-to-catan: You may give up a ship from the middle of a line
  // proves buch/world-according-to-catan: you build no new ships until they are joined to one again
  // proves buch/world-according-to-catan: Ships are joined again by moving one of them, or by founding a settlement where they come ashore
  it('ships that hang on nothing bar new ones until they are joined again', () => {
    const t = open(3);
    // a line along the southern side of a strip of sea, from a settlement in the west
    for (const q of [-4, -3, -2, -1]) t.lay(t.hex(q, 2), 'sea');
    t.lay(t.hex(-5, 2), 'hills').put(0, 'settlement', t.corner(-5, 2, 0));
    const line = [t.edge(-4, 2, 2), t.edge(-4, 2, 1), t.edge(-3, 2, 2)];
    for (const edge of line) t.put(0, 'ship', edge);
    while (t.decision !== 'main') t.anything();
    storm(t, -4, -2, SOUTHEAST);
    next(t, 3, 4);
    expect([stormAt(t), t.decision]).toEqual(['-4,2', 'storm-takes']);
    t.play(0, 'storm-takes', { edge: line[0] });
    const ship = t.b.piece('ship').index;
    expect(t.b.rules.barBuildKind(t.s, 0, ship)?.code).toBe('mend-first');
    expect(t.b.rules.barBuildKind(t.s, 0, t.b.piece('road').index)).toBeUndefined();
    t.put(0, 'ship', line[0]);
    expect(t.b.rules.barBuildKind(t.s, 0, ship)).toBeUndefined();
    t.b.rules.unbuild(t.s, ship, line[0]);
    t.put(
      0,
      'settlement',
      t.b.walks.endsOf[line[2]].find((corner) => !t.b.walks.endsOf[line[1]].includes(corner))!,
    );
    expect(t.b.rules.barBuildKind(t.s, 0, ship)).toBeUndefined();
  });

  // proves buch/world-according-to-catan: Players whose storm-torn roads hang on nothing keep them
  it('roads that hang on nothing stay', () => {
    const t = open();
    const [near, far] = [t.edge(2, 0, 1), t.edge(3, -1, 3)];
    t.put(0, 'settlement', t.corner(2, 0, 0))
      .put(0, 'road', near)
      .put(0, 'road', far);
    next(t, 3, 4).play(0, 'storm-takes', { edge: near });
    expect(t.field('route', far)).not.toBe(0);
    expect(t.b.rules.barBuildKind(t.s, 0, t.b.piece('road').index)).toBeUndefined();
  });

  // proves buch/world-according-to-catan: The hex of the storm produces as always
  it('its hex produces', () => {
    const t = storm(open(), 3, -1, EAST).lay(t0().hex(3, -1), 'forest', 4);
    for (let hex = 0; hex < t.b.topology.hexes; hex++)
      if (hex !== t.hex(3, -1) && t.field('numbers', hex) === 1 << 4) t.set('numbers', hex, 0);
    t.put(0, 'settlement', t.corner(3, -1, 1));
    expect(next(t, 2, 2).hand(0)).toEqual({ lumber: 1 });
  });
  const t0 = () => new Table(ROW);
});

// proves buch/world-according-to-catan: The first to 15 points on their own turn wins
it.each([
  [14, false],
  [15, true],
])('with %s points on the own turn the game is over: %s', (points, wins) => {
  const t = open();
  for (const [q, r, i] of [
    [2, -2, 1],
    [3, -2, 1],
    [4, -2, 1],
    [2, -1, 4],
    [3, -1, 4],
    [5, -1, 5],
  ])
    t.put(0, 'city', t.corner(q, r, i));
  t.set('chitsTaken', 0, points - 12).give(0, { brick: 1, lumber: 1 });
  expect(t.points(0)).toBe(points);
  t.play(0, 'road', { edge: t.edge(2, -1, 4) });
  expect(t.over).toBe(wins);
});
