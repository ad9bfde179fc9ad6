import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'buch/westwards';
const RAIL = { lumber: 1, ore: 1 };
const BRIDGE = { brick: 1, lumber: 1 };
const TOWN = { brick: 1, lumber: 1, wool: 1, grain: 1 };
const CITY = { grain: 2, ore: 3 };

const compiled = new Map<string, Table>();
function fresh(options: TableOptions = {}): Table {
  const key = JSON.stringify(options);
  const known = compiled.get(key) ?? new Table(ROW, options);
  compiled.set(key, known);
  return known.again(1);
}

/** seat 0 trades and builds: nothing stands, hands are empty, no number brings anything, the outlaw is off the board */
function open(options: TableOptions = {}): Table {
  const t = fresh(options).started().until('roll', 0).bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.set('numbers', hex, 0);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {}).set('fortAt', seat, -1);
  for (let seat = 0; seat < t.b.seats; seat++) t.set('pioneerAt', seat, -1).set('acrossLand', seat, 0);
  t.set('firstAcross', 0, -1);
  outlawAt(t, -1);
  return t.roll(3);
}
const outlawAt = (t: Table, hex: number): Table => {
  t.b.fields.blocker.set(t.s, 0, hex);
  return t;
};
const refused = (t: Table, move: string, args: Record<string, unknown> = {}, seat = 0) =>
  t.refusal(seat, move, args)?.code;
/** the edge from one corner to the next one */
const between = (t: Table, from: number, to: number): number =>
  t.b.walks.edgesAt[from].find((edge) => t.b.walks.endsOf[edge].includes(to))!;
/** rails of the seat along the sides of a hex, from corner to corner; its pioneer is left at the last of them */
function lay(t: Table, seat: number, corners: readonly number[]): Table {
  t.set('pioneerAt', seat, corners[0]);
  for (let i = 1; i < corners.length; i++) t.put(seat, 'road', between(t, corners[i - 1], corners[i]));
  return t;
}
const around = (t: Table, q: number, r: number, ...at: number[]): number[] =>
  at.map((i) => t.corner(q, r, i));
const sites = (t: Table, name: string): number => {
  const mark = t.b.layout.marks.corners['named-city'].find(({ value }) => value === name)!;
  return t.corner(mark.q, mark.r, mark.corner);
};
const rivers = (t: Table): number[] =>
  t.b.layout.marks.edges.river.map(({ q, r, side }) => t.edge(q, r, side));
/** a river edge with the corner at one end of it, where the seat has a rail and its pioneer */
function atRiver(t: Table, seat = 0): { edge: number; near: number; far: number } {
  const edge = rivers(t)[3];
  const [near, far] = t.b.walks.endsOf[edge];
  const before = t.b.walks.edgesAt[near].find((other) => other !== edge && !rivers(t).includes(other))!;
  const from = t.b.walks.endsOf[before].find((end) => end !== near)!;
  lay(t, seat, [from, near]);
  return { edge, near, far };
}
const by = (t: Table, source: string, seat = 0): number =>
  t.b.scores.find(({ id }) => id === source)!.of(t.s, seat);
const supply = (t: Table, piece: string, seat = 0): number =>
  t.b.fields.supply.get(t.s, seat, t.b.piece(piece).index);
const hexesOf = (t: Table, terrain: string): number[] =>
  [...t.b.layout.hexes.keys()].filter((hex) => t.b.layout.hexes[hex].terrain === terrain);

describe('the map', () => {
  // proves buch/westwards: Two hexes of Canada and two of Mexico
  // proves buch/westwards: The printed map is lost
  // proves buch/westwards: Land, rivers, named sites and the western coast
  test('has the hexes, numbers and harbours of the setup, and four that give nothing', () => {
    const t = fresh();
    const counts = Object.fromEntries(
      ['hills', 'fields', 'forest', 'mountains', 'pasture', 'desert', 'gold', 'sea', 'abroad'].map((id) => [
        id,
        hexesOf(t, id).length,
      ]),
    );
    expect(counts).toEqual({
      hills: 5,
      fields: 5,
      forest: 5,
      mountains: 5,
      pasture: 6,
      desert: 4,
      gold: 2,
      sea: 10,
      abroad: 4,
    });
    const bag = t.b.layout.groups.land.numbers!.bag!.map(Number);
    expect([2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map((n) => bag.filter((one) => one === n).length)).toEqual([
      2, 3, 3, 3, 3, 3, 3, 3, 3, 2,
    ]);
    const kinds = t.b.layout.harbours.places.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'any')).toHaveLength(5);
    expect(new Set(kinds).size).toBe(6);
    expect(t.b.layout.provenance).toBe('house');
    expect(t.b.layout.marks.corners['named-city']).toHaveLength(29);
    const s = open();
    const [abroad] = hexesOf(s, 'abroad');
    const [one, two] = s.b.walks.cornersOf[abroad];
    lay(s, 0, [one, two]).give(0, TOWN);
    s.set('pioneerAt', 0, one);
    s.play(0, 'settlement', { corner: two });
    s.lay(abroad, 'abroad', 8).play(0, 'end-turn');
    s.until('roll', 1).roll(8);
    expect(s.hand(0)).toEqual({});
  });

  // proves buch/westwards: Two of the cities at which you may begin share a harbour.
  test('two of the first cities share a harbour, and all six lie at one for a single good', () => {
    const t = fresh();
    const heads = t.b.layout.marks.corners['line-head'].map(({ q, r, corner }) => t.corner(q, r, corner));
    const kinds = heads.map((corner) =>
      t.b.harboursAt[corner].map((place) => t.b.layout.harbours.places[place].kind),
    );
    expect(kinds.every(([kind, ...more]) => kind !== 'any' && more.length === 0)).toBe(true);
    expect(new Set(kinds.flat()).size).toBe(5);
  });
});

