import { chanceOutcomes } from '@hexwright/kernel';
import { describe, expect, test } from 'vitest';
import { expel } from '../../mechanics/index.ts';
import { quiet, robberOn } from './quiet.ts';

describe('a seven', () => {
  // proves island: On a 7 nobody produces
  test('produces nothing', () => {
    const t = quiet();
    t.set('numbers', t.hex(0, 0), 1 << 7)
      .put(0, 'settlement', t.corner(0, 0, 0))
      .roll(7);
    expect(t.hand(0)).toEqual({});
  });

  // proves island: more than 7 cards discards half
  test('makes everybody with more than seven cards discard half, rounded down, before the robber moves', () => {
    const t = quiet();
    t.give(0, { ore: 9 }).give(1, { ore: 7 }).give(2, { wool: 8 }).give(3, { brick: 15 }).roll(7);
    expect(t.decision).toBe('discard');
    expect([0, 1, 2, 3].map((seat) => t.field('toDiscard', seat))).toEqual([4, 0, 4, 7]);
    expect(t.refusal(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) })).toMatchObject({
      code: 'wrong-moment',
    });
  });

  test('lets those who must discard do so in any order, one card after the other', () => {
    const t = quiet();
    t.give(0, { ore: 8 }).give(2, { wool: 5, grain: 4 }).roll(7);
    t.play(2, 'discard', { good: 'wool' })
      .play(0, 'discard', { good: 'ore' })
      .play(2, 'discard', { good: 'grain' });
    expect(t.refusal(2, 'discard', { good: 'brick' })).toMatchObject({ code: 'none-held' });
    t.play(2, 'discard', { good: 'wool' }).play(2, 'discard', { good: 'wool' });
    expect(t.refusal(2, 'discard', { good: 'wool' })).toMatchObject({ code: 'not-your-turn' });
    for (let i = 0; i < 3; i++) t.play(0, 'discard', { good: 'ore' });
    expect(t.decision).toBe('move-blocker');
    expect([t.hand(0), t.hand(2)]).toEqual([{ ore: 4 }, { wool: 2, grain: 3 }]);
    expect(t.bank('ore')).toBe(15);
  });

  test('may leave a hand above seven', () => {
    const t = quiet();
    t.give(0, { ore: 17 }).roll(7);
    for (let i = 0; i < 8; i++) t.play(0, 'discard', { good: 'ore' });
    expect(t.decision).toBe('move-blocker');
    expect(t.hand(0)).toEqual({ ore: 9 });
  });

  // proves first-island/base: These cards are not goods
  test('does not count development cards to the hand', () => {
    const t = quiet();
    t.give(0, { ore: 7 }).cards(0, 'knight', 3).roll(7);
    expect(t.decision).toBe('move-blocker');
  });
});

