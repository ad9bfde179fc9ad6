import { expect, test } from 'vitest';
import { CARD, CITY, main, ROAD, roads, SETTLEMENT, trail } from './quiet.ts';

// proves island: 15 roads, 5 settlements and 4 cities
test('everybody has 15 roads, 5 settlements and 4 cities', () => {
  const t = main();
  expect(t.b.pieces.map((piece) => [piece.id, piece.limit])).toEqual([
    ['road', 15],
    ['settlement', 5],
    ['city', 4],
  ]);
});

// proves island: A road costs 1 brick and 1 lumber
test('a road costs 1 brick and 1 lumber', () => {
  const t = main();
  const [corner] = trail(t, 0, 1).corners;
  t.put(0, 'settlement', corner)
    .give(0, ROAD)
    .play(0, 'road', { edge: trail(t, 0, 1).edges[0] });
  expect(t.hand(0)).toEqual({});
  t.give(0, { brick: 1 });
  expect(t.refusal(0, 'road', { edge: trail(t, 0, 2).edges[1] })).toMatchObject({ code: 'cannot-pay' });
});

// proves island: A settlement costs 1 brick
test('a settlement costs 1 brick, 1 grain, 1 lumber and 1 wool', () => {
  const t = main();
  const corners = roads(t, 0, 0, 2);
  t.give(0, SETTLEMENT).play(0, 'settlement', { corner: corners[2] });
  expect(t.hand(0)).toEqual({});
  expect(t.points(0)).toBe(1);
});

// proves island: A city costs 3 ore and 2 grain
// proves first-island/base: A development card costs 1 wool
test('a city costs 2 grain and 3 ore and a development card 1 grain, 1 ore and 1 wool', () => {
  const t = main();
  const [corner] = trail(t, 0, 1).corners;
  t.put(0, 'settlement', corner).give(0, CITY).play(0, 'city', { corner });
  expect(t.hand(0)).toEqual({});
  t.give(0, CARD).play(0, 'buy-card');
  expect(t.hand(0)).toEqual({});
});

// proves island: A city costs 3 ore
// proves island: settlement returns to your supply
test('a city replaces its own settlement and returns the piece', () => {
  const t = main();
  const { corners } = trail(t, 0, 5);
  t.put(0, 'settlement', corners[0]).put(1, 'settlement', corners[3]).give(0, CITY);
  expect(t.field('supply', 1)).toBe(4);
  expect(t.refusal(0, 'city', { corner: corners[3] })).toMatchObject({ code: 'replaces-own' });
  expect(t.refusal(0, 'city', { corner: corners[5] })).toMatchObject({ code: 'replaces-own' });
  t.play(0, 'city', { corner: corners[0] });
  expect(t.field('supply', 1)).toBe(5);
  expect(t.field('supply', 2)).toBe(3);
});

// proves island: It is worth 1 point.
// proves island: is worth 2 points
test('a settlement is worth 1 point and a city 2; pieces in the supply are worth nothing', () => {
  const t = main();
  const { corners } = trail(t, 0, 5);
  expect(t.points(0)).toBe(0);
  t.put(0, 'settlement', corners[0]).put(0, 'settlement', corners[3]).put(0, 'city', corners[3]);
  expect(t.points(0)).toBe(3);
});

test('one road an edge and one building a corner', () => {
  const t = main();
  const { edges, corners } = trail(t, 0, 3);
  t.put(0, 'settlement', corners[0])
    .put(1, 'road', edges[0])
    .give(0, { ...SETTLEMENT, brick: 5, lumber: 5 });
  expect(t.refusal(0, 'road', { edge: edges[0] })).toMatchObject({ code: 'taken' });
  t.put(0, 'road', t.edge(-2, 0, 3));
  expect(t.refusal(0, 'settlement', { corner: corners[0] })).toMatchObject({ code: 'taken' });
});

