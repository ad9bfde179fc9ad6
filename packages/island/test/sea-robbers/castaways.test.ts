import { Rng, resample, viewOf } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { everyMap, inventoryOf, placesLeft, redPairs } from '../maps.ts';
import type { Table } from '../table.ts';
import {
  ashore,
  CASTAWAYS,
  coast,
  marked,
  nextTurn,
  sail,
  shipsOf,
  shores,
  siteOf,
  withOutpost,
} from './coast.ts';

const look = (t: Table, corner: number, cost: string): Table =>
  t.play(0, 'look-at-castaway', { corner }).nature('castaway', { cost });

// proves sea-robbers/the-castaways: The first to 11 points on their own turn wins.
test('eleven points win', () => {
  const t = ashore(CASTAWAYS).set('chits', 0, 7).give(0, { brick: 2, lumber: 2 });
  t.play(0, t.legal(0, 'road')[0]);
  expect(t.over).toBe(false);
  t.set('chits', 0, 8).play(0, t.legal(0, 'road')[0]);
  expect(t.over).toBe(true);
});

// proves sea-robbers/the-castaways: Nothing at home gives ore.
// proves sea-robbers/the-castaways: Eight chests lie on it.
// proves sea-robbers/the-castaways: Everybody has 5 ships.
// proves sea-robbers/the-castaways: Three players: 44 hexes
// proves sea-robbers/the-castaways: Four: 44 hexes
// proves sea-robbers/the-castaways: it has as many hexes and tokens as the rules count
test.each([
  [3, '4 5 5 5 5 4 0 16', '1 2 2 2 2 2 2 2 3 1'],
  [4, '5 5 6 5 5 4 0 14', '1 2 2 3 2 3 2 3 2 1'],
])('the map for %i', (seats, hexes, tokens) => {
  const [map] = everyMap(CASTAWAYS).filter((each) => each.seats === seats);
  const t = map.laid(1);
  expect(inventoryOf(t).slice(0, 2)).toEqual([hexes, tokens]);
  expect(t.b.topology.hexes).toBe(44);
  const home = t.b.layout.hexes.filter(({ region }) => region === 'main');
  expect(home).toHaveLength(seats === 3 ? 20 : 22);
  expect(redPairs(t)).toEqual([]);
  expect(placesLeft(map.laid(2))).toBeGreaterThan(0);
  expect(marked(t, 'start-site')).toHaveLength(seats);
  expect(marked(t, 'chest')).toHaveLength(8);
  expect(marked(t, 'castaway')).toHaveLength(12);
  const mountains = t.b.terrain('mountains');
  t.b.layout.hexes.forEach(({ region }, hex) => {
    if (region === 'main') expect(t.field('terrain', hex)).not.toBe(mountains);
  });
  expect(t.b.piece('ship').limit).toBe(5);
  expect(t.b.layout.provenance).toBe('house');
});

// proves sea-robbers/the-castaways: It stands on a corner of the coast of the Barren Island
// proves sea-robbers/the-castaways: An outpost costs 2 lumber and 1 wool
// proves sea-robbers/the-castaways: Nobody settles or builds roads on that island.
test('the outpost stands on the coast of the island, where an own ship leads, for 2 lumber and 1 wool', () => {
  const t = ashore(CASTAWAYS);
  const way = sail(t, 0, shores(t, 'island'));
  const end =
    t.b.walks.endsOf[way[way.length - 1]].find((corner) => shores(t, 'island').includes(corner)) ?? -1;
  t.give(0, { lumber: 3, wool: 2, brick: 2, grain: 1 });
  expect(t.refusal(0, 'settlement', { corner: end })?.code).toBe('closed-island');
  expect(t.refusal(0, 'outpost', { corner: siteOf(t, 0) })?.code).toBe('taken');
  t.play(0, 'outpost', { corner: end });
  expect(t.hand(0)).toEqual({ brick: 2, grain: 1, lumber: 1, wool: 1 });
  expect(t.points(0)).toBe(4);
  t.play(0, t.legal(0, 'choose-friend')[0]);
  expect(t.refusal(0, 'outpost', { corner: end })?.code).toBe('none-left');
  const inland =
    t.b.walks.edgesAt[end].find((edge) => t.b.rules.edgeFit(t.s, t.b.piece('road').index, edge)) ?? -1;
  expect(t.refusal(0, 'road', { edge: inland })?.code).toBe('closed-island');
});

