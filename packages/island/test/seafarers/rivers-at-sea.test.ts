import { describe, expect, it } from 'vitest';
import { goldOf } from '../../mechanics/index.ts';
import { riverOf } from '../../traders-barbarians/index.ts';
import { Table } from '../table.ts';

const RIVERS = 'traders-barbarians/rivers';
const FOG = 'fog-islands';
const DESERT = 'through-the-desert';
const table = (scenario: string, seats = 4): Table =>
  new Table(`seafarers/${scenario}`, { seats, modules: [RIVERS] });
const bare = (scenario: string): Table => {
  const t = table(scenario).started().bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
};
const terrains = (t: Table, places: readonly (readonly [number, number])[]): string[] =>
  places.map(([q, r]) => t.b.terrains[t.field('terrain', t.hex(q, r))].id);
const masks = (t: Table): number[] =>
  t.b.layout.hexes.flatMap((hex, i) => (hex.group === 'main' ? [t.field('numbers', i)] : []));
const robber = (t: Table): string =>
  t.b.terrains[t.field('terrain', t.field('blocker', t.b.blocker('robber')))].id;
const mask = (...numbers: number[]): number => numbers.reduce((bits, number) => bits | (1 << number), 0);

/** a coast of the river, no mouth, and a coast that lies apart from it */
function coasts(t: Table): { bank: number; other: number } {
  const { edges, crossings } = riverOf(t.b);
  const { ship, road } = { ship: t.b.piece('ship').index, road: t.b.piece('road').index };
  const fits = (edge: number): boolean =>
    t.b.rules.edgeFit(t.s, ship, edge) && t.b.rules.edgeFit(t.s, road, edge);
  const all = Array.from({ length: t.b.topology.edges }, (_, edge) => edge).filter(fits);
  const bank = all.find((edge) => edges[edge] === 1 && crossings[edge] === 0);
  const other = all.find((edge) => edges[edge] === 0);
  return { bank: bank!, other: other! };
}

describe('the Fog Islands with the Rivers', () => {
  // proves seafarers/fog-islands-rivers: The map is the one with a strip of fog
  // proves seafarers/fog-islands-rivers: The long river flows over one of its islands
  // proves seafarers/fog-islands-rivers: The 2 lies with the 12
  // proves seafarers/fog-islands-rivers: Three players: it lies with an 11
  it('has a river on each of the known islands', () => {
    const t = table(FOG).started();
    expect(
      terrains(t, [
        [3, -3],
        [3, -2],
        [3, -1],
        [3, 0],
        [-2, 1],
        [-2, 2],
        [-2, 3],
      ]),
    ).toEqual(['mountains', 'hills', 'pasture', 'swamp', 'mountains', 'hills', 'swamp']);
    expect(masks(t).filter((bits) => bits !== 0)).toHaveLength(15);
    expect(masks(t)).toContain(mask(2, 12));
    expect(t.b.layout.stacks).toEqual(new Table(`seafarers/${FOG}`).b.layout.stacks);
    const three = table(FOG, 3).started();
    expect(masks(three)).toEqual(expect.arrayContaining([mask(3, 12), mask(2, 11)]));
    expect([robber(t), robber(three), t.b.rules.goal(t.s)]).toEqual(['swamp', 'swamp', 12]);
  });

  // proves seafarers/fog-islands-rivers-knights: With Cities & Knights the rivers raise the goal no
  // proves seafarers/through-the-desert-rivers-knights: With Cities & Knights the rivers raise the goal no
  it.each([
    [FOG, 14],
    [DESERT, 16],
  ])('%s with Cities & Knights too is won with %i points', (scenario, points) => {
    const t = new Table(`seafarers/${scenario}`, { modules: [RIVERS, 'cities-knights/core'] });
    expect(t.b.rules.goal(t.s)).toBe(points);
  });
});

