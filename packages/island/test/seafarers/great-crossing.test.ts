import { describe, expect, test } from 'vitest';
import { Table } from '../table.ts';
import { dealt } from './dealt.ts';

/*
 * On the map for four the sea hexes 2,0 and 3,0 lie between the coasts in the north: four edges along the top of them
 * lead from one island to the other.
 */
const ROW = 'seafarers/great-crossing';
const played = (): Table => new Table(ROW).started().bare();
const catan = (t: Table) => t.corner(2, 0, 2);
const transcatania = (t: Table) => t.corner(3, 0, 0);
const way = (t: Table): number[] => [t.edge(2, 0, 2), t.edge(2, 0, 1), t.edge(3, 0, 2), t.edge(3, 0, 1)];
const held = (t: Table): number[] => [0, 1, 2, 3].map((seat) => t.field('routesHeld', seat));

function towns(one: number, other: number): Table {
  const t = played();
  return t.put(one, 'settlement', catan(t)).put(other, 'settlement', transcatania(t));
}
/** one digit a link, from Catan to Transcatania: the seat that owns it */
function ships(t: Table, owners: string): Table {
  for (const [i, seat] of [...owners].entries()) t.put(Number(seat), 'ship', way(t)[i]);
  return t;
}
function islandOf(t: Table, corner: number): string | undefined {
  const { cornerHex, cornerHexFrom } = t.b.topology;
  const hexes = cornerHex.subarray(cornerHexFrom[corner], cornerHexFrom[corner + 1]);
  return Array.from(hexes, (hex) => t.b.layout.hexes[hex].region).find((region) => region);
}

describe('the beginning', () => {
  // proves seafarers/great-crossing: Both of your starting settlements
  test('both starting settlements of a player stand on the same island', () => {
    const t = new Table(ROW).started();
    for (let seat = 0; seat < 4; seat++) {
      const own = Array.from({ length: t.b.topology.corners }, (_, corner) => corner).filter(
        (corner) => t.field('building', corner) === t.b.mark(seat, t.b.piece('settlement').index),
      );
      expect(new Set(own.map((corner) => islandOf(t, corner))).size).toBe(1);
    }
  });

  // proves seafarers/great-crossing: Each island is home
  test('each island is home to half of the players', () => {
    for (const seats of [4, 6])
      for (const seed of [1, 2, 3]) {
        const t = new Table(ROW, { seats, seed }).started();
        const homes = Array.from({ length: seats }, (_, seat) => t.field('homeSide', seat));
        expect(homes.filter((home) => home === 0).length).toBe(seats / 2);
      }
  });

  // proves seafarers/great-crossing: Robber and pirate start
  test('robber and pirate begin off the board', () => {
    const t = new Table(ROW).started();
    expect([t.field('blocker', t.b.blocker('robber')), t.field('blocker', t.b.blocker('pirate'))]).toEqual([
      -1, -1,
    ]);
  });

  test('it is for four or six, with the pieces of the base game and 15 ships', () => {
    const t = played();
    expect(t.b.modules.at(-1)?.seats).toEqual([4, 6]);
    expect(['settlement', 'city', 'road', 'ship'].map((id) => t.b.piece(id).limit)).toEqual([5, 4, 15, 15]);
  });

  // the sea with the six hexes printed on the frame of 1997
  test.each([
    [
      4,
      { hills: 4, fields: 5, forest: 4, mountains: 4, pasture: 5 },
      '2 2 3 3 4 4 5 5 5 6 6 8 8 9 9 9 10 10 11 11 12 12',
      23,
      5,
    ],
    [
      6,
      { hills: 6, fields: 6, forest: 6, mountains: 6, pasture: 6 },
      '2 2 3 3 4 4 4 4 5 5 5 5 6 6 6 8 8 8 9 9 9 9 10 10 10 10 11 11 12 12',
      29,
      7,
    ],
  ])(
    'the map for %i has the hexes, numbers and harbours of the inventory',
    (seats, land, numbers, sea, any) => {
      const t = new Table(ROW, { seats }).started();
      const { terrains, numbers: tokens } = dealt(t, /./);
      expect(terrains).toEqual(land);
      expect(tokens).toBe(numbers);
      expect(t.b.layout.hexes.length - t.b.layout.hexes.filter((hex) => hex.region).length).toBe(sea);
      expect(t.b.layout.harbours.bag).toEqual({ brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1, any });
    },
  );
});

