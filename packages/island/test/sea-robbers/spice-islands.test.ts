import { expect, test } from 'vitest';
import { everyMap, placesLeft, redPairs } from '../maps.ts';
import type { Table } from '../table.ts';
import { ashore, coast, marked, SPICES, sail, shipsOf, wayTo } from './coast.ts';

const unknown = (t: Table): number[] =>
  t.b.layout.hexes.flatMap(({ hidden }, hex) => (hidden === undefined ? [] : [hex]));

/** Seat 0 sails up to the fog and uncovers what lies there as this terrain; the last ship’s hexes. */
function uncover(t: Table, terrain: string, number = 0): number {
  const corners = unknown(t).flatMap((hex) => [...t.b.walks.cornersOf[hex]]);
  const way = wayTo(t, 0, corners);
  const before = t.b.walks.endsOf[way[way.length - 2]].find((end) =>
    t.b.walks.endsOf[way[way.length - 1]].includes(end),
  );
  sail(t, 0, [before ?? -1]);
  t.give(0, { lumber: 1, wool: 1 }).play(0, 'ship', { edge: way[way.length - 1] });
  t.nature('discover', { terrain, number });
  while (t.decision === 'discover') t.nature('discover', { terrain: 'sea', number: 0 });
  return unknown(t).find((hex) => t.b.terrains[t.field('terrain', hex)].id === terrain) ?? -1;
}

/** the far corner of the last ship, which touches the hex */
const end = (t: Table, hex: number): number =>
  shipsOf(t, 0)
    .flatMap((edge) => [...t.b.walks.endsOf[edge]])
    .find((corner) => t.b.walks.cornersOf[hex].includes(corner)) ?? -1;

// proves sea-robbers/the-spice-islands: The first to 14 points on their own turn wins.
test('fourteen points win', () => {
  const t = ashore(SPICES).set('chits', 0, 10).give(0, { brick: 2, lumber: 2 });
  t.play(0, t.legal(0, 'road')[0]);
  expect(t.over).toBe(false);
  t.set('chits', 0, 11).play(0, t.legal(0, 'road')[0]);
  expect(t.over).toBe(true);
});

// proves sea-robbers/the-spice-islands: The map has 46 hexes
// proves sea-robbers/the-spice-islands: it has as many hexes and tokens as the rules count
// proves sea-robbers/the-spice-islands: The numbers of the gold fields are 5 and 8 in one area
// proves sea-robbers/the-spice-islands: Everybody has 15 ships.
// proves sea-robbers/the-spice-islands: Under each area lie two gold fields
test.each([
  [3, 16],
  [4, 19],
])('the map for %i', (seats, home) => {
  const [map] = everyMap(SPICES).filter((each) => each.seats === seats);
  const t = map.laid(1);
  expect(t.b.topology.hexes).toBe(46);
  expect(t.b.layout.hexes.filter(({ region }) => region === 'main')).toHaveLength(home);
  expect(unknown(t)).toHaveLength(12);
  expect(redPairs(t)).toEqual([]);
  expect(placesLeft(map.laid(2))).toBeGreaterThan(0);
  expect(marked(t, 'start-site')).toHaveLength(seats);
  expect(Object.values(t.b.layout.stacks)).toEqual([
    { terrains: { gold: 2, spice: 2, sea: 2 }, numbers: [5, 8] },
    { terrains: { gold: 2, spice: 2, sea: 2 }, numbers: [6, 9] },
  ]);
  expect([t.b.piece('ship').limit, t.b.piece('merchant').limit]).toEqual([15, 3]);
});

// proves sea-robbers/the-spice-islands: A gold field gets a number and brings its finder a good of their choice
// proves sea-robbers/the-spice-islands: A road or ship that ends at a corner of unknown hexes
test('a gold field gives a good of choice', () => {
  const t = ashore(SPICES);
  uncover(t, 'gold', t.b.layout.stacks.blue.numbers.flat()[0]);
  expect(t.decision).toBe('choose-good');
});

