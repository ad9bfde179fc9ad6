import { describe, expect, it } from 'vitest';
import { innerSitesOf } from '../../promo/mechanics/inner-sites.ts';
import { Table, type TableOptions } from '../table.ts';

const ID = 'promo/world-championship-2016';
const DOORS = [1, 3, 5];
const PRICE = { brick: 1, lumber: 1, wool: 1, grain: 1 };

const hexes = (t: Table): number[] => Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
const at = (t: Table, terrain: string): number[] =>
  hexes(t).filter((hex) => t.field('terrain', hex) === t.b.terrain(terrain));
const site = (t: Table, i: number): number => innerSitesOf(t.b)[i];
const path = (t: Table, i: number): number => t.b.walks.edgesAt[site(t, i)][0];
const door = (t: Table, i: number): number => t.corner(0, 0, DOORS[i]);
/** a bare board; Durango answers to the five alone, and the robber is off the board */
const ready = (options: TableOptions = {}): Table => {
  const t = new Table(ID, options).started().until('main', 0).bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  for (const hex of hexes(t)) if (t.field('numbers', hex) === 1 << 5) t.set('numbers', hex, 1 << 4);
  t.set('numbers', t.hex(0, 0), 1 << 5);
  return t.set('blocker', t.b.blocker('robber'), -1);
};
const five = (t: Table): Table => t.play(0, 'end-turn').roll(5);

