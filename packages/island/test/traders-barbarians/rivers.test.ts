import { describe, expect, it } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const RIVERS = 'traders-barbarians/rivers';

/** the board as drawn, without pieces and gold, before the first roll */
const fresh = ({ options, ...rest }: TableOptions = {}): Table => {
  const t = new Table(RIVERS, {
    ...rest,
    options: { ...((rest.seats ?? 4) < 5 && { riverBoard: 'recommended' }), ...options },
  })
    .started()
    .bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  t.b.rules.reviewAwards(t.s);
  return t;
};
/** after a roll that brings nobody anything */
const table = (options: TableOptions = {}): Table => fresh(options).roll(2);
const gold = (t: Table): number[] => Array.from({ length: t.b.seats }, (_, seat) => t.hand(seat).gold ?? 0);
/** between the pasture and the hills of the long river; its southern corner */
const crossing = (t: Table): number => t.edge(1, -1, 3);
const bank = (t: Table): number => t.corner(0, -1, 5);

describe('the island', () => {
  // proves traders-barbarians/rivers: Two rivers flow through seven hexes
  // proves traders-barbarians/rivers: Five or six players have a third one
  it.each([
    [4, { hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 3, swamp: 2 }],
    [6, { hills: 5, fields: 6, forest: 6, mountains: 5, pasture: 6, swamp: 2 }],
  ])('the rivers of %s players flow through hexes of their own', (seats, counts) => {
    const t = new Table(RIVERS, { seats }).started();
    const found: Record<string, number> = {};
    for (let hex = 0; hex < t.b.topology.hexes; hex++) {
      const { id } = t.b.terrains[t.b.fields.terrain.get(t.s, hex)];
      found[id] = (found[id] ?? 0) + 1;
    }
    expect(found).toEqual(counts);
    expect(t.b.layout.marks.hexes.river).toHaveLength(seats > 4 ? 10 : 7);
  });

  // proves traders-barbarians/rivers: Paths that cross a river are bridge sites
  it.each([
    [4, 7],
    [6, 10],
  ])('%s players have %s sites for bridges', (seats, sites) => {
    expect(new Table(RIVERS, { seats }).b.layout.marks.edges.crossing).toHaveLength(sites);
  });

  // proves traders-barbarians/rivers: Swamps give nothing
  // proves traders-barbarians/rivers: They count as deserts
  // proves traders-barbarians/rivers: The robber starts at the longest river
  // proves traders-barbarians/rivers: The robber starts on one of the swamps
  it.each([3, 4, 5, 6])('with %s players swamps have no number, and the robber begins on one', (seats) => {
    const t = new Table(RIVERS, { seats }).started();
    const swamp = t.b.terrain('swamp');
    for (let hex = 0; hex < t.b.topology.hexes; hex++)
      expect(t.b.fields.numbers.get(t.s, hex) === 0).toBe(t.b.fields.terrain.get(t.s, hex) === swamp);
    const robber = t.b.fields.blocker.get(t.s, t.b.blocker('robber'));
    expect(robber).toBe(seats > 4 ? t.hex(-2, 3) : t.hex(-1, -1));
    expect(t.b.fields.terrain.get(t.s, robber)).toBe(swamp);
    expect(t.b.gives[swamp]).toBe(-1);
  });

  // proves traders-barbarians/rivers: the 2 lies on the hex of the 12
  it('the 2 lies on the hex of the 12', () => {
    for (const riverBoard of ['variable', 'recommended']) {
      const t = new Table(RIVERS, { options: { riverBoard } }).started();
      const tokens = Array.from(t.b.fields.numbers.all(t.s)).filter((bits) => bits !== 0);
      expect(tokens).toHaveLength(17);
      expect(tokens.filter((bits) => bits === ((1 << 2) | (1 << 12)))).toHaveLength(1);
    }
  });

  // proves traders-barbarians/rivers: The recommended board lays
  // proves traders-barbarians/rivers: hexes beside the rivers and harbours at random
  it('the recommended board is always the same, the other is not', () => {
    const lies = (riverBoard: string, seed: number): string => {
      const t = new Table(RIVERS, { options: { riverBoard }, seed }).started();
      return [...t.b.fields.terrain.all(t.s), ...t.b.fields.harbour.all(t.s)].join(' ');
    };
    expect(lies('recommended', 1)).toBe(lies('recommended', 2));
    expect(lies('variable', 1)).not.toBe(lies('variable', 2));
  });
});

describe('gold along the rivers', () => {
  // proves traders-barbarians/rivers: Every settlement and every road that you build at a river hex
  // proves traders-barbarians/rivers: A piece at several river hexes earns
  it('a settlement and a road at a river earn a gold each', () => {
    const t = table();
    t.built(0, 'settlement', bank(t)).built(0, 'road', t.edge(0, 0, 1));
    expect(gold(t)).toEqual([2, 0, 0, 0]);
    t.built(1, 'settlement', t.corner(1, 1, 5)).built(1, 'road', t.edge(1, 1, 5));
    expect(gold(t)).toEqual([2, 0, 0, 0]);
  });

  // proves traders-barbarians/rivers: Every settlement and every road that you build at a river hex
  it('starting pieces earn as much', () => {
    const t = new Table(RIVERS, { options: { riverBoard: 'recommended' } }).until('place-building');
    t.play(0, 'place-building', { corner: bank(t) });
    t.play(0, 'place-route', { piece: 'road', edge: t.edge(0, 0, 1) });
    expect(gold(t)).toEqual([2, 0, 0, 0]);
  });

  // proves traders-barbarians/rivers: A settlement that becomes a city earns none
  it('a city earns nothing', () => {
    const t = table();
    t.put(0, 'settlement', bank(t))
      .give(0, { grain: 2, ore: 3 })
      .play(0, 'city', { corner: bank(t) });
    expect(gold(t)).toEqual([0, 0, 0, 0]);
  });
});

