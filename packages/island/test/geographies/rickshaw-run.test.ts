import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';
import { lengthOf } from './mechanics/ground.ts';
import { cornersWith, edgesWith } from './named.ts';
import { region, townOf } from './region.ts';

const GAME = 'geographies/rickshaw-run';
const HELPERS = [
  'nassir',
  'william',
  'marianne',
  'louis',
  'sean',
  'candamir',
  'jean',
  'lin',
  'hilde',
  'vincent',
];
const tokens = (t: Table, seat: number): number => t.field('routeTokens', seat);
/** after a roll to which nobody's helper had anything to say */
function calm(): Table {
  const t = region(GAME);
  HELPERS.forEach((_, i) => {
    t.set('helperOf', i, 0);
  });
  return t.roll(2);
}
/** the seat has this helper, and may be helped */
function crew(t: Table, seat: number, helper: string): Table {
  HELPERS.forEach((_, i) => {
    if (t.field('helperOf', i) === seat + 1) t.set('helperOf', i, 0);
  });
  return t
    .set('helperOf', HELPERS.indexOf(helper), seat + 1)
    .set('helperFresh', seat, 0)
    .set('helperUsed', seat, 0);
}

describe('the map', () => {
  // proves geographies/rickshaw-run: There are ten victory point sites
  it('has ten victory point sites, each with a chit', () => {
    for (const seats of [3, 4, 5]) {
      const t = new Table(GAME, { seats }).until('place-building');
      const sites = cornersWith(t, 'victory-site');
      expect(sites).toHaveLength(10);
      expect(sites.map((site) => t.field('victoryChit', site))).toEqual(sites.map(() => (seats < 5 ? 1 : 0)));
    }
  });

  // proves geographies/rickshaw-run: The orange line is the route of the run
  it('has a route of 19 edges in one line from Jaisalmer to Shillong, no waterway among them', () => {
    const t = new Table(GAME).until('place-building');
    const route = edgesWith(t, 'rickshaw-route');
    expect(new Set(route).size).toBe(19);
    expect(route.map((edge) => t.field('routeToken', edge))).toEqual(route.map(() => 1));
    expect(route.filter((edge) => edgesWith(t, 'waterway').includes(edge))).toEqual([]);
    const ends = route.flatMap((edge) => t.b.walks.endsOf[edge]);
    const single = ends.filter((corner) => ends.filter((other) => other === corner).length === 1);
    expect(single.sort((a, z) => a - z)).toEqual(
      ['Jaisalmer', 'Shillong'].map((town) => townOf(t, town)).sort((a, z) => a - z),
    );
    expect(new Set(ends).size).toBe(20);
  });
});

