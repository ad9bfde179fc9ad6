import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'buch/catan-express';
const RAIL = { lumber: 1, ore: 1 };

/** nobody has anything, nothing stands, and it is the turn of seat 0 */
function open(options: TableOptions = {}): Table {
  const t = new Table(ROW, options).started().until('main', 0).bare();
  for (let seat = 0; seat < t.b.seats; seat++) {
    t.give(seat, {}).set('trainAt', seat, -1).set('linkPoints', seat, 0);
    for (let other = 0; other < t.b.seats; other++) t.set('linked', seat * t.b.seats + other, 0);
  }
  return t;
}
const middle = (t: Table, q: number, r: number): number => t.b.topology.extraCorner(`centre ${q},${r}`);
/** the spoke of the hex that leads to this corner of it */
const spoke = (t: Table, q: number, r: number, i: number): number =>
  t.b.walks.edgesAt[middle(t, q, r)].find((edge) => t.b.walks.endsOf[edge].includes(t.corner(q, r, i)))!;
/** rails of the seat over the hex, from corner to corner */
const over = (t: Table, seat: number, q: number, r: number, ...corners: number[]): Table => {
  for (const i of corners) t.put(seat, 'road', spoke(t, q, r, i));
  return t;
};
const refused = (t: Table, move: string, args: Record<string, unknown>) => t.refusal(0, move, args)?.code;
/** points by this source */
const by = (t: Table, source: string, seat = 0): number =>
  t.b.scores.find(({ id }) => id === source)!.of(t.s, seat);
/** the race is on: towers of everybody at these corners, nothing left to name, and seat 0 rolls these dice */
function race(t: Table, corners: readonly number[], red = 3, yellow = 2): Table {
  t.set('race', 0, 1).set('namings', 0, 100).set('towersOut', 0, corners.length);
  corners.forEach((corner, i) => {
    t.set('namedPlaces', i, corner);
    for (let seat = 0; seat < t.b.seats; seat++) t.set('towerAt', seat * 6 + i, corner);
  });
  t.s.cells[t.b.at.dice] = red;
  t.s.cells[t.b.at.dice + 1] = yellow;
  return t;
}
/** five rails of seat 0: over the middle from corner 0 to 1 to … 4; the train stands at corner 0 */
function line(t: Table): Table {
  over(t, 0, 0, 0, 0, 1, 2, 3, 4).set('trainAt', 0, t.corner(0, 0, 0));
  return t;
}
const rideable = (t: Table): number[] => t.legal(0, 'ride').map(({ corner }) => Number(corner));

describe('rails', () => {
  // proves buch/catan-express: A rail costs 1 lumber and 1 ore
  // proves buch/catan-express: It joins a corner with the middle
  test('cost lumber and ore, lie on spokes alone, and go on from towns and rails', () => {
    const t = open().give(0, RAIL);
    t.put(0, 'settlement', t.corner(0, 0, 0));
    expect(refused(t, 'road', { edge: t.edge(0, 0, 0) })).toBeDefined();
    expect(refused(t, 'road', { edge: spoke(t, 0, 0, 3) })).toBe('not-joined');
    t.play(0, 'road', { edge: spoke(t, 0, 0, 0) });
    expect(t.hand(0)).toEqual({});
    t.give(0, { lumber: 1 });
    expect(refused(t, 'road', { edge: spoke(t, 0, 0, 3) })).toBe('cannot-pay');
    t.give(0, RAIL);
    expect(refused(t, 'road', { edge: spoke(t, 0, 0, 3) })).toBeUndefined();
  });

  // proves buch/catan-express: You may lay a rail where others have one
  test('lie beside those of others for a brick to each, but not beside an own one', () => {
    const t = open();
    t.put(0, 'settlement', t.corner(0, 0, 0));
    const edge = spoke(t, 0, 0, 0);
    t.put(1, 'road', edge)
      .put(2, 'road', edge)
      .give(0, { ...RAIL, brick: 1 });
    expect(refused(t, 'road', { edge })).toBe('way-toll');
    t.give(0, { ...RAIL, brick: 2 }).play(0, 'road', { edge });
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([{}, { brick: 1 }, { brick: 1 }]);
    t.give(0, { ...RAIL, brick: 3 });
    expect(refused(t, 'road', { edge })).toBe('taken');
  });

  // proves buch/catan-express: Rails pass the towns of others
  test('pass the towns of others', () => {
    const t = over(open(), 0, 0, 0, 0).give(0, RAIL);
    t.put(1, 'settlement', t.corner(0, 0, 0));
    const [hex] = t.b.walks.hexesAt[t.corner(0, 0, 0)].filter((at) => at !== t.hex(0, 0));
    const { q, r } = t.b.topology;
    const on = t.b.walks.edgesAt[t.corner(0, 0, 0)].find((edge) =>
      t.b.walks.endsOf[edge].includes(middle(t, q[hex], r[hex])),
    );
    expect(refused(t, 'road', { edge: on })).toBeUndefined();
  });

  // proves buch/catan-express: Rails from a card also cost the brick
  test('of a card are paid to the others, too', () => {
    const t = open();
    t.put(0, 'settlement', t.corner(0, 0, 0))
      .put(1, 'road', spoke(t, 0, 0, 0))
      .cards(0, 'road-building');
    t.play(0, 'play-card', { card: 'road-building' });
    expect(t.b.rules.barBuild(t.s, 0, t.b.piece('road').index, spoke(t, 0, 0, 0))?.code).toBe('way-toll');
    t.give(0, { brick: 1 }).play(0, t.legal(0).find(({ edge }) => edge === spoke(t, 0, 0, 0))!);
    expect(t.hand(1)).toEqual({ brick: 1 });
  });
});

