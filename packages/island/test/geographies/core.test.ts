import { describe, expect, it } from 'vitest';
import { readCorner, readEdge } from '../../index.ts';
import { Table } from '../table.ts';
import { lengthOf, may } from './mechanics/ground.ts';
import { cornerOf, cornersWith, edgeOf, startsOf } from './named.ts';

const GAME = 'geographies/core';
/** a site in the middle, the edges that meet there, and the next site on the way of the last */
const SITE = '0,0/4';
const [WEST, EAST, SOUTH] = ['0,0|4', '0,0|5', '-1,1|0'];
/** a river of three waterways, with an edge at each end */
const [ABOVE, BELOW] = ['0,0|1', '-1,0|4'];

const table = (options: Record<string, unknown> = {}, seats = 4): Table => {
  const t = new Table(GAME, { seats, options }).started().bare().until('main').bare();
  for (let seat = 0; seat < seats; seat++) t.set('chitsTaken', seat, 0).give(seat, {});
  for (const corner of cornersWith(t, 'victory-site')) t.set('victoryChit', corner, seats > 4 ? 0 : 1);
  return t;
};
const road = (t: Table, seat: number, ...edges: string[]): Table => {
  for (const edge of edges) t.put(seat, 'road', edgeOf(t, edge));
  return t;
};
const mayRoad = (t: Table, seat: number, edge: string): boolean => may(t, seat, 'road', edgeOf(t, edge));

describe('city sites', () => {
  // proves geographies/core: You build settlements only on city sites
  it('settlements are built on city sites alone', () => {
    const t = road(table(), 0, WEST, ABOVE);
    const places = Array.from({ length: t.b.topology.corners }, (_, corner) => corner);
    const sites = [SITE, '1,-1/4'].map((name) => cornerOf(t, name));
    expect(places.filter((corner) => may(t, 0, 'settlement', corner))).toEqual(sites.sort((a, z) => a - z));
    expect(cornersWith(t, 'city-site')).toEqual(expect.arrayContaining(sites));
  });

  // proves geographies/core: Everybody starts as usual
  it('everybody starts on the city sites, where a road can still leave', () => {
    const t = new Table(GAME).until('place-building');
    expect(startsOf(t)).toEqual(cornersWith(t, 'city-site'));
    const seat = [0, 1, 2, 3].find((at) => t.legal(at).length > 0) ?? 0;
    const offered = (): unknown[] => t.legal(seat, 'place-building').map(({ corner }) => corner);
    expect(offered()).toContain(cornerOf(t, SITE));
    road(t, 1, WEST, EAST, SOUTH);
    expect(offered()).not.toContain(cornerOf(t, SITE));
    expect(offered()).toHaveLength(23);
  });

  // proves geographies/core: City sites need no distance
  it('a settlement may be built on the site beside another', () => {
    const t = table({}, 5);
    const [one, other] = ['1,-2/3', '1,-2/4'].map((name) => cornerOf(t, name));
    t.put(1, 'settlement', one);
    road(t, 0, '1,-2|5');
    expect(may(t, 0, 'settlement', other)).toBe(true);
  });

  // proves geographies/core: ends every road: nobody builds on past it
  // proves geographies/core: Roads that meet at a city site are joined only
  it('a city site stops roads and joins none until it is built on', () => {
    const t = road(table(), 0, WEST, EAST);
    expect([mayRoad(t, 0, SOUTH), lengthOf(t, 0)]).toEqual([false, 1]);
    t.put(0, 'settlement', cornerOf(t, SITE));
    expect([mayRoad(t, 0, SOUTH), lengthOf(t, 0)]).toEqual([true, 2]);
  });

  // proves geographies/core: stops roads as usual
  // proves geographies/core: Roads also pass city sites
  // proves geographies/core: Roads may pass city sites
  it.each([false, true])(
    'what somebody else has built stops roads, unless they may pass: %s',
    (passTowns) => {
      const t = road(table({ passTowns }), 0, WEST, EAST);
      t.put(1, 'settlement', cornerOf(t, SITE));
      expect([mayRoad(t, 0, SOUTH), lengthOf(t, 0)]).toEqual(passTowns ? [true, 2] : [false, 1]);
    },
  );
});

describe('victory point sites', () => {
  const CHIT = '1,-2/4';
  const TO_CHIT = '1,-2|5';

  // proves geographies/core: a chit lies on every victory point site
  // proves geographies/core: The first player whose road comes to it
  it.each([3, 4])('with %i players the first whose road comes there takes the chit for a point', (seats) => {
    const t = road(table({}, seats), 1, TO_CHIT);
    expect([t.points(1), t.field('victoryChit', cornerOf(t, CHIT))]).toEqual([1, 0]);
    road(t, 2, '0,-1|0');
    expect(t.points(2)).toBe(0);
    t.bare();
    expect(t.points(1)).toBe(1);
  });

  // proves geographies/core: there are no chits: the victory point sites are city sites
  it.each([5, 6])('with %i players they are city sites', (seats) => {
    const t = new Table(GAME, { seats }).until('place-building');
    const sites = [...cornersWith(t, 'city-site'), ...cornersWith(t, 'victory-site')].sort((a, z) => a - z);
    expect(startsOf(t)).toEqual(sites);
    road(t, 1, TO_CHIT);
    expect([t.points(1), mayRoad(t, 1, '0,-1|0')]).toEqual([0, false]);
    expect(may(t, 1, 'settlement', cornerOf(t, CHIT))).toBe(true);
  });

  // proves geographies/core: or from which the chit was taken, stops nobody
  it('they stop no road', () => {
    const t = road(table(), 1, TO_CHIT);
    t.put(2, 'road', edgeOf(t, '0,-2|0'));
    expect(mayRoad(t, 1, '0,-1|0')).toBe(true);
    expect(may(t, 1, 'settlement', cornerOf(t, CHIT))).toBe(false);
  });

  // proves geographies/core: Roads laid at the start take chits
  it('a road laid at the start takes a chit', () => {
    const t = new Table(GAME).until('place-building');
    const seat = [0, 1, 2, 3].find((at) => t.legal(at).length > 0) ?? 0;
    t.play(seat, 'place-building', { corner: cornerOf(t, '1,-2/3') });
    t.play(seat, 'place-route', { piece: 'road', edge: edgeOf(t, '1,-2|4') });
    expect(t.points(seat)).toBe(2);
  });

  // proves geographies/core: A waterway takes none
  it('a waterway takes none', () => {
    const { layout } = new Table(GAME).b;
    const { edges } = layout.marks;
    const marks = { ...layout.marks, edges: { ...edges, waterway: [...edges.waterway, readEdge('0,-1|0')] } };
    const t = new Table(GAME, { layout: { ...layout, marks } }).until('place-building');
    t.put(1, 'road', edgeOf(t, ABOVE));
    expect(mayRoad(t, 1, TO_CHIT)).toBe(true);
    expect([t.points(1), t.field('victoryChit', cornerOf(t, CHIT))]).toEqual([0, 1]);
  });
});

