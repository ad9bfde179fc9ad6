import { describe, expect, test } from 'vitest';
import { cornersAlong } from '../../mechanics/index.ts';
import { Table, type TableOptions } from '../table.ts';

const GAME = 'historical/uprising-in-egypt';
const tokens = (t: Table): number[] =>
  Array.from({ length: t.b.topology.hexes }, (_, hex) => t.field('coverToken', hex));
const printed = (t: Table, hex: number): number => 1 << Number(t.b.layout.hexes[hex].number);

/** Seat 0 trading and building on a bare board without tokens. */
function main(options: TableOptions = {}): Table {
  const t = new Table(GAME, options).started().until('roll', 0).bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++)
    t.set('coverToken', hex, 0).set('numbers', hex, t.b.layout.hexes[hex].number ? printed(t, hex) : 0);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  t.roll(2);
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
}
const cover = (t: Table, hex: number, n: number): Table =>
  t.set('coverToken', hex, n).set('numbers', hex, 1 << n);
/** Seat 0 founds a settlement there, as if a road led to it. */
const found = (t: Table, corner: number): Table => {
  t.put(
    0,
    'road',
    t.b.walks.edgesAt[corner].find((edge) => t.b.rules.edgeFit(t.s, t.b.piece('road').index, edge))!,
  );
  return t.give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 }).play(0, 'settlement', { corner });
};

// proves historical/uprising-in-egypt: Everything else is as in Cheops
test('stones, gold and lines are those of Cheops', () => {
  const t = new Table(GAME).started();
  expect(t.b.the.contributions).toBeDefined();
  expect(t.b.rules.startRounds(t.s)).toBe(3);
  expect(t.b.rules.goal(t.s)).toBe(12);
  expect(t.hand(0).gold).toBeGreaterThanOrEqual(3);
});

describe('at the start', () => {
  // proves historical/uprising-in-egypt: At the start each hex that gives something
  // proves historical/uprising-in-egypt: The tokens are the 28
  // proves historical/uprising-in-egypt: When everybody has started the tokens are turned up
  test('hexes that give something get a token face down, as long as there are any, turned up at the end', () => {
    const t = new Table(GAME).until('place-building');
    const [corner] = [...cornersAlong(t.b, 'start-line').keys()].filter(
      (at) =>
        cornersAlong(t.b, 'start-line')[at] === 1 &&
        t.b.walks.hexesAt[at].filter((hex) => t.b.layout.hexes[hex].number).length === 3,
    );
    t.play(0, 'place-building', { corner });
    const down = tokens(t).map((_, hex) => t.field('coverDown', hex));
    expect(down.flatMap((on, hex) => (on ? [hex] : [])).sort()).toEqual(
      [...t.b.walks.hexesAt[corner]].sort(),
    );
    expect(tokens(t).every((n) => n === 0)).toBe(true);
    t.until('turn-up');
    expect(t.field('turn')).toBe(0);
    const waiting = tokens(t).filter((_, hex) => t.field('coverDown', hex)).length;
    expect(waiting).toBeLessThanOrEqual(28);
    t.until('roll');
    expect(tokens(t).some((_, hex) => t.field('coverDown', hex))).toBe(false);
    expect(tokens(t).filter((n) => n > 0).length).toBeGreaterThan(0);
    expect(tokens(t).filter((n) => n > 0).length).toBeLessThanOrEqual(waiting);
  });

  // proves historical/uprising-in-egypt: When all lie on the board
  test('when all 28 lie on the board no further hex gets one', () => {
    const t = new Table(GAME).until('place-building').set('coverLaid', 0, 28);
    const { corner } = t.legal(0, 'place-building')[0];
    t.play(0, 'place-building', { corner });
    expect(tokens(t).some((_, hex) => t.field('coverDown', hex))).toBe(false);
  });

  // proves historical/uprising-in-egypt: No 6 or 8 among the tokens comes to lie
  // proves historical/uprising-in-egypt: If a 6 or 8 is turned up beside another one
  test('no 6 or 8 is turned up beside another token of these, deal after deal', () => {
    const first = new Table(GAME);
    for (let seed = 1; seed <= 25; seed++) {
      const t = first.again(seed).started();
      const lying = tokens(t);
      const reds = lying.flatMap((n, hex) => (n === 6 || n === 8 ? [hex] : []));
      for (const hex of reds)
        expect(t.b.walks.hexesBeside[hex].filter((other) => reds.includes(other))).toEqual([]);
    }
  });

  // proves historical/uprising-in-egypt: comes to lie beside another one at the start; beside a printed
  test('beside a printed 6 or 8 a red token may be turned up', () => {
    const t = new Table(GAME).until('turn-up');
    const hex = tokens(t).findIndex((_, at) => t.field('coverDown', at) === 1);
    for (const other of t.b.walks.hexesBeside[hex])
      t.set('numbers', other, 1 << 6).set('coverToken', other, 0);
    expect(t.legal(-1, 'turn-up').map(({ number }) => number)).toContain(8);
    t.set('coverToken', t.b.walks.hexesBeside[hex][0], 6);
    expect(t.legal(-1, 'turn-up').map(({ number }) => number)).not.toContain(8);
  });
});

