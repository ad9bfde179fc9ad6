import { describe, expect, test } from 'vitest';
import { defineModule, type Module } from '../../../index.ts';
import { chartedBoard } from '../../../seafarers/boards/index.ts';
import { startTogether } from '../../../seafarers/mechanics/start-together.ts';
import { tradeRoutes } from '../../../seafarers/mechanics/trade-routes.ts';
import { Table } from '../../table.ts';

/*
 * Two coasts with two sea hexes between them in each row. Along the north of the top row four edges, numbered 0 to 3
 * from west to east, lead from one coast to the other; along the south of it four more, numbered 4 to 7.
 */
const chart = {
  id: 'two-coasts',
  name: 'Two coasts',
  key: { a: '#west', b: '#east' },
  rows: `
    0  0: hills4#a fields5#a ~ ~ forest9#b hills10#b
    1 -1: pasture3#a mountains11#a ~ ~ ~ fields4#b pasture8#b
    2 -1: forest6#a fields2#a ~ ~ mountains12#b forest3#b`,
  harbours: '',
  robber: 'off',
};

const game = (evenly = true, map = chart): Module =>
  defineModule({
    id: 'test/two-coasts',
    kind: 'scenario',
    seats: [3, 4],
    needs: ['sea'],
    parts: [
      startTogether({ regions: ['west', 'east'], evenly }),
      tradeRoutes({ between: ['west', 'east'], points: 2 }),
    ],
    board: () => chartedBoard(map),
    words: { name: 'Two coasts', summary: '', rules: [] },
  });

function coasts(): Table {
  return new Table('test/two-coasts', { own: [game()] }).started().bare();
}
const west = (t: Table) => t.corner(2, 0, 2);
const east = (t: Table) => t.corner(3, 0, 0);
function link(t: Table, i: number): number {
  const sides = i < 4 ? [2, 1] : [4, 5];
  return t.edge(i % 4 < 2 ? 2 : 3, 0, sides[i % 2]);
}
/** lays the links from west to east, one letter a link: the seat that owns it */
function chain(t: Table, owners: string, from = 0): Table {
  for (const [i, seat] of [...owners].entries()) t.put(Number(seat), 'ship', link(t, from + i));
  return t;
}
/** a town of one seat in the west and of one in the east, where the chains begin and end */
function towns(one: number, other: number): Table {
  const t = coasts();
  return t.put(one, 'settlement', west(t)).put(other, 'settlement', east(t));
}
const held = (t: Table): number[] => [0, 1, 2, 3].map((seat) => t.field('routesHeld', seat));

