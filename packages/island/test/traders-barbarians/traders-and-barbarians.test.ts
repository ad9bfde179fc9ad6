import { describe, expect, test } from 'vitest';
import { CLOSED, plazasOf } from '../../traders-barbarians/mechanics/trade-hexes.ts';
import { COMMODITIES, wagons } from '../../traders-barbarians/mechanics/wagons.ts';
import { Table, type TableOptions } from '../table.ts';

const GAME = 'traders-barbarians/traders-and-barbarians';

/** the first turn of seat 0 on a bare board with empty hands and no barbarians, before the roll */
function fresh(options: TableOptions = {}): Table {
  const t = new Table(GAME, options).started().bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  for (let i = 0; i < 3; i++) t.set('blocker', i, -1);
  return t;
}
/** the same when it has built, with its wagon on this corner */
function driving(corner: (t: Table) => number, options: TableOptions = {}): Table {
  const t = fresh(options).roll(4);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  wagons.of(t.b).put(t.s, 0, corner(t));
  return t.play(0, 'end-turn');
}
/** a corner in the middle, and those on the way north and further */
const middle = (t: Table): number => t.corner(0, 0, 1);
const north = (t: Table): number => t.corner(0, 0, 0);
const edge = (t: Table, a: number, z: number): number =>
  t.b.walks.edgesAt[a].find((at) => t.b.walks.endsOf[at].includes(z))!;
const left = (t: Table): number => wagons.of(t.b).left(t.s, 0);
const castle = (t: Table): number => t.b.topology.extraCorner('plaza -2,0');
/** a corner beside the plaza of the castle */
const gate = (t: Table): number => t.corner(-2, 0, 0);
const kind = (name: string): number => COMMODITIES.findIndex((commodity) => commodity.kind === name);

