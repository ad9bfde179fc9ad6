import { describe, expect, it } from 'vitest';
import { barbarianAttack, COAST } from '../../traders-barbarians/index.ts';
import { Table } from '../table.ts';

const DESERT = 'through-the-desert';
const TRIBE = 'forgotten-tribe';
const FOG = 'fog-islands';
const WONDERS = 'wonders-of-catan';
const SHORES = 'heading-for-new-shores';
const table = (scenario: string, seats = 4): Table =>
  new Table(`seafarers/${scenario}`, { seats, modules: [barbarianAttack.id] });
const bare = (scenario: string, seats = 4): Table => {
  const t = table(scenario, seats).started().bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  t.b.row('barbarians').fill(t.s, 0);
  return t;
};
const shores = (t: Table): number[] => t.b.layout.marks.hexes[COAST].map(({ q, r }) => t.hex(q, r));
/** the numbers of the coast, each as often as it lies there */
const coastNumbers = (t: Table): number[] =>
  shores(t)
    .map((hex) => 31 - Math.clz32(t.field('numbers', hex)))
    .sort((a, b) => a - b);
const first = (t: Table): number[] =>
  shores(t)
    .filter((hex) => t.field('barbarians', hex) > 0)
    .map((hex) => 31 - Math.clz32(t.field('numbers', hex)))
    .sort((a, b) => a - b);
const castles = (t: Table): (string | undefined)[] =>
  t.b.layout.hexes.filter(({ terrain }) => terrain === 'knights-castle').map(({ region }) => region);
const ONCE = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
const lying = (t: Table, number: number): number[] =>
  shores(t).filter((hex) => t.field('numbers', hex) === 1 << number);

describe('Through the Desert with Barbarian Attack', () => {
  // proves seafarers/through-the-desert-attack: The castle lies on the coast of the main area
  // proves seafarers/through-the-desert-attack: The maps of this pair disagree with each other
  // proves seafarers/through-the-desert-attack: The numbers of that area have their places
  // proves seafarers/through-the-desert-attack: The strip and the small islands are shuffled apart
  // proves seafarers/through-the-desert-attack: A barbarian stands on the 2 and on the 12
  it.each([3, 4])('has an attacked coast in the main area, for %i', (seats) => {
    const t = table(DESERT, seats).until('place-building');
    expect([castles(t), first(t)]).toEqual([['main'], [2, 12]]);
    expect(coastNumbers(t)).toEqual(seats > 3 ? [...ONCE, 9].sort((a, b) => a - b) : ONCE);
    const gold = t.b.layout.hexes.flatMap((_, hex) =>
      t.field('terrain', hex) === t.b.terrain('gold') ? [hex] : [],
    );
    expect(gold.map((hex) => t.b.layout.hexes[hex].region)).toContain('strip');
    expect(gold.some((hex) => [1 << 6, 1 << 8].includes(t.field('numbers', hex)))).toBe(false);
    expect(t.b.rules.goal(t.s)).toBe(14);
  });

  // proves seafarers/through-the-desert-attack: The strip, the deserts and the small islands are never conquered
  it('nobody lands behind the desert or on an island', () => {
    const t = bare(DESERT);
    const may = t.b.layout.hexes.filter((_, hex) => t.b.the.invasion.mayHold(t.s, hex));
    expect(new Set(may.map(({ region }) => region))).toEqual(new Set(['main']));
  });
});

// proves seafarers/through-the-desert-attack, seafarers/fog-islands-attack: Where several hexes of the coast have the number
it.each([
  [DESERT, 9],
  [FOG, 11],
])(
  'in %s one barbarian lands on the emptier of two hexes, and equals are chosen from',
  (scenario, number) => {
    const t = bare(scenario).roll(4);
    const [one, other] = lying(t, number);
    t.set('barbarians', one, 1);
    t.b.the.invasion.landing(t.s, number);
    expect([t.field('barbarians', one), t.field('barbarians', other)]).toEqual([1, 1]);
    t.b.the.invasion.landing(t.s, number);
    expect(t.decision).toBe('choose-landing');
    expect(t.refusal(0, 'choose-landing', { hex: lying(t, 2)[0] })?.code).toBe('lands-elsewhere');
    t.play(0, 'choose-landing', { hex: other });
    expect([t.field('barbarians', one), t.field('barbarians', other)]).toEqual([1, 2]);
  },
);

