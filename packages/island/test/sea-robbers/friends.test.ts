import { expect, test } from 'vitest';
import type { Table } from '../table.ts';
import { ATTACK, ashore, BATTLE, CASTAWAYS, coast, fresh, SPICES, shipsOf } from './coast.ts';

const ORDER = [
  'dever',
  'jerok',
  'olaf',
  'oda',
  'gerhild',
  'isa',
  'reiko',
  'suna',
  'nyala',
  'hakon',
  'lea',
  'lias',
  'wulf',
];
const PEACE = 'sea-robbers/core';

const befriend = (t: Table, friend: string, seat = 0): Table =>
  t.set('friendOf', ORDER.indexOf(friend), seat + 1);
const call = (t: Table, friend: string): Table => t.play(0, 'friend', { friend });
const why = (t: Table, friend: string) => t.refusal(0, 'friend', { friend })?.code;

// proves sea-robbers/the-castaways: Captain Dever: another good of your choice when a chest has been opened
// proves sea-robbers/the-castaways: Captain Dever helps until the end of the turn of the chest
test('Captain Dever adds a good of choice to a chest', () => {
  const t = befriend(ashore(CASTAWAYS), 'dever').set('chests', 0, 1);
  expect(why(t, 'dever')).toBe('friend-idle');
  t.play(0, 'open-chest').nature('chest', { inside: 'ore-wool' });
  call(t, 'dever').play(0, 'choose-good', { good: 'grain' });
  expect(t.hand(0)).toEqual({ grain: 1, ore: 1, wool: 1 });
});

// proves sea-robbers/the-castaways: Jerok the Smith
test('Jerok makes a development card one ore cheaper', () => {
  const t = befriend(ashore(CASTAWAYS), 'jerok').give(0, { grain: 1 });
  expect(why(t, 'jerok')).toBe('friend-idle');
  call(t.give(0, { grain: 1, wool: 1 }), 'jerok').nature('draw-card', { card: 'knight' });
  expect(t.hand(0)).toEqual({});
  expect(t.field('cardCount', 0)).toBe(1);
});

// proves sea-robbers/the-castaways: Olaf the Master Builder
test('Olaf builds a road for one good, or lays one at an open end elsewhere', () => {
  const t = befriend(ashore(CASTAWAYS), 'olaf').give(0, { lumber: 1, wool: 1 });
  call(t, 'olaf');
  const [road] = t.legal(0, 'cheap-road');
  expect(road.good).toBe('lumber');
  t.play(0, road);
  expect(t.hand(0)).toEqual({ wool: 1 });
  const other = befriend(ashore(CASTAWAYS), 'olaf');
  call(other, 'olaf');
  const [taken] = other.legal(0, 'take-up-road');
  other.play(0, taken);
  const [to] = other.legal(0, 'road-to');
  expect(to.edge).not.toBe(taken.edge);
  other.play(0, to);
  expect(other.decision).toBe('main');
  expect(other.field('supply', other.b.piece('road').index)).toBe(13);
});

/** the edges of a way of so many within the great land, each leading on from the one before */
function overland(t: Table, length: number): number[] {
  const road = t.b.piece('road').index;
  const go = (corner: number, way: readonly number[], seen: readonly number[]): number[] | undefined => {
    if (way.length === length) return [...way];
    for (const edge of t.b.walks.edgesAt[corner]) {
      const end = t.b.walks.endsOf[edge].find((other) => other !== corner)!;
      if (seen.includes(end) || !t.b.rules.edgeFit(t.s, road, edge)) continue;
      if (!t.b.walks.hexesAt[end].every((hex) => t.b.layout.hexes[hex].region === 'main')) continue;
      const found = go(end, [...way, edge], [...seen, end]);
      if (found) return found;
    }
    return undefined;
  };
  for (let corner = 0; corner < t.b.topology.corners; corner++) {
    const found = go(corner, [], [corner]);
    if (found) return found;
  }
  throw new Error('no such way');
}

test('a road that Olaf lays elsewhere brings the Longest Road at once', () => {
  const t = befriend(ashore(CASTAWAYS).bare(), 'olaf');
  const way = overland(t, 5);
  for (const edge of way.slice(0, 4)) t.put(0, 'road', edge);
  const [, second] = way;
  const fork = t.b.walks.endsOf[second].find((corner) => t.b.walks.endsOf[way[2]].includes(corner))!;
  const branch = t.b.walks.edgesAt[fork].find((edge) => !way.includes(edge))!;
  t.put(0, 'road', branch);
  expect(t.field('award', t.b.award('longest-road'))).toBe(-1);
  call(t, 'olaf').play(0, 'take-up-road', { edge: branch }).play(0, 'road-to', { edge: way[4] });
  expect(t.field('award', t.b.award('longest-road'))).toBe(0);
});

