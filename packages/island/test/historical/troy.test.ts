import { eventFor, legalMoves, NATURE, Rng, resample, toMove, viewOf } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { Table } from '../table.ts';

const ROW = 'historical/troy';
const GOODS = ['brick', 'lumber', 'wool', 'grain', 'ore'];

/** an empty board in the first turn after a roll; seats 0 and 1 are for Troy, the others for Mycenae */
function open(seats = 4): Table {
  const t = new Table(ROW, { seats }).started().bare();
  for (let seat = 0; seat < seats; seat++) {
    t.give(seat, {});
    on(t, seat, seat < seats / 2 ? 0 : 1);
  }
  t.roll(5);
  for (let seat = 0; seat < seats; seat++) t.give(seat, {});
  return t;
}
const on = (t: Table, seat: number, side: number) =>
  t.set('side', seat * 2, side === 0 ? 1 : 0).set('side', seat * 2 + 1, side);
const row = (t: Table) => GOODS.map((good) => t.field('row', t.b.good(good)));
/** makes the row these cards, out of the bank */
function lay(t: Table, cards: Record<string, number>): Table {
  for (const good of GOODS) {
    const i = t.b.good(good);
    const change = (cards[good] ?? 0) - t.field('row', i);
    t.set('row', i, cards[good] ?? 0).setBank(good, t.bank(good) - change);
  }
  return t.set(
    'rowLength',
    0,
    Object.values(cards).reduce((sum, n) => sum + n, 0),
  );
}
const tokens = (t: Table, seat: number) => t.hand(seat)['trade-token'] ?? 0;
const until = (t: Table, ...goods: readonly string[]) => {
  for (const good of goods) t.nature('pick-support', { good });
  return t.nature('turn-up-support');
};
/** a coast with free sea beside it: a corner of the land west of the middle, and the sea hexes next to it */
const harbourTown = (t: Table) => t.corner(4, 2, 4);
const SEA = [
  [3, 3],
  [2, 3],
  [1, 3],
  [0, 3],
  [2, 2],
  [1, 4],
  [0, 4],
] as const;
const sea = (t: Table, i: number) => t.hex(SEA[i][0], SEA[i][1]);
const price = { grain: 1, wool: 1, 'trade-token': 2 };
/** so many ships of the seat from its town on, without what follows */
function fleet(t: Table, seat: number, ships: number): Table {
  t.put(seat, 'settlement', harbourTown(t));
  for (let i = 0; i < ships; i++) t.put(seat, 'trade-ship', sea(t, i));
  return t;
}

