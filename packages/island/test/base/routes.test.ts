import { expect, test } from 'vitest';
import { holder, main, roads, SETTLEMENT, trail } from './quiet.ts';

const longest = 'longest-road';

// proves first-island/base: Longest Road: 2 points
test('the longest road is worth 2 points from five pieces on', () => {
  const t = main();
  roads(t, 0, 0, 4);
  expect(holder(t, longest)).toBe(-1);
  t.put(0, 'road', trail(t, 0, 5).edges[4]);
  expect(holder(t, longest)).toBe(0);
  expect(t.points(0)).toBe(2);
});

// proves first-island/base: Longest Road needs five pieces
// proves first-island/base: One guide prints three, which we take for a misprint; the number is an option
// proves first-island/base: Shortest line that earns Longest
test('the guide that prints three pieces can be followed by an option', () => {
  const t = main({ options: { longestMin: 3 } });
  roads(t, 0, 0, 3);
  expect(holder(t, longest)).toBe(0);
});

// proves first-island/base: It passes only to a longer road
test('it passes only to a strictly longer road', () => {
  const t = main();
  roads(t, 0, 0, 5);
  roads(t, 1, 1, 5);
  expect(holder(t, longest)).toBe(0);
  t.put(1, 'road', trail(t, 1, 6).edges[5]);
  expect(holder(t, longest)).toBe(1);
  expect([t.points(0), t.points(1)]).toEqual([0, 2]);
});

// proves first-island/base: Side branches do not count
test('side branches do not count', () => {
  const t = main();
  roads(t, 0, 0, 4);
  t.put(0, 'road', t.edge(-1, 0, 3));
  expect(t.field('routeLength', 0)).toBe(4);
  expect(holder(t, longest)).toBe(-1);
});

test('a ring around one hex counts six, and a tail to it counts on', () => {
  const t = main();
  for (let side = 0; side < 6; side++) t.put(0, 'road', t.edge(0, 0, side));
  expect(t.field('routeLength', 0)).toBe(6);
  t.put(0, 'road', t.edge(1, 0, 2));
  expect(t.field('routeLength', 0)).toBe(7);
});

test('a piece may belong to several roads but counts once in each', () => {
  const t = main();
  // three arms of two, three and four from one corner: the two longest make the road
  const arms = [
    [t.edge(0, 0, 0), t.edge(0, 0, 5)],
    [t.edge(0, 0, 1), t.edge(0, 0, 2), t.edge(0, 0, 3)],
    [t.edge(1, 0, 2), t.edge(1, 0, 1), t.edge(2, 0, 2), t.edge(2, 0, 1)],
  ];
  for (const edge of arms.flat()) t.put(0, 'road', edge);
  expect(t.field('routeLength', 0)).toBe(7);
});

test('two rings that share an edge', () => {
  const t = main();
  for (let side = 0; side < 6; side++) t.put(0, 'road', t.edge(0, 0, side));
  for (let side = 0; side < 6; side++) if (side !== 3) t.put(0, 'road', t.edge(1, 0, side));
  // all eleven pieces, from one end of the common edge to the other
  expect(t.field('routeLength', 0)).toBe(11);
});

// proves first-island/base: another player’s building breaks the line
test("another player's settlement breaks the road, one's own does not", () => {
  const t = main();
  const corners = roads(t, 0, 0, 6);
  t.put(0, 'settlement', corners[2]);
  expect(t.field('routeLength', 0)).toBe(6);
  t.put(1, 'settlement', corners[4]);
  expect(t.field('routeLength', 0)).toBe(4);
});

test('the holder keeps it while still longest after a break', () => {
  const t = main();
  const corners = roads(t, 0, 0, 10);
  roads(t, 1, 1, 5);
  t.put(2, 'settlement', corners[4]);
  expect(t.field('routeLength', 0)).toBe(6);
  expect(holder(t, longest)).toBe(0);
});

test('the holder keeps it when a break makes a tie for the longest', () => {
  const t = main();
  const corners = roads(t, 0, 0, 9);
  roads(t, 1, 1, 5);
  t.put(2, 'settlement', corners[4]);
  expect(t.field('routeLength', 0)).toBe(5);
  expect(holder(t, longest)).toBe(0);
});

test('after a break the sole leader takes it', () => {
  const t = main();
  const corners = roads(t, 0, 0, 8);
  roads(t, 1, 1, 5);
  t.put(2, 'settlement', corners[4]);
  expect(holder(t, longest)).toBe(1);
});

// proves first-island/base: is broken and others tie, nobody holds it
test('when others tie after a break nobody holds it until somebody leads alone', () => {
  const t = main();
  const corners = roads(t, 0, 0, 8);
  roads(t, 1, 1, 5);
  roads(t, 3, -1, 5);
  t.put(2, 'settlement', corners[4]);
  expect(holder(t, longest)).toBe(-1);
  t.put(3, 'road', trail(t, -1, 6).edges[5]);
  expect(holder(t, longest)).toBe(3);
});

test('when a break leaves nobody with enough pieces nobody holds it', () => {
  const t = main();
  const corners = roads(t, 0, 0, 6);
  t.put(2, 'settlement', corners[3]);
  expect(holder(t, longest)).toBe(-1);
});

test('a settlement built by move breaks a road at once', () => {
  const t = main();
  const corners = roads(t, 1, 0, 6);
  expect(holder(t, longest)).toBe(1);
  t.put(0, 'road', t.edge(-1, 0, 3)).give(0, SETTLEMENT);
  expect(t.corner(-1, 0, 2)).toBe(corners[2]);
  t.play(0, 'settlement', { corner: corners[2] });
  expect(holder(t, longest)).toBe(-1);
});

test('splitting a road can win the game for the builder even if another then has more points', () => {
  const t = main({ options: { points: 3 } });
  const corners = roads(t, 1, 0, 8);
  roads(t, 2, 1, 5);
  t.put(2, 'settlement', trail(t, 1, 5).corners[0]).put(2, 'settlement', trail(t, 1, 5).corners[2]);
  t.put(0, 'settlement', t.corner(0, 2, 4)).put(0, 'settlement', t.corner(-2, 2, 4));
  t.put(0, 'road', t.edge(0, 0, 3)).give(0, SETTLEMENT);
  t.play(0, 'settlement', { corner: corners[4] });
  expect(t.points(2)).toBe(4);
  expect(t.over).toBe(true);
  expect(t.b.result(t.s).winners).toEqual([0]);
});