describe('the trade hexes', () => {
  // proves traders-barbarians/traders-and-barbarians: Each has a plaza in its middle
  // proves traders-barbarians/traders-and-barbarians: Castle, quarry and glassworks lie on the coast
  test('four paths lead to each plaza', () => {
    const t = fresh();
    expect(plazasOf(t.b).map((corner) => t.b.walks.edgesAt[corner].length)).toEqual([4, 4, 4]);
    expect(
      [t.hex(-2, 0), t.hex(2, -2), t.hex(0, 2)].map((hex) => t.b.terrains[t.field('terrain', hex)].id),
    ).toEqual(['trade-castle', 'quarry', 'glassworks']);
  });

  // proves traders-barbarians/traders-and-barbarians: none on the three paths of such a hex along the sea
  // proves traders-barbarians/traders-and-barbarians: A wagon may use closed paths
  test('roads lead to the plaza, none along its sea, and no town stands there', () => {
    const t = fresh().roll(4);
    t.put(0, 'road', t.b.walks.edgesAt[gate(t)].find((at) => !t.b.walks.endsOf[at].includes(castle(t)))!);
    t.give(0, { brick: 3, lumber: 3, wool: 1, grain: 1 }).play(0, 'road', {
      edge: edge(t, gate(t), castle(t)),
    });
    expect(t.refusal(0, 'settlement', { corner: castle(t) })).toMatchObject({ code: 'on-plaza' });
    const shore = t.edge(-2, 0, 2);
    expect(t.refusal(0, 'road', { edge: shore })).toMatchObject({ code: 'closed-path' });
    const [a, z] = t.b.walks.endsOf[shore];
    wagons.of(t.b).put(t.s, 0, a);
    t.play(0, 'end-turn').play(0, 'move-wagon', { corner: z });
    expect(left(t)).toBe(2);
  });

  // proves traders-barbarians/traders-and-barbarians: English editions: the glassworks has no closed paths
  // proves traders-barbarians/traders-and-barbarians: You build roads on all of its sides, and towns at their ends
  // proves traders-barbarians/traders-and-barbarians: The paths of the glassworks along the sea: closed, or
  test.each([
    ['closed', 4],
    ['closed', 5],
    ['open', 4],
    ['open', 5],
  ] as const)('the coast of the glassworks is %s, with %i players', (glassworksCoast, seats) => {
    const t = fresh({ seats, options: { glassworksCoast } }).roll(4);
    const [q, r] = seats > 4 ? [0, 3] : [0, 2];
    const road = t.b.piece('road').index;
    const sides = [0, 1, 2, 3, 4, 5].map((side) => t.b.rules.edgeFit(t.s, road, t.edge(q, r, side)));
    const open = glassworksCoast === 'open';
    expect(sides).toEqual([open, true, true, true, open, open]);
    // the corner farthest out is an end of two paths along the sea
    expect(t.b.rules.cornerFit(t.s, t.b.walks.endsOf[t.edge(q, r, 5)][0])).toBe(open);
    const plaza = t.b.topology.extraCorner(`plaza ${q},${r}`);
    expect(t.b.walks.edgesAt[plaza]).toHaveLength(4);
    // the others stay as they are
    const quarry = seats > 4 ? t.edge(0, -3, 2) : t.edge(2, -2, 1);
    expect(t.b.rules.edgeFit(t.s, road, quarry)).toBe(false);
  });

  test.each([
    ['traders-barbarians/fishermen'],
    ['traders-barbarians/caravans'],
    ['traders-barbarians/barbarian-attack'],
  ])('the same with %s', (module) => {
    const fits = (glassworksCoast: string): boolean => {
      const t = new Table(GAME, { modules: [module], options: { glassworksCoast } });
      return t.b.rules.edgeFit(t.s, t.b.piece('road').index, t.edge(0, 2, 5));
    };
    expect([fits('closed'), fits('open')]).toEqual([false, true]);
  });

  test.each(['traders-barbarians/xxl', 'traders-barbarians/ultimate'])('the same in %s', (game) => {
    const closed = (glassworksCoast: string): number =>
      new Table(game, { options: { glassworksCoast } }).b.layout.marks.edges[CLOSED].length;
    expect(closed('closed') - closed('open')).toBe(3);
  });

  // proves traders-barbarians/traders-and-barbarians: a castle in the middle, three quarries
  // proves traders-barbarians/traders-and-barbarians: Five of these hexes have six paths
  test('five and six: seven trade hexes, 54 tokens, 37 cards, and no number is rolled again', () => {
    const t = fresh({ seats: 5 });
    const kinds = plazasOf(t.b).map(
      (corner) => t.b.terrains[t.field('terrain', t.b.walks.hexesAt[corner][0])].id,
    );
    expect(kinds.filter((id) => id === 'trade-castle')).toHaveLength(1);
    expect(kinds.filter((id) => id === 'quarry')).toHaveLength(3);
    expect(plazasOf(t.b).filter((corner) => t.b.walks.edgesAt[corner].length === 6)).toHaveLength(5);
    let tokens = 0;
    for (let i = 0; i < 12; i++) tokens += t.field('commodityStack', i);
    expect([tokens, t.field('deckSize')]).toEqual([54, 37]);
    t.roll(2);
    expect(t.decision).toBe('main');
  });
});

