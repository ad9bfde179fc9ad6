import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'bonus/bridge-building';
const SEA = 'seafarers/heading-for-new-shores';
const LAND = { brick: 2, lumber: 1, ore: 2 };
const WATER = { lumber: 1, ore: 2, wool: 2 };
const begin = (t: Table) => {
  t.started().until('main', 0).bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
};
const open = (asked: TableOptions = {}) => begin(new Table(ROW, asked));
const atSea = (asked: TableOptions = {}) => begin(new Table(SEA, { modules: [ROW], ...asked }));
/** the span between two corners of the hex there */
function span(t: Table, q: number, r: number, from: number, to: number): number {
  const [a, z] = [t.corner(q, r, from), t.corner(q, r, to)];
  for (let edge = t.b.topology.firstSpan; edge < t.b.topology.edges; edge++)
    if (t.b.walks.endsOf[edge].includes(a) && t.b.walks.endsOf[edge].includes(z)) return edge;
  return -1;
}
const codeOf = (t: Table, piece: string, edge: number, seat = 0) =>
  t.b.rules.barBuild(t.s, seat, t.b.piece(piece).index, edge)?.code;
const left = (t: Table, piece: string, seat = 0) => t.b.fields.supply.get(t.s, seat, t.b.piece(piece).index);
const longest = (t: Table, seat = 0) => t.field('routeLength', seat);
/** seat 0 has a settlement on the upper right corner of the middle hex, which is land; so are those around it */
function settled(t: Table = open()): Table {
  for (const [q, r] of [
    [0, 0],
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ] as const)
    t.lay(t.hex(q, r), 'pasture', 5);
  return t.put(0, 'settlement', t.corner(0, 0, 0));
}
const legalSpans = (t: Table, move = 'land-span') => t.legal(0, move).map(({ edge }) => edge as number);