describe('the start', () => {
  // proves buch/catan-express: To begin, everybody places two settlements
  // proves buch/catan-express: Your train begins there
  // proves buch/catan-express: Only the second brings a rail
  test('brings two settlements, one rail at the second, and the train there', () => {
    const order = new Table(ROW);
    for (const seat of [0, 1, 2, 3, 3, 2, 1, 0]) order.until('place-building', seat).anything();
    const t = new Table(ROW).started();
    const road = t.b.piece('road');
    const settlement = t.b.piece('settlement');
    for (let seat = 0; seat < 4; seat++) {
      expect(t.b.fields.supply.get(t.s, seat, road.index)).toBe(14);
      expect(t.b.fields.supply.get(t.s, seat, settlement.index)).toBe(3);
      const train = t.field('trainAt', seat);
      expect(t.b.ownerOf[t.b.fields.building.get(t.s, train)]).toBe(seat);
      const routes = t.b.walks.edgesAt[train].filter((edge) =>
        t.b.pieces.some(
          (piece) =>
            piece.route &&
            t.b.ownerOf[piece.marks.get(t.s, edge)] === seat &&
            piece.marks.get(t.s, edge) !== 0,
        ),
      );
      expect(routes).toHaveLength(1);
      expect(by(t, 'links', seat) + by(t, 'joined-towns', seat)).toBe(0);
      const desert = t.b.terrain('desert');
      const giving = t.b.walks.hexesAt[train].filter((hex) => t.field('terrain', hex) !== desert).length;
      expect(t.b.fields.handSize.get(t.s, seat)).toBe(giving);
    }
  });
});

