import { expect, test } from 'vitest';
import { everyMap, inventoryOf, placesLeft, redPairs } from '../maps.ts';
import type { Table } from '../table.ts';
import { ashore, BATTLE, coast, fresh, marked, nextTurn, sail, shipsOf, shores } from './coast.ts';

const enemies = (t: Table): number[] =>
  Array.from({ length: t.b.topology.hexes }, (_, hex) => hex).filter((hex) => t.field('enemy', hex) > 0);

/** Seat 0 lies one ship away from a single enemy: the edge that leads there, and the hex. */
function facing(t: Table): { readonly edge: number; readonly hex: number } {
  const [hex, ...others] = enemies(t);
  for (const other of others) t.set('enemy', other, 0);
  t.set('enemy', hex, 0);
  const near = t.b.walks.cornersOf[hex];
  const way = sail(t, 0, near);
  const edge = way[way.length - 1];
  t.b.rules.unbuild(t.s, t.b.piece('ship').index, edge);
  t.set('enemy', hex, 1).set('chests', 0, 0);
  return { edge, hex };
}

const fight = (t: Table, jugs: number, strength: number): { readonly edge: number; readonly hex: number } => {
  const place = facing(t);
  t.set('jugs', 0, jugs).give(0, { lumber: 1, wool: 1 });
  t.play(0, 'ship', { edge: place.edge }).nature('battle', { strength });
  return place;
};

// proves sea-robbers/the-battle-against-the-sea-robbers: The first to 13 points on their own turn wins.
test('thirteen points win', () => {
  const t = ashore(BATTLE).set('chits', 0, 9).give(0, { brick: 2, lumber: 2 });
  t.play(0, t.legal(0, 'road')[0]);
  expect(t.over).toBe(false);
  t.set('chits', 0, 10).play(0, t.legal(0, 'road')[0]);
  expect(t.over).toBe(true);
});

// proves sea-robbers/the-battle-against-the-sea-robbers: The map has 44 hexes
// proves sea-robbers/the-battle-against-the-sea-robbers: 15 with three players, 12 with four
// proves sea-robbers/the-battle-against-the-sea-robbers: it has as many hexes and tokens as the rules count
// proves sea-robbers/the-battle-against-the-sea-robbers: Everybody has 15 ships.
test.each([
  [3, '3 3 4 3 4 0 4 23', '1 2 2 3 3 3 3 2 1 1', 17, 15],
  [4, '3 4 4 5 4 0 4 20', '1 2 3 3 3 3 3 3 2 1', 20, 12],
])('the map for %i', (seats, hexes, tokens, home, fleet) => {
  const [map] = everyMap(BATTLE).filter((each) => each.seats === seats);
  const t = map.laid(1);
  expect(inventoryOf(t).slice(0, 2)).toEqual([hexes, tokens]);
  expect(t.b.topology.hexes).toBe(44);
  expect(t.b.layout.hexes.filter(({ region }) => region === 'main')).toHaveLength(home);
  expect(redPairs(t).filter((pair) => pair.length > 0).length).toBeLessThan(2);
  expect(placesLeft(map.laid(2))).toBeGreaterThan(0);
  expect(enemies(t)).toHaveLength(fleet);
  expect(marked(t, 'start-site')).toHaveLength(seats);
  expect(t.b.piece('ship').limit).toBe(15);
});

// proves sea-robbers/the-battle-against-the-sea-robbers: With their first settlement everybody chooses a harbour
// proves sea-robbers/the-battle-against-the-sea-robbers: in a campaign the gold of chapter 2 decides
test('a harbour of choice with the first settlement, each once', () => {
  const t = fresh(BATTLE).until('choose-harbour', 0);
  t.play(0, 'choose-harbour', { resource: 'wool' }).until('choose-harbour', 1);
  expect(t.refusal(1, 'choose-harbour', { resource: 'wool' })?.code).toBe('harbour-given');
  t.started();
  expect([t.b.the.bank.rate(t.s, 0, t.b.good('wool')), t.b.the.bank.rate(t.s, 0, t.b.good('ore'))]).toEqual([
    2, 3,
  ]);
  const none = coast(BATTLE, { options: { ownHarbours: false } });
  expect(none.b.the.bank.rate(none.s, 0, none.b.good('wool'))).toBe(3);
});