describe('the start', () => {
  // proves traders-barbarians/traders-and-barbarians: There is no robber
  // proves traders-barbarians/traders-and-barbarians: There is no Longest Road
  // proves traders-barbarians/traders-and-barbarians: Everybody starts with 5 gold
  // proves traders-barbarians/traders-and-barbarians: Your second starting building is a city, and your
  // proves traders-barbarians/traders-and-barbarians: Largest Army is in play
  test('five gold, a city, and the wagon beside it', () => {
    const t = new Table(GAME).started();
    for (let seat = 0; seat < 4; seat++) {
      expect([t.hand(seat).gold, t.points(seat)]).toEqual([5, 3]);
      const mark = t.field('building', wagons.of(t.b).at(t.s, seat));
      expect([t.b.pieces[t.b.pieceOf[mark]].id, t.b.ownerOf[mark]]).toEqual(['city', seat]);
    }
    expect(t.b.awards.map(({ id }) => id)).toEqual(['largest-army']);
    expect(t.b.blockers.map(({ on }) => on)).toEqual(['edge', 'edge', 'edge']);
  });

  // proves traders-barbarians/traders-and-barbarians: Three barbarians stand on paths
  test('three barbarians stand on paths, where roads are built too', () => {
    const t = new Table(GAME).started().bare();
    const places = [0, 1, 2].map((i) => t.field('blocker', i));
    expect(new Set(places).size).toBe(3);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    t.roll(4);
    const [one] = t.b.walks.endsOf[places[0]];
    t.put(0, 'settlement', one).give(0, { brick: 1, lumber: 1 }).play(0, 'road', { edge: places[0] });
  });

  // proves traders-barbarians/traders-and-barbarians: The deck has 16 Knights
  // proves traders-barbarians/traders-and-barbarians: Thirteen points win
  test('the deck, and thirteen points', () => {
    const t = fresh();
    const count = (card: string) => t.field('deck', t.b.card(card));
    expect(['knight', 'road-building', 'swift-journey', 'victory-point'].map(count)).toEqual([16, 3, 3, 3]);
    expect([t.field('deckSize'), t.b.rules.goal(t.s)]).toEqual([25, 13]);
  });

  // proves traders-barbarians/traders-and-barbarians: Move a barbarian to a path without one, and draw a card
  test('a knight moves a barbarian and robs the owner of the road there', () => {
    const t = fresh().bare();
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    const road = t.edge(0, 0, 0);
    t.put(1, 'road', road)
      .give(1, { ore: 1 })
      .cards(0, 'knight')
      .roll(3)
      .play(0, 'play-card', { card: 'knight' });
    t.play(0, 'move-blocker', { blocker: 'barbarian-one', edge: road }).nature('steal', { good: 'ore' });
    expect([t.hand(0), t.field('blocker', t.b.blocker('barbarian-one'))]).toEqual([{ ore: 1 }, road]);
  });
});