describe('towns', () => {
  // proves buch/catan-express: A settlement costs 1 brick
  // proves buch/catan-express: No rail has to lead there
  test('are founded anywhere off all rails, two edges from others, never in the middle of a hex', () => {
    const price = { brick: 1, lumber: 1, wool: 1, grain: 1 };
    const t = over(open(), 1, 0, 0, 0, 3).give(0, price);
    expect(refused(t, 'settlement', { corner: t.corner(0, 0, 0) })).toBe('rails-there');
    expect(refused(t, 'settlement', { corner: middle(t, 1, 0) })).toBe('rail-centre');
    t.put(1, 'settlement', t.corner(-1, 0, 4));
    for (const end of t.b.walks.edgesAt[t.corner(-1, 0, 4)].flatMap((edge) => t.b.walks.endsOf[edge]))
      if (end !== t.corner(-1, 0, 4))
        expect(refused(t, 'settlement', { corner: end })).toMatch(/too-near|rail-centre|rails-there/);
    t.play(0, 'settlement', { corner: t.corner(0, 0, 1) });
    expect(t.hand(0)).toEqual({});
  });

  // proves buch/catan-express: A city costs 3 ore and 2 grain
  // proves buch/catan-express: It replaces a settlement of yours to which
  test('grow where rails of anybody lead', () => {
    const t = open().give(0, { ore: 3, grain: 2 });
    const corner = t.corner(0, 0, 0);
    t.put(0, 'settlement', corner);
    expect(refused(t, 'city', { corner })).toBe('no-rails-there');
    over(t, 1, 0, 0, 0);
    t.play(0, 'city', { corner });
    expect(t.hand(0)).toEqual({});
  });

  // proves buch/catan-express: Until the race two of your cities are set aside
  // proves buch/catan-express: when a player has that many, the race begins
  // proves buch/catan-express: The race begins with another number of points
  test('two cities are set aside until somebody has eight points', () => {
    const t = open();
    const corners = [0, 2, 4].map((i) => t.corner(0, 0, i));
    over(t, 1, 0, 0, 0, 2, 4);
    for (const corner of corners) t.put(0, 'settlement', corner);
    for (const corner of corners.slice(0, 2)) t.put(0, 'city', corner);
    t.give(0, { ore: 3, grain: 2 });
    expect(refused(t, 'city', { corner: corners[2] })).toBe('set-aside');
    t.set('linkPoints', 1, 7);
    t.b.rules.checkEnd(t.s);
    expect(t.field('race')).toBe(0);
    t.set('linkPoints', 1, 8);
    t.b.rules.checkEnd(t.s);
    expect([t.field('race'), t.over]).toEqual([1, false]);
    const later = open({ options: { points: 9 } }).set('linkPoints', 1, 8);
    later.b.rules.checkEnd(later.s);
    expect(later.field('race')).toBe(0);
    expect(refused(t, 'city', { corner: corners[2] })).toBeUndefined();
  });
});

describe('points', () => {
  // proves buch/catan-express: Each settlement that you join to a town of yours
  test('each town that own rails join to another of the same player', () => {
    const t = open();
    for (const i of [0, 2, 4]) t.put(0, 'settlement', t.corner(0, 0, i));
    over(t, 0, 0, 0, 0);
    over(t, 1, 0, 0, 2);
    expect(by(t, 'joined-towns')).toBe(0);
    over(t, 0, 0, 0, 2);
    expect(by(t, 'joined-towns')).toBe(1);
    over(t, 0, 0, 0, 4);
    expect([by(t, 'joined-towns'), t.points(0)]).toEqual([2, 5]);
    t.b.rules.unbuild(t.s, t.b.pieceOf[t.b.fields.route.get(t.s, spoke(t, 0, 0, 4))], spoke(t, 0, 0, 4));
    expect(by(t, 'joined-towns')).toBe(1);
  });

  // proves buch/catan-express: The first time that you lead your rails
  // proves buch/catan-express: What meets at the start brings none
  // proves buch/catan-express: player who leads their rails to another network
  test('the first link with each other player, for whoever makes it', () => {
    const t = over(over(open(), 1, 0, 0, 0), 2, 0, 0, 2);
    expect([by(t, 'links', 1), by(t, 'links', 2)]).toEqual([0, 1]);
    over(t, 0, 0, 0, 4);
    expect([by(t, 'links', 0), by(t, 'links', 1), by(t, 'links', 2)]).toEqual([2, 0, 1]);
    over(t, 0, 0, 0, 0);
    over(t, 1, 0, 0, 3);
    expect([by(t, 'links', 0), by(t, 'links', 1)]).toEqual([2, 0]);
  });

  test('what meets at the start is linked for nothing', () => {
    const t = open();
    t.s.cells[t.b.at.turn] = 0;
    over(over(t, 1, 0, 0, 0), 0, 0, 0, 2);
    t.s.cells[t.b.at.turn] = 1;
    over(t, 0, 0, 0, 3);
    expect([by(t, 'links', 0), by(t, 'links', 1)]).toEqual([0, 0]);
  });

  // proves buch/catan-express: There is no Longest Road
  // proves buch/catan-express: Victory point cards are laid open
  test('no long road, and point cards lie open as soon as they are drawn', () => {
    const t = open().give(0, { wool: 2, grain: 2, ore: 2 });
    expect(t.b.awards.map(({ id }) => id)).not.toContain('longest-road');
    t.play(0, 'buy-card').nature('draw-card', { card: 'victory-point' });
    expect([by(t, 'open-cards'), t.b.rules.publicPoints(t.s, 0)]).toEqual([1, 1]);
    t.play(0, 'buy-card').nature('draw-card', { card: 'knight' });
    expect([by(t, 'open-cards'), t.field('cardCount')]).toEqual([1, 1]);
  });
});