describe('the start', () => {
  // proves buch/westwards: You begin with one city
  // proves buch/westwards: Your pioneer stands where they end.
  // proves buch/westwards: Your city brings 2 goods from each producing hex
  // proves buch/westwards: The six cities at the start are all different
  test.each([
    ['Boston', 3],
    ['New York', 2],
    ['Norfolk', 2],
    ['Savannah', 1],
    ['Jacksonville', 1],
    ['Miami', 3],
  ])(
    'a city in %s brings %i rails that do not branch, the pioneer at their end, and two goods a hex',
    (name, rails) => {
      const t = fresh().until('place-building', 0);
      expect(t.legal(0, 'place-building')).toHaveLength(6);
      const corner = sites(t, name);
      expect(refused(t, 'place-building', { corner: t.corner(0, 2, 0) })).toBe('line-head-elsewhere');
      t.play(0, 'place-building', { corner });
      expect(t.b.pieces[t.b.pieceOf[t.b.fields.building.get(t.s, corner)]].id).toBe('city');
      const giving = t.b.walks.hexesAt[corner].filter((hex) => t.b.layout.hexes[hex].terrain !== 'sea');
      expect(t.b.fields.handSize.get(t.s, 0)).toBe(2 * giving.length);
      const path = [corner];
      for (let i = 0; i < rails; i++) {
        const at = path[path.length - 1];
        expect(refused(t, 'end-turn')).toBeDefined();
        const moves = t.legal(0, 'start-line').map(({ edge }) => Number(edge));
        expect(moves.every((edge) => t.b.walks.endsOf[edge].includes(at))).toBe(true);
        t.play(0, 'start-line', { edge: moves[0] });
        path.push(t.field('pioneerAt', 0));
      }
      expect(t.decision).not.toBe('start-line');
      expect(new Set(path).size).toBe(rails + 1);
      expect(supply(t, 'road')).toBe(15 - rails);
      if (t.decision === 'start-trade') t.play(0, 'end-start-trade');
      expect(refused(t, 'place-building', { corner }, 1)).toBe('taken');
      expect(t.legal(1, 'place-building')).toHaveLength(5);
    },
  );

  // proves buch/westwards: You may trade them at its harbour at once
  test('what the city brings may be traded at its harbour, and not at four to one', () => {
    const t = fresh().until('place-building', 0);
    t.play(0, 'place-building', { corner: sites(t, 'New York') });
    while (t.decision === 'start-line') t.play(0, t.legal(0)[0]);
    expect(t.hand(0)).toEqual({ brick: 2, ore: 2 });
    expect(refused(t, 'bank-trade', { give: 'ore', want: 'lumber' })).toBeDefined();
    t.give(0, { brick: 2, ore: 4 });
    expect(refused(t, 'bank-trade', { give: 'ore', want: 'lumber' })).toBe('start-harbour-only');
    t.play(0, 'bank-trade', { give: 'brick', want: 'lumber' });
    expect(t.hand(0)).toEqual({ lumber: 1, ore: 4 });
    t.play(0, 'end-start-trade');
    expect(t.decision).toBe('place-building');
  });

  test('the first lines of two players may lie on one edge', () => {
    const t = fresh().until('place-building', 0);
    const [savannah, jacksonville] = [sites(t, 'Savannah'), sites(t, 'Jacksonville')];
    const edge = between(t, savannah, jacksonville);
    t.play(0, 'place-building', { corner: savannah }).play(0, 'start-line', { edge });
    if (t.decision === 'start-trade') t.play(0, 'end-start-trade');
    t.play(1, 'place-building', { corner: jacksonville }).play(1, 'start-line', { edge });
    expect([t.field('pioneerAt', 0), t.field('pioneerAt', 1)]).toEqual([jacksonville, savannah]);
  });

  test('who has nothing to trade is not asked', () => {
    const t = fresh().until('place-building', 0);
    t.play(0, 'place-building', { corner: sites(t, 'New York') });
    t.play(0, t.legal(0)[0]);
    t.give(0, { brick: 1, ore: 3 });
    t.play(0, t.legal(0)[0]);
    expect(t.decision).toBe('place-building');
  });
});