// proves sea-robbers/the-spice-islands: A lair lies on sea that is uncovered
// proves sea-robbers/the-spice-islands: Four ships around it, no
// proves sea-robbers/the-spice-islands: in a campaign the fleet of chapter 3 decides
test('sea brings a chest and a lair, which four ships around it drive away', () => {
  const t = ashore(SPICES);
  const hex = uncover(t, 'sea');
  const chests = t.field('chests', 0);
  expect([chests > 0, t.field('lair', hex)]).toEqual([true, 1]);
  const free = t.b.walks.edgesOf[hex].filter((edge) => t.field('route', edge) === 0);
  const there = 6 - free.length;
  for (const edge of free.slice(0, 3 - there)) t.put(0, 'ship', edge);
  expect(t.field('lair', hex)).toBe(1);
  t.put(1, 'ship', free[4 - there]);
  expect(t.field('lair', hex)).toBe(0);
  expect([t.field('chests', 0), t.field('chests', 1)]).toEqual([chests + 1, 1]);
  const calm = ashore(SPICES, { options: { lairs: false } });
  expect(calm.field('lair', uncover(calm, 'sea'))).toBe(0);
});

// proves sea-robbers/the-spice-islands: Spice hexes give nothing, and nobody settles or builds roads at them.
// proves sea-robbers/the-spice-islands: The robber does not go to spice hexes.
// proves sea-robbers/the-spice-islands: Ships may lie there.
test('a spice hex brings a spice, and no town, road or robber comes there', () => {
  const t = ashore(SPICES);
  const hex = uncover(t, 'spice');
  t.nature('spice', { good: 'pepper' });
  expect(t.hand(0)).toEqual({ pepper: 1 });
  expect(shipsOf(t, 0).some((at) => t.b.walks.endsOf[at].includes(end(t, hex)))).toBe(true);
  const corner = end(t, hex);
  expect(t.b.rules.barBuild(t.s, 0, t.b.piece('settlement').index, corner)?.code).toBe('spice-land');
  const edge = t.b.walks.edgesOf[hex][0];
  expect(t.b.rules.barBuild(t.s, 0, t.b.piece('road').index, edge)?.code).toBe('spice-land');
  expect(t.b.the.blockers.barStand(t.s, t.b.blocker('robber'), hex, 0)?.code).toBe('spice-land');
  expect(t.b.rules.hexGood(t.s, hex)).toBe(-1);
});

// proves sea-robbers/the-spice-islands: Spices are cards in hand
// proves sea-robbers/the-spice-islands: There are ten each of cinnamon
// proves sea-robbers/the-spice-islands: The bank neither takes nor gives them in trade.
test('spices count to the hand, go with a monopoly, and the bank knows none', () => {
  const t = ashore(SPICES).give(0, { pepper: 3, wool: 3 }).give(1, { pepper: 2 }).cards(0, 'monopoly');
  expect(t.field('handSize', 0)).toBe(6);
  const trades = t.legal(0, 'bank-trade');
  expect(trades.some(({ give, want }) => give === 'pepper' || want === 'pepper')).toBe(false);
  expect(trades).not.toEqual([]);
  t.play(0, 'play-card', { card: 'monopoly' }).play(0, 'name-good', { good: 'pepper' });
  expect(t.hand(0)).toEqual({ pepper: 5, wool: 3 });
  expect(t.bank('nutmeg')).toBe(10);
});

// proves sea-robbers/the-spice-islands: three equal spices, or one of each kind
// proves sea-robbers/the-spice-islands: When the stack is used up, the
test('three alike or all different are two chits, and the stack is shuffled anew', () => {
  const t = ashore(SPICES).give(0, { pepper: 4, nutmeg: 1, cinnamon: 1, wool: 2 });
  t.play(0, 'sell-spices', { set: 'pepper' }).play(0, 'sell-spices', { set: 'mixed' });
  expect([t.field('chits', 0), t.points(0), t.hand(0)]).toEqual([4, 7, { wool: 2 }]);
  expect(t.legal(0, 'sell-spices')).toEqual([]);
  for (let kind = 0; kind < 3; kind++) t.set('spiceStack', kind, 0);
  t.set('options', 2, 1).play(0, 'buy-spice', { resource: 'wool' }).nature('spice', { good: 'nutmeg' });
  expect([0, 1, 2].map((kind) => t.field('spiceStack', kind))).toEqual([10, 10, 9]);
});

