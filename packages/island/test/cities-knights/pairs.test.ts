import { expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';
import { plays } from './cards/progress.ts';
import { attack, knight, next, realm, roll } from './realm.ts';

const CK = 'cities-knights/core';
const SHORES = 'seafarers/heading-for-new-shores';

/** seat 0's first turn after the roll, on a bare map of the sea */
function atSea(options: TableOptions = {}): Table {
  const t = new Table('cities-knights/with-seafarers', options).started().bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  return roll(t, 2);
}

/** a way of edges at sea from a coast on, as many as said, with its corners */
function lane(t: Table, length: number): { edges: number[]; corners: number[] } {
  const { b } = t;
  const ship = b.piece('ship').index;
  const road = b.piece('road').index;
  const fits = (edge: number): boolean =>
    b.rules.edgeFit(t.s, ship, edge) && !b.rules.edgeFit(t.s, road, edge);
  const walk = (
    corner: number,
    seen: readonly number[],
    edges: readonly number[],
  ): number[][] | undefined => {
    if (edges.length === length) return [[...edges], [...seen]];
    for (const edge of b.walks.edgesAt[corner]) {
      if (edges.includes(edge) || !fits(edge)) continue;
      const far = b.walks.endsOf[edge].find((end) => end !== corner)!;
      if (seen.includes(far)) continue;
      const found = walk(far, [...seen, far], [...edges, edge]);
      if (found) return found;
    }
    return undefined;
  };
  for (let corner = 0; corner < b.topology.corners; corner++) {
    if (!b.rules.cornerFit(t.s, corner)) continue;
    const found = walk(corner, [corner], []);
    if (found) return { edges: found[0], corners: found[1] };
  }
  throw new Error('no such way');
}

// proves cities-knights/sea: What Cities & Knights says about roads holds for ships too: knights
// proves cities-knights/sea: A moving one may also stop at a corner with only sea around it
// proves cities-knights/sea: You place a new knight on a corner with land
test('knights sail along ships, and are hired on land', () => {
  const t = atSea().give(0, { wool: 1, ore: 1 });
  const { edges, corners } = lane(t, 3);
  t.put(0, 'settlement', corners[0]);
  for (const edge of edges) t.put(0, 'ship', edge);
  const open = corners.filter((corner) => !t.b.rules.cornerFit(t.s, corner));
  expect(open.length).toBeGreaterThan(0);
  for (const corner of open)
    expect(t.refusal(0, 'basic-knight', { corner })).toMatchObject({ code: 'no-land' });
  knight(t, 0, corners[1]);
  t.play(0, 'move-knight', { corner: corners[1], to: open[0] === corners[1] ? corners[2] : open[0] });
  expect(t.field('knightUnit', corners[1])).toBe(0);
});

// proves cities-knights/sea: A moving knight may change from a road to a ship and back without a town between them
// proves cities-knights/sea: For the Longest Road a knight does not join the two
test('a knight goes from a road to a ship, which it does not join', () => {
  const t = atSea();
  const { edges, corners } = lane(t, 2);
  const road = t.b.walks.edgesAt[corners[0]].find((edge) =>
    t.b.rules.edgeFit(t.s, t.b.piece('road').index, edge),
  )!;
  const inland = t.b.walks.endsOf[road].find((end) => end !== corners[0])!;
  t.put(0, 'road', road);
  for (const edge of edges) t.put(0, 'ship', edge);
  knight(t, 0, corners[0]);
  expect(t.field('routeLength', 0)).toBe(2);
  t.bare().put(0, 'road', road);
  for (const edge of edges) t.put(0, 'ship', edge);
  knight(t, 0, inland).play(0, 'move-knight', { corner: inland, to: corners[2] });
  expect(t.field('knightUnit', corners[2])).not.toBe(0);
});

// proves cities-knights/sea: A knight beside the pirate chases it as it would the robber
// proves cities-knights/sea: Until the first attack the pirate stays where it is, too
test('a knight at sea chases the pirate, after the first attack', () => {
  const t = atSea();
  const { edges, corners } = lane(t, 2);
  t.put(0, 'settlement', corners[0]);
  for (const edge of edges) t.put(0, 'ship', edge);
  knight(t, 0, corners[1]);
  const water = t.b.walks.hexesAt[corners[1]].find((hex) => t.b.land[t.field('terrain', hex)] === 0)!;
  const chase = { corner: corners[1], blocker: 'pirate' };
  t.set('blocker', t.b.blocker('pirate'), water);
  expect(t.refusal(0, 'chase-with-knight', chase)).toMatchObject({ code: 'blocker-not-yours' });
  t.set('attacks', 0, 1).play(0, 'chase-with-knight', chase);
  expect(new Set(t.legal(0).map((move) => move.blocker))).toEqual(new Set(['pirate']));
});

// proves cities-knights/sea: On a 7 you move either the robber or the pirate
// proves cities-knights/sea: The pirate goes to any sea hex, and you steal
test('a seven moves the robber or the pirate, which steals at sea', () => {
  const t = atSea();
  const { edges, corners } = lane(t, 1);
  t.set('attacks', 0, 1).put(2, 'settlement', corners[0]).put(2, 'ship', edges[0]);
  t.give(2, { ore: 1 });
  roll(next(t), 7);
  const moves = t.legal(1, 'move-blocker');
  expect(new Set(moves.map(({ blocker }) => blocker))).toEqual(new Set(['robber', 'pirate']));
  const at = t.field('blocker', t.b.blocker('pirate'));
  const seas = Array.from({ length: t.b.topology.hexes }, (_, hex) => hex).filter(
    (hex) => t.b.land[t.field('terrain', hex)] === 0 && hex !== at,
  );
  const open = moves.filter(({ blocker }) => blocker === 'pirate').map(({ hex }) => Number(hex));
  expect([...open].sort((a, z) => a - z)).toEqual(seas);
  const { edgeHex } = t.b.topology;
  const water = seas.find((hex) => hex === edgeHex[edges[0] * 2] || hex === edgeHex[edges[0] * 2 + 1])!;
  t.play(1, 'move-blocker', { blocker: 'pirate', hex: water }).nature('steal', { good: 'ore' });
  expect([t.hand(1), t.hand(2)]).toEqual([{ ore: 1 }, {}]);
});

// proves cities-knights/sea: You may not move a ship if that would cut a knight off
// proves cities-knights/sea: A knight at the end
test('ships hold the knights that depend on them, and foreign knights open no lane', () => {
  const t = atSea();
  const { edges, corners } = lane(t, 3);
  t.put(0, 'settlement', corners[0]);
  for (const edge of edges) t.put(0, 'ship', edge);
  t.set('laneFresh', edges[2], 0).set('laneFresh', edges[1], 0).set('laneFresh', edges[0], 0);
  expect(t.refusal(0, 'move-ship', { edge: edges[2] })).toBeUndefined();
  knight(t, 0, corners[2]);
  expect(t.refusal(0, 'move-ship', { edge: edges[2] })).toBeUndefined();
  t.bare().put(0, 'settlement', corners[0]);
  for (const edge of edges) t.put(0, 'ship', edge).set('laneFresh', edge, 0);
  knight(t, 0, corners[3]);
  expect(t.refusal(0, 'move-ship', { edge: edges[2] })).toMatchObject({ code: 'holds-knight' });
  t.bare().put(0, 'settlement', corners[0]).put(0, 'settlement', corners[3]);
  for (const edge of edges) t.put(0, 'ship', edge).set('laneFresh', edge, 0);
  knight(t, 1, corners[1]);
  expect(t.legal(0, 'move-ship')).toEqual([]);
});

// proves cities-knights/sea: The barbarians attack all islands at once
test('cities and knights on all islands count', () => {
  const t = new Table('cities-knights/with-seafarers').started().bare();
  const main = t.b.layout.hexes.findIndex(({ region }) => region === 'main');
  const other = t.b.layout.hexes.findIndex(
    ({ region, terrain }) => region !== 'main' && region !== undefined && terrain !== 'sea',
  );
  expect(other).toBeGreaterThanOrEqual(0);
  t.put(0, 'city', t.b.walks.cornersOf[main][0]).put(1, 'city', t.b.walks.cornersOf[other][0]);
  knight(t, 1, t.b.walks.cornersOf[other][2], { rank: 'strong' });
  attack(t);
  expect([t.field('defenderPoints', 1), t.b.the.defence.attackers(t.s)]).toEqual([1, 2]);
});

// proves cities-knights/sea: A gold field gives no commodities, and the merchant does not stand on it
// proves cities-knights/sea: If you choose goods from a gold field, the aqueduct gives you
test('gold gives resources alone, and no work for merchant and aqueduct', () => {
  const t = atSea();
  const hex = t.b.layout.hexes.findIndex(({ region }) => region === 'main');
  t.lay(hex, 'gold', 9).put(1, 'city', t.b.walks.cornersOf[hex][0]).set('scienceLevel', 1, 3);
  expect(t.b.the.merchant.barPlace(t.s, 1, hex)).toMatchObject({ code: 'merchant-barren' });
  roll(next(t), 9);
  expect(new Set(t.legal(1).map((move) => move.good))).toEqual(
    new Set(['brick', 'lumber', 'wool', 'grain', 'ore']),
  );
  t.play(1, 'choose-good', { good: 'ore' }).play(1, 'choose-good', { good: 'ore' });
  expect(t.decision).toBe('main');
});

// proves cities-knights/sea: You need two points more than the scenario says to win
// proves cities-knights/with-seafarers: Heading for New Shores is
test.each([
  ['cities-knights/with-seafarers', 16],
  [SHORES, 16],
  ['seafarers/core', 14],
  ['seafarers/four-islands', 15],
  ['seafarers/fog-islands', 14],
  ['seafarers/through-the-desert', 16],
  ['seafarers/cloth-for-catan', 16],
  ['seafarers/wonders-of-catan', 12],
  ['seafarers/great-crossing', 15],
  ['seafarers/greater-catan', 20],
  ['seafarers/new-world', 14],
])('%s with Cities & Knights goes to %i points', (game, goal) => {
  const t = new Table(game, { modules: [CK] });
  expect(t.b.rules.goal(t.s)).toBe(goal);
});

// proves cities-knights/with-seafarers: Everybody starts on the main island, with a settlement and a city
test('with Seafarers everybody starts on the main island with a settlement and a city', () => {
  const t = new Table('cities-knights/with-seafarers').started();
  expect([0, 1, 2, 3].map((seat) => t.points(seat))).toEqual([3, 3, 3, 3]);
  for (let corner = 0; corner < t.b.topology.corners; corner++)
    if (t.field('building', corner) !== 0)
      expect(t.b.walks.hexesAt[corner].some((hex) => t.b.layout.hexes[hex].region === 'main')).toBe(true);
});

// proves cities-knights/sea: Where a scenario has three starting places, the second is the city
test('with three starting places the second is a city', () => {
  const t = new Table('seafarers/cloth-for-catan', { modules: [CK] }).started();
  expect([0, 1, 2, 3].map((seat) => t.points(seat))).toEqual([4, 4, 4, 4]);
});

// proves cities-knights/sea: If you uncover a hex you get its resource and no commodity
test('a discovery brings a resource', () => {
  const t = new Table('seafarers/fog-islands', { modules: [CK] }).started();
  t.give(0, {});
  const forest = t.b.terrain('forest');
  const hex = t.b.layout.hexes.findIndex(({ terrain }) => terrain !== 'sea');
  t.set('terrain', hex, forest);
  t.b.the.discovery.discovered(t.s, 0, hex);
  expect(t.hand(0)).toEqual({ lumber: 1 });
});

// proves cities-knights/greater-catan-bridges: you need three more points to win: 20
test('Greater Catan with bridges goes to twenty with Cities & Knights', () => {
  const t = new Table('seafarers/greater-catan-bridges', { modules: [CK] });
  expect(t.b.rules.goal(t.s)).toBe(20);
});

const withCards = (): Table => realm({ modules: ['variant/event-cards'] });
/** turns up this card; the event die shows a gate at which nobody draws, and the event of the card begins */
const turnUp = (t: Table, number: number, red: number): Table =>
  t
    .play(t.active, 'roll')
    .nature('event-card', { number, red })
    .nature('event-die', { face: 'trade' })
    .nature('card-event');

// proves cities-knights/event-cards: You roll the event die whenever an event card is turned up
// proves cities-knights/event-cards: What the event die shows comes first, then the event of the card, then the number
test('the event die comes before the event of the card, and the number last', () => {
  const t = withCards();
  t.lay(t.hex(0, 0), 'hills', 2).put(0, 'city', t.corner(0, 0, 0));
  t.play(0, 'roll').nature('event-card', { number: 2, red: 1 });
  expect([t.decision, t.field('dice')]).toEqual(['event-die', 1]);
  t.nature('event-die', { face: 'ship' }).nature('card-event');
  expect([t.field('barbarians'), t.decision, t.hand(0)]).toEqual([1, 'choose-good', {}]);
  while (t.decision === 'choose-good') t.anything();
  t.nature('after-event');
  expect([t.field('barbarians'), t.field('handSize', 0), t.decision]).toEqual([1, 3, 'main']);
});

test('an attack is over before the event of the card begins', () => {
  const t = withCards().set('barbarians', 0, 6);
  t.put(0, 'city', t.corner(0, 0, 0)).put(0, 'city', t.corner(2, 0, 0));
  t.play(0, 'roll').nature('event-card', { number: 6, red: 1 }).nature('event-die', { face: 'ship' });
  expect([t.decision, t.field('epidemic')]).toEqual(['lose-town', 0]);
  t.play(0, 'lose-town', { corner: t.corner(0, 0, 0) }).nature('card-event');
  expect([t.decision, t.field('epidemic')]).toEqual(['main', 1]);
});

// proves cities-knights/event-cards: At a gate the red die that the card shows counts
// proves cities-knights/event-cards: International deck: its cards show no red die
// proves cities-knights/event-cards: One is rolled along with the event die, for the gates alone
// proves cities-knights/event-cards: The red die at a gate: that on the card, or
test.each([
  ['card', 2, 'draw-card'],
  ['card', 3, 'card-event'],
  ['rolled', 2, 'draw-card'],
  ['rolled', 3, 'card-event'],
])('at a gate the red die of the %s, a %i, leads on to %s', (redDie, red, next) => {
  const t = realm({ modules: ['variant/event-cards'], options: { redDie } }).set('tradeLevel', 0, 1);
  const own = redDie === 'card';
  t.play(0, 'roll').nature('event-card', { number: 8, red: own ? red : 5 - red });
  if (!own) t.nature('gate-die', { red });
  t.nature('event-die', { face: 'trade' });
  expect(t.decision).toBe(next);
});

// proves cities-knights/event-cards: an Alchemist sets the dice, no event card is turned up; the
test('an Alchemist turns up no card, and the event die is rolled once', () => {
  const t = withCards();
  plays(t, 0, 'alchemist').play(0, 'set-dice', { red: 1, yellow: 1 });
  expect([t.decision, t.field('eventsDrawn')]).toEqual(['event-die', 0]);
  t.nature('event-die', { face: 'ship' });
  expect([t.decision, t.field('barbarians')]).toEqual(['main', 1]);
});

// proves cities-knights/event-cards: A Diplomat takes no damaged road off the board
// proves cities-knights/event-cards: A Road Building may repair one
test('a damaged road is out of reach of a Diplomat, and in that of a Road Building', () => {
  const t = withCards();
  turnUp(t, 11, 6);
  const [whole, damaged] = [t.edge(0, 0, 0), t.edge(2, 0, 0)];
  t.put(0, 'road', whole).put(0, 'road', damaged).set('damage', damaged, 1);
  plays(t, 0, 'diplomat');
  expect(t.legal(0, 'remove-open-road').map(({ edge }) => edge)).toEqual([whole]);
  expect(t.refusal(0, 'remove-open-road', { edge: damaged })?.code).toBe('road-damaged');
  t.play(0, 'remove-open-road', { edge: whole });
  // A road that was taken up is laid nowhere before the damage is repaired.
  expect(t.decision).toBe('main');
  plays(t, 0, 'road-works').play(0, 'repair-free');
  expect(t.field('damage', damaged)).toBe(0);
});

// proves cities-knights/event-cards: Conflict and Tournament look at the strength of active knights
test('a tournament honours the strongest active knights', () => {
  const t = withCards();
  knight(t, 2, t.corner(0, 0, 0), { rank: 'strong' });
  knight(t, 1, t.corner(2, 0, 0), { rank: 'mighty', active: false });
  turnUp(t, 5, 3);
  expect([t.decision, t.legal(2).length]).toEqual(['choose-good', 5]);
});

// proves cities-knights/event-cards: No event gives commodities out of the bank
// proves cities-knights/event-cards: Where cards are given or taken, commodities may be among them
test('events give resources, and players may give commodities', () => {
  const t = withCards().give(0, { cloth: 1 });
  turnUp(t, 2, 1);
  expect(t.legal(0).map((move) => move.good)).toEqual(['brick', 'lumber', 'wool', 'grain', 'ore']);
  const good = withCards().give(0, { cloth: 1 });
  turnUp(good, 6, 3);
  expect(good.legal(0).map((move) => move.good)).toEqual(['cloth']);
});

// proves cities-knights/event-cards: In an epidemic a city gets one resource and no commodity
test('an epidemic keeps commodities away', () => {
  const t = withCards();
  t.lay(t.hex(0, 0), 'mountains', 6).put(0, 'city', t.corner(0, 0, 0));
  turnUp(t, 6, 1);
  expect(t.hand(0)).toEqual({ ore: 1 });
});

// proves cities-knights/event-cards: A robber that sleeps until the first attack does not flee
test('a sleeping robber does not flee', () => {
  const t = withCards();
  t.set('blocker', 0, t.hex(0, 0));
  turnUp(t, 4, 2);
  expect(t.field('blocker')).toBe(t.hex(0, 0));
  const awake = withCards().set('attacks', 0, 1);
  awake.set('blocker', 0, awake.hex(0, 0));
  turnUp(awake, 4, 2);
  expect(awake.field('blocker')).not.toBe(awake.hex(0, 0));
});

const fishing = (): Table => new Table('traders-barbarians/fishermen', { modules: [CK] }).started().bare();

// proves cities-knights/fishermen: Neither the aqueduct nor a card brings fish
// proves cities-knights/fishermen: If a number brings you nothing but fish, you may still take a resource
test('fish alone do not satisfy the aqueduct', () => {
  const t = fishing().set('scienceLevel', 0, 3);
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  for (let hex = 0; hex < t.b.topology.hexes; hex++)
    if (t.field('terrain', hex) !== t.b.terrain('lake')) t.set('numbers', hex, 0);
  const lake = Array.from({ length: t.b.topology.hexes }, (_, hex) => hex).find(
    (hex) => t.field('terrain', hex) === t.b.terrain('lake'),
  )!;
  t.put(0, 'settlement', t.b.walks.cornersOf[lake][0]).roll(3).nature('event-die', { face: 'trade' });
  while (t.decision === 'draw-fish') t.anything();
  expect([t.decision, t.legal(0).map((move) => move.good)]).toEqual([
    'choose-good',
    ['brick', 'lumber', 'wool', 'grain', 'ore'],
  ]);
  expect(t.field('fishCount', 0)).toBe(1);
});

// proves cities-knights/fishermen: Fish buy no card
test('fish buy no development card', () => {
  expect(fishing().refusal(0, 'fish-card')).toMatchObject({ code: 'move-unknown' });
});

// proves cities-knights/fishermen: comes in with the first 7 after the first attack
// proves cities-knights/fishermen: Fish do not send it off before
test('the robber waits beside the board for the first attack', () => {
  const t = fishing();
  expect(t.field('blocker')).toBe(-1);
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  roll(t, 7);
  expect([t.decision, t.field('blocker')]).toEqual(['main', -1]);
  t.set('blocker', 0, t.hex(0, 0))
    .set('fish', 0 * 4 + 2, 3)
    .set('fishCount', 0, 3);
  expect(t.legal(0, 'fish-robber')).toEqual([]);
  t.set('attacks', 0, 1);
  expect(t.legal(0, 'fish-robber')).toHaveLength(1);
});

// proves cities-knights/fishermen: A starting city at a fishing ground draws 1 token
test('a starting city at a fishing ground draws a token', () => {
  const t = new Table('traders-barbarians/fishermen', { modules: [CK] });
  while (t.field('startsPlaced') < 4) t.anything();
  const grounds = t.b.layout.marks.edges['fishing-ground'];
  const corners = grounds.flatMap(({ q, r, side }) => t.b.walks.endsOf[t.edge(q, r, side)]);
  const move = t.legal(3, 'place-building').find(({ corner }) => corners.includes(corner as number))!;
  t.play(3, move);
  while (t.decision === 'draw-fish') t.anything();
  expect(t.field('fishCount', 3)).toBe(1);
});

// proves cities-knights/fishermen: Thirteen points win; fourteen with the old boot
test('with fish thirteen points win, fourteen with the boot', () => {
  const t = fishing().set('boot', 0, 2);
  expect([t.b.rules.target(t.s, 0), t.b.rules.target(t.s, 2)]).toEqual([13, 14]);
});