describe('rickshaw tokens', () => {
  const [FROM] = ['Jaisalmer'];
  /** the active seat at the beginning of the route, about to build */
  const ready = (): Table => {
    const t = calm();
    return t.put(t.active, 'settlement', townOf(t, FROM));
  };

  // proves geographies/rickshaw-run: you build a road on the route and pay resources for it
  // proves geographies/rickshaw-run: Every 2 of your rickshaw tokens are worth 1 point
  // proves geographies/rickshaw-run: A single one is worth nothing
  it('a road that is paid for takes the token there, and two are a point', () => {
    const t = ready();
    const seat = t.active;
    const before = t.points(seat);
    const [one, other] = edgesWith(t, 'rickshaw-route');
    t.give(seat, { brick: 2, lumber: 2 }).play(seat, 'road', { edge: one });
    expect([tokens(t, seat), t.points(seat)]).toEqual([1, before]);
    t.play(seat, 'road', { edge: other });
    expect([tokens(t, seat), t.points(seat), lengthOf(t, seat)]).toEqual([2, before + 1, 2]);
  });

  // proves geographies/rickshaw-run: roads of a Road Building card and roads that the
  it('roads of the start, of a card, and those that the Navigator moves take none', () => {
    const start = new Table(GAME).until('place-building');
    const first = [0, 1, 2, 3].find((at) => start.legal(at).length > 0)!;
    start.play(first, 'place-building', { corner: townOf(start, FROM) });
    start.play(first, 'place-route', { piece: 'road', edge: edgesWith(start, 'rickshaw-route')[0] });
    expect(tokens(start, first)).toBe(0);

    const card = ready().cards(0, 'road-building');
    card.play(0, 'play-card', { card: 'road-building' });
    for (const edge of edgesWith(card, 'rickshaw-route').slice(0, 2))
      card.play(0, 'free-route', { piece: 'road', edge });
    expect(tokens(card, 0)).toBe(0);

    const moved = crew(ready(), 0, 'louis');
    const [onto] = edgesWith(moved, 'rickshaw-route');
    const away = moved.b.walks.edgesAt[townOf(moved, FROM)].find((edge) => edge !== onto)!;
    moved.put(0, 'road', away).play(0, 'use-helper').play(0, 'lift-road', { edge: away });
    moved.play(0, 'relay-road', { edge: onto });
    expect([tokens(moved, 0), moved.field('routeToken', onto)]).toEqual([0, 1]);
  });

  // proves geographies/rickshaw-run: A road that the Fixer builds is paid for
  it('a road of the Fixer takes one', () => {
    const t = crew(ready(), 0, 'william').give(0, { brick: 1, wool: 1 });
    const [edge] = edgesWith(t, 'rickshaw-route');
    t.play(0, 'use-helper').play(0, 'makeshift-road', { edge, instead: 'lumber', good: 'wool' });
    expect(tokens(t, 0)).toBe(1);
  });

  // proves geographies/rickshaw-run: Each edge has one token
  it('an edge whose token is gone brings no other', () => {
    const t = ready();
    const [edge] = edgesWith(t, 'rickshaw-route');
    t.built(0, 'road', edge).b.rules.unbuild(t.s, t.b.piece('road').index, edge);
    t.give(0, { brick: 1, lumber: 1 }).play(0, 'road', { edge });
    expect(tokens(t, 0)).toBe(1);
  });

  // proves geographies/rickshaw-run: Rickshaw tokens are not cards
  it('they are no goods, so nothing counts, trades, steals or names them', () => {
    const t = region(GAME).set('routeTokens', 0, 12).give(0, { wool: 7 });
    expect(t.b.rules.discardCount(t.s, 0)).toBe(0);
    expect(t.b.goods.map(({ id }) => id)).toEqual(['brick', 'lumber', 'wool', 'grain', 'ore']);
  });
});

describe('the crew', () => {
  // proves geographies/rickshaw-run: The crew are the helpers by other names
  it('are the ten helpers, and the first six are dealt by their numbers', () => {
    const t = new Table(GAME, { seats: 6 }).started();
    expect(t.b.modules.map(({ id }) => id)).toContain('scenarios-series/helpers-of-catan');
    const dealt = HELPERS.map((_, i) => t.field('helperOf', i));
    expect(dealt.slice(0, 6).every((seat) => seat > 0)).toBe(true);
    expect(dealt.slice(6)).toEqual([0, 0, 0, 0]);
  });

  // proves geographies/rickshaw-run: Discard a knight that was played
  // proves geographies/rickshaw-run: The Rock takes only knights that have been played
  it('the Rock takes only played knights', () => {
    const t = crew(calm(), 0, 'vincent').give(0, { brick: 1, lumber: 1 });
    const [from, to] = ['Agra', 'Lucknow'].map((town) => townOf(t, town));
    t.put(0, 'settlement', from).cards(0, 'knight');
    for (const edge of edgesWith(t, 'rickshaw-route')) t.put(0, 'road', edge);
    expect(t.refusal(0, 'use-helper')).toBeDefined();
    t.set('played', t.b.card('knight'), 1);
    t.play(0, 'use-helper').play(0, 'plowshare-settlement', { from: 'played', corner: to });
    expect(t.hand(0)).toEqual({});
  });
});