// proves sea-robbers/the-spice-islands: It stands alone on a corner of exactly one spice hex where one of your ships lies
// proves sea-robbers/the-spice-islands: place a merchant, you take one of the option cards
// proves sea-robbers/the-spice-islands: A merchant costs 1 ore and 1 wool
// proves sea-robbers/the-spice-islands: It closes the lane that it
// proves sea-robbers/the-spice-islands: Pay 2 of that resource
// proves sea-robbers/the-spice-islands: Each option card raises your hand limit
test('a merchant stands at a ship and a spice hex, closes the line and brings an option card', () => {
  const t = ashore(SPICES);
  const hex = uncover(t, 'spice');
  t.nature('spice', { good: 'pepper' });
  const corner = end(t, hex);
  const limit = t.b.rules.handLimit(t.s, 0);
  t.give(0, { ore: 2, wool: 4 }).play(0, 'merchant', { corner });
  expect(t.hand(0)).toEqual({ ore: 1, wool: 3 });
  t.play(0, 'choose-option', { resource: 'wool' });
  expect(t.b.rules.handLimit(t.s, 0)).toBe(limit + 2);
  const last = shipsOf(t, 0).find((edge) => t.b.walks.endsOf[edge].includes(corner)) ?? -1;
  t.set('laneFresh', last, 0);
  expect(t.b.the.lanes.barMove(t.s, 0, last)?.code).toBe('lane-closed');
  const next = t.b.walks.cornersOf[hex].find((other) => t.field('building', other) === 0) ?? -1;
  for (const edge of t.b.walks.edgesAt[next]) if (t.field('route', edge) === 0) t.put(0, 'ship', edge);
  while (t.decision !== 'main') t.anything();
  t.give(0, { ore: 1, wool: 3 });
  const merchant = t.b.piece('merchant').index;
  expect(t.b.rules.barBuild(t.s, 0, merchant, next)?.code).toBe('merchant-there');
  expect(t.b.rules.barBuild(t.s, 1, merchant, corner)?.code).toBe('taken');
  t.play(0, 'buy-spice', { resource: 'wool' }).nature('spice', { good: 'nutmeg' });
  expect(t.hand(0)).toEqual({ nutmeg: 1, ore: 1, wool: 1 });
  expect(t.refusal(0, 'buy-spice', { resource: 'ore' })?.code).toBe('no-option');
});

// proves sea-robbers/the-spice-islands: Spices are drawn openly, and option cards lie open.
// proves sea-robbers/the-spice-islands: You may use an option as often as you can pay
test('everybody sees what is drawn, and two option cards of each resource are there', () => {
  const t = coast(SPICES);
  expect([0, 1, 2, 3, 4].map((kind) => t.field('optionsLeft', kind))).toEqual([2, 2, 2, 2, 2]);
  expect(t.b.plan.byName.get('options')?.audience ?? 'all').toBe('all');
  t.roll(3).set('options', 0, 1).give(0, { brick: 4 });
  for (const good of ['pepper', 'pepper']) {
    t.play(0, 'buy-spice', { resource: 'brick' }).nature('spice', { good });
    expect(t.events.find(({ kind }) => kind === 'spice')?.data).toEqual({ seat: 0, good });
  }
});

// proves sea-robbers/the-spice-islands: The pirate sails as the last of the sea robbers.
// proves sea-robbers/the-spice-islands: It begins off the board.
test('the pirate is there, off the board at first', () => {
  const t = coast(SPICES);
  expect(t.field('blocker', t.b.blocker('pirate'))).toBe(-1);
});

// proves sea-robbers/the-spice-islands: Everybody starts with three friends
test('three friends each are dealt', () => {
  const t = coast(SPICES);
  const held = Array.from({ length: 13 }, (_, friend) => t.field('friendOf', friend));
  expect([1, 2, 3].map((seat) => held.filter((of) => of === seat).length)).toEqual([3, 3, 3]);
});
