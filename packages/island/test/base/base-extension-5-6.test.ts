import { expect, test } from 'vitest';
import { count, harboursOf, laid, numbersOf, terrainsOf } from './laid.ts';

const game = 'first-island/base-extension-5-6';
const extended = (options = {}) => laid(game, { seats: 6, options });

// proves first-island/base-extension-5-6: The island has 30 hexes
// proves first-island/base-extension-5-6: It is two hexes wider
// proves first-island/base: With five or six players the island has 30 hexes
test('30 hexes: 11 more than the base island, which is two hexes wider', () => {
  expect(count(terrainsOf(extended()))).toEqual({
    hills: 5,
    fields: 6,
    forest: 6,
    mountains: 5,
    pasture: 6,
    desert: 2,
  });
  const rows = (game: string, seats: number) => new Set(laid(game, { seats }).b.topology.r).size;
  expect(rows(game, 6) - rows('first-island/base', 4)).toBe(2);
});

// proves first-island/base-extension-5-6: a set of 28 number tokens of its own
test('a set of 28 tokens of its own: 2 and 12 twice, the others three times', () => {
  const tokens = { 2: 2, 3: 3, 4: 3, 5: 3, 6: 3, 8: 3, 9: 3, 10: 3, 11: 3, 12: 2 };
  expect(count(numbersOf(extended()).filter(Boolean))).toEqual(tokens);
  expect(extended().b.layout.groups.main.numbers?.sequence).toHaveLength(28);
});

// proves first-island/base-extension-5-6: Eleven harbours
test.each(['frame', 'symmetrical', '2025', 'beginners'])(
  'eleven harbours on the board "%s": wool twice, five general',
  (extendedBoard) => {
    const t = extended({ extendedBoard });
    expect(count(harboursOf(t))).toEqual({ any: 5, brick: 1, lumber: 1, wool: 2, grain: 1, ore: 1 });
  },
);

// proves first-island/base-extension-5-6: Harbours of the frame, harbours all around
test('the four boards differ in where the harbours lie', () => {
  const places = (extendedBoard: string) =>
    JSON.stringify(
      extended({ extendedBoard }).b.layout.harbours.places.map(({ q, r, side }) => [q, r, side]),
    );
  expect(new Set(['frame', 'symmetrical', '2025'].map(places)).size).toBe(3);
  expect(places('beginners')).toBe(places('frame'));
});

// proves first-island/base-extension-5-6: The frame spaces its harbours unevenly
test('on the frame the new wool and the old grain harbour do not face the longest line of hexes; around the coast all do', () => {
  const STEPS = [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ];
  const turnedAway = (extendedBoard: string) => {
    const { layout, topology } = extended({ extendedBoard }).b;
    const inland = (q: number, r: number, [dq, dr]: number[]): number =>
      topology.hexAt(q, r) < 0 ? 0 : 1 + inland(q + dq, r + dr, [dq, dr]);
    return layout.harbours.places.flatMap(({ q, r, side, kind }) => {
      const [sq, sr] = [q + STEPS[side][0], r + STEPS[side][1]];
      const longest = Math.max(...STEPS.map((step) => inland(sq + step[0], sr + step[1], step)));
      return inland(q, r, STEPS[(side + 3) % 6]) < longest ? [kind] : [];
    });
  };
  expect(turnedAway('beginners')).toEqual(expect.arrayContaining(['wool', 'grain']));
  expect(turnedAway('symmetrical')).toEqual([]);
});

// proves first-island/base-extension-5-6: The bank holds 24 cards
// proves first-island/base: With five or six players the bank has 24
test('the bank holds 24 of each good', () => {
  for (const good of ['brick', 'lumber', 'wool', 'grain', 'ore'])
    expect(laid(game, { seats: 5 }).bank(good)).toBe(24);
});

// proves first-island/base-extension-5-6: The deck has 6 more knights
// proves first-island/base-extension-5-6: Smaller games leave them out
// proves first-island/base: With five or six players the deck has 6 more knights
test('6 more knights and one more of each progress card, left out with up to four players', () => {
  const deck = (t: ReturnType<typeof laid>) =>
    t.b.cards.map(({ id, count: n }) => [id, typeof n === 'function' ? n(t.b.seats, t.b.options) : n]);
  expect(deck(extended())).toEqual([
    ['knight', 20],
    ['road-building', 3],
    ['year-of-plenty', 3],
    ['monopoly', 3],
    ['victory-point', 5],
  ]);
  expect(deck(laid('first-island/base'))[0]).toEqual(['knight', 14]);
});

// proves first-island/base-extension-5-6: After each turn all others
test('a special building phase follows each turn', () => {
  expect(extended().started().until('special').decision).toBe('special');
});

test('the robber starts on a desert', () => {
  const t = extended().started();
  expect(terrainsOf(t)[t.field('blocker')]).toBe('desert');
});