describe('the robber', () => {
  // proves island: move the robber to another land hex
  // proves island: Where the robber may go: any land hex
  test('goes to another land hex, never to where it stands', () => {
    const t = quiet().roll(7);
    expect(t.legal(0, 'move-blocker')).toHaveLength(18);
    expect(t.refusal(0, 'move-blocker', { blocker: 'robber', hex: robberOn(t) })).toMatchObject({
      code: 'blocker-stays',
    });
  });

  // proves island: move the robber to another land hex
  test('never goes to the sea', () => {
    const t = quiet();
    t.lay(t.hex(1, 0), 'sea').roll(7);
    expect(t.refusal(0, 'move-blocker', { blocker: 'robber', hex: t.hex(1, 0) })).toMatchObject({
      code: 'blocker-on-land',
    });
  });

  test('may go back to a desert', () => {
    const t = quiet();
    t.lay(t.hex(1, 0), 'desert')
      .roll(7)
      .play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(1, 0) });
    expect(robberOn(t)).toBe(t.hex(1, 0));
  });

  // proves island: hex gives nothing while the robber
  test('stops all production of its hex, even with several numbers on it', () => {
    for (const number of [4, 9]) {
      const t = quiet();
      t.lay(t.hex(0, 0), 'hills')
        .set('numbers', t.hex(0, 0), (1 << 4) | (1 << 9))
        .lay(t.hex(1, 0), 'forest', number);
      t.put(0, 'settlement', t.corner(0, 0, 0))
        .set('blocker', 0, t.hex(0, 0))
        .roll(number);
      expect(t.hand(0)).toEqual({ lumber: 1 });
    }
  });

  // proves island: steal one card at random
  test('steals one card at random from an opponent with a building on its new hex', () => {
    const t = quiet();
    t.put(1, 'settlement', t.corner(0, 0, 0))
      .give(1, { ore: 2, wool: 1 })
      .roll(7);
    t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
    expect(t.decision).toBe('steal');
    t.nature('steal', { good: 'ore' });
    expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 1 }, { ore: 1, wool: 1 }]);
    expect(t.decision).toBe('main');
  });

  // proves island: steal one card at random
  test('a theft takes each card with the same chance', () => {
    const t = quiet();
    t.put(1, 'settlement', t.corner(0, 0, 0))
      .give(1, { ore: 2, wool: 1 })
      .roll(7);
    t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
    expect(chanceOutcomes(t.s)).toEqual([
      { move: { move: 'steal', good: 'wool' }, probability: 1 / 3 },
      { move: { move: 'steal', good: 'ore' }, probability: 2 / 3 },
    ]);
    expect(chanceOutcomes(t.s, 2)).toBeNull();
    expect(chanceOutcomes(t.s, 1)).not.toBeNull();
  });

  // proves island: steal one card at random
  test('lets the mover choose among several victims', () => {
    const t = quiet();
    t.put(1, 'settlement', t.corner(0, 0, 0))
      .put(2, 'settlement', t.corner(0, 0, 2))
      .put(3, 'settlement', t.corner(0, 0, 4));
    t.give(1, { ore: 1 })
      .give(2, { wool: 1 })
      .roll(7)
      .play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
    expect(t.legal(0, 'rob').map((move) => move.seat)).toEqual([1, 2]);
    expect(t.refusal(0, 'rob', { seat: 3 })).toMatchObject({ code: 'empty-handed' });
    t.play(0, 'rob', { seat: 2 }).nature('steal', { good: 'wool' });
    expect(t.hand(0)).toEqual({ wool: 1 });
  });

  test('must steal when it can: there is no way to decline', () => {
    const t = quiet();
    t.put(1, 'settlement', t.corner(0, 0, 0))
      .give(1, { ore: 1 })
      .roll(7);
    t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
    expect(t.legal(0)).toEqual([]);
    expect(t.decision).toBe('steal');
  });

  // proves island: steal one card at random
  test('steals nothing where the only neighbours have no cards', () => {
    const t = quiet();
    t.put(1, 'settlement', t.corner(0, 0, 0))
      .give(2, { ore: 1 })
      .roll(7);
    t.play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
    expect(t.decision).toBe('main');
  });

  // proves island: steal one card at random
  test('steals nothing where only the mover or only roads are', () => {
    const t = quiet();
    t.put(0, 'settlement', t.corner(0, 0, 0))
      .put(1, 'road', t.edge(0, 0, 3))
      .give(0, { ore: 1 })
      .give(1, { ore: 1 });
    t.roll(7).play(0, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) });
    expect(t.decision).toBe('main');
    expect(t.hand(1)).toEqual({ ore: 1 });
  });

  test('expelled, it is off the board, steals nothing and comes in again with the next seven', () => {
    const t = quiet();
    t.put(1, 'settlement', t.corner(0, 0, 0)).give(1, { ore: 1 });
    expel(t.b, t.s, 0);
    expect(robberOn(t)).toBe(-1);
    expect(t.hand(1)).toEqual({ ore: 1 });
    t.roll(7);
    expect(t.legal(0, 'move-blocker')).toHaveLength(19);
  });
});
