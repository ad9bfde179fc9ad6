import { describe, expect, test } from 'vitest';
import { quiet as quietIsland, trail } from '../base/quiet.ts';
import { Table } from '../table.ts';

const ROW = 'misc/indians-of-catan';
/** Seat 0 before the roll on a quiet island, the bison far off on the desert; a bison has gone on. */
function quiet(): Table {
  const t = quietIsland({}, ROW);
  const west = t.hex(-2, 0);
  if (t.decision === 'herd-wanders') t.nature('herd-wanders', { animal: 0, side: 0 });
  return t.set('herdOne', 0, west).set('herdTwo', 0, west);
}
const main = (): Table => quiet().roll(3);
const HUNTER = { lumber: 1, ore: 1, wool: 1 };
const hunters = (t: Table, hex: number, seat = 0): number => t.field('hunters', hex * t.b.seats + seat);
const place = (t: Table, hex: number, seat: number, count = 1): Table => {
  t.set('hunters', hex * t.b.seats + seat, count);
  return t.set('huntersLeft', seat, 4 - count);
};
const centre = (t: Table): number => t.hex(0, 0);

// proves misc/indians-of-catan: The first to 12 points
// proves misc/indians-of-catan: There are no cities
test('12 points win, and there are no cities', () => {
  const t = new Table(ROW).started();
  expect(t.b.rules.goal(t.s)).toBe(12);
  expect(t.b.moves.some(({ name }) => name === 'city')).toBe(false);
  expect([t.b.piece('settlement').limit, t.b.piece('road').limit]).toEqual([5, 15]);
});

describe('the bison', () => {
  // proves misc/indians-of-catan: To begin, roll two dice, a
  // proves misc/indians-of-catan: On a 2 or a 12 one starts
  test('start on the two hexes of the number, or on the 2 and the 12; a 7 does not count', () => {
    const t = new Table(ROW).until('place-herd');
    expect(t.legal(-1, 'place-herd').map(({ number }) => number)).toEqual([2, 3, 4, 5, 6, 8, 9, 10, 11, 12]);
    const before = t.s.cells.slice();
    const at = () => [t.field('herdOne'), t.field('herdTwo')].map((hex) => t.field('numbers', hex));
    t.nature('place-herd', { number: 9 });
    expect(at()).toEqual([1 << 9, 1 << 9]);
    expect(t.field('herdOne')).not.toBe(t.field('herdTwo'));
    for (const number of [2, 12]) {
      t.s.cells.set(before);
      t.nature('place-herd', { number });
      expect(at()).toEqual([1 << 2, 1 << 12]);
    }
  });

  // proves misc/indians-of-catan: Before each turn one of the bison
  // proves misc/indians-of-catan: A die of 1 sends a bison east
  test('one of them goes a hex into one of six directions before each turn', () => {
    const t = quiet();
    t.set('herdOne', 0, centre(t)).roll(3).play(0, 'end-turn');
    expect(t.decision).toBe('herd-wanders');
    expect(t.legal(-1, 'herd-wanders')).toHaveLength(12);
    const before = t.s.cells.slice();
    const to = [0, 1, 2, 3, 4, 5].map((side) => {
      t.s.cells.set(before);
      t.nature('herd-wanders', { animal: 0, side });
      return t.field('herdOne');
    });
    expect(to[0]).toBe(t.hex(1, 0));
    expect([...to].sort()).toEqual([...t.b.walks.hexesBeside[centre(t)]].sort());
    expect(t.field('herdTwo')).toBe(t.hex(-2, 0));
  });

  // proves misc/indians-of-catan: If there is no land it stays where it is
  // proves misc/indians-of-catan: Bison go into the desert
  test('it stays where there is no land, and goes to the robber in the desert', () => {
    const t = quiet();
    t.set('herdOne', 0, t.hex(2, 0)).set('herdTwo', 0, t.hex(-1, 0)).roll(3).play(0, 'end-turn');
    const before = t.s.cells.slice();
    t.nature('herd-wanders', { animal: 0, side: 0 });
    expect(t.field('herdOne')).toBe(t.hex(2, 0));
    t.s.cells.set(before);
    t.nature('herd-wanders', { animal: 1, side: 3 });
    expect(t.field('herdTwo')).toBe(t.field('blocker', 0));
  });
});

test('two settlements each in a snake, and the last one brings one good from each hex', () => {
  const t = new Table(ROW).until('place-building');
  expect(t.b.rules.startRounds(t.s)).toBe(2);
  const order: number[] = [];
  while (t.field('turn') === 0) {
    if (t.decision === 'place-building') order.push([0, 1, 2, 3].find((seat) => t.legal(seat).length > 0)!);
    t.anything();
  }
  expect(order).toEqual([0, 1, 2, 3, 3, 2, 1, 0]);
  const most = [0, 1, 2, 3].map((seat) => t.field('handSize', seat));
  expect(Math.max(...most)).toBeLessThanOrEqual(3);
});

