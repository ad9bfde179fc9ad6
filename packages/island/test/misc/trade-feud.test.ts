import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'misc/trade-feud';
const open = (asked: TableOptions = {}) => {
  const t = new Table(ROW, asked).started().until('main', 0).bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.set('chits', seat, 3);
  return t;
};
const other = (t: Table, edge: number, corner: number) =>
  t.b.walks.endsOf[edge].find((end) => end !== corner)!;
/** a way of so many edges over open water and coast, from a corner of the sea on, as corners and edges */
function way(t: Table, length: number) {
  const ship = t.b.piece('ship').index;
  const fits = (edge: number) => t.b.rules.edgeFit(t.s, ship, edge);
  const isCoast = (corner: number) => t.b.rules.cornerFit(t.s, corner);
  const go = (corners: number[], edges: number[]): { corners: number[]; edges: number[] } | undefined => {
    if (edges.length === length) return isCoast(corners[length]) ? { corners, edges } : undefined;
    const at = corners[corners.length - 1];
    for (const edge of t.b.walks.edgesAt[at]) {
      const next = other(t, edge, at);
      if (!fits(edge) || corners.includes(next)) continue;
      if (edges.length + 1 < length && isCoast(next)) continue;
      const found = go([...corners, next], [...edges, edge]);
      if (found) return found;
    }
    return undefined;
  };
  for (let corner = 0; corner < t.b.topology.corners; corner++) {
    if (!isCoast(corner)) continue;
    const found = go([corner], []);
    if (found) return found;
  }
  throw new Error('no way');
}
const SHIP = { lumber: 1, wool: 1 };
const lies = (t: Table, edge: number) => t.b.fields.route.get(t.s, edge) !== 0;
/** routes of 0 and 1 from both ends of a way, so many ships each, with `left` edges between them */
function facing(own: number, theirs: number, length = own + theirs) {
  const t = open();
  const { corners, edges } = way(t, length);
  t.put(0, 'settlement', corners[0]).put(1, 'settlement', corners[length]);
  for (let i = 0; i < own; i++) t.put(0, 'ship', edges[i]);
  for (let i = 0; i < theirs; i++) t.put(1, 'ship', edges[length - 1 - i]);
  t.set('chits', 0, 3).set('chits', 1, 3).give(0, SHIP);
  return { t, corners, edges };
}

describe('chits', () => {
  // proves misc/trade-feud: You take a chit for each settlement you build
  // proves misc/trade-feud: A chit is worth 1 point
  // proves misc/trade-feud: You begin with three settlements on the coast
  test('three settlements with ships and three chits at the start; towns themselves are worth nothing', () => {
    const t = new Table(ROW).started();
    for (let seat = 0; seat < 4; seat++) {
      expect([t.field('chits', seat), t.points(seat)]).toEqual([3, 3]);
      const marks = (piece: string) => t.b.mark(seat, t.b.piece(piece).index);
      const towns = t.b.walks.edgesAt.flatMap((_, corner) =>
        t.b.fields.building.get(t.s, corner) === marks('settlement') ? [corner] : [],
      );
      expect(towns.length).toBe(3);
      for (const corner of towns)
        expect(
          t.b.walks.edgesAt[corner].some((edge) => t.b.fields.route.get(t.s, edge) === marks('ship')),
        ).toBe(true);
    }
  });

  test('a settlement and a city bring one each', () => {
    const { t, corners } = facing(1, 1, 4);
    expect(t.points(0)).toBe(3);
    t.put(0, 'city', corners[0]);
    expect([t.field('chits', 0), t.points(0)]).toEqual([4, 4]);
    t.put(0, 'settlement', corners[2]);
    expect(t.points(0)).toBe(5);
  });

  // proves misc/trade-feud: Chits stay when a city is reduced
  test('a city that is reduced leaves its chit', () => {
    const { t, corners } = facing(1, 1, 4);
    t.put(0, 'city', corners[0]);
    t.b.rules.downgrade(t.s, t.b.piece('city').index, t.b.piece('settlement').index, corners[0]);
    expect(t.field('chits', 0)).toBe(4);
  });
});

