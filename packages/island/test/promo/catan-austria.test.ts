import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

const ID = 'promo/catan-austria';
/** by region: its hexes, and points and rate of its card */
const REGIONS: Record<string, { size: number; points: number; rate: string }> = {
  vorarlberg: { size: 1, points: 1, rate: 'any' },
  tyrol: { size: 4, points: 2, rate: 'ore' },
  salzburg: { size: 3, points: 1, rate: 'any' },
  'upper-austria': { size: 3, points: 1, rate: 'any' },
  carinthia: { size: 3, points: 1, rate: 'wool' },
  styria: { size: 5, points: 2, rate: 'brick' },
  'lower-austria': { size: 6, points: 2, rate: 'lumber' },
  vienna: { size: 1, points: 1, rate: 'any' },
  burgenland: { size: 2, points: 1, rate: 'grain' },
};
const NAMES = Object.keys(REGIONS);

const ready = (): Table => {
  const t = new Table(ID).started().until('main', 0).bare();
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  return t;
};
const hexesOf = (t: Table, region: string): number[] =>
  t.b.layout.hexes.flatMap((hex, i) => (hex.region === region ? [i] : []));
const holder = (t: Table, region: string): number => t.field('regionCards', NAMES.indexOf(region)) - 1;
const hotel = (t: Table, q: number, r: number, good: string) => ({ hex: t.hex(q, r), good });
const hotelAt = (t: Table, hex: number): number => t.b.ownerOf[t.field('hotel', hex)] ?? -1;
/** hotels on the board, with what follows from them */
const put = (t: Table, seat: number, ...hexes: number[]): Table => {
  for (const hex of hexes) t.built(seat, 'hotel', hex);
  return t;
};

