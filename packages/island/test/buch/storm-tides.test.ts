import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'buch/storm-tides';
const DIKE = { brick: 1, wool: 1 };
const open = (asked: TableOptions = {}) => new Table(ROW, asked).started().until('main', 0).bare();

/** gives the seat so many points by towns on the corners of its own stretch of land */
function towns(t: Table, seat: number, points: number): Table {
  const free = () =>
    t.b.walks.hexesAt.findIndex(
      (hexes, corner) =>
        hexes.some((hex) => t.b.land[t.field('terrain', hex)]) &&
        t.b.fields.building.get(t.s, corner) === 0 &&
        !t.b.rules.tooNear(t.s, seat, corner),
    );
  for (let left = points; left > 0; left -= Math.min(2, left))
    t.put(seat, left > 1 ? 'city' : 'settlement', free());
  return t;
}
/** the storms, with the seat last in every round and so many rounds to go */
const storm = (t: Table, last = 3, rounds = 3) =>
  t.set('phase', 0, 3).set('lastOfRound', 0, last).set('roundsLeft', 0, rounds);
/** the only hex with this number, on this land; all others lose it */
function only(t: Table, number: number, ...hexes: number[]): Table {
  for (let hex = 0; hex < t.b.topology.hexes; hex++)
    if (t.field('numbers', hex) === 1 << number) t.lay(hex, 'desert');
  for (const hex of hexes) t.lay(hex, 'hills', number);
  return t;
}
const terrain = (t: Table, hex: number) => t.b.terrains[t.field('terrain', hex)].id;
const next = (t: Table, number: number) => {
  const { active } = t;
  t.play(active, 'end-turn').roll(number);
  return t;
};

describe('the phases', () => {
  // proves buch/storm-tides: The game has three phases
  // proves buch/storm-tides: The calm ends when a player has 10 points
  // proves buch/storm-tides: With the next turn the Dike Round begins
  test('9 points end nothing; 10 end the calm with the turn, and nobody wins', () => {
    const t = towns(open(), 0, 9).give(0, DIKE);
    next(t, 6).until('main', 1);
    expect(t.field('lastOfRound')).toBe(-1);
    const other = towns(open(), 0, 8);
    other.put(0, 'ship', other.edge(4, -3, 1));
    towns(other, 0, 2).play(0, 'end-turn');
    expect([other.over, other.field('phase'), other.field('lastOfRound')]).toEqual([false, 2, 0]);
    expect(other.events.map(({ kind }) => kind)).toContain('phase-dikes');
  });

  // proves buch/storm-tides: The calm ends when a player has 8 points
  // proves buch/storm-tides: With the next turn the Dike Round begins
  test('8 points end it where the table wants that', () => {
    const t = towns(open({ options: { points: 8 } }), 0, 8).play(0, 'end-turn');
    expect(t.field('phase')).toBe(2);
    expect(
      towns(open({ options: { points: 8 } }), 0, 7)
        .play(0, 'end-turn')
        .field('phase'),
    ).toBe(1);
  });

  // proves buch/storm-tides: who ended the calm is the last to move
  // proves buch/storm-tides: The Dike Round ends with that player’s turn
  test('in an own turn it leaves everybody a turn in the Dike Round; out of turn fewer', () => {
    const t = towns(open(), 0, 10);
    for (const seat of [1, 2, 3, 0]) {
      next(t, 6).until('main', seat);
      expect([t.active, t.field('phase')]).toEqual([seat, 2]);
    }
    t.play(0, 'end-turn');
    expect([t.field('phase'), t.field('roundsLeft'), t.active]).toEqual([3, 3, 1]);
    const early = towns(open(), 2, 10);
    next(early, 6).until('main', 1);
    next(early, 6).until('main', 2);
    expect([early.field('phase'), early.field('lastOfRound')]).toEqual([2, 2]);
    early.play(2, 'end-turn');
    expect(early.field('phase')).toBe(3);
  });

  // proves buch/storm-tides: If several players come to the points
  test('of several at the points the one on turn counts, or the next after', () => {
    const t = towns(towns(open(), 3, 10), 2, 10).play(0, 'end-turn');
    expect(t.field('lastOfRound')).toBe(2);
    const own = towns(towns(open(), 3, 10), 0, 10).play(0, 'end-turn');
    expect(own.field('lastOfRound')).toBe(0);
  });

  // proves buch/storm-tides: Points that everybody can see end the calm
  // proves buch/storm-tides: Victory point cards stay hidden
  test('hidden points do not end the calm', () => {
    const t = towns(open(), 0, 9).cards(0, 'victory-point').play(0, 'end-turn');
    expect([t.points(0), t.field('phase')]).toEqual([10, 1]);
  });

  // proves buch/storm-tides: With three or five players the storms last 4 rounds
  test.each([
    [3, 4],
    [4, 3],
    [5, 4],
    [6, 3],
  ])('with %i the storms last %i rounds, and end with the turn of the last', (seats, rounds) => {
    const t = open({ seats });
    only(t, 6);
    t.set('phase', 0, 2).set('lastOfRound', 0, 0).set('roundsLeft', 0, 1);
    t.play(0, 'end-turn').set('phaseEnder', 0, -1);
    expect([t.field('phase'), t.field('roundsLeft')]).toEqual([3, rounds]);
    let turns = 0;
    while (!t.over) {
      if (t.decision === 'roll') {
        turns++;
        t.roll(6);
      }
      if (t.decision === 'special') t.play(t.legal(0, 'done-building').length ? 0 : who(t), 'done-building');
      else if (t.decision === 'main') t.play(t.active, 'end-turn');
    }
    expect(turns).toBe(rounds * seats);
  });
  const who = (t: Table) =>
    Array.from({ length: t.b.seats }, (_, seat) => seat).find(
      (seat) => t.legal(seat, 'done-building').length > 0,
    )!;
});