describe('sides', () => {
  // proves historical/troy: At the start you are dealt a side
  // proves historical/troy: Each side has as many players, and
  test.each([4, 6])('of %i players half are dealt each, and each sees the own one alone', (seats) => {
    const t = new Table(ROW, { seats }).started();
    const sides = Array.from({ length: seats }, (_, seat) => t.field('side', seat * 2));
    expect(sides.filter((side) => side === 1)).toHaveLength(seats / 2);
    const view = viewOf(t.s, 1);
    const at = t.b.field('side');
    expect([view.cells[at + 2], view.cells[at + 3]]).toEqual([sides[1], 1 - sides[1]]);
    expect(view.cells[at]).toBeLessThan(0);
    expect(viewOf(t.s, null).cells[at]).toBeLessThan(0);
  });

  test('dealt anew, the others have every side that they may have, and the own one stays', () => {
    const t = open();
    const seen = new Set<string>();
    for (let seed = 1; seed < 40; seed++) {
      const other = resample(t.s, 0, new Rng(seed));
      const sides = [0, 1, 2, 3].map((seat) => other.cells[t.b.field('side') + seat * 2]);
      expect(sides[0]).toBe(1);
      expect(sides.filter((side) => side === 1)).toHaveLength(2);
      seen.add(sides.join());
    }
    expect(seen.size).toBe(3);
  });

  // proves historical/troy: Each battle that your side wins is a point
  // proves historical/troy: Nobody else sees these points
  test('a win is a hidden point for all on that side', () => {
    const t = open().set('troyWins', 0, 2);
    expect([0, 1, 2, 3].map((seat) => t.points(seat))).toEqual([2, 2, 0, 0]);
    expect([0, 1, 2, 3].map((seat) => t.b.rules.publicPoints(t.s, seat))).toEqual([0, 0, 0, 0]);
  });

  // proves historical/troy: Fifteen points win
  // proves historical/troy: When a player reaches the points to win
  test('hidden points win, and then the sides are shown', () => {
    const t = open().set('troyWins', 0, 5);
    for (let i = 0; i < 4; i++) {
      const corner = t.corner(4 + (i >> 1), (i & 1) * 2, 1);
      t.put(0, 'settlement', corner).put(0, 'city', corner);
    }
    expect(t.points(0)).toBe(13);
    fleet(t, 0, 3);
    expect(t.points(0)).toBe(15);
    t.give(0, { wool: 1 });
    t.play(0, 'support', { good: 'wool' });
    expect(t.over).toBe(true);
    expect(t.events.filter(({ kind }) => kind === 'side-shown')).toHaveLength(4);
    expect(viewOf(t.s, 3).cells[t.b.field('side')]).toBe(1);
  });

  // proves historical/troy: When a side has won six battles the game ends
  // proves historical/troy: All sides are shown, and the most points win
  // proves historical/troy: In a tie
  // proves historical/troy: Players who tie in trade tokens too
  test.each([
    [{}, [0, 1]],
    [{ 'trade-token': 2 }, [1]],
  ])('six wins end it, and tokens %j part those who are level', (more, winners) => {
    const t = lay(open(), { ore: 9 }).set('troyWins', 0, 5);
    t.give(0, { ore: 1 }).give(1, { 'trade-token': 1, ...more });
    t.play(0, 'support', { good: 'ore' });
    until(t, 'ore', 'ore', 'ore', 'ore', 'ore', 'ore', 'ore');
    expect(t.over).toBe(true);
    expect([t.b.rules.winners(t.s), t.b.rules.ending(t.s)]).toEqual([winners, 'condition']);
  });
});

