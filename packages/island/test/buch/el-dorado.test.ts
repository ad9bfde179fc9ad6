import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ROW = 'buch/el-dorado';
const PRICE = { lumber: 1, ore: 2, wool: 1 };
/** everybody has turned over a token, so that ships beside El Dorado ask nothing */
const open = (asked: TableOptions = {}) => {
  const t = new Table(ROW, asked).started().until('main', 0).bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.set('goldenFinder', seat, 1);
  return t;
};
/** the edge of El Dorado on that side, and the one that leads to its northern corner from the ring */
const golden = (t: Table, side: number) => t.edge(0, 0, side);
/** a city in the ring whose two ships come to the side 1 of El Dorado */
const joined = (t: Table, seat = 0, building = 'city') =>
  t
    .put(seat, building, t.corner(1, -2, 4))
    .put(seat, 'ship', t.edge(0, -1, 0))
    .put(seat, 'ship', golden(t, 1));
const face = (t: Table, ...numbers: number[]) => {
  for (const n of [3, 5, 12]) t.set('goldenTokens', n, numbers.includes(n) ? 0 : 1);
  return t.set(
    'numbers',
    t.hex(0, 0),
    numbers.reduce((bits, n) => bits | (1 << n), 0),
  );
};
const turn = (t: Table, number: number) => t.play(t.active, 'end-turn').roll(number);
const shipAt = (t: Table, edge: number) => t.b.piece('ship').marks.get(t.s, edge) !== 0;

