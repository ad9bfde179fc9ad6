import { expect, test } from 'vitest';
import type { Table } from '../table.ts';
import { ATTACK, BATTLE, CASTAWAYS, coast, fresh, marked, SPICES, sail, shipsOf } from './coast.ts';

const TWO = { seats: 2, modules: ['variant/catan-for-two'] };
const KNIGHTS_TOO = { seats: 2, modules: ['variant/catan-for-two', 'cities-knights/core'] };

/** after both numbers of seat 0's first turn */
const ashore = (row: string, options = TWO): Table =>
  coast(row, options).roll(3).nature('dice', { red: 1, yellow: 3 });

const ownerAt = (t: Table, corner: number): number => t.b.ownerOf[t.field('building', corner)];
const neutralTowns = (t: Table): number[] =>
  Array.from({ length: t.b.topology.corners }, (_, corner) => corner).filter(
    (corner) => t.field('building', corner) !== 0 && ownerAt(t, corner) >= t.b.neutral,
  );

/** two edges of land that lead from this corner to one where a settlement can stand */
function farFrom(t: Table, corner: number): number[] {
  const road = t.b.piece('road').index;
  const fits = (edge: number): boolean =>
    t.b.rules.barBuild(t.s, t.b.neutral, road, edge)?.code !== 'wrong-edge';
  for (const first of t.b.walks.edgesAt[corner].filter(fits))
    for (const near of t.b.walks.endsOf[first])
      for (const second of t.b.walks.edgesAt[near].filter((edge) => edge !== first && fits(edge)))
        for (const end of t.b.walks.endsOf[second])
          if (end !== near && end !== corner && t.b.rules.barStartAt(t.s, t.b.neutral, end) === undefined)
            return [first, second];
  throw new Error('no such way');
}

// proves sea-robbers/for-two: Two play on the map for three players
// proves sea-robbers/for-two: a neutral one stands on the site that is left
// proves sea-robbers/for-two: player who is last to place the second and the third settlement
// proves sea-robbers/for-two: It starts without roads and ships
test('the neutral colour has the third site, and two settlements inland without roads', () => {
  const t = fresh(CASTAWAYS, TWO);
  expect(t.b.layout.hexes).toEqual(fresh(CASTAWAYS).b.layout.hexes);
  t.until('place-building');
  const [one, two, three] = marked(t, 'start-site');
  t.play(0, 'place-building', { corner: one }).anything();
  expect(neutralTowns(t)).toEqual([]);
  t.play(1, 'place-building', { corner: three }).anything();
  expect(neutralTowns(t)).toEqual([two]);
  // Seat 1 is the first of the second round, seat 0 its last.
  t.play(1, t.legal(1, 'place-building')[0]).anything();
  expect(t.decision).toBe('place-building');
  t.play(0, t.legal(0, 'place-building')[0]).anything();
  expect(t.decision).toBe('place-colour');
  expect(t.refusal(0, 'place-colour', { corner: marked(t, 'castaway')[0] })).toBeDefined();
  t.play(0, t.legal(0, 'place-colour')[0]);
  expect(neutralTowns(t)).toHaveLength(2);
  t.until('place-colour', 1).started();
  const towns = neutralTowns(t);
  expect(towns).toHaveLength(3);
  expect(new Set(towns.map((corner) => ownerAt(t, corner)))).toEqual(new Set([t.b.neutral]));
  for (const id of ['road', 'ship'])
    for (let edge = 0; edge < t.b.topology.edges; edge++)
      expect(t.b.piece(id).marks.get(t.s, edge)).not.toBe(t.b.mark(t.b.neutral, t.b.piece(id).index));
});

// proves sea-robbers/for-two: Only one ship lies on an edge.
test('ships keep apart where two play', () => {
  const t = ashore(CASTAWAYS);
  const way = sail(t, 0, marked(t, 'castaway')).slice(0, 4);
  const [free] = t.b.walks.endsOf[way[1]];
  t.put(1, 'settlement', free).give(1, {});
  const ship = t.b.piece('ship').index;
  expect(t.b.rules.barBuild(t.s, 1, ship, way[1])?.code).toBe('taken');
  expect(shipsOf(t, 0).length).toBeGreaterThan(1);
});