describe('the support row', () => {
  // proves historical/troy: The support row is a row of cards
  // proves historical/troy: It begins with 1 grain
  test('begins with four cards that come out of the bank', () => {
    const t = new Table(ROW);
    expect(row(t)).toEqual([0, 1, 1, 1, 1]);
    expect([t.field('rowLength'), t.bank('ore'), t.bank('brick')]).toEqual([4, 18, 19]);
  });

  // proves historical/troy: Up to three times a turn you may trade with the row
  test('takes three cards a turn from a seat, each for a token, and the next turn again', () => {
    const t = open().give(0, { brick: 5 });
    for (let i = 0; i < 3; i++) t.play(0, 'support', { good: 'brick' });
    expect([tokens(t, 0), t.hand(0).brick, t.field('rowLength')]).toEqual([3, 2, 7]);
    expect(t.refusal(0, 'support', { good: 'brick' })?.code).toBe('support-done');
    t.play(0, 'end-turn').roll(5).give(1, { ore: 1 });
    expect(t.refusal(1, 'support', { good: 'brick' })?.code).toBe('none-held');
    t.play(1, 'support', { good: 'ore' });
    expect(tokens(t, 1)).toBe(1);
  });

  test('which card was added only its seat hears and sees', () => {
    const t = open().give(0, { brick: 1 });
    t.play(0, 'support', { good: 'brick' });
    const heard = (seat: number | null) => JSON.stringify(t.events.map((event) => eventFor(event, seat)));
    expect(heard(0)).toContain('brick');
    expect(heard(1)).not.toContain('brick');
    expect(heard(null)).not.toContain('brick');
    expect(viewOf(t.s, 1).cells[t.b.field('row')]).toBeLessThan(0);
  });

  test('dealt anew, hands and row together keep their sizes and what is in them all', () => {
    const t = open().give(0, { wool: 2 }).give(1, { ore: 3, brick: 1 }).give(2, { grain: 2 });
    const kinds = new Set<string>();
    for (let seed = 1; seed < 40; seed++) {
      const other = Object.assign(Object.create(Table.prototype), t, {
        s: resample(t.s, 0, new Rng(seed)),
      }) as Table;
      expect(other.hand(0)).toEqual({ wool: 2 });
      expect(row(other).reduce((sum, n) => sum + n, 0)).toBe(4);
      expect([1, 2].map((seat) => Object.values(other.hand(seat)).reduce((sum, n) => sum + n, 0))).toEqual([
        4, 2,
      ]);
      for (const good of GOODS)
        expect(
          row(other)[GOODS.indexOf(good)] + (other.hand(1)[good] ?? 0) + (other.hand(2)[good] ?? 0),
        ).toBe(row(t)[GOODS.indexOf(good)] + (t.hand(1)[good] ?? 0) + (t.hand(2)[good] ?? 0));
      kinds.add(row(other).join());
    }
    expect(kinds.size).toBeGreaterThan(3);
  });

  // proves historical/troy: With four players a row of 10 cards is a battle
  // proves historical/troy: The row is shuffled, and 7 of its cards
  // proves historical/troy: The others stay face down
  test.each([
    [4, 10, 7],
    [6, 13, 9],
  ])('with %i players a row of %i is a battle for which %i cards are turned up', (seats, length, shown) => {
    const t = lay(open(seats), { brick: length - 2 }).give(0, { brick: 2 });
    t.play(0, 'support', { good: 'brick' });
    expect(t.decision).toBe('main');
    t.play(0, 'support', { good: 'brick' });
    expect([t.decision, toMove(t.s)]).toEqual(['battle', NATURE]);
    expect(legalMoves(t.s, NATURE).moves).toHaveLength(1);
    until(t, ...Array(shown).fill('brick'));
    expect([t.decision, t.field('rowLength'), row(t)[0]]).toEqual(['main', length - shown, length - shown]);
    expect(t.events.map(({ kind }) => kind)).toEqual(['support-shown', 'battle-even']);
  });

  // proves historical/troy: Among the cards turned up, lumber and grain speak for Mycenae
  // proves historical/troy: The side with more of them wins the battle
  // proves historical/troy: All cards turned up go back to the bank
  test.each([
    [
      ['ore', 'wool', 'ore', 'lumber', 'grain', 'brick', 'brick'],
      [1, 0],
    ],
    [
      ['ore', 'wool', 'brick', 'lumber', 'grain', 'lumber', 'brick'],
      [0, 1],
    ],
    [
      ['ore', 'wool', 'brick', 'lumber', 'grain', 'brick', 'brick'],
      [0, 0],
    ],
  ])('%j: wins %j', (cards, wins) => {
    const t = lay(open(), { ore: 2, wool: 1, lumber: 2, grain: 1, brick: 3 }).give(0, { brick: 1 });
    const bank = t.bank('wool');
    t.play(0, 'support', { good: 'brick' });
    until(t, ...cards);
    expect([t.field('troyWins'), t.field('mycenaeWins')]).toEqual(wins);
    expect(t.bank('wool')).toBe(bank + 1);
    expect(t.field('rowLength')).toBe(3);
  });

  test('a battle counts its own cards, and none of the one before', () => {
    const t = lay(open(), { ore: 9 }).give(0, { ore: 1 });
    t.play(0, 'support', { good: 'ore' });
    until(t, ...Array(7).fill('ore'));
    lay(t, { ore: 1, lumber: 8 }).give(0, { ore: 1 });
    t.play(0, 'support', { good: 'ore' });
    until(t, 'ore', 'lumber', 'lumber', 'lumber', 'lumber', 'lumber', 'lumber');
    expect([t.field('troyWins'), t.field('mycenaeWins')]).toEqual([1, 1]);
    const [fought] = t.events.filter(({ kind }) => kind === 'battle-fought');
    expect(fought.data).toEqual({ first: 1, second: 6 });
  });

  test('nobody knows what may be drawn for a battle before all lies open', () => {
    const t = lay(open(), { ore: 9 }).give(0, { ore: 1 });
    t.play(0, 'support', { good: 'ore' }).nature('pick-support', { good: 'ore' });
    const heard = JSON.stringify(t.events.map((event) => eventFor(event, 0)));
    expect(heard).not.toContain('ore');
    expect(viewOf(t.s, 0).cells[t.b.field('turned') + t.b.good('ore')]).toBeLessThan(0);
    expect(t.b.decisions.find(({ name }) => name === 'battle')?.outcomesFor?.(t.s)).toBe(0);
  });

  // proves historical/troy: Trade tokens are not cards in
  // proves historical/troy: Nobody trades or steals them
  test('tokens are open, no hand cards, and nobody trades them', () => {
    const t = open().give(0, { 'trade-token': 9 });
    expect(t.field('handSize', 0)).toBe(0);
    expect(t.b.goods[t.b.good('trade-token')]).toMatchObject({
      inHand: false,
      tradeable: false,
      bankSells: false,
      bankBuys: false,
      open: true,
    });
    expect(t.b.rules.discardCount(t.s, 0)).toBe(0);
  });
});