describe('dikes', () => {
  // proves buch/storm-tides: A dike costs 1 brick and 1 wool
  // proves buch/storm-tides: You build them in the Dike Round and in the storms
  test('three each, for brick and wool, in the Dike Round and the storms alone', () => {
    const t = open();
    const hexes = [t.hex(0, -1), t.hex(1, -1), t.hex(0, 0), t.hex(0, -2)];
    for (const hex of hexes) t.lay(hex, 'hills', 6);
    t.put(0, 'settlement', t.corner(0, -1, 0))
      .put(0, 'settlement', t.corner(0, 0, 2))
      .give(0, { brick: 4, wool: 4 });
    const refused = () => t.refusal(0, 'dike', { hex: hexes[0] })?.code;
    expect(refused()).toBe('no-dikes-now');
    for (const phase of [2, 3]) {
      t.set('phase', 0, phase);
      expect(refused()).toBeUndefined();
    }
    t.give(0, { brick: 1 });
    expect(refused()).toBe('cannot-pay');
    t.give(0, { brick: 3, wool: 3 });
    for (const hex of hexes.slice(0, 3)) t.play(0, 'dike', { hex });
    expect(t.hand(0)).toEqual({});
    t.give(0, DIKE);
    expect(t.refusal(0, 'dike', { hex: hexes[3] })?.code).toBe('none-left');
  });

  // proves buch/storm-tides: A dike goes on a hex that produces
  // proves buch/storm-tides: There is only one on a hex
  // proves buch/storm-tides: A dike may stand where others have towns
  test('only on a producing hex beside an own town, once, also beside others', () => {
    const t = storm(open()).give(0, { brick: 3, wool: 3 });
    const hex = t.lay(t.hex(0, -1), 'hills', 6).hex(0, -1);
    const refused = () => t.refusal(0, 'dike', { hex })?.code;
    t.put(1, 'settlement', t.corner(0, -1, 0)).put(0, 'road', t.edge(0, -1, 4));
    expect(refused()).toBe('no-dike-here');
    t.put(0, 'settlement', t.corner(0, -1, 3));
    expect(refused()).toBeUndefined();
    t.lay(hex, 'desert');
    expect(refused()).toBe('no-dike-here');
    t.lay(hex, 'hills', 6).put(1, 'dike', hex);
    expect(refused()).toBe('diked');
  });

  // proves buch/storm-tides: A hex with a dike gives nothing
  test('a hex with a dike gives nothing to anybody', () => {
    const t = open();
    const hex = t.hex(0, -1);
    only(t, 6, hex)
      .put(0, 'settlement', t.corner(0, -1, 0))
      .put(1, 'settlement', t.corner(0, -1, 3));
    t.put(0, 'dike', hex).give(0, {}).give(1, {});
    next(t, 6);
    expect([t.hand(0), t.hand(1)]).toEqual([{}, {}]);
    t.b.rules.unbuild(t.s, t.b.piece('dike').index, hex);
    next(t.until('main', 1), 6);
    expect([t.hand(0), t.hand(1)]).toEqual([{ brick: 1 }, { brick: 1 }]);
  });
});