describe('naming', () => {
  const naming = (seats: number): Table => {
    const t = open({ seats });
    const places = [t.corner(0, 0, 0), t.corner(0, 0, 2), t.corner(0, 0, 4)];
    t.put(0, 'settlement', places[0]).put(1, 'settlement', places[1]).put(2, 'settlement', places[2]);
    return t.set('trainAt', 0, places[0]).set('race', 0, 1).play(0, 'end-turn');
  };
  // proves buch/catan-express: When the race begins, you name one of your settlements
  // proves buch/catan-express: Everybody puts a water tower
  // proves buch/catan-express: If you have none left to name
  // proves buch/catan-express: Nobody names a town twice
  // proves buch/catan-express: The race counts as begun at once; players
  test('goes round from the one on turn, one town each; all have a tower there', () => {
    const t = naming(4);
    expect(t.decision).toBe('nominate');
    expect(refused(t, 'nominate', { corner: t.corner(0, 0, 2) })).toBe('tower-own-town');
    for (const [seat, i] of [
      [0, 0],
      [1, 2],
      [2, 4],
    ])
      t.play(seat, 'nominate', { corner: t.corner(0, 0, i) });
    // Seat 3 has no town: there is a tower fewer.
    expect([t.field('towersOut'), t.decision]).toEqual([3, 'roll']);
    for (let seat = 0; seat < 4; seat++)
      expect([0, 1, 2, 3].map((i) => t.field('towerAt', seat * 6 + i))).toEqual([
        t.corner(0, 0, 0),
        t.corner(0, 0, 2),
        t.corner(0, 0, 4),
        -1,
      ]);
  });

  test('with three players two each, none of them twice', () => {
    const t = naming(3);
    t.put(0, 'settlement', t.corner(2, 0, 0));
    t.play(0, 'nominate', { corner: t.corner(0, 0, 0) });
    for (const [seat, i] of [
      [1, 2],
      [2, 4],
    ])
      t.play(seat, 'nominate', { corner: t.corner(0, 0, i) });
    expect([t.decision, refused(t, 'nominate', { corner: t.corner(0, 0, 0) })]).toEqual([
      'nominate',
      'tower-named',
    ]);
    t.play(0, 'nominate', { corner: t.corner(2, 0, 0) });
    expect([t.field('towersOut'), t.decision]).toEqual([4, 'roll']);
  });
});

