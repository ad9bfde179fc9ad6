import { listMoves, MoveList, NATURE } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { placeMerchant } from '../../index.ts';
import { robberOn, trail } from '../base/quiet.ts';
import { trial } from '../mechanics/trial.ts';
import { Table } from '../table.ts';
import { attack, comeRound, knight, level, next, realm, roll, rollRed, ruled } from './realm.ts';

const CK = 'cities-knights/core';

/** a city of the seat in the middle of the island, on a hex of this terrain with a 9 */
function cityOn(terrain: string, piece = 'city'): Table {
  const t = realm();
  return t.lay(t.hex(0, 0), terrain, 9).put(0, piece, t.corner(0, 0, 0));
}

// proves cities-knights/core: Thirteen points win
test('thirteen points win', () => {
  const t = ruled();
  expect(t.b.rules.goal(t.s)).toBe(13);
});

// proves cities-knights/core: no development cards and no Largest Army
test('there are neither development cards nor a largest army', () => {
  const t = ruled().give(0, { wool: 5, grain: 5, ore: 5 });
  expect(t.b.awards.map(({ id }) => id)).toEqual(['longest-road']);
  expect(t.refusal(0, 'buy-card')).toMatchObject({ code: 'move-unknown' });
});

// proves cities-knights/core: then in reverse a city with a road
// proves cities-knights/core: The city brings one resource from each producing hex around it, and no commodity
test('everybody starts with a settlement and a city, whose hexes give a resource each', () => {
  const t = new Table(CK).until('place-building', 3);
  while (t.field('startsPlaced') < 4) t.anything();
  expect([0, 1, 2, 3].map((seat) => t.points(seat))).toEqual([1, 1, 1, 1]);
  expect(t.decision).toBe('place-building');
  const corner = t.corner(0, 0, 0);
  for (const hex of t.b.walks.hexesAt[corner]) t.lay(hex, 'forest', 4);
  const free = t.legal(3, 'place-building').some((move) => move.corner === corner);
  if (!free) for (const near of [corner, ...t.b.walks.cornersNear[corner]]) t.set('building', near, 0);
  t.play(3, 'place-building', { corner });
  expect(t.hand(3)).toEqual({ lumber: 3 });
  t.anything();
  while (t.decision === 'place-building' || t.decision === 'place-route') t.anything();
  expect([0, 1, 2, 3].map((seat) => t.points(seat))).toEqual([3, 3, 3, 3]);
  expect([t.active, t.decision]).toEqual([0, 'roll']);
});

// proves cities-knights/core: carry out what the event die shows, then the number counts
// proves cities-knights/core: A turn begins with three dice
test('the event comes before the number', () => {
  const t = cityOn('hills');
  t.play(0, 'roll').nature('dice', { red: 4, yellow: 5 });
  expect([t.decision, t.hand(0)]).toEqual(['event-die', {}]);
  t.nature('event-die', { face: 'ship' });
  expect([t.field('barbarians'), t.hand(0), t.decision]).toEqual([1, { brick: 2 }, 'main']);
});

// proves cities-knights/core: it gets one resource and one commodity: paper, cloth or coin
// proves cities-knights/core: gives each settlement beside it one resource
test.each([
  ['hills', { brick: 2 }],
  ['fields', { grain: 2 }],
  ['forest', { lumber: 1, paper: 1 }],
  ['pasture', { wool: 1, cloth: 1 }],
  ['mountains', { ore: 1, coin: 1 }],
])('a city in %s', (terrain, hand) => {
  expect(roll(cityOn(terrain), 9).hand(0)).toEqual(hand);
  expect(Object.values(roll(cityOn(terrain, 'settlement'), 9).hand(0))).toEqual([1]);
});

// proves cities-knights/core: they count on a 7, can be stolen, discarded and traded, but pay for no piece
test('commodities are cards of the hand', () => {
  const t = realm().give(1, { cloth: 4, coin: 4 }).give(2, { paper: 7 });
  roll(t, 7);
  expect(t.legal(1).map((move) => move.good)).toEqual(['cloth', 'coin']);
  expect(t.legal(2)).toEqual([]);
  const main = ruled().give(0, { paper: 3, cloth: 3, coin: 3, brick: 3 }).give(1, { paper: 1 });
  main.put(0, 'road', main.edge(0, 0, 0));
  expect(main.legal(0, 'road')).toEqual([]);
  expect(main.b.goods.filter(({ tradeable }) => tradeable === false)).toEqual([]);
  main.set('attacks', 0, 1);
  next(main);
  roll(main.give(0, { coin: 1 }).put(0, 'settlement', main.corner(0, 0, 0)), 7);
  main.play(1, 'move-blocker', { blocker: 'robber', hex: main.hex(0, 0) });
  main.nature('steal', { good: 'coin' });
  expect(main.hand(1)).toEqual({ paper: 1, coin: 1 });
});

