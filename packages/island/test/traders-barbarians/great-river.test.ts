import { describe, expect, it } from 'vitest';
import { boards } from '../../base/boards/index.ts';
import { withGreatRiver } from '../../traders-barbarians/boards/great-river.ts';
import { Table, type TableOptions } from '../table.ts';

const GREAT_RIVER = 'traders-barbarians/great-river';
const fresh = (options: TableOptions = {}): Table => new Table(GREAT_RIVER, options).started().bare();
/** between the mountains and the hills of the river, and where it reaches the sea */
const crossing = (t: Table): number => t.edge(0, 0, 4);
const mouth = (t: Table): number => t.edge(-2, 2, 5);

describe('the great river', () => {
  // proves traders-barbarians/great-river: takes the place of one mountain hex
  it('the river takes the place of mountains, hills and the desert', () => {
    const t = fresh();
    const counts: Record<string, number> = {};
    for (let hex = 0; hex < 19; hex++) {
      const { id } = t.b.terrains[t.b.fields.terrain.get(t.s, hex)];
      counts[id] = (counts[id] ?? 0) + 1;
    }
    expect(counts).toEqual({ hills: 3, fields: 4, forest: 4, mountains: 3, pasture: 4, swamp: 1 });
    const course = [t.hex(0, 0), t.hex(-1, 1), t.hex(-2, 2)];
    expect(course.map((hex) => t.b.terrains[t.b.fields.terrain.get(t.s, hex)].id)).toEqual([
      'mountains',
      'hills',
      'swamp',
    ]);
  });

  // proves traders-barbarians/great-river: The swamp counts as a desert
  // proves traders-barbarians/great-river: Nobody starts beside it
  // proves traders-barbarians/great-river: If the robber starts on the board
  it('the robber begins on the swamp, which has no number, and nobody starts there', () => {
    const t = new Table(GREAT_RIVER).until('place-building');
    expect(t.b.fields.blocker.get(t.s, t.b.blocker('robber'))).toBe(t.hex(-2, 2));
    expect(t.b.fields.numbers.get(t.s, t.hex(-2, 2))).toBe(0);
    expect(t.refusal(0, 'place-building', { corner: t.corner(-2, 2, 3) })?.code).toBe('start-in-swamp');
  });

  // proves traders-barbarians/great-river: Every road at an edge of the three hexes
  // proves traders-barbarians/great-river: may cross the river between its hexes
  // proves traders-barbarians/great-river: sea, and build roads there
  // proves traders-barbarians/great-river: A city is worth as many gold points
  it('roads at and across the river are worth one gold point, towns two', () => {
    const t = fresh();
    t.put(0, 'road', t.edge(0, 0, 0))
      .put(0, 'road', crossing(t))
      .put(0, 'road', mouth(t));
    expect(t.field('goldPoints', 0)).toBe(3);
    t.put(1, 'settlement', t.corner(0, 0, 0)).put(1, 'road', t.edge(2, 0, 0));
    expect(t.field('goldPoints', 1)).toBe(2);
    t.put(1, 'city', t.corner(0, 0, 0));
    expect(t.field('goldPoints', 1)).toBe(2);
  });

  it('a road is built across the river as anywhere else', () => {
    const t = fresh().roll(2);
    t.put(0, 'settlement', t.b.topology.edgeCorner[crossing(t) * 2]).give(0, { brick: 1, lumber: 1 });
    expect(t.refusal(0, 'road', { edge: crossing(t) })).toBeUndefined();
  });

  // proves traders-barbarians/great-river: Three gold points are worth 1 point
  it('three gold points are worth a point, and the rest nothing', () => {
    const t = fresh();
    t.put(0, 'road', t.edge(0, 0, 0)).put(0, 'road', t.edge(0, 0, 1));
    expect(t.points(0)).toBe(0);
    t.put(0, 'road', t.edge(0, 0, 2)).put(0, 'road', t.edge(0, 0, 3));
    expect(t.points(0)).toBe(1);
    t.b.rules.unbuild(t.s, t.b.piece('road').index, t.edge(0, 0, 3));
    t.b.rules.unbuild(t.s, t.b.piece('road').index, t.edge(0, 0, 2));
    expect(t.points(0)).toBe(0);
  });

  // proves traders-barbarians/great-river: Starting places at the mountains and hills
  it('starting places count from the beginning', () => {
    const t = new Table(GREAT_RIVER).until('place-building');
    t.play(0, 'place-building', { corner: t.corner(0, 0, 0) });
    t.play(0, 'place-route', { piece: 'road', edge: t.edge(0, 0, 0) });
    expect(t.field('goldPoints', 0)).toBe(3);
    expect(t.points(0)).toBe(2);
  });

  // proves traders-barbarians/great-river: You need two more points to win
  it('twelve points win the base game', () => {
    const t = fresh();
    expect(t.b.rules.goal(t.s)).toBe(12);
  });
});