// proves misc/indians-of-catan: A settlement costs 1 brick
// proves misc/indians-of-catan: settlements need not keep any distance
test('a settlement costs the usual and may stand beside another', () => {
  const t = main();
  const { edges, corners } = trail(t, 0, 3);
  t.put(1, 'settlement', corners[0])
    .put(0, 'road', edges[0])
    .give(0, { brick: 1, lumber: 1, wool: 1, grain: 1 });
  t.play(0, 'settlement', { corner: corners[1] });
  expect(t.hand(0)).toEqual({});
});

// proves misc/indians-of-catan: Settlements get 2 goods
test('settlements get 2 goods from a hex whose number is rolled', () => {
  const t = quiet();
  t.put(0, 'settlement', t.corner(0, 0, 0)).lay(centre(t), 'hills', 5);
  expect(t.roll(5).hand(0)).toEqual({ brick: 2 });
});

describe('hunters', () => {
  // proves misc/indians-of-catan: A hunter costs 1 lumber
  // proves misc/indians-of-catan: You have 4.
  // proves misc/indians-of-catan: You place a hunter on a hex
  test('cost lumber, ore and wool and are placed at an own settlement; any number share a hex', () => {
    const t = main();
    t.put(0, 'settlement', t.corner(0, 0, 0))
      .put(1, 'settlement', t.corner(-1, 1, 4))
      .give(0, HUNTER);
    expect(t.refusal(0, 'hire-hunter', { hex: t.hex(-1, 1) })?.code).toBe('hunter-home');
    t.play(0, 'hire-hunter', { hex: centre(t) });
    expect([t.hand(0), hunters(t, centre(t)), t.field('huntersLeft', 0)]).toEqual([{}, 1, 3]);
    expect(t.refusal(0, 'hire-hunter', { hex: centre(t) })?.code).toBe('cannot-pay');
    t.give(0, HUNTER).play(0, 'hire-hunter', { hex: centre(t) });
    expect(hunters(t, centre(t))).toBe(2);
    t.give(0, HUNTER).set('huntersLeft', 0, 0);
    expect(t.refusal(0, 'hire-hunter', { hex: centre(t) })?.code).toBe('no-hunter-left');
  });

  // proves misc/indians-of-catan: For 1 grain you move a hunter
  // proves misc/indians-of-catan: You may hire and move as many hunters
  // proves misc/indians-of-catan: On the land, but never into the sea
  test('go to a neighbouring hex or to one at an own settlement, for 1 grain each time', () => {
    const t = main();
    place(t, centre(t), 0).give(0, { grain: 2 });
    expect(t.refusal(0, 'move-hunter', { hex: centre(t), to: t.hex(2, 0) })?.code).toBe('hunter-far');
    expect(t.refusal(0, 'move-hunter', { hex: t.hex(1, 0), to: centre(t) })?.code).toBe('no-hunter');
    t.play(0, 'move-hunter', { hex: centre(t), to: t.hex(1, 0) });
    t.put(0, 'settlement', t.corner(-1, -1, 2)).play(0, 'move-hunter', {
      hex: t.hex(1, 0),
      to: t.hex(-1, -1),
    });
    expect([t.hand(0), hunters(t, t.hex(-1, -1)), hunters(t, centre(t))]).toEqual([{}, 1, 0]);
    expect(t.refusal(0, 'move-hunter', { hex: t.hex(-1, -1), to: centre(t) })?.code).toBe('cannot-pay');
    for (const { to } of t.give(0, { grain: 1 }).legal(0, 'move-hunter'))
      expect(t.b.land[t.field('terrain', Number(to))]).toBe(1);
  });

  // proves misc/indians-of-catan: If both dice show the same, the hunt begins
  // proves misc/indians-of-catan: If the hunt brings anybody a chit
  // proves misc/indians-of-catan: The robber stops no hunt
  test('on doubles each hunter with a bison brings a chit, and settlements get only 1', () => {
    const t = quiet();
    t.set('herdOne', 0, centre(t));
    place(place(t, centre(t), 0, 2), t.hex(-2, 0), 1);
    t.put(0, 'settlement', t.corner(0, 0, 0)).lay(centre(t), 'hills', 4);
    const points = t.points(0);
    t.play(0, 'roll').nature('dice', { red: 2, yellow: 2 });
    expect([t.field('chits', 0), t.field('chits', 1), t.field('chits', 2)]).toEqual([2, 1, 0]);
    expect([t.points(0), t.hand(0)]).toEqual([points + 2, { brick: 1 }]);
  });

  // proves misc/indians-of-catan: If the hunt brings anybody a chit
  test('without a chit doubles bring 2 as ever, and other rolls no chit', () => {
    const t = quiet();
    place(t, centre(t), 0);
    t.put(0, 'settlement', t.corner(0, 0, 0)).lay(centre(t), 'hills', 4);
    const before = t.s.cells.slice();
    t.play(0, 'roll').nature('dice', { red: 2, yellow: 2 });
    expect([t.field('chits', 0), t.hand(0)]).toEqual([0, { brick: 2 }]);
    t.s.cells.set(before);
    t.set('herdOne', 0, centre(t)).play(0, 'roll').nature('dice', { red: 1, yellow: 3 });
    expect([t.field('chits', 0), t.hand(0)]).toEqual([0, { brick: 2 }]);
  });
});