test('Olaf moves a road with an empty hand, also one on the first edge of the board', () => {
  const t = befriend(ashore(CASTAWAYS).bare(), 'olaf').give(0, {});
  expect(why(t, 'olaf')).toBe('friend-idle');
  t.put(0, 'road', 0);
  expect(why(t, 'olaf')).toBeUndefined();
  expect(call(t, 'olaf').legal(0, 'take-up-road')).toEqual([{ move: 'take-up-road', edge: 0 }]);
});

test('Olaf and Isa build with the last road and the last ship too, and without one they do not', () => {
  for (const [row, friend, piece, move] of [
    [CASTAWAYS, 'olaf', 'road', 'cheap-road'],
    [PEACE, 'isa', 'ship', 'cheap-ship'],
  ] as const)
    for (const left of [0, 1]) {
      const t = befriend(ashore(row), friend).give(0, { lumber: 1 }).set('laneMoved', 0, 0);
      t.set('supply', t.b.piece(piece).index, left);
      call(t, friend);
      expect([piece, left, t.legal(0, move).length > 0]).toEqual([piece, left, left > 0]);
    }
});

// proves sea-robbers/the-castaways: Oda the Healer
test('Oda gives a good to who got nothing, but not on a seven', () => {
  const t = befriend(ashore(CASTAWAYS), 'oda');
  expect(why(t, 'oda')).toBeUndefined();
  t.set('gotSomething', 0, 1);
  expect(why(t, 'oda')).toBe('friend-idle');
  t.set('gotSomething', 0, 0).set('dice', 0, 3).set('dice', 1, 4);
  expect(why(t, 'oda')).toBe('friend-idle');
  t.set('dice', 1, 5);
  call(t, 'oda').play(0, 'choose-good', { good: 'ore' });
  expect(t.hand(0)).toEqual({ ore: 1 });
});

// proves sea-robbers/the-attack: Gerhild the Brave
test('Gerhild gives two goods while somebody is ahead', () => {
  const t = befriend(ashore(PEACE), 'gerhild');
  expect(why(t, 'gerhild')).toBe('friend-idle');
  call(t.set('chits', 2, 1), 'gerhild');
  t.play(0, 'choose-good', { good: 'ore' }).play(0, 'choose-good', { good: 'wool' });
  expect(t.hand(0)).toEqual({ ore: 1, wool: 1 });
});

// proves sea-robbers/the-attack: Isa the Shipbuilder
test('Isa builds a ship for one good, or moves a second ship', () => {
  const t = befriend(ashore(PEACE), 'isa').give(0, { wool: 1 });
  call(t, 'isa');
  t.play(0, t.legal(0, 'cheap-ship')[0]);
  expect(t.hand(0)).toEqual({});
  expect(shipsOf(t, 0)).toHaveLength(2);
  const other = befriend(ashore(PEACE), 'isa').set('laneMoved', 0, 1);
  call(other, 'isa');
  other.play(0, other.legal(0, 'second-move')[0]);
  expect(other.decision).toBe('moving-ship');
});

// proves sea-robbers/the-attack: Reiko the Strong
// proves sea-robbers/the-attack: Reiko helps before hands are halved, on
test('Reiko raises the hand limit by four on a seven of anybody', () => {
  const t = befriend(coast(PEACE), 'reiko', 1).give(1, { wool: 11 }).give(2, { ore: 9 });
  t.roll(7);
  expect(t.decision).toBe('stand-fast');
  t.play(1, 'stand-fast');
  expect(t.decision).toBe('discard');
  expect(t.legal(1, 'discard')).toEqual([]);
  expect(t.legal(2, 'discard')).not.toEqual([]);
  const other = befriend(coast(PEACE), 'reiko', 1).give(1, { wool: 11 });
  other.roll(7).play(1, 'stand-aside');
  expect(other.legal(1, 'discard')).not.toEqual([]);
});

// proves sea-robbers/the-attack: Suna the Cunning
test('Suna lets the robber steal from two', () => {
  const t = befriend(coast(PEACE, { seats: 4 }), 'suna');
  for (const seat of [1, 2, 3]) t.set('chits', seat, 2).give(seat, { wool: 1 });
  const hex = t.b.layout.hexes.findIndex(({ region }) => region === 'main');
  const [a, z] = t.b.walks.cornersOf[hex].filter((corner) => t.field('building', corner) === 0);
  for (const [seat, corner] of [
    [1, a],
    [2, z],
  ])
    t.put(seat, 'settlement', corner);
  t.b.the.blockers.moved(t.s, 0, t.b.blocker('robber'), hex);
  expect(t.decision).toBe('rob');
  call(t, 'suna').play(0, 'rob', { seat: 1 });
  t.nature('steal', { good: 'wool' });
  if (t.decision === 'rob') t.play(0, 'rob', { seat: 2 });
  t.nature('steal', { good: 'wool' });
  expect(t.hand(0)).toEqual({ wool: 2 });
});