// proves sea-robbers/the-castaways: keeps no distance, stops nobody and never grows
// proves sea-robbers/the-castaways: A lane between it and a settlement is closed
test('an outpost gives nothing, closes a line, and stands beside others', () => {
  const t = withOutpost(ashore(CASTAWAYS));
  const at = t.field('outpostAt', 0);
  const { index } = t.b.piece('outpost');
  expect(t.b.drawsOf[index] + t.b.keepsDistance[index] + t.b.blocksRoutes[index]).toBe(0);
  expect(t.b.pieces.some(({ replacesIndex }) => replacesIndex === index)).toBe(false);
  const last = t.b.walks.edgesAt[at].find((edge) => t.field('route', edge) !== 0) ?? -1;
  t.set('laneFresh', last, 0);
  expect(t.b.the.lanes.barMove(t.s, 0, last)?.code).toBe('lane-closed');
  const beside = t.b.walks.cornersNear[at].find((corner) => shores(t, 'island').includes(corner)) ?? -1;
  t.put(1, 'ship', t.b.walks.edgesAt[beside].find((edge) => t.field('route', edge) === 0) ?? -1);
  expect(t.b.rules.barBuild(t.s, 1, index, beside)).toBeUndefined();
});

// proves sea-robbers/the-castaways: your outpost, you win one of the four friends of
test('the outpost wins a friend; with three players the last is left', () => {
  const t = withOutpost(ashore(CASTAWAYS), 0, 'olaf');
  expect(t.field('friendOf', 2)).toBe(1);
  t.b.the.friends.claim(t.s, 1);
  expect(t.legal(1, 'choose-friend').map(({ friend }) => friend)).toEqual(['dever', 'jerok', 'oda']);
  t.play(1, 'choose-friend', { friend: 'dever' });
  t.b.the.friends.claim(t.s, 2);
  t.play(2, 'choose-friend', { friend: 'oda' });
  expect([0, 1, 2, 3].map((friend) => t.field('friendOf', friend))).toEqual([2, 0, 1, 3]);
});

// proves sea-robbers/the-castaways: and save it by paying at once the two goods that it costs
// proves sea-robbers/the-castaways: You may look at a castaway wherever it lies
// proves sea-robbers/the-castaways: Otherwise it goes back face down
test('one castaway a turn is looked at, and paid at once or put back', () => {
  const t = ashore(CASTAWAYS);
  const [one, two] = marked(t, 'castaway');
  expect(t.refusal(0, 'look-at-castaway', { corner: one })?.code).toBe('no-outpost');
  withOutpost(t);
  t.give(0, { grain: 1, wool: 1 });
  look(t, one, 'brick-brick');
  expect(t.legal(0).map(({ move }) => move)).toEqual(['leave-castaway']);
  t.play(0, 'leave-castaway');
  expect(t.refusal(0, 'look-at-castaway', { corner: two })?.code).toBe('castaway-looked');
  expect(t.field('castawayAt', one)).toBe(1);
  nextTurn(t).roll(3);
  look(t.give(0, { grain: 1, wool: 1 }), two, 'grain-wool').play(0, 'save-castaway');
  expect(t.hand(0)).toEqual({});
  expect(t.field('castawayAt', two)).toBe(0);
});

test('only who has looked knows what a castaway costs, and who looks again is told the same', () => {
  const t = withOutpost(ashore(CASTAWAYS));
  const [one] = marked(t, 'castaway');
  look(t, one, 'wool-wool').play(0, 'leave-castaway');
  const at = t.b.field('castawayCost') + one;
  expect(viewOf(t.s, 0).cells[at]).toBe(t.s.cells[at]);
  expect(viewOf(t.s, 1).cells[at]).not.toBe(t.s.cells[at]);
  const guesses = new Set<number>();
  const unseen = t.b.field('castawaysUnseen');
  /** by kind: those that nobody has looked at, and the one that somebody has */
  const all = ({ cells }: typeof t.s): number[] =>
    Array.from(cells.slice(unseen, unseen + t.b.plan.byName.get('castawaysUnseen')!.size), (count, kind) =>
      cells[at] === kind + 1 ? count + 1 : count,
    );
  for (let seed = 1; seed < 30; seed++) {
    expect(resample(t.s, 0, new Rng(seed)).cells[at]).toBe(t.s.cells[at]);
    const guess = resample(t.s, 1, new Rng(seed));
    guesses.add(guess.cells[at]);
    expect(all(guess)).toEqual(all(t.s));
  }
  expect(guesses.size).toBeGreaterThan(4);
  nextTurn(t).roll(3);
  t.play(0, 'look-at-castaway', { corner: one });
  expect(t.decision).toBe('save');
});