describe('a bridge', () => {
  // proves bonus/bridge-building: A bridge leads across one hex
  test('joins two corners of a hex that are no neighbours, nine ways across each', () => {
    const t = settled().give(0, LAND);
    for (let i = 0; i < 6; i++)
      for (let k = 0; k < 6; k++) {
        const apart = Math.min((i - k + 6) % 6, (k - i + 6) % 6);
        if (i !== k) expect([i, k, span(t, 0, 0, i, k) >= 0]).toEqual([i, k, apart > 1]);
      }
    const across = [2, 3, 4].map((k) => span(t, 0, 0, 0, k));
    for (const edge of across) expect(legalSpans(t)).toContain(edge);
    expect(t.refusal(0, 'land-span', { edge: t.edge(0, 0, 0) })?.code).toBe('span-across');
    expect(codeOf(t, 'land-span', span(t, 0, 0, 2, 4))).toBe('not-joined');
    t.play(0, 'land-span', { edge: across[1] });
    expect(t.b.fields.route.get(t.s, across[1])).not.toBe(0);
  });

  // proves bonus/bridge-building: A bridge over land costs 2 brick, 1 lumber and 2 ore
  test('costs more brick over land, and wool over water', () => {
    const t = settled().lay(settled().hex(1, 0), 'sea');
    const [land, water] = [span(t, 0, 0, 0, 3), span(t, 1, 0, 2, 5)];
    t.give(0, { brick: 2, lumber: 1, ore: 1 });
    expect(t.refusal(0, 'land-span', { edge: land })?.code).toBe('cannot-pay');
    t.give(0, { ...LAND, grain: 1 }).play(0, 'land-span', { edge: land });
    expect(t.hand(0)).toEqual({ grain: 1 });
    t.give(0, { lumber: 1, ore: 2, wool: 1 });
    expect(t.refusal(0, 'water-span', { edge: water })?.code).toBe('cannot-pay');
    t.give(0, { ...WATER, grain: 1 }).play(0, 'water-span', { edge: water });
    expect(t.hand(0)).toEqual({ grain: 1 });
    expect(codeOf(settled(), 'water-span', land)).toBe('span-water');
    const wet = settled().lay(settled().hex(1, 0), 'sea');
    expect(codeOf(wet, 'land-span', water)).toBe('span-land');
  });

  // proves bonus/bridge-building: You have 3 bridges
  test('there are three for each, of both kinds together', () => {
    const t = settled();
    expect([left(t, 'land-span'), left(t, 'water-span')]).toEqual([3, 3]);
    t.put(0, 'land-span', span(t, 0, 0, 0, 3));
    expect([left(t, 'land-span'), left(t, 'water-span'), left(t, 'land-span', 1)]).toEqual([2, 2, 3]);
    t.put(0, 'land-span', span(t, 1, 0, 2, 5)).put(0, 'land-span', span(t, 1, -1, 4, 1));
    t.give(0, LAND);
    expect(t.legal(0, 'land-span')).toEqual([]);
    expect(t.refusal(0, 'land-span', { edge: span(t, 0, 1, 1, 4) })?.code).toBe('none-left');
  });

  // proves bonus/bridge-building: A bridge belongs to your roads
  // proves bonus/bridge-building: It is not moved
  test('goes on from roads, and roads and settlements go on from it', () => {
    const t = settled();
    const [far, beyond] = [t.corner(0, 0, 3), t.edge(-1, 0, 5)];
    expect(t.b.walks.endsOf[beyond]).toContain(far);
    t.give(0, { brick: 1, lumber: 1 });
    expect(t.refusal(0, 'road', { edge: beyond })?.code).toBe('not-joined');
    t.put(0, 'land-span', span(t, 0, 0, 0, 3));
    expect(t.refusal(0, 'road', { edge: beyond })).toBeUndefined();
    t.give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
    expect(t.refusal(0, 'settlement', { corner: far })).toBeUndefined();
    expect(t.refusal(1, 'settlement', { corner: far })).toBeDefined();
    // and from the end of a road
    const road = open();
    settled(road).put(0, 'road', road.edge(0, 0, 1));
    expect(codeOf(road, 'land-span', span(road, 0, 0, 1, 4))).toBeUndefined();
    expect(codeOf(road, 'land-span', span(road, 0, 0, 2, 4))).toBe('not-joined');
    expect(new Set(t.legal(0).map(({ move }) => move)).has('move-land-span')).toBe(false);
  });

  test('a foreign settlement at its end stops it', () => {
    const t = settled();
    t.put(0, 'land-span', span(t, 0, 0, 0, 3)).put(1, 'settlement', t.corner(0, 0, 3));
    t.give(0, { brick: 1, lumber: 1 });
    expect(t.refusal(0, 'road', { edge: t.edge(-1, 0, 5) })?.code).toBe('route-stopped');
    expect(codeOf(t, 'land-span', span(t, -1, 1, 1, 4))).toBe('route-stopped');
  });

  // proves bonus/bridge-building: Only one bridge leads across a hex
  test('no second one crosses the hex, whosever', () => {
    const t = settled();
    t.put(0, 'land-span', span(t, 0, 0, 0, 2)).put(1, 'settlement', t.corner(0, 0, 3));
    expect(codeOf(t, 'land-span', span(t, 0, 0, 0, 4))).toBe('span-there');
    expect(codeOf(t, 'land-span', span(t, 0, 0, 3, 5), 1)).toBe('span-there');
    expect(codeOf(t, 'land-span', span(t, 0, 0, 0, 2))).toBe('taken');
    expect(codeOf(t, 'land-span', span(t, -1, 1, 1, 4), 1)).toBeUndefined();
  });

  // proves bonus/bridge-building: A bridge counts 1 in the Longest Road
  test('counts 1 in the Longest Road', () => {
    const t = settled();
    t.put(0, 'land-span', span(t, 0, 0, 0, 3));
    expect(longest(t)).toBe(1);
    t.put(0, 'road', t.edge(-1, 0, 5)).put(0, 'road', t.edge(1, 0, 2));
    expect(longest(t)).toBe(3);
    t.b.rules.unbuild(t.s, t.b.piece('land-span').index, span(t, 0, 0, 0, 3));
    expect(longest(t)).toBe(1);
  });

  // proves bonus/bridge-building: Starting settlements come with no bridges
  // proves bonus/bridge-building: bridges are never free
  test('none at the start, and none for nothing', () => {
    const t = new Table(ROW).until('place-route');
    expect(new Set(t.legal(0, 'place-route').map(({ piece }) => piece))).toEqual(new Set(['road']));
    const free = settled().cards(0, 'road-building').play(0, 'play-card', { card: 'road-building' });
    expect(new Set(free.legal(0, 'free-route').map(({ piece }) => piece))).toEqual(new Set(['road']));
    expect(free.refusal(0, 'free-route', { piece: 'land-span', edge: span(free, 0, 0, 0, 3) })?.code).toBe(
      'span-not-free',
    );
  });

  // proves bonus/bridge-building: Two corners at the ends of a bridge are no neighbours
  test('settlements may stand at both of its ends', () => {
    const t = settled();
    t.put(0, 'land-span', span(t, 0, 0, 0, 2));
    expect(t.b.rules.tooNear(t.s, 0, t.corner(0, 0, 2))).toBe(false);
    expect(t.b.rules.tooNear(t.s, 0, t.corner(0, 0, 1))).toBe(true);
  });

  // proves bonus/bridge-building: The sea beyond the rim of the board is water, too
  test('over a bay beyond the rim it is a bridge over water', () => {
    const t = open();
    // Beyond the rim two hexes meet the place, so three of its corners lie on the coast.
    const bay = span(t, 3, -1, 2, 4);
    expect(bay).toBeGreaterThan(0);
    t.put(0, 'settlement', t.corner(3, -1, 2)).give(0, WATER);
    expect([codeOf(t, 'water-span', bay), codeOf(t, 'land-span', bay)]).toEqual([undefined, 'span-land']);
    t.play(0, 'water-span', { edge: bay });
    expect(left(t, 'land-span')).toBe(2);
    expect(span(t, 4, -2, 3, 5)).toBe(-1);
  });

  // proves bonus/bridge-building: Nobody builds across a hex that is still unknown
  test('no bridge leads across what is unknown', () => {
    const t = begin(new Table('seafarers/fog-islands', { modules: [ROW] }));
    const unknown = t.b.terrain('unknown');
    const hex = Array.from({ length: t.b.topology.hexes }, (_, at) => at).find(
      (at) => t.field('terrain', at) === unknown,
    )!;
    const at = t.b.topology.spanHex.indexOf(hex) + t.b.topology.firstSpan;
    t.put(0, 'settlement', t.b.walks.endsOf[at][0]);
    expect([codeOf(t, 'land-span', at), codeOf(t, 'water-span', at)]).toEqual(['span-land', 'span-water']);
    t.lay(hex, 'sea');
    expect(codeOf(t, 'water-span', at)).toBeUndefined();
  });

  test('bots save for one that leads to a site', () => {
    const aims = (t: Table) => {
      let gain = 0;
      t.b.the.hints.aims(t.s, 0, (bill, worth) => {
        if (bill === t.b.piece('land-span').bill) gain += worth;
      });
      return gain;
    };
    const t = open();
    expect(aims(t)).toBe(0);
    expect(aims(settled())).toBeGreaterThan(0);
  });
});

