import { expect, test } from 'vitest';
import type { Table } from '../table.ts';
import {
  ashore,
  CASTAWAYS,
  coast,
  fresh,
  marked,
  nextTurn,
  SPICES,
  sail,
  shipsOf,
  siteOf,
  wayTo,
} from './coast.ts';

const buildings = (t: Table, seat: number): number[] =>
  Array.from({ length: t.b.topology.corners }, (_, corner) => corner).filter((corner) => {
    const mark = t.field('building', corner);
    return mark !== 0 && t.b.ownerOf[mark] === seat;
  });

// proves sea-robbers: where land lies at its edge, the land goes on
test('the rim of the great land is no coast, that of the sea and of islands is none of land', () => {
  const t = coast(CASTAWAYS);
  const { edges, edgeHex } = t.b.topology;
  const ship = t.b.piece('ship').index;
  const road = t.b.piece('road').index;
  for (let edge = 0; edge < edges; edge++) {
    if (edgeHex[edge * 2 + 1] >= 0) continue;
    const { region } = t.b.layout.hexes[edgeHex[edge * 2]];
    expect(t.b.rules.edgeFit(t.s, ship, edge)).toBe(region !== 'main');
    expect(t.b.rules.edgeFit(t.s, road, edge)).toBe(region !== undefined);
  }
});

// proves sea-robbers: three settlements, placed forward, backward and forward again
// proves sea-robbers: The last one brings the first goods.
test('three settlements each, in the order of a snake, and the last brings goods', () => {
  const t = fresh(CASTAWAYS).until('place-building');
  const order: number[] = [];
  while (t.s.cells[t.b.at.turn] === 0) {
    if (t.decision === 'place-building')
      order.push([0, 1, 2].find((seat) => t.legal(seat, 'place-building').length > 0) ?? -1);
    expect(order.length === 9 || Object.keys(t.hand(0)).length === 0 || order.length > 6).toBe(true);
    t.anything();
  }
  expect(order).toEqual([0, 1, 2, 2, 1, 0, 0, 1, 2]);
  expect([0, 1, 2].map((seat) => t.points(seat))).toEqual([3, 3, 3]);
  expect([0, 1, 2].every((seat) => Object.keys(t.hand(seat)).length > 0)).toBe(true);
});

// proves sea-robbers: The second and third stand away from the coast
// proves sea-robbers: The first settlement stands on a marked corner of the coast
test('the first settlement is on a site and has a ship, the others are inland and have roads', () => {
  const t = fresh(CASTAWAYS).until('place-building');
  const sites = marked(t, 'start-site');
  expect(
    t
      .legal(0, 'place-building')
      .map(({ corner }) => corner)
      .sort(),
  ).toEqual([...sites].sort());
  t.play(0, 'place-building', { corner: sites[0] });
  expect(new Set(t.legal(0, 'place-route').map(({ piece }) => piece))).toEqual(new Set(['ship']));
  const started = coast(CASTAWAYS);
  for (const seat of [0, 1, 2]) {
    const [site, ...others] = [siteOf(started, seat), ...buildings(started, seat)];
    expect(shipsOf(started, seat)).toHaveLength(1);
    for (const corner of others.filter((at) => at !== site))
      expect(
        started.b.walks.hexesAt[corner].every(
          (hex) => started.b.terrains[started.field('terrain', hex)].land !== false,
        ),
      ).toBe(true);
  }
});

// proves sea-robbers: Two ships may lie on one edge
test('two ships of different players share an edge, and each is moved and counted as its own', () => {
  const t = ashore(CASTAWAYS);
  const way = sail(t, 0, [t.b.walks.endsOf[wayTo(t, 1, marked(t, 'chest'))[0]][0]]);
  const shared = way[way.length - 1];
  const before = t.field('supply', t.b.piece('ship').index + t.b.pieces.length);
  t.b.rules.build(t.s, 1, t.b.piece('ship').index, shared);
  expect(shipsOf(t, 1)).toContain(shared);
  expect(shipsOf(t, 0)).toContain(shared);
  expect(t.field('supply', t.b.piece('ship').index + t.b.pieces.length)).toBe(before - 1);
  // A third has no place there, and nobody lies there twice.
  expect(t.b.rules.barBuild(t.s, 2, t.b.piece('ship').index, shared)?.code).toBe('taken');
  expect(t.b.rules.barBuild(t.s, 0, t.b.piece('ship').index, shared)?.code).toBe('taken');
});

test('a second ship on an edge is offered where a lane leads to it, and can be moved away again', () => {
  const t = ashore(CASTAWAYS);
  const [first] = shipsOf(t, 0);
  const [, far] = t.b.walks.endsOf[first];
  const next = t.b.walks.edgesAt[far].find(
    (edge) => edge !== first && t.b.rules.edgeFit(t.s, t.b.piece('ship').index, edge),
  );
  if (next === undefined) throw new Error('no edge leads on');
  t.put(1, 'ship', next);
  t.give(0, { lumber: 1, wool: 1 }).play(0, 'ship', { edge: next });
  expect(shipsOf(t, 0)).toEqual(expect.arrayContaining([first, next]));
  expect(shipsOf(t, 1)).toContain(next);
  nextTurn(t).roll(3);
  t.play(0, 'move-ship', { edge: next });
  expect(shipsOf(t, 1)).toContain(next);
  expect(shipsOf(t, 0)).not.toContain(next);
});

// proves sea-robbers: The bank takes 3 equal resources
// proves sea-robbers: There are no harbours unless the chapter says so.
test('the bank takes three for one, and there are no harbours', () => {
  const t = ashore(CASTAWAYS);
  t.give(0, { wool: 3 }).play(0, 'bank-trade', { give: 'wool', want: 'ore' });
  expect(t.hand(0)).toEqual({ ore: 1 });
  expect(t.b.layout.harbours.places).toEqual([]);
});

