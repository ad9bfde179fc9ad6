import { describe, expect, it } from 'vitest';
import { barbarianAttack, COAST } from '../../traders-barbarians/index.ts';
import { Table } from '../table.ts';

const table = (seats = 4): Table =>
  new Table('seafarers/wonders-of-catan', { seats, modules: [barbarianAttack.id] });
const bare = (): Table => {
  const t = table().started().bare().roll(2);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  t.b.row('barbarians').fill(t.s, 0);
  return t;
};
const marked = (t: Table, mark: string): number[] =>
  t.b.layout.marks.hexes[mark].map(({ q, r }) => t.hex(q, r));
const camps = (t: Table): number[] => marked(t, 'barbarian-camp').map((hex) => t.field('camps', hex));
const numbersAt = (t: Table, hex: number): number[] =>
  [2, 3, 4, 5, 6, 8, 9, 10, 11, 12].filter((number) => (t.field('numbers', hex) >> number) & 1);
const wall = (t: Table): number[] =>
  t.b.layout.marks.corners.wall.map((at) => t.corner(at.q, at.r, at.corner));
const conquer = (t: Table, corner: number): Table => {
  for (const hex of t.b.walks.hexesAt[corner])
    if (marked(t, COAST).includes(hex)) t.set('barbarians', hex, 3);
  return t;
};