describe('the Road Building card', () => {
  const play = (t: Table) => t.cards(0, 'road-building').play(0, 'play-card', { card: 'road-building' });

  // proves bonus/bridge-building: With a Road Building card you may build one bridge for 1 ore
  test('lays two roads, or one bridge for 1 ore', () => {
    const t = play(settled().give(0, { ore: 2 }));
    const edge = span(t, 0, 0, 0, 3);
    expect(t.legal(0, 'free-route').length).toBeGreaterThan(0);
    t.play(0, 'span-by-card', { piece: 'land-span', edge });
    expect([t.hand(0), t.decision, t.b.fields.route.get(t.s, edge) !== 0]).toEqual([
      { ore: 1 },
      'main',
      true,
    ]);
  });

  test('not without the ore, and not once a road of it lies', () => {
    const poor = play(settled().give(0, { brick: 2 }));
    const edge = span(poor, 0, 0, 0, 3);
    expect(poor.legal(0, 'span-by-card')).toEqual([]);
    expect(poor.refusal(0, 'span-by-card', { piece: 'land-span', edge })?.code).toBe('cannot-pay');
    const late = play(settled().give(0, { ore: 1 }));
    late.play(0, 'free-route', { piece: 'road', edge: late.edge(0, 0, 1) });
    expect(late.refusal(0, 'span-by-card', { piece: 'land-span', edge })?.code).toBe('span-card');
    expect(late.legal(0, 'span-by-card')).toEqual([]);
  });

  test('over water it is a bridge over water, with the same rules and the same ore', () => {
    const t = settled().lay(settled().hex(1, 0), 'sea').give(0, { ore: 1 });
    play(t);
    const edge = span(t, 1, 0, 2, 5);
    expect(t.refusal(0, 'span-by-card', { piece: 'land-span', edge })?.code).toBe('span-land');
    expect(t.refusal(0, 'span-by-card', { piece: 'road', edge })?.code).toBe('span-across');
    t.play(0, 'span-by-card', { piece: 'water-span', edge });
    expect(t.hand(0)).toEqual({});
  });

  // proves bonus/bridge-building: The progress card of that name may be used
  test('with Cities & Knights the progress card builds one, too', () => {
    const t = settled(begin(new Table('cities-knights/core', { modules: [ROW] })));
    const card = t.b.card('road-works');
    t.give(0, { ore: 1 });
    t.b.the.cards.played(t.s, 0, card);
    expect(t.decision).toBe('free-route');
    t.play(0, 'span-by-card', { piece: 'land-span', edge: span(t, 0, 0, 0, 3) });
    expect([t.hand(0), t.decision]).toEqual([{}, 'main']);
  });

  test('free routes that come from elsewhere lay none', () => {
    const t = settled().give(0, { ore: 1 });
    play(t).play(0, 'span-by-card', { piece: 'land-span', edge: span(t, 0, 0, 0, 3) });
    expect(t.field('spanCard')).toBe(0);
  });
});