describe('El Dorado', () => {
  // proves buch/el-dorado: The first three players with a ship on one of its edges
  // proves buch/el-dorado: Chance decides which token is turned over
  // proves buch/el-dorado: You turn over one at most
  // proves buch/el-dorado: In the middle of an inner sea lies El Dorado
  test('the first three players with a ship on an edge turn over one token each, of chance', () => {
    const t = new Table(ROW).started().until('main', 0).bare();
    face(t);
    t.s.cells.fill(0, t.b.field('goldenFinder'), t.b.field('goldenFinder') + 4);
    const lay = (seat: number, side: number) => {
      t.b.rules.build(t.s, seat, t.b.piece('ship').index, golden(t, side));
      return t.decision;
    };
    t.put(0, 'ship', t.edge(0, -1, 0));
    expect(t.decision).toBe('main');
    expect(lay(0, 1)).toBe('golden-token');
    t.nature('golden-token', { number: 5 });
    expect(t.field('numbers', t.hex(0, 0))).toBe(1 << 5);
    expect(lay(0, 0)).toBe('main');
    expect(lay(1, 2)).toBe('golden-token');
    expect(t.refusal(-1, 'golden-token', { number: 5 })).toBeDefined();
    t.nature('golden-token', { number: 12 });
    expect(lay(2, 3)).toBe('golden-token');
    t.nature('golden-token', { number: 3 });
    expect(lay(3, 4)).toBe('main');
    expect(t.field('numbers', t.hex(0, 0))).toBe((1 << 3) | (1 << 5) | (1 << 12));
  });

  // proves buch/el-dorado: When a number that lies face up there is rolled
  // proves buch/el-dorado: The city may lie inland
  test('an open number brings a chit by a line from a city, not from a settlement, and no closed one does', () => {
    const t = face(joined(open()), 5);
    joinedElsewhere(t, 1, 'settlement');
    turn(t, 5);
    expect([t.field('chits', 0), t.field('chits', 1), t.field('goldenChits')]).toEqual([1, 0, 7]);
    expect(t.points(0)).toBe(3);
    turn(t.until('main', 1), 3);
    expect(t.field('chits', 0)).toBe(1);
    const inland = face(joined(open(), 0, 'settlement'), 5);
    inland.put(0, 'road', inland.edge(1, -2, 4)).put(0, 'road', inland.edge(1, -2, 3));
    turn(inland, 5);
    expect(inland.field('chits', 0)).toBe(0);
    const end = inland.b.walks.endsOf[inland.edge(1, -2, 3)].find(
      (corner) => !inland.b.walks.endsOf[inland.edge(1, -2, 4)].includes(corner),
    )!;
    inland.until('main', 1).put(0, 'city', end);
    turn(inland, 5);
    expect(inland.field('chits', 0)).toBe(1);
  });
  function joinedElsewhere(t: Table, seat: number, building: string): void {
    t.put(seat, building, t.corner(-1, 2, 1))
      .put(seat, 'ship', t.edge(0, 1, 3))
      .put(seat, 'ship', golden(t, 4));
  }

  // proves buch/el-dorado: A ship that only touches a corner of El Dorado does not count
  test('a ship that only comes to a corner of it brings nothing', () => {
    const t = face(open(), 5);
    t.put(0, 'city', t.corner(1, -2, 4)).put(0, 'ship', t.edge(0, -1, 0));
    turn(t, 5);
    expect(t.field('chits', 0)).toBe(0);
  });

  // proves buch/el-dorado: All roads, ships and the city are your own
  test('a town of another, or a gap, breaks the line; the ship beside the hex must be your own', () => {
    const broken = face(joined(open()), 5);
    const middle = broken.b.walks.endsOf[broken.edge(0, -1, 0)].find((corner) =>
      broken.b.walks.endsOf[golden(broken, 1)].includes(corner),
    )!;
    broken.put(1, 'settlement', middle);
    turn(broken, 5);
    expect(broken.field('chits', 0)).toBe(0);
    const foreign = face(open(), 5);
    foreign.put(0, 'city', foreign.corner(1, -2, 4)).put(0, 'ship', foreign.edge(0, -1, 0));
    foreign.put(1, 'ship', golden(foreign, 1));
    turn(foreign, 5);
    expect([foreign.field('chits', 0), foreign.field('chits', 1)]).toEqual([0, 0]);
  });

  // proves buch/el-dorado: You take one chit for a roll
  test('two cities with two lines bring one chit', () => {
    const t = face(joined(open()), 5);
    joinedElsewhere(t, 0, 'city');
    turn(t, 5);
    expect(t.field('chits', 0)).toBe(1);
  });

  // proves buch/el-dorado: There are 8 chits, and each is worth 1 point
  // proves buch/el-dorado: If there are fewer left than several players should take
  test('with one chit left two take none, and one takes it', () => {
    const t = face(joined(open()), 5).set('goldenChits', 0, 1);
    joinedElsewhere(t, 1, 'city');
    turn(t, 5);
    expect([t.field('chits', 0), t.field('chits', 1), t.over]).toEqual([0, 0, false]);
    expect(new Table(ROW).until('place-building').field('goldenChits')).toBe(8);
    t.until('main', 1).b.rules.unbuild(t.s, t.b.piece('ship').index, golden(t, 4));
    turn(t, 5);
    expect([t.field('chits', 0), t.over]).toEqual([1, true]);
  });

  // proves buch/el-dorado: The game also ends when the last chit is taken
  // proves buch/el-dorado: Players who tie and have never had the corsair
  // proves buch/el-dorado: When points are compared at the end
  test('then most points win, then whoever had the corsair last, or several', () => {
    const end = (change: (t: Table) => void) => {
      const t = face(joined(open()), 5).set('goldenChits', 0, 1);
      change(t);
      turn(t, 5);
      expect(t.over).toBe(true);
      return t.b.rules.winners(t.s);
    };
    const level = (t: Table) => t.put(1, 'city', t.corner(3, 0, 0)).put(1, 'settlement', t.corner(-3, 0, 3));
    expect(end(() => {})).toEqual([0]);
    expect(end(level)).toEqual([0, 1]);
    expect(end((t) => level(t).set('corsairSince', 1, 1))).toEqual([1]);
    expect(end((t) => level(t).set('corsairSince', 1, 1).set('corsairSince', 0, 2))).toEqual([0]);
    expect(end((t) => level(t).cards(1, 'victory-point'))).toEqual([1]);
  });

  // proves buch/el-dorado: Nobody starts at El Dorado
  test('nobody starts or settles there, and everybody starts anywhere in the ring', () => {
    const t = new Table(ROW).until('place-building');
    for (let corner = 0; corner < 6; corner++)
      expect(t.refusal(0, 'place-building', { corner: t.corner(0, 0, corner) })).toBeDefined();
    expect(t.refusal(0, 'place-building', { corner: t.corner(1, -2, 4) })).toBeUndefined();
    expect(t.refusal(0, 'place-building', { corner: t.corner(3, 0, 0) })).toBeUndefined();
    const later = joined(open()).give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
    const end = later.b.walks.endsOf[golden(later, 1)][0];
    expect(later.refusal(0, 'settlement', { corner: end })?.code).toBe('closed-land');
  });
});

