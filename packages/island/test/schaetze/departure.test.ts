import { describe, expect, test } from 'vitest';
import type { Table } from '../table.ts';
import { atSea, closed, DEPARTURE, fresh, terrainAt, treasures, unknownAt } from './waters.ts';

/** Seat 0 holds a treasure with this front and has to decide. */
function holding(front = 'materials', t = atSea(DEPARTURE)): Table {
  const [corner] = treasures(t);
  t.b.the.treasures.takeFrom(t.s, 0, corner);
  return t.nature('treasure', { front });
}

/** Seat 0 has kept so many treasures, the last of them just now. */
function kept(count: number, t = atSea(DEPARTURE)): Table {
  t.set('keptTreasures', 0, count - 1);
  return holding('materials', t).play(0, 'keep-treasure');
}

const robber = (t: Table): number => t.field('blocker', t.b.blocker('robber'));

// proves schaetze/departure-into-the-unknown: The first to 12 points on their own turn wins.
test('12 points win', () => {
  const t = fresh(DEPARTURE);
  expect(t.b.rules.target(t.s, 0)).toBe(12);
});

// proves schaetze/departure-into-the-unknown: Everybody starts with three settlements
// proves schaetze/departure-into-the-unknown: The third brings the first goods.
test('everybody starts with three settlements on the main island', () => {
  const t = fresh(DEPARTURE).until('place-building');
  const main = (corner: number): boolean =>
    t.b.walks.hexesAt[corner].some((hex) => t.b.layout.hexes[hex].region === 'main');
  expect(t.legal(0, 'place-building').every(({ corner }) => main(Number(corner)))).toBe(true);
  const order: number[] = [];
  while (t.field('turn') === 0) {
    if (t.decision === 'place-building') order.push([0, 1, 2, 3].find((seat) => t.legal(seat).length > 0)!);
    // what fog brings besides is left out
    for (let seat = 0; seat < 4 && order.length < 9; seat++) t.give(seat, {});
    t.anything();
  }
  expect(order).toEqual([0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3]);
  for (let seat = 0; seat < 4; seat++) expect(Object.keys(t.hand(seat)).length).toBeGreaterThan(0);
  const settlement = t.b.piece('settlement');
  for (let seat = 0; seat < 4; seat++) {
    const own = Array.from({ length: t.b.topology.corners }, (_, corner) => corner).filter(
      (corner) => settlement.marks.get(t.s, corner) === t.b.mark(seat, settlement.index),
    );
    expect([own.length, own.every(main)]).toEqual([3, true]);
  }
});

// proves schaetze/departure-into-the-unknown: uncover a hex, you take all treasures on its corners
test('whoever uncovers a hex takes all treasures on its corners, and no others', () => {
  const t = atSea(DEPARTURE);
  const [corner] = treasures(t);
  const [hex] = unknownAt(t, corner);
  const second = t.b.walks.cornersOf[hex].find((at) => t.field('treasureAt', at) === 0)!;
  t.set('treasureAt', second, 1);
  const there = t.b.walks.cornersOf[hex].filter((at) => t.field('treasureAt', at) > 0);
  const all = treasures(t).length;
  t.b.the.discovery.discover(t.s, 1, hex);
  t.nature('discover', { terrain: 'sea', number: 0 });
  for (let i = 0; i < there.length; i++)
    t.nature('treasure', { front: 'materials' }).play(1, 'cash-treasure');
  expect([t.decision, treasures(t).length]).toEqual(['main', all - there.length]);
  expect(t.hand(1)).toEqual({ brick: there.length, lumber: there.length, wool: there.length });
});

test('a ship that passes a treasure without uncovering anything takes none', () => {
  const t = atSea(DEPARTURE);
  const corner = treasures(t).find((at) => t.b.walks.hexesAt[at].length < 3)!;
  for (const hex of unknownAt(t, corner)) t.lay(hex, 'hills');
  t.put(0, 'ship', t.b.walks.edgesAt[corner][0]);
  expect(t.field('treasureAt', corner)).toBe(1);
});

