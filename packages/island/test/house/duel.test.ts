import { describe, expect, test } from 'vitest';
import { main, quiet, trail } from '../base/quiet.ts';
import { Table } from '../table.ts';

const two = { seats: 2 };

describe('the duel', () => {
  // proves house/duel: five points more than usual
  // proves house/duel: 15 in the base game
  test.each([
    [11, false],
    [12, true],
  ])('a city as the third point beside %i points of cards: the game is over: %s', (cards, over) => {
    const t = main(two, 'house/duel');
    const [corner] = trail(t, 0, 1).corners;
    t.put(0, 'settlement', corner).put(0, 'settlement', trail(t, 2, 1).corners[0]);
    t.cards(0, 'victory-point', cards).give(0, { grain: 2, ore: 3 });
    t.play(0, 'city', { corner });
    expect([t.points(0), t.over]).toEqual([cards + 3, over]);
  });

  // proves house/duel: nine cards are safe
  test.each([
    [9, 'move-blocker'],
    [10, 'discard'],
  ])('on a seven, %i cards in hand lead to %s', (ore, decision) => {
    const t = quiet(two, 'house/duel').give(1, { ore }).roll(7);
    expect(t.decision).toBe(decision);
  });

  // proves house/duel: with 10 or more you discard half
  test('eleven cards are cut down to six', () => {
    const t = quiet(two, 'house/duel').give(1, { ore: 11 }).roll(7);
    while (t.decision === 'discard') t.play(1, 'discard', { good: 'ore' });
    expect(t.hand(1)).toEqual({ ore: 6 });
  });

  // proves house/duel: The number tokens are shuffled
  // proves house/duel: no 6 or 8 lies next to another
  test('numbers lie otherwise from board to board, and reds never side by side', () => {
    const boards = new Set<string>();
    const t = new Table('house/duel', two);
    for (let seed = 0; seed < 12; seed++) {
      const { s, b } = t.again(seed).until('place-building');
      const numbers = b.fields.numbers;
      const red = (hex: number): boolean => (numbers.get(s, hex) & ((1 << 6) | (1 << 8))) !== 0;
      boards.add(Array.from({ length: b.topology.hexes }, (_, hex) => numbers.get(s, hex)).join());
      for (let corner = 0; corner < b.topology.corners; corner++) {
        const { cornerHex, cornerHexFrom } = b.topology;
        const around = cornerHex.subarray(cornerHexFrom[corner], cornerHexFrom[corner + 1]);
        expect(Array.from(around).filter(red).length).toBeLessThan(2);
      }
    }
    expect(boards.size).toBe(12);
  });

  // proves house/duel: fewer than three points is protected
  test.each([
    [2, 'protected'],
    [3, undefined],
  ])('the robber beside somebody with %i points: %s', (points, refused) => {
    const t = quiet(two, 'house/duel');
    const [corner] = trail(t, 0, 1).corners;
    t.put(1, 'settlement', corner).put(1, 'settlement', trail(t, 2, 1).corners[0]);
    if (points === 3) t.put(1, 'settlement', trail(t, -2, 1).corners[0]);
    t.roll(7);
    expect(t.refusal(0, 'move-blocker', { blocker: 'robber', hex: t.hex(-2, 2) })?.code).toBe(refused);
  });

  // proves house/duel: everybody starts with two
  test('both have two points after the start', () => {
    const t = new Table('house/duel', two).started();
    expect([t.points(0), t.points(1)]).toEqual([2, 2]);
  });
});

// proves house/base-for-two: Two players use all the rules
test('the base game with two seats has the moves, cards, awards, goal and board of the one for three', () => {
  const [pair, three] = [new Table('house/base-for-two', two), new Table('first-island/base', { seats: 3 })];
  const told = ({ b, s }: Table) => ({
    moves: b.moves.map(({ name }) => name),
    cards: b.cards.map(({ id }) => id),
    awards: b.awards.map(({ id }) => id),
    goal: b.rules.target(s, 0),
    owners: b.owners - b.seats,
    layout: b.layout,
  });
  expect(told(pair)).toEqual(told(three));
});

describe('balanced dice', () => {
  const thrown = (t: Table, count: number): string[] =>
    Array.from({ length: count }, () => {
      t.until('dice-card').anything();
      return `${t.field('dice', 0)}/${t.field('dice', 1)}`;
    });

  // proves house/balanced-dice: each throw of two dice is there once
  test('a throw does not come twice among twenty-four', () => {
    const t = new Table('house/balanced-dice', { seed: 3, options: { points: 22 } }).started();
    expect(new Set(thrown(t, 24)).size).toBe(24);
  });

  // proves house/balanced-dice: When 24 cards have come
  test.each([
    [23, 13],
    [24, 36],
  ])('after %i throws there are %i that may come', (count, choices) => {
    const t = new Table('house/balanced-dice', { seed: 4, options: { points: 22 } }).started();
    thrown(t, count);
    t.until('dice-card');
    const left = Array.from({ length: 36 }, (_, i) => t.field('diceCards', i)).filter((n) => n === 1);
    expect(left.length).toBe(choices);
  });
});
