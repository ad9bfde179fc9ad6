import { describe, expect, test } from 'vitest';
import { islandModules } from '../../index.ts';
import { goldOf } from '../../mechanics/index.ts';
import { riverOf } from '../../traders-barbarians/index.ts';
import { Table } from '../table.ts';
import { aboard, sail, sailing } from './voyage.ts';

const RIVERS = { modules: ['traders-barbarians/rivers'] };
const CARAVANS = { modules: ['traders-barbarians/caravans'] };
const ROWS = islandModules.flatMap(({ id, internal }) =>
  id.startsWith('explorers-pirates/') && !internal ? [id] : [],
);
const CORE = 'explorers-pirates/core';
const LAND_HO = 'explorers-pirates/land-ho';

/** how many hexes of the first island give what, and which numbers lie on it */
function island(t: Table): { terrains: Record<string, number>; numbers: Record<string, number> } {
  const terrains: Record<string, number> = {};
  const numbers: Record<string, number> = {};
  t.b.layout.hexes.forEach(({ region, q, r }) => {
    if (region !== 'start') return;
    const hex = t.hex(q, r);
    const { id } = t.b.terrains[t.field('terrain', hex)];
    terrains[id] = (terrains[id] ?? 0) + 1;
    for (let number = 2; number <= 12; number++)
      if ((t.field('numbers', hex) >> number) & 1) numbers[number] = (numbers[number] ?? 0) + 1;
  });
  return { terrains, numbers };
}

/** seat 0 before anything is built, with gold alone */
function ashore(options: { modules: string[] }, game = LAND_HO): Table {
  const t = new Table(game, options).started().bare().roll(2).until('main', 0);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, { gold: 2 });
  return t;
}

const isSea = (t: Table, hex: number): boolean =>
  t.b.layout.hexes[hex].region !== 'start' && t.b.land[t.field('terrain', hex)] === 0;
/** a corner of the first island at the sea, where a harbour settlement may stand */
function atSea(t: Table, fits: (corner: number) => boolean): number {
  const sites = t.b.layout.marks.corners['harbour-site'].map(({ q, r, corner }) => t.corner(q, r, corner));
  return sites.find((corner) => fits(corner) && t.b.walks.hexesAt[corner].some((hex) => isSea(t, hex)))!;
}
/** a ship's edge at this corner */
const wetEdge = (t: Table, corner: number): number =>
  t.b.walks.edgesAt[corner].find((edge) => t.b.walks.hexesAlong[edge].some((hex) => isSea(t, hex)))!;

describe.each(ROWS)('the Rivers and %s', (game) => {
  // proves explorers-pirates/rivers: The rivers flow over the first island
  // proves explorers-pirates/rivers: The long one ends in the north and the short one in the south
  // proves explorers-pirates/rivers: The scenario sets the goal
  test.each([3, 4])('two rivers flow over the first island, with %i players', (seats) => {
    const t = new Table(game, { ...RIVERS, seats }).until('place-building');
    expect(island(t)).toEqual({
      terrains: { mountains: 3, hills: 2, pasture: 2, swamp: 2, fields: 2, forest: 4 },
      numbers: { 3: 2, 4: 2, 6: 2, 8: 2, 9: 1, 10: 2, 11: 1, 12: 1 },
    });
    const { hexes, crossings } = riverOf(t.b);
    expect([hexes, crossings].map((marks) => marks.reduce((all, one) => all + one, 0))).toEqual([7, 7]);
    expect([t.hex(0, -3), t.hex(-2, 3)].map((hex) => t.b.terrains[t.field('terrain', hex)].id)).toEqual([
      'swamp',
      'swamp',
    ]);
    const alone = new Table(game, { seats });
    expect(t.b.rules.goal(t.s)).toBe(alone.b.rules.goal(alone.s));
  });
});

