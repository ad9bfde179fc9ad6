import { expect, test } from 'vitest';
import { comeRound, knight, next, roll } from '../cities-knights/realm.ts';
import { Table } from '../table.ts';
import { atWar, deal, heroes, invader, middle, RESIST, sailTo, terrainsOf, tokensOf, war } from './war.ts';

// proves conquerors: The bank takes 3 equal resources or commodities for 1 other card
test('the bank takes three for one', () => {
  const t = atWar().give(0, { cloth: 3, ore: 3 });
  expect(t.legal(0, 'bank-trade').map(({ give }) => give)).toContain('cloth');
  expect(['cloth', 'ore'].map((good) => t.b.the.bank.rate(t.s, 0, t.b.good(good)))).toEqual([3, 3]);
});

// proves conquerors: moves the barbarian ship one space along the track of the chapter, unless the number is a 7
// proves conquerors: What the space shows happens at once, before the number counts
test('the ship sails by the event die, but not with a 7, and its picture comes first', () => {
  expect(roll(war(), 4, 'ship').field('barbarians')).toBe(1);
  expect(roll(war(), 7, 'ship').field('barbarians')).toBe(0);
  const t = war();
  sailTo(t, 7);
  expect(t.b.layout.marks.hexes.landing.map(({ q, r }) => t.field('invader', t.hex(q, r)))).toEqual([
    2, 2, 2, 2,
  ]);
});

// proves conquerors: follows the rules of Cities & Knights: all knights are inactive afterwards
// proves conquerors: The ship goes on from where it is
// proves conquerors/chapter-1-resist: barbarians attack on the 8th, 15th and 22nd
test('an attack makes all knights inactive, and the ship stays where it is', () => {
  for (const space of [8, 15, 22]) {
    const t = war();
    knight(t, 0, t.corner(2, -1, 0));
    sailTo(t, space);
    expect([t.field('attacks'), t.field('barbarians')]).toEqual([1, space - 1]);
    expect(t.field('knightActive', t.corner(2, -1, 0))).toBe(0);
  }
});

// proves conquerors: Each space of the hero track is a point
test('hero spaces are points', () => {
  const t = war();
  expect(t.set('heroes', 1, 3).points(1)).toBe(3);
});

// proves conquerors: The first settlement and its road take a marked site; no site is taken twice
// proves conquerors/march: everybody in turn order takes a site, with its road and an inactive basic knight
// proves conquerors/march: In reverse order follows a second settlement with a road, in turn order a third
// proves conquerors/march: everybody makes one of the three a city with a wall
test.each([3, 4])('the start on the border, with %i', (seats) => {
  const t = new Table(RESIST, { seats });
  expect(t.legal(0, 'place-building')).toHaveLength(seats);
  const order: number[] = [];
  while (t.decision === 'place-building') {
    const [seat] = [...Array(seats).keys()].filter((i) => t.legal(i).length > 0);
    order.push(seat);
    t.play(seat, t.legal(seat)[0]);
    if (order.length <= seats) expect(t.legal(seat, 'place-route')).toHaveLength(1);
    t.play(seat, t.legal(seat)[0]);
  }
  const forward = [...Array(seats).keys()];
  const back = [...forward].reverse();
  expect(order).toEqual([...forward, ...back, ...forward]);
  const cities: number[] = [];
  while (t.decision === 'choose-city') {
    const seat = forward.find((i) => t.legal(i).length > 0)!;
    expect(t.legal(seat)).toHaveLength(3);
    cities.push(seat);
    t.play(seat, t.legal(seat)[0]);
  }
  expect(cities).toEqual(back);
  for (const seat of forward) {
    expect(t.points(seat)).toBe(4);
    expect(t.b.fields.supply.get(t.s, seat, t.b.piece('basic-knight').index)).toBe(1);
    expect(t.b.fields.supply.get(t.s, seat, t.b.piece('city-wall').index)).toBe(2);
    expect(Object.keys(t.hand(seat)).length).toBeGreaterThanOrEqual(0);
  }
  expect(t.decision).toBe('roll');
});

