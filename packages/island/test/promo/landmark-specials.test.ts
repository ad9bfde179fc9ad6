import { describe, expect, it } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROWS = [
  ['promo/world-championship-2014', 'brandenburg-gate', 'communication-museum'],
  ['promo/catan-day-2015', 'broadway', 'opryland'],
] as const;

const hexes = (t: Table): number[] => Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
const at = (t: Table, terrain: string): number[] =>
  hexes(t).filter((hex) => t.field('terrain', hex) === t.b.terrain(terrain));
const bearing = (t: Table, ...numbers: number[]): number[] =>
  hexes(t).filter((hex) => t.field('numbers', hex) === numbers.reduce((bits, n) => bits | (1 << n), 0));
const robberAt = (t: Table): number => t.field('blocker', t.b.blocker('robber'));
const laid = (id: string, options: TableOptions = {}): Table =>
  new Table(id, options).until('place-building');
const corner = (t: Table, hex: number, i: number): number => t.b.topology.hexCorner[hex * 6 + i];
const robber = (hex: number) => ({ blocker: 'robber', hex });
const seven = (t: Table, hex: number): Table => t.roll(7).play(t.active, 'move-blocker', robber(hex));

describe.each(ROWS)('%s', (id, centre, aside) => {
  const ready = (options: TableOptions = {}) => {
    const t = new Table(id, options).started().bare();
    for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
    return { t, gate: at(t, centre)[0], museum: at(t, aside)[0], bricks: at(t, 'hills')[0] };
  };

  // proves promo/world-championship-2014, promo/catan-day-2015: takes the place of the desert, in the middle of the island
  it.each([1, 2, 3, 4, 5])('the first landmark replaces the desert in the middle (deal %i)', (seed) => {
    const t = laid(id, { seed });
    expect([at(t, 'desert'), at(t, centre)]).toEqual([[], [t.hex(0, 0)]]);
    expect([robberAt(t), t.field('numbers', t.hex(0, 0))]).toEqual([t.hex(0, 0), 0]);
  });

  // proves promo/world-championship-2014, promo/catan-day-2015: takes the place of the hex that would carry the 2
  // proves promo/world-championship-2014, promo/catan-day-2015: That token is laid with the 12
  it('the second one replaces the hex of the 2, whose token goes to the 12', () => {
    const t = laid(id);
    const [museum] = at(t, aside);
    expect([at(t, aside).length, t.field('numbers', museum)]).toEqual([1, 0]);
    expect([bearing(t, 2), bearing(t, 12), bearing(t, 2, 12).length]).toEqual([[], [], 1]);
    // In letter order the 2 follows the 5 from a corner on, so the museum lies at the coast.
    expect(t.b.walks.hexesBeside[museum].length).toBeLessThan(6);
  });

  // proves promo/world-championship-2014, promo/catan-day-2015: That token is laid with the 12
  it('the hex with both tokens answers to both', () => {
    const { t } = ready();
    const [both] = bearing(t, 2, 12);
    const good = t.b.goods[t.b.rules.hexGood(t.s, both)].id;
    t.put(0, 'settlement', corner(t, both, 0)).roll(2);
    expect(t.hand(0)).toEqual({ [good]: 1 });
    t.play(0, 'end-turn').roll(12);
    expect(t.hand(0)).toEqual({ [good]: 2 });
  });

  // proves promo/world-championship-2014, promo/catan-day-2015: Neither landmark gives anything
  it('neither landmark gives anything on numbers', () => {
    const { t, gate, museum } = ready();
    expect([gate, museum].map((hex) => t.b.rules.hexGood(t.s, hex))).toEqual([-1, -1]);
    const alone = [0, 1, 2, 3, 4, 5]
      .map((i) => corner(t, museum, i))
      .find((at) => t.b.walks.hexesAt[at].length === 1)!;
    t.put(0, 'settlement', alone).put(0, 'city', alone).roll(2);
    expect(t.hand(0)).toEqual({});
  });

  // proves promo/world-championship-2014, promo/catan-day-2015: and steals as usual
  // proves promo/world-championship-2014, promo/catan-day-2015: on a 7 it brings its cities a good
  // proves promo/world-championship-2014, promo/catan-day-2015: Then everybody with a city at either landmark
  it('on a 7, after the theft, cities at either landmark bring a good of the new hex', () => {
    const { t, gate, museum, bricks } = ready();
    const out = t.b.walks.cornersOf[museum].find((c) => !t.b.walks.hexesAt[c].includes(bricks))!;
    const near = t.b.walks.cornersOf[gate].find((c) => !t.b.walks.hexesAt[c].includes(bricks))!;
    const victim = t.b.walks.cornersOf[bricks].find(
      (c) => ![gate, museum].some((hex) => t.b.walks.hexesAt[c].includes(hex)),
    )!;
    t.put(1, 'city', near).put(2, 'city', out).put(3, 'settlement', victim).give(3, { ore: 1 });
    seven(t, bricks);
    expect(t.decision).toBe('steal');
    t.nature('steal', { good: 'ore' }).nature('landmark-gifts');
    expect([0, 1, 2, 3].map((seat) => t.hand(seat))).toEqual([{ ore: 1 }, { brick: 1 }, { brick: 1 }, {}]);
  });

  // proves promo/world-championship-2014, promo/catan-day-2015: Settlements bring nothing
  // proves promo/world-championship-2014, promo/catan-day-2015: Several cities, also at both landmarks
  it('settlements bring nothing, and several cities no more than one', () => {
    const { t, gate, museum, bricks } = ready();
    t.put(1, 'settlement', corner(t, gate, 0));
    t.put(2, 'city', corner(t, gate, 2)).put(2, 'city', corner(t, gate, 4));
    const far = t.b.walks.cornersOf[museum].find((c) => !t.b.walks.hexesAt[c].includes(gate))!;
    t.put(2, 'city', far);
    seven(t, bricks);
    while (t.decision !== 'landmark-gifts') t.anything();
    t.nature('landmark-gifts');
    expect([t.hand(1), t.hand(2)]).toEqual([{}, { brick: 1 }]);
  });

  // proves promo/world-championship-2014, promo/catan-day-2015: may only be moved to a hex that gives goods
  // proves promo/world-championship-2014, promo/catan-day-2015: is the robber of this game
  it('the figure is the robber, and never comes back to a landmark', () => {
    const { t, gate, museum, bricks } = ready();
    seven(t, bricks);
    expect(t.b.rules.hexStopped(t.s, bricks)).toBe(true);
    t.play(0, 'end-turn').roll(7);
    for (const hex of [gate, museum]) expect(t.refusal(1, 'move-blocker', robber(hex))?.code).toBe('barren');
  });

  // proves promo/world-championship-2014, promo/catan-day-2015: A knight moves
  it('a knight brings no good, and is bound by the same rule', () => {
    const { t, gate, museum, bricks } = ready();
    t.put(1, 'city', corner(t, gate, 0))
      .cards(0, 'knight')
      .play(0, 'play-card', { card: 'knight' });
    expect(t.refusal(0, 'move-blocker', robber(museum))?.code).toBe('barren');
    t.play(0, 'move-blocker', robber(bricks));
    expect([t.decision, t.hand(1)]).toEqual(['roll', {}]);
  });

  // proves promo/world-championship-2014, promo/catan-day-2015: A 7 that does not move
  it('a 7 that moves nothing brings nothing', () => {
    const { t, gate } = ready();
    t.put(1, 'city', corner(t, gate, 0));
    for (const hex of hexes(t)) if (hex !== gate) t.lay(hex, 'desert');
    t.roll(7).nature('landmark-gifts');
    expect([t.decision, t.hand(1)]).toEqual(['main', {}]);
  });

  // proves promo/world-championship-2014, promo/catan-day-2015: everybody there chooses, in turn order
  it('from a gold field everybody there chooses', () => {
    const { t, gate } = ready({ modules: ['seafarers/core'] });
    const far = hexes(t).find((hex) => hex !== gate && !t.b.walks.hexesBeside[gate].includes(hex))!;
    t.lay(far, 'gold', 5)
      .put(1, 'city', corner(t, gate, 0))
      .put(2, 'city', corner(t, gate, 2));
    seven(t, far).nature('landmark-gifts');
    t.play(1, 'choose-good', { good: 'ore' }).play(2, 'choose-good', { good: 'wool' });
    expect([t.hand(1), t.hand(2), t.decision]).toEqual([{ ore: 1 }, { wool: 1 }, 'main']);
  });

  // proves promo/world-championship-2014, promo/catan-day-2015: If the bank cannot pay all, nobody gets anything, unless
  it('a bank that cannot give to all gives to nobody', () => {
    const { t, gate } = ready();
    const far = hexes(t).find((hex) => hex !== gate && !t.b.walks.hexesBeside[gate].includes(hex))!;
    t.lay(far, 'hills', 5).setBank('brick', 1);
    t.put(1, 'city', corner(t, gate, 0)).put(2, 'city', corner(t, gate, 2));
    seven(t, far).nature('landmark-gifts');
    expect([t.hand(1), t.hand(2)]).toEqual([{}, {}]);
  });

  // proves promo/world-championship-2014, promo/catan-day-2015: With five or six players both deserts
  // proves promo/world-championship-2014, promo/catan-day-2015: Where the board has no middle
  it('with five or six players both deserts and both twos become landmarks', () => {
    const t = laid(id, { seats: 6 });
    expect([at(t, 'desert'), at(t, centre).length, at(t, aside).length]).toEqual([[], 2, 2]);
    expect([bearing(t, 2), bearing(t, 12), bearing(t, 2, 12).length]).toEqual([[], [], 2]);
    const fish = laid('traders-barbarians/fishermen', { modules: [id] });
    const [gate] = at(fish, centre);
    expect([at(fish, centre).length, fish.field('numbers', gate)]).toEqual([1, 0]);
  });
});