// proves island: must join one of your own roads, settlements
test('a road must touch an own building or continue an own road', () => {
  const t = main();
  const { edges, corners } = trail(t, 0, 6);
  t.put(0, 'settlement', corners[0]).put(1, 'road', edges[4]).give(0, { brick: 9, lumber: 9 });
  expect(t.refusal(0, 'road', { edge: edges[1] })).toMatchObject({ code: 'not-joined' });
  expect(t.refusal(0, 'road', { edge: edges[5] })).toMatchObject({ code: 'not-joined' });
  t.play(0, 'road', { edge: edges[0] }).play(0, 'road', { edge: edges[1] });
});

// proves island: Another player’s settlement or city
test("another player's building stops a road at its corner, one's own never does", () => {
  const t = main();
  const { edges, corners } = trail(t, 0, 4);
  for (const edge of edges.slice(0, 2)) t.put(0, 'road', edge);
  t.put(1, 'settlement', corners[2]).give(0, { brick: 9, lumber: 9 });
  expect(t.refusal(0, 'road', { edge: edges[2] })).toMatchObject({ code: 'route-stopped' });
  t.cards(0, 'road-building').play(0, 'play-card', { card: 'road-building' });
  expect(t.refusal(0, 'free-route', { piece: 'road', edge: edges[2] })).toMatchObject({
    code: 'route-stopped',
  });
  const free = main();
  for (const edge of edges.slice(0, 2)) free.put(0, 'road', edge);
  free.put(0, 'settlement', corners[2]).give(0, { brick: 9, lumber: 9 }).play(0, 'road', { edge: edges[2] });
});

test('a road does not stop another road at their common corner', () => {
  const t = main();
  const { edges } = trail(t, 0, 4);
  t.put(0, 'road', edges[0]).put(1, 'road', edges[2]).give(0, ROAD);
  t.play(0, 'road', { edge: edges[1] });
});

// proves island: A settlement costs 1 brick
test('a settlement must touch an own road', () => {
  const t = main();
  const { edges, corners } = trail(t, 0, 4);
  t.put(0, 'road', edges[0]).put(1, 'road', edges[3]).give(0, SETTLEMENT);
  expect(t.refusal(0, 'settlement', { corner: corners[4] })).toMatchObject({ code: 'not-reached' });
  expect(t.legal(0, 'settlement').map((move) => move.corner)).toEqual(
    [corners[0], corners[1]].sort((a, b) => a - b),
  );
});

// proves island: keeps at least two edges
test('at least two edges lie between buildings, whosesoever they are', () => {
  const t = main();
  const corners = roads(t, 0, 0, 4);
  t.put(1, 'settlement', corners[1]).give(0, SETTLEMENT);
  expect(t.refusal(0, 'settlement', { corner: corners[0] })).toMatchObject({ code: 'too-near' });
  expect(t.refusal(0, 'settlement', { corner: corners[2] })).toMatchObject({ code: 'too-near' });
  t.play(0, 'settlement', { corner: corners[3] });
});

test('the distance holds for cities as for settlements', () => {
  const t = main();
  const corners = roads(t, 0, 0, 2);
  t.put(1, 'settlement', corners[1]).put(1, 'city', corners[1]).give(0, SETTLEMENT);
  expect(t.legal(0, 'settlement')).toEqual([]);
});

// proves island: cannot build what you have used up
test('who has used up a kind of piece cannot build it', () => {
  const t = main();
  for (const row of [-2, -1, 0, 1, 2]) roads(t, 0, row, 3);
  expect(t.field('supply', 0)).toBe(0);
  t.give(0, { brick: 5, lumber: 5, wool: 5, grain: 5, ore: 5 });
  expect(t.refusal(0, 'road', { edge: trail(t, 0, 4).edges[3] })).toMatchObject({ code: 'none-left' });
  for (const row of [-2, -1, 0, 1, 2]) t.put(0, 'settlement', trail(t, row, 3).corners[0]);
  expect(t.refusal(0, 'settlement', { corner: trail(t, 0, 3).corners[3] })).toMatchObject({
    code: 'none-left',
  });
  for (const row of [-2, -1, 0, 1]) t.put(0, 'city', trail(t, row, 3).corners[0]);
  expect(t.refusal(0, 'city', { corner: trail(t, 2, 3).corners[0] })).toMatchObject({ code: 'none-left' });
});