// proves conquerors: Everybody starts with a strong knight in place of the basic one
// proves conquerors: Fate has mercy
test('mercy gives a strong knight, two levels and a politics card', () => {
  const t = new Table(RESIST, { options: { mercy: true } }).started();
  for (let seat = 0; seat < 4; seat++) {
    expect(t.b.fields.supply.get(t.s, seat, t.b.piece('strong-knight').index)).toBe(1);
    expect([t.field('politicsLevel', seat), t.field('scienceLevel', seat)]).toEqual([1, 1]);
    expect(t.field('cardBacks', seat * 3 + 1)).toBe(1);
  }
});

// proves conquerors/march: is no robber: on a 7 everybody with too many cards gives up half of them, and
test('a seven discards and steals nothing', () => {
  const t = war().set('attacks', 0, 1).give(1, { ore: 8 });
  roll(t, 7);
  expect(t.decision).toBe('discard');
  for (let i = 0; i < 4; i++) t.play(1, 'discard', { good: 'ore' });
  expect(t.decision).toBe('main');
});

// proves conquerors/march: each branch ends with its third level
test('improvements end with the third level', () => {
  const t = atWar().give(0, { coin: 5 }).set('politicsLevel', 0, 3);
  t.put(0, 'settlement', t.corner(2, -1, 0)).put(0, 'city', t.corner(2, -1, 0));
  expect(t.refusal(0, 'improve-politics')).toMatchObject({ code: 'no-higher-level' });
  t.set('politicsLevel', 0, 2).play(0, 'improve-politics');
  expect(t.field('politicsLevel', 0)).toBe(3);
});

// proves conquerors/march: An active knight may act once a turn: it moves or drives another off, and is inactive
test('knights move and drive off, and there is nobody to chase', () => {
  const t = atWar();
  const names = t.b.moves.map(({ name }) => name);
  expect(names).toContain('move-knight');
  expect(names).toContain('displace-knight');
  expect(names).not.toContain('chase-with-knight');
});

// proves conquerors/march: 2 each of Bribery, Brothers in Arms, Help from the South, Lea the Healer, Neighborly Help and Road Building Mission
test('the politics deck of the war has 18 cards', () => {
  const deck = war().b.cards.filter(({ deck }) => deck === 'politics');
  expect(Object.fromEntries(deck.map(({ id, count }) => [id, count]))).toEqual({
    bribery: 2,
    'brothers-in-arms': 2,
    'help-from-the-south': 2,
    'lea-the-healer': 2,
    'neighborly-help': 2,
    'road-building-mission': 2,
    spy: 3,
    'warlord-roven': 3,
  });
});

// proves conquerors/march: Landing: a conqueror of the strength shown comes to each landing
// proves conquerors/march: A landing where a conqueror still stands gets no other
// proves conquerors/chapter-1-resist: Conquerors land on the 7th, 12th, 16th and 19th, with strengths 2, 3, 4 and 5
test.each([
  [7, 2],
  [12, 3],
  [16, 4],
  [19, 5],
])('on space %i conquerors of strength %i land', (space, strength) => {
  const t = war();
  const [first, ...others] = t.b.layout.marks.hexes.landing.map(({ q, r }) => t.hex(q, r));
  invader(t, first, 6);
  sailTo(t, space);
  expect(t.field('invader', first)).toBe(6);
  expect(others.map((hex) => t.field('invader', hex))).toEqual(others.map(() => strength));
});

// proves conquerors/march: March: each conqueror moves one hex, as the die of directions says: red
// proves conquerors/march: A red space begins with the northernmost row, a green one with the southernmost; within a row the easternmost goes first
// proves conquerors/chapter-1-resist: march on the 9th, 13th, 17th, 20th and 23rd
test('conquerors march in the order of their rows', () => {
  const t = war();
  const [north, west, east, south] = [t.hex(2, -2), t.hex(0, 0), t.hex(2, 0), t.hex(-1, 2)];
  for (const hex of [north, west, east, south]) invader(t, hex, 2);
  sailTo(t, 9);
  const went: unknown[] = [];
  for (const direction of ['red', 'yellow', 'green', 'red']) {
    t.nature('direction', { direction });
    went.push(t.events.find(({ kind }) => kind === 'marched')?.data.from);
  }
  expect(went).toEqual([north, east, west, south]);
  expect([t.hex(3, -3), t.hex(3, 0), t.hex(0, 1), t.hex(0, 1)].map((hex) => t.field('invader', hex))).toEqual(
    [2, 2, 2, 2],
  );
  const green = war();
  invader(invader(green, green.hex(2, -2), 2), green.hex(0, 2), 2);
  sailTo(green, 13).nature('direction', { direction: 'yellow' });
  expect(green.field('invader', green.hex(1, 2))).toBe(2);
  for (const space of [9, 13, 17, 20, 23])
    expect(sailTo(invader(war(), war().hex(1, 0), 2), space).decision).toBe('march');
});