describe('trains', () => {
  // proves buch/catan-express: At the end of your turn your train moves
  // proves buch/catan-express: Trains halt only at corners
  // proves buch/catan-express: The middle of a hex is no corner
  // proves buch/catan-express: Trains move after trading and building
  test('go as many corners as the higher die shows, after building', () => {
    const t = race(line(open()), [t0(open())], 1, 2).play(0, 'end-turn');
    expect(t.decision).toBe('ride');
    expect(rideable(t).sort()).toEqual([1, 2, 3, 4].map((i) => t.corner(0, 0, i)).sort());
    t.play(0, 'ride', { corner: t.corner(0, 0, 2) }).play(0, 'ride', { corner: t.corner(0, 0, 3) });
    expect([t.decision, refused(t, 'ride', { corner: t.corner(0, 0, 1) })]).toEqual(['ride', 'train-still']);
    t.play(0, 'rest-train');
    expect([t.decision, t.active, t.field('trainAt')]).toEqual(['roll', 1, t.corner(0, 0, 3)]);
  });

  test('stay where they are without five rails, and before the race', () => {
    for (const [rails, on, asked] of [
      [4, 1, false],
      [5, 1, true],
      [5, 0, false],
    ] as const) {
      const t = open();
      over(t, 0, 0, 0, ...[0, 1, 2, 3, 4].slice(0, rails)).set('trainAt', 0, t.corner(0, 0, 0));
      race(t, [t.corner(2, 0, 0)])
        .set('race', 0, on)
        .play(0, 'end-turn');
      expect(t.decision === 'ride').toBe(asked);
    }
  });

  // proves buch/catan-express: Your own rails are free
  // proves buch/catan-express: For each rail of others you pay 1 card
  test('pay a card of choice for each rail of others, to an owner of choice', () => {
    const t = race(line(open()), [t0(open())]);
    const [hex] = t.b.walks.hexesAt[t.corner(0, 0, 0)].filter((at) => at !== t.hex(0, 0));
    const [q, r] = [t.b.topology.q[hex], t.b.topology.r[hex]];
    const ways = t.b.walks.edgesAt[middle(t, q, r)];
    const from = ways.find((edge) => t.b.walks.endsOf[edge].includes(t.corner(0, 0, 0)))!;
    const end = (edge: number) => t.b.walks.endsOf[edge].find((corner) => corner !== middle(t, q, r))!;
    const on = ways.find((edge) => edge !== from && !t.b.walks.cornersOf[t.hex(0, 0)].includes(end(edge)))!;
    t.put(1, 'road', from).put(2, 'road', from).put(1, 'road', on).give(0, { ore: 1 }).play(0, 'end-turn');
    expect(refused(t, 'ride', { corner: end(on) })).toBe('train-toll');
    t.give(0, { ore: 1, wool: 2 }).play(0, 'ride', { corner: end(on) });
    expect(t.legal(0).map(({ seat }) => seat)).toEqual([1, 1]);
    t.play(0, 'pay-train-toll', { seat: 1, good: 'wool' });
    expect(t.legal(0, 'pay-train-toll').map(({ seat, good }) => `${seat} ${good}`)).toEqual([
      '1 wool',
      '1 ore',
      '2 wool',
      '2 ore',
    ]);
    t.play(0, 'pay-train-toll', { seat: 2, good: 'ore' });
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([{ wool: 1 }, { wool: 1 }, { ore: 1 }]);
  });

  // proves buch/catan-express: your train comes to one of your water
  // proves buch/catan-express: You take the tower, which is worth 1
  // proves buch/catan-express: your train is already at a tower
  test('end their move at an own tower and take it, but not where they were', () => {
    const t = line(open());
    race(t, [t.corner(0, 0, 0), t.corner(0, 0, 2), t.corner(2, 0, 0)]).play(0, 'end-turn');
    expect(by(t, 'water-towers')).toBe(0);
    t.play(0, 'ride', { corner: t.corner(0, 0, 2) });
    expect([by(t, 'water-towers'), rideable(t), t.field('towerAt', 1), t.field('towerAt', 7)]).toEqual([
      1,
      [],
      -1,
      t.corner(0, 0, 2),
    ]);
  });

  // proves buch/catan-express: first player with all of their towers
  // proves buch/catan-express: the player with the most points wins
  test('with the last tower the game ends, and most points win', () => {
    const last = (points: readonly number[], order: readonly number[] = [0, 0, 0, 0]) => {
      const t = line(open());
      race(t, [t.corner(0, 0, 2)]);
      for (const [seat, count] of points.entries()) t.set('linkPoints', seat, count);
      for (const [seat, at] of order.entries()) t.set('trainOrder', seat, at);
      t.play(0, 'end-turn').play(0, 'ride', { corner: t.corner(0, 0, 2) });
      expect([t.over, by(t, 'engineer'), by(t, 'water-towers')]).toEqual([true, 1, 1]);
      return t.b.rules.winners(t.s);
    };
    expect(last([0, 3, 0, 0])).toEqual([1]);
    expect(last([1, 3, 3, 3])).toEqual([0]);
    expect(last([0, 5, 5, 0], [1, 3, 2, 0])).toEqual([2]);
    expect(last([0, 5, 5, 0], [1, 0, 2, 0])).toEqual([2]);
  });

  test('the game goes on for tolls that are due', () => {
    const t = line(open());
    race(t, [t.corner(0, 0, 5)])
      .put(1, 'road', spoke(t, 0, 0, 5))
      .give(0, { ore: 1 })
      .play(0, 'end-turn');
    t.play(0, 'ride', { corner: t.corner(0, 0, 5) });
    expect([t.over, t.decision]).toEqual([false, 'train-toll']);
    expect(t.play(0, 'pay-train-toll', { seat: 1, good: 'ore' }).over).toBe(true);
  });

  // proves buch/catan-express: When nobody has a rail left to lay
  test('towers without rails are given up once all rails lie, and not before', () => {
    for (const left of [1, 0]) {
      const t = line(open());
      const road = t.b.piece('road').index;
      race(t, [t.corner(0, 0, 2), t.corner(2, 0, 0)]);
      for (let seat = 0; seat < 4; seat++) {
        t.b.fields.supply.set(t.s, seat, road, seat === 3 ? left : 0);
        t.set('trainAt', seat, t.corner(0, 0, 0));
      }
      t.play(0, 'end-turn');
      expect([t.field('towerAt', 0), t.field('towerAt', 1)]).toEqual([
        t.corner(0, 0, 2),
        left > 0 ? t.corner(2, 0, 0) : -1,
      ]);
      if (left === 0) {
        expect(t.play(0, 'ride', { corner: t.corner(0, 0, 2) }).over).toBe(true);
        const other = open();
        for (let seat = 0; seat < 4; seat++) other.b.fields.supply.set(other.s, seat, road, 0);
        other.b.rules.checkEnd(other.s);
        expect(other.field('race')).toBe(1);
      }
    }
  });
});