describe('rails', () => {
  // proves buch/westwards: A rail costs 1 lumber and 1 ore
  // proves buch/westwards: You build it where your pioneer is
  test('are paid, laid at the pioneer alone, and take it along', () => {
    const t = open();
    const line = around(t, 0, 1, 0, 1, 2);
    lay(t, 0, line).give(0, { lumber: 1 });
    const on = t.b.walks.edgesAt[line[2]].find((edge) => edge !== between(t, line[1], line[2]))!;
    expect(refused(t, 'road', { edge: on })).toBe('cannot-pay');
    t.give(0, RAIL);
    const back = t.b.walks.edgesAt[line[0]].find((edge) => edge !== between(t, line[0], line[1]))!;
    expect(refused(t, 'road', { edge: back })).toBe('pioneer-elsewhere');
    t.play(0, 'road', { edge: on });
    expect(t.hand(0)).toEqual({});
    expect(t.field('pioneerAt', 0)).toBe(t.b.walks.endsOf[on].find((end) => end !== line[2]));
  });

  // proves buch/westwards: Rails pass the towns of others
  // proves buch/westwards: You never have two on one edge.
  test('pass the towns of others and lie beside their rails, but never two of one player', () => {
    const t = open();
    const [a, b, c, d] = around(t, 1, 3, 0, 1, 2, 3);
    lay(t, 1, [d, c, b]).put(1, 'settlement', b);
    lay(t, 0, [a, b]).give(0, { lumber: 2, ore: 2 });
    t.play(0, 'road', { edge: between(t, b, c) });
    expect(t.field('pioneerAt', 0)).toBe(c);
    expect(t.field('pioneerAt', 1)).toBe(b);
    expect(refused(t, 'road', { edge: between(t, b, c) })).toBe('taken');
    expect(t.b.piece('second-road').marks.get(t.s, between(t, b, c))).toBe(
      t.b.mark(0, t.b.piece('second-road').index),
    );
    expect(supply(t, 'road')).toBe(13);
  });
});

describe('rivers', () => {
  // proves buch/westwards: Where a river flows under an edge
  // proves buch/westwards: Everybody needs a bridge of their own
  // proves buch/westwards: A bridge without a rail leads nowhere
  // proves buch/westwards: It costs 1 brick and 1 lumber, is built where your pioneer is
  test('a rail needs an own bridge first, which is paid apart and leaves the pioneer where it is', () => {
    const t = open();
    const { edge, near, far } = atRiver(t);
    atRiver(t, 1);
    t.put(1, 'bridge', edge).give(0, { ...BRIDGE, lumber: 2, ore: 1 });
    expect(refused(t, 'road', { edge })).toBe('bridge-first');
    t.play(0, 'bridge', { edge });
    expect(t.field('pioneerAt', 0)).toBe(near);
    expect(t.hand(0)).toEqual(RAIL);
    expect(t.b.rules.cornerReached(t.s, 0, far)).toBe(false);
    t.give(0, { ...RAIL, ...TOWN, lumber: 2 });
    expect(refused(t, 'settlement', { corner: far })).toBe('not-reached');
    t.play(0, 'road', { edge });
    expect(t.field('pioneerAt', 0)).toBe(far);
    expect(t.b.rules.cornerReached(t.s, 0, far)).toBe(true);
    t.give(0, BRIDGE);
    expect(refused(t, 'bridge', { edge })).toBe('taken');
  });

  test('a bridge is built over rivers alone, and at the pioneer alone', () => {
    const t = open();
    const { edge, near } = atRiver(t);
    t.give(0, BRIDGE);
    const dry = t.b.walks.edgesAt[near].find((other) => other !== edge && !rivers(t).includes(other))!;
    expect(refused(t, 'bridge', { edge: dry })).toBe('bridge-no-river');
    expect(refused(t, 'bridge', { edge })).toBeUndefined();
    t.set('pioneerAt', 0, t.b.walks.endsOf[dry].find((end) => end !== near)!);
    expect(refused(t, 'bridge', { edge })).toBe('pioneer-elsewhere');
    expect(rivers(t)).toHaveLength(11);
  });

  test('no first line crosses a river', () => {
    const t = open();
    const [edge] = rivers(t);
    const [corner] = t.b.walks.endsOf[edge];
    const bar = (at: number) => t.b.rules.barStartRoute(t.s, 0, t.b.piece('road').index, at, corner)?.code;
    expect(bar(edge)).toBe('bridge-first');
    const dry = t.b.walks.edgesAt[corner].find((other) => !rivers(t).includes(other))!;
    expect(bar(dry)).toBeUndefined();
  });

  test('fifteen bridges each', () => {
    const t = open();
    expect([supply(t, 'bridge'), supply(t, 'road'), supply(t, 'settlement'), supply(t, 'city')]).toEqual([
      15, 15, 5, 4,
    ]);
    const { edge } = atRiver(t);
    t.put(0, 'bridge', edge);
    expect(supply(t, 'bridge')).toBe(14);
  });
});