describe('trade routes', () => {
  // proves seafarers/great-crossing: A trade route links
  test('a trade route links a town on one island to one on the other over links of any players', () => {
    expect(held(ships(towns(0, 1), '0012'))).toEqual([1, 0, 0, 0]);
    expect(held(ships(towns(0, 1), '001'))).toEqual([0, 0, 0, 0]);
  });

  // proves seafarers/great-crossing: A trade route need not be
  test('roads serve as links as ships do, and need no building between them', () => {
    const t = towns(0, 1);
    t.b.rules.unbuild(t.s, t.b.piece('settlement').index, catan(t));
    // the town stands one road inland along the coast
    t.put(0, 'settlement', t.corner(2, 0, 3)).put(0, 'road', t.edge(2, 0, 3));
    expect(held(ships(t, '0000'))).toEqual([1, 0, 0, 0]);
    expect(t.field('routeLength', 0)).toBe(4);
  });

  // proves seafarers/great-crossing: It ends at the first
  test('a route ends at the first town on either side', () => {
    const t = towns(0, 1);
    // another town of the same island, behind the first one
    t.put(2, 'settlement', t.corner(1, 1, 0)).put(2, 'road', t.edge(2, 0, 3));
    expect(held(ships(t, '0000'))).toEqual([1, 0, 0, 0]);
  });

  // proves seafarers/great-crossing: Trade routes may branch
  test('routes may branch, and a link may serve several', () => {
    const t = ships(towns(0, 1), '0000');
    // a second town on the far coast, reached over a branch at the last but one corner
    const fork = t.edge(3, 0, 0);
    t.put(2, 'settlement', t.corner(3, 0, 5)).put(0, 'ship', fork);
    // the branch begins behind the town at the end, so it is no way through
    expect(held(t)).toEqual([1, 0, 0, 0]);
    const branch = [t.edge(2, 0, 0), t.edge(3, 0, 4), t.edge(3, 0, 5)];
    for (const edge of branch) t.put(0, 'ship', edge);
    expect(held(t)).toEqual([2, 0, 0, 0]);
  });

  // proves seafarers/great-crossing: Every trade route is worth
  // proves seafarers/great-crossing: A chit on the holder’s settlement
  test('each is worth 1 point, shown by a chit on the town of its holder', () => {
    const t = ships(towns(0, 1), '0111');
    expect(t.points(1)).toBe(2);
    expect([t.field('routeChits', catan(t)), t.field('routeChits', transcatania(t))]).toEqual([0, 1]);
  });

  // proves seafarers/great-crossing: who built a direct route
  // proves seafarers/great-crossing: A route whose links all
  test('a direct route is held by whoever built it, also when it ends at a foreign town', () => {
    expect(held(ships(towns(0, 1), '0000'))).toEqual([1, 0, 0, 0]);
    expect(held(ships(towns(0, 1), '1111'))).toEqual([0, 1, 0, 0]);
  });

  // proves seafarers/great-crossing: The player who built a direct route holds it
  // proves seafarers/great-crossing: A direct route between towns of others
  test('a direct route counts for its builder, whoever owns its ends', () => {
    const between = ships(towns(0, 0), '1111');
    expect(held(between)).toEqual([0, 1, 0, 0]);
    expect(between.points(1)).toBe(1);
    expect([
      between.field('routeChits', catan(between)),
      between.field('routeChits', transcatania(between)),
    ]).toEqual([0, 0]);
    expect(held(ships(towns(0, 1), '2222'))).toEqual([0, 0, 1, 0]);
  });

  // proves seafarers/great-crossing: An end without a link of its owner holds nothing
  test('an indirect route between towns of others counts for nobody', () => {
    expect(held(ships(towns(0, 0), '1122'))).toEqual([0, 0, 0, 0]);
    expect(held(ships(towns(0, 1), '2233'))).toEqual([0, 0, 0, 0]);
  });

  test('a link of the owner of both ends is enough to hold it', () => {
    expect(held(ships(towns(0, 0), '0111'))).toEqual([1, 0, 0, 0]);
  });

  // proves seafarers/great-crossing: An indirect one belongs to
  // proves seafarers/great-crossing: A route whose links all
  test('an indirect route is held by the end with more links', () => {
    expect(held(ships(towns(0, 1), '0001'))).toEqual([1, 0, 0, 0]);
    expect(held(ships(towns(0, 1), '0111'))).toEqual([0, 1, 0, 0]);
  });

  // proves seafarers/great-crossing: An indirect one belongs to
  test('with equal links it is held by the end that completed it', () => {
    expect(held(ships(towns(0, 1), '0011'))).toEqual([0, 1, 0, 0]);
    const t = towns(0, 1);
    for (const i of [3, 2]) t.put(1, 'ship', way(t)[i]);
    for (const i of [0, 1]) t.put(0, 'ship', way(t)[i]);
    expect(held(t)).toEqual([1, 0, 0, 0]);
  });

  // proves seafarers/great-crossing: If both ends belong
  test('if both ends belong to one player, one of them carries the chit', () => {
    const t = ships(towns(0, 0), '0000');
    expect(held(t)).toEqual([1, 0, 0, 0]);
    expect(t.field('routeChits', catan(t)) + t.field('routeChits', transcatania(t))).toBe(1);
  });

  // proves seafarers/great-crossing: Indirect routes, and direct
  // proves seafarers/great-crossing: you break a route
  test('the last ship of a route that ends at a foreign town may be moved, which takes the point away', () => {
    const t = ships(towns(0, 1), '0000');
    t.s.cells.fill(0, t.b.field('laneFresh'), t.b.field('laneFresh') + t.b.topology.edges);
    t.roll(3).until('main', 0);
    expect(t.points(0)).toBe(2);
    t.play(0, 'move-ship', { edge: way(t)[3] });
    t.play(0, 'ship-to', { edge: t.legal(0, 'ship-to')[0].edge });
    expect([t.points(0), held(t)]).toEqual([1, [0, 0, 0, 0]]);
  });

  // proves seafarers/great-crossing: Indirect routes, and direct
  test('in an indirect route every player may move the own last ship', () => {
    const t = ships(towns(0, 1), '0111');
    t.s.cells.fill(0, t.b.field('laneFresh'), t.b.field('laneFresh') + t.b.topology.edges);
    t.roll(3).until('main', 0);
    t.play(0, 'move-ship', { edge: way(t)[0] });
    t.play(0, 'ship-to', { edge: t.legal(0, 'ship-to')[0].edge });
    expect(t.points(1)).toBe(1);
  });

  test('a route between own towns is closed', () => {
    const t = ships(towns(0, 0), '0000');
    t.s.cells.fill(0, t.b.field('laneFresh'), t.b.field('laneFresh') + t.b.topology.edges);
    t.roll(3).until('main', 0);
    expect(t.legal(0, 'move-ship')).toEqual([]);
  });

  // proves seafarers/great-crossing: A new settlement on a trade
  test('a new settlement on a route takes its place as the end of it', () => {
    const t = played();
    t.put(0, 'settlement', t.corner(2, 0, 3)).put(1, 'settlement', transcatania(t));
    t.put(0, 'road', t.edge(2, 0, 3));
    ships(t, '0011');
    expect(held(t)).toEqual([1, 0, 0, 0]);
    t.put(2, 'settlement', catan(t));
    // Now the third player’s town is the end, and only the far one has links.
    expect(held(t)).toEqual([0, 1, 0, 0]);
  });
});

// proves seafarers/great-crossing: The first to 13
test('13 points win', () => {
  expect(played().b.rules.target(played().s, 0)).toBe(13);
});

// proves seafarers/great-crossing: Ships are moved by the present rule
test('ships are moved by the present rule, and by the older one where the table wishes it', () => {
  expect(new Table(ROW).b.option('shipMoves')).toBe('anywhere');
  expect(new Table(ROW, { options: { shipMoves: 'same-anchor' } }).b.option('shipMoves')).toBe('same-anchor');
});
