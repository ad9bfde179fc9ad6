import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

const POVERTY = 'variant/poverty-is-no-shame';
const REVENGE = 'variant/revenge-is-sweet';
const ready = (id: string, options: Record<string, boolean> = {}): Table => {
  const t = new Table(id, { options }).started().bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'desert');
  t.lay(t.hex(0, 0), 'hills', 8).set('blocker', t.b.blocker('robber'), t.hex(2, 0));
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  return t.put(0, 'settlement', t.corner(0, 0, 0));
};
const chips = (t: Table): number[] => [0, 1, 2, 3].map((seat) => t.hand(seat).chip ?? 0);

describe('chips', () => {
  // proves variant/poverty-is-no-shame, variant/revenge-is-sweet: you receive nothing when a number produces
  it.each([POVERTY, REVENGE])('who receives nothing takes a chip: %s', (id) => {
    expect(chips(ready(id).roll(8))).toEqual([0, 1, 1, 1]);
  });

  // proves variant/poverty-is-no-shame: There are 30 chips
  // proves variant/poverty-is-no-shame: On a 7 everybody takes one
  // proves variant/revenge-is-sweet: There are 30 chips, and a 7 brings everybody one
  it.each([POVERTY, REVENGE])('a seven brings everybody a chip, of 30: %s', (id) => {
    const t = ready(id);
    expect(t.bank('chip')).toBe(30);
    expect([chips(t.roll(7)), t.bank('chip')]).toEqual([[1, 1, 1, 1], 26]);
  });

  // proves variant/poverty-is-no-shame, variant/revenge-is-sweet: Chips are not cards: they
  it.each([POVERTY, REVENGE])('chips are no cards: %s', (id) => {
    const t = ready(id).give(1, { chip: 9 });
    expect(t.b.rules.discardCount(t.s, 1)).toBe(0);
    expect(t.field('handSize', 1), 'which is what a thief draws from').toBe(0);
  });

  // proves variant/poverty-is-no-shame, variant/revenge-is-sweet: Chips are not traded.
  it.each([POVERTY, REVENGE])('chips are not traded: %s', (id) => {
    const t = ready(id).give(0, { ore: 4 }).give(1, { chip: 9 }).roll(8);
    const offer = { give: { ore: 1 }, want: { chip: 1 } };
    expect(t.refusal(0, 'offer', offer)?.code).toBe('not-tradeable');
    expect(t.legal(0, 'bank-trade').filter((move) => move.want === 'chip')).toEqual([]);
  });

  // proves variant/poverty-is-no-shame: Players may trade chips with each other
  // proves variant/poverty-is-no-shame: The bank deals in none
  it('a table may agree that chips are traded between players', () => {
    const t = ready(POVERTY, { chipsTraded: true }).give(0, { ore: 4 }).give(1, { chip: 2 }).roll(8);
    t.play(0, 'offer', { give: { ore: 1 }, want: { chip: 2 } }).play(1, 'accept');
    for (const seat of [2, 3]) t.play(seat, 'decline');
    t.play(0, 'trade-with', { seat: 1 });
    expect([chips(t)[0], t.hand(1).ore]).toEqual([2, 1]);
    t.give(0, { chip: 9, ore: 9 });
    const dealt = t.legal(0, 'bank-trade');
    expect(dealt.length).toBeGreaterThan(0);
    expect(dealt.filter(({ give, want }) => give === 'chip' || want === 'chip')).toEqual([]);
  });

  // proves variant/poverty-is-no-shame: they are given out in turn order
  it('the last chips go out in turn order from the active player', () => {
    const t = ready(POVERTY).setBank('chip', 2);
    expect(chips(t.roll(7))).toEqual([1, 1, 0, 0]);
  });

  it('both variants at one table share the chips', () => {
    const t = new Table(POVERTY, { modules: [REVENGE] }).started().bare();
    expect(t.bank('chip')).toBe(30);
  });
});

describe('poverty is no shame', () => {
  // proves variant/poverty-is-no-shame: pay as many chips as they have points
  // proves variant/poverty-is-no-shame: It produces as if it had been rolled
  it('as many chips as points buy the number', () => {
    const t = ready(POVERTY).put(0, 'city', 0).put(0, 'settlement', 9);
    const price = t.points(0);
    t.give(0, { chip: price - 1 });
    expect(t.refusal(0, 'name-number', { number: 8 })?.code).toBe('chips-short');
    t.give(0, { chip: price }).play(0, 'name-number', { number: 8 });
    expect([t.decision, chips(t), t.hand(0)]).toEqual(['main', [0, 1, 1, 1], { brick: 1 }]);
  });

  // proves variant/poverty-is-no-shame: a 7 may be named too
  it('a seven may be named, and one chip is the least', () => {
    const t = ready(POVERTY).bare().give(0, { chip: 1 });
    t.play(0, 'name-number', { number: 7 });
    expect([t.decision, chips(t)]).toEqual(['move-blocker', [1, 1, 1, 1]]);
  });
});

describe('revenge is sweet', () => {
  // proves variant/revenge-is-sweet: For three chips a player moves the robber
  // proves variant/revenge-is-sweet: steal a card
  it('three chips move the robber, after the roll, and steal', () => {
    const t = ready(REVENGE).give(0, { chip: 3 }).put(1, 'settlement', t0);
    expect(t.legal(0, 'take-revenge')).toEqual([]);
    t.roll(8).give(1, { ore: 1 }).play(0, 'take-revenge');
    const hex = t.b.walks.hexesAt[t0][0];
    t.play(0, 'move-blocker', { blocker: 'robber', hex }).nature('steal', { good: 'ore' });
    expect(t.hand(0)).toEqual({ brick: 1, ore: 1 });
    expect(t.refusal(0, 'take-revenge')?.code).toBe('chips-short');
  });
});
const t0 = 1;