// proves cities-knights/core: A special harbour works for its resource only
// proves cities-knights/core: The bank takes 4 equal commodities for 1 other card, 3
// proves cities-knights/core: for commodities with resources at the rate
test('commodities are traded with the bank at 4, at 3 with a general harbour', () => {
  const t = ruled().give(0, { cloth: 4, lumber: 4 });
  const rate = (good: string) => t.b.the.bank.rate(t.s, 0, t.b.good(good));
  expect([rate('cloth'), rate('lumber')]).toEqual([4, 4]);
  t.play(0, 'bank-trade', { give: 'cloth', want: 'brick' }).play(0, 'bank-trade', {
    give: 'lumber',
    want: 'coin',
  });
  expect(t.hand(0)).toEqual({ brick: 1, coin: 1 });
  const wool = t.b.harbourKinds.indexOf('wool');
  t.set('harbours', 0, 1 << wool);
  expect([rate('cloth'), rate('wool')]).toEqual([4, 2]);
  t.set('harbours', 0, 1);
  expect([rate('cloth'), rate('wool')]).toEqual([3, 3]);
});

// proves cities-knights/core: There are 12 of each commodity
test('the bank has 12 of each commodity, or 18', () => {
  expect(['paper', 'cloth', 'coin'].map((good) => realm().bank(good))).toEqual([12, 12, 12]);
  expect(realm({ seats: 5 }).bank('coin')).toBe(18);
});

// proves cities-knights/core: trade with cloth, politics with coin, science with paper
// proves cities-knights/core: The first level costs 1 card, the second 2
test.each([
  ['trade', 'cloth'],
  ['politics', 'coin'],
  ['science', 'paper'],
])('%s is improved with %s', (branch, good) => {
  const t = ruled();
  t.put(0, 'city', t.corner(0, 0, 0));
  for (let n = 1; n <= 5; n++) {
    if (n === 5) t.put(0, 'city', t.corner(0, 0, 2));
    t.give(0, { [good]: n - 1 });
    expect(t.refusal(0, `improve-${branch}`)).toMatchObject({ code: 'cannot-pay' });
    t.give(0, { [good]: n }).play(0, `improve-${branch}`);
    expect([level(t, 0, branch), t.hand(0)]).toEqual([n, {}]);
  }
  t.give(0, { [good]: 9 });
  expect(t.refusal(0, `improve-${branch}`)).toMatchObject({ code: 'branch-complete' });
});

// proves cities-knights/core: Without a city you buy no improvements
// proves cities-knights/core: You keep what you have bought
test('improvements need a city and outlast it', () => {
  const t = ruled().give(0, { cloth: 5 });
  expect(t.refusal(0, 'improve-trade')).toMatchObject({ code: 'no-town' });
  t.put(0, 'city', t.corner(0, 0, 0)).play(0, 'improve-trade');
  attack(next(t));
  expect(t.points(0)).toBe(1);
  expect(level(t, 0, 'trade')).toBe(1);
});

// proves cities-knights/core: the red die shows at most one more than that level
// proves cities-knights/core: Three sides of the event die show a ship
test('the red die says who draws at a gate', () => {
  const t = ruled();
  const draws = (red: number) => t.b.the.improvements.draws(t.s, 0, 'science', red);
  expect([1, 2, 3, 4, 5, 6].filter(draws)).toEqual([]);
  for (let n = 1; n <= 5; n++) {
    t.set('scienceLevel', 0, n);
    expect([1, 2, 3, 4, 5, 6].filter(draws)).toEqual([1, 2, 3, 4, 5, 6].slice(0, n + 1));
  }
  expect(t.b.the.improvements.draws(t.s, 0, 'trade', 1)).toBe(false);
  const die = realm().play(0, 'roll').nature('dice', { red: 1, yellow: 1 });
  const list = new MoveList();
  listMoves(die.s, NATURE, list);
  expect([...list.weights.subarray(0, list.length)]).toEqual([3, 1, 1, 1]);
});

test('cards of a gate are drawn in turn order from the active seat on', () => {
  const t = next(ruled());
  expect(t.active).toBe(1);
  for (const seat of [0, 1, 3]) t.set('scienceLevel', seat, 3);
  rollRed(t, 2, 1, 'science');
  const order: number[] = [];
  for (const card of ['smith', 'inventor', 'engineer']) {
    t.nature('draw-card', { card });
    order.push([0, 1, 2, 3].find((seat) => !order.includes(seat) && t.field('cardCount', seat) === 1)!);
  }
  expect(order).toEqual([1, 3, 0]);
});