// proves conquerors/march: red is north-east, yellow east, green south-east
test.each([
  ['red', 1, -1],
  ['yellow', 1, 0],
  ['green', 0, 1],
])('%s', (direction, q, r) => {
  const t = war();
  sailTo(invader(t, t.hex(0, 0), 3), 9).nature('direction', { direction });
  expect([t.field('invader', t.hex(0, 0)), t.field('invader', t.hex(q, r))]).toEqual([0, 3]);
});

// proves conquerors/march: No conqueror goes off the board, into the sea, to a landing or to another conqueror
// proves conquerors/march: One that is blocked takes the next direction, red to yellow to green to red; one that cannot go at all stays
test('a blocked conqueror turns, and one that is shut in stays', () => {
  const t = war();
  const { hex, east } = middle(t);
  invader(invader(t, hex, 2), east, 4);
  sailTo(t, 9).nature('direction', { direction: 'yellow' }).nature('direction', { direction: 'yellow' });
  // the one ahead went first, out of the way
  expect(t.field('invader', east)).toBe(2);
  const shut = war();
  const last = shut.hex(3, 0);
  invader(shut, last, 2);
  for (const [q, r] of [
    [4, -1],
    [4, 0],
    [3, 1],
  ])
    expect(shut.hex(q, r)).toBe(-1);
  expect(sailTo(shut, 9).decision).toBe('main');
  expect(shut.field('invader', last)).toBe(2);
  const turned = war();
  invader(turned, turned.hex(2, -3), 2);
  sailTo(turned, 9).nature('direction', { direction: 'red' });
  expect(turned.field('invader', turned.hex(3, -3))).toBe(2);
  const sea = war();
  sea.lay(sea.hex(1, 0), 'sea');
  sailTo(invader(sea, sea.hex(0, 0), 2), 9).nature('direction', { direction: 'yellow' });
  expect(sea.field('invader', sea.hex(0, 1))).toBe(2);
  const later = war();
  later.lay(later.hex(1, -1), 'sea').lay(later.hex(1, 0), 'sea');
  invader(invader(later, later.hex(0, 0), 2), later.hex(0, 1), 3);
  sailTo(later, 9).nature('direction', { direction: 'yellow' });
  // its way is open now, but its turn is over
  expect([later.field('invader', later.hex(1, 1)), later.field('invader', later.hex(0, 0))]).toEqual([3, 2]);
  expect(later.decision).not.toBe('march');
  const ashore = war();
  ashore.b.layout.marks.hexes.landing.forEach(({ q, r }) => {
    invader(ashore, ashore.hex(q, r), 2);
  });
  sailTo(ashore, 9);
  while (ashore.decision === 'march') ashore.nature('direction', { direction: 'green' });
  expect(ashore.field('invader', ashore.hex(-2, 0))).toBe(0);
});