describe('the corsair', () => {
  // proves buch/el-dorado: There is a corsair instead of the pirate
  // proves buch/el-dorado: Pay 1 lumber, 2 ore and 1 wool
  test('is taken for its price from whoever has it, not from oneself', () => {
    const t = open();
    expect(t.b.blockers.map(({ id }) => id)).toEqual(['robber']);
    t.give(0, { ...PRICE, ore: 1 });
    expect(t.refusal(0, 'take-corsair')?.code).toBe('cannot-pay');
    t.give(0, PRICE).play(0, 'take-corsair');
    expect([t.field('corsairOf'), t.hand(0)]).toEqual([0, {}]);
    t.give(0, PRICE);
    expect(t.refusal(0, 'take-corsair')?.code).toBe('corsair-held');
    turn(t, 4).give(1, PRICE).until('main', 1);
    t.give(1, PRICE).play(1, 'take-corsair');
    expect(t.field('corsairOf')).toBe(1);
    expect(t.field('corsairSince', 1)).toBeGreaterThan(t.field('corsairSince', 0));
  });

  /** a 7 by seat 1 while seat 0 has the corsair, up to where it is placed */
  const seven = (prepare: (t: Table) => void) => {
    const t = open();
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    t.set('corsairOf', 0, 0);
    prepare(t);
    t.play(0, 'end-turn').play(1, 'roll').nature('dice', { red: 3, yellow: 4 });
    expect(t.decision).toBe('move-blocker');
    expect(t.legal(0)).toEqual([]);
    const move = t
      .legal(1, 'move-blocker')
      .find(({ hex }) => t.b.layout.hexes[Number(hex)].region === 'rim')!;
    t.play(1, move);
    return t;
  };

  // proves buch/el-dorado: When a 7 is rolled, the player who has the corsair
  // proves buch/el-dorado: On a 7 the player who rolled moves the robber first
  test('a 7 lets its holder place it after the robber, on the inner sea', () => {
    const t = seven(() => {});
    expect([t.decision, t.legal(1)]).toEqual(['corsair', []]);
    const hexes = t.legal(0, 'place-corsair').map(({ hex }) => Number(hex));
    expect(hexes.sort()).toEqual([...t.b.walks.hexesBeside[t.hex(0, 0)]].sort());
    expect(t.refusal(0, 'place-corsair', { hex: t.hex(0, -2) })?.code).toBe('corsair-elsewhere');
  });

  // proves buch/el-dorado: If nobody has it, it stays away
  test('without a holder it stays away', () => {
    const t = open().set('corsairOf', 0, -1);
    for (let seat = 0; seat < 4; seat++) t.give(seat, {});
    t.play(0, 'end-turn').play(1, 'roll').nature('dice', { red: 3, yellow: 4 });
    const move = t
      .legal(1, 'move-blocker')
      .find(({ hex }) => t.b.layout.hexes[Number(hex)].region === 'rim')!;
    expect(t.play(1, move).decision).toBe('main');
  });

  // proves buch/el-dorado: Then that player either steals one card each
  // proves buch/el-dorado: Either way it leaves the board
  // proves buch/el-dorado: You may stop after the first card or ship
  test('it robs up to two others there, each once, and stays with its holder', () => {
    const prey = (t: Table) => {
      t.put(1, 'ship', golden(t, 1))
        .put(2, 'ship', t.edge(0, -1, 0))
        .put(3, 'ship', t.edge(1, -1, 0))
        .put(0, 'ship', golden(t, 0));
      for (const seat of [1, 2, 3]) t.give(seat, { ore: 2 });
    };
    const t = seven(prey).play(0, 'place-corsair', { hex: t0(1, -1) });
    function t0(q: number, r: number) {
      return open().hex(q, r);
    }
    expect(t.legal(0, 'corsair-rob').map(({ seat }) => seat)).toEqual([1, 2, 3]);
    t.play(0, 'corsair-rob', { seat: 2 }).until('corsair-deed', 0);
    expect(t.refusal(0, 'corsair-rob', { seat: 2 })?.code).toBe('corsair-no-ship');
    expect(t.refusal(0, 'corsair-sink', { edge: golden(t, 1) })?.code).toBe('corsair-chosen');
    expect([t.field('corsairAt'), t.legal(0, 'corsair-leaves').length]).toEqual([t.hex(1, -1), 1]);
    t.play(0, 'corsair-rob', { seat: 3 }).until('main', 1);
    expect([t.hand(0), t.hand(2), t.hand(3)]).toEqual([{ ore: 2 }, { ore: 1 }, { ore: 1 }]);
    expect([t.field('corsairOf'), t.field('corsairAt')]).toEqual([0, -1]);
  });

  test('or it sinks up to two ships there, own ones too, and is lost', () => {
    const t = seven((t) => {
      t.put(1, 'ship', golden(t, 1))
        .put(0, 'ship', t.edge(0, -1, 0))
        .put(2, 'ship', golden(t, 4));
    });
    t.play(0, 'place-corsair', { hex: t.hex(1, -1) });
    expect(t.refusal(0, 'corsair-sink', { edge: golden(t, 4) })?.code).toBe('corsair-no-ship');
    t.play(0, 'corsair-sink', { edge: golden(t, 1) });
    expect([shipAt(t, golden(t, 1)), t.decision]).toEqual([false, 'corsair-deed']);
    expect(t.refusal(0, 'corsair-rob', { seat: 1 })?.code).toBe('corsair-chosen');
    t.play(0, 'corsair-sink', { edge: t.edge(0, -1, 0) });
    expect([shipAt(t, t.edge(0, -1, 0)), t.decision, t.field('corsairOf')]).toEqual([false, 'main', -1]);
    expect(shipAt(t, golden(t, 4))).toBe(true);
  });

  test('one that stops after a ship loses it as well', () => {
    const t = seven((t) => t.put(1, 'ship', golden(t, 1)).put(1, 'ship', t.edge(0, -1, 0)));
    t.play(0, 'place-corsair', { hex: t.hex(1, -1) }).play(0, 'corsair-sink', { edge: golden(t, 1) });
    t.play(0, 'corsair-leaves');
    expect([t.field('corsairOf'), t.field('corsairAt')]).toEqual([-1, -1]);
  });

  // proves buch/el-dorado: Where nobody can be robbed and no ship lies
  test('with no ships and nobody to rob it leaves at once and is kept', () => {
    const t = seven(() => {}).play(0, 'place-corsair', { hex: open().hex(1, -1) });
    expect([t.decision, t.field('corsairOf'), t.field('corsairAt')]).toEqual(['main', 0, -1]);
  });

  // proves buch/el-dorado: If you have the corsair you may use it once
  // proves buch/el-dorado: the corsair you may also use it once
  test('it is used once in each own turn where the table wants that, also in that of taking it', () => {
    const t = open({ options: { busyCorsair: true } });
    expect(t.refusal(0, 'use-corsair')?.code).toBe('corsair-not-held');
    t.give(0, PRICE).play(0, 'take-corsair').play(0, 'use-corsair');
    t.play(0, 'place-corsair', { hex: t.hex(1, -1) });
    expect(t.refusal(0, 'use-corsair')?.code).toBe('corsair-used');
    turn(t, 4).until('main', 1);
    expect(t.refusal(1, 'use-corsair')?.code).toBe('corsair-not-held');
    for (const seat of [2, 3, 0]) turn(t, 4).until('main', seat);
    expect(t.refusal(0, 'use-corsair')).toBeUndefined();
    const plain = open().give(0, PRICE).play(0, 'take-corsair');
    expect(plain.legal(0).some(({ move }) => move === 'use-corsair')).toBe(false);
  });

  // proves buch/el-dorado: Knights move only the robber
  test('a knight moves no corsair', () => {
    const t = open().set('corsairOf', 0, 0).cards(0, 'knight').play(0, 'play-card', { card: 'knight' });
    const move = t
      .legal(0, 'move-blocker')
      .find(({ hex }) => t.b.layout.hexes[Number(hex)].region === 'rim')!;
    expect(t.play(0, move).decision).not.toBe('corsair');
  });
});