// proves cities-knights/core: the bank takes 2 equal commodities for 1 other card
// proves cities-knights/core: The bank takes 2 equal commodities for 1 other card
test('the merchant guild trades commodities two for one, and no resources', () => {
  const t = ruled().set('tradeLevel', 0, 2);
  const rate = (good: string) => t.b.the.bank.rate(t.s, 0, t.b.good(good));
  expect(['paper', 'cloth', 'coin', 'ore'].map(rate)).toEqual([4, 4, 4, 4]);
  t.set('tradeLevel', 0, 3);
  expect(['paper', 'cloth', 'coin', 'ore'].map(rate)).toEqual([2, 2, 2, 4]);
});

// proves cities-knights/core: you can promote strong knights to mighty ones
// proves cities-knights/core: You can promote strong knights to mighty ones
test('only the fortress makes mighty knights', () => {
  const t = ruled().give(0, { wool: 2, ore: 2 });
  const [corner] = trail(t, 0, 3).corners;
  knight(t, 0, corner, { rank: 'strong' });
  expect(t.refusal(0, 'mighty-knight', { corner })).toMatchObject({ code: 'no-fortress' });
  t.set('politicsLevel', 0, 3).play(0, 'mighty-knight', { corner });
  expect(t.b.pieceOf[t.field('knightUnit', corner)]).toBe(t.b.piece('mighty-knight').index);
});

// proves cities-knights/core: Science 3, the Aqueduct: if
// proves cities-knights/core: When a number other than 7 gives you nothing, take a resource of your choice
// proves cities-knights/core: The aqueduct gives its resource whether you want it or not
test('the aqueduct gives a resource on a number that gives nothing', () => {
  const t = cityOn('hills').set('scienceLevel', 0, 3).set('scienceLevel', 1, 3);
  roll(t, 9);
  expect(t.decision).toBe('choose-good');
  expect(t.legal(1).map((move) => move.good)).toEqual(['brick', 'lumber', 'wool', 'grain', 'ore']);
  expect(t.legal(0)).toEqual([]);
  t.play(1, 'choose-good', { good: 'ore' });
  expect([t.decision, t.hand(1)]).toEqual(['main', { ore: 1 }]);
  roll(next(t.set('scienceLevel', 0, 2)), 7);
  expect(t.decision).toBe('main');
});

/** seat 0 and seat 1 have two cities each */
function fourCities(): Table {
  const t = ruled();
  t.put(0, 'city', t.corner(0, 0, 0)).put(0, 'city', t.corner(0, 0, 2));
  return t.put(1, 'city', t.corner(0, 0, 4)).put(1, 'city', t.corner(-2, 0, 3));
}

// proves cities-knights/core: The first at level 5 takes the metropolis away, or keeps it for good
// proves cities-knights/core: The first player at level 4
test('a metropolis goes to the first at level 4, and to the first at level 5 for good', () => {
  const t = fourCities().set('tradeLevel', 0, 3).give(0, { cloth: 4 });
  t.play(0, 'improve-trade');
  expect(t.legal(0).map((move) => move.corner)).toEqual(
    [t.corner(0, 0, 0), t.corner(0, 0, 2)].sort((a, z) => a - z),
  );
  t.play(0, 'place-metropolis', { corner: t.corner(0, 0, 0) });
  expect([t.points(0), t.points(1)]).toEqual([6, 4]);
  roll(next(t), 2, 'science').set('tradeLevel', 1, 3).give(1, { cloth: 9 });
  t.play(1, 'improve-trade');
  expect([t.points(0), t.points(1), t.decision]).toEqual([6, 4, 'main']);
  t.play(1, 'improve-trade').play(1, 'place-metropolis', { corner: t.corner(0, 0, 4) });
  expect([t.points(0), t.points(1)]).toEqual([4, 6]);
  comeRound(t, 0, 'science').give(0, { cloth: 5 }).play(0, 'improve-trade');
  expect([t.points(0), t.points(1)]).toEqual([4, 6]);
});