describe('the start', () => {
  test('roads leave no starting settlement, and none stands inland', () => {
    const t = new Table(ROW).until('place-route');
    expect(new Set(t.legal(0, 'place-route').map(({ piece }) => piece))).toEqual(new Set(['ship']));
    const inland = Array.from({ length: t.b.topology.corners }, (_, corner) => corner).find((corner) =>
      t.b.walks.edgesAt[corner].every((edge) => !t.b.rules.edgeFit(t.s, t.b.piece('ship').index, edge)),
    );
    if (inland !== undefined)
      expect(
        new Table(ROW).until('place-building').refusal(0, 'place-building', { corner: inland }),
      ).toBeDefined();
  });

  // proves misc/trade-feud: The third settlement brings the goods
  test('the third settlement brings the goods', () => {
    const t = new Table(ROW);
    for (let placed = 0; placed < 8; placed++) {
      t.until('place-route').anything();
      if (placed < 7) expect(Object.keys(t.hand(0)).length).toBe(0);
    }
    t.started();
    expect([0, 1, 2, 3].some((seat) => Object.keys(t.hand(seat)).length > 0)).toBe(true);
  });

  test('no starting ship meets that of another', () => {
    const t = open();
    const { corners, edges } = way(t, 2);
    t.put(1, 'settlement', corners[2]).put(1, 'ship', edges[1]);
    const ship = t.b.piece('ship').index;
    expect(t.b.rules.barStartRoute(t.s, 0, ship, edges[0], corners[0])?.code).toBe('no-start-link');
    t.b.rules.unbuild(t.s, ship, edges[1]);
    expect(t.b.rules.barStartRoute(t.s, 0, ship, edges[0], corners[0])).toBeUndefined();
  });
});

describe('a link', () => {
  // proves misc/trade-feud: When you lead an open route to an open route
  // proves misc/trade-feud: A route is open if just one of its ends
  // proves misc/trade-feud: The owner of the shorter part of a link
  test('whoever has the longer part takes a chit, whoever made the link', () => {
    const { t, edges } = facing(2, 2, 5);
    t.play(0, 'ship', { edge: edges[2] });
    expect([t.field('chits', 0), t.field('chits', 1)]).toEqual([4, 2]);
    expect(t.events.find(({ kind }) => kind === 'trade-link')?.data).toEqual({
      seat: 0,
      other: 1,
      own: 3,
      theirs: 2,
    });
    const lost = facing(1, 3, 5);
    lost.t.play(0, 'ship', { edge: lost.edges[1] });
    expect([lost.t.field('chits', 0), lost.t.field('chits', 1)]).toEqual([2, 4]);
  });

  // proves misc/trade-feud: If both parts of a link are equally long
  // proves misc/trade-feud: player without a chit gives none
  test('equal parts pass nothing, and nobody gives a chit they do not have', () => {
    const equal = facing(1, 2, 4);
    equal.t.play(0, 'ship', { edge: equal.edges[1] });
    expect([equal.t.field('chits', 0), equal.t.field('chits', 1)]).toEqual([3, 3]);
    const poor = facing(2, 2, 5);
    poor.t.set('chits', 1, 0).play(0, 'ship', { edge: poor.edges[2] });
    expect([poor.t.field('chits', 0), poor.t.field('chits', 1)]).toEqual([3, 0]);
  });

  // proves misc/trade-feud: If you meet the other route before its end
  // proves misc/trade-feud: The parts are measured in roads and ships
  test('what lies beyond the meeting place goes, and does not count', () => {
    const { t, corners, edges } = facing(0, 3, 5);
    t.b.rules.unbuild(t.s, t.b.piece('settlement').index, corners[0]);
    const middle = corners[3];
    const side = t.b.walks.edgesAt[middle].find((edge) => !edges.includes(edge))!;
    t.put(0, 'settlement', other(t, side, middle))
      .set('chits', 0, 3)
      .give(0, SHIP);
    t.b.rules.build(t.s, 0, t.b.piece('ship').index, side);
    expect([lies(t, edges[4]), lies(t, edges[3]), lies(t, edges[2])]).toEqual([true, true, false]);
    expect([t.field('chits', 0), t.field('chits', 1)]).toEqual([2, 4]);
    expect(t.b.fields.supply.get(t.s, 1, t.b.piece('ship').index)).toBe(13);
  });

  // proves misc/trade-feud: Nobody settles on the corner of a link
  // proves misc/trade-feud: It stands for good
  test('nobody settles on its corner and its ships do not move; those of other routes do', () => {
    const { t, corners, edges } = facing(2, 2, 5);
    t.s.cells.fill(0, t.b.field('laneFresh'), t.b.field('laneFresh') + t.b.topology.edges);
    expect(t.refusal(0, 'move-ship', { edge: edges[1] })).toBeUndefined();
    t.play(0, 'ship', { edge: edges[2] });
    t.s.cells.fill(0, t.b.field('laneFresh'), t.b.field('laneFresh') + t.b.topology.edges);
    for (const edge of edges.slice(0, 3)) expect(t.refusal(0, 'move-ship', { edge })).toBeDefined();
    expect(t.b.the.lanes.barMove(t.s, 0, edges[2])?.code).toBe('ship-linked');
    t.lay(t.b.walks.hexesAt[corners[3]][0], 'fields', 4).give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
    expect(t.b.rules.barFound(t.s, 0, corners[3])?.code).toBe('link-here');
    expect(t.refusal(0, 'settlement', { corner: corners[3] })?.code).toBe('link-here');
  });

  // proves misc/trade-feud: A road and a ship may be linked
  test('a road may meet a ship', () => {
    const { t, edges } = facing(0, 1, 3);
    const road = t.b.piece('road').index;
    for (const hex of t.b.walks.hexesAlong[edges[0]]) t.lay(hex, 'fields', 4);
    t.b.rules.build(t.s, 0, road, edges[0]);
    t.b.rules.build(t.s, 1, t.b.piece('ship').index, edges[1]);
    expect([t.field('chits', 0), t.field('chits', 1)]).toEqual([2, 4]);
  });
});