describe('Catan-Austria', () => {
  // proves promo/catan-austria: Everybody has 15 hotels
  // proves promo/catan-austria: They stand on hexes that give goods, one on each
  it('everybody has 15 hotels, one on a hex that gives goods', () => {
    const t = ready().give(0, { wool: 4, ore: 4 });
    expect(t.field('supply', t.b.piece('hotel').index)).toBe(15);
    t.play(0, 'build-hotel', hotel(t, -6, 0, 'wool'));
    expect(t.field('supply', t.b.piece('hotel').index)).toBe(14);
    expect(t.refusal(0, 'build-hotel', hotel(t, -6, 0, 'wool'))?.code).toBe('hotel-own');
    expect(t.refusal(0, 'build-hotel', hotel(t, -3, 1, 'ore'))?.code).toBe('hotel-ground');
    t.set('supply', t.b.piece('hotel').index, 0);
    expect(t.refusal(0, 'build-hotel', hotel(t, -5, 0, 'ore'))?.code).toBe('hotel-none');
  });

  // proves promo/catan-austria: A hotel on a free hex costs 1 of the good
  // proves promo/catan-austria: does not matter whose settlement or city stands beside the hex
  it('costs one of the good of the hex beside any building, two elsewhere', () => {
    const t = ready().give(0, { ore: 1 });
    expect(t.refusal(0, 'build-hotel', hotel(t, -5, 0, 'ore'))).toMatchObject({ code: 'hotel-price' });
    t.put(1, 'settlement', t.corner(-5, 0, 1)).play(0, 'build-hotel', hotel(t, -5, 0, 'ore'));
    expect(t.hand(0)).toEqual({});
    t.give(0, { wool: 2, ore: 2 });
    expect(t.refusal(0, 'build-hotel', hotel(t, -2, 1, 'ore'))?.code).toBe('hotel-good');
    expect(t.play(0, 'build-hotel', hotel(t, -2, 1, 'wool')).hand(0)).toEqual({ ore: 2 });
  });

  // proves promo/catan-austria: On a gold field you pay with one kind, whichever you like
  it('on the gold field any one kind pays', () => {
    const t = ready().give(0, { ore: 1, wool: 1, brick: 2 });
    const paid = t.legal(0, 'build-hotel').filter(({ hex }) => hex === t.hex(3, -1));
    expect(paid.map(({ good }) => good)).toEqual(['brick']);
    expect(t.play(0, 'build-hotel', hotel(t, 3, -1, 'brick')).hand(0)).toEqual({ ore: 1, wool: 1 });
  });

  // proves promo/catan-austria: When all hexes of a region that give goods have hotels
  // proves promo/catan-austria: A hotel that is replaced returns to its owner
  it('another’s hotel is replaced for three, when the region is full', () => {
    const t = ready().give(0, { wool: 3, grain: 3 });
    const [pasture, fields] = hexesOf(t, 'burgenland');
    put(t, 1, pasture);
    expect(t.refusal(0, 'build-hotel', { hex: pasture, good: 'wool' })?.code).toBe('hotel-room');
    put(t, 2, fields).play(0, 'build-hotel', { hex: pasture, good: 'wool' });
    expect([hotelAt(t, pasture), t.hand(0)]).toEqual([0, { grain: 3 }]);
    expect(t.field('supply', t.b.pieces.length + t.b.piece('hotel').index)).toBe(15);
    t.give(0, { grain: 2 });
    expect(t.refusal(0, 'build-hotel', { hex: fields, good: 'grain' })?.code).toBe('hotel-price');
  });

  // proves promo/catan-austria: Each region has a card, for the player with the majority
  // proves promo/catan-austria: card you have its points and trade with the bank at its rate
  // proves promo/catan-austria: The majority is more than half of the hexes
  // proves promo/catan-austria: Vorarlberg (1 hex), Salzburg (3)
  // proves promo/catan-austria: Carinthia (3 hexes): 1 point, wool 2:1
  // proves promo/catan-austria: Burgenland (2): 1 point, grain 2:1
  // proves promo/catan-austria: Tyrol (4 hexes): 2 points
  // proves promo/catan-austria: Styria (5): 2 points
  // proves promo/catan-austria: Lower Austria (6): 2 points
  it.each(NAMES)('%s has its size, points and rate for more than half of its hexes', (region) => {
    const { size, points, rate } = REGIONS[region];
    const t = ready();
    const hexes = hexesOf(t, region);
    expect(hexes).toHaveLength(size);
    put(t, 2, ...hexes.slice(0, Math.floor(size / 2)));
    expect([holder(t, region), t.points(2)]).toEqual([-1, 0]);
    put(t, 2, hexes[Math.floor(size / 2)]);
    expect([holder(t, region), t.points(2)]).toEqual([2, points]);
    for (const good of ['brick', 'lumber', 'wool', 'grain', 'ore'])
      expect(t.b.the.bank.rate(t.s, 2, t.b.good(good))).toBe(rate === 'any' ? 3 : rate === good ? 2 : 4);
  });

  // proves promo/catan-austria: While nobody has that, nobody has the card
  it('a majority that is broken loses card, points and rate', () => {
    const t = ready().give(0, { ore: 3 });
    const [one, two, forest, pasture] = hexesOf(t, 'tyrol');
    put(t, 1, one, two, forest);
    put(t, 2, pasture);
    expect([holder(t, 'tyrol'), t.points(1), t.b.the.bank.rate(t.s, 1, t.b.good('ore'))]).toEqual([1, 2, 2]);
    t.play(0, 'build-hotel', { hex: one, good: 'ore' });
    expect([holder(t, 'tyrol'), t.points(1), t.b.the.bank.rate(t.s, 1, t.b.good('ore'))]).toEqual([-1, 0, 4]);
  });

  it('a majority that is taken over takes the card along', () => {
    const t = ready().give(0, { wool: 3 });
    const [pasture, forest, mountains] = hexesOf(t, 'carinthia');
    put(t, 1, pasture, forest);
    put(t, 0, mountains).play(0, 'build-hotel', { hex: pasture, good: 'wool' });
    expect([holder(t, 'carinthia'), t.points(0), t.points(1)]).toEqual([0, 1, 0]);
  });

  // proves promo/catan-austria: settlement of yours becomes a city only if
  it('a city needs the card of a region that it stands at', () => {
    const t = ready().give(0, { ore: 3, grain: 2 });
    const corner = t.corner(3, -1, 4);
    t.put(0, 'settlement', corner);
    expect(t.refusal(0, 'city', { corner })?.code).toBe('region-card');
    put(t, 0, ...hexesOf(t, 'tyrol'));
    expect(t.refusal(0, 'city', { corner })?.code).toBe('region-card');
    put(t, 0, t.hex(3, -1));
    expect(t.play(0, 'city', { corner }).points(0)).toBe(5);
  });

  // proves promo/catan-austria: Fifteen points win
  it('fifteen points win', () => {
    const t = ready();
    expect(t.b.rules.target(t.s, 0)).toBe(15);
  });

  /** every hex has a hotel but the one of Vienna, those of a region alike */
  const almost = (owners: Record<string, number>): Table => {
    const t = ready();
    for (const region of NAMES) if (region !== 'vienna') put(t, owners[region] ?? 1, ...hexesOf(t, region));
    return t.give(0, { ore: 2 });
  };

  // proves promo/catan-austria: The game also ends as soon as every hex that gives goods has a hotel
  it('the last hotel ends the game, and most points win', () => {
    const t = almost({ tyrol: 2, styria: 2, 'lower-austria': 3 });
    expect(t.over).toBe(false);
    t.play(0, 'build-hotel', hotel(t, 3, -1, 'ore'));
    expect([t.over, t.b.result(t.s).winners]).toEqual([true, [1]]);
  });

  // proves promo/catan-austria: in a tie the player with more hotels
  it('hotels on the board part those who are level in points', () => {
    // 4 points each: seat 1 with 12 hexes, seat 3 with 11
    const t = almost({
      vorarlberg: 2,
      tyrol: 3,
      styria: 1,
      'lower-austria': 2,
      salzburg: 1,
      'upper-austria': 1,
      carinthia: 3,
      burgenland: 3,
    });
    t.play(0, 'build-hotel', hotel(t, 3, -1, 'ore'));
    expect([t.points(1), t.points(3), t.b.result(t.s).winners]).toEqual([4, 4, [1]]);
  });

  // proves promo/catan-austria: Players who tie in points and in hotels share the victory
  it('those who are level in both share the victory', () => {
    // tyrol and upper austria against carinthia, burgenland, and so on: points and hexes alike
    const t = almost({
      tyrol: 1,
      salzburg: 1,
      styria: 3,
      burgenland: 3,
      'lower-austria': 2,
      'upper-austria': 2,
      vorarlberg: 2,
      carinthia: 2,
    });
    t.set('regionCards', NAMES.indexOf('lower-austria'), 0).set(
      'regionCards',
      NAMES.indexOf('upper-austria'),
      0,
    );
    t.play(0, 'build-hotel', hotel(t, 3, -1, 'ore'));
    expect([t.points(1), t.points(3), t.b.result(t.s).winners]).toEqual([3, 3, [1, 3]]);
  });

  // proves promo/catan-austria: that are still hidden count too
  it('hidden victory point cards count then', () => {
    const t = almost({ tyrol: 2, styria: 2, 'lower-austria': 3 }).cards(2, 'victory-point', 5);
    t.play(0, 'build-hotel', hotel(t, 3, -1, 'ore'));
    expect(t.b.result(t.s).winners).toEqual([2]);
  });

  // proves promo/catan-austria: You may build hotels anywhere
  it('hotels need no road', () => {
    const t = ready().give(0, { wool: 2 });
    expect(t.legal(0, 'build-hotel').map(({ hex }) => hex)).toEqual(
      [t.hex(-6, 0), t.hex(-3, -1), t.hex(0, -1), t.hex(-2, 1), t.hex(0, 2), t.hex(3, -1), t.hex(3, 0)].sort(
        (a, z) => a - z,
      ),
    );
  });

  // proves promo/catan-austria: The printed map is lost
  // proves promo/catan-austria: Vienna is its gold field
  // proves promo/catan-austria: The glaciers of the Tauern are its desert
  it('28 hexes give goods, and the robber begins on the glaciers, which are in no region', () => {
    const t = new Table(ID).until('place-building');
    const all = Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
    expect(all.filter((hex) => t.b.rules.hexGood(t.s, hex) !== -1)).toHaveLength(28);
    expect(t.b.rules.hexGood(t.s, hexesOf(t, 'vienna')[0])).toBe(-2);
    const glacier = t.hex(-3, 1);
    expect([t.field('blocker', t.b.blocker('robber')), t.b.layout.hexes[glacier].region]).toEqual([
      glacier,
      undefined,
    ]);
    const red = (hex: number) => (t.field('numbers', hex) & ((1 << 6) | (1 << 8))) !== 0;
    for (const hex of all.filter(red)) expect(t.b.walks.hexesBeside[hex].some(red)).toBe(false);
  });
});
