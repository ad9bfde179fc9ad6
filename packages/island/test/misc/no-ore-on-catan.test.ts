import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'misc/no-ore-on-catan';
const open = (options: TableOptions = {}) => new Table(ROW, options).started().until('main', 0).bare();
/** somebody settles beside the mountains of an island */
const atMountains = (t: Table, seat = 2) => t.put(seat, 'settlement', t.corner(0, -3, 1));
const atGold = (t: Table, seat = 0) => t.put(seat, 'settlement', t.corner(4, -1, 0));
const blocker = (t: Table, id: string) => t.field('blocker', t.b.blocker(id));
const turn = (t: Table) => {
  t.play(t.active, 'end-turn');
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
};

// proves misc/no-ore-on-catan: Starting settlements stand on the central island
test('starting settlements stand on the central island', () => {
  const t = new Table(ROW).until('place-building');
  const start = (q: number, r: number, corner: number) =>
    t.refusal(0, 'place-building', { corner: t.corner(q, r, corner) })?.code;
  expect(start(0, -3, 1)).toBe('start-elsewhere');
  expect(start(4, -1, 0)).toBe('start-elsewhere');
  expect(start(0, 0, 1)).toBeUndefined();
});

describe('ore', () => {
  // proves misc/no-ore-on-catan: Nobody can trade with the bank for ore
  test('no bank trade brings ore, with a harbour or without, before and after mountains are settled', () => {
    const t = open().give(0, { brick: 4 });
    const trade = (want: string) => t.refusal(0, 'bank-trade', { give: 'brick', want })?.code;
    expect(trade('ore')).toBe('bank-keeps-ore');
    expect(trade('wool')).toBeUndefined();
    t.set('harbours', 0, -1);
    expect(trade('ore')).toBe('bank-keeps-ore');
    atMountains(t);
    expect(trade('ore')).toBe('bank-keeps-ore');
    expect(t.legal(0, 'bank-trade').map(({ want }) => want)).not.toContain('ore');
  });

  // proves misc/no-ore-on-catan: Gold fields give no ore until
  // proves misc/no-ore-on-catan: From then on they give it to everybody
  test('gold fields give no ore until somebody settles beside mountains, then to all', () => {
    const t = turn(atGold(open()));
    t.lay(t.hex(4, -1), 'gold', 4).roll(4);
    expect(t.decision).toBe('choose-good');
    expect(t.refusal(0, 'choose-good', { good: 'ore' })?.code).toBe('gold-without');
    expect(t.legal(0, 'choose-good')).toHaveLength(4);
    t.play(0, 'choose-good', { good: 'wool' });
    expect(t.hand(0).wool).toBe(1);
    turn(atMountains(t)).roll(4);
    t.play(0, 'choose-good', { good: 'ore' });
    expect(t.hand(0).ore).toBe(1);
  });

  test('a city that chooses two goods from gold gets no ore with either', () => {
    const t = turn(atGold(open()).put(0, 'city', open().corner(4, -1, 0)));
    t.lay(t.hex(4, -1), 'gold', 4).roll(4);
    t.play(0, 'choose-good', { good: 'wool' });
    expect(t.refusal(0, 'choose-good', { good: 'ore' })?.code).toBe('gold-without');
    t.play(0, 'choose-good', { good: 'wool' });
    expect(t.field('goldOwed')).toBe(0);
  });

  // proves misc/no-ore-on-catan: A Year of Plenty may bring ore
  test('a Year of Plenty brings ore all the same, after a choice from gold too, and players trade it', () => {
    const t = turn(atGold(open(), 1)).cards(1, 'year-of-plenty');
    t.lay(t.hex(4, -1), 'gold', 4).roll(4);
    t.play(1, 'choose-good', { good: 'wool' });
    t.play(1, 'play-card', { card: 'year-of-plenty' });
    t.play(1, 'choose-good', { good: 'ore' }).play(1, 'choose-good', { good: 'ore' });
    expect(t.hand(1)).toEqual({ wool: 1, ore: 2 });
    t.give(2, { brick: 1 });
    t.play(1, { move: 'offer', give: { ore: 1 }, want: { brick: 1 } });
    expect(t.decision).toBe('offer');
  });

  test('mountains give ore as ever', () => {
    const t = turn(atMountains(open()));
    t.lay(t.hex(0, -3), 'mountains', 4).roll(4);
    expect(t.hand(2).ore).toBe(1);
  });
});