describe('ships', () => {
  // proves historical/troy: A ship costs 1 grain
  // proves historical/troy: You build your ships 1 to 7
  // proves historical/troy: Each lies in the middle of a free sea hex
  test('lie beside own buildings or own ships on free sea, and are numbered as they come', () => {
    const t = open().put(0, 'settlement', harbourTown(t0())).put(1, 'trade-ship', t0().hex(2, 2));
    t.give(0, { ...price, 'trade-token': 1 });
    expect(t.refusal(0, 'trade-ship', { hex: sea(t, 0) })?.code).toBe('cannot-pay');
    t.give(0, price);
    expect(t.refusal(0, 'trade-ship', { hex: t.hex(4, 2) })?.code).toBe('ship-at-sea');
    expect(t.refusal(0, 'trade-ship', { hex: sea(t, 2) })?.code).toBe('ship-far');
    t.play(0, 'trade-ship', { hex: sea(t, 0) });
    expect([t.hand(0), t.field('shipNumber', sea(t, 0))]).toEqual([{}, 1]);
    pirateAway(t);
    t.give(0, price);
    expect(t.refusal(0, 'trade-ship', { hex: sea(t, 0) })?.code).toBe('taken');
    expect(t.refusal(0, 'trade-ship', { hex: t.hex(2, 2) })?.code).toBe('taken');
    t.play(0, 'trade-ship', { hex: sea(t, 1) });
    expect(t.field('shipNumber', sea(t, 1))).toBe(2);
    expect(t.b.piece('trade-ship').limit).toBe(7);
  });
  const t0 = () => new Table(ROW);
  const pirateAway = (t: Table) => t.play(0, 'move-blocker', { blocker: 'pirate', hex: t.hex(0, 0) });

  // proves historical/troy: Ship 1: the bank trades all your resources 3:1
  // proves historical/troy: Ships 2, 4 and 7: 1 point each
  test.each([
    [0, 4, 0],
    [1, 3, 0],
    [2, 3, 1],
    [4, 3, 2],
    [6, 3, 2],
    [7, 3, 3],
  ])('with %i ships the bank asks for %i, and they are worth %i points', (ships, rate, points) => {
    const t = fleet(open(), 0, ships).set('blocker', t0().b.blocker('pirate'), t0().hex(3, 0));
    expect(t.b.the.bank.rate(t.s, 0, t.b.good('ore'))).toBe(rate);
    expect(t.points(0)).toBe(1 + points);
    expect(t.b.the.bank.rate(t.s, 1, t.b.good('ore'))).toBe(4);
  });

  // proves historical/troy: Ship 5: the bank trades one resource 2:1
  // proves historical/troy: A marker tells which
  test('the fifth ship draws a marker out of two of each', () => {
    const t = fleet(open(), 0, 4).give(0, price);
    t.play(0, 'trade-ship', { hex: sea(t, 4) });
    expect(t.decision).toBe('draw-marker');
    t.nature('draw-marker', { good: 'wool' });
    expect(t.field('tradeMarkers', 2)).toBe(1);
    pirateAway(t);
    expect(['wool', 'ore'].map((good) => t.b.the.bank.rate(t.s, 0, t.b.good(good)))).toEqual([2, 3]);
    t.set('blocker', t.b.blocker('pirate'), sea(t, 4));
    expect(t.b.the.bank.rate(t.s, 0, t.b.good('wool'))).toBe(3);
  });

  // proves historical/troy: Ship 3: once a turn you may swap
  // proves historical/troy: The cards of the row are swapped and taken unseen
  // proves historical/troy: Your swapped card joins the row after the draw
  test('the third ship lets a card be swapped once a turn, for one that lay there before', () => {
    const t = lay(fleet(open(), 0, 2), { ore: 3 }).give(0, { brick: 2 });
    expect(t.refusal(0, 'swap-support', { good: 'brick' })?.code).toBe('no-privilege');
    t.put(0, 'trade-ship', sea(t, 2)).set('blocker', t.b.blocker('pirate'), t.hex(3, 0));
    t.play(0, 'swap-support', { good: 'brick' });
    expect(JSON.stringify(t.events.map((event) => eventFor(event, 2)))).not.toContain('brick');
    expect(legalMoves(t.s, NATURE).moves.map(({ good }) => good)).toEqual(['ore']);
    t.nature('draw-support', { good: 'ore' });
    expect([t.hand(0), row(t), t.field('rowLength')]).toEqual([{ brick: 1, ore: 1 }, [1, 0, 0, 0, 2], 3]);
    expect(t.refusal(0, 'swap-support', { good: 'brick' })?.code).toBe('privilege-used');
  });

  // proves historical/troy: Ship 6: once a turn you may take a card
  test('the sixth ship lets a card be taken once a turn, and none where none lies', () => {
    const t = lay(fleet(open(), 0, 5), { ore: 1 });
    expect(t.refusal(0, 'withdraw-support')?.code).toBe('no-privilege');
    t.put(0, 'trade-ship', sea(t, 5)).set('blocker', t.b.blocker('pirate'), t.hex(3, 0));
    t.play(0, 'withdraw-support').nature('draw-support', { good: 'ore' });
    expect([t.hand(0), t.field('rowLength')]).toEqual([{ ore: 1 }, 0]);
    expect(t.refusal(0, 'withdraw-support')?.code).toBe('privilege-used');
    t.set('withdrawn', 0, 0);
    expect(t.refusal(0, 'withdraw-support')?.code).toBe('row-empty');
  });
});

