import { describe, expect, it } from 'vitest';
import { tradersAndBarbarians } from '../../traders-barbarians/index.ts';
import { wagons } from '../../traders-barbarians/mechanics/wagons.ts';
import { Table } from '../table.ts';

const table = (seats = 4): Table =>
  new Table('seafarers/through-the-desert', { seats, modules: [tradersAndBarbarians.id] });
const regionOf = (t: Table, terrain: string): (string | undefined)[] =>
  t.b.layout.hexes.filter((hex) => hex.terrain === terrain).map(({ region }) => region);
/** an edge with sea on both sides */
const openSea = (t: Table): number => {
  const { edgeHex, edges } = t.b.topology;
  const wet = (hex: number): boolean => hex >= 0 && t.b.land[t.field('terrain', hex)] === 0;
  return Array.from({ length: edges }, (_, edge) => edge).find(
    (edge) => wet(edgeHex[edge * 2]) && wet(edgeHex[edge * 2 + 1]),
  )!;
};

describe('Through the Desert with wagons', () => {
  // proves seafarers/through-the-desert-traders: Castle and glassworks lie in the main area
  // proves seafarers/through-the-desert-traders: Each has a plaza in its middle
  // proves seafarers/through-the-desert-traders: You may build roads and ships on all of its sides, but no town on the plaza
  // proves seafarers/through-the-desert-traders: No ship lies on the paths to a plaza
  it.each([3, 4])('has its trade hexes on both sides of the desert, for %i', (seats) => {
    const t = table(seats).started();
    expect(['trade-castle', 'glassworks', 'quarry'].map((kind) => regionOf(t, kind))).toEqual([
      ['main'],
      ['main'],
      ['strip'],
    ]);
    const { extraCorners, extraEdges, marks } = t.b.layout;
    expect([extraCorners.length, extraEdges.length, marks.edges['closed-path']]).toEqual([3, 18, []]);
    const [ship, road] = [t.b.piece('ship').index, t.b.piece('road').index];
    for (const { name } of extraCorners) {
      const plaza = t.b.topology.extraCorner(name);
      expect(t.b.rules.cornerFit(t.s, plaza)).toBe(false);
      for (const edge of t.b.walks.edgesAt[plaza])
        expect([t.b.rules.edgeFit(t.s, road, edge), t.b.rules.edgeFit(t.s, ship, edge)]).toEqual([
          true,
          false,
        ]);
    }
    const [{ name }] = extraCorners;
    const [path] = t.b.walks.edgesAt[t.b.topology.extraCorner(name)];
    expect(t.b.rules.barBuild(t.s, 0, ship, path)).toBeDefined();
    const castle = t.b.layout.hexes.findIndex(({ terrain }) => terrain === 'trade-castle');
    const sides = [0, 1, 2, 3, 4, 5].map((side) => t.b.topology.hexEdge[castle * 6 + side]);
    expect(sides.every((edge) => t.b.rules.edgeFit(t.s, road, edge))).toBe(true);
  });

  // proves seafarers/through-the-desert-traders: Neither robber nor pirate
  // proves seafarers/through-the-desert-traders: All numbers are in the game
  // proves seafarers/through-the-desert-traders: Seventeen points win
  // proves seafarers/through-the-desert-traders: One barbarian starts at the belt
  it('has barbarians on paths instead of robber and pirate, and all numbers', () => {
    const t = table().started();
    expect(t.b.blockers.map(({ id }) => id)).toEqual(['barbarian-one', 'barbarian-two', 'barbarian-three']);
    const beside = t.b.blockers.map((_, i) =>
      t.b.walks.hexesAlong[t.field('blocker', i)].map((hex) => t.b.layout.hexes[hex].region),
    );
    expect(beside).toEqual([
      ['desert-belt', 'desert-belt'],
      ['main', 'main'],
      ['main', 'main'],
    ]);
    expect([t.b.has('part.rolled-again'), t.b.rules.goal(t.s)]).toEqual([false, 17]);
    t.bare();
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    expect(t.roll(12).decision).toBe('main');
  });

  // proves seafarers/through-the-desert-traders: A wagon moves along sea edges as it does
  // proves seafarers/through-the-desert-traders: Barbarians stand on sea edges too
  it('wagons and barbarians go to sea', () => {
    const t = table().started().bare();
    for (let seat = 0; seat < 4; seat++) t.give(seat, { gold: 2 });
    const edge = openSea(t);
    const [from, to] = t.b.walks.endsOf[edge];
    const costs = (): number[] => [
      t.b.the.travel.stepCost(t.s, 'wagon', 0, edge, to),
      t.b.the.travel.toll(t.s, 'wagon', 0, edge, to),
    ];
    expect(costs()).toEqual([2, 0]);
    t.put(1, 'ship', edge);
    expect(costs()).toEqual([1, 1]);
    const own = wagons.of(t.b);
    own.put(t.s, 0, from);
    expect(own.reach(t.s, 0, 0, from, 4, 2)[to]).toBe(1);
    expect(t.b.the.blockers.barStand(t.s, 0, edge, 0)).toBeUndefined();
  });

  // proves seafarers/through-the-desert-traders-knights: With Cities & Knights the wagons raise the goal no further
  it('with Cities & Knights nineteen points win', () => {
    const t = new Table('seafarers/through-the-desert', {
      modules: [tradersAndBarbarians.id, 'cities-knights/core'],
    });
    expect(t.b.rules.goal(t.s)).toBe(19);
  });
});