describe('branches', () => {
  // proves misc/trade-feud: Roads and ships branch at settlements and cities alone
  test('an own route does not branch, but at a town', () => {
    const { t, corners, edges } = facing(2, 0, 4);
    const fork = t.b.walks.edgesAt[corners[1]].find((edge) => !edges.includes(edge))!;
    expect(t.refusal(0, 'ship', { edge: fork })?.code).toBe('route-branches');
    expect(t.refusal(0, 'ship', { edge: edges[2] })).toBeUndefined();
    t.put(0, 'settlement', corners[1]);
    expect(t.refusal(0, 'ship', { edge: fork })).toBeUndefined();
  });

  // proves misc/trade-feud: That holds for the routes of different players
  // proves misc/trade-feud: You cannot lead a route to one that is closed or linked
  // proves misc/trade-feud: A town on a corner ends every route that comes there
  test('closed routes and links are not met; a town on the corner ends both', () => {
    const { t, corners, edges } = facing(2, 0, 4);
    t.put(0, 'settlement', corners[2]);
    const middle = corners[1];
    const side = t.b.walks.edgesAt[middle].find((edge) => !edges.includes(edge))!;
    t.put(1, 'settlement', other(t, side, middle)).give(1, SHIP);
    const ship = t.b.piece('ship').index;
    const bar = () => t.b.rules.barBuild(t.s, 1, ship, side)?.code;
    expect(bar()).toBe('route-not-open');
    const { t: linked, corners: at, edges: line } = facing(2, 2, 5);
    linked.play(0, 'ship', { edge: line[2] });
    const third = linked.b.walks.edgesAt[at[3]].find((edge) => !line.includes(edge))!;
    linked.put(2, 'settlement', other(linked, third, at[3])).give(2, SHIP);
    expect(linked.b.rules.barBuild(linked.s, 2, ship, third)?.code).toBe('route-not-open');
    const towned = facing(2, 1, 3);
    towned.t.put(2, 'settlement', towned.corners[2]);
    expect([towned.t.field('chits', 0), towned.t.field('chits', 1)]).toEqual([3, 3]);
  });
});

// proves misc/trade-feud: The robber starts on the first desert
// proves misc/trade-feud: The pirate starts off the board
// proves misc/trade-feud: The maps are ours
// proves misc/trade-feud: Terrains and numbers are shuffled
test.each([
  [3, [3, 3, 4, 4, 4, 1, 2, 19], 20],
  [4, [4, 4, 5, 4, 5, 2, 2, 20], 24],
])('with %i the map has the hexes and tokens told of', (seats, counts, tokens) => {
  const boards = [1, 2, 3].map((seed) => new Table(ROW, { seats, seed }).until('place-building'));
  for (const t of boards) {
    const hexes = Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
    const of = (id: string) => hexes.filter((hex) => t.field('terrain', hex) === t.b.terrain(id));
    expect(
      ['hills', 'fields', 'forest', 'mountains', 'pasture', 'desert', 'gold', 'sea'].map(
        (id) => of(id).length,
      ),
    ).toEqual(counts);
    expect(hexes.filter((hex) => t.field('numbers', hex) !== 0).length).toBe(tokens);
    for (const hex of of('gold')) expect([1 << 6, 1 << 8]).not.toContain(t.field('numbers', hex));
    expect(of('gold').some((hex) => t.b.layout.hexes[hex].region === 'middle')).toBe(true);
    const { q, r } = t.b.topology;
    const [first] = of('desert').sort((a, z) => r[a] - r[z] || q[a] - q[z]);
    expect(t.field('blocker', t.b.blocker('robber'))).toBe(first);
    expect(t.field('blocker', t.b.blocker('pirate'))).toBe(-1);
    const region = (hex: number) => t.b.layout.hexes[hex].region;
    for (const hex of hexes)
      for (const near of t.b.walks.hexesBeside[hex])
        if (region(hex) && region(near)) expect(region(near)).toBe(region(hex));
  }
  const cells = (t: Table) => String(t.s.cells.slice(t.b.at.terrain, t.b.at.terrain + t.b.topology.hexes));
  expect(new Set(boards.map(cells)).size).toBe(3);
});

// proves misc/trade-feud: The first to 10
test('10 points win', () => {
  const t = new Table(ROW);
  expect(t.b.rules.goal(t.s)).toBe(10);
});