// proves sea-robbers/the-battle-against-the-sea-robbers: A jug of liquid fire costs 1 lumber and 1 ore.
// proves sea-robbers/the-battle-against-the-sea-robbers: You start with none and can have 6
test('jugs cost lumber and ore, and six are the most', () => {
  const t = ashore(BATTLE).give(0, { lumber: 2, ore: 2 });
  expect(t.field('jugs', 0)).toBe(0);
  t.play(0, 'equip');
  expect([t.field('jugs', 0), t.hand(0)]).toEqual([1, { lumber: 1, ore: 1 }]);
  t.set('jugs', 0, 6);
  expect(t.refusal(0, 'equip')?.code).toBe('jugs-full');
});

// proves sea-robbers/the-battle-against-the-sea-robbers: a hex with sea robbers, there is a battle
// proves sea-robbers/the-battle-against-the-sea-robbers: With more jugs than the card shows, you take the enemy ship
// proves sea-robbers/the-battle-against-the-sea-robbers: After a battle your turn is over
// proves sea-robbers/the-battle-against-the-sea-robbers: The jugs are not used up.
// proves sea-robbers/the-battle-against-the-sea-robbers: The card goes back.
test('more jugs take the enemy and its chest, the jugs stay, and the turn is over', () => {
  const t = ashore(BATTLE);
  const { edge, hex } = fight(t, 2, 1);
  expect([
    t.field('enemy', hex),
    t.field('enemiesTaken', 0),
    t.field('chests', 0),
    t.field('jugs', 0),
  ]).toEqual([0, 1, 1, 2]);
  expect(shipsOf(t, 0)).toContain(edge);
  expect([t.active, t.decision]).toEqual([1, 'roll']);
});

// proves sea-robbers/the-battle-against-the-sea-robbers: With fewer, you lose it
test('fewer jugs lose the ship for lumber or wool', () => {
  const t = ashore(BATTLE);
  const { edge, hex } = fight(t, 0, 3);
  expect(shipsOf(t, 0)).not.toContain(edge);
  t.play(0, 'comfort', { good: 'wool' });
  expect([t.hand(0), t.field('enemy', hex), t.active]).toEqual([{ wool: 1 }, 1, 1]);
});

// proves sea-robbers/the-battle-against-the-sea-robbers: A ship that is driven off goes where no enemy lies
// proves sea-robbers/the-battle-against-the-sea-robbers: With as many, you must move your ship elsewhere
test('as many jugs drive the ship off, to where no enemy lies', () => {
  const t = ashore(BATTLE);
  const { edge, hex } = fight(t, 2, 2);
  expect(t.decision).toBe('moving-ship');
  const near = new Set(t.b.walks.cornersOf[hex]);
  const offered = t.legal(0, 'ship-to').map((move) => Number(move.edge));
  for (const to of offered)
    if (to !== edge) expect(t.b.walks.endsOf[to].some((end) => near.has(end))).toBe(false);
  t.play(0, 'ship-to', { edge: offered[0] });
  expect([t.decision, t.active, t.field('enemy', hex)]).toEqual(['roll', 1, 1]);
});

// proves sea-robbers/the-battle-against-the-sea-robbers: A starting ship lies where no enemy is near.
test('a ship that is moved to an enemy fights too, and a starting ship lies elsewhere', () => {
  const t = ashore(BATTLE);
  const { edge } = facing(t);
  const [last] = t.legal(0, 'move-ship');
  if (last) {
    t.play(0, last);
    if (t.legal(0, 'ship-to').some((move) => move.edge === edge)) {
      t.play(0, 'ship-to', { edge });
      expect(t.decision).toBe('battle');
    }
  }
  const start = fresh(BATTLE).until('place-route');
  for (const move of start.legal(0, 'place-route'))
    for (const end of start.b.walks.endsOf[Number(move.edge)])
      expect(start.b.walks.hexesAt[end].some((hex) => start.field('enemy', hex) > 0)).toBe(false);
});

// proves sea-robbers/the-battle-against-the-sea-robbers: have taken fewer than two enemy ships, you draw from eight cards
test('two taken ships make the enemy stronger', () => {
  const t = ashore(BATTLE);
  const { edge } = facing(t);
  t.give(0, { lumber: 1, wool: 1 }).play(0, 'ship', { edge });
  expect(t.legal(-1).length === 0 || t.decision === 'battle').toBe(true);
  expect(t.refusal(-1, 'battle', { strength: 4 })).toBeDefined();
  const other = ashore(BATTLE);
  const place = facing(other);
  other.set('enemiesTaken', 0, 2).give(0, { lumber: 1, wool: 1 }).play(0, 'ship', { edge: place.edge });
  expect(other.refusal(-1, 'battle', { strength: 1 })).toBeDefined();
  other.nature('battle', { strength: 6 });
});

