import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

const CARAVANS = 'traders-barbarians/caravans';
const FOUR = 'four-islands';
const DESERT = 'through-the-desert';
const TRIBE = 'forgotten-tribe';
const table = (scenario: string, seats = 4): Table =>
  new Table(`seafarers/${scenario}`, { seats, modules: [CARAVANS] });
const oases = (t: Table): string[] =>
  t.b.layout.hexes.flatMap(({ q, r }, hex) =>
    t.field('terrain', hex) === t.b.terrain('oasis') ? [`${q},${r}`] : [],
  );
const land = (t: Table): number =>
  t.b.layout.hexes.filter((_, hex) => t.b.land[t.field('terrain', hex)] === 1).length;
const masks = (t: Table, group: string): number[] =>
  t.b.layout.hexes.flatMap((hex, i) =>
    hex.group === group && hex.terrain !== 'oasis' ? [t.field('numbers', i)] : [],
  );
const count = (t: Table, terrain: string): number =>
  t.b.layout.hexes.filter((hex, i) => hex.group && t.field('terrain', i) === t.b.terrain(terrain)).length;
const robber = (t: Table): number => t.field('blocker', t.b.blocker('robber'));
const mask = (...numbers: number[]): number => numbers.reduce((bits, number) => bits | (1 << number), 0);

describe('the Four Islands with the Caravans', () => {
  // proves seafarers/four-islands-caravans: The oasis lies in the middle of the board
  // proves seafarers/four-islands-caravans: Four players have one hex less
  // proves seafarers/four-islands-caravans: Fifteen points win
  // proves seafarers/four-islands-caravans: The documents disagree
  it.each([3, 4])('has an oasis in the sea, for %i', (seats) => {
    const t = table(FOUR, seats).started();
    const alone = new Table(`seafarers/${FOUR}`, { seats }).started();
    expect(oases(t)).toEqual(['0,0']);
    const around = [0, 1, 2, 3, 4, 5].map((k) => t.b.topology.hexEdge[t.hex(0, 0) * 6 + k]);
    expect(around.map((edge) => t.b.rules.edgeFit(t.s, t.b.piece('ship').index, edge))).toEqual(
      around.map(() => true),
    );
    expect(land(t) - 1).toBe(land(alone) - (seats > 3 ? 1 : 0));
    expect([t.b.rules.goal(t.s), robber(t)]).toEqual([15, robber(alone)]);
  });

  // proves seafarers/four-islands-caravans: The oasis does not count as an island
  it('a settlement at the oasis alone brings no points of an island', () => {
    const t = table(FOUR).started().bare();
    t.built(0, 'settlement', t.corner(0, 0, 0));
    expect(t.field('regionPoints', 0)).toBe(0);
  });
});

describe('Through the Desert with the Caravans', () => {
  // proves seafarers/through-the-desert-caravans: The oasis lies inside the main area
  // proves seafarers/through-the-desert-caravans: On the small islands a 2 and an 11
  // proves seafarers/through-the-desert-caravans: Sixteen points win
  it.each([
    [3, '-1,1', 'fields'],
    [4, '0,0', 'hills'],
  ])('has an oasis in the main area, for %i at %s', (seats, at, terrain) => {
    const t = table(DESERT, seats).started();
    const alone = new Table(`seafarers/${DESERT}`, { seats }).started();
    expect([oases(t), count(t, terrain)]).toEqual([[at], count(alone, terrain) - 1]);
    expect(masks(t, 'outlying')).toContain(mask(2, 11));
    expect(masks(t, 'main').every((bits) => bits !== 0)).toBe(true);
    expect([t.b.rules.goal(t.s), robber(t)]).toEqual([16, robber(alone)]);
  });
});

describe('the Forgotten Tribe with the Caravans', () => {
  // proves seafarers/forgotten-tribe-caravans: The oasis lies in the middle of the main island
  // proves seafarers/forgotten-tribe-caravans: The 12 lies with the 2
  // proves seafarers/forgotten-tribe-caravans: Fifteen points win
  it('has an oasis in the middle of the main island', () => {
    const t = table(TRIBE).started();
    expect([oases(t), count(t, 'fields'), robber(t)]).toEqual([['0,0'], 3, -1]);
    expect(masks(t, 'main')).toContain(mask(2, 12));
    expect(t.b.rules.goal(t.s)).toBe(15);
  });
});

describe.each([FOUR, DESERT, TRIBE])('camels at sea in %s', (scenario) => {
  // proves seafarers/four-islands-caravans, seafarers/through-the-desert-caravans, seafarers/forgotten-tribe-caravans: Camels go along the edges of sea hexes
  // proves seafarers/four-islands-caravans, seafarers/through-the-desert-caravans, seafarers/forgotten-tribe-caravans: The pirate does not stop them
  // proves seafarers/four-islands-caravans, seafarers/through-the-desert-caravans, seafarers/forgotten-tribe-caravans: A ship on an edge with a camel counts as two
  it('go along the sea, past ships and pirate, and make ships count twice', () => {
    const t = table(scenario).started().bare();
    const { edgeCorner, edgeHex, edges } = t.b.topology;
    const wet = (hex: number): boolean => hex < 0 || t.b.land[t.field('terrain', hex)] === 0;
    const open = Array.from({ length: edges }, (_, edge) => edge).find(
      (edge) => edgeHex[edge * 2] >= 0 && wet(edgeHex[edge * 2]) && wet(edgeHex[edge * 2 + 1]),
    )!;
    t.set('caravanHead', edgeCorner[open * 2], 1).put(0, 'ship', open);
    const pirate = t.b.blockers.findIndex(({ id }) => id === 'pirate');
    if (pirate >= 0) t.set('blocker', pirate, edgeHex[open * 2]);
    expect(t.b.the.caravans.barCamel(t.s, open)).toBeUndefined();
    expect(t.b.rules.routeWeight(t.s, 0, open)).toBe(1);
    t.b.the.caravans.place(t.s, open);
    expect(t.b.rules.routeWeight(t.s, 0, open)).toBe(2);
  });
});

// proves seafarers/four-islands-caravans-knights, seafarers/through-the-desert-caravans-knights: With Cities & Knights the camels raise the goal no further
it.each([
  [FOUR, 17],
  [DESERT, 18],
])('%s with camels and knights is won with %i points', (scenario, points) => {
  const t = new Table(`seafarers/${scenario}`, { modules: [CARAVANS, 'cities-knights/core'] });
  expect(t.b.rules.goal(t.s)).toBe(points);
});