describe('Through the Desert with the Rivers', () => {
  // proves seafarers/through-the-desert-rivers: Both rivers flow through the main area
  // proves seafarers/through-the-desert-rivers: Beyond it lies the strip, as before
  // proves seafarers/through-the-desert-rivers: Every number lies on a hex of its own
  it.each([3, 4])('has both swamps in the belt, for %i', (seats) => {
    const t = table(DESERT, seats).started();
    const belt: [number, number][] = [
      [1, -3],
      [0, -2],
      [-1, -1],
    ];
    expect(terrains(t, belt)).toEqual(['swamp', 'desert', 'swamp']);
    expect(
      terrains(t, [
        [-1, 2],
        [-1, 1],
        [-1, 0],
        [1, -1],
        [1, -2],
      ]),
    ).toEqual(['mountains', 'hills', 'pasture', 'mountains', 'hills']);
    expect(masks(t).every((bits) => bits !== 0 && (bits & (bits - 1)) === 0)).toBe(true);
    expect([robber(t), t.b.rules.goal(t.s)]).toEqual(['desert', 14]);
    t.bare().built(0, 'settlement', t.corner(0, -3, 1));
    expect(t.field('regionPoints', 0)).toBe(2);
  });
});

describe.each([FOG, DESERT])('ships at the rivers of %s', (scenario) => {
  // proves seafarers/fog-islands-rivers, seafarers/through-the-desert-rivers: A ship that you build at a river hex
  // proves seafarers/fog-islands-rivers, seafarers/through-the-desert-rivers: No ship lies where a bridge could
  it('earn a gold, and keep off the sites for bridges', () => {
    const t = bare(scenario);
    const { bank, other } = coasts(t);
    t.built(0, 'ship', bank).built(1, 'ship', other);
    expect([goldOf(t.b, t.s, 0), goldOf(t.b, t.s, 1)]).toEqual([1, 0]);
    const mouths = t.b.layout.marks.edges.crossing.map((at) => t.edge(at.q, at.r, at.side));
    const ship = t.b.piece('ship').index;
    expect(mouths.map((edge) => t.b.rules.edgeFit(t.s, ship, edge))).toEqual(mouths.map(() => false));
    expect(mouths).toHaveLength(7);
  });

  // proves seafarers/fog-islands-rivers, seafarers/through-the-desert-rivers: A ship that sails away from a river costs
  // proves seafarers/fog-islands-rivers, seafarers/through-the-desert-rivers: ship that sails to a river earns you 1 gold
  // proves seafarers/fog-islands-rivers, seafarers/through-the-desert-rivers: Along a river it sails free of
  it('give it back when they sail away, and earn it when they come', () => {
    const t = bare(scenario);
    const { bank, other } = coasts(t);
    t.put(0, 'settlement', t.b.walks.endsOf[other][0]);
    expect(t.b.the.lanes.barGo(t.s, 0, bank, other)?.code).toBe('river-unpaid');
    t.give(0, { gold: 1 });
    expect(t.b.the.lanes.barGo(t.s, 0, bank, other)).toBeUndefined();
    t.b.the.lanes.went(t.s, 0, bank, other);
    expect(goldOf(t.b, t.s, 0)).toBe(0);
    t.b.the.lanes.went(t.s, 0, other, bank);
    t.b.the.lanes.went(t.s, 0, bank, bank);
    expect(goldOf(t.b, t.s, 0)).toBe(1);
  });

  // proves seafarers/fog-islands-rivers, seafarers/through-the-desert-rivers: Gold fields give goods
  it('gold fields give no gold', () => {
    const t = table(scenario);
    expect(t.b.terrains[t.b.terrain('gold')].gives).toBe('any');
    expect(t.b.terrains.map(({ gives }) => gives)).not.toContain('gold');
  });
});

it('a ship that is moved from a river to the sea pays for it', () => {
  const t = bare(DESERT).roll(3);
  const { edges } = riverOf(t.b);
  const ship = t.b.piece('ship').index;
  const { endsOf, edgesAt } = t.b.walks;
  const { bank } = coasts(t);
  const fits = (edge: number): boolean => edge !== bank && t.b.rules.edgeFit(t.s, ship, edge);
  const corner = endsOf[bank].find((end) => edgesAt[end].some((edge) => fits(edge) && edges[edge] === 0))!;
  const to = edgesAt[corner].find((edge) => fits(edge) && edges[edge] === 0)!;
  t.put(0, 'settlement', corner).put(0, 'ship', bank).set('laneFresh', bank, 0).give(0, { gold: 1 });
  t.play(0, 'move-ship', { edge: bank }).play(0, 'ship-to', { edge: to });
  expect(goldOf(t.b, t.s, 0)).toBe(0);
});