describe('the robber', () => {
  // proves misc/no-ore-on-catan: The robber starts off the board and does not
  // proves misc/no-ore-on-catan: The pirate starts off the board
  // proves misc/no-ore-on-catan: Until the robber is in play, a 7 or a knight moves only the pirate
  // proves misc/no-ore-on-catan: Large hands are halved as usual
  test('both start off the board; a seven halves hands and moves the pirate alone until mountains are settled', () => {
    const started = new Table(ROW).started();
    expect([blocker(started, 'robber'), blocker(started, 'pirate')]).toEqual([-1, -1]);
    const t = turn(open());
    t.give(2, { wool: 8 }).roll(7);
    expect(t.decision).toBe('discard');
    for (let i = 0; i < 4; i++) t.play(2, 'discard', { good: 'wool' });
    expect(new Set(t.legal(t.active, 'move-blocker').map((move) => move.blocker))).toEqual(
      new Set(['pirate']),
    );
    const land = { blocker: 'robber', hex: t.hex(0, 0) };
    expect(t.refusal(t.active, 'move-blocker', land)?.code).toBe('blocker-not-yours');
  });

  // proves misc/no-ore-on-catan: does not come into play before that same settlement
  // proves misc/no-ore-on-catan: When it comes into play, the robber stays off the board
  test('with the first settlement beside mountains it is in play, and comes when it is moved', () => {
    const t = turn(atMountains(open()));
    expect(blocker(t, 'robber')).toBe(-1);
    t.roll(7).play(t.active, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
    expect(blocker(t, 'robber')).toBe(t.hex(0, 0));
  });

  // proves misc/no-ore-on-catan: Until the robber is in play, a 7 or a knight moves only the pirate
  test('a knight moves the pirate alone as long as the robber waits', () => {
    const t = turn(open()).cards(1, 'knight');
    t.play(1, 'play-card', { card: 'knight' });
    expect(new Set(t.legal(1, 'move-blocker').map((move) => move.blocker))).toEqual(new Set(['pirate']));
  });

  test('a settlement elsewhere does not bring it, and it stays in play when that at the mountains is lost', () => {
    const t = atGold(open());
    expect(t.field('oreFound')).toBe(0);
    atMountains(t).bare();
    expect(t.field('oreFound')).toBe(1);
  });
});

// proves misc/no-ore-on-catan: Your first settlement on each island with mountains is
test('the first settlement on each island with mountains is worth 1 extra point, gold fields nothing', () => {
  const t = atMountains(open(), 0);
  expect(t.points(0)).toBe(2);
  expect(t.put(0, 'settlement', t.corner(-1, -3, 3)).points(0)).toBe(3);
  expect(t.put(0, 'settlement', t.corner(5, -3, 0)).points(0)).toBe(5);
  expect(atGold(t).points(0)).toBe(6);
});

// proves misc/no-ore-on-catan: The first to 12
test('12 points win', () => {
  const t = new Table(ROW);
  expect(t.b.rules.target(t.s, 0)).toBe(12);
});

// proves misc/no-ore-on-catan: a central island without mountains, four islands with them
// proves misc/no-ore-on-catan: Terrains and numbers are shuffled within the central island
// proves misc/no-ore-on-catan: Five and six have one token more
test.each([4, 6])(
  'with %i the mountains lie on four islands, and everything is shuffled in its place',
  (seats) => {
    const boards = [1, 2, 3, 4, 5, 6].map((seed) => new Table(ROW, { seats, seed }).until('place-building'));
    const [t] = boards;
    const regions = (terrain: string) =>
      t.b.layout.hexes.flatMap(({ region }, hex) =>
        t.field('terrain', hex) === t.b.terrain(terrain) ? [region] : [],
      );
    expect(new Set(regions('mountains')).size).toBe(4);
    expect(regions('mountains')).not.toContain('main');
    expect(new Set(regions('gold'))).toEqual(new Set([undefined]));
    for (const group of ['main', 'mines', 'gold']) {
      const numbers = boards.map((board) =>
        board.b.layout.hexes.flatMap((hex, i) => (hex.group === group ? [board.field('numbers', i)] : [])),
      );
      expect(new Set(numbers.map((list) => list.join())).size).toBeGreaterThan(1);
      expect(new Set(numbers.map((list) => list.sort((a, z) => a - z).join())).size).toBe(1);
    }
    const both = (1 << 2) | (1 << 12);
    const shared = t.b.layout.hexes.filter((_, hex) => t.field('numbers', hex) === both);
    expect(shared).toHaveLength(seats > 4 ? 1 : 0);
  },
);

test('with Cities & Knights two more points are needed, and commodities bring no ore either', () => {
  const modules = ['cities-knights/core', 'cities-knights/sea'];
  const t = new Table(ROW, { modules }).started().until('main', 0).bare();
  expect(t.b.rules.target(t.s, 0)).toBe(14);
  t.give(0, { cloth: 4 });
  expect(t.refusal(0, 'bank-trade', { give: 'cloth', want: 'ore' })?.code).toBe('bank-keeps-ore');
  expect(t.refusal(0, 'bank-trade', { give: 'cloth', want: 'wool' })).toBeUndefined();
});