describe('the Forgotten Tribe with Barbarian Attack', () => {
  // proves seafarers/forgotten-tribe-attack: The castle lies in the west
  // proves seafarers/forgotten-tribe-attack: Twelve hexes of the coast have the numbers
  // proves seafarers/forgotten-tribe-attack: A barbarian stands on each 2 and each 12
  // proves seafarers/forgotten-tribe-attack: When such a number is rolled for a landing
  it('has 2 and 12 on two coasts each, and barbarians land on both', () => {
    const t = table(TRIBE).until('place-building');
    expect([castles(t), first(t)]).toEqual([['main'], [2, 2, 12, 12]]);
    expect(coastNumbers(t)).toEqual([2, ...ONCE, 12]);
    expect(t.field('terrain', t.hex(2, 0))).toBe(t.b.terrain('desert'));
    t.b.the.invasion.landing(t.s, 12);
    expect(lying(t, 12).map((hex) => t.field('barbarians', hex))).toEqual([2, 2]);
    expect(t.b.rules.goal(t.s)).toBe(13);
  });

  // proves seafarers/forgotten-tribe-attack: A card of the tribe takes effect at once
  it('a card of the tribe is resolved at once', () => {
    const t = bare(TRIBE).roll(4);
    const gift = t.b.layout.marks.edges.gift.find(({ value }) => value === 'development-card')!;
    t.built(0, 'ship', t.edge(gift.q, gift.r, gift.side));
    expect(t.decision).toBe('draw-card');
    t.nature('draw-card', { card: 'knighthood' });
    expect(t.decision).toBe('place-knight');
  });
});

describe('the Fog Islands with Barbarian Attack', () => {
  // proves seafarers/fog-islands-attack: The map is the one with half of the board in fog
  // proves seafarers/fog-islands-attack: All numbers lie on the coast of the known island
  // proves seafarers/fog-islands-attack: A barbarian stands on the 2 and on the 12
  // proves seafarers/fog-islands-attack: What was in the fog is never conquered
  // proves seafarers/fog-islands-attack: Newer sheets leave this pair out
  it.each([3, 4])('has an attacked island before the fog, for %i', (seats) => {
    const t = table(FOG, seats).until('place-building');
    expect(t.b.layout.id).toContain('half');
    expect([castles(t), first(t)]).toEqual([['main'], [2, 12]]);
    expect(coastNumbers(t)).toEqual([3, 11, ...ONCE].sort((a, b) => a - b));
    const may = t.b.layout.hexes.filter((_, hex) => t.b.the.invasion.mayHold(t.s, hex));
    expect(may.every(({ region }) => region === 'main')).toBe(true);
    expect(t.b.rules.goal(t.s)).toBe(12);
  });
});

describe('Heading for New Shores with Barbarian Attack', () => {
  // proves seafarers/heading-for-new-shores-attack: The main island is the attacked one
  // proves seafarers/heading-for-new-shores-attack: A barbarian stands on the 2 and on the 12
  // proves seafarers/heading-for-new-shores-attack: The small islands are never conquered
  // proves seafarers/heading-for-new-shores-attack: Three play on the map for four
  it.each([3, 4])('has the attacked island and safe small ones, for %i', (seats) => {
    const t = table(SHORES, seats).until('place-building');
    expect(t.b.layout.id).toBe('heading-for-new-shores-4-attacked');
    expect([castles(t), first(t), coastNumbers(t)]).toEqual([['main'], [2, 12], ONCE]);
    expect(t.field('terrain', t.hex(1, -1))).toBe(t.b.terrain('desert'));
    const may = t.b.layout.hexes.filter((_, hex) => t.b.the.invasion.mayHold(t.s, hex));
    expect(may.every(({ region }) => region === 'main')).toBe(true);
    expect(t.b.rules.goal(t.s)).toBe(14);
  });
});