// proves conquerors/march: A hex with a number that a conqueror enters is conquered, and stays conquered when it moves on
// proves conquerors/march: What stands there stays and counts
test('what a conqueror enters is conquered and gives nothing, and nobody builds beside it', () => {
  const t = war();
  const { hex, corners } = middle(t);
  t.lay(hex, 'forest', 9);
  t.put(0, 'settlement', corners[0]).put(0, 'road', t.edge(0, 0, 0));
  sailTo(invader(t, t.hex(-1, 0), 2), 9).nature('direction', { direction: 'yellow' });
  expect([t.field('conquered', hex), t.field('occupied')]).toEqual([1, 1]);
  const bare = war();
  bare.lay(hex, 'desert');
  sailTo(invader(bare, bare.hex(-1, 0), 2), 9).nature('direction', { direction: 'yellow' });
  expect([bare.field('invader', hex), bare.field('conquered', hex)]).toEqual([2, 0]);
  expect(t.points(0)).toBe(1);
  t.nature('number-counts').give(0, { ore: 3, grain: 2 });
  expect(t.refusal(0, 'city', { corner: corners[0] })).toMatchObject({ code: 'conquered' });
  const far = t.b.walks.cornersOf[hex].find((corner) => corner !== corners[0])!;
  expect(t.b.rules.barBuild(t.s, 0, t.b.piece('settlement').index, far)).toBeDefined();
  roll(next(t), 9);
  expect(t.hand(0)).toEqual({ ore: 3, grain: 2 });
  t.set('invader', hex, 0);
  expect(t.b.rules.hexStopped(t.s, hex)).toBe(true);
  const lone = atWar().give(0, { brick: 1, lumber: 1 });
  lone.put(0, 'settlement', lone.corner(0, 0, 0));
  for (const [q, r] of [
    [0, 0],
    [1, 0],
  ])
    lone.set('conquered', lone.hex(q, r), 1);
  const between = lone.edge(0, 0, 0);
  expect(lone.refusal(0, 'road', { edge: between })).toMatchObject({ code: 'no-free-side' });
  expect(lone.legal(0, 'road').length).toBe(2);
});

// proves conquerors/march: You may hire strong knights at once for 2 wool and 2 ore, mighty ones for 3 of each with the Fortress
// proves conquerors/march: A knight that was hired as a strong one is not promoted in the same turn
test('knights of every rank are hired at once', () => {
  const t = atWar().give(0, { wool: 8, ore: 8 });
  t.put(0, 'road', t.edge(0, 0, 0));
  const [one, two] = [t.corner(0, 0, 0), t.corner(0, 0, 5)];
  expect(t.refusal(0, 'hire-mighty-knight', { corner: two })).toMatchObject({ code: 'no-fortress' });
  t.play(0, 'hire-strong-knight', { corner: one });
  expect(t.hand(0)).toEqual({ wool: 6, ore: 6 });
  t.set('politicsLevel', 0, 3).play(0, 'hire-mighty-knight', { corner: two });
  expect(t.hand(0)).toEqual({ wool: 3, ore: 3 });
  expect(t.refusal(0, 'mighty-knight', { corner: one })).toMatchObject({ code: 'unit-promoted' });
});

// proves conquerors/march: If they are stronger, the conqueror leaves the game, and the hex is not conquered
// proves conquerors/march: Everybody who has a knight in a battle that is won goes up 1 space on the hero track
// proves conquerors/march: all of them fight, no matter whose and active or not
test('knights of several players beat a conqueror together, active or not', () => {
  const t = war();
  const { hex, corners } = middle(t);
  t.lay(hex, 'forest', 9);
  knight(t, 0, corners[0], { rank: 'strong' });
  knight(t, 1, corners[2], { rank: 'strong', active: false });
  knight(t, 1, corners[4], { active: false });
  sailTo(invader(t, t.hex(-1, 0), 2), 9).nature('direction', { direction: 'yellow' });
  expect([t.field('invader', hex), t.field('conquered', hex), t.field('occupied')]).toEqual([0, 0, 0]);
  expect(heroes(t)).toEqual([1, 1, 0, 0]);
});

// proves conquerors/march: if they are weaker, all of them return to their owners
test('a stronger conqueror sends the knights home', () => {
  const t = war();
  const { hex, corners } = middle(t);
  t.lay(hex, 'forest', 9);
  knight(t, 0, corners[0], { rank: 'strong' });
  sailTo(invader(t, t.hex(-1, 0), 3), 9).nature('direction', { direction: 'yellow' });
  expect([t.field('invader', hex), t.field('conquered', hex), t.field('knightUnit', corners[0])]).toEqual([
    3, 1, 0,
  ]);
});