// proves cities-knights/core: A city holds one metropolis
// proves cities-knights/core: You can reach levels 4 and 5 only
test('levels 4 and 5 ask for a city that could become a metropolis', () => {
  const t = ruled().set('tradeLevel', 0, 3).set('scienceLevel', 0, 3);
  t.put(0, 'city', t.corner(0, 0, 0))
    .give(0, { cloth: 9, paper: 4 })
    .play(0, 'improve-trade');
  expect(t.points(0)).toBe(4);
  expect(t.refusal(0, 'improve-science')).toMatchObject({ code: 'no-metropolis-site' });
  // the own metropolis is no such city
  expect(t.refusal(0, 'improve-trade')).toMatchObject({ code: 'no-metropolis-site' });
  t.put(0, 'city', t.corner(0, 0, 2)).play(0, 'improve-trade');
  expect([level(t, 0, 'trade'), t.points(0)]).toEqual([5, 6]);
  t.play(0, 'improve-science');
  expect(t.points(0)).toBe(8);
  // nor does it matter that the metropolis is another's
  t.set('politicsLevel', 0, 3)
    .set('politicsMetropolis', 0, t.corner(2, 0, 0))
    .put(1, 'city', t.corner(2, 0, 0));
  t.give(0, { coin: 4 });
  expect(t.refusal(0, 'improve-politics')).toMatchObject({ code: 'no-metropolis-site' });
  t.put(0, 'city', t.corner(0, 0, 4)).play(0, 'improve-politics');
  expect([level(t, 0, 'politics'), t.points(1)]).toEqual([4, 4]);
});

// proves cities-knights/core: starts out inactive on any free corner that your roads lead to
// proves cities-knights/core: It needs no distance
// proves cities-knights/core: Everybody has two basic, two strong
test('a knight is hired onto a free corner at own roads', () => {
  const t = ruled().give(0, { wool: 9, ore: 9 });
  const { edges, corners } = trail(t, 0, 3);
  for (const edge of edges) t.put(0, 'road', edge);
  t.put(0, 'settlement', corners[0]);
  expect(t.legal(0, 'basic-knight').map((move) => move.corner)).toEqual(
    [...corners.slice(1)].sort((a, z) => a - z),
  );
  t.play(0, 'basic-knight', { corner: corners[1] }).play(0, 'basic-knight', { corner: corners[2] });
  expect([t.field('knightActive', corners[1]), t.hand(0)]).toEqual([0, { wool: 7, ore: 7 }]);
  expect(t.refusal(0, 'basic-knight', { corner: corners[3] })).toMatchObject({ code: 'none-left' });
  expect(['basic', 'strong', 'mighty'].map((rank) => t.b.piece(`${rank}-knight`).limit)).toEqual([2, 2, 2]);
});

// proves cities-knights/core: promote each knight once a turn, even on the turn you hired it; it
// proves cities-knights/core: basic knights count 1, strong ones 2
test('a knight is promoted once a turn and stays as it was', () => {
  const t = ruled().set('politicsLevel', 0, 3).give(0, { wool: 9, ore: 9 });
  const { edges, corners } = trail(t, 0, 1);
  t.put(0, 'road', edges[0]).play(0, 'basic-knight', { corner: corners[1] });
  const [, corner] = corners;
  t.play(0, 'strong-knight', { corner });
  expect([t.field('knightActive', corner), t.hand(0)]).toEqual([0, { wool: 7, ore: 7 }]);
  expect(t.refusal(0, 'mighty-knight', { corner })).toMatchObject({ code: 'unit-promoted' });
  comeRound(t).set('knightActive', corner, 1).give(0, { wool: 1, ore: 1 });
  t.play(0, 'mighty-knight', { corner });
  expect(t.field('knightActive', corner)).toBe(1);
  expect(t.b.the.defence.strength(t.s, 0)).toBe(3);
});

// proves cities-knights/core: It acts from your next turn on
// proves cities-knights/core: An active knight may act once a turn: it moves, drives another
// proves cities-knights/core: For 1 grain you activate a knight
// proves cities-knights/core: You may activate one that has acted again, but
test('a knight acts from the turn after it was made active, once', () => {
  const t = ruled().give(0, { grain: 3 });
  const { edges, corners } = trail(t, 0, 3);
  for (const edge of edges) t.put(0, 'road', edge);
  knight(t, 0, corners[0], { active: false });
  t.play(0, 'activate-knight', { corner: corners[0] });
  expect(t.hand(0)).toEqual({ grain: 2 });
  expect(t.refusal(0, 'move-knight', { corner: corners[0], to: corners[2] })).toMatchObject({
    code: 'unit-done',
  });
  comeRound(t).give(0, { grain: 2 }).play(0, 'move-knight', { corner: corners[0], to: corners[2] });
  expect(t.field('knightActive', corners[2])).toBe(0);
  t.play(0, 'activate-knight', { corner: corners[2] });
  expect(t.refusal(0, 'move-knight', { corner: corners[2], to: corners[0] })).toMatchObject({
    code: 'unit-done',
  });
});