// proves sea-robbers/the-attack: Nyala the Diplomat
test('Nyala sends the robber away and takes a good of its hex', () => {
  const t = befriend(ashore(PEACE), 'nyala');
  expect(why(t, 'nyala')).toBe('friend-idle');
  const hills = t.b.layout.hexes.findIndex((_, hex) => t.field('terrain', hex) === t.b.terrain('hills'));
  t.set('blocker', t.b.blocker('robber'), hills);
  call(t, 'nyala');
  expect(t.hand(0)).toEqual({ brick: 1 });
  expect(t.field('blocker', t.b.blocker('robber'))).toBe(-1);
});

// proves sea-robbers/the-battle-against-the-sea-robbers: Hakon the Trader
test('Hakon trades one for one', () => {
  const t = call(befriend(ashore(PEACE), 'hakon').give(0, { wool: 1 }), 'hakon');
  expect(t.refusal(0, 'barter', { give: 'wool', want: 'wool' })?.code).toBe('barter-same');
  t.play(0, 'barter', { give: 'wool', want: 'ore' });
  expect(t.hand(0)).toEqual({ ore: 1 });
});

// proves sea-robbers/the-battle-against-the-sea-robbers: Lea the Gambler
test.each([
  [1, 'discard'],
  [2, 'discard'],
  [3, 'choose-good'],
  [6, 'choose-good'],
])('Lea throws a %i', (die, decision) => {
  const t = call(befriend(ashore(PEACE), 'lea').give(0, { wool: 1 }), 'lea').nature('gamble', { die });
  expect(t.decision).toBe(decision);
});

// proves sea-robbers/the-battle-against-the-sea-robbers: Lias the Pickpocket
test('Lias steals from whoever has most points', () => {
  const t = befriend(ashore(PEACE), 'lias').give(1, { ore: 1 }).give(2, { wool: 1 }).set('chits', 2, 1);
  call(t, 'lias').nature('steal', { good: 'wool' });
  expect(t.hand(0)).toEqual({ wool: 1 });
});

// proves sea-robbers/the-battle-against-the-sea-robbers: Wulf the Nightmare
test('Wulf moves the robber once more after a knight', () => {
  const t = befriend(ashore(BATTLE, { options: { friends: 'kept' } }), 'wulf').cards(0, 'knight');
  expect(why(t, 'wulf')).toBe('friend-idle');
  t.play(0, 'play-card', { card: 'knight' });
  t.play(0, t.legal(0, 'move-blocker')[0]);
  while (t.decision !== 'main') t.anything();
  call(t, 'wulf');
  expect(t.decision).toBe('move-blocker');
});

// proves sea-robbers/the-attack, sea-robbers/the-battle-against-the-sea-robbers, sea-robbers/the-spice-islands: Friends of earlier chapters: dealt at random
// proves sea-robbers/the-attack, sea-robbers/the-battle-against-the-sea-robbers, sea-robbers/the-spice-islands: Captain Dever joins nobody (0)
// proves sea-robbers/the-attack, sea-robbers/the-battle-against-the-sea-robbers, sea-robbers/the-spice-islands: Jerok the Smith joins nobody (0)
// proves sea-robbers/the-attack, sea-robbers/the-battle-against-the-sea-robbers, sea-robbers/the-spice-islands: Olaf the Master Builder joins nobody (0)
// proves sea-robbers/the-attack, sea-robbers/the-battle-against-the-sea-robbers, sea-robbers/the-spice-islands: Oda the Healer joins nobody (0)
// proves sea-robbers/the-battle-against-the-sea-robbers, sea-robbers/the-spice-islands: Gerhild the Brave joins nobody (0)
// proves sea-robbers/the-battle-against-the-sea-robbers, sea-robbers/the-spice-islands: Isa the Shipbuilder joins nobody (0)
// proves sea-robbers/the-battle-against-the-sea-robbers, sea-robbers/the-spice-islands: Reiko the Strong joins nobody (0)
// proves sea-robbers/the-battle-against-the-sea-robbers, sea-robbers/the-spice-islands: Suna the Cunning joins nobody (0)
// proves sea-robbers/the-battle-against-the-sea-robbers, sea-robbers/the-spice-islands: Nyala the Diplomat joins nobody (0)
// proves sea-robbers/the-spice-islands: Hakon the Trader joins nobody (0)
// proves sea-robbers/the-spice-islands: Lea the Gambler joins nobody (0)
// proves sea-robbers/the-spice-islands: Lias the Pickpocket joins nobody (0)
// proves sea-robbers/the-spice-islands: Wulf the Nightmare joins nobody (0)
test.each([
  [ATTACK, 4],
  [BATTLE, 9],
  [SPICES, 13],
])('in %s each friend of earlier chapters goes with whom a campaign says', (row, earlier) => {
  const kept = ORDER.slice(0, earlier).map((id, i) => [`friend${id[0].toUpperCase()}${id.slice(1)}`, i % 4]);
  const t = fresh(row, { options: { friends: 'kept', ...Object.fromEntries(kept) } }).until('place-building');
  expect(ORDER.slice(0, earlier).map((_, friend) => t.field('friendOf', friend))).toEqual(
    kept.map(([, seat]) => seat),
  );
});