// proves conquerors/march: if both sides are equal, everybody stays and the hex is conquered
// proves conquerors/march: A knight attacks the conqueror of a hex by coming to its corner, hired or moved, or by being promoted there
// proves conquerors/march: A knight that comes to a corner of a conquered hex, hired or moved, frees it if no conqueror is left there
// proves conquerors/march: One that is promoted frees nothing
test('a standoff is broken by a promotion, and the hex stays conquered until a knight comes', () => {
  const t = war();
  const { hex, corners } = middle(t);
  t.lay(hex, 'forest', 9);
  knight(t, 0, corners[0], { active: false });
  knight(t, 1, corners[2], { active: false });
  t.put(0, 'road', t.edge(0, 0, 0));
  sailTo(invader(t, t.hex(-1, 0), 2), 9).nature('direction', { direction: 'yellow' });
  expect([t.field('invader', hex), t.field('conquered', hex)]).toEqual([2, 1]);
  t.nature('number-counts').give(0, { wool: 1, ore: 1 });
  t.play(0, 'strong-knight', { corner: corners[0] });
  expect([t.field('invader', hex), t.field('conquered', hex)]).toEqual([0, 1]);
  expect(heroes(t)).toEqual([1, 1, 0, 0]);
  t.give(0, { wool: 1, ore: 1 }).play(0, 'basic-knight', { corner: t.corner(0, 0, 5) });
  expect(t.field('conquered', hex)).toBe(0);
  const hired = atWar().give(0, { wool: 2, ore: 2 });
  const at = middle(hired);
  invader(hired.lay(at.hex, 'forest', 9), at.hex, 1).set('conquered', at.hex, 1);
  hired.put(0, 'road', hired.edge(0, 0, 0)).play(0, 'hire-strong-knight', { corner: at.corners[0] });
  expect([hired.field('invader', at.hex), hired.field('conquered', at.hex)]).toEqual([0, 0]);
  const moved = atWar().set('conquered', at.hex, 1);
  moved.put(0, 'road', moved.edge(0, 0, 0));
  knight(moved, 0, moved.corner(0, 0, 5)).set('conquered', at.hex, 1);
  moved.play(0, 'move-knight', { corner: moved.corner(0, 0, 5), to: moved.corner(0, 0, 0) });
  expect(moved.field('conquered', at.hex)).toBe(0);
  const held = atWar().give(0, { wool: 1, ore: 1 });
  invader(held.set('conquered', at.hex, 1), at.hex, 1);
  held.put(0, 'road', held.edge(0, 0, 0)).play(0, 'basic-knight', { corner: at.corners[0] });
  expect([held.field('invader', at.hex), held.field('conquered', at.hex)]).toEqual([1, 1]);
});

// proves conquerors/march: Conquerors who land beside knights start no battle
test('conquerors who land beside knights fight when they march, or when a knight attacks them', () => {
  const landed = (rank: 'basic' | 'mighty') => {
    const t = war();
    const [{ q, r }] = t.b.layout.marks.hexes.landing;
    const [corner, , other] = t.b.walks.cornersOf[t.hex(q, r)];
    knight(t, 0, corner, { rank, active: false });
    sailTo(t, 7);
    return { t, landing: t.hex(q, r), corner, other };
  };
  for (const rank of ['basic', 'mighty'] as const) {
    const { t, landing, corner } = landed(rank);
    expect([t.field('invader', landing), t.field('knightUnit', corner) > 0, heroes(t)[0]]).toEqual([
      2,
      true,
      0,
    ]);
  }
  const { t, landing, other } = landed('mighty');
  t.put(0, 'road', t.b.walks.edgesAt[other][0]).give(0, { wool: 1, ore: 1 });
  t.play(0, 'basic-knight', { corner: other });
  expect([t.field('invader', landing), heroes(t)[0]]).toEqual([0, 1]);
});

// proves conquerors/march: Nobody sends a knight where it would be beaten at once, or between two conquerors
test('no knight is sacrificed', () => {
  const t = atWar().give(0, { wool: 1, ore: 1 });
  const { hex, corners } = middle(t);
  t.put(0, 'road', t.edge(0, 0, 0));
  invader(t, hex, 2);
  expect(t.refusal(0, 'basic-knight', { corner: corners[0] })).toMatchObject({ code: 'sacrifice' });
  knight(t.set('invader', hex, 0), 1, corners[3]).set('invader', hex, 2);
  expect(t.refusal(0, 'basic-knight', { corner: corners[0] })).toBeUndefined();
  invader(t, t.hex(1, 0), 1);
  expect(t.refusal(0, 'basic-knight', { corner: corners[0] })).toMatchObject({ code: 'encircled' });
});