describe.each([DESERT, TRIBE, FOG, WONDERS, SHORES])('an attacked coast at sea in %s', (scenario) => {
  // proves seafarers/through-the-desert-attack, seafarers/forgotten-tribe-attack, seafarers/fog-islands-attack, seafarers/wonders-of-catan-attack, seafarers/heading-for-new-shores-attack: Neither robber nor pirate
  // proves seafarers/through-the-desert-attack, seafarers/forgotten-tribe-attack, seafarers/fog-islands-attack, seafarers/wonders-of-catan-attack, seafarers/heading-for-new-shores-attack: Barbarians land only on the main island
  it('has no robber and no pirate, and a town anywhere lures barbarians to the main island', () => {
    const t = bare(scenario).roll(4);
    expect(t.b.blockers).toEqual([]);
    t.b.rules.built(t.s, 0, t.b.piece('settlement').index, t.corner(0, 0, 0));
    expect(t.decision).toBe('attack-roll');
  });

  // proves seafarers/through-the-desert-attack, seafarers/forgotten-tribe-attack, seafarers/fog-islands-attack, seafarers/wonders-of-catan-attack, seafarers/heading-for-new-shores-attack: Knights stay on the main island
  it('knights stay on the main island', () => {
    const t = bare(scenario);
    const { hexesAlong } = t.b.walks;
    const regions = (edge: number): (string | undefined)[] =>
      hexesAlong[edge].map((hex) => t.b.layout.hexes[hex].region);
    const ground = hexesAlong.map((_, edge) => edge).filter((edge) => t.b.the.fighters.isGround(t.s, edge));
    const mainland = ['main', 'strip', 'desert-belt'];
    expect(ground.length).toBeGreaterThan(0);
    expect(ground.every((edge) => regions(edge).some((region) => mainland.includes(region ?? '')))).toBe(
      true,
    );
  });

  // proves seafarers/through-the-desert-attack, seafarers/forgotten-tribe-attack, seafarers/fog-islands-attack, seafarers/wonders-of-catan-attack, seafarers/heading-for-new-shores-attack: may build and move ships along conquered hexes
  it('a ship passes a conquered hex, if a town that stands holds its lane', () => {
    const t = bare(scenario).roll(4);
    const [ship, road] = [t.b.piece('ship').index, t.b.piece('road').index];
    const { cornersOf, hexesAt, edgesAt } = t.b.walks;
    const land = (corner: number): number[] =>
      hexesAt[corner].filter((hex) => t.b.land[t.field('terrain', hex)] === 1);
    // a corner of one hex of the coast alone, where a ship and a road fit
    const [hex, corner, edge] = shores(t).flatMap((shore) =>
      cornersOf[shore]
        .filter((at) => land(at).length === 1)
        .flatMap((at) =>
          edgesAt[at]
            .filter((to) => t.b.rules.edgeFit(t.s, ship, to) && t.b.rules.edgeFit(t.s, road, to))
            .map((to): [number, number, number] => [shore, at, to]),
        ),
    )[0];
    t.put(0, 'settlement', corner).give(0, { lumber: 2, wool: 1, brick: 1 });
    t.set('barbarians', hex, 3);
    expect(t.b.the.invasion.hasFallen(t.s, corner)).toBe(true);
    expect(t.refusal(0, 'ship', { edge })?.code).toBe('lane-adrift');
    expect(t.refusal(0, 'road', { edge })?.code).toBe('conquered-land');
    const far = t.b.walks.endsOf[edge].find((end) => end !== corner)!;
    if (land(far).some((other) => other !== hex)) t.put(0, 'settlement', far);
    else t.set('barbarians', hex, 2).set('barbarians', shores(t).find((other) => other !== hex)!, 3);
    expect(t.b.rules.barBuild(t.s, 0, ship, edge)).toBeUndefined();
  });
});