describe('trading road paths', () => {
  // proves geographies/core: Red edges are trading road paths
  // proves geographies/core: at the rate of its sign
  it('a road on a path trades at the rate of its sign', () => {
    const t = table();
    const rate = (seat: number, good: string) => t.b.the.bank.rate(t.s, seat, t.b.good(good));
    road(t, 0, '0,1|0');
    road(t, 1, '0,-3|2');
    expect([rate(0, 'ore'), rate(0, 'wool')]).toEqual([2, 4]);
    expect([rate(1, 'ore'), rate(1, 'wool')]).toEqual([3, 3]);
    const seat = t.active;
    road(t.bare(), seat, '0,1|0').give(seat, { ore: 2 });
    t.play(seat, 'bank-trade', { give: 'ore', want: 'brick' });
    expect(t.hand(seat)).toEqual({ brick: 1 });
  });
});

describe('waterways', () => {
  // proves geographies/core: Blue edges are waterways
  // proves geographies/core: You build no road on one
  // proves geographies/core: Several in a row
  // proves geographies/core: To use a waterway you need only a road or a building
  it('no road lies on one, but whoever has come to one end goes on from the other', () => {
    const t = road(table(), 0, ABOVE);
    for (const edge of ['0,-1|5', '-1,0|0', '-1,0|5']) expect(mayRoad(t, 0, edge)).toBe(false);
    expect([mayRoad(t, 0, BELOW), mayRoad(t, 1, BELOW)]).toEqual([true, false]);
    const seat = t.active;
    road(t.bare(), seat, BELOW).give(seat, { brick: 1, lumber: 1 });
    t.play(seat, 'road', { edge: edgeOf(t, ABOVE) });
    expect(t.hand(seat)).toEqual({});
    t.bare().put(0, 'settlement', cornerOf(t, SITE));
    road(t, 0, WEST);
    expect(mayRoad(t, 0, BELOW)).toBe(true);
  });

  // proves geographies/core: A city site at an end or between
  // proves geographies/core: you may found a settlement at the other
  it.each(['0,0/1', '0,0/2', '-1,0/4'])('a city site at %s stops the way until it is built on', (name) => {
    const { layout } = new Table(GAME).b;
    const { corners } = layout.marks;
    const sites = { ...corners, 'city-site': [...corners['city-site'], readCorner(name)] };
    const t = new Table(GAME, { layout: { ...layout, marks: { ...layout.marks, corners: sites } } });
    road(t.until('place-building'), 0, ABOVE);
    expect([mayRoad(t, 0, BELOW), may(t, 0, 'settlement', cornerOf(t, name))]).toEqual([false, true]);
    t.put(0, 'settlement', cornerOf(t, name));
    expect(mayRoad(t, 0, BELOW)).toBe(true);
    t.bare().put(0, 'settlement', cornerOf(t, name));
    expect([mayRoad(t, 0, ABOVE), mayRoad(t, 0, BELOW)]).toEqual([true, true]);
  });

  // proves geographies/core: Any number of players
  it('any number of players use the same waterway', () => {
    const t = road(table(), 0, ABOVE);
    road(t, 1, '0,-1|0');
    expect([mayRoad(t, 0, BELOW), mayRoad(t, 1, BELOW)]).toEqual([true, true]);
  });

  // proves geographies/core: A waterway adds nothing
  // proves geographies/core: Roads at the two ends of a waterway are not joined
  it('a waterway adds nothing to the longest road and joins nothing for it', () => {
    const t = road(table(), 0, ABOVE, WEST, BELOW);
    expect(lengthOf(t, 0)).toBe(1);
  });
});

describe('the end', () => {
  // proves geographies/core: With three players 13 points win
  // proves geographies/core: With four players 12 points win
  // proves geographies/core: With five or six players 10 points win
  it('the goal follows from the number of players', () => {
    const goals = [3, 4, 5, 6].map((seats) => {
      const { b, s } = new Table(GAME, { seats });
      return b.rules.goal(s);
    });
    expect(goals).toEqual([13, 12, 10, 10]);
  });

  // proves geographies/core: Without one of the regions you play on a map
  it('the map is our own', () => {
    expect(new Table(GAME).b.layout.provenance).toBe('house');
  });
});