// proves conquerors/march: between two conquerors return to their owners, and then knights that stand alone and are weaker
test('an encircled knight is lost, and the one it stood with', () => {
  const t = war();
  const { hex, corners } = middle(t);
  knight(t, 0, corners[0], { rank: 'mighty', active: false });
  knight(t, 1, corners[3], { active: false });
  invader(t, hex, 4);
  // corner 0 lies at the hexes to the east and the north-east too
  sailTo(invader(t, t.hex(0, -1), 3), 9).nature('direction', { direction: 'yellow' });
  while (t.decision === 'march') t.nature('direction', { direction: 'yellow' });
  expect([corners[0], corners[3]].map((corner) => t.field('knightUnit', corner))).toEqual([0, 0]);
});

// proves conquerors/march: A knight that leaves a hex starts no battle there
test('whoever leaves a standoff starts no battle', () => {
  const t = atWar();
  const { hex, corners } = middle(t);
  t.put(0, 'road', t.edge(0, 0, 0)).put(0, 'road', t.edge(1, 0, 4));
  knight(t, 1, corners[3], { active: false });
  knight(t, 0, t.corner(0, 0, 5));
  invader(t, hex, 2);
  const out = t.legal(0, 'move-knight').find(({ to }) => !corners.includes(Number(to)));
  if (out) t.play(0, out);
  expect(t.field('knightUnit', corners[3])).not.toBe(0);
});

// proves conquerors/chapter-1-resist: Everybody has lost as soon as conquerors stand on 10 hexes with a number, with three players on 7
// proves conquerors/chapter-1-resist: Only hexes with a number on which a conqueror stands count for the defeat
test.each([
  [4, 10],
  [3, 7],
])('with %i players %i occupied hexes are a common defeat', (seats, limit) => {
  const t = war(RESIST, { seats });
  const numbered = [...Array(t.b.topology.hexes).keys()].filter((hex) => t.field('numbers', hex) !== 0);
  const free = numbered.find((hex) => {
    const { q, r } = t.b.layout.hexes[hex];
    return t.hex(q - 1, r) >= 0 && t.field('numbers', t.hex(q - 1, r)) === 0;
  })!;
  for (const hex of numbered) t.set('conquered', hex, 1);
  t.set('occupied', 0, limit - 1);
  const { q, r } = t.b.layout.hexes[free];
  sailTo(invader(t, t.hex(q - 1, r), 2), 9);
  expect(t.over).toBe(false);
  t.nature('direction', { direction: 'yellow' });
  expect([t.over, t.b.rules.winners(t.s), t.b.rules.ending(t.s)]).toEqual([true, [], 'defeat']);
});

// proves conquerors/chapter-1-resist: The track of the ship has 23 spaces
// proves conquerors/chapter-1-resist: Otherwise the chapter ends with
// proves conquerors/chapter-1-resist: The hero track breaks a tie
test('after the last march most points win, then heroes', () => {
  const t = war().set('heroes', 1, 2);
  t.put(0, 'settlement', t.corner(2, -1, 0)).put(2, 'settlement', t.corner(2, 1, 0));
  t.set('heroes', 0, 1).set('heroes', 2, 1);
  sailTo(t, 23);
  expect([t.over, t.b.rules.winners(t.s), t.b.rules.ending(t.s)]).toEqual([true, [1], 'clock']);
  const level = war().set('heroes', 1, 2).set('heroes', 3, 2);
  expect(sailTo(level, 23).b.rules.winners(level.s)).toEqual([1, 3]);
});

// proves conquerors/chapter-1-resist: You win at once with 13 points on your own turn
test('thirteen points save everybody', () => {
  const t = atWar().set('heroes', 0, 12);
  t.put(0, 'road', t.edge(0, 0, 0)).give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
  t.play(0, 'settlement', { corner: t.corner(0, 0, 0) });
  expect([t.over, t.b.rules.winners(t.s)]).toEqual([true, [0]]);
});

