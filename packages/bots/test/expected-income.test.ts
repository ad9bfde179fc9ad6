import { rulesFor } from '@hexwright/catalog';
import { type Book, islandOf, TWO_DICE } from '@hexwright/island';
import { newState, Rng, resample, type State } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { goodWeights, makeExpectedIncome } from '../expected-income.ts';

function table(request: Parameters<typeof rulesFor>[0]): { readonly b: Book; readonly s: State } {
  const found = rulesFor(request);
  if (!found.ok) throw new Error(found.reason.text);
  return { b: islandOf(found.rules)!, s: newState(found.rules) };
}

const odds = ({ b, s }: ReturnType<typeof table>, rolls = 1): number[] => {
  const into = new Float64Array(13).fill(9);
  b.the.hints.odds(s, rolls, into);
  return Array.from(into);
};
const total = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);
const near = (list: readonly number[]) => list.map((n) => expect.closeTo(n, 10));

/** what a settlement beside one hex of hills with this number brings, alone on the board */
function income({ b, s }: ReturnType<typeof table>, number: number): number {
  const hex = 0;
  for (let other = 0; other < b.topology.hexes; other++) b.fields.numbers.set(s, other, 0);
  for (let corner = 0; corner < b.topology.corners; corner++) b.fields.building.set(s, corner, 0);
  b.fields.numbers.set(s, hex, 1 << number);
  b.fields.terrain.set(s, hex, b.terrain('hills'));
  for (let i = 0; i < b.blockers.length; i++) b.fields.blocker.set(s, i, -1);
  b.fields.building.set(
    s,
    b.topology.hexPlace[b.topology.hexPlaceFrom[hex]],
    b.mark(0, b.piece('settlement').index),
  );
  const outlook = makeExpectedIncome(b, goodWeights(b));
  outlook.look(s);
  return outlook.income[b.good('brick')];
}

describe('two dice', () => {
  const base = () => table({ game: 'first-island/base', seats: 4 });

  it('give a seven most often', () => {
    expect(odds(base())).toEqual([...TWO_DICE]);
    expect(income(base(), 8)).toBeCloseTo(5 / 36, 10);
  });

  it('pay a hex with two numbers for both', () => {
    const { b, s } = base();
    const numbers = b.fields.numbers;
    income({ b, s }, 8);
    numbers.set(s, 0, (1 << 2) | (1 << 12));
    const outlook = makeExpectedIncome(b, goodWeights(b));
    outlook.look(s);
    expect(outlook.income[b.good('brick')]).toBeCloseTo(2 / 36, 10);
  });
});

describe('the wheel', () => {
  const wheel = () => table({ game: 'first-island/wegwerpcatan', seats: 3 });

  it('knows no seven, and has 30 fields', () => {
    expect(odds(wheel())[7]).toBe(0);
    expect(odds(wheel())[6]).toBeCloseTo(5 / 30, 10);
    expect(total(odds(wheel()))).toBeCloseTo(1, 10);
  });

  it('is what a bot reckons with', () => expect(income(wheel(), 8)).toBeCloseTo(5 / 30, 10));
});

describe('the event cards', () => {
  const cards = (newYear: string, drawn: readonly number[] = []) => {
    const t = table({
      game: 'first-island/base',
      seats: 4,
      modules: ['variant/event-cards'],
      options: { newYear },
    });
    const deck = t.b.row('eventDeck');
    for (const card of drawn) deck.set(t.s, card, 0);
    t.b.cell('eventsDrawn').set(t.s, drawn.length);
    return t;
  };
  const first = (count: number) => Array.from({ length: count }, (_, i) => i);
  /** both dice of a card, red first */
  const card = (red: number, yellow: number) => (red - 1) * 6 + yellow - 1;
  const TWELVE = card(6, 6);

  it('begin as two dice do', () => expect(odds(cards('sixth'))).toEqual(near(TWO_DICE)));

  it('show no number whose cards lie open', () => {
    const t = cards('sixth', [TWELVE]);
    expect(odds(t)[12]).toBe(0);
    expect(odds(t)[7]).toBeCloseTo(6 / 35, 10);
    expect(total(odds(t))).toBeCloseTo(1, 10);
  });

  it('come back with the next shuffle, which a bot who plans ahead counts in', () => {
    const soon = cards('sixth', [TWELVE, ...first(19)]);
    const later = cards('sixth', [TWELVE]);
    expect(odds(later, 24)[12]).toBe(0);
    // eleven cards are left before the New Year, then thirteen of a deck with all cards
    expect(odds(soon, 24)[12]).toBeCloseTo((13 / 24) * (1 / 36), 10);
    expect(income(soon, 12)).toBeCloseTo((13 / 24) * (1 / 36), 10);
    expect(total(odds(soon, 24))).toBeCloseTo(1, 10);
  });

  it('are shuffled with the sixth from the bottom, so what lies there comes to nothing', () => {
    expect(odds(cards('sixth', first(31)))).toEqual(near(TWO_DICE));
  });

  it('may be shuffled before each of the last five', () => {
    const t = cards('in-bottom-five', first(31));
    // five cards and the New Year are equally likely: the cards left are 6/2 to 6/6
    for (const [number, onTop] of [
      [8, 1],
      [12, 1],
      [2, 0],
    ])
      expect(odds(t)[number]).toBeCloseTo(onTop / 6 + TWO_DICE[number] / 6, 10);
  });

  it('are all drawn where there is no New Year', () => {
    expect(odds(cards('none', first(35)))[12]).toBe(1);
    expect(odds(cards('none', first(36)))).toEqual(near(TWO_DICE));
  });

  it('say the same to everybody, whatever they cannot know', () => {
    const { b, s } = cards('sixth', first(12));
    for (let seat = 0; seat < b.seats; seat++)
      expect(odds({ b, s: resample(s, seat, new Rng(seat)) })).toEqual(odds({ b, s }));
  });
});

describe('for two', () => {
  it('a second roll that may not repeat the first makes common numbers rarer', () => {
    const t = table({ game: 'first-island/base', seats: 2, modules: ['variant/catan-for-two'] });
    expect(odds(t)).toEqual(near(TWO_DICE));
    expect(odds(t, 24)[7]).toBeLessThan(TWO_DICE[7]);
    expect(odds(t, 24)[2]).toBeGreaterThan(TWO_DICE[2]);
    expect(total(odds(t, 24))).toBeCloseTo(1, 10);
  });

  it('two event cards a turn may be equal', () => {
    const t = table({
      game: 'first-island/base',
      seats: 2,
      modules: ['variant/catan-for-two', 'variant/event-cards'],
    });
    expect(odds(t, 24)).toEqual(near(TWO_DICE));
  });
});