// proves cities-knights/core: Older reading: a knight just activated may act at once
// proves cities-knights/core: A knight that is activated acts from the next turn on, or
test('older reading: a knight acts at once, but not twice', () => {
  const t = ruled({ options: { knightsAct: 'at-once' } }).give(0, { grain: 3 });
  const { edges, corners } = trail(t, 0, 3);
  for (const edge of edges) t.put(0, 'road', edge);
  knight(t, 0, corners[0], { active: false });
  t.play(0, 'activate-knight', { corner: corners[0] }).play(0, 'move-knight', {
    corner: corners[0],
    to: corners[2],
  });
  t.play(0, 'activate-knight', { corner: corners[2] });
  expect(t.refusal(0, 'move-knight', { corner: corners[2], to: corners[0] })).toMatchObject({
    code: 'unit-done',
  });
});

// proves cities-knights/core: Moving: along your roads to
// proves cities-knights/core: Another player’s knight or building
test('a knight moves along own roads, past own pieces', () => {
  const t = ruled();
  const { edges, corners } = trail(t, 0, 6);
  for (const edge of edges) t.put(0, 'road', edge);
  knight(t, 0, corners[0]).put(0, 'settlement', corners[2]);
  knight(t, 1, corners[5], { rank: 'mighty' });
  expect(t.legal(0, 'move-knight').map((move) => move.to)).toEqual(
    [corners[1], corners[3], corners[4]].sort((a, z) => a - z),
  );
  t.play(0, 'move-knight', { corner: corners[0], to: corners[4] });
  expect([t.field('knightUnit', corners[0]), t.field('knightUnit', corners[4]) > 0]).toEqual([0, true]);
});

// proves cities-knights/core: Driving off: the knight moves
test('a weaker foreign knight is driven off, and its owner finds it a place', () => {
  const t = ruled();
  const { edges, corners } = trail(t, 0, 4);
  for (const edge of edges.slice(0, 2)) t.put(0, 'road', edge);
  for (const edge of edges.slice(2)) t.put(1, 'road', edge);
  knight(t, 0, corners[0], { rank: 'strong' });
  knight(t, 1, corners[2]);
  t.play(0, 'displace-knight', { corner: corners[0], to: corners[2] });
  expect(t.decision).toBe('displaced-knight');
  expect(t.legal(1).map((move) => move.corner)).toEqual([corners[3], corners[4]].sort((a, z) => a - z));
  t.play(1, 'place-knight', { corner: corners[4] });
  expect([t.field('knightActive', corners[4]), t.field('knightActive', corners[2])]).toEqual([1, 0]);
  expect(t.b.ownerOf[t.field('knightUnit', corners[2])]).toBe(0);
});

// proves cities-knights/core: if there is none, it leaves the board
test('a knight that finds no place leaves the board; equals are left alone', () => {
  const t = ruled();
  const { edges, corners } = trail(t, 0, 2);
  for (const edge of edges) t.put(0, 'road', edge);
  knight(t, 0, corners[0], { rank: 'strong' });
  knight(t, 1, corners[2], { rank: 'strong' });
  expect(t.refusal(0, 'displace-knight', { corner: corners[0], to: corners[2] })).toMatchObject({
    code: 'no-weaker-unit',
  });
  t.bare();
  for (const edge of edges) t.put(0, 'road', edge);
  knight(t, 0, corners[0], { rank: 'strong' });
  knight(t, 1, corners[2]);
  t.play(0, 'displace-knight', { corner: corners[0], to: corners[2] });
  expect(t.decision).toBe('main');
  expect(t.b.fields.supply.get(t.s, 1, t.b.piece('basic-knight').index)).toBe(2);
  expect(t.events.some(({ kind }) => kind === 'knight-lost')).toBe(true);
});

// proves cities-knights/core: The documents disagree whether a chased robber goes
test('a chased robber goes wherever it could on a 7, to a hex without a number too', () => {
  const t = ruled().set('attacks', 0, 1);
  const from = t.hex(-2, 0);
  const barren = t.hex(1, 1);
  t.set('numbers', barren, 0).set('blocker', 0, from);
  knight(t, 0, t.corner(-2, 0, 0)).play(0, 'chase-with-knight', {
    corner: t.corner(-2, 0, 0),
    blocker: 'robber',
  });
  expect(t.legal(0, 'move-blocker').map(({ hex }) => hex)).toContain(barren);
  expect(t.legal(0, 'move-blocker').map(({ hex }) => hex)).not.toContain(from);
});