// proves conquerors/chapter-1-resist: a map of 30 hexes with three landings
// proves conquerors/chapter-1-resist: 43 hexes with four
// proves conquerors/chapter-1-resist: Five trading stations lie on the edge
// proves conquerors/chapter-1-resist: it has as many hexes and tokens as the rules count
test.each([
  [
    3,
    { forest: 4, hills: 3, mountains: 3, fields: 4, pasture: 4, swamp: 9, sea: 3 },
    [1, 2, 2, 2, 2, 2, 2, 2, 2, 1],
  ],
  [
    4,
    { forest: 5, hills: 4, mountains: 4, fields: 6, pasture: 6, desert: 1, swamp: 13, sea: 4 },
    [3, 3, 2, 3, 3, 3, 2, 2, 2, 2],
  ],
])('the map for %i', (seats, terrains, numbers) => {
  const t = new Table(RESIST, { seats });
  expect([terrainsOf(t), tokensOf(t)]).toEqual([terrains, numbers]);
  expect(t.b.layout.marks.hexes.landing).toHaveLength(seats);
  expect(t.b.layout.harbours.places.map(({ kind }) => kind).sort()).toEqual([
    'brick',
    'grain',
    'lumber',
    'ore',
    'wool',
  ]);
});

// proves conquerors/march: one of the weakest conquerors leaves the game
// proves conquerors/march: Then place a basic knight for free, where you could hire one
test('Bribery sends one of the weakest home and brings a knight', () => {
  const t = deal(war(), 0, 'bribery');
  t.lay(t.hex(0, 0), 'forest', 9).lay(t.hex(2, 0), 'forest', 4);
  invader(invader(t, t.hex(0, 0), 4), t.hex(2, 0), 2);
  expect(t.field('occupied')).toBe(2);
  t.put(0, 'road', t.edge(2, -1, 0));
  t.play(0, 'play-card', { card: 'bribery' });
  expect(t.refusal(0, 'bribe', { hex: t.hex(0, 0) })).toMatchObject({ code: 'not-weakest' });
  t.play(0, 'bribe', { hex: t.hex(2, 0) });
  expect([t.field('invader', t.hex(2, 0)), t.field('occupied')]).toEqual([0, 1]);
  t.play(0, t.legal(0, 'recruit')[0]);
  expect(t.b.fields.supply.get(t.s, 0, t.b.piece('basic-knight').index)).toBe(1);
});

test('Bribery of a conqueror on a hex without a number frees no hex that counts', () => {
  const t = deal(war(), 0, 'bribery');
  t.lay(t.hex(0, 0), 'forest', 9).lay(t.hex(2, 0), 'forest').set('numbers', t.hex(2, 0), 0);
  invader(invader(t, t.hex(0, 0), 4), t.hex(2, 0), 2);
  t.play(0, 'play-card', { card: 'bribery' }).play(0, 'bribe', { hex: t.hex(2, 0) });
  expect([t.field('invader', t.hex(2, 0)), t.field('occupied')]).toEqual([0, 1]);
});

// proves conquerors/march: Promote a knight of another player by one rank for free
// proves conquerors/march: You go up 1 space on the hero track
test('Brothers in Arms helps another, and is a step on the hero track', () => {
  const t = deal(deal(atWar(), 0, 'brothers-in-arms'), 0, 'brothers-in-arms');
  const { corners } = middle(t);
  knight(t, 1, corners[0], { active: false });
  knight(t, 2, corners[3], { rank: 'strong', active: false });
  t.play(0, 'play-card', { card: 'brothers-in-arms' });
  expect(t.refusal(0, 'promote-brother', { corner: corners[3] })).toMatchObject({ code: 'no-fortress' });
  t.play(0, 'promote-brother', { corner: corners[0] });
  t.play(0, 'play-card', { card: 'brothers-in-arms' }).play(0, 'rouse-brothers', { seat: 2 });
  expect([t.field('knightActive', corners[3]), heroes(t)[0]]).toEqual([1, 2]);
});