// proves schaetze/departure-into-the-unknown: You either cash a treasure for what is on its front or
// proves schaetze/departure-into-the-unknown: Once kept, it can never be cashed
// proves schaetze/departure-into-the-unknown: You turn a treasure over for all to see
test('a treasure is cashed when it is found, or never', () => {
  const t = holding('materials').play(0, 'cash-treasure');
  expect([t.decision, t.hand(0), t.field('keptTreasures', 0)]).toEqual([
    'main',
    { brick: 1, lumber: 1, wool: 1 },
    0,
  ]);
  const other = holding('two-goods');
  expect(other.events).toContainEqual({
    kind: 'treasure-found',
    data: { seat: 0, treasure: 'two-goods' },
  });
  expect([other.decision, other.legal(1)]).toEqual(['treasure-choice', []]);
  other.play(0, 'keep-treasure');
  expect([other.decision, other.hand(0), other.field('keptTreasures', 0)]).toEqual(['main', {}, 1]);
  expect(other.refusal(0, 'cash-treasure')).toBeDefined();
  expect(closed(other)).toEqual([3, 4, 5, 4, 3]);
});

// proves schaetze/departure-into-the-unknown: The first treasure that you keep raises
test('with a treasure kept nine cards are safe from a seven', () => {
  const t = kept(1).give(0, { ore: 9 }).give(1, { ore: 8 });
  expect([0, 1].map((seat) => t.b.rules.discardCount(t.s, seat))).toEqual([0, 4]);
  t.give(1, {}).give(0, { ore: 10 });
  expect(t.b.rules.discardCount(t.s, 0)).toBe(5);
});

describe('the second treasure', () => {
  // proves schaetze/departure-into-the-unknown: The second brings a 2:1 harbour
  // proves schaetze/departure-into-the-unknown: You put up the harbour on any coast
  test('brings a 2:1 harbour, which is put up beside a building of its owner', () => {
    const t = atSea(DEPARTURE).put(0, 'settlement', fresh(DEPARTURE).corner(0, -1, 3));
    kept(2, t);
    expect(t.legal(0, 'take-harbour').map(({ kind }) => kind)).toEqual([
      'brick',
      'lumber',
      'wool',
      'grain',
      'ore',
    ]);
    t.play(0, 'take-harbour', { kind: 'ore' });
    const places = t.legal(0, 'place-harbour');
    expect(places.length).toBeGreaterThan(0);
    for (const { edge } of places) expect(t.b.walks.endsOf[Number(edge)]).toContain(t.corner(0, -1, 3));
    t.play(0, places[0]);
    expect([t.decision, t.b.the.bank.rate(t.s, 0, t.b.good('ore'))]).toEqual(['main', 2]);
    t.set('keptTreasures', 1, 1);
    t.b.the.treasures.takeFrom(t.s, 1, treasures(t)[0]);
    t.nature('treasure', { front: 'good' }).play(1, 'keep-treasure');
    expect(t.refusal(1, 'take-harbour', { kind: 'ore' })?.code).toBe('harbour-gone');
  });

  // proves schaetze/departure-into-the-unknown: You put up the harbour on any coast
  test('waits for a coast of its owner, be it uncovered land, and keeps its distance', () => {
    const t = kept(2).play(0, 'take-harbour', { kind: 'wool' });
    expect([t.decision, t.field('harboursHeld', t.b.harbourKinds.indexOf('wool'))]).toEqual(['main', 1]);
    // uncovered land with sea around it
    for (const { hidden, q, r } of t.b.layout.hexes) if (hidden) t.lay(t.hex(q, r), 'sea');
    t.lay(t.hex(5, -2), 'hills', 4).put(0, 'settlement', t.corner(5, -2, 4));
    const ends = t.legal(0, 'place-harbour').map(({ edge }) => t.b.topology.edgeName(Number(edge)));
    expect(ends).toHaveLength(2);
    // inland edges are no place for it
    const inland = t.b.walks.edgesAt[t.corner(5, -2, 4)].find(
      (edge) => !t.legal(0, 'place-harbour').some((move) => move.edge === edge),
    )!;
    expect(t.refusal(0, 'place-harbour', { kind: 'wool', edge: inland })?.code).toBe('no-coast');
    // beside another harbour there is no room
    const [first] = t.legal(0, 'place-harbour');
    t.play(0, first).set('harboursHeld', t.b.harbourKinds.indexOf('ore'), 1);
    t.put(0, 'city', t.corner(5, -2, 4));
    expect(t.decision).toBe('main');
  });
});

// proves schaetze/departure-into-the-unknown: The third is worth 1 point, the fourth 2.
// proves schaetze/departure-into-the-unknown: Any more bring nothing.
// proves schaetze/departure-into-the-unknown: The bonuses add up
test('four kept treasures are worth 3 points, and more of them no more', () => {
  const t = atSea(DEPARTURE);
  const worth = [1, 2, 3, 4, 5, 9].map((count) => {
    t.set('keptTreasures', 0, count);
    return t.points(0);
  });
  expect(worth).toEqual([0, 0, 1, 3, 3, 3]);
  expect(kept(5, atSea(DEPARTURE)).decision).toBe('main');
});

