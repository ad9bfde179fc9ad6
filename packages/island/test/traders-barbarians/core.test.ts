import { describe, expect, it } from 'vitest';
import { earnGold } from '../../index.ts';
import { Table, type TableOptions } from '../table.ts';

const CORE = 'traders-barbarians/core';
const empty = (options: TableOptions = {}): Table => {
  const t = new Table(CORE, options).started().bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t;
};
/** after a roll that gives nobody anything */
const table = (options: TableOptions = {}): Table => empty(options).roll(2);
/** a settlement of the active seat at a harbour of this kind */
const atHarbour = (t: Table, kind: string): Table => {
  const place = t.b.harbourCorner.length / 2 - 1;
  t.set('harbour', place, t.b.harbourKinds.indexOf(kind));
  return t.put(t.active, 'settlement', t.b.harbourCorner[place * 2]);
};

describe('gold', () => {
  // proves traders-barbarians/core: lies open beside the hand
  // proves traders-barbarians/core: It does not count towards
  it('gold counts to no hand, so a seven discards none of it', () => {
    const t = empty();
    t.give(0, { gold: 30, wool: 7 }).roll(7);
    expect(t.decision).toBe('move-blocker');
    expect(t.hand(0)).toEqual({ gold: 30, wool: 7 });
  });

  // proves traders-barbarians/core: A Monopoly cannot take gold
  it('no monopoly names gold', () => {
    const t = table().give(1, { gold: 4 }).cards(0, 'monopoly').play(0, 'play-card', { card: 'monopoly' });
    expect(t.legal(0).some((move) => move.good === 'gold')).toBe(false);
  });

  // proves traders-barbarians/core: There is always enough gold
  it('gold never runs out', () => {
    const t = table();
    earnGold(t.b, t.s, 2, 500);
    earnGold(t.b, t.s, 3, 500);
    expect([t.hand(2), t.hand(3)]).toEqual([{ gold: 500 }, { gold: 500 }]);
  });

  // proves traders-barbarians/core: you may buy a good of your choice
  it('two gold buy a good of choice, at most twice a turn', () => {
    const t = table().give(0, { gold: 7 });
    t.play(0, 'buy-with-gold', { good: 'ore' }).play(0, 'buy-with-gold', { good: 'brick' });
    expect(t.hand(0)).toEqual({ gold: 3, ore: 1, brick: 1 });
    expect(t.refusal(0, 'buy-with-gold', { good: 'ore' })?.code).toBe('gold-used');
    t.play(0, 'end-turn').give(1, { gold: 1 }).roll(2);
    expect(t.refusal(1, 'buy-with-gold', { good: 'ore' })?.code).toBe('gold-short');
  });

  it('gold buys neither gold nor what the bank has not', () => {
    const t = table().give(0, { gold: 7 }).setBank('ore', 0);
    expect(t.refusal(0, 'buy-with-gold', { good: 'ore' })?.code).toBe('bank-empty');
    expect(t.refusal(0, 'buy-with-gold', { good: 'gold' })?.code).toBe('not-choosable');
    expect(t.legal(0, 'bank-trade')).toEqual([]);
  });

  // proves traders-barbarians/core: as many goods with gold
  // proves traders-barbarians/core: Goods that gold buys in a turn
  it('the 4th edition knew no limit', () => {
    const t = table({ options: { goldPurchases: 'unlimited' } }).give(0, { gold: 6 });
    for (let i = 0; i < 3; i++) t.play(0, 'buy-with-gold', { good: 'ore' });
    expect(t.hand(0)).toEqual({ ore: 3 });
  });

  // proves traders-barbarians/core: The bank gives 1 gold for 4 equal goods
  // proves traders-barbarians/core: Harbours for a single good do not help
  it('four equal goods sell for one gold, three at a 3:1 harbour, and a 2:1 harbour does not help', () => {
    const plain = table().give(0, { wool: 4 }).play(0, 'sell-for-gold', { good: 'wool' });
    expect(plain.hand(0)).toEqual({ gold: 1 });
    expect(table().give(0, { wool: 3 }).refusal(0, 'sell-for-gold', { good: 'wool' })?.code).toBe('rate');
    const general = atHarbour(table(), 'any').give(0, { wool: 3 });
    expect(general.play(0, 'sell-for-gold', { good: 'wool' }).hand(0)).toEqual({ gold: 1 });
    const special = atHarbour(table(), 'wool').give(0, { wool: 3 });
    expect(special.refusal(0, 'sell-for-gold', { good: 'wool' })?.text).toBe('the bank asks for 4 wool');
  });

  // proves traders-barbarians/core: At a harbour for one good
  // proves traders-barbarians/core: What helps to sell goods for gold
  it('the 2025 edition sells two of its good at a 2:1 harbour', () => {
    const t = atHarbour(table({ options: { goldHarbours: 'all' } }), 'wool').give(0, { wool: 2 });
    expect(t.play(0, 'sell-for-gold', { good: 'wool' }).hand(0)).toEqual({ gold: 1 });
  });

  // proves traders-barbarians/core: may spend gold as soon as
  it('gold may be spent in the turn in which it came', () => {
    const t = table().give(0, { wool: 4, gold: 1 }).play(0, 'sell-for-gold', { good: 'wool' });
    expect(t.play(0, 'buy-with-gold', { good: 'grain' }).hand(0)).toEqual({ grain: 1 });
  });

  // proves traders-barbarians/core: Players trade gold
  it('players trade gold like goods', () => {
    const t = table().give(0, { gold: 2 }).give(1, { ore: 1 });
    t.play(0, { move: 'offer', give: { gold: 2 }, want: { ore: 1 } });
    t.play(1, 'accept').play(0, 'trade-with', { seat: 1 });
    expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 1 }, { gold: 2 }]);
  });

  // proves traders-barbarians/core: In a paired turn you
  // proves traders-barbarians/core: Between turns you may buy none
  it('a paired part buys two goods of its own, a special building phase none', () => {
    const paired = table({ options: { waiting: 'paired' } });
    paired.give(0, { gold: 4 }).give(2, { gold: 4 });
    for (let i = 0; i < 2; i++) paired.play(0, 'buy-with-gold', { good: 'ore' });
    paired.play(0, 'end-turn');
    for (let i = 0; i < 2; i++) paired.play(2, 'buy-with-gold', { good: 'ore' });
    expect(paired.hand(2)).toEqual({ ore: 2 });
    const special = table({ options: { waiting: 'special' } })
      .give(1, { gold: 4, wool: 4 })
      .play(0, 'end-turn');
    expect(special.decision).toBe('special');
    expect([...special.legal(1, 'buy-with-gold'), ...special.legal(1, 'sell-for-gold')]).toEqual([]);
  });

  // proves traders-barbarians/core: Without a scenario, gold
  it('nobody starts with gold, and numbers bring none', () => {
    const t = new Table(CORE).started();
    for (let turn = 0; turn < 8; turn++) t.until('roll').until('main').play(t.active, 'end-turn');
    for (let seat = 0; seat < 4; seat++) expect(t.hand(seat).gold ?? 0).toBe(0);
  });
});