describe('storms', () => {
  // proves buch/storm-tides: storms, after goods have been paid, the player who rolled chooses
  // proves buch/storm-tides: If it has a dike, the dike goes back
  // proves buch/storm-tides: A flooded hex becomes sea
  // proves buch/storm-tides: In the storms you choose any hex with the number
  test('goods come first, then the one who rolled chooses a hex: the dike goes, or the hex', () => {
    const t = storm(open());
    const [one, other] = [t.hex(0, -1), t.hex(-1, 1)];
    only(t, 6, one, other)
      .put(1, 'settlement', t.corner(-1, 1, 3))
      .put(0, 'dike', one)
      .give(1, {});
    next(t, 6);
    expect([t.decision, t.hand(1)]).toEqual(['storm', { brick: 1 }]);
    expect(
      t
        .legal(1, 'storm')
        .map(({ hex }) => hex)
        .sort(),
    ).toEqual([one, other].sort());
    expect(t.legal(0, 'storm')).toEqual([]);
    expect(t.refusal(1, 'storm', { hex: t.hex(0, 0) })?.code).toBe('other-number');
    t.play(1, 'storm', { hex: one });
    expect([terrain(t, one), t.b.piece('dike').marks.get(t.s, one)]).toEqual(['hills', 0]);
    expect(t.b.fields.supply.get(t.s, 0, t.b.piece('dike').index)).toBe(3);
    next(t, 6).play(2, 'storm', { hex: one });
    expect([terrain(t, one), t.field('numbers', one)]).toEqual(['sea', 0]);
    next(t, 6);
    expect([t.decision, terrain(t, other)]).toEqual(['main', 'sea']);
  });

  test('no storm comes in the calm and in the Dike Round', () => {
    for (const phase of [1, 2]) {
      const t = open()
        .set('phase', 0, phase)
        .set('lastOfRound', 0, 3)
        .set('roundsLeft', 0, phase - 1);
      only(t, 6, t.hex(0, -1));
      next(t, 6);
      expect([t.decision, terrain(t, t.hex(0, -1))]).toEqual(['main', 'hills']);
    }
  });

  // proves buch/storm-tides: In the storms, after goods have been paid, every hex with the number is struck
  // proves buch/storm-tides: If it has a dike, the dike goes back
  // proves buch/storm-tides: The storm strikes every hex of the number
  test('an aggressive storm strikes every hex of the number', () => {
    const t = storm(open({ options: { aggressiveStorms: true } }));
    const [one, other] = [t.hex(0, -1), t.hex(-1, 1)];
    only(t, 6, one, other).put(0, 'dike', one);
    next(t, 6);
    expect([t.decision, terrain(t, one), terrain(t, other)]).toEqual(['main', 'hills', 'sea']);
    expect(t.b.piece('dike').marks.get(t.s, one)).toBe(0);
  });

  // proves buch/storm-tides: A 7 floods nothing
  // proves buch/storm-tides: A desert is never flooded
  test('neither a 7 nor a number without land floods anything', () => {
    const t = storm(open());
    only(t, 6);
    const before = Array.from({ length: t.b.topology.hexes }, (_, hex) => terrain(t, hex));
    next(t, 6).until('main', 1);
    t.play(1, 'end-turn').play(2, 'roll').nature('dice', { red: 3, yellow: 4 });
    t.until('main', 2);
    expect(Array.from({ length: t.b.topology.hexes }, (_, hex) => terrain(t, hex))).toEqual(before);
  });

  // proves buch/storm-tides: Settlements, cities and roads with only sea around them are
  // proves buch/storm-tides: Roads hang on a town of their owner
  // proves buch/storm-tides: What others have built in between
  // proves buch/storm-tides: Ships stay
  test('what has no ground left falls, roads without a town too, ships stay', () => {
    const t = storm(open());
    only(t, 6, t.hex(3, 0)).lay(t.hex(2, 1), 'hills', 9);
    const at = t.hex(3, 0);
    t.put(0, 'city', t.corner(3, 0, 1))
      .put(0, 'road', t.edge(3, 0, 1))
      .put(0, 'ship', t.edge(3, 0, 2));
    t.put(1, 'settlement', t.corner(3, 0, 4)).put(0, 'road', t.edge(3, 0, 4));
    next(t, 6);
    expect(terrain(t, at)).toBe('sea');
    expect(t.b.fields.building.get(t.s, t.corner(3, 0, 1))).toBe(0);
    expect(t.b.fields.building.get(t.s, t.corner(3, 0, 4))).not.toBe(0);
    const lies = (edge: number) => t.b.fields.route.get(t.s, edge) !== 0;
    expect([t.edge(3, 0, 1), t.edge(3, 0, 4), t.edge(3, 0, 2)].map(lies)).toEqual([false, false, true]);
  });

  test('a road goes with its town even where it has ground, and one with a town stays, built in between or not', () => {
    const t = storm(open());
    const hex = t.hex(-1, -1);
    only(t, 6, hex);
    t.put(0, 'settlement', t.corner(1, -2, 1))
      .put(0, 'road', t.edge(1, -2, 1))
      .put(0, 'road', t.edge(1, -2, 0));
    t.put(1, 'settlement', t.corner(1, -2, 5))
      .put(0, 'road', t.edge(1, -2, 5))
      .put(2, 'road', t.edge(0, 0, 0));
    next(t, 6);
    const lies = (edge: number) => t.b.fields.route.get(t.s, edge) !== 0;
    expect([t.edge(1, -2, 0), t.edge(1, -2, 5), t.edge(0, 0, 0)].map(lies)).toEqual([true, true, false]);
  });

  // proves buch/storm-tides: If some of yours hang on no settlement
  // proves buch/storm-tides: Ships without a town are joined again
  test('ships without a town bar new ones, free ones too, until one is moved or a town is founded there', () => {
    const t = storm(open());
    t.put(0, 'settlement', t.corner(1, -2, 1))
      .put(0, 'ship', t.edge(-1, 3, -1 + 4))
      .give(0, { lumber: 1, wool: 1 });
    const coast = t.b.walks.edgesAt[t.corner(1, -2, 1)].find((edge) =>
      t.b.rules.edgeFit(t.s, t.b.piece('ship').index, edge),
    )!;
    expect(t.refusal(0, 'ship', { edge: coast })?.code).toBe('mend-first');
    expect(t.b.the.freeRoutes.barLay(t.s, 0, t.b.piece('ship').index)?.code).toBe('mend-first');
    expect(t.b.the.freeRoutes.barLay(t.s, 0, t.b.piece('road').index)).toBeUndefined();
    t.put(0, 'settlement', t.b.walks.endsOf[t.edge(-1, 3, 3)][0]);
    expect(t.refusal(0, 'ship', { edge: coast })).toBeUndefined();
  });

  // proves buch/storm-tides: A harbour is lost when no land touches
  // proves buch/storm-tides: Awards are looked at as soon as pieces are gone
  // proves buch/storm-tides: Pieces that are removed may be built again
  test('a harbour without land is lost, and so is an award with the pieces that earned it', () => {
    const t = storm(open());
    const place = t.b.layout.harbours.places.findIndex(({ q, r }) => q === -2 && r === 2);
    const hex = t.hex(-2, 2);
    only(t, 6, hex);
    for (const side of [0, 1, 2, 3, 4]) t.put(0, 'road', t.edge(-2, 2, side));
    t.put(0, 'settlement', t.corner(-2, 2, 4));
    expect(t.field('award', t.b.award('longest-road'))).toBe(0);
    for (const near of t.b.walks.hexesBeside[hex]) t.lay(near, 'sea');
    next(t, 6);
    expect(t.field('harbour', place)).toBe(-1);
    expect(t.field('award', t.b.award('longest-road'))).toBe(-1);
    expect(t.b.fields.supply.get(t.s, 0, t.b.piece('road').index)).toBe(15);
  });
});

