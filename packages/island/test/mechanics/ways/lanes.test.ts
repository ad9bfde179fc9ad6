import { expect, test } from 'vitest';
import { Table } from '../../table.ts';

/*
 * On the map for four, the sea hex 2,0 has the main island to its west and a small island to its north-east.
 * Corners of 2,0: 2 and 3 on the main island, 1 and 0 on the small one, 5 and 4 at sea.
 */
function atSea(options: Record<string, unknown> = {}): Table {
  const t = new Table('seafarers/core', { seats: 4, options }).started();
  t.until('main', 0).bare();
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  t.set('blocker', t.b.blocker('pirate'), t.hex(-3, 0));
  // what the random start laid is of an earlier turn
  t.s.cells.fill(0, t.b.field('laneFresh'), t.b.field('laneFresh') + t.b.topology.edges);
  t.set('laneMoved', 0, 0);
  return t;
}

const ring = (t: Table, side: number) => t.edge(2, 0, side);
const corner = (t: Table, i: number) => t.corner(2, 0, i);
const rest = (t: Table) =>
  t.s.cells.fill(0, t.b.field('laneFresh'), t.b.field('laneFresh') + t.b.topology.edges);
const shipPlaces = (t: Table, seat: number) => t.legal(seat, 'ship').map((move) => move.edge);

// proves sea: A lane starts at one
// proves sea: Ships in a line are a lane
test('a lane starts at an own building on the coast and goes on from ship to ship', () => {
  const t = atSea();
  t.put(0, 'settlement', corner(t, 2)).give(0, { lumber: 3, wool: 3 });
  expect(shipPlaces(t, 0)).toContain(ring(t, 2));
  expect(shipPlaces(t, 0)).not.toContain(ring(t, 1));
  t.play(0, 'ship', { edge: ring(t, 2) });
  expect(shipPlaces(t, 0)).toContain(ring(t, 1));
});

// proves sea: lies on an edge at sea
test('a ship lies at sea or on a coast, never inland', () => {
  const t = atSea();
  t.put(0, 'settlement', corner(t, 3)).give(0, { lumber: 1, wool: 1 });
  const inland = t.edge(1, 0, 5);
  expect(t.refusal(0, 'ship', { edge: inland })?.code).toBe('not-on-land');
  expect(shipPlaces(t, 0)).toContain(ring(t, 3));
});

// proves sea: A coastal edge holds
test('a coastal edge holds a road or a ship, never both', () => {
  const t = atSea();
  t.put(0, 'settlement', corner(t, 2)).put(0, 'ship', ring(t, 3));
  t.give(0, { brick: 1, lumber: 2, wool: 1 });
  expect(t.legal(0, 'road').map((move) => move.edge)).not.toContain(ring(t, 3));
  t.bare().put(0, 'settlement', corner(t, 2)).put(0, 'road', ring(t, 3));
  expect(shipPlaces(t, 0)).not.toContain(ring(t, 3));
});

// proves sea: Roads and ships join only
test('roads and ships join only at an own building', () => {
  const t = atSea();
  t.put(0, 'settlement', corner(t, 3)).put(0, 'road', ring(t, 3));
  t.give(0, { brick: 1, lumber: 2, wool: 1 });
  expect(shipPlaces(t, 0)).not.toContain(ring(t, 2));
  t.bare().put(0, 'settlement', corner(t, 2)).put(0, 'ship', ring(t, 2)).put(0, 'ship', ring(t, 1));
  const onward = t.edge(3, 0, 2);
  expect(t.legal(0, 'road').map((move) => move.edge)).not.toContain(onward);
  t.put(0, 'settlement', corner(t, 0));
  expect(t.legal(0, 'road').map((move) => move.edge)).toContain(onward);
});