describe('pioneers', () => {
  // proves buch/westwards: Your pioneer counts as a settlement whenever a number produces
  // proves buch/westwards: A pioneer still produces where
  test('draw one good from each hex around them, beside their own town as well', () => {
    const t = open();
    const corner = t.corner(1, 3, 0);
    const hexes = t.b.walks.hexesAt[corner];
    t.lay(hexes[0], 'forest', 8).lay(hexes[1], 'desert').lay(hexes[2], 'hills', 6);
    t.set('pioneerAt', 0, corner).put(1, 'settlement', corner);
    t.play(0, 'end-turn').until('roll', 1).roll(8);
    expect([t.hand(0), t.hand(1)]).toEqual([{ lumber: 1 }, { lumber: 1 }]);
    t.put(0, 'city', t.corner(1, 3, 2))
      .set('pioneerAt', 0, t.corner(1, 3, 2))
      .give(0, {});
    t.lay(t.hex(1, 3), 'pasture', 9);
    t.play(1, 'end-turn').until('roll', 2).roll(9);
    expect(t.hand(0)).toEqual({ wool: 3 });
  });

  // proves buch/westwards: It opens no harbour
  test('open no harbour', () => {
    const t = open();
    const { q, r, side } = t.b.layout.harbours.places[0];
    const [corner] = t.b.walks.endsOf[t.edge(q, r, side)];
    t.set('pioneerAt', 0, corner).give(0, { lumber: 3 });
    expect(t.b.the.bank.rate(t.s, 0, t.b.good('lumber'))).toBe(4);
    t.put(0, 'settlement', corner);
    expect(t.b.the.bank.rate(t.s, 0, t.b.good('lumber'))).toBe(2);
  });

  // proves buch/westwards: At the end of your turn your pioneer may move along your rails
  // proves buch/westwards: It may stop beside other pioneers
  test('move at the end of the turn along own rails, past towns, and stop beside pioneers but at no town', () => {
    const t = open();
    const [a, b, c, d, e] = around(t, 1, 3, 0, 1, 2, 3, 4);
    lay(t, 1, [d, e]);
    lay(t, 0, [a, b, c, d]).put(0, 'settlement', c).put(1, 'settlement', a).set('pioneerAt', 1, b);
    expect(refused(t, 'move-pioneer', { corner: b })).toBeDefined();
    t.play(0, 'end-turn');
    expect(t.legal(0, 'move-pioneer').map(({ corner }) => corner)).toEqual([b]);
    expect(refused(t, 'move-pioneer', { corner: c })).toBe('pioneer-town');
    expect(refused(t, 'move-pioneer', { corner: a })).toBe('pioneer-town');
    expect(refused(t, 'move-pioneer', { corner: e })).toBe('no-rails-there');
    t.play(0, 'move-pioneer', { corner: b });
    expect([t.field('pioneerAt', 0), t.field('pioneerAt', 1)]).toEqual([b, b]);
    expect(t.active).toBe(1);
  });

  test('need not move, and whose pioneer cannot move is not asked', () => {
    const t = open();
    lay(t, 0, around(t, 1, 3, 0, 1)).play(0, 'end-turn');
    const at = t.field('pioneerAt', 0);
    t.play(0, 'rest-pioneer');
    expect([t.field('pioneerAt', 0), t.active]).toEqual([at, 1]);
    const s = open();
    s.set('pioneerAt', 0, s.corner(1, 3, 0)).play(0, 'end-turn');
    expect(s.active).toBe(1);
  });

  // proves buch/westwards: In strict order pioneers move between trading and building
  test('move between trading and building in strict order', () => {
    const t = fresh({ options: { tradeFirst: true } })
      .started()
      .until('trade', 0);
    outlawAt(t, -1);
    t.play(0, 'end-trade');
    if (t.decision === 'move-pioneer') t.play(0, 'rest-pioneer');
    expect(t.decision).toBe('build');
    const s = fresh({ options: { tradeFirst: true } })
      .started()
      .until('trade', 0)
      .bare();
    outlawAt(s, -1);
    lay(s, 0, around(s, 1, 3, 0, 1)).play(0, 'end-trade');
    expect(s.decision).toBe('move-pioneer');
    s.play(0, 'rest-pioneer').play(0, 'end-turn');
    expect(s.active).toBe(1);
  });
});