// proves sea-robbers/the-castaways: The 12 castaways cost two brick
test('what castaways cost', () => {
  const t = coast(CASTAWAYS);
  const unseen = Array.from({ length: 10 }, (_, kind) => t.field('castawaysUnseen', kind));
  expect(unseen).toEqual([1, 2, 1, 1, 1, 1, 2, 1, 1, 1]);
});

// proves sea-robbers/the-castaways: The first player to save three gets two chits, everybody
// proves sea-robbers/the-castaways: Nobody saves more than three.
test('three castaways bring two chits to the first and one to others, and nobody saves a fourth', () => {
  const t = withOutpost(ashore(CASTAWAYS));
  for (let i = 0; i < 3; i++) t.b.the.castaways.saved(t.s, 0);
  expect([t.field('chits', 0), t.points(0)]).toEqual([2, 6]);
  expect(t.refusal(0, 'look-at-castaway', { corner: marked(t, 'castaway')[0] })?.code).toBe(
    'castaways-enough',
  );
  t.set('outpostAt', 1, t.field('outpostAt', 0));
  for (let i = 0; i < 3; i++) t.b.the.castaways.saved(t.s, 1);
  expect(t.field('chits', 1)).toBe(1);
});

// proves sea-robbers/the-castaways: Sending a miner from there to the outpost costs 1 grain and 1 wool.
// proves sea-robbers/the-castaways: each with 1 ore
// proves sea-robbers/the-castaways: the miners live at the nearest
// proves sea-robbers/the-castaways: that you save becomes a miner
test('a miner lives at home, goes out for grain and wool, and brings an ore before a later roll', () => {
  const t = withOutpost(ashore(CASTAWAYS));
  t.b.the.castaways.saved(t.s, 0);
  expect(t.field('miners', 0)).toBe(siteOf(t, 0));
  t.give(0, { grain: 1, wool: 1 }).play(0, 'send-miner');
  expect(t.field('miners', 0)).toBe(t.field('outpostAt', 0));
  expect(t.refusal(0, 'bring-ore')?.code).toBe('wrong-moment');
  nextTurn(t);
  t.play(0, 'bring-ore');
  expect(t.hand(0)).toEqual({ ore: 1 });
  expect(t.field('miners', 0)).toBe(siteOf(t, 0));
  t.roll(3);
  expect(t.refusal(0, 'send-miner')?.code).toBe('miner-price');
});

// proves sea-robbers/the-castaways: the miners live at the nearest
test('a miner does not live with another player whose settlement the ships pass', () => {
  const t = withOutpost(ashore(CASTAWAYS));
  const passed = shipsOf(t, 0)
    .flatMap((edge) => [...t.b.walks.endsOf[edge]])
    .find((corner) => corner !== siteOf(t, 0) && corner !== t.field('outpostAt', 0))!;
  t.put(1, 'settlement', passed).b.the.castaways.saved(t.s, 0);
  expect(t.field('miners', 0)).toBe(siteOf(t, 0));
});

// proves sea-robbers/the-castaways: may bring any of the miners at the outpost home, each with 1 ore
test('some miners may come home and others stay at the outpost', () => {
  const t = withOutpost(ashore(CASTAWAYS));
  t.b.the.castaways.saved(t.s, 0);
  t.b.the.castaways.saved(t.s, 0);
  t.give(0, { grain: 2, wool: 2 }).play(0, 'send-miner').play(0, 'send-miner');
  nextTurn(t);
  t.play(0, 'bring-ore');
  expect([t.hand(0), t.field('miners', 0), t.field('miners', 1)]).toEqual([
    { ore: 1 },
    siteOf(t, 0),
    t.field('outpostAt', 0),
  ]);
  t.play(0, 'bring-ore');
  expect([t.hand(0), t.refusal(0, 'bring-ore')?.code]).toEqual([{ ore: 2 }, 'no-miner-out']);
});

// proves sea-robbers/the-castaways: The robber keeps to the great land.
test('the robber stays off the island', () => {
  const t = ashore(CASTAWAYS);
  const island = t.b.layout.hexes.findIndex(({ region }) => region === 'island');
  expect(t.b.the.blockers.barStand(t.s, t.b.blocker('robber'), island, 0)?.code).toBe('blocker-abroad');
});