describe('the World Championship of 2016', () => {
  // proves promo/world-championship-2016: Durango takes the place of a pasture
  // proves promo/world-championship-2016: It has a number token like other hexes
  // proves promo/world-championship-2016: Its token is the one that its place gets
  // proves promo/world-championship-2016: The desert lies elsewhere
  it.each([1, 2, 3])(
    'Durango lies in the middle with the last token, among three pastures (deal %i)',
    (seed) => {
      const t = new Table(ID, { seed }).until('place-building');
      expect([at(t, 'durango'), at(t, 'pasture').length, at(t, 'desert').length]).toEqual([
        [t.hex(0, 0)],
        3,
        1,
      ]);
      expect(t.field('numbers', t.hex(0, 0))).toBe(1 << 11);
    },
  );

  // proves promo/world-championship-2016: Three paths lead from corners of Durango into it
  // proves promo/world-championship-2016: the three do not meet
  // proves promo/world-championship-2016: The paths begin at the upper corner
  it('three paths lead in from every other corner, each to a site that nothing else joins', () => {
    const t = new Table(ID);
    expect(innerSitesOf(t.b)).toHaveLength(3);
    for (const i of [0, 1, 2]) {
      expect(t.b.walks.edgesAt[site(t, i)]).toHaveLength(1);
      expect(t.b.walks.cornersNear[site(t, i)]).toEqual([door(t, i)]);
    }
  });

  // proves promo/world-championship-2016: 1 good of your choice for each of your settlements inside it
  // proves promo/world-championship-2016: Where several choose, they do so in turn order
  it('its number brings a good of choice to those inside, in turn order', () => {
    const t = ready();
    t.put(0, 'settlement', site(t, 0)).put(2, 'settlement', site(t, 1));
    five(t);
    expect(t.active).toBe(1);
    t.play(2, 'choose-good', { good: 'ore' }).play(0, 'choose-good', { good: 'brick' });
    expect([t.hand(0), t.hand(2), t.decision]).toEqual([{ brick: 1 }, { ore: 1 }, 'main']);
  });

  // proves promo/world-championship-2016: It gives a good of your choice to settlements inside
  // proves promo/world-championship-2016: Buildings at the six corners of Durango get nothing
  it('buildings at its corners get nothing from it, also not at the start', () => {
    const t = ready();
    t.put(1, 'settlement', door(t, 0)).put(2, 'city', t.corner(0, 0, 4));
    five(t);
    expect([t.decision, t.hand(1), t.hand(2)]).toEqual(['main', {}, {}]);
    const start = new Table(ID).until('place-building');
    while (start.field('startsPlaced') < 4) start.anything();
    const seat = 3;
    const corner = [0, 1, 2, 3, 4, 5]
      .map((i) => start.corner(0, 0, i))
      .find((c) => start.refusal(seat, 'place-building', { corner: c }) === undefined)!;
    start.play(seat, 'place-building', { corner });
    expect(start.decision).toBe('place-route');
    const around = start.b.walks.hexesAt[corner].filter((hex) => start.b.rules.hexGood(start.s, hex) >= 0);
    expect(start.field('handSize', seat)).toBe(around.length);
  });

  // proves promo/world-championship-2016: You choose after everything else has been paid: you
  it('what normal production has exhausted cannot be chosen', () => {
    const t = ready();
    t.lay(t.hex(2, 0), 'hills', 5).setBank('brick', 1);
    t.put(0, 'settlement', site(t, 0)).put(1, 'settlement', t.corner(2, 0, 0));
    five(t);
    expect(t.hand(1)).toEqual({ brick: 1 });
    expect(t.refusal(0, 'choose-good', { good: 'brick' })?.code).toBe('bank-empty');
  });

  // proves promo/world-championship-2016: You choose after everything else has been paid: you
  it('what there was too little of for others can be chosen', () => {
    const t = ready();
    t.lay(t.hex(2, 0), 'hills', 5).setBank('brick', 1);
    t.put(0, 'settlement', site(t, 0));
    t.put(1, 'settlement', t.corner(2, 0, 0)).put(2, 'settlement', t.corner(2, 0, 4));
    five(t);
    expect([t.hand(1), t.hand(2)]).toEqual([{}, {}]);
    expect(t.play(0, 'choose-good', { good: 'brick' }).hand(0)).toEqual({ brick: 1 });
  });

  // proves promo/world-championship-2016: A settlement inside keeps no distance
  it('a site may be settled beside a building at the other end of its path, and the other way round', () => {
    const t = ready();
    t.put(0, 'settlement', door(t, 0)).put(0, 'road', path(t, 0)).give(0, PRICE);
    t.play(0, 'settlement', { corner: site(t, 0) });
    expect(t.points(0)).toBe(2);
    const other = ready();
    other.put(0, 'settlement', site(other, 1)).put(0, 'road', path(other, 1)).give(0, PRICE);
    expect(other.refusal(0, 'settlement', { corner: door(other, 1) })).toBeUndefined();
  });

  // proves promo/world-championship-2016: nobody keeps a distance to it
  it('at the corners of Durango the distance to other buildings is kept all the same', () => {
    const t = ready();
    t.put(0, 'settlement', site(t, 1)).put(0, 'road', path(t, 1)).give(0, PRICE);
    const near = t.b.walks.cornersNear[door(t, 1)].find((corner) => corner !== site(t, 1))!;
    t.put(1, 'settlement', near);
    expect(t.refusal(0, 'settlement', { corner: door(t, 1) })?.code).toBe('too-near');
  });

  // proves promo/world-championship-2016: Nobody has more than one of the inner paths
  it('nobody has two of the inner paths', () => {
    const t = ready().give(0, { brick: 2, lumber: 2 });
    t.put(0, 'settlement', door(t, 0)).put(0, 'settlement', door(t, 1));
    t.play(0, 'road', { edge: path(t, 0) });
    expect(t.refusal(0, 'road', { edge: path(t, 1) })?.code).toBe('inner-one');
    expect(t.b.rules.barFound(t.s, 0, site(t, 1))?.code).toBe('inner-one');
    t.put(1, 'settlement', door(t, 2)).give(1, { brick: 1, lumber: 1 });
    expect(t.b.rules.barBuild(t.s, 1, t.b.piece('road').index, path(t, 2))).toBeUndefined();
  });

  // proves promo/world-championship-2016: A settlement inside never becomes a city
  it('a settlement inside does not become a city', () => {
    const t = ready().give(0, { ore: 3, grain: 2 });
    t.put(0, 'settlement', site(t, 0)).put(0, 'settlement', t.corner(2, 0, 0));
    expect(t.refusal(0, 'city', { corner: site(t, 0) })?.code).toBe('inner-small');
    expect(t.legal(0, 'city')).toEqual([{ move: 'city', corner: t.corner(2, 0, 0) }]);
  });

  // proves promo/world-championship-2016: Nobody places a starting settlement inside
  it('nobody starts inside, or with a road on an inner path', () => {
    const t = new Table(ID).until('place-building');
    expect(t.refusal(0, 'place-building', { corner: site(t, 0) })?.code).toBe('inner-start');
    t.play(0, 'place-building', { corner: door(t, 0) });
    expect(t.refusal(0, 'place-route', { piece: 'road', edge: path(t, 0) })?.code).toBe('inner-start');
    expect(t.legal(0, 'place-route')).toHaveLength(3);
  });

  // proves promo/world-championship-2016: there are roads like others, also for Longest Road
  it('the road inside counts for Longest Road', () => {
    const t = ready();
    for (const side of [2, 3, 4, 5]) t.put(0, 'road', t.edge(0, 0, side));
    // sides 2 to 5 run from the top corner to the lower right one
    expect(t.field('routeLength', 0)).toBe(4);
    t.put(0, 'road', path(t, 0));
    expect([t.field('routeLength', 0), t.points(0)]).toEqual([5, 2]);
  });

  // proves promo/world-championship-2016: the robber may be moved to Durango
  it('the robber stops it, and robs inside and at its corners', () => {
    const t = ready();
    t.put(1, 'settlement', site(t, 0))
      .put(2, 'settlement', t.corner(0, 0, 0))
      .give(1, { ore: 1 })
      .give(2, { ore: 1 });
    t.play(0, 'end-turn').play(1, 'roll').nature('dice', { red: 3, yellow: 4 });
    t.play(1, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
    expect(t.decision).toBe('steal');
    t.nature('steal', { good: 'ore' });
    expect([t.hand(1), t.hand(2)]).toEqual([{ ore: 2 }, {}]);
    t.play(1, 'end-turn').roll(5);
    expect(t.decision).toBe('main');
    expect(t.b.the.blockers.touches(t.s, 1, t.b.blocker('robber'), t.hex(0, 0))).toBe(true);
  });

  // proves promo/world-championship-2016: With five or six players Durango is the western one
  it('with five or six players it is the western hex of the two in the middle', () => {
    const t = new Table(ID, { seats: 6 }).until('place-building');
    const [hex] = at(t, 'durango');
    const row = hexes(t).filter((other) => t.b.topology.r[other] === 0);
    expect([row.length, row.indexOf(hex), at(t, 'pasture').length, at(t, 'desert').length]).toEqual([
      6, 2, 5, 2,
    ]);
    expect(innerSitesOf(t.b)).toHaveLength(3);
  });

  // proves promo/world-championship-2016: No knight stands inside
  it('no knight of the players stands inside', () => {
    const t = ready({ modules: ['cities-knights/core'] });
    t.put(0, 'settlement', door(t, 0))
      .put(0, 'road', path(t, 0))
      .put(0, 'road', t.edge(0, 0, 1));
    t.give(0, { wool: 1, ore: 1 });
    expect(t.b.the.units.barStand(t.s, 0, site(t, 0))?.code).toBe('inner-room');
    expect(t.legal(0).some((move) => move.corner === site(t, 0))).toBe(false);
  });
});