describe('towns', () => {
  // proves buch/westwards: A settlement costs 1 brick, 1 lumber, 1 wool and 1 grain and stands on your rails
  // proves buch/westwards: Only your own towns keep two edges away from each other
  test('keep a distance from own towns alone', () => {
    const t = open();
    const [a, b, c, d] = around(t, 1, 3, 0, 1, 2, 3);
    lay(t, 0, [a, b, c, d]).put(1, 'settlement', a).give(0, TOWN);
    t.play(0, 'settlement', { corner: b });
    expect(t.hand(0)).toEqual({});
    t.give(0, TOWN);
    expect(refused(t, 'settlement', { corner: c })).toBe('too-near');
    expect(refused(t, 'settlement', { corner: a })).toBe('taken');
    expect(refused(t, 'settlement', { corner: t.corner(3, 1, 0) })).toBe('not-reached');
  });

  // proves buch/westwards: You cannot found a settlement where your own pioneer is
  // proves buch/westwards: Where the pioneer of another player is you can
  test('are not founded at the own pioneer, but at that of another, which stays', () => {
    const t = open();
    const [a, b] = around(t, 1, 3, 0, 1);
    lay(t, 0, [a, b]).set('pioneerAt', 1, a).give(0, TOWN);
    expect(refused(t, 'settlement', { corner: b })).toBe('own-pioneer-there');
    t.play(0, 'settlement', { corner: a });
    expect(t.field('pioneerAt', 1)).toBe(a);
  });

  // proves buch/westwards: Only a settlement on a named city site can become a city
  test('grow on named sites alone', () => {
    const t = open();
    const denver = sites(t, 'Denver');
    const other = t.b.walks.cornersOf[t.hex(3, 3)].find((corner) => refusedSite(t, corner))!;
    t.put(0, 'settlement', denver).put(0, 'settlement', other).give(0, CITY);
    expect(refused(t, 'city', { corner: other })).toBe('no-city-site');
    t.play(0, 'city', { corner: denver });
    expect(t.points(0)).toBe(3);
  });
});

/** whether no city is named there */
function refusedSite(t: Table, corner: number): boolean {
  return !t.b.layout.marks.corners['named-city'].some(
    (mark) => t.corner(mark.q, mark.r, mark.corner) === corner,
  );
}

