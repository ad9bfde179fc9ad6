import { expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';
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

// proves cities-knights/sea: What Cities & Knights says about roads holds for ships as well
// proves cities-knights/sea: A moving one may also stop at a corner with nothing but sea around it
// proves cities-knights/sea: A new knight is placed on a corner with land
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

// proves cities-knights/sea: A moving knight goes on from a road to a ship and back without a town between them
// proves cities-knights/sea: For the Longest Road the two are not joined by a knight
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

// proves cities-knights/sea: On a 7 either the robber or the pirate is moved
// proves cities-knights/sea: The pirate goes to any sea hex, and whoever moves it steals
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

// proves cities-knights/sea: A ship may not be moved if that would cut a knight off
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
// proves cities-knights/sea: A choice of goods from a gold field counts as something received
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

// proves cities-knights/sea: Two more points than the scenario says are needed to win
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

// proves cities-knights/sea: Whoever uncovers a hex gets its resource and no commodity
test('a discovery brings a resource', () => {
  const t = new Table('seafarers/fog-islands', { modules: [CK] }).started();
  t.give(0, {});
  const forest = t.b.terrain('forest');
  const hex = t.b.layout.hexes.findIndex(({ terrain }) => terrain !== 'sea');
  t.set('terrain', hex, forest);
  t.b.the.discovery.discovered(t.s, 0, hex);
  expect(t.hand(0)).toEqual({ lumber: 1 });
});

// proves cities-knights/greater-catan-bridges: three more points are needed to win: 20
test('Greater Catan with bridges goes to twenty with Cities & Knights', () => {
  const t = new Table('seafarers/greater-catan-bridges', { modules: [CK] });
  expect(t.b.rules.goal(t.s)).toBe(20);
});

const withCards = (): Table => realm({ modules: ['variant/event-cards'] });
/** turns up this card, and rolls the event die */
const turnUp = (t: Table, number: number, red: number): Table =>
  t.play(t.active, 'roll').nature('event-card', { number, red });

// proves cities-knights/event-cards: The event die is rolled whenever an event card is turned up
// proves cities-knights/event-cards: At a gate the red die that the card shows counts
// proves cities-knights/event-cards: The event of the card comes first, then the event die, then the number
test('the event die follows the card', () => {
  const t = withCards();
  t.lay(t.hex(0, 0), 'hills', 2).put(0, 'city', t.corner(0, 0, 0));
  turnUp(t, 2, 1);
  expect(t.decision).toBe('choose-good');
  while (t.decision === 'choose-good') t.anything();
  t.nature('after-event');
  expect([t.decision, t.field('dice')]).toEqual(['event-die', 1]);
  const before = t.hand(0).brick ?? 0;
  t.nature('event-die', { face: 'ship' });
  expect([t.field('barbarians'), (t.hand(0).brick ?? 0) - before, t.decision]).toEqual([1, 2, 'main']);
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
  turnUp(t, 6, 1).nature('event-die', { face: 'trade' });
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
// proves cities-knights/fishermen: Whoever gets nothing but fish from a number may take a resource
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
// proves cities-knights/fishermen: No fish send it off before
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

/** two play with knights, after the first roll; the second is still to come */
function forTwo(): Table {
  const t = new Table('variant/catan-for-two', { seats: 2, modules: [CK] }).started().bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  for (let seat = 0; seat < 2; seat++) t.give(seat, { 'trade-token': 5 });
  return t;
}

const inMain = (): Table => {
  const t = roll(forTwo(), 2);
  return t.nature('dice', { red: 1, yellow: 2 }).nature('event-die', { face: 'trade' });
};

// proves variant/cities-knights-for-two: The event die is rolled with each of the two numbers
// proves variant/cities-knights-for-two: Each event comes right before its own number
test('two numbers bring two events', () => {
  const t = forTwo().roll(2).nature('event-die', { face: 'ship' });
  expect([t.decision, t.field('barbarians')]).toEqual(['dice', 1]);
  t.nature('dice', { red: 1, yellow: 2 }).nature('event-die', { face: 'ship' });
  expect([t.decision, t.field('barbarians')]).toEqual(['main', 2]);
});

// proves variant/cities-knights-for-two: Whoever hires a knight also places a basic knight for a neutral colour
// proves variant/cities-knights-for-two: Whoever promotes one promotes a neutral one, if possible
// proves variant/cities-knights-for-two: Neutral knights are never active and never defend
test('neutral colours follow with knights of their own', () => {
  const t = inMain().give(0, { wool: 2, ore: 2, grain: 1 });
  t.put(0, 'road', t.edge(0, 0, 0)).put(t.b.neutral, 'road', t.edge(2, 0, 0));
  const [corner] = t.b.walks.endsOf[t.edge(0, 0, 0)];
  t.play(0, 'basic-knight', { corner });
  expect(new Set(t.legal(0).map(({ move, colour }) => `${move} ${colour}`))).toEqual(
    new Set(['neutral-building 0']),
  );
  const [follow] = t.legal(0);
  t.play(0, follow).play(0, 'strong-knight', { corner });
  t.play(0, 'neutral-building', { colour: 0, corner: follow.corner });
  const there = t.field('knightUnit', follow.corner as number);
  expect([t.b.ownerOf[there], t.b.pieceOf[there]]).toEqual([t.b.neutral, t.b.piece('strong-knight').index]);
  expect(t.legal(0, 'activate-knight').map((move) => move.corner)).toEqual([corner]);
  expect(t.b.the.defence.strength(t.s, 0) + t.b.the.defence.strength(t.s, 1)).toBe(0);
});

test('where no neutral knight can stand a neutral road is laid', () => {
  const t = inMain().give(0, { wool: 1, ore: 1 });
  t.put(0, 'road', t.edge(0, 0, 0)).put(t.b.neutral, 'settlement', t.corner(2, 0, 0));
  t.play(0, 'basic-knight', { corner: t.b.walks.endsOf[t.edge(0, 0, 0)][0] });
  expect(new Set(t.legal(0).map(({ move }) => move))).toEqual(new Set(['neutral-route']));
});

// proves variant/cities-knights-for-two: A neutral knight that is driven off stays on roads of its own colour
// proves variant/cities-knights-for-two: Whoever drove a neutral knight off places it
test('a neutral knight is placed by whoever drove it off', () => {
  const t = inMain();
  const corner = t.corner(0, 0, 0);
  const [one, other] = t.b.walks.edgesAt[corner];
  t.put(0, 'road', one).put(t.b.neutral, 'road', other).put(t.b.neutral, 'basic-knight', corner);
  const from = t.b.walks.endsOf[one].find((end) => end !== corner)!;
  knight(t, 0, from, { rank: 'strong' }).play(0, 'displace-knight', { corner: from, to: corner });
  const [far] = t.b.walks.endsOf[other].filter((end) => end !== corner);
  expect(t.legal(0)).toEqual([{ move: 'place-knight', corner: far }]);
  t.play(0, 'place-knight', { corner: far });
  expect(t.b.ownerOf[t.field('knightUnit', far)]).toBe(t.b.neutral);
});

// proves variant/cities-knights-for-two: Once a turn a player
// proves variant/cities-knights-for-two: Knights that are lost otherwise bring none
test('a knight is given up for tokens, once a turn', () => {
  const t = inMain();
  knight(t, 0, t.corner(0, 0, 0), { rank: 'mighty', active: false });
  knight(t, 0, t.corner(0, 0, 2)).play(0, 'discharge-knight', { corner: t.corner(0, 0, 0) });
  expect([t.hand(0)['trade-token'], t.legal(0, 'discharge-knight')]).toEqual([8, []]);
  expect(t.refusal(0, 'discharge-knight', { corner: t.corner(0, 0, 2) })).toMatchObject({
    code: 'no-knight',
  });
  t.b.the.defence.standDown(t.s);
  t.b.rules.unbuild(t.s, t.b.piece('basic-knight').index, t.corner(0, 0, 2));
  expect(t.hand(0)['trade-token']).toBe(8);
});

// proves variant/cities-knights-for-two: A forced trade draws among all cards, commodities too
test('a forced trade may draw commodities', () => {
  const t = inMain().give(0, { 'trade-token': 5, brick: 2 }).give(1, { coin: 2 });
  t.play(0, 'force-trade');
  while (t.decision === 'steal') t.nature('steal', { good: 'coin' });
  expect(t.hand(0).coin).toBe(2);
});

// proves variant/cities-knights-for-two: A starting city earns trade tokens as a settlement does
test('a starting city on the coast earns a token', () => {
  const t = forTwo();
  const before = t.hand(0)['trade-token'];
  t.put(0, 'city', t.b.harbourCorner[0]);
  expect(t.hand(0)['trade-token']).toBeGreaterThan(before);
});

// proves variant/cities-knights-for-two: Until the first attack no token sends the robber away
test('tokens do not wake the robber', () => {
  const t = inMain().set('blocker', 0, 0);
  expect([...t.legal(0, 'send-robber'), ...t.legal(0, 'expel-robber')]).toEqual([]);
  t.set('attacks', 0, 1);
  expect([...t.legal(0, 'send-robber'), ...t.legal(0, 'expel-robber')].length).toBeGreaterThan(0);
});