describe('ships', () => {
  const old = (t: Table) => {
    t.s.cells.fill(0, t.b.field('laneFresh'), t.b.field('laneFresh') + t.b.topology.edges);
    return t;
  };

  // proves buch/el-dorado: Everybody has 4 ships
  test('everybody has four', () => {
    expect(open().field('supply', open().b.piece('ship').index)).toBe(4);
  });

  // proves buch/el-dorado: Ships that hang on none of your settlements and cities
  // proves buch/el-dorado: You need not join them
  test('ships without a town are not moved until they are joined again, and others may be built', () => {
    const t = old(joined(open()));
    expect(t.refusal(0, 'move-ship', { edge: golden(t, 1) })).toBeUndefined();
    t.b.rules.unbuild(t.s, t.b.piece('ship').index, t.edge(0, -1, 0));
    expect(t.refusal(0, 'move-ship', { edge: golden(t, 1) })?.code).toBe('adrift');
    t.give(0, { lumber: 2, wool: 2 });
    expect(t.refusal(0, 'ship', { edge: golden(t, 0) })).toBeUndefined();
    t.play(0, 'ship', { edge: t.edge(0, -1, 0) });
    expect(old(t).refusal(0, 'move-ship', { edge: golden(t, 1) })).toBeUndefined();
  });

  // proves buch/el-dorado: Ships are not moved between the inner sea and the outside
  test('a ship stays on its side of the ring', () => {
    const t = old(joined(open())).put(0, 'settlement', open().corner(3, 0, 0));
    t.play(0, 'move-ship', { edge: golden(t, 1) });
    const outside = t.b.walks.edgesAt[t.corner(3, 0, 0)].find(
      (edge) => t.b.walks.hexesAlong[edge].length === 1,
    )!;
    expect(t.refusal(0, 'ship-to', { edge: outside })?.code).toBe('seas-apart');
    expect(t.refusal(0, 'ship-to', { edge: golden(t, 2) })).toBeUndefined();
  });
});

