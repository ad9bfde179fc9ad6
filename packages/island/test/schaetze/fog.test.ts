import { describe, expect, test } from 'vitest';
import type { Table } from '../table.ts';
import { atSea, DEPARTURE, fresh, ISLANDS, terrainAt, unknownAt } from './waters.ts';

const ROWS = [ISLANDS, DEPARTURE];
const corners = (t: Table): number[] => Array.from({ length: t.b.topology.corners }, (_, corner) => corner);

/** an edge for a ship that comes from open water to a corner of fog, and where it sets out */
function wayIntoFog(t: Table): { edge: number; from: number } {
  for (let i = 0; i < t.b.topology.corners; i++) t.set('treasureAt', i, 0);
  const goal = corners(t).find((corner) => {
    if (unknownAt(t, corner).length !== 1) return false;
    const { edge, from } = wayOut(t, corner);
    return edge >= 0 && clearOf(t, from, edge) !== undefined;
  })!;
  return wayOut(t, goal);
}

/** another edge at the corner that touches no fog */
const clearOf = (t: Table, from: number, edge: number): number | undefined =>
  t.b.walks.edgesAt[from].find(
    (at) => at !== edge && t.b.walks.endsOf[at].every((end) => unknownAt(t, end).length === 0),
  );

function wayOut(t: Table, corner: number): { edge: number; from: number } {
  const edge =
    t.b.walks.edgesAt[corner].find((at) =>
      t.b.walks.endsOf[at].some((end) => end !== corner && unknownAt(t, end).length === 0),
    ) ?? -1;
  return { edge, from: edge < 0 ? -1 : t.b.walks.endsOf[edge].find((end) => end !== corner)! };
}

/** Seat 0 lays a ship from open water to the fog. */
function reachFog(t: Table): Table {
  const { edge, from } = wayIntoFog(t);
  return t.put(0, 'settlement', from).give(0, { lumber: 1, wool: 1 }).play(0, 'ship', { edge });
}

describe.each(ROWS)('the fog of %s', (row) => {
  // proves schaetze/treasure-islands, schaetze/departure-into-the-unknown: Unknown hexes are covered.
  // proves schaetze/treasure-islands, schaetze/departure-into-the-unknown: Everybody knows which hexes and numbers
  test('what is in the stacks is known to all, and there is no order to be known', () => {
    const t = fresh(row).until('place-building');
    const hidden = t.b.layout.hexes.flatMap(({ hidden: stack }, hex) => (stack === undefined ? [] : [hex]));
    expect(hidden.map((hex) => terrainAt(t, hex))).toEqual(hidden.map(() => 'unknown'));
    expect(t.b.plan.byName.get('stackTerrain')?.audience).toBe('all');
    expect(t.b.plan.byName.get('stackNumber')?.audience).toBe('all');
    const left = t.b.terrains.reduce((sum, _, terrain) => sum + t.field('stackTerrain', terrain), 0);
    expect(left).toBe(hidden.length);
  });

  // proves schaetze/treasure-islands, schaetze/departure-into-the-unknown: A road or ship that ends at a corner of unknown
  // proves schaetze/treasure-islands, schaetze/departure-into-the-unknown: you uncover a hex that produces
  test('a ship uncovers a hex and brings one of its goods', () => {
    const t = reachFog(atSea(row));
    t.nature('discover', { terrain: 'mountains', number: 9 });
    expect([t.decision, t.hand(0)]).toEqual(['main', { ore: 1 }]);
    const gold = reachFog(atSea(row));
    gold
      .nature(gold.legal(-1, 'discover').find(({ terrain }) => terrain === 'gold')!)
      .play(0, 'choose-good', { good: 'wool' });
    expect([gold.decision, gold.hand(0)]).toEqual(['main', { wool: 1 }]);
  });

  // proves schaetze/treasure-islands, schaetze/departure-into-the-unknown: Deserts and open sea have no number.
  test('deserts and sea get no number', () => {
    const t = reachFog(atSea(row));
    const bare = t.legal(-1, 'discover').filter(({ terrain }) => ['desert', 'sea'].includes(String(terrain)));
    expect(bare.map(({ number }) => number)).toEqual([0, 0]);
    expect(t.legal(-1, 'discover').filter(({ number }) => number === 0)).toHaveLength(2);
  });

  // proves schaetze/treasure-islands, schaetze/departure-into-the-unknown: Any piece that reaches the fog uncovers it
  test('a starting ship, a moved one and one for nothing uncover fog', () => {
    const start = fresh(row).until('place-building', 0);
    const before = start.s.cells.slice();
    const outward = start.legal(0, 'place-building').flatMap(({ corner }) => {
      start.s.cells.set(before);
      start.play(0, 'place-building', { corner });
      return start
        .legal(0, 'place-route')
        .filter(({ edge }) =>
          start.b.walks.endsOf[Number(edge)].some((end) => unknownAt(start, end).length > 0),
        )
        .map((route) => ({ corner, route }));
    });
    start.s.cells.set(before);
    start.play(0, 'place-building', { corner: outward[0].corner }).play(0, 'place-route', outward[0].route);
    expect(start.decision).toBe('discover');
    const t = atSea(row);
    const { edge, from } = wayIntoFog(t);
    const near = clearOf(t, from, edge)!;
    const free = t.s.cells.slice();
    t.put(0, 'settlement', from).put(0, 'ship', near).set('laneFresh', near, 0);
    t.play(0, 'move-ship', { edge: near }).play(0, 'ship-to', { edge });
    expect(t.decision).toBe('discover');
    t.s.cells.set(free);
    t.put(0, 'settlement', from).cards(0, 'road-building').play(0, 'play-card', { card: 'road-building' });
    t.play(0, 'free-route', { piece: 'ship', edge });
    expect(t.decision).toBe('discover');
  });

  // proves schaetze/treasure-islands, schaetze/departure-into-the-unknown: Until it is uncovered a hex counts as sea
  test('nothing but ships is built beside fog, and no blocker enters it', () => {
    const t = atSea(row);
    const hex = t.b.layout.hexes.findIndex(({ hidden }) => hidden !== undefined);
    const edge = t.b.walks.edgesOf[hex][0];
    expect(t.b.rules.edgeFit(t.s, t.b.piece('road').index, edge)).toBe(false);
    expect(t.b.rules.edgeFit(t.s, t.b.piece('ship').index, edge)).toBe(true);
    expect(t.b.the.blockers.barStand(t.s, t.b.blocker('robber'), hex, 0)).toBeDefined();
    expect(t.b.the.blockers.barStand(t.s, t.b.blocker('pirate'), hex, 0)?.code).toBe('undiscovered');
  });

  test('fog does not touch the land where everybody starts', () => {
    const { b } = fresh(row);
    for (const [hex, { hidden }] of b.layout.hexes.entries())
      if (hidden !== undefined)
        for (let d = 0; d < 6; d++) {
          const other = b.topology.hexHex[hex * 6 + d];
          if (other >= 0) expect(b.layout.hexes[other].region).not.toBe('main');
        }
  });
});