describe('the pirate', () => {
  // proves historical/troy: When you have built a ship you move the pirate
  // proves historical/troy: You may build it where the pirate is
  test('is moved, and he alone, by whoever builds a ship, even where he lies', () => {
    const t = open()
      .put(0, 'settlement', harbourTown(new Table(ROW)))
      .give(0, price);
    t.set('blocker', t.b.blocker('pirate'), sea(t, 0));
    t.play(0, 'trade-ship', { hex: sea(t, 0) });
    expect(t.decision).toBe('move-blocker');
    expect(new Set(t.legal(0, 'move-blocker').map(({ blocker }) => blocker))).toEqual(new Set(['pirate']));
    expect(t.refusal(0, 'move-blocker', { blocker: 'pirate', hex: t.hex(4, 2) })?.code).toBe(
      'blocker-at-sea',
    );
  });

  // proves historical/troy: On a 7 you move the robber or the pirate
  test('a seven moves the robber or him', () => {
    const t = open().play(0, 'end-turn').roll(7);
    expect(new Set(t.legal(1, 'move-blocker').map(({ blocker }) => blocker))).toEqual(
      new Set(['robber', 'pirate']),
    );
  });

  // proves historical/troy: When you move the pirate you steal a card
  test('robs one with a town at his hex or a ship in it', () => {
    const t = open()
      .put(2, 'settlement', harbourTown(new Table(ROW)))
      .put(1, 'trade-ship', t1().hex(3, 3));
    t.give(1, { ore: 1 }).give(2, { wool: 1 }).give(3, { brick: 1 });
    t.play(0, 'end-turn')
      .roll(7)
      .play(1, 'move-blocker', { blocker: 'pirate', hex: t.hex(3, 3) });
    expect(t.decision).toBe('steal');
    t.nature('steal', { good: 'wool' });
    expect(t.hand(1)).toEqual({ ore: 1, wool: 1 });
    t.play(1, 'end-turn')
      .roll(7)
      .play(2, 'move-blocker', { blocker: 'pirate', hex: t.hex(0, 3) });
    expect(t.decision).toBe('main');
    t.play(2, 'end-turn')
      .roll(7)
      .play(3, 'move-blocker', { blocker: 'pirate', hex: t.hex(3, 3) });
    expect(t.decision).toBe('steal');
  });
  const t1 = () => new Table(ROW);

  // proves historical/troy: A ship in his hex does not give what it gives
  // proves historical/troy: The points of ships 2, 4 and 7 count
  test('takes what a ship gives as long as he is there, but no points', () => {
    const t = fleet(open(), 0, 2).set('blocker', t1().b.blocker('pirate'), sea(t1(), 0));
    const rate = () => t.b.the.bank.rate(t.s, 0, t.b.good('ore'));
    expect([rate(), t.points(0)]).toEqual([4, 2]);
    t.set('blocker', t.b.blocker('pirate'), sea(t, 1));
    expect([rate(), t.points(0)]).toEqual([3, 2]);
  });

  test('stops the swap and the taking of a card as well, each where its ship lies', () => {
    const t = lay(fleet(open(), 0, 6), { ore: 3 }).give(0, { brick: 1 });
    const codes = (ship: number) => {
      t.set('blocker', t.b.blocker('pirate'), sea(t, ship));
      return [t.refusal(0, 'swap-support', { good: 'brick' })?.code, t.refusal(0, 'withdraw-support')?.code];
    };
    expect([codes(2), codes(5), codes(0)]).toEqual([
      ['no-privilege', undefined],
      [undefined, 'no-privilege'],
      [undefined, undefined],
    ]);
  });
});

// proves historical/troy: There are no development cards
test('there are no development cards and no Largest Army', () => {
  const { b } = new Table(ROW);
  expect(b.cards).toEqual([]);
  expect(b.awards.map(({ id }) => id)).toEqual(['longest-road']);
});

// proves historical/troy: The printed map is lost
// proves historical/troy: With four players its eastern third
// proves historical/troy: Longest Road counts as usual
test('the map for four is the western part of that for six', () => {
  const [four, six] = [4, 6].map((seats) => new Table(ROW, { seats }).b);
  expect([four, six].map(({ filler, layout }) => [filler.draws, layout.provenance])).toEqual([
    [0, 'house'],
    [0, 'house'],
  ]);
  for (const hex of four.layout.hexes)
    expect(six.layout.hexes.find(({ q, r }) => q === hex.q && r === hex.r)).toEqual(hex);
  expect([four.layout.hexes.length, six.layout.hexes.length]).toEqual([42, 60]);
  expect(four.awards.map(({ id }) => id)).toEqual(['longest-road']);
});