// proves sea-robbers: spares players who have no more points than right after the start
test('the robber begins off the board and spares whoever has three points', () => {
  const t = coast(CASTAWAYS);
  expect(t.field('blocker', t.b.blocker('robber'))).toBe(-1);
  t.roll(7);
  const hexes = t.legal(0, 'move-blocker').map(({ hex }) => Number(hex));
  expect(hexes.length).toBeGreaterThan(0);
  for (const hex of hexes)
    expect(t.b.walks.cornersOf[hex].every((corner) => t.field('building', corner) === 0)).toBe(true);
});

// proves sea-robbers: ship is the first to reach the corner of one, you take it
// proves sea-robbers: Chests lie at sea.
// proves sea-robbers: Keep chests closed beside your hand; nobody
test('a chest is taken by the first ship at its corner, closed and beside the hand', () => {
  const t = ashore(CASTAWAYS);
  for (const corner of marked(t, 'chest'))
    expect(t.b.walks.hexesAt[corner].some((hex) => t.b.layout.hexes[hex].region === 'main')).toBe(false);
  const way = wayTo(t, 0, marked(t, 'chest'));
  sail(t, 0, [
    t.b.walks.endsOf[way[way.length - 2]].find((end) =>
      t.b.walks.endsOf[way[way.length - 1]].includes(end),
    ) ?? -1,
  ]);
  const chests = t.field('chests', 0);
  t.give(0, { lumber: 1, wool: 1 }).play(0, 'ship', { edge: way[way.length - 1] });
  expect(t.field('chests', 0)).toBe(chests + 1);
  expect(t.hand(0)).toEqual({});
  expect(t.b.goods.map(({ id }) => id)).not.toContain('chest');
});

// proves sea-robbers: turn, but none that you found this
// proves sea-robbers: is opened; you open it after the roll
// proves sea-robbers: development card: you may play one of those
test('one chest a turn, none of this turn, and a card besides', () => {
  const t = coast(CASTAWAYS).set('chests', 0, 3).cards(0, 'knight');
  expect(t.refusal(0, 'open-chest')?.code).toBe('wrong-moment');
  t.roll(3);
  t.set('freshChests', 0, 3);
  expect(t.refusal(0, 'open-chest')?.code).toBe('no-chest');
  t.set('freshChests', 0, 0).play(0, 'open-chest').nature('chest', { inside: 'grain-wool' });
  expect(t.hand(0)).toEqual({ grain: 1, wool: 1 });
  expect(t.refusal(0, 'open-chest')?.code).toBe('chest-opened');
  expect(t.legal(0, 'play-card')).toHaveLength(1);
});

// proves sea-robbers: Of the 20 chests, four hold a good of your choice
test('what is in the chests', () => {
  const t = ashore(CASTAWAYS).set('chests', 0, 9);
  const closed = Array.from({ length: 7 }, (_, kind) => t.field('chestsClosed', kind));
  expect(closed).toEqual([4, 4, 4, 2, 2, 2, 2]);
  const open = (inside: string): Table =>
    t.set('chestOpened', 0, 0).play(0, 'open-chest').nature('chest', { inside });
  open('any').play(0, 'choose-good', { good: 'ore' });
  open('grain-lumber');
  open('lumber-ore');
  open('ore-wool');
  expect(t.hand(0)).toEqual({ grain: 1, lumber: 2, ore: 3, wool: 1 });
  open('card').nature('draw-card', { card: 'knight' });
  expect(t.field('cardCount', 0)).toBe(1);
  open('way');
  expect(t.decision).toBe('free-route');
});

// proves sea-robbers: If no development card is left
test('without a card the chest holds a good of choice', () => {
  const t = ashore(CASTAWAYS).set('chests', 0, 1).set('deckSize', 0, 0);
  t.play(0, 'open-chest').nature('chest', { inside: 'card' });
  expect(t.decision).toBe('choose-good');
});

// proves sea-robbers: friend helps you twice a game
// proves sea-robbers: may call on only one friend
test('a friend helps twice, one a turn of a player, and then no more', () => {
  const t = ashore('sea-robbers/core');
  const hakon = 9;
  t.set('friendOf', hakon, 1).set('friendOf', 4, 1).give(0, { wool: 2 });
  t.set('chits', 1, 2);
  t.play(0, 'friend', { friend: 'hakon' }).play(0, 'barter', { give: 'wool', want: 'ore' });
  expect(t.refusal(0, 'friend', { friend: 'gerhild' })?.code).toBe('friend-used');
  nextTurn(t).roll(3);
  t.play(0, 'friend', { friend: 'hakon' }).play(0, 'barter', { give: 'wool', want: 'ore' });
  nextTurn(t).roll(3);
  expect(t.refusal(0, 'friend', { friend: 'hakon' })?.code).toBe('friend-foreign');
});

// proves sea-robbers: Friends are neither traded nor stolen.
// proves sea-robbers: In a campaign they help twice again
test('friends are no cards of the hand, and a campaign gives them back with two uses', () => {
  const t = coast(SPICES, { options: { friends: 'kept', friendDever: 2, friendNyala: 1 } });
  expect([t.field('friendOf', 0), t.field('friendOf', 8)]).toEqual([2, 1]);
  expect([t.field('friendUses', 0), t.field('friendUses', 8)]).toEqual([2, 2]);
  expect(t.field('friendsHeld', 1)).toBe(1);
  expect(t.hand(1)).toEqual({});
});