// proves sea: Any other is open
test('the last ship of an open lane may be laid elsewhere, once a turn', () => {
  const t = atSea();
  t.put(0, 'settlement', corner(t, 2)).put(0, 'ship', ring(t, 2)).put(0, 'ship', ring(t, 1));
  rest(t);
  expect(t.legal(0, 'move-ship').map((move) => move.edge)).toEqual([ring(t, 1)]);
  t.play(0, 'move-ship', { edge: ring(t, 1) });
  expect(t.legal(0, 'ship-to').map((move) => move.edge)).not.toContain(ring(t, 1));
  t.play(0, 'ship-to', { edge: ring(t, 3) });
  expect(t.decision).toBe('main');
  rest(t);
  expect(t.refusal(0, 'move-ship', { edge: ring(t, 3) })?.code).toBe('lane-moved');
});

test('a moved ship is told of as moved, neither as lost nor as built', () => {
  const t = atSea();
  t.put(0, 'settlement', corner(t, 2)).put(0, 'ship', ring(t, 2));
  rest(t);
  t.play(0, 'move-ship', { edge: ring(t, 2) });
  expect(t.events).toEqual([]);
  t.play(0, 'ship-to', { edge: ring(t, 3) });
  expect(t.events).toEqual([
    { kind: 'lane-moved', data: { seat: 0, piece: 'ship', from: ring(t, 2), place: ring(t, 3) } },
  ]);
});

test('with all ships on the board one of them may still be moved', () => {
  const t = atSea();
  t.put(0, 'settlement', corner(t, 2)).put(0, 'ship', ring(t, 2)).put(0, 'ship', ring(t, 1));
  rest(t);
  t.b.fields.supply.set(t.s, 0, t.b.piece('ship').index, 0);
  t.give(0, { lumber: 1, wool: 1 });
  expect(t.refusal(0, 'ship', { edge: ring(t, 3) })?.code).toBe('none-left');
  t.play(0, 'move-ship', { edge: ring(t, 1) }).play(0, 'ship-to', { edge: ring(t, 3) });
  expect(t.decision).toBe('main');
});

// proves sea: A lane that is cut
test('ships behind a cut stay and may be built on, but nobody sails past a foreign building', () => {
  const t = atSea();
  t.put(0, 'settlement', corner(t, 1));
  for (const side of [1, 0, 5]) t.put(0, 'ship', ring(t, side));
  const { cornerEdge, cornerEdgeFrom } = t.b.topology;
  const cut = corner(t, 5);
  const outward = Array.from(cornerEdge.subarray(cornerEdgeFrom[cut], cornerEdgeFrom[cut + 1])).find(
    (edge) => edge !== ring(t, 0) && edge !== ring(t, 5),
  );
  t.give(0, { lumber: 1, wool: 1 });
  expect(shipPlaces(t, 0)).toContain(outward);
  t.put(1, 'settlement', cut);
  expect(shipPlaces(t, 0)).toContain(ring(t, 4));
  expect(shipPlaces(t, 0)).not.toContain(outward);
});

// proves sea: A lane between two of
test('a lane between two own buildings is closed', () => {
  const t = atSea();
  t.put(0, 'settlement', corner(t, 2)).put(0, 'ship', ring(t, 2)).put(0, 'ship', ring(t, 1));
  t.put(0, 'settlement', corner(t, 0));
  rest(t);
  expect(t.legal(0, 'move-ship')).toEqual([]);
  expect(t.refusal(0, 'move-ship', { edge: ring(t, 1) })?.code).toBe('lane-closed');
});

test('a branch of a closed lane is open', () => {
  const t = atSea();
  t.put(0, 'settlement', corner(t, 2)).put(0, 'ship', ring(t, 2)).put(0, 'ship', ring(t, 1));
  t.put(0, 'settlement', corner(t, 0)).put(0, 'ship', t.edge(2, -1, 0));
  rest(t);
  expect(t.legal(0, 'move-ship').map((move) => move.edge)).toEqual([t.edge(2, -1, 0)]);
});

// proves sea: A ship built this turn
test('a ship laid this turn stays where it is', () => {
  const t = atSea();
  t.put(0, 'settlement', corner(t, 2)).give(0, { lumber: 1, wool: 1 });
  rest(t);
  t.play(0, 'ship', { edge: ring(t, 2) });
  expect(t.refusal(0, 'move-ship', { edge: ring(t, 2) })?.code).toBe('lane-fresh');
});