// proves buch/catan-express: With three and four players the usual island
test.each([
  [3, 19, 1],
  [4, 19, 1],
  [5, 30, 2],
  [6, 30, 2],
])('with %i there are %i hexes, each with a middle and six spokes', (seats, hexes, deserts) => {
  const t = new Table(ROW, { seats }).until('place-building');
  expect(t.b.layout.hexes).toHaveLength(hexes);
  const desert = t.b.terrain('desert');
  expect(t.b.layout.hexes.filter((_, hex) => t.field('terrain', hex) === desert)).toHaveLength(deserts);
  for (const { q, r } of t.b.layout.hexes) expect(t.b.walks.edgesAt[middle(t, q, r)]).toHaveLength(6);
});

describe('bots', () => {
  test('like towns that are joined, other networks, and towers that come nearer', () => {
    const t = open();
    t.put(0, 'settlement', t.corner(0, 0, 2));
    over(t, 1, 0, 0, 4);
    const at = new Float64Array(t.b.topology.corners);
    t.b.the.hints.lures(t.s, 0, at, new Float64Array(t.b.topology.edges));
    expect([at[t.corner(0, 0, 2)] > 0, at[t.corner(0, 0, 4)] > 0, at[t.corner(2, 0, 0)]]).toEqual([
      true,
      true,
      0,
    ]);
    const other = race(line(open()), [t.corner(0, 0, 3)]);
    const before = other.b.the.hints.progress(other.s, 0);
    other.set('trainAt', 0, t.corner(0, 0, 3));
    expect(other.b.the.hints.progress(other.s, 0)).toBeGreaterThan(before);
    const cut = race(line(open()), [t.corner(2, 0, 0)]);
    at.fill(0);
    cut.b.the.hints.lures(cut.s, 0, at, new Float64Array(t.b.topology.edges));
    expect(at[t.corner(2, 0, 0)]).toBeGreaterThan(0);
  });
});