describe('a wagon', () => {
  // proves traders-barbarians/traders-and-barbarians: It has 4 movement points a turn at first
  // proves traders-barbarians/traders-and-barbarians: After trading and building you may move your wagon
  // proves traders-barbarians/traders-and-barbarians: A path without a road costs 2 points
  test('a path costs 2 points, with a road 1', () => {
    const t = driving(middle);
    expect([t.decision, left(t)]).toEqual(['move-wagon', 4]);
    t.put(0, 'road', edge(t, middle(t), north(t))).play(0, 'move-wagon', { corner: north(t) });
    expect(left(t)).toBe(3);
    t.play(0, 'move-wagon', { corner: t.corner(0, 0, 5) });
    expect([left(t), t.refusal(0, 'move-wagon', { corner: t.corner(0, 0, 4) })?.code]).toEqual([
      1,
      'wagon-too-far',
    ]);
    t.play(0, 'rest-wagon');
    expect(t.decision).toBe('roll');
  });

  // proves traders-barbarians/traders-and-barbarians: Another player’s road also costs 1 gold
  // proves traders-barbarians/traders-and-barbarians: cannot pass another player’s road without
  test('a road of another costs a gold for its owner', () => {
    const t = driving(middle);
    t.put(1, 'road', edge(t, middle(t), north(t)));
    expect(t.refusal(0, 'move-wagon', { corner: north(t) })).toMatchObject({ code: 'wagon-toll' });
    t.give(0, { gold: 1 }).play(0, 'move-wagon', { corner: north(t) });
    expect([left(t), t.hand(0), t.hand(1)]).toEqual([3, {}, { gold: 1 }]);
  });

  // proves traders-barbarians/traders-and-barbarians: A barbarian on the path costs 2 more points
  test('a barbarian costs 2 more', () => {
    const t = driving(middle);
    t.set('blocker', 0, edge(t, middle(t), north(t)));
    t.play(0, 'move-wagon', { corner: north(t) });
    expect(left(t)).toBe(0);
  });

  // proves traders-barbarians/traders-and-barbarians: Once a turn 1 grain brings 2 more points
  test('a grain brings two more points, once, also afterwards', () => {
    const t = driving(middle).give(0, { grain: 2 });
    t.play(0, 'move-wagon', { corner: north(t) }).play(0, 'move-wagon', { corner: middle(t) });
    t.play(0, 'hurry-wagon').play(0, 'move-wagon', { corner: north(t) });
    expect([t.hand(0), t.refusal(0, 'hurry-wagon')?.code]).toEqual([{ grain: 1 }, 'wagon-hurried']);
  });

  // proves traders-barbarians/traders-and-barbarians: A wagon stops on a plaza
  // proves traders-barbarians/traders-and-barbarians: Any number of wagons stand on one corner
  // proves traders-barbarians/traders-and-barbarians: An empty wagon that comes to a plaza
  test('an empty wagon loads on a plaza, and stops', () => {
    const t = driving(gate);
    wagons.of(t.b).put(t.s, 1, castle(t));
    t.play(0, 'move-wagon', { corner: castle(t) });
    expect(t.legal(-1).map(({ commodity }) => commodity)).toEqual(['sand', 'tools']);
    t.nature('draw-commodity', { commodity: 'tools' });
    expect([wagons.of(t.b).cargo(t.s, 0, 0), left(t), t.hand(0), t.points(0)]).toEqual([
      kind('tools') + 1,
      0,
      {},
      0,
    ]);
    expect(wagons.of(t.b).at(t.s, 0)).toBe(wagons.of(t.b).at(t.s, 1));
  });

  // proves traders-barbarians/traders-and-barbarians: Glass and marble are wanted at the castle
  // proves traders-barbarians/traders-and-barbarians: bring one there, you get a point
  // proves traders-barbarians/traders-and-barbarians: A wagon carries one token
  test('a delivery is worth a point and gold, and the next is loaded', () => {
    const t = driving(gate).set('trainLevel', 0, 3);
    wagons.of(t.b).load(t.s, 0, kind('marble'));
    expect(wagons.of(t.b).load(t.s, 0, kind('glass'))).toBe(false);
    t.play(0, 'move-wagon', { corner: castle(t) });
    expect([t.points(0), t.hand(0), t.decision]).toEqual([1, { gold: 3 }, 'draw-commodity']);
    t.nature('draw-commodity', { commodity: 'sand' });
    expect(wagons.of(t.b).cargo(t.s, 0, 0)).toBe(kind('sand') + 1);
  });

  // proves traders-barbarians/traders-and-barbarians: Where a stack is used up
  test('what is wanted elsewhere stays on the wagon, and an empty stack gives nothing', () => {
    const t = driving(gate);
    wagons.of(t.b).load(t.s, 0, kind('tools'));
    t.play(0, 'move-wagon', { corner: castle(t) });
    expect([t.decision, t.points(0), wagons.of(t.b).cargo(t.s, 0, 0)]).toEqual([
      'move-wagon',
      0,
      kind('tools') + 1,
    ]);
    wagons.of(t.b).put(t.s, 0, -1);
    wagons.of(t.b).put(t.s, 0, gate(t));
    for (let i = 0; i < 4; i++) t.set('commodityStack', i, 0);
    t.play(0, 'move-wagon', { corner: castle(t) });
    expect(t.decision).toBe('move-wagon');
  });

  // proves traders-barbarians/traders-and-barbarians: Your baggage train has five levels
  // proves traders-barbarians/traders-and-barbarians: Levels 2 and 3 cost lumber, ore and wool
  // proves traders-barbarians/traders-and-barbarians: By level a wagon has 4, 5, 6, 7 and 7 points
  // proves traders-barbarians/traders-and-barbarians: The last level is worth a point
  test('levels are bought in order and the last is worth a point', () => {
    const t = fresh().roll(4).give(0, { lumber: 6, ore: 4, wool: 4 });
    wagons.of(t.b).put(t.s, 0, middle(t));
    const points = [left(t)];
    for (let i = 0; i < 4; i++) points.push(left(t.play(0, 'improve-train')));
    expect([points, t.hand(0), t.points(0)]).toEqual([[4, 5, 6, 7, 7], {}, 1]);
    expect(t.refusal(0, 'improve-train')).toMatchObject({ code: 'train-complete' });
  });

  // proves traders-barbarians/traders-and-barbarians: After your wagon has moved, it may move a second time
  test('a swift journey lets it go on', () => {
    const t = driving(middle).cards(0, 'swift-journey').cards(0, 'knight');
    expect(t.refusal(0, 'play-card', { card: 'swift-journey' })).toMatchObject({ code: 'wagon-not-moved' });
    expect(t.refusal(0, 'play-card', { card: 'knight' })).toMatchObject({ code: 'wagon-phase' });
    t.play(0, 'move-wagon', { corner: north(t) }).play(0, 'move-wagon', { corner: middle(t) });
    t.play(0, 'play-card', { card: 'swift-journey' });
    expect(left(t)).toBe(4);
  });

  // proves traders-barbarians/traders-and-barbarians: Once a turn 1 grain brings 2 more points
  test('a swift journey brings all points again, but no second grain', () => {
    const t = driving(middle).cards(0, 'swift-journey').give(0, { grain: 2 });
    t.play(0, 'hurry-wagon').play(0, 'move-wagon', { corner: north(t) });
    t.play(0, 'play-card', { card: 'swift-journey' });
    expect([left(t), t.refusal(0, 'hurry-wagon')?.code]).toEqual([4, 'wagon-hurried']);
  });

  test('a grain that was kept may hurry the second journey', () => {
    const t = driving(middle).cards(0, 'swift-journey').give(0, { grain: 1 });
    t.play(0, 'move-wagon', { corner: north(t) }).play(0, 'play-card', { card: 'swift-journey' });
    t.play(0, 'hurry-wagon');
    expect(left(t)).toBe(6);
  });

  // proves traders-barbarians/traders-and-barbarians: Wagons do not move between the turns
  test('in the paired part the wagon moves, between turns none does', () => {
    const t = driving(middle, { options: { waiting: 'paired' } });
    wagons.of(t.b).put(t.s, 2, middle(t));
    t.play(0, 'rest-wagon').play(2, 'done-building');
    expect([t.decision, t.legal(2, 'move-wagon').length > 0]).toEqual(['move-wagon', true]);
    const six = driving(middle, { seats: 6 });
    wagons.of(six.b).put(six.s, 1, middle(six));
    six.play(0, 'rest-wagon').play(1, 'done-building');
    expect(six.decision).toBe('special');
  });
});