test('with the next turn a new ship is as good as any', () => {
  const t = atSea();
  t.put(0, 'settlement', corner(t, 2)).give(0, { lumber: 1, wool: 1 });
  t.play(0, 'ship', { edge: ring(t, 2) });
  expect(t.b.the.lanes.barMove(t.s, 0, ring(t, 2))).toBeDefined();
  t.play(0, 'end-turn');
  expect(t.b.the.lanes.barMove(t.s, 0, ring(t, 2))).toBeUndefined();
});

// proves sea: Other players’ settlements and cities
// proves sea: A lane that is cut
test('a foreign building cuts a lane, and the lane ends there', () => {
  const t = atSea();
  t.put(0, 'settlement', corner(t, 2))
    .put(0, 'ship', ring(t, 2))
    .put(0, 'ship', ring(t, 1))
    .put(0, 'ship', ring(t, 0));
  rest(t);
  expect(t.legal(0, 'move-ship').map((move) => move.edge)).toEqual([ring(t, 0)]);
  t.put(1, 'settlement', corner(t, 0));
  expect(new Set(t.legal(0, 'move-ship').map((move) => move.edge))).toEqual(
    new Set([ring(t, 0), ring(t, 1)]),
  );
  t.give(0, { lumber: 1, wool: 1 });
  expect(t.b.rules.routeJoins(t.s, 0, ring(t, 1), ring(t, 0), corner(t, 0))).toBe(false);
});

// proves sea: A ship that you take up
test('a ship taken up that finds no other place returns to its own', () => {
  const t = atSea();
  t.put(0, 'settlement', corner(t, 2)).put(0, 'ship', ring(t, 2));
  rest(t);
  t.play(0, 'move-ship', { edge: ring(t, 2) });
  for (const edge of t.legal(0, 'ship-to').map((move) => move.edge as number)) t.put(1, 'road', edge);
  expect(t.legal(0, 'ship-to').map((move) => move.edge)).toEqual([ring(t, 2)]);
});

// proves sea: Where a moved ship may go
test('from the fourth edition a moved ship goes wherever a new one could', () => {
  const t = atSea();
  const far = t.corner(-3, 2, 3);
  t.put(0, 'settlement', corner(t, 2)).put(0, 'ship', ring(t, 2)).put(0, 'settlement', far);
  rest(t);
  t.play(0, 'move-ship', { edge: ring(t, 2) });
  expect(t.legal(0, 'ship-to').map((move) => move.edge)).toContain(t.edge(-3, 2, 3));
});

// proves sea: 3rd edition: a moved ship
// proves sea: Where a moved ship may go
test('in the third edition a moved ship stays joined to the building that anchors it', () => {
  const t = atSea({ shipMoves: 'same-anchor' });
  const far = t.corner(-3, 2, 3);
  t.put(0, 'settlement', corner(t, 2)).put(0, 'ship', ring(t, 2)).put(0, 'settlement', far);
  rest(t);
  t.play(0, 'move-ship', { edge: ring(t, 2) });
  const places = t.legal(0, 'ship-to').map((move) => move.edge);
  expect(places).not.toContain(t.edge(-3, 2, 3));
  expect(places).toContain(ring(t, 3));
});

test('in the third edition a ship beside a foreign building belongs to the lane on its own side of it', () => {
  const t = atSea({ shipMoves: 'same-anchor' });
  t.put(0, 'settlement', corner(t, 1)).put(0, 'ship', ring(t, 2)).put(0, 'ship', ring(t, 3));
  t.put(0, 'settlement', corner(t, 5)).put(0, 'ship', ring(t, 5)).put(0, 'ship', ring(t, 4));
  t.put(1, 'settlement', corner(t, 3));
  rest(t);
  const near = { north: ring(t, 1), south: ring(t, 0) };
  const before = t.s.cells.slice();
  const placesFor = (taken: number) => {
    t.s.cells.set(before);
    t.play(0, 'move-ship', { edge: taken });
    const places = t.legal(0, 'ship-to').map((move) => move.edge);
    return { north: places.includes(near.north), south: places.includes(near.south) };
  };
  expect(placesFor(ring(t, 3))).toEqual({ north: true, south: false });
  expect(placesFor(ring(t, 4))).toEqual({ north: false, south: true });
});