// proves cities-knights/core: robber you move the robber and steal, as on a 7
// proves cities-knights/core: Chasing: with a knight beside the robber
test('a knight beside the robber chases it away', () => {
  const t = ruled().set('attacks', 0, 1).give(1, { coin: 1 });
  knight(t, 0, t.corner(-2, 0, 0)).put(1, 'settlement', t.corner(0, 0, 0));
  t.play(0, 'chase-with-knight', { corner: t.corner(-2, 0, 0), blocker: 'robber' });
  t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) }).nature('steal', { good: 'coin' });
  expect([t.hand(0), t.field('knightActive', t.corner(-2, 0, 0))]).toEqual([{ coin: 1 }, 0]);
  knight(t, 0, t.corner(2, 0, 0));
  expect(t.refusal(0, 'chase-with-knight', { corner: t.corner(2, 0, 0), blocker: 'robber' })).toMatchObject({
    code: 'not-beside',
  });
});

// proves cities-knights/core: Knights stop other players’ roads
// proves cities-knights/core: the robber robs nobody for a knight
test('knights stop roads, break the longest one and are no buildings', () => {
  const t = ruled().set('attacks', 0, 1);
  const { edges, corners } = trail(t, 0, 6);
  for (const edge of edges.slice(0, 5)) t.put(1, 'road', edge);
  expect(t.field('award', t.b.award('longest-road'))).toBe(1);
  knight(t, 0, corners[2]);
  expect([t.field('routeLength', 1), t.field('award', t.b.award('longest-road'))]).toEqual([3, -1]);
  t.put(0, 'road', t.edge(-2, 0, 0));
  knight(t, 0, corners[5]).give(1, { brick: 5, lumber: 5, wool: 5, grain: 5 });
  roll(next(t), 7);
  while (t.decision === 'discard') t.anything();
  t.play(1, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
  expect(t.decision).toBe('main');
  expect(t.refusal(1, 'road', { edge: edges[5] })).toMatchObject({ code: 'route-stopped' });
  t.give(1, { brick: 1, lumber: 1, wool: 1, grain: 1 });
  expect(t.refusal(1, 'settlement', { corner: corners[5] })).toMatchObject({ code: 'unit-there' });
});

// proves cities-knights/core: Nobody builds a settlement on a knight
test('nobody builds a settlement where an own knight stands', () => {
  const t = ruled().give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
  const { edges, corners } = trail(t, 0, 2);
  for (const edge of edges) t.put(0, 'road', edge);
  knight(t, 0, corners[2]);
  expect(t.refusal(0, 'settlement', { corner: corners[2] })).toMatchObject({ code: 'unit-there' });
  t.play(0, 'move-knight', { corner: corners[2], to: corners[1] }).play(0, 'settlement', {
    corner: corners[2],
  });
  expect(t.points(0)).toBe(1);
});

// proves cities-knights/core: Each lets you keep 2 more cards on a 7
// proves cities-knights/core: A city wall costs 2 brick
// proves cities-knights/core: You build it under one of your cities: one wall to a city, three in all
test('walls lie under cities, one each, three a player', () => {
  const t = ruled().give(0, { brick: 8 });
  const [one, other] = [t.corner(0, 0, 0), t.corner(0, 0, 2)];
  t.put(0, 'city', one).put(0, 'settlement', other).play(0, 'city-wall', { corner: one });
  expect([t.b.rules.handLimit(t.s, 0), t.hand(0)]).toEqual([9, { brick: 6 }]);
  expect(t.refusal(0, 'city-wall', { corner: one })).toMatchObject({ code: 'taken' });
  expect(t.refusal(0, 'city-wall', { corner: other })).toMatchObject({ code: 'no-own-city' });
  expect(t.b.piece('city-wall').limit).toBe(3);
});

// proves cities-knights/core: On the seventh step they attack, before the number counts
// proves cities-knights/core: Each ship on the event die moves
test('the seventh ship brings the attack, before the number', () => {
  const t = realm();
  t.lay(t.hex(0, 0), 'hills', 9).put(0, 'city', t.corner(0, 0, 0));
  for (let n = 1; n < 7; n++) {
    roll(t, 2, 'ship');
    expect([t.field('barbarians'), t.field('attacks')]).toEqual([n, 0]);
    next(t);
  }
  roll(t, 9, 'ship');
  expect([t.field('attacks'), t.hand(0)]).toEqual([1, { brick: 1 }]);
});

// proves cities-knights/core: The barbarians are as strong as there are cities on the board, metropolises among them
// proves cities-knights/core: If the barbarians are stronger, the players with the least active strength lose a city each
// proves cities-knights/core: Metropolises never fall, and players who have no other city are spared
test('the weakest of those who can lose a city lose one', () => {
  // Two cities each for 0 and 1, only a metropolis for 2, only a settlement for 3.
  const t = next(fourCities());
  t.put(2, 'city', t.corner(2, 0, 0)).set('scienceMetropolis', 0, t.corner(2, 0, 0));
  t.put(3, 'settlement', t.corner(2, -2, 2));
  knight(t, 0, t.corner(-2, 2, 3));
  knight(t, 1, t.corner(-2, 2, 1));
  knight(t, 3, t.corner(0, 2, 1));
  t.put(0, 'city-wall', t.corner(0, 0, 0));
  expect(t.b.the.defence.attackers(t.s)).toBe(5);
  attack(t);
  expect(t.events.find(({ kind }) => kind === 'attack-lost')?.data).toEqual({ attackers: 5, defenders: 3 });
  expect(t.decision).toBe('lose-town');
  expect([0, 1, 2, 3].map((seat) => t.legal(seat).length)).toEqual([2, 2, 0, 0]);
  t.play(1, 'lose-town', { corner: t.corner(0, 0, 4) }).play(0, 'lose-town', { corner: t.corner(0, 0, 0) });
  expect([0, 1, 2, 3].map((seat) => t.points(seat))).toEqual([3, 3, 4, 1]);
  expect([t.field('cityWall', t.corner(0, 0, 0)), t.b.rules.handLimit(t.s, 0)]).toEqual([0, 7]);
  expect(t.nature('number-counts').decision).toBe('main');
});

// proves cities-knights/core: those with the fewest active knights lose a city, however strong these are
// proves cities-knights/core: Whose city falls: of those whose
test('the weakest are found by strength, or by number', () => {
  // Three cities each: one mighty knight of seat 0 beside two basic ones of seat 1.
  const losers = (options: Record<string, string>) => {
    const t = realm({ options });
    for (const corner of [t.corner(0, 0, 0), t.corner(0, 0, 2), t.corner(0, 0, 4)]) t.put(0, 'city', corner);
    for (const corner of [t.corner(2, 0, 0), t.corner(-2, 0, 3), t.corner(2, -2, 1)])
      t.put(1, 'city', corner);
    knight(t, 0, t.corner(0, 2, 1), { rank: 'mighty' });
    knight(knight(t, 1, t.corner(0, 2, 3)), 1, t.corner(-2, 2, 3));
    attack(t);
    return [0, 1].filter((seat) => t.legal(seat, 'lose-town').length > 0);
  };
  expect(losers({})).toEqual([1]);
  expect(losers({ weakest: 'number' })).toEqual([0]);
});

// proves cities-knights/core: strong, the one player with the most active strength is honoured with 1 permanent point
// proves cities-knights/core: There is no limit to the number of honours
test('the one strongest defender is honoured', () => {
  const t = realm();
  t.put(0, 'city', t.corner(0, 0, 0)).put(1, 'city', t.corner(0, 0, 2));
  knight(t, 0, t.corner(2, 0, 0)).set('defenderPoints', 1, 7);
  knight(t, 1, t.corner(-2, 0, 0), { rank: 'strong' });
  attack(t);
  expect([t.points(0), t.points(1), t.field('defenderPoints', 1)]).toEqual([2, 10, 8]);
});

// proves cities-knights/core: If several tie, each of them draws a card of a branch of their choice instead, in turn
test('several strongest defenders draw a card each, in turn order', () => {
  const drawn: string[] = [];
  const own = trial(
    {
      rules: () => ({ improvements: { due: (_s, seat, branch) => void drawn.push(`${seat} ${branch}`) } }),
    },
    [CK],
  );
  const t = realm({ own }, 'trial');
  knight(knight(knight(t, 0, t.corner(2, 0, 0)), 3, t.corner(0, 0, 0)), 2, t.corner(0, 0, 2), {
    active: false,
  });
  knight(t, 1, t.corner(-2, 0, 0), { active: false });
  next(roll(t, 2));
  attack(t);
  t.play(3, 'choose-branch', { branch: 'science' }).play(0, 'choose-branch', { branch: 'trade' });
  expect([drawn, [0, 1, 2, 3].map((seat) => t.points(seat))]).toEqual([
    ['3 science', '0 trade'],
    [0, 0, 0, 0],
  ]);
});

// proves cities-knights/core: After an attack all knights become inactive and the ship starts over
// proves cities-knights/core: A defence without active knights earns nobody a point or a card
test('after an attack knights rest and the ship is back at its start', () => {
  const t = realm();
  knight(t, 0, t.corner(2, 0, 0));
  knight(t, 1, t.corner(-2, 0, 0), { active: false });
  attack(t);
  expect([t.field('knightActive', t.corner(2, 0, 0)), t.field('barbarians'), t.points(0)]).toEqual([0, 0, 1]);
  const calm = attack(realm());
  expect([calm.decision, calm.field('attacks'), calm.points(0)]).toEqual(['main', 1, 0]);
});

// proves cities-knights/core: still halved, but nobody steals, and no knight chases
// proves cities-knights/core: Until the first attack the robber stays
test('the robber sleeps until the first attack', () => {
  const t = realm().give(1, { ore: 9 });
  const west = robberOn(t);
  roll(t, 7);
  while (t.decision === 'discard') t.anything();
  expect([t.decision, robberOn(t), t.field('handSize', 1)]).toEqual(['main', west, 5]);
  knight(t, 0, t.corner(-2, 0, 0));
  expect(t.refusal(0, 'chase-with-knight', { corner: t.corner(-2, 0, 0), blocker: 'robber' })).toMatchObject({
    code: 'blocker-not-yours',
  });
  attack(next(t), 7);
  while (t.decision === 'discard') t.anything();
  expect(t.decision).toBe('move-blocker');
});

// proves cities-knights/core: have the merchant, you trade the resource of its hex with the bank at 2 for 1
test('the merchant betters one rate and is worth a point', () => {
  const t = ruled();
  const rate = (seat: number, good: string) => t.b.the.bank.rate(t.s, seat, t.b.good(good));
  t.put(0, 'settlement', t.corner(0, 0, 0)).put(1, 'settlement', t.corner(0, 0, 2));
  placeMerchant(t.b, t.s, 0, t.hex(0, 0));
  expect([rate(0, 'wool'), rate(0, 'cloth'), rate(1, 'wool'), t.points(0)]).toEqual([2, 4, 4, 2]);
  placeMerchant(t.b, t.s, 1, t.hex(0, 0));
  expect([rate(0, 'wool'), rate(1, 'wool'), t.points(0), t.points(1)]).toEqual([4, 2, 1, 2]);
  expect(t.b.the.merchant.barPlace(t.s, 0, t.hex(-2, 0))).toMatchObject({ code: 'merchant-barren' });
  expect(t.b.the.merchant.barPlace(t.s, 0, t.hex(2, 0))).toMatchObject({ code: 'merchant-away' });
});

// proves cities-knights/core: no knight acts
test('between the turns of others knights are hired and woken, but do not act', () => {
  const t = ruled({ seats: 5 });
  const { edges, corners } = trail(t, 0, 3);
  for (const edge of edges) t.put(1, 'road', edge);
  t.give(1, { wool: 2, ore: 2, grain: 1, cloth: 1 }).put(1, 'city', corners[0]);
  t.play(0, 'end-turn');
  expect(t.decision).toBe('special');
  t.play(1, 'basic-knight', { corner: corners[3] }).play(1, 'activate-knight', { corner: corners[3] });
  t.play(1, 'strong-knight', { corner: corners[3] }).play(1, 'improve-trade');
  t.set('knightDone', corners[3], 0);
  expect(t.refusal(1, 'move-knight', { corner: corners[3], to: corners[2] })).toMatchObject({
    code: 'wrong-moment',
  });
});

// proves cities-knights/core: it lies on its side and counts as a settlement, until one is free
test('a city that falls without a settlement left lies on its side', () => {
  const t = realm();
  const corners = [
    t.corner(0, 0, 0),
    t.corner(0, 0, 2),
    t.corner(0, 0, 4),
    t.corner(2, 0, 0),
    t.corner(-2, 0, 3),
  ];
  for (const corner of corners) t.put(0, 'settlement', corner);
  const city = t.corner(2, -2, 1);
  t.put(0, 'city', city);
  attack(t);
  expect([t.points(0), t.b.pieceOf[t.field('building', city)]]).toEqual([6, t.b.piece('fallen-city').index]);
  const again = t.give(0, { grain: 4, ore: 6 });
  again.play(0, 'city', { corner: corners[0] });
  expect(t.b.pieceOf[t.field('building', city)]).toBe(t.b.piece('settlement').index);
  expect(t.points(0)).toBe(7);
});

// proves cities-knights/core: You can raise it again for the price
test('a fallen city is raised again for the price of a city', () => {
  const t = realm();
  for (const corner of [
    t.corner(0, 0, 0),
    t.corner(0, 0, 2),
    t.corner(0, 0, 4),
    t.corner(2, 0, 0),
    t.corner(-2, 0, 3),
  ])
    t.put(0, 'settlement', corner);
  const corner = t.corner(2, -2, 1);
  attack(t.put(0, 'city', corner))
    .give(0, { grain: 2, ore: 3 })
    .play(0, 'restore-city', { corner });
  expect([t.points(0), t.hand(0)]).toEqual([7, {}]);
});
