import { describe, expect, it } from 'vitest';
import { Table } from '../table.ts';

const ID = 'variant/dragonslayers';
const dragonAt = (t: Table): number => t.field('blocker', t.b.blocker('dragon'));
const lairOf = (t: Table): number =>
  Array.from({ length: t.b.topology.hexes }, (_, hex) => hex).find(
    (hex) => t.field('terrain', hex) === t.b.terrain('volcano'),
  )!;
/** the volcano lies in the north-west, seat 0 is about to end its turn */
const ready = (): Table => {
  const t = new Table(ID).started().until('main', 0).bare();
  for (let hex = 0; hex < t.b.topology.hexes; hex++) t.lay(hex, 'hills');
  t.lay(t.hex(0, -2), 'volcano').set('blocker', t.b.blocker('robber'), -1);
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  return t.set('blocker', t.b.blocker('dragon'), t.hex(0, 0));
};
const fly = (t: Table, far: number, direction: number): Table =>
  t.play(0, 'end-turn').nature('dragon-flight', { far, direction });
const knights = (t: Table, seat: number, count: number): Table =>
  t.set('played', seat * t.b.cards.length + t.b.card('knight'), count);

describe('dragonslayers', () => {
  // proves variant/dragonslayers: The dragon begins on the volcano
  // proves variant/dragonslayers: The volcano takes the place of the desert
  // proves variant/dragonslayers: It stops its hex
  // proves variant/dragonslayers: The robber is in play as usual
  it('begins on the volcano and stops its hex', () => {
    const t = new Table(ID).until('place-building');
    expect([dragonAt(t), t.b.rules.hexGood(t.s, lairOf(t))]).toEqual([lairOf(t), -1]);
    expect(t.b.blockers.map(({ id }) => id)).toContain('robber');
    const fish = new Table('traders-barbarians/fishermen', { modules: [ID] }).until('place-building');
    expect(dragonAt(fish)).toBe(lairOf(fish));
    const flying = ready();
    expect(flying.b.rules.hexStopped(flying.s, flying.hex(0, 0))).toBe(true);
  });

  // proves variant/dragonslayers: After each turn it flies
  // proves variant/dragonslayers: Beyond the rim it goes on
  it('flies along its line, which closes upon itself', () => {
    const t = fly(ready(), 2, 1);
    expect(dragonAt(t)).toBe(t.b.topology.hexHex[t.b.topology.hexHex[t.hex(0, 0) * 6] * 6]);
    const around = fly(ready(), 4, 1);
    expect(dragonAt(around)).toBe(around.b.topology.hexHex[around.hex(0, 0) * 6 + 3]);
  });

  it('does not count the volcano', () => {
    const t = ready();
    const direction = [0, 1, 2, 3, 4, 5].find(
      (d) => t.b.topology.hexHex[t.b.topology.hexHex[t.hex(0, 0) * 6 + d] * 6 + d] === t.hex(0, -2),
    )!;
    fly(t, 2, direction + 1);
    const far =
      t.b.topology.hexHex[
        t.b.topology.hexHex[t.hex(0, 0) * 6 + ((direction + 3) % 6)] * 6 + ((direction + 3) % 6)
      ];
    expect(dragonAt(t)).toBe(far);
  });

  // proves variant/dragonslayers: every player loses a card for each building
  // proves variant/dragonslayers: The cards lie open on the volcano
  it('takes a card for each building beside it', () => {
    const t = ready().give(1, { ore: 3 });
    t.put(1, 'settlement', t.corner(2, 0, 0)).put(1, 'settlement', t.corner(2, 0, 2));
    fly(t, 2, [1, 2, 3, 4, 5, 6].find((d) => t.b.topology.hexHex[t.hex(1, 0) * 6 + d - 1] === t.hex(2, 0))!);
    for (let i = 0; i < 2; i++) t.play(0, 'dragon-loot', { good: 'ore' });
    expect([t.hand(1), t.field('hoard', t.b.good('ore'))]).toEqual([{ ore: 1 }, 2]);
  });

  // proves variant/dragonslayers: those who would lose cards may fight
  // proves variant/dragonslayers: A die below the number of their played knights
  // proves variant/dragonslayers: slay it, you gain a point
  // proves variant/dragonslayers: who have played fewer than
  it('the boldest fights first; a slain dragon goes home and leaves its hoard', () => {
    const t = ready().set('hoard', 4, 2);
    for (const [seat, corner] of [
      [1, 0],
      [2, 2],
      [3, 4],
    ])
      t.put(seat, 'settlement', t.corner(2, 0, corner)).give(seat, { wool: 1 });
    knights(knights(knights(t, 1, 3), 2, 4), 3, 1);
    fly(t, 2, [1, 2, 3, 4, 5, 6].find((d) => t.b.topology.hexHex[t.hex(1, 0) * 6 + d - 1] === t.hex(2, 0))!);
    t.play(2, 'fight-dragon')
      .nature('dragon-die', { die: 4 })
      .play(1, 'fight-dragon')
      .nature('dragon-die', { die: 2 });
    expect([t.decision, dragonAt(t), t.field('dragonsSlain', 1)]).toEqual(['take-hoard', lairOf(t), 1]);
    t.play(1, 'take-hoard', { good: 'ore' }).play(1, 'take-hoard', { good: 'ore' });
    expect([t.hand(1), t.hand(3), t.points(1), t.decision]).toEqual([
      { wool: 1, ore: 2 },
      { wool: 1 },
      2,
      'roll',
    ]);
  });

  // proves variant/dragonslayers: Before a flight, goods that the bank has none of
  it('what the bank lacks comes back from the volcano', () => {
    const t = ready().set('hoard', 4, 5).setBank('ore', 0);
    fly(t, 1, 1);
    expect([t.bank('ore'), t.field('hoard', 4)]).toEqual([5, 0]);
  });

  it('who hides loses a card', () => {
    const t = knights(ready().give(1, { wool: 1 }), 1, 3);
    t.put(1, 'settlement', t.corner(2, 0, 0));
    fly(t, 2, [1, 2, 3, 4, 5, 6].find((d) => t.b.topology.hexHex[t.hex(1, 0) * 6 + d - 1] === t.hex(2, 0))!);
    t.play(1, 'hide-from-dragon').play(0, 'dragon-loot', { good: 'wool' });
    expect(t.hand(1)).toEqual({});
  });
});
