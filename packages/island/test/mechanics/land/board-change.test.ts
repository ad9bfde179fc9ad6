import { describe, expect, it } from 'vitest';
import { besideWater, changeHex, sinkHex, swapHexes } from '../../../index.ts';
import { Table } from '../../table.ts';

const table = () => new Table('first-island/base').started().bare();
const robberAt = (t: Table) => t.s.cells[t.b.at.blocker + t.b.blocker('robber')];

/** a side of the hex at the western end */
const rim = (t: Table, side: number) => t.edge(-2, 0, side);

describe('a changed board', () => {
  it('a sunken hex is sea and has no number', () => {
    const t = table();
    const hex = t.hex(-2, 0);
    sinkHex(t.b, t.s, hex);
    expect(t.s.cells[t.b.at.terrain + hex]).toBe(t.b.terrain('sea'));
    expect(t.s.cells[t.b.at.numbers + hex]).toBe(0);
  });

  // proves misc/atlantis: Removed pieces return
  it('a building with only sea around it falls and returns to the supply', () => {
    const t = table();
    // this corner touches no other hex
    t.put(0, 'settlement', t.corner(-2, 0, 3));
    expect(t.points(0)).toBe(1);
    sinkHex(t.b, t.s, t.hex(-2, 0));
    expect(t.s.cells[t.b.at.building + t.corner(-2, 0, 3)]).toBe(0);
    expect(t.points(0)).toBe(0);
  });

  it('a city falls as a city: no settlement is left behind', () => {
    const t = table();
    const corner = t.corner(-2, 0, 3);
    t.put(0, 'settlement', corner).put(0, 'city', corner);
    sinkHex(t.b, t.s, t.hex(-2, 0));
    expect(t.s.cells[t.b.at.building + corner]).toBe(0);
    const P = t.b.pieces.length;
    expect(t.s.cells[t.b.at.supply + 0 * P + t.b.piece('city').index]).toBe(4);
    expect(t.s.cells[t.b.at.supply + 0 * P + t.b.piece('settlement').index]).toBe(5);
  });

  it('a building that still touches land stays', () => {
    const t = table();
    t.put(0, 'settlement', t.corner(-2, 0, 0));
    sinkHex(t.b, t.s, t.hex(-2, 0));
    expect(t.points(0)).toBe(1);
  });

  it('a road with only sea beside it falls, and the routes are measured again', () => {
    const t = table();
    for (const side of [0, 1, 2, 3, 4]) t.put(0, 'road', rim(t, side));
    expect(t.field('routeLength', 0)).toBe(5);
    expect(t.points(0)).toBe(2);
    sinkHex(t.b, t.s, t.hex(-2, 0));
    // the other sides face the sea around the board
    const left = [0, 1, 2, 3, 4].filter((side) => t.s.cells[t.b.at.route + rim(t, side)] !== 0);
    expect(left).toEqual([0, 1]);
    expect(t.field('routeLength', 0)).toBe(2);
    expect(t.points(0)).toBe(0);
  });

  // proves misc/atlantis: A harbour is lost when
  it('a harbour is lost when no land touches its corners, and its user trades without it', () => {
    const t = table();
    const place = t.b.layout.harbours.places.findIndex((at) => at.q === -2 && at.r === 1);
    t.s.cells[t.b.at.harbour + place] = 0;
    const [one, other] = [t.b.harbourCorner[place * 2], t.b.harbourCorner[place * 2 + 1]];
    t.put(0, 'settlement', one);
    expect(t.b.the.bank.rate(t.s, 0, 0)).toBe(3);
    sinkHex(t.b, t.s, t.hex(-2, 1));
    expect(t.s.cells[t.b.at.harbour + place]).toBe(0);
    sinkHex(t.b, t.s, t.hex(-2, 0));
    sinkHex(t.b, t.s, t.hex(-2, 2));
    sinkHex(t.b, t.s, t.hex(-1, 0));
    expect(t.b.rules.cornerFit(t.s, one) || t.b.rules.cornerFit(t.s, other)).toBe(false);
    expect(t.s.cells[t.b.at.harbour + place]).toBe(-1);
    expect(t.b.the.bank.rate(t.s, 0, 0)).toBe(4);
  });

  it('a blocker whose hex turns into sea leaves the board', () => {
    const t = table();
    t.s.cells[t.b.at.blocker] = t.hex(-2, 0);
    sinkHex(t.b, t.s, t.hex(-2, 0));
    expect(robberAt(t)).toBe(-1);
  });

  it('a blocker stays where land becomes other land', () => {
    const t = table();
    t.s.cells[t.b.at.blocker] = t.hex(-2, 0);
    changeHex(t.b, t.s, t.hex(-2, 0), t.b.terrain('desert'), 0);
    expect(robberAt(t)).toBe(t.hex(-2, 0));
  });

  it('swapped hexes take their numbers along', () => {
    const t = table();
    const [one, other] = [t.hex(-2, 0), t.hex(0, 0)];
    t.lay(one, 'hills', 5).lay(other, 'forest', 9);
    swapHexes(t.b, t.s, one, other);
    expect(t.s.cells[t.b.at.terrain + one]).toBe(t.b.terrain('forest'));
    expect(t.s.cells[t.b.at.numbers + one]).toBe(1 << 9);
    expect(t.s.cells[t.b.at.terrain + other]).toBe(t.b.terrain('hills'));
    expect(t.s.cells[t.b.at.numbers + other]).toBe(1 << 5);
  });

  it('water beside a hex is the sea around the board or a hex of water', () => {
    const t = table();
    expect(besideWater(t.b, t.s, t.hex(-2, 0))).toBe(true);
    expect(besideWater(t.b, t.s, t.hex(-1, 0))).toBe(false);
    sinkHex(t.b, t.s, t.hex(-2, 0));
    expect(besideWater(t.b, t.s, t.hex(-1, 0))).toBe(true);
  });
});