// proves historical/uprising-in-egypt: A hex with a token gives only on the number of its token
test('a covered hex gives on its token and not on its printed number', () => {
  const t = main();
  const hex = t.hex(0, 4);
  t.put(0, 'settlement', t.b.walks.cornersOf[hex][0]);
  cover(t, hex, 12);
  const old = Number(t.b.layout.hexes[hex].number);
  for (const at of t.b.walks.hexesAt[t.b.walks.cornersOf[hex][0]]) if (at !== hex) t.set('numbers', at, 0);
  t.b.rules.produce(t.s, old);
  expect(t.hand(0)).toEqual({});
  t.b.rules.produce(t.s, 12);
  expect(Object.values(t.hand(0))).toEqual([1]);
});

describe('the uprising', () => {
  /** seat 0 lives at the hex of a token in the delta, and founds in Sinai at hexes where nobody lives */
  const far = (t: Table) =>
    t.b.walks.cornersOf[t.hex(4, 5)].find(
      (corner) =>
        t.b.walks.hexesAt[corner].length === 3 &&
        t.b.walks.hexesAt[corner].every((hex) => t.b.layout.hexes[hex].number),
    )!;
  const home = (t: Table, n = 12): number => {
    const hex = t.hex(1, 3);
    t.put(0, 'settlement', t.corner(1, 3, 2));
    cover(t, hex, n);
    return hex;
  };

  // proves historical/uprising-in-egypt: The uprising: you build a settlement
  // proves historical/uprising-in-egypt: Then you must move a number token to it
  // proves historical/uprising-in-egypt: A hex that loses its token
  test('a settlement where nobody lives takes a token from a hex of its owner’s', () => {
    const t = main();
    t.put(1, 'settlement', t.corner(-1, 7, 2));
    const hex = home(t);
    cover(t, t.hex(-1, 7), 3);
    found(t, far(t));
    expect(t.decision).toBe('move-token');
    expect(t.legal(0, 'move-token').map((move) => move.hex)).toEqual([hex]);
    expect(t.refusal(0, 'move-token', { hex: t.hex(-1, 7) })?.code).toBe('token-foreign');
    expect(t.refusal(0, 'move-token', { hex: t.hex(0, 4) })?.code).toBe('no-token');
    t.play(0, 'move-token', { hex });
    expect(t.decision).toBe('main');
    expect(t.field('numbers', hex)).toBe(printed(t, hex));
    const [first] = t.b.walks.hexesAt[far(t)];
    expect([t.field('numbers', first), t.field('coverToken', first)]).toEqual([1 << 12, 12]);
  });

  // proves historical/uprising-in-egypt: A settlement at several such hexes
  // proves historical/uprising-in-egypt: If none of your hexes has a token
  test('each hex without another building gets one, until there is none to move', () => {
    const t = main();
    home(t);
    cover(t, t.hex(0, 3), 11);
    const corner = far(t);
    found(t, corner);
    const [first] = t.b.walks.hexesAt[corner];
    t.play(0, 'move-token', { hex: t.hex(1, 3) });
    expect(t.decision).toBe('move-token');
    expect(t.refusal(0, 'move-token', { hex: first })?.code).toBe('token-new');
    t.play(0, 'move-token', { hex: t.hex(0, 3) });
    // the third hex goes without
    expect(t.decision).toBe('main');
    const none = main();
    found(none, far(none));
    expect(none.decision).toBe('main');
  });

  test('a hex where somebody lives already gets none', () => {
    const t = main();
    home(t);
    const corner = far(t);
    for (const hex of t.b.walks.hexesAt[corner]) {
      const other = t.b.walks.cornersOf[hex].find(
        (at) => at !== corner && !t.b.walks.cornersNear[corner].includes(at) && t.field('building', at) === 0,
      )!;
      t.put(1, 'settlement', other);
    }
    found(t, corner);
    expect(t.decision).toBe('main');
  });

  // proves historical/uprising-in-egypt: This, too, brings no 6 or 8
  // proves historical/uprising-in-egypt: If every token of yours would bring
  test('no red token comes beside another, unless there is no other; a printed one does not matter', () => {
    const t = main();
    const red = home(t, 6);
    const corner = far(t);
    const [first] = t.b.walks.hexesAt[corner];
    const near = t.b.walks.hexesBeside[first].find(
      (hex) => !t.b.walks.hexesAt[corner].includes(hex) && t.b.layout.hexes[hex].number,
    )!;
    cover(t, near, 8).put(
      1,
      'settlement',
      t.b.walks.cornersOf[near].find(
        (at) => !t.b.walks.hexesAt[corner].some((hex) => t.b.walks.cornersOf[hex].includes(at)),
      )!,
    );
    const other = t.hex(0, 3);
    const before = t.s.cells.slice();
    cover(t, other, 11);
    found(t, corner);
    expect(t.legal(0, 'move-token').map((move) => move.hex)).toEqual([other]);
    expect(t.refusal(0, 'move-token', { hex: red })?.code).toBe('token-reds');
    t.s.cells.set(before);
    found(t, corner);
    expect(t.legal(0, 'move-token').map((move) => move.hex)).toEqual([red]);
    t.s.cells.set(before);
    t.set('coverToken', near, 0).set('numbers', near, 1 << 8);
    cover(t, other, 11);
    found(t, corner);
    expect(t.legal(0, 'move-token').map((move) => move.hex)).toContain(red);
  });
});