describe('trade routes', () => {
  test('a chain of one owner between two regions counts for that owner', () => {
    const t = towns(0, 1);
    expect(held(chain(t, '0000'))).toEqual([1, 0, 0, 0]);
    expect(t.points(0)).toBe(3);
  });

  test('of two owners the one with more links holds a mixed route', () => {
    const t = towns(0, 1);
    expect(held(chain(t, '0111'))).toEqual([0, 1, 0, 0]);
  });

  test('on a tie the one who completed it holds the route', () => {
    const t = towns(0, 1);
    t.put(1, 'ship', link(t, 3)).put(1, 'ship', link(t, 2)).put(0, 'ship', link(t, 0));
    expect(held(t)).toEqual([0, 0, 0, 0]);
    expect(held(t.put(0, 'ship', link(t, 1)))).toEqual([1, 0, 0, 0]);
  });

  test('a town can complete a route too', () => {
    const t = coasts();
    chain(t.put(0, 'settlement', west(t)), '0011');
    expect(held(t.put(1, 'settlement', east(t)))).toEqual([0, 1, 0, 0]);
  });

  // proves seafarers/great-crossing: If the links are equal
  test('a tie completed by a third seat belongs to nobody', () => {
    const t = towns(0, 1);
    t.put(0, 'ship', link(t, 0)).put(1, 'ship', link(t, 3)).put(2, 'ship', link(t, 1));
    expect(held(t.put(2, 'ship', link(t, 2)))).toEqual([0, 0, 0, 0]);
    // and looking again changes nothing at all
    const before = t.s.cells.slice();
    t.b.the.tradeRoutes.review(t.s);
    expect(t.s.cells).toEqual(before);
  });

  // proves seafarers/great-crossing: only the owners of the two ends
  test('links of a third seat count for neither end; the whole chain counts for that seat', () => {
    const t = towns(0, 1);
    expect(held(chain(t, '2220'))).toEqual([1, 0, 0, 0]);
    t.bare().put(0, 'settlement', west(t)).put(1, 'settlement', east(t));
    expect(held(chain(t, '2232'))).toEqual([0, 0, 0, 0]);
    t.bare().put(0, 'settlement', west(t)).put(1, 'settlement', east(t));
    expect(held(chain(t, '2222'))).toEqual([0, 0, 1, 0]);
    for (let corner = 0; corner < t.b.topology.corners; corner++)
      expect(t.field('routeChits', corner)).toBe(0);
  });

  // proves seafarers/great-crossing: An end without a link
  test('both ends of one owner: the route is its own if it has a link in it, else of whoever built it all', () => {
    const t = towns(0, 0);
    expect(held(chain(t, '2202'))).toEqual([1, 0, 0, 0]);
    expect(t.field('routeChits', west(t)) + t.field('routeChits', east(t))).toBe(1);
    t.bare().put(0, 'settlement', west(t)).put(0, 'settlement', east(t));
    expect(held(chain(t, '2222'))).toEqual([0, 0, 1, 0]);
  });

  // proves seafarers/great-crossing: you break a route
  test('taking a link away takes the points away', () => {
    const t = chain(towns(0, 1), '0000');
    t.b.rules.unbuild(t.s, t.b.piece('ship').index, link(t, 2));
    t.b.rules.reviewAwards(t.s);
    expect([held(t), t.points(0)]).toEqual([[0, 0, 0, 0], 1]);
    expect(t.field('routeChits', west(t))).toBe(0);
  });

  test('taking a town away takes its routes away', () => {
    const t = chain(towns(0, 1), '0000');
    t.b.rules.unbuild(t.s, t.b.piece('settlement').index, east(t));
    expect(held(t)).toEqual([0, 0, 0, 0]);
  });

  test('no chain leads on behind a town, whosever it is', () => {
    for (const seat of [0, 3]) {
      const t = towns(seat, 2);
      t.put(1, 'settlement', t.corner(2, 0, 3)).put(1, 'road', t.edge(2, 0, 3));
      expect(held(chain(t, '1113'))).toEqual(seat === 3 ? [0, 0, 0, 1] : [0, 0, 0, 0]);
      t.b.rules.unbuild(t.s, t.b.piece('settlement').index, west(t));
      expect(held(t)).toEqual([0, 1, 0, 0]);
    }
  });

  // proves seafarers/great-crossing: Two towns are one trade
  // proves seafarers/great-crossing: The shortest chain counts
  test('two towns are one route however many chains join them, and the shortest counts', () => {
    const t = towns(0, 1);
    chain(t, '0000');
    // another chain from the same town, one hex further south and back to the same end
    t.put(1, 'ship', t.edge(2, 0, 3)).put(1, 'ship', t.edge(3, 0, 0));
    chain(t, '1111', 4);
    expect(held(t)).toEqual([1, 0, 0, 0]);
  });

  // proves seafarers/great-crossing: If several players have built such a chain
  test('if several have built a whole chain between towns of others, all as short, it counts for nobody', () => {
    // one sea hex in each row: two towns at its opposite corners are three links apart on either side
    const strait = { ...chart, id: 'strait', rows: chart.rows.replaceAll('~ ~', '~') };
    const t = new Table('test/two-coasts', { own: [game(true, strait)] }).until('place-building');
    t.put(0, 'settlement', t.corner(2, 0, 2)).put(0, 'settlement', t.corner(2, 0, 5));
    for (const side of [0, 1, 2]) t.put(1, 'ship', t.edge(2, 0, side));
    expect(held(t)).toEqual([0, 1, 0, 0]);
    for (const side of [3, 4, 5]) t.put(2, 'ship', t.edge(2, 0, side));
    expect(held(t)).toEqual([0, 0, 0, 0]);
  });

  test('a city is the town that its settlement was', () => {
    const t = chain(towns(0, 1), '0011');
    const before = held(t);
    expect(held(t.put(0, 'city', west(t)))).toEqual(before);
  });

  test('a change is told', () => {
    const t = chain(towns(0, 1), '000');
    t.s.events = t.events = [];
    t.put(0, 'ship', link(t, 3));
    expect(t.events).toContainEqual({ kind: 'trade-routes', data: { seat: 0, count: 1 } });
  });
});

describe('starting together', () => {
  test('the first building chooses the home, the second stays there', () => {
    const t = new Table('test/two-coasts', { own: [game()] }).until('place-building');
    t.play(0, 'place-building', { corner: west(t) })
      .anything()
      .until('place-building', 0);
    expect(t.refusal(0, 'place-building', { corner: t.corner(4, 2, 0) })?.code).toBe('away-from-home');
    for (const { corner } of t.legal(0, 'place-building')) expect(side(t, corner as number)).toBe('west');
  });

  test('evenly: a region with its share of seats is full', () => {
    const t = new Table('test/two-coasts', { own: [game()] }).until('place-building');
    t.play(0, 'place-building', { corner: t.corner(2, 0, 2) }).anything();
    t.play(1, 'place-building', { corner: t.corner(0, 0, 3) }).anything();
    for (const { corner } of t.legal(2, 'place-building')) expect(side(t, corner as number)).toBe('east');
  });

  test('otherwise everybody may start in one region', () => {
    const t = new Table('test/two-coasts', { own: [game(false)] }).until('place-building');
    t.play(0, 'place-building', { corner: t.corner(2, 0, 2) }).anything();
    t.play(1, 'place-building', { corner: t.corner(0, 0, 3) }).anything();
    expect(t.legal(2, 'place-building').map(({ corner }) => side(t, corner as number))).toContain('west');
  });
});

function side(t: Table, corner: number): string | undefined {
  const { cornerHex, cornerHexFrom } = t.b.topology;
  for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++) {
    const { region } = t.b.layout.hexes[cornerHex[i]];
    if (region) return region;
  }
  return undefined;
}