describe('the robber', () => {
  const robber = (t: Table) => t.b.fields.blocker.get(t.s, t.b.blocker('robber'));

  // proves buch/storm-tides: The robber starts off the board
  // proves buch/storm-tides: If its hex is flooded, it leaves the board
  // proves buch/storm-tides: The pirate starts on the sea
  test('starts off the board, and leaves a hex that is flooded', () => {
    const t = open();
    expect(robber(new Table(ROW).until('place-building'))).toBe(-1);
    expect(terrain(t, t.b.fields.blocker.get(t.s, t.b.blocker('pirate')))).toBe('sea');
    const hex = t.hex(0, -1);
    only(storm(t), 6, hex);
    t.b.fields.blocker.set(t.s, t.b.blocker('robber'), hex);
    next(t, 6);
    expect(robber(t)).toBe(-1);
  });

  // proves buch/storm-tides: When the Dike Round is over, the robber leaves the game
  // proves buch/storm-tides: The robber leaves the game after the Dike Round
  test('flees for good where the table wants it so, but not before', () => {
    for (const fleeingRobber of [true, false]) {
      const t = open({ options: { fleeingRobber } });
      t.set('phase', 0, 2).set('lastOfRound', 0, 0).set('roundsLeft', 0, 1);
      t.b.fields.blocker.set(t.s, t.b.blocker('robber'), t.hex(0, -1));
      const movable = () => (t.b.the.blockers.toMove(t.s, 0) >> t.b.blocker('robber')) & 1;
      expect(movable()).toBe(1);
      t.play(0, 'end-turn');
      expect([robber(t), movable()]).toEqual(fleeingRobber ? [-1, 0] : [t.hex(0, -1), 1]);
      expect(t.b.the.blockers.barStand(t.s, t.b.blocker('robber'), t.hex(0, 0), 0)?.code).toBe(
        fleeingRobber ? 'robber-fled' : undefined,
      );
    }
  });
});

