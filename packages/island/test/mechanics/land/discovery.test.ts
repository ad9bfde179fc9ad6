import { chanceOutcomes, decisionOf } from '@hexwright/kernel';
import { expect, test } from 'vitest';
import { Table } from '../../table.ts';

/*
 * Four players: the unknown hexes 0,0 and 0,-1 have the sea hex -1,0 to their west. Its corner 0 is the first place
 * where both are met, its corner 1 touches 0,-1 alone, its corner 2 none.
 */
function foggy(): Table {
  const t = new Table('seafarers/fog-islands', { seats: 4 }).started().until('main', 0).bare();
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  for (let i = 0; i < t.b.layout.hexes.length; i++) if (t.b.layout.hexes[i].hidden) t.lay(i, 'unknown');
  const { stacks } = t.b.layout;
  for (const [i, { id }] of t.b.terrains.entries()) t.set('stackTerrain', i, stacks.fog.terrains[id] ?? 0);
  for (let n = 0; n < 13; n++) t.set('stackNumber', n, stacks.fog.numbers.filter((m) => m === n).length);
  t.set('blocker', t.b.blocker('pirate'), t.hex(4, 0)).set('laneMoved', 0, 0);
  return t;
}

const terrainAt = (t: Table, q: number, r: number) => t.b.terrains[t.field('terrain', t.hex(q, r))].id;
const numberAt = (t: Table, q: number, r: number) => t.field('numbers', t.hex(q, r));

/** seat 0 has a settlement near the fog, and the means to go on */
function before(): Table {
  const t = foggy();
  return t.put(0, 'settlement', t.corner(-1, 0, 2)).give(0, { lumber: 2, wool: 2 });
}
const onward = (t: Table) => t.edge(-1, 0, 2);

// proves seafarers/fog-islands: When you build a road or ship
test('a route that ends at the corner of an unknown hex uncovers it', () => {
  const t = before();
  t.play(0, 'ship', { edge: onward(t) });
  expect(decisionOf(t.s)).toMatchObject({ kind: 'discover', nature: true, args: { seat: 0 } });
  t.nature('discover', { terrain: 'hills', number: 5 });
  expect(terrainAt(t, 0, -1)).toBe('hills');
  expect(numberAt(t, 0, -1)).toBe(1 << 5);
  expect(terrainAt(t, 0, 0)).toBe('unknown');
  expect(t.decision).toBe('main');
});

// proves seafarers/fog-islands: you uncover a hex
test('the discoverer gets one of what the hex gives', () => {
  const t = before();
  t.play(0, 'ship', { edge: onward(t) }).nature('discover', { terrain: 'mountains', number: 9 });
  expect(t.hand(0)).toEqual({ lumber: 1, wool: 1, ore: 1 });
});

// proves seafarers/fog-islands: A gold field gives one good
test('gold gives the discoverer one good of choice', () => {
  const t = before();
  t.play(0, 'ship', { edge: onward(t) }).nature('discover', { terrain: 'gold', number: 3 });
  t.play(0, 'choose-good', { good: 'brick' });
  expect(t.hand(0)).toEqual({ lumber: 1, wool: 1, brick: 1 });
  expect(t.decision).toBe('main');
});

// proves seafarers/fog-islands: A desert or open sea
test('sea has no number and brings nothing', () => {
  const t = before();
  t.play(0, 'ship', { edge: onward(t) });
  expect(t.refusal(-1, 'discover', { terrain: 'sea', number: 5 })).toBeDefined();
  t.nature('discover', { terrain: 'sea', number: 0 });
  expect(numberAt(t, 0, -1)).toBe(0);
  expect(t.hand(0)).toEqual({ lumber: 1, wool: 1 });
});

// proves seafarers/fog-islands: If the bank has none
test('an empty bank rewards nobody', () => {
  const t = before().setBank('ore', 0);
  t.play(0, 'ship', { edge: onward(t) }).nature('discover', { terrain: 'mountains', number: 9 });
  expect(t.hand(0)).toEqual({ lumber: 1, wool: 1 });
});

// proves seafarers/fog-islands: The unknown hexes are covered
test('what is drawn leaves the stacks', () => {
  const t = before();
  t.play(0, 'ship', { edge: onward(t) }).nature('discover', { terrain: 'forest', number: 11 });
  expect(t.field('stackTerrain', t.b.terrain('forest'))).toBe(0);
  expect(t.field('stackNumber', 11)).toBe(1);
});