describe('on other islands', () => {
  const NEW_SHORES = 'seafarers/heading-for-new-shores';

  // proves traders-barbarians/great-river: A river of three hexes in a row
  // proves traders-barbarians/great-river: In other games than the base game
  it('it takes the place of mountains, hills and a desert, and two points more win', () => {
    const plain = new Table(NEW_SHORES).until('place-building');
    const t = new Table(NEW_SHORES, { modules: [GREAT_RIVER] }).until('place-building');
    const count = (table: Table, id: string): number =>
      table.b.layout.hexes.filter((_, hex) => table.b.terrains[table.field('terrain', hex)].id === id).length;
    for (const id of ['mountains', 'hills', 'fields', 'sea']) expect(count(t, id)).toBe(count(plain, id));
    expect(count(t, 'swamp')).toBe(1);
    expect(count(t, 'desert')).toBe(count(plain, 'desert') - 1);
    expect(t.b.rules.goal(t.s)).toBe(plain.b.rules.goal(plain.s) + 2);
  });

  // proves traders-barbarians/great-river: If the river could lie in several places
  it('it springs in the middle of the base island and flows to its south-western coast', () => {
    const { river } = withGreatRiver(boards['base-3-4']()).marks.hexes;
    expect(river.map(({ q, r }) => [q, r])).toEqual([
      [0, 0],
      [-1, 1],
      [-2, 2],
    ]);
  });

  it('a given desert at the coast becomes the swamp', () => {
    const board = boards['base-3-4']();
    const given = {
      ...board,
      hexes: board.hexes.map((hex) => (hex.q === 2 && hex.r === -2 ? { ...hex, terrain: 'desert' } : hex)),
      groups: {
        ...board.groups,
        main: { ...board.groups.main, terrains: { ...board.groups.main.terrains, desert: 0 } },
      },
    };
    const laid = withGreatRiver(given);
    expect(laid.hexes.find(({ q, r }) => q === 2 && r === -2)).toMatchObject({ terrain: 'swamp' });
    expect(laid.groups.main.terrains).toMatchObject({ mountains: 2, hills: 2, desert: 0 });
  });

  it('an island without such a row stays as it is', () => {
    const board = boards['compact-edition-traveler']();
    expect(withGreatRiver(board)).toBe(board);
  });
});

describe('with Cities & Knights', () => {
  const modules = ['cities-knights/core', 'traders-barbarians/great-river-cities-knights'];

  // proves traders-barbarians/great-river-cities-knights: one point more than without the river
  // proves traders-barbarians/great-river-cities-knights: Fourteen points win
  it('fourteen points win', () => {
    const t = fresh({ modules });
    expect(t.b.rules.goal(t.s)).toBe(14);
  });

  // proves traders-barbarians/great-river-cities-knights: A metropolis adds no gold points
  it('neither a metropolis nor a knight has gold points', () => {
    const t = fresh({ modules });
    const corner = t.corner(0, 0, 0);
    t.put(0, 'city', corner).put(0, 'basic-knight', t.corner(0, 0, 2));
    t.set('tradeMetropolis', 0, corner);
    expect(t.field('goldPoints', 0)).toBe(2);
  });
});