describe('the end', () => {
  const over = (t: Table) => {
    storm(t, 0, 1).play(0, 'end-turn');
    expect(t.over).toBe(true);
    return t.b.rules.winners(t.s);
  };

  // proves buch/storm-tides: most points at the end win
  // proves buch/storm-tides: Players who tie in cards too
  // proves buch/storm-tides: When points are compared at the end
  test('most points win, then most cards, or several', () => {
    expect(over(towns(towns(open(), 1, 5), 0, 4))).toEqual([1]);
    const level = () => towns(towns(open(), 1, 4), 0, 4);
    expect(over(level().give(0, { ore: 1 }).give(1, { ore: 2 }))).toEqual([1]);
    expect(over(level().give(0, { ore: 2 }).give(1, { wool: 2 }))).toEqual([0, 1]);
    expect(over(level().give(0, { ore: 2 }).give(1, {}).cards(1, 'victory-point'))).toEqual([1]);
  });

  // proves buch/storm-tides: After the storms comes the tide
  // proves buch/storm-tides: It ends as soon as 7 hexes of land
  // proves buch/storm-tides: After the storms the tide goes on
  test.each([
    [4, 7],
    [6, 11],
  ])('with %i the tide floods without new dikes until %i hexes of land are left', (seats, left) => {
    const t = open({ seats, options: { tideRounds: true } });
    storm(t, 0, 1).play(0, 'end-turn');
    t.until('roll');
    expect([t.over, t.field('phase')]).toEqual([false, 4]);
    const land = () =>
      Array.from({ length: t.b.topology.hexes }, (_, hex) => hex).filter(
        (hex) => t.b.land[t.field('terrain', hex)],
      );
    only(t, 6);
    const home = t.hex(0, -1);
    for (const hex of land()
      .filter((hex) => hex !== home)
      .slice(0, land().length - left - 2))
      t.lay(hex, 'sea');
    const last = land()
      .filter((hex) => hex !== home)
      .slice(0, 2);
    for (const hex of last) t.lay(hex, 'hills', 6);
    t.put(1, 'settlement', t.b.walks.cornersOf[home][0]).lay(home, 'hills', 8).give(1, DIKE);
    expect(land().length).toBe(left + 2);
    t.until('roll').roll(6).play(1, 'storm', { hex: last[0] });
    expect([t.over, t.refusal(1, 'dike', { hex: home })?.code]).toEqual([false, 'no-dikes-now']);
    t.play(1, 'end-turn');
    t.until('roll');
    t.roll(6);
    expect([t.over, land().length]).toEqual([true, left]);
  });
});