// proves seafarers/fog-islands: The numbers under the fog
test('hexes and numbers are drawn from what is left, each alike', () => {
  const t = before();
  t.play(0, 'ship', { edge: onward(t) });
  const outcomes = chanceOutcomes(t.s)!;
  const chance = (terrain: string) =>
    outcomes
      .filter(({ move }) => move.terrain === terrain)
      .reduce((sum, { probability }) => sum + probability, 0);
  expect(chance('sea')).toBeCloseTo(2 / 12);
  expect(chance('hills')).toBeCloseTo(2 / 12);
  expect(chance('forest')).toBeCloseTo(1 / 12);
  expect(chance('desert')).toBe(0);
  const elevens = outcomes
    .filter(({ move }) => move.number === 11)
    .reduce((sum, { probability }) => sum + probability, 0);
  expect(elevens).toBeCloseTo((10 / 12) * (2 / 10));
});

// proves seafarers/fog-islands: When a piece touches several
test('a piece that touches several unknown hexes uncovers them all, each once', () => {
  const t = before();
  t.put(0, 'ship', onward(t));
  while (t.decision === 'discover') t.nature('discover', { terrain: 'sea', number: 0 });
  t.play(0, 'ship', { edge: t.edge(-1, 0, 1) });
  t.nature('discover', { terrain: 'hills', number: 4 });
  expect(terrainAt(t, 0, 0)).toBe('hills');
  expect(t.decision).toBe('main');
});

test('a route along unknown hexes meets each of them once', () => {
  const t = foggy();
  t.put(0, 'ship', t.edge(0, -1, 3));
  const open = new Set<unknown>();
  while (t.decision === 'discover') {
    open.add(decisionOf(t.s)?.args.hex);
    t.anything();
  }
  expect(open.size).toBeGreaterThan(1);
  expect([...open].every((hex) => t.field('terrain', Number(hex)) !== t.b.terrain('unknown'))).toBe(true);
});

// proves seafarers/fog-islands: A ship that is moved uncovers
test('a moved ship uncovers as a new one does', () => {
  const t = before();
  t.put(0, 'ship', t.edge(-1, 0, 3));
  t.s.cells.fill(0, t.b.field('laneFresh'), t.b.field('laneFresh') + t.b.topology.edges);
  t.play(0, 'move-ship', { edge: t.edge(-1, 0, 3) }).play(0, 'ship-to', { edge: onward(t) });
  expect(t.decision).toBe('discover');
});

test('with road building each piece uncovers before the next is laid', () => {
  const t = before().cards(0, 'road-building');
  t.play(0, 'play-card', { card: 'road-building' });
  t.play(0, 'free-route', { piece: 'ship', edge: onward(t) });
  t.nature('discover', { terrain: 'gold', number: 3 }).play(0, 'choose-good', { good: 'ore' });
  expect(t.decision).toBe('free-route');
  t.play(0, 'free-route', { piece: 'ship', edge: t.edge(-1, 0, 1) });
  t.nature('discover', { terrain: 'hills', number: 4 });
  expect([t.hand(0), t.decision]).toEqual([{ lumber: 2, wool: 2, ore: 1, brick: 1 }, 'main']);
});

// proves seafarers/fog-islands: An unknown hex counts as sea
test('neither robber nor pirate enters what nobody knows', () => {
  const t = foggy();
  for (const blocker of ['robber', 'pirate'])
    expect(t.b.the.blockers.barStand(t.s, t.b.blocker(blocker), t.hex(0, 0), 0)).toBeDefined();
});

test('when a stack is empty there is open sea', () => {
  const t = before();
  for (let i = 0; i < t.b.terrains.length; i++) t.set('stackTerrain', i, 0);
  t.play(0, 'ship', { edge: onward(t) }).nature('discover', { terrain: 'sea', number: 0 });
  expect(terrainAt(t, 0, -1)).toBe('sea');
});

test('when the numbers are used up a hex stays without', () => {
  const t = before();
  for (let n = 0; n < 13; n++) t.set('stackNumber', n, 0);
  t.play(0, 'ship', { edge: onward(t) }).nature('discover', { terrain: 'hills', number: 0 });
  expect(numberAt(t, 0, -1)).toBe(0);
  expect(t.hand(0).brick).toBe(1);
});

test('from an empty stack comes sea, again and again', () => {
  const t = before().give(0, { lumber: 4, wool: 4 });
  for (const i of t.b.terrains.keys()) t.set('stackTerrain', i, 0);
  t.play(0, 'ship', { edge: onward(t) }).nature('discover', { terrain: 'sea', number: 0 });
  expect(t.field('stackTerrain', t.b.terrain('sea'))).toBe(0);
  const again = t.legal(0, 'ship').find(({ edge }) => {
    const { endsOf, hexesAt } = t.b.walks;
    const unknown = t.b.terrain('unknown');
    return endsOf[Number(edge)].some((end) =>
      hexesAt[end].some((hex) => t.field('terrain', hex) === unknown),
    );
  })!;
  t.play(0, again);
  expect(t.legal(-1, 'discover')).toEqual([{ move: 'discover', terrain: 'sea', number: 0 }]);
});