describe('the pirate', () => {
  // proves historical/uprising-in-egypt: The pirate is in play.
  // proves historical/uprising-in-egypt: Nobody trades at a harbour in whose sea hex
  // proves historical/uprising-in-egypt: The pirate is in play, and closes the harbours of its hex
  // proves historical/uprising-in-egypt: Without that option there is no pirate
  test('is there if it is wanted, and closes harbours to their owners and to others', () => {
    expect(new Table(GAME).b.blockers.map(({ id }) => id)).toEqual(['robber']);
    const t = main({ options: { pirate: true } });
    const place = t.b.layout.harbours.places.findIndex(({ kind }) => kind === 'ore');
    const { q, r, side } = t.b.layout.harbours.places[place];
    const sea = t.b.walks.hexesAlong[t.edge(q, r, side)].find(
      (hex) => t.b.layout.hexes[hex].terrain === 'sea',
    )!;
    const [own, far] = [t.b.harbourCorner[place * 2], t.b.harbourCorner[place * 2 + 1]];
    t.put(1, 'settlement', own);
    const beyond = t.b.walks.cornersNear[far].find((corner) => corner !== own)!;
    t.put(0, 'settlement', beyond).put(2, 'road', t.edge(q, r, side));
    const last = t.b.walks.edgesAt[far].find((edge) => t.b.walks.endsOf[edge].includes(beyond))!;
    t.put(2, t.b.rules.edgeFit(t.s, t.b.piece('road').index, last) ? 'road' : 'ship', last);
    t.give(0, { ore: 2, gold: 1 });
    const trade = { via: 1, give: 'ore', want: 'wool' };
    expect(t.b.the.bank.rate(t.s, 1, t.b.good('ore'))).toBe(2);
    expect(t.refusal(0, 'foreign-trade', trade)).toBeUndefined();
    t.set('blocker', t.b.blocker('pirate'), sea);
    expect(t.b.the.bank.rate(t.s, 1, t.b.good('ore'))).toBe(4);
    expect(t.refusal(0, 'foreign-trade', trade)?.code).toBe('harbour-no-way');
  });
});