describe('at sea', () => {
  /** a coast corner with a road edge on land, a ship edge, and a span that ends there */
  function coast(t: Table) {
    const [road, ship] = ['road', 'ship'].map((id) => t.b.piece(id).index);
    for (let corner = 0; corner < t.b.topology.corners; corner++) {
      const edges = t.b.walks.edgesAt[corner];
      const onLand = edges.find(
        (edge) => t.b.rules.edgeFit(t.s, road, edge) && !t.b.rules.edgeFit(t.s, ship, edge),
      );
      const afloat = edges.find((edge) => t.b.rules.edgeFit(t.s, ship, edge));
      for (let i = t.b.topology.cornerSpanFrom[corner]; i < t.b.topology.cornerSpanFrom[corner + 1]; i++) {
        const across = t.b.topology.cornerSpan[i];
        const hex = t.b.topology.spanHex[across - t.b.topology.firstSpan];
        if (onLand === undefined || afloat === undefined || hex < 0) continue;
        if (t.b.land[t.field('terrain', hex)] === 0) continue;
        const end = t.b.walks.endsOf[across].find((other) => other !== corner)!;
        if (t.b.rules.cornerFit(t.s, end)) return { corner, onLand, afloat, across, end };
      }
    }
    throw new Error('no coast');
  }

  // proves bonus/bridge-building-at-sea: You have 5 bridges
  test('everybody has five', () => {
    const t = atSea();
    expect([left(t, 'land-span'), left(t, 'water-span', 3)]).toEqual([5, 5]);
  });

  // proves bonus/bridge-building-at-sea: your roads and ships join as they do at a settlement of yours
  // proves bonus/bridge-building-at-sea: They count as one trade route
  test('road and ship go on from each other where a bridge ends, and count together', () => {
    const t = atSea();
    const { corner, onLand, afloat, across, end } = coast(t);
    t.put(0, 'settlement', end).put(0, 'land-span', across).give(0, { lumber: 1, wool: 1 });
    expect(t.refusal(0, 'ship', { edge: afloat })).toBeUndefined();
    t.put(0, 'ship', afloat).put(0, 'road', onLand);
    expect([t.b.the.lanes.kindsJoin(t.s, 0, corner), longest(t)]).toEqual([true, 2]);
    // One that is built last joins what lay side by side.
    const late = atSea();
    late.put(0, 'road', onLand).put(0, 'ship', afloat);
    expect([longest(late), late.b.the.lanes.kindsJoin(late.s, 0, corner)]).toEqual([1, false]);
    late.put(0, 'land-span', across);
    expect(longest(late)).toBe(2);
    late.b.rules.unbuild(late.s, late.b.piece('land-span').index, across);
    expect(longest(late)).toBe(1);
  });

  test('without a bridge, or with that of another player, they do not', () => {
    const t = atSea();
    const { corner, onLand, afloat, across } = coast(t);
    t.put(0, 'road', onLand).put(0, 'ship', afloat).put(1, 'land-span', across);
    expect([longest(t), t.b.the.lanes.kindsJoin(t.s, 0, corner)]).toEqual([1, false]);
  });

  // proves bonus/bridge-building-at-sea: A lane that ends at one of your bridges is closed: you cannot
  test('a ship that ends at a bridge is not moved', () => {
    const t = atSea();
    const { afloat, across, end } = coast(t);
    t.put(0, 'ship', afloat);
    const old = () => t.s.cells.fill(0, t.b.field('laneFresh'), t.b.field('laneFresh') + t.b.topology.edges);
    old();
    expect(t.b.the.lanes.barMove(t.s, 0, afloat)).toBeUndefined();
    t.put(0, 'settlement', end).put(0, 'land-span', across);
    old();
    const other = t.b.walks.endsOf[afloat].some((at) => !t.b.walks.endsOf[across].includes(at));
    expect(other).toBe(true);
    // Its other end is open still; where a town of its owner closes that, too, it stays for good.
    const open = t.b.walks.endsOf[afloat].find((at) => !t.b.walks.endsOf[across].includes(at))!;
    const shut = t.b.walks.endsOf[afloat].find((at) => at !== open)!;
    expect(t.b.the.lanes.openAt(t.s, 0, afloat, shut)).toBe(false);
    t.put(0, 'settlement', open);
    old();
    expect(t.b.the.lanes.barMove(t.s, 0, afloat)?.code).toBe('lane-closed');
  });

  // proves bonus/bridge-building-at-sea: The settlement or city of another player at the end of a bridge
  test('a foreign town there parts them', () => {
    const t = atSea();
    const { corner, onLand, afloat, across } = coast(t);
    t.put(0, 'road', onLand).put(0, 'ship', afloat).put(0, 'land-span', across);
    expect(longest(t)).toBe(2);
    t.put(1, 'settlement', corner);
    expect([longest(t), t.b.the.lanes.kindsJoin(t.s, 0, corner)]).toEqual([1, false]);
  });
});