// proves sea: 3rd edition: ships cut off
test('in the third edition ships cut off from every own building are tied to none', () => {
  const t = atSea({ shipMoves: 'same-anchor' });
  const far = t.corner(-3, 2, 3);
  t.put(0, 'settlement', far).put(0, 'ship', ring(t, 2)).put(0, 'ship', ring(t, 1));
  t.put(1, 'settlement', corner(t, 2));
  rest(t);
  t.play(0, 'move-ship', { edge: ring(t, 1) });
  expect(t.legal(0, 'ship-to').map((move) => move.edge)).toContain(t.edge(-3, 2, 3));
});

// proves sea: A lane that runs back
test('a ring of ships has no last one', () => {
  const t = atSea();
  t.put(0, 'settlement', t.corner(1, 0, 1)).put(0, 'ship', t.edge(1, 0, 1));
  for (let side = 0; side < 6; side++) t.put(0, 'ship', ring(t, side));
  rest(t);
  expect(t.legal(0, 'move-ship')).toEqual([]);
  t.b.rules.unbuild(t.s, t.b.piece('ship').index, ring(t, 4));
  expect(new Set(t.legal(0, 'move-ship').map((move) => move.edge))).toEqual(
    new Set([ring(t, 3), ring(t, 5)]),
  );
});

// proves sea: The Longest Road becomes
test('the longest trade route counts roads and ships that are joined at own buildings', () => {
  const t = atSea();
  t.put(0, 'ship', ring(t, 1))
    .put(0, 'ship', ring(t, 2))
    .put(0, 'road', ring(t, 3))
    .put(0, 'road', ring(t, 4));
  expect(t.field('routeLength', 0)).toBe(2);
  t.put(0, 'settlement', corner(t, 2));
  expect(t.field('routeLength', 0)).toBe(4);
  t.put(0, 'ship', ring(t, 0));
  expect(t.field('routeLength', 0)).toBe(5);
  expect(t.field('award', t.b.award('longest-road'))).toBe(0);
});

test('moving a ship can lose the longest trade route, but not while it is in the hand', () => {
  const t = atSea();
  t.put(0, 'settlement', corner(t, 2));
  for (const side of [2, 1, 0, 5, 4]) t.put(0, 'ship', ring(t, side));
  rest(t);
  const holder = () => t.field('award', t.b.award('longest-road'));
  t.play(0, 'move-ship', { edge: ring(t, 4) });
  expect(holder()).toBe(0);
  t.play(0, 'ship-to', { edge: t.edge(1, 0, 1) });
  // the settlement joins the ship to the rest
  expect(holder()).toBe(0);
  t.play(0, 'end-turn');
  rest(t);
  t.b.rules.unbuild(t.s, t.b.piece('ship').index, ring(t, 5));
  t.b.rules.reviewAwards(t.s);
  expect(holder()).toBe(-1);
});

// proves sea: A paired turn counts
test('in the paired turn its seat may move a ship of its own, though one was moved in the turn before it', () => {
  const t = new Table('seafarers/extension-5-6', { seats: 6, options: { waiting: 'paired' } })
    .started()
    .until('main', 0)
    .bare();
  t.put(3, 'settlement', t.corner(4, -1, 3)).put(3, 'ship', t.edge(4, -1, 3));
  rest(t);
  t.set('laneMoved', 0, 1).play(0, 'end-turn');
  expect(t.decision).toBe('paired');
  expect(t.legal(3, 'move-ship').map((move) => move.edge)).toEqual([t.edge(4, -1, 3)]);
  t.play(3, 'move-ship', { edge: t.edge(4, -1, 3) }).play(3, t.legal(3, 'ship-to')[0]);
  expect(t.decision).toBe('paired');
});