// proves conquerors/march: every other player draws one, and you get two; with three players the last goes back
// proves conquerors/march: It cannot be played if the bank lacks one of them
test.each([3, 4])('Help from the South deals a resource to everybody, with %i', (seats) => {
  const t = deal(atWar(RESIST, { seats }), 0, 'help-from-the-south');
  const lacking = deal(atWar(), 0, 'help-from-the-south').setBank('ore', 0);
  expect(lacking.refusal(0, 'play-card', { card: 'help-from-the-south' })).toMatchObject({
    code: 'card-useless',
  });
  t.play(0, 'play-card', { card: 'help-from-the-south' });
  if (seats === 3) t.nature('southern-rest', { good: 'ore' });
  while (t.decision === 'southern-cards') t.nature(t.legal(-1)[0]);
  const sizes = [...Array(seats).keys()].map((seat) =>
    Object.values(t.hand(seat)).reduce((sum, count) => sum + count, 0),
  );
  expect(sizes).toEqual([2, ...Array<number>(seats - 1).fill(1)]);
  if (seats === 3) expect(t.bank('ore')).toBe(19);
});

// proves conquerors/march: a knight that was beaten in it comes back, inactive
// proves conquerors/march: have fallen, everybody who holds a politics card is asked about Lea the Healer, whatever the card is
// proves conquerors/march: After one healing nobody else is asked
// proves conquerors/march: If it is another player’s, you go up 1 space on the hero track
test('Lea the Healer brings a beaten knight back, and nobody learns who has her from the question', () => {
  const t = deal(deal(war(), 1, 'lea-the-healer'), 2, 'spy');
  const { hex, corners } = middle(t);
  knight(t, 0, corners[0], { rank: 'strong' });
  t.put(0, 'road', t.edge(2, -1, 0));
  sailTo(invader(t, t.hex(-1, 0), 3), 9).nature('direction', { direction: 'yellow' });
  expect([t.decision, t.legal(0), t.legal(3)]).toEqual(['healing', [], []]);
  expect(t.legal(2)).toEqual([{ move: 'heal-nobody' }]);
  t.play(2, 'heal-nobody');
  const heal = t.legal(1, 'heal')[0];
  t.play(1, heal);
  expect(heroes(t)[1]).toBe(1);
  const left = ['basic-knight', 'strong-knight'].map((piece) =>
    t.b.fields.supply.get(t.s, 0, t.b.piece(piece).index),
  );
  expect(left).toEqual([2, 1]);
  expect([t.field('knightActive', Number(heal.corner)), t.field('invader', hex)]).toEqual([0, 3]);
  expect(
    deal(atWar(), 0, 'lea-the-healer').refusal(0, 'play-card', { card: 'lea-the-healer' }),
  ).toMatchObject({
    code: 'after-battle',
  });
});

// proves conquerors/march: Every other player with more points than you gives you 2 resources or commodities
// proves conquerors/march: Anybody with one card gives
test('Neighborly Help takes two cards of everybody ahead', () => {
  const t = deal(atWar(), 0, 'neighborly-help').set('heroes', 1, 1).set('heroes', 2, 1);
  t.give(1, { ore: 3 }).give(2, { coin: 1 }).give(3, { wool: 4 });
  t.play(0, 'play-card', { card: 'neighborly-help' });
  t.play(2, 'help-neighbor', { good: 'coin' });
  t.play(1, 'help-neighbor', { good: 'ore' }).play(1, 'help-neighbor', { good: 'ore' });
  expect([t.hand(0), t.hand(3)]).toEqual([{ ore: 2, coin: 1 }, { wool: 4 }]);
});

// proves conquerors/march: both touching the corner of one of your active knights, which is then inactive
test('a Road Building Mission builds two roads at a knight', () => {
  const t = deal(atWar(), 0, 'road-building-mission');
  const { corners } = middle(t);
  t.put(0, 'road', t.edge(0, 0, 0));
  knight(t, 0, corners[0]);
  t.play(0, 'play-card', { card: 'road-building-mission' });
  const [one, two] = t.legal(0, 'mission-road');
  expect(t.legal(0, 'mission-road')).toHaveLength(2);
  t.play(0, one).play(0, two);
  expect([t.decision, t.field('knightActive', corners[0])]).toEqual(['main', 0]);
});

// proves conquerors/march: Make all your knights active
test('Warlord Roven makes all own knights active', () => {
  const t = deal(atWar(), 0, 'warlord-roven');
  knight(t, 0, middle(t).corners[0], { active: false });
  t.play(0, 'play-card', { card: 'warlord-roven' });
  expect(t.field('knightActive', middle(t).corners[0])).toBe(1);
  comeRound(t);
  expect(t.field('knightActive', middle(t).corners[0])).toBe(1);
});
