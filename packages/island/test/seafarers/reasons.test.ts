import { describe, expect, test } from 'vitest';
import { Table } from '../table.ts';

/*
 * On the map for four, the sea hex 2,0 has the main island to its west and a small island to its north-east.
 * Corners of 2,0: 2 and 3 on the main island, 1 and 0 on the small one, 5 and 4 at sea.
 */
function atSea(options: Record<string, unknown> = {}): Table {
  const t = new Table('seafarers/core', { seats: 4, options }).started();
  t.until('main', 0).bare();
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  t.set('blocker', t.b.blocker('pirate'), t.hex(-3, 0));
  return rested(t);
}

/** what lies there is of an earlier turn */
function rested(t: Table): Table {
  t.s.cells.fill(0, t.b.field('laneFresh'), t.b.field('laneFresh') + t.b.topology.edges);
  return t.set('laneMoved', 0, 0);
}

const side = (t: Table, i: number) => t.edge(2, 0, i);
const corner = (t: Table, i: number) => t.corner(2, 0, i);
const SHIP = { lumber: 1, wool: 1 };

describe('a ship is refused', () => {
  test('on land', () => {
    const t = atSea().give(0, SHIP);
    t.put(0, 'settlement', corner(t, 3));
    expect(t.refusal(0, 'ship', { edge: t.edge(1, 0, 5) })?.code).toBe('not-on-land');
  });

  test('where it would join nothing', () => {
    const t = atSea().give(0, SHIP);
    expect(t.refusal(0, 'ship', { edge: side(t, 0) })?.code).toBe('not-joined');
  });

  test('at the end of a road, without a building between them', () => {
    const t = atSea().give(0, SHIP);
    t.put(0, 'settlement', corner(t, 3)).put(0, 'road', side(t, 3));
    expect(t.refusal(0, 'ship', { edge: side(t, 2) })?.code).toBe('kinds-apart');
  });

  test('beside the pirate', () => {
    const t = atSea().give(0, SHIP);
    t.put(0, 'settlement', corner(t, 2)).set('blocker', t.b.blocker('pirate'), t.hex(2, 0));
    expect(t.refusal(0, 'ship', { edge: side(t, 2) })?.code).toBe('pirate-near');
  });
});

test('a road is refused at sea', () => {
  const t = atSea().give(0, { brick: 1, lumber: 1 });
  t.put(0, 'settlement', corner(t, 2)).put(0, 'ship', side(t, 2)).put(0, 'ship', side(t, 1));
  expect(t.refusal(0, 'road', { edge: side(t, 5) })?.code).toBe('not-at-sea');
});

describe('a ship is not moved', () => {
  const lane = (): Table => {
    const t = atSea();
    t.put(0, 'settlement', corner(t, 2)).put(0, 'ship', side(t, 2)).put(0, 'ship', side(t, 1));
    return rested(t);
  };

  test('that is not one’s own', () => {
    const t = lane();
    expect(t.refusal(0, 'move-ship', { edge: side(t, 5) })?.code).toBe('lane-none');
  });

  test('that others hold', () => {
    const t = lane();
    expect(t.refusal(0, 'move-ship', { edge: side(t, 2) })?.code).toBe('lane-closed');
  });

  test('that was laid this turn', () => {
    const t = lane().give(0, SHIP);
    t.play(0, 'ship', { edge: side(t, 0) });
    expect(t.refusal(0, 'move-ship', { edge: side(t, 0) })?.code).toBe('lane-fresh');
  });

  test('beside the pirate', () => {
    const t = lane();
    t.set('blocker', t.b.blocker('pirate'), t.hex(2, 0));
    expect(t.refusal(0, 'move-ship', { edge: side(t, 1) })?.code).toBe('pirate-near');
  });

  test('after another', () => {
    const t = lane();
    t.play(0, 'move-ship', { edge: side(t, 1) });
    expect(t.refusal(0, 'ship-to', { edge: side(t, 1) })?.code).toBe('lane-same');
    expect(t.refusal(0, 'ship-to', { edge: side(t, 5) })?.code).toBe('not-joined');
    t.play(0, 'ship-to', { edge: side(t, 3) });
    expect(t.refusal(0, 'move-ship', { edge: side(t, 2) })?.code).toBe('lane-moved');
  });

  test('away from the building that anchors it, in the older editions', () => {
    const t = atSea({ shipMoves: 'same-anchor' });
    t.put(0, 'settlement', corner(t, 2)).put(0, 'ship', side(t, 2)).put(0, 'settlement', corner(t, 0));
    rested(t).play(0, 'move-ship', { edge: side(t, 2) });
    expect(t.refusal(0, 'ship-to', { edge: side(t, 0) })?.code).toBe('lane-tethered');
  });
});

test('the pirate stays at sea', () => {
  const t = atSea();
  expect(t.b.the.blockers.barStand(t.s, t.b.blocker('pirate'), t.hex(1, 0), 0)?.code).toBe('blocker-at-sea');
});