// proves schaetze/departure-into-the-unknown: The bonuses add up
test('city walls and a kept treasure raise the hand limit together', () => {
  const t = fresh(DEPARTURE, { modules: ['cities-knights/core'] }).started();
  t.set('keptTreasures', 0, 1);
  const before = t.b.rules.handLimit(t.s, 0);
  const city = t.b.piece('city');
  const corner = Array.from({ length: t.b.topology.corners }, (_, at) => at).find(
    (at) => city.marks.get(t.s, at) === t.b.mark(0, city.index),
  )!;
  t.put(0, 'city-wall', corner);
  expect([before, t.b.rules.handLimit(t.s, 0)]).toEqual([9, 11]);
});

// proves schaetze/departure-into-the-unknown: With four players the 6 and the 8 among the unknown
test('with four players gold fields get the 6 and the 8, and nothing else does', () => {
  const t = atSea(DEPARTURE);
  const hexes = t.b.layout.hexes.flatMap(({ hidden }, hex) => (hidden === undefined ? [] : [hex]));
  t.b.the.discovery.discover(t.s, 0, hexes[0]);
  const moves = t.legal(-1, 'discover');
  const on = (gold: boolean) =>
    new Set(
      moves
        .filter((move) => (move.terrain === 'gold') === gold && move.number !== 0)
        .map(({ number }) => number),
    );
  expect([...on(true)]).toEqual([6, 8]);
  expect([...on(false)]).toEqual([2, 3, 4, 5, 9, 10, 11, 12]);
});

test('with three players any number may come to lie on gold, and each terrain comes by its share', () => {
  const t = atSea(DEPARTURE, { seats: 3 });
  const hex = t.b.layout.hexes.findIndex(({ hidden }) => hidden !== undefined);
  t.b.the.discovery.discover(t.s, 0, hex);
  const gold = t.legal(-1, 'discover').filter(({ terrain }) => terrain === 'gold');
  expect(gold.length).toBe(10);
});

// proves schaetze/departure-into-the-unknown: The robber starts on the desert.
// proves schaetze/departure-into-the-unknown: With four players the main island has no desert
test('the robber starts on the desert of three players, and off the board of four', () => {
  const three = fresh(DEPARTURE, { seats: 3 }).until('place-building');
  expect(terrainAt(three, robber(three))).toBe('desert');
  expect(robber(fresh(DEPARTURE).until('place-building'))).toBe(-1);
});

// proves schaetze/departure-into-the-unknown: On the board there are only the four 3:1 harbours.
// proves schaetze/departure-into-the-unknown: The five 2:1 harbours, one for each resource
test.each([3, 4])(
  'with %i players four general harbours lie on the board, five others beside it',
  (seats) => {
    const t = fresh(DEPARTURE, { seats }).until('place-building');
    const lying = t.b.layout.harbours.places
      .map((_, place) => t.field('harbour', place))
      .filter((kind) => kind >= 0);
    expect(lying.map((kind) => t.b.harbourKinds[kind])).toEqual(['any', 'any', 'any', 'any']);
    expect(t.b.harbourKinds.map((_, kind) => t.field('harboursSpare', kind))).toEqual([0, 1, 1, 1, 1, 1]);
  },
);

// proves schaetze/departure-into-the-unknown: Treasures lie on 17 corners
test.each([
  [3, 17, 'box', 3],
  [3, 17, 'news', 0],
  [4, 20, 'box', 0],
])('with %i players %i treasures lie on the board', (seats, count, treasureSet, spare) => {
  const t = fresh(DEPARTURE, { seats, options: { treasureSet } }).until('place-building');
  expect([treasures(t).length, t.field('treasuresSpare')]).toEqual([count, spare]);
  const near = t
    .legal(0, 'place-building')
    .flatMap(({ corner }) =>
      t.b.walks.edgesAt[Number(corner)].flatMap((edge) =>
        t.b.walks.endsOf[edge].flatMap((end) => unknownAt(t, end)),
      ),
    );
  for (const corner of treasures(t)) {
    expect(unknownAt(t, corner).length).toBeGreaterThan(0);
    // no starting ship uncovers a hex beside it
    expect(unknownAt(t, corner).filter((hex) => near.includes(hex))).toEqual([]);
  }
});

// proves schaetze/departure-into-the-unknown: The pirate is in play.
test('the pirate sails', () => {
  const t = fresh(DEPARTURE).until('place-building');
  expect(terrainAt(t, t.field('blocker', t.b.blocker('pirate')))).toBe('sea');
});