describe('the outlaw', () => {
  const moves = (t: Table): number[] =>
    t.legal(0, 'move-blocker').map((move) => Number(move.hex ?? move.place));
  /** seat 0 plays a cavalry card */
  const cavalry = (t: Table): Table => t.cards(0, 'knight').play(0, 'play-card', { card: 'knight' });

  // proves buch/westwards: Hexes through which the Mississippi flows
  // proves buch/westwards: The outlaw begins in a desert
  // proves buch/westwards: An outlaw takes the robber’s place.
  // proves buch/westwards: The outlaw stops a hex as the robber does
  test('begins in a desert, stops its hex for pioneers too, and goes to pioneers in the West alone', () => {
    const begun = fresh().started();
    expect(begun.b.layout.hexes[begun.hex(0, 3)].terrain).toBe('desert');
    expect(fresh().until('place-building').b.layout.robber).toEqual({ q: 0, r: 3 });
    const t = open();
    t.set('pioneerAt', 0, t.corner(3, 2, 2)).set('pioneerAt', 1, t.corner(1, 1, 5));
    cavalry(t);
    const west = (hex: number): boolean => t.b.layout.hexes[hex].region === 'west';
    const near = [...t.b.walks.hexesAt[t.corner(3, 2, 2)], ...t.b.walks.hexesAt[t.corner(1, 1, 5)]];
    expect(moves(t).sort()).toEqual([...new Set(near.filter(west))].sort());
    expect(refused(t, 'move-blocker', { blocker: 'robber', hex: t.hex(3, 2) })).toBe('outlaw-elsewhere');
    expect(refused(t, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 3) })).toBe('outlaw-elsewhere');
    const hex = moves(t)[0];
    t.play(0, 'move-blocker', { blocker: 'robber', hex });
    t.lay(hex, 'forest', 8).set('pioneerAt', 2, t.b.walks.cornersOf[hex][0]);
    t.play(0, 'end-turn').until('roll', 1).roll(8);
    expect(t.hand(2)).toEqual({});
  });

  // proves buch/westwards: If there is no such hex, the outlaw stays.
  test('stays where it is if no pioneer is in the West, and must go to one’s own if that is alone there', () => {
    const t = open();
    t.set('pioneerAt', 0, sites(t, 'Boston'));
    cavalry(t);
    expect(t.decision).toBe('main');
    expect(t.b.fields.blocker.get(t.s, 0)).toBe(-1);
    const s = open();
    s.set('pioneerAt', 0, s.corner(1, 2, 0));
    cavalry(s);
    expect(s.decision).toBe('move-blocker');
    expect(moves(s).every((hex) => s.b.walks.hexesAt[s.corner(1, 2, 0)].includes(hex))).toBe(true);
  });

  // proves buch/westwards: move the outlaw, you may steal from the owner of a pioneer
  // proves buch/westwards: Cavalry (14) moves the outlaw
  // proves buch/westwards: Move the outlaw and steal a card.
  test('robs the owner of a pioneer on its hex, and nobody for a town there', () => {
    const t = open();
    const hex = t.hex(1, 2);
    t.put(1, 'settlement', t.b.walks.cornersOf[hex][0]).give(1, { ore: 1 });
    t.set('pioneerAt', 2, t.b.walks.cornersOf[hex][3]).give(2, { wool: 1 });
    expect(fresh().started().field('deck', t.b.card('knight'))).toBe(14);
    cavalry(t).play(0, 'move-blocker', { blocker: 'robber', hex }).until('main', 0);
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([{ wool: 1 }, { ore: 1 }, {}]);
  });

  test('a seven moves it as a cavalry card does', () => {
    const t = open();
    t.set('pioneerAt', 0, t.corner(1, 2, 0));
    t.play(0, 'end-turn').until('roll', 1).roll(7);
    expect(t.decision).toBe('move-blocker');
  });

  // proves buch/westwards: Beside the outlaw your pioneer can neither build nor move on
  // proves buch/westwards: A pioneer is beside the outlaw at any corner of that hex
  // proves buch/westwards: It may come there, by a new rail
  test('keeps pioneers beside it from building and from moving on, but not from coming', () => {
    const t = open();
    const [a, b, c] = around(t, 0, 1, 0, 1, 2);
    const out = t.b.walks.edgesAt[a].find((edge) => !t.b.walks.edgesOf[t.hex(0, 1)].includes(edge))!;
    const away = t.b.walks.endsOf[out].find((end) => end !== a)!;
    lay(t, 0, [away, a]);
    outlawAt(t, t.hex(0, 1)).give(0, { lumber: 3, ore: 2, brick: 1 });
    expect(refused(t, 'road', { edge: between(t, a, b) })).toBe('outlaw-beside');
    t.play(0, 'end-turn');
    expect(t.active).toBe(1);
    const s = open();
    lay(s, 0, [away, a, b, c]).set('pioneerAt', 0, away);
    outlawAt(s, s.hex(0, 1)).play(0, 'end-turn');
    expect(s.legal(0, 'move-pioneer').map(({ corner }) => corner)).toEqual([a]);
    const u = open();
    u.set('pioneerAt', 0, away).put(0, 'settlement', away).give(0, RAIL);
    outlawAt(u, u.hex(0, 1)).play(0, 'road', { edge: out });
    expect(u.field('pioneerAt', 0)).toBe(a);
  });

  test('keeps pioneers beside it from building bridges', () => {
    const t = open();
    const { edge, near } = atRiver(t);
    t.give(0, BRIDGE);
    outlawAt(t, t.b.walks.hexesAt[near][0]);
    expect(refused(t, 'bridge', { edge })).toBe('outlaw-beside');
  });

  // proves buch/westwards: A fort costs 1 brick
  // proves buch/westwards: A fort protects it only where the fort stands
  // proves buch/westwards: You put it up around your pioneer
  // proves buch/westwards: You have one, and it comes back
  test('a fort lets the pioneer set out beside it, and comes back when the pioneer leaves', () => {
    const t = open();
    const [a, b] = around(t, 0, 1, 0, 1);
    lay(t, 0, [b, a]).give(0, {});
    expect(refused(t, 'build-fort')).toBe('cannot-pay');
    t.give(0, { brick: 2, ...RAIL });
    t.play(0, 'build-fort');
    expect(t.hand(0)).toEqual({ brick: 1, ...RAIL });
    expect(t.field('fortAt', 0)).toBe(a);
    expect(refused(t, 'build-fort')).toBe('fort-stands');
    outlawAt(t, t.hex(0, 1));
    const on = t.b.walks.edgesAt[a].find(
      (edge) => edge !== between(t, a, b) && t.b.walks.edgesOf[t.hex(0, 1)].includes(edge),
    )!;
    t.play(0, 'road', { edge: on });
    expect(t.field('fortAt', 0)).toBe(-1);
    t.give(0, { brick: 1, ...RAIL });
    expect(refused(t, 'build-fort')).toBe('outlaw-beside');
    const next = t.b.walks.edgesAt[t.field('pioneerAt', 0)].find((edge) => edge !== on)!;
    expect(refused(t, 'road', { edge: next })).toBe('outlaw-beside');
  });

  test('a fort lets bridges be built beside it, and the pioneer move on', () => {
    const t = open();
    const { edge, near } = atRiver(t);
    t.give(0, { ...BRIDGE }).set('fortAt', 0, near);
    outlawAt(t, t.b.walks.hexesAt[near][0]);
    expect(refused(t, 'bridge', { edge })).toBeUndefined();
    t.play(0, 'end-turn');
    expect(t.decision).toBe('move-pioneer');
    t.play(0, t.legal(0, 'move-pioneer')[0]);
    expect(t.field('fortAt', 0)).toBe(-1);
  });

  test('out of a fort a pioneer comes one corner far beside the outlaw, and no farther', () => {
    const t = open();
    const [a, b, c] = around(t, 0, 1, 0, 1, 2);
    lay(t, 0, [c, b, a]).set('fortAt', 0, a);
    outlawAt(t, t.hex(0, 1)).play(0, 'end-turn');
    expect(t.legal(0, 'move-pioneer').map(({ corner }) => corner)).toEqual([b]);
  });

  // proves buch/westwards: A false trail costs 2 grain
  test('a false trail sends it to any desert, and nobody is robbed', () => {
    const t = open();
    const deserts = hexesOf(t, 'desert');
    t.set('pioneerAt', 1, t.b.walks.cornersOf[deserts[0]][0]).give(1, { ore: 1 });
    outlawAt(t, deserts[1]).give(0, { grain: 1 });
    expect(refused(t, 'send-off', { hex: deserts[0] })).toBe('cannot-pay');
    t.give(0, { grain: 3 });
    expect(t.legal(0, 'send-off').map(({ hex }) => hex)).toEqual(deserts.filter((hex) => hex !== deserts[1]));
    expect(refused(t, 'send-off', { hex: deserts[1] })).toBe('outlaw-away');
    expect(refused(t, 'send-off', { hex: t.hex(0, 1) })).toBe('outlaw-away');
    t.play(0, 'send-off', { hex: deserts[0] });
    expect([t.hand(0), t.hand(1)]).toEqual([{ grain: 1 }, { ore: 1 }]);
    expect(t.b.fields.blocker.get(t.s, 0)).toBe(deserts[0]);
    expect(t.decision).toBe('main');
  });

  // proves buch/westwards: Road Building lays rails and bridges in any mixture
  // proves buch/westwards: The second is lost if your pioneer
  test('Road Building lays a bridge with a rail on it, and loses the second beside the outlaw', () => {
    const t = open();
    const { edge, far } = atRiver(t);
    t.cards(0, 'road-building').play(0, 'play-card', { card: 'road-building' });
    t.play(0, 'free-route', { piece: 'bridge', edge });
    t.play(0, 'free-route', { piece: 'road', edge });
    expect([t.field('pioneerAt', 0), t.decision]).toEqual([far, 'main']);
    const s = open();
    const [a, b] = around(s, 0, 1, 0, 1);
    const out = s.b.walks.edgesAt[a].find((one) => !s.b.walks.edgesOf[s.hex(0, 1)].includes(one))!;
    const away = s.b.walks.endsOf[out].find((end) => end !== a)!;
    s.set('pioneerAt', 0, away).put(0, 'settlement', away).cards(0, 'road-building');
    outlawAt(s, s.hex(0, 1)).play(0, 'play-card', { card: 'road-building' });
    s.play(0, 'free-route', { piece: 'road', edge: out });
    expect(s.decision).toBe('main');
    const u = open();
    u.set('pioneerAt', 0, away).put(0, 'settlement', away).cards(0, 'road-building');
    u.play(0, 'play-card', { card: 'road-building' }).play(0, 'free-route', { piece: 'road', edge: out });
    expect(u.decision).toBe('free-route');
    expect(refused(u, 'free-route', { piece: 'road', edge: between(u, a, b) })).toBeUndefined();
    const branch = u.b.walks.edgesAt[away].find((one) => one !== out)!;
    expect(refused(u, 'free-route', { piece: 'road', edge: branch })).toBe('pioneer-elsewhere');
  });
});