// proves buch/el-dorado: A closed ring of land lies around
// proves buch/el-dorado: The robber starts on a desert
// proves buch/el-dorado: Of the deserts the robber takes the first
// proves buch/el-dorado: The map of 2000 has the same ring
// proves buch/el-dorado: The map of 2003, or that of 2000
// proves buch/el-dorado: The map is ours
// proves buch/el-dorado: Terrains and numbers are shuffled
test.each([
  ['2003', 6],
  ['2000', 10],
])('the map of %s has %i hexes of sea, and a ring with its reds inside', (elDoradoMap, sea) => {
  const boards = [1, 2, 3, 4].map((seed) =>
    new Table(ROW, { seed, options: { elDoradoMap } }).until('place-building'),
  );
  for (const t of boards) {
    const hexes = Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
    const of = (id: string) => hexes.filter((hex) => t.field('terrain', hex) === t.b.terrain(id));
    expect([of('sea').length, of('desert').length, of('gold').length]).toEqual([sea, 3, 1]);
    for (const id of ['hills', 'fields', 'forest', 'mountains', 'pasture']) expect(of(id).length).toBe(5);
    const { q, r } = t.b.topology;
    const [first] = of('desert').sort((a, z) => r[a] - r[z] || q[a] - q[z]);
    expect(t.field('blocker', t.b.blocker('robber'))).toBe(first);
    const number = (hex: number) =>
      t.field('numbers', hex) === 0 ? 0 : 31 - Math.clz32(t.field('numbers', hex));
    const red = (hex: number) => [6, 8].includes(number(hex));
    for (const hex of hexes) {
      const region = t.b.layout.hexes[hex].region;
      if (red(hex)) expect(region).toBe('inside');
      if (of('desert').includes(hex)) expect(region).toBe('rim');
      for (const near of t.b.walks.hexesBeside[hex]) {
        if (red(hex)) expect(red(near)).toBe(false);
        if (number(hex) > 0) expect(number(near)).not.toBe(number(hex));
      }
      if (t.b.walks.hexesBeside[t.hex(0, 0)].includes(hex)) expect(of('sea')).toContain(hex);
    }
    const ring = hexes.filter((hex) => ['inside', 'rim'].includes(t.b.layout.hexes[hex].region ?? ''));
    expect([ring.length, ring.filter((hex) => of('sea').includes(hex)).length]).toEqual([28, 0]);
  }
  const numbers = (t: Table) => String(t.s.cells.slice(t.b.at.numbers, t.b.at.numbers + t.b.topology.hexes));
  expect(new Set(boards.map(numbers)).size).toBe(4);
});

// proves buch/el-dorado: The first to 12
test('12 points win', () => {
  const t = new Table(ROW);
  expect(t.b.rules.goal(t.s)).toBe(12);
});