// proves sea-robbers/for-two: You never build a neutral ship
// proves sea-robbers/for-two: build a road, you also build a neutral one if possible
// proves sea-robbers/for-two: With a settlement you build a neutral
test('a neutral road follows a road, a road or settlement follows a settlement, and nothing follows a ship', () => {
  const t = ashore(CASTAWAYS).give(0, { lumber: 2, wool: 1, brick: 1 });
  t.play(0, t.legal(0, 'ship')[0]);
  expect(t.decision).toBe('main');
  t.play(0, t.legal(0, 'road')[0]);
  expect(t.decision).toBe('neutral-build');
  expect(t.legal(0, 'neutral-route').every(({ colour }) => colour === 0)).toBe(true);
  const settlement = t.b.piece('settlement').index;
  // Its towns have no roads that lead to a place for another.
  expect(t.b.the.neutrals.follows(t.s, settlement)).toBe(t.b.piece('road').index);
  const far = farFrom(t, neutralTowns(t)[0]);
  for (const edge of far) t.b.rules.build(t.s, t.b.neutral, t.b.piece('road').index, edge);
  expect(t.b.the.neutrals.follows(t.s, settlement)).toBe(settlement);
});

// proves sea-robbers/for-two: sends one of the other three away
test('the first friend sends another away', () => {
  const t = ashore(CASTAWAYS);
  t.b.the.friends.claim(t.s, 0);
  t.play(0, 'choose-friend', { friend: 'olaf' });
  expect(t.legal(0, 'dismiss-friend')).toHaveLength(3);
  t.play(0, 'dismiss-friend', { friend: 'oda' });
  t.b.the.friends.claim(t.s, 1);
  expect(t.legal(1, 'choose-friend').map(({ friend }) => friend)).toEqual(['dever', 'jerok']);
  t.play(1, 'choose-friend', { friend: 'dever' });
  expect(t.decision).toBe('main');
});

// proves sea-robbers/lesser-awards: Longest Road is worth 1 point here
// proves sea-robbers/lesser-awards: Largest Army is worth 1 point here
test.each([
  [CASTAWAYS, 1],
  [ATTACK, 1],
  [BATTLE, 1],
  [SPICES, 2],
])('in %s each award is worth %i for two', (row, worth) => {
  const t = fresh(row, TWO);
  for (const id of ['longest-road', 'largest-army']) {
    const before = t.points(0);
    t.set('award', t.b.award(id), 0);
    expect(t.points(0) - before).toBe(worth);
  }
});

// proves sea-robbers/the-spice-islands-for-two: A token action may also send the pirate off the board
test('a token sends the pirate away', () => {
  const t = ashore(SPICES).give(0, { 'trade-token': 1 });
  expect(t.refusal(0, 'expel-pirate')?.code).toBe('pirate-away');
  const sea = t.b.layout.hexes.findIndex(({ terrain }) => terrain === 'sea');
  t.set('blocker', t.b.blocker('pirate'), sea).play(0, 'expel-pirate');
  expect(t.field('blocker', t.b.blocker('pirate'))).toBeLessThan(0);
  expect(t.hand(0)).toEqual({});
  expect(t.refusal(0, 'expel-pirate')?.code).toBe('token-action-taken');
});

// proves sea-robbers/cities-knights-for-two: The neutral colour starts with settlements only
test('with knights the neutral colour begins with settlements, and both have a knight', () => {
  const t = coast(CASTAWAYS, KNIGHTS_TOO);
  const marks = Array.from({ length: t.b.topology.corners }, (_, corner) => corner);
  expect(neutralTowns(t).map((corner) => t.b.pieces[t.b.pieceOf[t.field('building', corner)]].id)).toEqual([
    'settlement',
    'settlement',
    'settlement',
  ]);
  expect(marks.filter((corner) => t.field('knightUnit', corner) !== 0)).toHaveLength(2);
  expect(t.b.rules.goal(t.s)).toBe(14);
});