describe('the Rivers on an expedition', () => {
  /** a path along a river of the first island, off its crossings, and one that crosses it */
  const paths = (t: Table): { along: number; across: number } => {
    const { edges, crossings } = riverOf(t.b);
    const inland = (edge: number): boolean =>
      t.b.walks.hexesAlong[edge].every((hex) => t.b.layout.hexes[hex].region === 'start') &&
      t.b.walks.hexesAlong[edge].length === 2;
    return {
      along: edges.findIndex((at, edge) => at === 1 && crossings[edge] === 0 && inland(edge)),
      across: crossings.findIndex((at, edge) => at === 1 && inland(edge)),
    };
  };

  // proves explorers-pirates/rivers: Gold from the rivers and gold from the sea are the same
  test('a road earns 1 gold and a bridge 3, of the gold that everybody has', () => {
    const t = ashore(RIVERS);
    const { along, across } = paths(t);
    t.put(0, 'settlement', t.b.walks.endsOf[along][0]).give(0, { gold: 2, brick: 1, lumber: 1 });
    t.play(0, 'road', { edge: along });
    expect(goldOf(t.b, t.s, 0)).toBe(3);
    expect(t.field('award', t.b.award('wealthiest'))).toBe(0);
    const bridge = ashore(RIVERS);
    bridge.put(0, 'settlement', bridge.b.walks.endsOf[across][0]).give(0, { gold: 2, brick: 2, lumber: 1 });
    expect(bridge.legal(0, 'road').map(({ edge }) => edge)).not.toContain(across);
    bridge.play(0, 'bridge', { edge: across });
    expect(goldOf(bridge.b, bridge.s, 0)).toBe(5);
    // twice a turn 2 gold buy a good, and no more
    bridge.play(0, 'buy-with-gold', { good: 'ore' }).play(0, 'buy-with-gold', { good: 'ore' });
    expect(bridge.give(0, { gold: 4 }).legal(0, 'buy-with-gold')).toEqual([]);
  });

  // proves explorers-pirates/rivers: A settlement that becomes a harbour settlement earns no gold
  test('a settlement at a river earns 1, one of settlers too, and none when it grows', () => {
    const t = sailing(CORE, RIVERS);
    const site = atSea(t, (corner) => riverOf(t.b).corners[corner] === 1);
    t.fleet.put(t.s, 0, wetEdge(t, site));
    aboard(t, 0, 'settler');
    const before = goldOf(t.b, t.s, 0);
    t.play(0, 'settle-ashore', { corner: site, ship: 0 });
    expect(goldOf(t.b, t.s, 0)).toBe(before + 1);
    const grown = ashore(RIVERS, CORE).put(0, 'settlement', site).give(0, { gold: 2, grain: 2, ore: 2 });
    grown.play(0, 'harbour-settlement', { corner: site });
    expect(goldOf(grown.b, grown.s, 0)).toBe(2);
  });

  // proves explorers-pirates/rivers: Ships earn nothing at a river
  test('a ship beside a river earns nothing', () => {
    const t = ashore(RIVERS);
    const { edges } = riverOf(t.b);
    const coast = edges.findIndex(
      (at, edge) =>
        at === 1 &&
        t.b.walks.hexesAlong[edge].some((hex) => isSea(t, hex)) &&
        t.b.walks.hexesAlong[edge].length === 2,
    );
    expect(coast).toBeGreaterThan(-1);
    t.put(0, 'settlement', t.b.walks.endsOf[coast][0]);
    t.put(0, 'harbour-settlement', t.b.walks.endsOf[coast][0]).give(0, { gold: 2, lumber: 1, wool: 1 });
    t.play(0, 'ship', { edge: coast });
    expect(goldOf(t.b, t.s, 0)).toBe(2);
  });

  test('whoever pays the pirate as much as made them rich is the wealthiest no longer', () => {
    const t = sailing(CORE, RIVERS);
    t.lay(t.hex(2, -1), 'sea').lay(t.hex(1, 1), 'sea');
    t.set('blocker', 0, t.hex(1, 0)).set('pirateOf', 0, 2);
    t.fleet.put(t.s, 0, t.edge(1, 0, 3));
    for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, { gold: seat === 0 ? 3 : 2 });
    t.b.rules.reviewAwards(t.s);
    const wealthiest = t.b.award('wealthiest');
    expect(t.field('award', wealthiest)).toBe(0);
    sail(t, 0, t.edge(1, 0, 2));
    expect([goldOf(t.b, t.s, 0), t.field('award', wealthiest)]).toEqual([2, -1]);
  });

  test('there are neither cards nor awards but the one for gold', () => {
    const t = new Table(LAND_HO, RIVERS);
    expect([t.b.awards.map(({ id }) => id), t.b.cards.length]).toEqual([['wealthiest'], 0]);
  });
});

