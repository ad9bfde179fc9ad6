import { describe, expect, test } from 'vitest';
import { Table, type TableOptions } from '../table.ts';
import { CARD, main, ROAD, SETTLEMENT } from './quiet.ts';

const five = (options: TableOptions['options'] = {}) => main({ seats: 5, options });

describe('the special building phase', () => {
  // proves island: With five or more players a special building phase
  test('follows each turn with five and six players, not with fewer', () => {
    expect(five().play(0, 'end-turn').decision).toBe('special');
    expect(main({ seats: 6 }).play(0, 'end-turn').decision).toBe('special');
    expect(main().play(0, 'end-turn').decision).toBe('roll');
    expect(five({ waiting: 'none' }).play(0, 'end-turn').decision).toBe('roll');
    expect(main({ options: { waiting: 'special' } }).play(0, 'end-turn').decision).toBe('special');
  });

  // proves island: With five or more players a special building phase
  // proves first-island/base-extension-5-6: After each turn all others
  // proves first-island/base-extension-5-6: Each waits until the one before has finished
  test('asks everybody else in turn order, each when the one before has finished', () => {
    const t = five();
    t.give(2, CARD).play(0, 'end-turn');
    expect(t.refusal(2, 'buy-card')).toMatchObject({ code: 'not-your-turn' });
    for (const seat of [1, 2, 3, 4]) {
      expect(t.decision).toBe('special');
      t.play(seat, 'done-building');
    }
    expect(t.decision).toBe('roll');
    expect(t.active).toBe(1);
  });

  // proves island: With five or more players a special building phase
  // proves first-island/base-extension-5-6: may build and buy cards
  test('lets them build and buy', () => {
    const t = five();
    const corner = t.corner(0, 0, 0);
    t.put(1, 'settlement', corner)
      .give(1, { ...ROAD, wool: 1, grain: 3, ore: 4 })
      .play(0, 'end-turn');
    t.play(1, 'road', { edge: t.edge(0, 0, 0) })
      .play(1, 'city', { corner })
      .play(1, 'buy-card');
    t.nature('draw-card', { card: 'knight' });
    expect(t.decision).toBe('special');
  });

  // proves island: With five or more players a special building phase
  // proves first-island/base-extension-5-6: nobody trades, plays a card or wins
  test('lets nobody trade or play a card', () => {
    const t = five();
    t.give(1, { ore: 9 }).cards(1, 'knight').play(0, 'end-turn');
    expect(t.refusal(1, 'bank-trade', { give: 'ore', want: 'wool' })).toMatchObject({ code: 'wrong-moment' });
    expect(t.refusal(1, { move: 'offer', give: { ore: 1 }, want: { wool: 1 } })).toMatchObject({
      code: 'wrong-moment',
    });
    expect(t.refusal(1, 'play-card', { card: 'knight' })).toMatchObject({ code: 'wrong-moment' });
  });

  // proves island: With five or more players a special building phase
  // proves first-island/base-extension-5-6: nobody trades, plays a card or wins
  test('lets nobody win; the points win when the own turn begins', () => {
    const t = five({ points: 3 });
    t.put(2, 'settlement', t.corner(0, 0, 0))
      .put(2, 'settlement', t.corner(0, 0, 2))
      .put(2, 'road', t.edge(0, 0, 4));
    t.give(2, SETTLEMENT)
      .play(0, 'end-turn')
      .play(1, 'done-building')
      .play(2, 'settlement', { corner: t.corner(0, 0, 4) });
    expect(t.points(2)).toBe(3);
    expect(t.over).toBe(false);
    for (const seat of [2, 3, 4]) t.play(seat, 'done-building');
    t.roll(2).play(1, 'end-turn');
    for (const seat of [2, 3, 4, 0]) t.play(seat, 'done-building');
    expect(t.over).toBe(true);
    expect(t.b.result(t.s).winners).toEqual([2]);
  });

  // proves first-island/base-extension-5-6: you can play them on your next turn
  test('a card bought in it can be played on the own next turn', () => {
    const t = five();
    t.give(1, CARD).play(0, 'end-turn').play(1, 'buy-card').nature('draw-card', { card: 'knight' });
    for (const seat of [1, 2, 3, 4]) t.play(seat, 'done-building');
    t.play(1, 'play-card', { card: 'knight' });
  });
});

describe('paired turns', () => {
  const paired = () => five({ waiting: 'paired' });

  // proves island: Paired turns: instead of the special building phase
  // proves island: Between turns: special building
  test('let the player three seats on act after each turn', () => {
    const t = paired();
    t.give(3, { ...CARD, brick: 4 }).play(0, 'end-turn');
    expect(t.decision).toBe('paired');
    t.play(3, 'bank-trade', { give: 'brick', want: 'lumber' })
      .play(3, 'buy-card')
      .nature('draw-card', { card: 'knight' });
    expect(t.refusal(3, { move: 'offer', give: { lumber: 1 }, want: { wool: 1 } })).toMatchObject({
      code: 'wrong-moment',
    });
    t.play(3, 'done-building');
    expect([t.decision, t.active]).toEqual(['roll', 1]);
  });

  // proves island: Paired turns: instead of the special building phase
  // proves island: That player may win
  test('let that player play a card, and win', () => {
    const t = main({ seats: 5, options: { waiting: 'paired', points: 3 } });
    t.cards(3, 'monopoly').give(1, { ore: 3 }).give(2, { grain: 2 }).give(3, { grain: 2 });
    t.put(3, 'settlement', t.corner(0, 0, 0))
      .put(3, 'settlement', t.corner(0, 0, 2))
      .play(0, 'end-turn');
    t.play(3, 'play-card', { card: 'monopoly' })
      .play(3, 'name-good', { good: 'ore' })
      .play(3, 'city', { corner: t.corner(0, 0, 0) });
    expect(t.over).toBe(true);
    expect(t.b.result(t.s).winners).toEqual([3]);
  });

  test('whoever has the points when the paired part begins wins at that moment', () => {
    const t = main({ seats: 5, options: { waiting: 'paired', points: 3 } });
    for (const corner of [0, 2, 4]) t.put(3, 'settlement', t.corner(0, 0, corner));
    expect(t.over).toBe(false);
    t.play(0, 'end-turn');
    expect([t.over, t.b.result(t.s).winners]).toEqual([true, [3]]);
  });

  test('points of others win neither in the turn nor in the paired part of somebody else', () => {
    const t = main({ seats: 5, options: { waiting: 'paired', points: 3 } });
    for (const corner of [0, 2, 4]) t.put(2, 'settlement', t.corner(0, 0, corner));
    t.play(0, 'end-turn').play(3, 'done-building').roll(2);
    expect([t.over, t.active]).toEqual([false, 1]);
    t.play(1, 'end-turn').play(4, 'done-building');
    expect([t.over, t.b.result(t.s).winners]).toEqual([true, [2]]);
  });

  test.each([
    ['variant/balloon-riders', 'flights'],
    ['promo/guilds-of-ankh-morpork', 'scrollActions'],
    ['promo/settlers-of-luxembourg', 'privilegePlayed'],
    ['bonus/church-faith-reformation', 'wokenNow'],
    ['bonus/the-wall-peckers', 'wallPecked'],
    ['geographies/austria', 'ownedUp'],
  ])('in %s the paired part counts anew what is counted by the turn', (game, count) => {
    const t = new Table(game, { options: { waiting: 'paired' } }).started().until('main');
    t.set(count, 0, 3).play(t.active, 'end-turn').until('paired');
    expect(t.field(count)).toBe(0);
  });
});