describe('the robber', () => {
  /** seat 0 moves the robber to the centre, where seat 1 lives with a card */
  function moved(hands: readonly number[], victims = [1]): Table {
    const t = quiet();
    hands.forEach((count, seat) => {
      if (count > 0) place(t, centre(t), seat, count);
    });
    victims.forEach((seat, i) => {
      t.put(seat, 'settlement', t.corner(0, 0, i * 2)).give(seat, { ore: 1 });
    });
    return t.roll(7).play(0, 'move-blocker', { blocker: 'robber', hex: centre(t) });
  }

  // proves misc/indians-of-catan: After you have moved the robber you may drive
  // proves misc/indians-of-catan: Hunters that are driven off
  test('may drive all hunters off its hex, and then steals nothing', () => {
    for (const victims of [[1], [1, 2]]) {
      const t = moved([1, 2, 0, 1], victims);
      expect(t.decision).toBe('drive-hunters');
      t.play(0, 'drive-hunters');
      expect([t.decision, t.hand(1)]).toEqual(['main', { ore: 1 }]);
      expect([0, 1, 2, 3].map((seat) => hunters(t, centre(t), seat))).toEqual([0, 0, 0, 0]);
      expect([0, 1, 2, 3].map((seat) => t.field('huntersLeft', seat))).toEqual([4, 4, 4, 4]);
    }
  });

  test('or steals, and leaves them; without hunters nothing is asked', () => {
    const t = moved([0, 2]);
    t.play(0, 'leave-hunters').nature('steal', { good: 'ore' });
    expect([t.hand(0), hunters(t, centre(t), 1)]).toEqual([{ ore: 1 }, 2]);
    expect(moved([]).decision).toBe('steal');
  });

  // proves misc/indians-of-catan: You may do so even where there is nothing to steal
  test('may drive them off where there is nothing to steal', () => {
    const t = moved([0, 0, 1], []);
    t.play(0, 'drive-hunters');
    expect([t.decision, hunters(t, centre(t), 2)]).toEqual(['main', 0]);
  });
});

describe('a settlement', () => {
  // proves misc/indians-of-catan: For any 2 goods you move a settlement
  // proves misc/indians-of-catan: A settlement that moves keeps nothing
  test('moves along own roads, past others, for any 2 goods', () => {
    const t = main();
    const { edges, corners } = trail(t, 0, 4);
    const harbour = t.b.harboursAt.findIndex((places) => places.length > 0);
    for (const edge of edges.slice(0, 3)) t.put(0, 'road', edge);
    t.put(0, 'settlement', corners[0]).put(1, 'settlement', corners[2]).give(0, { wool: 1, ore: 1 });
    expect(t.refusal(0, 'relocate', { corner: corners[0], to: corners[4] })?.code).toBe(
      'settlement-not-joined',
    );
    expect(t.refusal(0, 'relocate', { corner: corners[0], to: corners[2] })?.code).toBe('taken');
    expect(t.refusal(0, 'relocate', { corner: corners[2], to: corners[3] })?.code).toBe('settlement-none');
    const why = t.s.rules.moves.find(({ name }) => name === 'relocate')!.why!;
    expect([why(t.s, 0, -1, -1, -1), why(t.s, 0, corners[0], -1, -1)]).toEqual([undefined, undefined]);
    t.play(0, 'relocate', { corner: corners[0], to: corners[3] });
    expect([t.field('building', corners[0]), t.points(0)]).toEqual([0, 1]);
    t.play(0, 'pay-relocation', { good: 'ore' }).play(0, 'pay-relocation', { good: 'wool' });
    expect([t.hand(0), t.decision]).toEqual([{}, 'main']);
    expect(t.refusal(0, 'relocate', { corner: corners[3], to: corners[0] })?.code).toBe('cannot-pay');
    t.put(0, 'settlement', harbour);
    expect(t.field('harbours', 0)).not.toBe(0);
    const away = t.b.walks.edgesAt[harbour][0];
    t.put(0, 'road', away).give(0, { ore: 2 });
    t.play(0, 'relocate', {
      corner: harbour,
      to:
        t.b.walks.endsOf[away].find((end) => end !== harbour && t.b.harboursAt[end].length === 0) ??
        t.b.walks.endsOf[away][0],
    });
    expect(t.events.map(({ kind }) => kind)).toEqual(['relocated']);
  });
});