describe('the barbarians', () => {
  // proves traders-barbarians/traders-and-barbarians: A wagon stops on a plaza
  test('a wagon that has come to a plaza drives nobody off, and one that sets out from there does', () => {
    const drives = { blocker: 'barbarian-one' };
    const arrived = driving(gate).set('trainLevel', 0, 2);
    const beside = (t: Table): number =>
      t.b.walks.edgesAt[castle(t)].find((at) => !t.b.walks.endsOf[at].includes(gate(t)))!;
    arrived.set('blocker', 0, beside(arrived)).play(0, 'move-wagon', { corner: castle(arrived) });
    while (arrived.decision !== 'move-wagon') arrived.anything();
    expect(arrived.refusal(0, 'drive-away', drives)).toMatchObject({ code: 'wagon-stopped' });
    const leaving = driving(castle).set('trainLevel', 0, 2);
    leaving.set('blocker', 0, beside(leaving));
    expect(leaving.refusal(0, 'drive-away', drives)).toBeUndefined();
  });

  // proves traders-barbarians/traders-and-barbarians: You may try each once a turn
  test('what was tried in one turn is tried again in the next', () => {
    const drives = { blocker: 'barbarian-one' };
    const t = driving(middle).set('trainLevel', 0, 2);
    t.set('blocker', 0, edge(t, middle(t), north(t)));
    t.play(0, 'drive-away', drives).nature('drive-die', { die: 1 });
    expect(t.refusal(0, 'drive-away', drives)).toMatchObject({ code: 'tried' });
    t.b.rules.beginTurn(t.s);
    expect(t.refusal(0, 'drive-away', drives)).toBeUndefined();
  });

  test('what was tried in a turn is tried again in its paired part', () => {
    const drives = { blocker: 'barbarian-one' };
    const t = driving(middle, { options: { waiting: 'paired' } })
      .set('trainLevel', 0, 2)
      .set('trainLevel', 2, 2);
    wagons.of(t.b).put(t.s, 2, middle(t));
    t.set('blocker', 0, edge(t, middle(t), north(t)));
    t.play(0, 'drive-away', drives).nature('drive-die', { die: 1 });
    t.play(0, 'rest-wagon').play(2, 'done-building');
    expect(t.refusal(2, 'drive-away', drives)).toBeUndefined();
  });

  // proves traders-barbarians/traders-and-barbarians: 6 at level 2, 5 or more at 3
  // proves traders-barbarians/traders-and-barbarians: A barbarian that flees goes to any path
  // proves traders-barbarians/traders-and-barbarians: You may try each once a turn
  test.each([
    [2, 6],
    [3, 5],
    [4, 4],
    [5, 3],
  ])('at level %i a %i drives one off', (level, die) => {
    const t = driving(middle);
    const path = edge(t, middle(t), north(t));
    t.set('blocker', 0, path);
    expect(t.refusal(0, 'drive-away', { blocker: 'barbarian-one' })).toMatchObject({ code: 'train-weak' });
    t.set('trainLevel', 0, level)
      .put(1, 'road', t.edge(0, -2, 1))
      .give(1, { ore: 1 });
    t.play(0, 'drive-away', { blocker: 'barbarian-one' }).nature('drive-die', { die: die - 1 });
    expect(t.decision).toBe('move-wagon');
    expect(t.refusal(0, 'drive-away', { blocker: 'barbarian-one' })).toMatchObject({ code: 'tried' });
    t.set('driven', 0, 0).play(0, 'drive-away', { blocker: 'barbarian-one' }).nature('drive-die', { die });
    expect(t.refusal(0, 'rout', { edge: path })).toBeDefined();
    t.play(0, 'rout', { edge: t.edge(0, -2, 1) });
    expect([t.decision, t.hand(1), t.field('blocker', 0)]).toEqual([
      'move-wagon',
      { ore: 1 },
      t.edge(0, -2, 1),
    ]);
    t.play(0, 'move-wagon', { corner: north(t) });
  });

  // proves traders-barbarians/traders-and-barbarians: you roll a 7, you move a barbarian
  // proves traders-barbarians/traders-and-barbarians: Hands of more than 7 cards are halved
  test('a seven moves one to a free path and robs the owner of the road', () => {
    const t = fresh();
    const path = edge(t, middle(t), north(t));
    t.put(1, 'road', path)
      .give(1, { ore: 1 })
      .give(2, { wool: 8 })
      .set('blocker', 1, t.edge(0, -2, 1));
    t.roll(7);
    for (let i = 0; i < 4; i++) t.play(2, 'discard', { good: 'wool' });
    expect(t.refusal(0, 'move-blocker', { blocker: 'barbarian-one', edge: t.edge(0, -2, 1) })).toMatchObject({
      code: 'barbarian-there',
    });
    t.play(0, 'move-blocker', { blocker: 'barbarian-one', edge: path }).nature('steal', { good: 'ore' });
    expect(t.hand(0)).toEqual({ ore: 1 });
  });

  // proves traders-barbarians/traders-and-barbarians: when one is rolled, it is rolled again
  test.each([2, 12])('a %i is rolled again', (number) => {
    const t = fresh().roll(number);
    expect(t.decision).toBe('dice');
    t.nature('dice', { red: 2, yellow: 2 });
    expect(t.decision).toBe('main');
  });
});

test.each([
  [4, 36],
  [5, 54],
])('%i players deliver %i commodities at most', (seats, most) => {
  expect(new Table(GAME, { seats }).b.scores.find(({ id }) => id === 'deliveries')?.most).toBe(most);
});