// proves buch/storm-tides: Starting settlements stand on the main island
test('nobody starts on the small island', () => {
  const t = new Table(ROW).until('place-building');
  expect(t.refusal(0, 'place-building', { corner: t.corner(3, 0, 0) })?.code).toBe('start-elsewhere');
  expect(t.refusal(0, 'place-building', { corner: t.corner(0, 0, 0) })).toBeUndefined();
});

// proves buch/storm-tides: The map of 2000 has less sea
// proves buch/storm-tides: The map of 2003, or that of 2000
// proves buch/storm-tides: The maps are ours
// proves buch/storm-tides: Terrains and numbers are shuffled
// proves buch/storm-tides: The gold lies on the small island
test.each([
  [3, '2003', 16, 0, 1],
  [4, '2000', 12, 1, 1],
  [5, '2003', 26, 2, 2],
  [6, '2000', 23, 2, 2],
])(
  'with %i the map of %s has %i hexes of sea, %i deserts and %i of gold',
  (seats, stormMap, sea, deserts, gold) => {
    const boards = [1, 2, 3].map((seed) =>
      new Table(ROW, { seats, seed, options: { stormMap } }).until('place-building'),
    );
    for (const t of boards) {
      const of = (id: string) => t.b.layout.hexes.flatMap((_, hex) => (terrain(t, hex) === id ? [hex] : []));
      expect([of('sea').length, of('desert').length, of('gold').length]).toEqual([sea, deserts, gold]);
      for (const hex of of('gold')) {
        expect(t.b.layout.hexes[hex].region).toBe('small');
        expect([1 << 6, 1 << 8]).not.toContain(t.field('numbers', hex));
      }
      for (const hex of of('desert')) expect(t.b.layout.hexes[hex].region).toBe('main');
      const tokens = t.b.layout.hexes.filter((_, hex) => t.field('numbers', hex) !== 0).length;
      expect(tokens).toBe(seats > 4 ? 28 : 19);
    }
    expect(
      new Set(boards.map((t) => String(t.s.cells.slice(t.b.at.terrain, t.b.at.terrain + t.b.topology.hexes))))
        .size,
    ).toBe(3);
  },
);