// proves sea-robbers/the-battle-against-the-sea-robbers: If several enemy ships lie there
test('between two enemies one chooses whom to fight', () => {
  const t = ashore(BATTLE);
  const { edge, hex } = facing(t);
  const end = t.b.walks.endsOf[edge].find((corner) => t.b.walks.cornersOf[hex].includes(corner)) ?? -1;
  const other = t.b.walks.hexesAt[end].find((each) => each !== hex) ?? -1;
  t.set('enemy', other, 1).give(0, { lumber: 1, wool: 1 }).play(0, 'ship', { edge });
  expect(t.legal(0, 'choose-enemy')).toHaveLength(2);
  t.play(0, 'choose-enemy', { hex: other });
  expect(t.decision).toBe('battle');
});

// proves sea-robbers/the-battle-against-the-sea-robbers: Greatest Nemesis, a point
test('three enemy ships are the first Greatest Nemesis, and more take it over', () => {
  const t = ashore(BATTLE).set('enemiesTaken', 1, 3);
  t.b.rules.reviewAwards(t.s);
  expect([t.points(1), t.points(0)]).toEqual([4, 3]);
  t.set('enemiesTaken', 0, 3);
  t.b.rules.reviewAwards(t.s);
  expect([t.points(1), t.points(0)]).toEqual([4, 3]);
  t.set('enemiesTaken', 0, 4);
  t.b.rules.reviewAwards(t.s);
  expect([t.points(1), t.points(0)]).toEqual([3, 4]);
});

// proves sea-robbers/the-battle-against-the-sea-robbers: Your first settlement beside a gold field brings a chit
// proves sea-robbers/core: Your first settlement beside a gold field brings a chit
test.each([BATTLE, 'sea-robbers/core'])(
  'the first settlement at gold brings a chit and a friend in %s',
  (row) => {
    const t = ashore(row);
    const [one, two] = t.b.layout.hexes.flatMap(({ region }, hex) => (region === 'gold' ? [hex] : []));
    t.put(0, 'settlement', t.b.walks.cornersOf[one][0]);
    expect([t.field('chits', 0), t.decision]).toEqual([1, 'choose-friend']);
    expect(t.legal(0, 'choose-friend')).toHaveLength(row === BATTLE ? 4 : 13);
    t.play(0, t.legal(0, 'choose-friend')[0]);
    t.put(0, 'settlement', t.b.walks.cornersOf[two][0]);
    expect([t.field('chits', 0), t.decision]).toEqual([1, 'main']);
    expect(shores(t, 'gold').length).toBeGreaterThan(0);
  },
);

// proves sea-robbers/the-battle-against-the-sea-robbers: Everybody starts with two friends
test('two friends each are dealt, or kept', () => {
  const t = coast(BATTLE);
  const held = Array.from({ length: 9 }, (_, friend) => t.field('friendOf', friend));
  expect([1, 2, 3].map((seat) => held.filter((of) => of === seat).length)).toEqual([2, 2, 2]);
  nextTurn(t.roll(3));
  expect(t.active).toBe(0);
});

// proves sea-robbers/the-battle-against-the-sea-robbers: After a battle your turn is over
test.each([
  ['won', 3, 3],
  ['lost', 0, 3],
  ['won by one of two, who roll twice a turn', 3, 2],
  ['lost by one of two', 0, 2],
])('a battle before the roll ends the turn, too: %s', (_outcome, jugs, seats) => {
  const t = coast(BATTLE, { seats, ...(seats === 2 && { modules: ['variant/catan-for-two'] }) });
  const { edge } = facing(t);
  t.set('jugs', 0, jugs).cards(0, 'road-building');
  expect([t.decision, t.active]).toEqual(['roll', 0]);
  t.play(0, 'play-card', { card: 'road-building' }).play(0, 'free-route', { piece: 'ship', edge });
  t.nature('battle', { strength: 2 });
  if (t.decision === 'comfort') t.play(0, 'comfort', { good: 'wool' });
  expect([t.decision, t.active]).toEqual(['roll', 1]);
  t.roll(3);
  expect(t.active).toBe(1);
});