describe('at sea', () => {
  const sea = (options: Record<string, unknown> = {}): Table =>
    open({ modules: ['seafarers/core'], options });
  /** a corner at the sea where a rail and a ship of seat 0 meet, with the far end of the ship */
  const coast = (t: Table) => {
    const ship = t.b.piece('ship').index;
    const { endsOf, edgesAt } = t.b.walks;
    const road = t.b.piece('road').index;
    for (let edge = 0; edge < t.b.topology.edges; edge++) {
      if (!t.b.rules.edgeFit(t.s, ship, edge)) continue;
      for (const [i, at] of endsOf[edge].entries()) {
        const rail = edgesAt[at].find((other) => t.b.rules.edgeFit(t.s, road, other));
        if (rail !== undefined) return { edge, at, to: endsOf[edge][1 - i], rail };
      }
    }
    throw new Error('no coast');
  };
  // proves buch/catan-express-sea: Everybody has 8 ships
  // proves buch/catan-express-sea: They are built as usual
  // proves buch/catan-express-sea: Everybody has 15 ships
  // proves buch/catan-express-sea: You may build one where others have one
  // proves buch/catan-express-sea: Ships: 8 each, built as usual
  test('eight ships as usual, or fifteen beside those of others', () => {
    for (const [expressShips, supply] of [
      ['usual', 8],
      ['rails', 15],
    ] as const) {
      const t = sea({ expressShips });
      const ship = t.b.piece('ship');
      expect(t.b.fields.supply.get(t.s, 0, ship.index)).toBe(supply);
      const { edge, at } = coast(t);
      t.put(0, 'settlement', at).put(1, 'ship', edge).give(0, { lumber: 1, wool: 1 });
      expect(refused(t, 'ship', { edge })).toBe(expressShips === 'rails' ? 'way-toll' : 'taken');
      t.give(0, { lumber: 1, wool: 1, brick: 1 });
      expect(refused(t, 'ship', { edge })).toBe(expressShips === 'rails' ? undefined : 'taken');
      if (expressShips === 'rails') expect(t.play(0, 'ship', { edge }).hand(1)).toEqual({ brick: 1 });
    }
  });

  // proves buch/catan-express-sea: Rails and ships join wherever they meet
  // proves buch/catan-express-sea: The second settlement of the start brings a rail
  test('rails and ships are one network, and the start brings a rail', () => {
    const t = sea();
    const { edge, at, rail } = coast(t);
    t.put(0, 'road', rail).give(0, { lumber: 1, wool: 1 });
    expect(refused(t, 'ship', { edge })).toBeUndefined();
    expect(t.b.rules.barStartRoute(t.s, 0, t.b.piece('ship').index, edge, at)?.code).toBe('rail-first');
  });

  // proves buch/catan-express: if you have at least five rails or ships on the board
  test('ships count with rails towards the five that let a train move', () => {
    for (const [ships, asked] of [
      [0, false],
      [1, true],
    ] as const) {
      const t = sea();
      const { edge, at, rail } = coast(t);
      const centre = t.b.walks.endsOf[rail].find((end) => end !== at)!;
      const rails = [rail, ...t.b.walks.edgesAt[centre].filter((other) => other !== rail)].slice(0, 4);
      for (const one of rails) t.put(0, 'road', one);
      if (ships > 0) t.put(0, 'ship', edge);
      race(t.set('trainAt', 0, at), [t0(t)]).play(0, 'end-turn');
      expect(t.decision === 'ride').toBe(asked);
    }
  });

  // proves buch/catan-express-sea: Trains sail along ships
  // proves buch/catan-express-sea: One edge of the sea counts as 1
  // proves buch/catan-express-sea: Your train does not halt where rails meet ships
  // proves buch/catan-express-sea: It halts there all the same
  // proves buch/catan-express-sea: Trains do not halt where rails meet ships
  test('trains sail on, and halt at no junction where the table wants it so', () => {
    for (const expressJunctions of [false, true]) {
      const t = sea({ expressJunctions });
      const { edge, at, to, rail } = coast(t);
      const centre = t.b.walks.endsOf[rail].find((end) => end !== at)!;
      const others = t.b.walks.edgesAt[centre].filter(
        (other) => other !== rail && !t.b.walks.endsOf[other].includes(to),
      );
      for (const other of [rail, ...others]) t.put(0, 'road', other);
      t.put(0, 'ship', edge);
      const from = t.b.walks.endsOf[others[2]].find((end) => end !== centre)!;
      t.set('trainAt', 0, from);
      const start = t.s.cells.slice();
      const far = t.corner(0, 0, 0) === from ? t.corner(0, 0, 3) : t.corner(0, 0, 0);
      race(t, [far], 1, 1).play(0, 'end-turn');
      expect(refused(t, 'ride', { corner: at })).toBe(expressJunctions ? 'train-junction' : undefined);
      t.s.cells.set(start);
      race(t, [at], 1, 1).play(0, 'end-turn');
      expect(refused(t, 'ride', { corner: at })).toBeUndefined();
      t.s.cells.set(start);
      race(t, [far], 2, 1).play(0, 'end-turn').play(0, 'ride', { corner: at });
      expect(refused(t, 'rest-train', {})).toBe(expressJunctions ? 'train-junction' : undefined);
      t.play(0, 'ride', { corner: to }).play(0, 'rest-train');
      expect(t.field('trainAt')).toBe(to);
    }
  });
});

/** a corner far from the middle of the board */
function t0(t: Table): number {
  return t.corner(2, 0, 0);
}