describe('the line', () => {
  /** corners from New York to the coast, as few as there are; `short` of them are left out at its end */
  function path(t: Table): number[] {
    const { edgesAt, endsOf } = t.b.walks;
    const goals = new Set(
      t.b.layout.marks.edges.pacific.flatMap(({ q, r, side }) => [...endsOf[t.edge(q, r, side)]]),
    );
    const from = sites(t, 'New York');
    const before = new Map<number, number>([[from, -1]]);
    const queue = [from];
    for (const corner of queue) {
      if (goals.has(corner)) {
        const way = [corner];
        while (before.get(way[0])! >= 0) way.unshift(before.get(way[0])!);
        return way;
      }
      for (const edge of edgesAt[corner]) {
        const land = t.b.walks.hexesAlong[edge].some((hex) => t.b.layout.hexes[hex].terrain !== 'sea');
        for (const end of land ? endsOf[edge] : [])
          if (!before.has(end)) {
            before.set(end, corner);
            queue.push(end);
          }
      }
    }
    throw new Error('no way to the coast');
  }

  test('bots keep a pioneer at the head of its line for a rail that they can pay, and let it go where more comes in without', () => {
    const t = open();
    const way = path(t);
    lay(t, 0, way.slice(0, 6));
    const { hints } = t.b.the;
    const stays = (): number => {
      const worth = (corner: number): number => {
        t.set('pioneerAt', 0, corner);
        return hints.progress(t.s, 0) + hints.promised(t.s, 0);
      };
      return worth(way[5]) - worth(way[2]);
    };
    const poor = stays();
    expect(poor).toBeGreaterThan(0);
    t.give(0, { lumber: 1 });
    const half = stays();
    t.give(0, RAIL);
    const rich = stays();
    expect(half).toBeGreaterThan(poor);
    expect(rich).toBeGreaterThan(half);
    // What a second rail costs is no more reason to wait.
    t.give(0, { lumber: 2, ore: 2 });
    expect(stays()).toBeCloseTo(rich);
    // Once the line is there nothing holds it.
    t.set('acrossLand', 0, 1);
    expect(stays()).toBeCloseTo(0);
  });

  // proves buch/westwards: There is no Longest Road.
  // proves buch/westwards: The first whose line reaches
  // proves buch/westwards: The line reaches the Pacific at either end
  test('the first to reach the Pacific gets two points and keeps them', () => {
    const t = open();
    const way = path(t);
    expect(way).toHaveLength(11);
    lay(t, 0, way.slice(0, -1));
    expect([by(t, 'first-line'), t.field('acrossLand', 0)]).toEqual([0, 0]);
    lay(t, 0, way.slice(-2));
    expect([by(t, 'first-line'), t.field('acrossLand', 0)]).toEqual([2, 1]);
    lay(t, 1, way);
    expect([by(t, 'first-line', 1), t.field('acrossLand', 1)]).toEqual([0, 1]);
    expect(t.b.awards.map(({ id }) => id)).toEqual(['largest-army']);
    const last = between(t, way[3], way[4]);
    t.b.rules.unbuild(t.s, t.b.piece('road').index, last);
    expect([by(t, 'first-line'), t.field('acrossLand', 0)]).toEqual([2, 0]);
  });

  test('rails that do not begin at the Atlantic are no line', () => {
    const t = open();
    const way = path(t);
    lay(t, 0, way.slice(1));
    expect(t.field('acrossLand', 0)).toBe(0);
    lay(t, 0, way.slice(0, 2));
    expect(t.field('acrossLand', 0)).toBe(1);
  });

  // proves buch/westwards: You win with 10 points, but only if
  // proves buch/westwards: The Largest Army is used
  test('ten points win with a line alone', () => {
    const t = open();
    for (const name of ['Boston', 'Norfolk', 'Miami', 'Chicago']) t.put(0, 'city', sites(t, name));
    t.put(0, 'settlement', sites(t, 'Denver')).put(0, 'settlement', sites(t, 'Omaha'));
    t.set('played', t.b.card('knight'), 0);
    t.b.rules.checkEnd(t.s);
    expect([t.points(0), t.over]).toEqual([10, false]);
    const way = path(t);
    lay(t, 0, way.slice(0, -1));
    t.b.rules.checkEnd(t.s);
    expect(t.over).toBe(false);
    // A line without the points does not win either.
    const s = open();
    lay(s, 0, way);
    s.b.rules.checkEnd(s.s);
    expect([s.points(0), s.over]).toEqual([2, false]);
    lay(t, 0, way.slice(-2));
    t.b.rules.checkEnd(t.s);
    expect([t.over, t.b.rules.winners(t.s)]).toEqual([true, [0]]);
  });

  // proves buch/westwards: You win with another number of points
  test('another number of points needs the line as well', () => {
    const t = open({ options: { points: 4 } });
    t.put(0, 'city', sites(t, 'Boston'));
    const way = path(t);
    lay(t, 0, way.slice(0, -1));
    t.b.rules.checkEnd(t.s);
    expect([t.points(0), t.over]).toEqual([2, false]);
    lay(t, 0, way.slice(-2));
    t.b.rules.checkEnd(t.s);
    expect([t.points(0), t.over]).toEqual([4, true]);
  });

  // proves buch/westwards: If you lay your last rail and have no line
  // proves buch/westwards: Then the most points win, but players with a line
  test('ten rounds are left when somebody has used up all rails without a line, and lines come first', () => {
    const t = open();
    const rail = t.b.piece('road').index;
    const endTurns = (count: number): void => {
      for (let i = 0; i < count && !t.over; i++) t.b.rules.endTurn(t.s);
    };
    endTurns(1);
    expect(t.field('railTurns')).toBe(0);
    t.b.fields.supply.set(t.s, 1, rail, 0);
    t.set('acrossLand', 1, 1);
    endTurns(1);
    expect(t.field('railTurns')).toBe(0);
    t.set('acrossLand', 1, 0);
    endTurns(1);
    expect(t.field('railTurns')).toBe(10 * 4);
    t.put(2, 'city', sites(t, 'Boston'))
      .put(2, 'city', sites(t, 'Miami'))
      .put(1, 'city', sites(t, 'Norfolk'));
    t.set('acrossLand', 1, 1);
    endTurns(39);
    expect(t.over).toBe(false);
    endTurns(1);
    expect([t.over, t.b.rules.winners(t.s), t.b.rules.ending(t.s)]).toEqual([true, [1], 'clock']);
  });

  // proves buch/westwards: When points are compared at the end
  test('without any line most points win then, hidden cards included', () => {
    const ended = (cards: number): readonly number[] => {
      const t = open();
      t.put(2, 'city', sites(t, 'Boston')).put(3, 'city', sites(t, 'Miami'));
      if (cards > 0) t.cards(3, 'victory-point', cards);
      t.set('railTurns', 0, 1).b.rules.endTurn(t.s);
      return t.b.rules.winners(t.s);
    };
    expect(ended(0)).toEqual([2, 3]);
    expect(ended(1)).toEqual([3]);
  });
});