describe('bridges', () => {
  // proves traders-barbarians/rivers: A bridge costs 2 brick and 1 lumber
  // proves traders-barbarians/rivers: A bridge earns you 3 gold
  // proves traders-barbarians/rivers: Everybody has 3 bridges
  it('a bridge costs two brick and a lumber, joins what one has, and earns three gold', () => {
    const t = table().give(0, { brick: 2, lumber: 1 });
    expect(t.b.piece('bridge').limit).toBe(3);
    expect(t.legal(0, 'bridge')).toEqual([]);
    t.put(0, 'settlement', bank(t)).give(0, { brick: 2, lumber: 1 });
    t.play(0, 'bridge', { edge: crossing(t) });
    expect(t.hand(0)).toEqual({ gold: 3 });
  });

  // proves traders-barbarians/rivers: No road is ever built there
  it('no road crosses a river, and no bridge lies elsewhere', () => {
    const t = table();
    t.put(0, 'settlement', bank(t)).give(0, { brick: 3, lumber: 2 });
    expect(t.refusal(0, 'road', { edge: crossing(t) })?.code).toBe('crosses-river');
    expect(t.refusal(0, 'bridge', { edge: t.edge(0, 0, 1) })?.code).toBe('no-crossing');
  });

  // proves traders-barbarians/rivers: For building settlements a bridge counts as a road
  // proves traders-barbarians/rivers: bridge counts for the Longest Road too
  it('a bridge counts for the longest road and leads on', () => {
    const t = table();
    t.put(0, 'settlement', bank(t))
      .put(0, 'bridge', crossing(t))
      .put(0, 'road', t.edge(1, -1, 2));
    expect(t.field('routeLength', 0)).toBe(2);
    t.give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
    expect(t.refusal(0, 'settlement', { corner: t.corner(1, -1, 1) })).toBeUndefined();
  });

  // proves traders-barbarians/rivers: Nobody starts with a
  it('nobody starts with a bridge, and Road building lays none', () => {
    const start = new Table(RIVERS, { options: { riverBoard: 'recommended' } }).until('place-building');
    start.play(0, 'place-building', { corner: bank(start) });
    expect(start.legal(0).every((move) => move.piece === 'road' && move.edge !== crossing(start))).toBe(true);
    const t = table();
    t.put(0, 'settlement', bank(t)).cards(0, 'road-building').play(0, 'play-card', { card: 'road-building' });
    expect(t.refusal(0, 'free-route', { piece: 'bridge', edge: crossing(t) })?.code).toBe('bridge-not-free');
    expect(t.legal(0).every((move) => move.piece === 'road')).toBe(true);
  });

  // proves traders-barbarians/rivers: Nobody builds where a river reaches the sea: 5
  // proves traders-barbarians/rivers: Where a river reaches the sea: a site for a bridge
  it.each([
    [4, 5],
    [6, 7],
  ])('with closed mouths %s players have %s sites, and nothing lies at the mouth', (seats, sites) => {
    const t = table({ seats, options: { riverMouths: 'closed' } });
    expect(t.b.layout.marks.edges.crossing).toHaveLength(sites);
    const mouth = seats > 4 ? t.edge(-2, 3, 4) : t.edge(-1, -1, 2);
    expect(mouth).toBe(-1);
  });
});

describe('rich and poor', () => {
  const points = (t: Table): number[] => [0, 1, 2, 3].map((seat) => t.points(seat));

  // proves traders-barbarians/rivers: Everybody who has the least gold is a Poor Settler
  // proves traders-barbarians/rivers: Points can fall below zero
  it('everybody who has least gold has two points less', () => {
    expect(points(fresh())).toEqual([-2, -2, -2, -2]);
  });

  // proves traders-barbarians/rivers: The player with the most
  // proves traders-barbarians/rivers: While several tie, nobody is
  // proves traders-barbarians/rivers: The most gold, and nobody with as much
  it('whoever alone has most gold has a point more', () => {
    const t = table();
    t.built(0, 'settlement', bank(t)).built(1, 'settlement', t.corner(-1, 1, 1));
    expect(points(t)).toEqual([1, 1, -2, -2]);
    t.give(0, { brick: 2, lumber: 1, gold: 1 }).play(0, 'bridge', { edge: crossing(t) });
    expect(points(t)).toEqual([2, 1, -2, -2]);
  });

  // proves traders-barbarians/rivers: Nobody is poor before everybody has started
  it('nobody is poor before everybody has started', () => {
    const t = new Table(RIVERS).until('place-building').anything().anything();
    expect(points(t).every((sum) => sum >= 0)).toBe(true);
  });

  // proves traders-barbarians/rivers: Ten points win
  it('ten points win', () => {
    const t = table();
    expect(t.b.rules.goal(t.s)).toBe(10);
  });
});

it('event cards drive the robber beside the board, for there is no desert', () => {
  const t = new Table(RIVERS, { modules: ['variant/event-cards'] });
  expect(t.b.layout.hexes.some(({ terrain }) => terrain === 'desert')).toBe(false);
});