describe('the Wonders of Catan with Barbarian Attack', () => {
  // proves seafarers/wonders-of-catan-attack: The castle lies in the south
  // proves seafarers/wonders-of-catan-attack: Their numbers have their places
  // proves seafarers/wonders-of-catan-attack: The map of this pair is lost
  it.each([3, 4])('all of the main island is an attacked coast, for %i', (seats) => {
    const t = table(seats).until('place-building');
    const main = t.b.layout.hexes.flatMap(({ region, terrain }, hex) =>
      region === 'main' && terrain !== 'desert' && terrain !== 'knights-castle' ? [hex] : [],
    );
    expect(new Set(marked(t, COAST))).toEqual(new Set(main));
    expect(t.field('terrain', t.hex(1, 1))).toBe(t.b.terrain('knights-castle'));
    const both = t.hex(3, -2);
    expect([numbersAt(t, both), t.field('terrain', both)]).toEqual([[2, 12], t.b.terrain('pasture')]);
    for (const hex of [t.hex(-1, 0), t.hex(-2, 1)])
      expect(numbersAt(t, hex).some((number) => number === 6 || number === 8)).toBe(false);
  });

  // proves seafarers/wonders-of-catan-attack: All 36 barbarians of the supply wait
  // proves seafarers/wonders-of-catan-attack: From there they land
  it('barbarians wait on the deserts and land from there, evenly', () => {
    const t = table().until('place-building');
    expect([camps(t), t.field('barbariansLeft')]).toEqual([[12, 12, 12], 36]);
    expect(marked(t, COAST).every((hex) => t.field('barbarians', hex) === 0)).toBe(true);
    t.b.the.invasion.land(t.s, t.hex(0, 1), 8);
    expect(camps(t)).toEqual([12, 12, 11]);
    t.b.the.invasion.land(t.s, t.hex(0, 1), 8);
    expect(camps(t)).toEqual([12, 11, 11]);
    t.b.the.invasion.restock(t.s, 1);
    expect(camps(t)).toEqual([12, 12, 11]);
  });

  // proves seafarers/wonders-of-catan-attack: The castle is never conquered
  it('no barbarian comes to the castle, and a town beside it never falls', () => {
    const t = bare();
    const castle = t.hex(1, 1);
    expect(t.b.the.invasion.mayHold(t.s, castle)).toBe(false);
    const [corner] = t.b.walks.cornersOf[castle];
    expect(conquer(t.put(0, 'settlement', corner), corner).points(0)).toBe(1);
  });

  // proves seafarers/wonders-of-catan-attack: The deserts count as conquered from the beginning
  it('a town with nothing but desert and conquered land has fallen, also when no barbarian waits there', () => {
    const t = bare();
    const [corner] = wall(t).filter((at) => t.b.walks.hexesAt[at].includes(t.hex(-1, 0)));
    t.put(0, 'settlement', corner);
    expect(t.points(0)).toBe(1);
    conquer(t, corner);
    expect(t.points(0)).toBe(0);
    t.set('barbariansLeft', 0, 0);
    for (const hex of marked(t, 'barbarian-camp')) t.set('camps', hex, 0);
    expect(t.points(0)).toBe(0);
    const lost = t.b.walks.hexesAt.findIndex((around) => {
      const land = around.filter((hex) => t.b.land[t.field('terrain', hex)] === 1);
      return land.length > 0 && land.every((hex) => marked(t, 'barbarian-camp').includes(hex));
    });
    expect(t.put(1, 'settlement', lost).points(1)).toBe(0);
  });

  // proves seafarers/wonders-of-catan-attack: Where several hexes of the coast have the number
  it('of three hexes with a 9 one of the emptiest is landed on', () => {
    const t = bare();
    const [one, ...others] = marked(t, COAST).filter((hex) => numbersAt(t, hex).includes(9));
    t.set('barbarians', one, 1);
    t.b.the.invasion.landing(t.s, 9);
    expect(t.legal(0, 'choose-landing').map(({ hex }) => hex)).toEqual(
      expect.arrayContaining(others.slice(0, 2)),
    );
    expect(t.legal(0, 'choose-landing').length).toBe(2);
  });

  // proves seafarers/wonders-of-catan-attack: Roads and settlements may be built beside the deserts
  it('the Great Wall can be begun beside the deserts', () => {
    const t = bare();
    const [road, settlement] = [t.b.piece('road').index, t.b.piece('settlement').index];
    const corner = wall(t)[1];
    const edge = t.b.walks.edgesAt[corner].find((at) => t.b.rules.edgeFit(t.s, road, at))!;
    t.put(0, 'road', edge);
    expect(t.b.rules.barBuild(t.s, 0, settlement, corner)).toBeUndefined();
    const next = t.b.walks.edgesAt[corner].find((at) => at !== edge)!;
    expect(t.b.rules.barBuild(t.s, 0, road, next)).toBeUndefined();
  });

  // proves seafarers/wonders-of-catan-attack: A town that has fallen does not serve a wonder
  // proves seafarers/wonders-of-catan-attack: The work rests until the town is free
  it('the work rests while the town that a wonder needs has fallen', () => {
    const t = bare();
    const price = { brick: 3, grain: 1, lumber: 1 };
    const [corner] = wall(t);
    t.put(0, 'settlement', corner).give(0, price).play(0, 'raise-great-wall').give(0, price);
    expect(t.refusal(0, 'raise-great-wall')).toBeUndefined();
    conquer(t, corner);
    expect(t.refusal(0, 'raise-great-wall')?.code).toBe('wonder-needs');
    t.b.row('barbarians').fill(t.s, 0);
    expect(t.refusal(0, 'raise-great-wall')).toBeUndefined();
  });

  it('fallen cities serve neither the theater nor the monument', () => {
    const t = bare();
    const harbour = t.b.harbourCorner[0];
    const far = t.b.harbourCorner[8];
    for (const corner of [harbour, far]) t.put(0, 'settlement', corner).put(0, 'city', corner);
    t.set('routeLength', 0, 5).give(0, { brick: 1, lumber: 1, wool: 3, grain: 3, ore: 2 });
    expect([t.refusal(0, 'raise-theater'), t.refusal(0, 'raise-monument')]).toEqual([undefined, undefined]);
    conquer(t, harbour);
    expect(t.refusal(0, 'raise-theater')?.code).toBe('wonder-needs');
    conquer(t, far);
    expect(t.refusal(0, 'raise-monument')?.code).toBe('wonder-needs');
  });

  // proves seafarers/wonders-of-catan-attack: Twelve points win
  it('twelve points win with the most stages', () => {
    const t = bare();
    expect(t.b.rules.goal(t.s)).toBe(12);
    t.set('prisoners', 0, 24);
    t.b.rules.checkEnd(t.s);
    expect(t.over).toBe(false);
    t.set('wonderStages', 0, 1).set('wonderOf', 0, 0);
    t.b.rules.checkEnd(t.s);
    expect(t.over).toBe(true);
    const other = bare().set('wonderStages', 0, 4);
    other.b.rules.checkEnd(other.s);
    expect(other.over).toBe(true);
  });

  // proves seafarers/wonders-of-catan-attack: The Longest Trade Route is in play
  it('has the longest trade route and no largest army', () => {
    expect(bare().b.awards.map(({ id }) => id)).toEqual(['longest-road']);
  });
});