describe.each(ROWS)('the Caravans and %s', (game) => {
  // proves explorers-pirates/caravans: The oasis takes the place of the hex with the 12
  // proves explorers-pirates/caravans: The scenario sets the goal
  test.each([3, 4])('an oasis lies where the 12 was, with %i players', (seats) => {
    const t = new Table(game, { ...CARAVANS, seats }).until('place-building');
    expect(island(t)).toEqual({
      terrains: { mountains: 2, hills: 2, pasture: 4, oasis: 1, fields: 2, forest: 4 },
      numbers: { 3: 2, 4: 2, 5: 1, 6: 2, 8: 2, 9: 1, 10: 2, 11: 2 },
    });
    expect(t.b.layout.marks.corners.arrow.map(({ q, r }) => [q, r])).toEqual(Array(3).fill([-2, 0]));
    const alone = new Table(game, { seats });
    expect(t.b.rules.goal(t.s)).toBe(alone.b.rules.goal(alone.s));
  });
});

describe('the Caravans on an expedition', () => {
  const camelAt = (t: Table, edge: number): void => t.b.the.caravans.place(t.s, edge);

  // proves explorers-pirates/caravans: Camels walk over land and along the coasts that have been found
  test('camels walk over land and along coasts, and not out at sea', () => {
    const t = ashore(CARAVANS);
    const { hexesAlong } = t.b.walks;
    for (let edge = 0; edge < t.b.topology.edges; edge++) {
      const wet = hexesAlong[edge].length > 0 && hexesAlong[edge].every((hex) => isSea(t, hex));
      if (wet) expect(t.b.the.caravans.isPath(t.s, edge)).toBe(false);
    }
    const open = hexesAlong.findIndex(
      (hexes) =>
        hexes.length === 2 && hexes.some((hex) => isSea(t, hex)) && !hexes.every((hex) => isSea(t, hex)),
    );
    expect(t.b.the.caravans.isPath(t.s, open)).toBe(true);
  });

  // proves explorers-pirates/caravans: A settlement that becomes a harbour settlement brings a camel
  test('a harbour settlement brings a camel when the ships have sailed, and so do settlers ashore', () => {
    const bidding = (t: Table): string | undefined => {
      for (let i = 0; i < 20 && t.decision === 'move-ship'; i++) t.play(0, 'rest-ship');
      return t.decision;
    };
    const t = ashore(CARAVANS, CORE);
    const site = atSea(t, () => true);
    t.put(0, 'settlement', site).give(0, { grain: 2, ore: 2, wool: 1 });
    t.play(0, 'harbour-settlement', { corner: site }).play(0, 'end-turn');
    expect(bidding(t)).toBe('bid-camel');
    const ship = sailing(CORE, CARAVANS);
    ship.give(0, { gold: 2, wool: 1 }).fleet.put(ship.s, 0, wetEdge(ship, site));
    aboard(ship, 0, 'settler');
    expect(bidding(ship.play(0, 'settle-ashore', { corner: site, ship: 0 }))).toBe('bid-camel');
  });

  // proves explorers-pirates/caravans: A harbour settlement between camels is worth 1 extra point
  test('a harbour settlement between two camels has a point more', () => {
    const t = ashore(CARAVANS);
    const site = atSea(t, () => true);
    t.put(0, 'settlement', site).put(0, 'harbour-settlement', site);
    const before = t.points(0);
    for (const edge of t.b.walks.edgesAt[site].slice(0, 2)) camelAt(t, edge);
    expect(t.points(0) - before).toBe(1);
  });
});

test('with knights the rivers go along, and of the camels nothing is known', () => {
  const t = new Table(LAND_HO, { modules: [...RIVERS.modules, 'cities-knights/core'] });
  expect(t.b.rules.goal(t.s)).toBe(13);
});
