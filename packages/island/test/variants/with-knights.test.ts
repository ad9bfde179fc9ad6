import { describe, expect, it } from 'vitest';
import { knight, realm, roll } from '../cities-knights/realm.ts';
import type { Table } from '../table.ts';

const with_ = (variant: string, options = {}): Table => {
  const t = realm({ modules: [variant], options }).bare();
  for (let seat = 0; seat < 4; seat++) t.give(seat, {});
  return t.set('blocker', t.b.blocker('robber'), -1);
};

describe('volcanoes with knights', () => {
  const ready = (): Table => {
    const t = with_('variant/volcanoes-on-catan');
    return t.lay(t.hex(0, 0), 'volcano', 4);
  };
  const city = (t: Table, seat: number, corner: number): Table =>
    t.put(seat, 'settlement', corner).put(seat, 'city', corner);
  const erupt = (t: Table, die: number): Table => {
    roll(t, 4, 'ship');
    while (t.decision === 'choose-good') t.anything();
    return t.nature('erupt', { die });
  };
  const metropolis = (t: Table, branch: string): number => t.field(`${branch}Metropolis`);

  // proves variant/volcanoes-with-knights: An eruption hits a metropolis as it does any city
  // proves variant/volcanoes-with-knights: makes another city of theirs the metropolis
  it('the owner makes another city the metropolis, of two by choice', () => {
    const t = ready();
    const [hit, one, other] = [t.corner(0, 0, 0), t.corner(2, 0, 0), t.corner(-2, 0, 3)];
    city(city(city(t, 0, hit), 0, one), 0, other)
      .set('tradeLevel', 0, 4)
      .set('tradeMetropolis', 0, hit);
    expect(t.points(0)).toBe(8);
    erupt(t, 1);
    expect([t.decision, t.points(0)]).toEqual(['place-metropolis', 5]);
    t.play(0, 'place-metropolis', { corner: other });
    expect([metropolis(t, 'trade'), t.points(0)]).toEqual([other, 7]);
  });

  // proves variant/volcanoes-with-knights: Without another city the owner keeps the metropolis
  // proves variant/volcanoes-with-knights: Of several they choose
  it('without another city it waits for the next one, worth nothing; of several the owner chooses', () => {
    const t = ready();
    const hit = t.corner(0, 0, 0);
    city(t, 0, hit).set('tradeLevel', 0, 4).set('tradeMetropolis', 0, hit);
    erupt(t, 1);
    expect([metropolis(t, 'trade'), t.points(0), t.decision]).toEqual([-1, 1, 'main']);
    t.set('scienceKept', 0, 1).give(0, { ore: 3, grain: 2 }).play(0, 'city', { corner: hit });
    expect(t.decision).toBe('raise-metropolis');
    expect(t.refusal(0, 'raise-metropolis', { branch: 'politics' })?.code).toBe('metropolis-not-kept');
    t.play(0, 'raise-metropolis', { branch: 'trade' });
    expect([metropolis(t, 'trade'), metropolis(t, 'science'), t.points(0)]).toEqual([hit, -1, 4]);
  });

  // proves variant/volcanoes-with-knights: Only the first player at
  it('a kept metropolis is not taken at the fourth level, but at the fifth', () => {
    const t = ready();
    const [hit, own] = [t.corner(0, 0, 0), t.corner(2, 0, 0)];
    city(city(t, 1, hit), 0, own)
      .set('tradeLevel', 1, 4)
      .set('tradeLevel', 0, 3)
      .set('tradeMetropolis', 0, hit);
    erupt(t, 1).give(0, { cloth: 9 }).play(0, 'improve-trade');
    expect(metropolis(t, 'trade')).toBe(-1);
    t.play(0, 'improve-trade');
    expect([metropolis(t, 'trade'), t.field('tradeKept')]).toEqual([own, 0]);
  });

  // proves variant/volcanoes-with-knights: The merchant does not stand on a volcano
  // proves variant/volcanoes-with-knights: Elsewhere it stays
  it('the merchant keeps off the volcano, and stays when the settlement is gone', () => {
    const t = ready();
    const corner = t.corner(0, 0, 0);
    t.put(0, 'settlement', corner);
    const [beside] = t.b.walks.hexesAt[corner].filter((hex) => hex !== t.hex(0, 0));
    t.lay(beside, 'pasture', 9);
    const bar = (hex: number) => t.b.the.merchant.barPlace(t.s, 0, hex);
    expect([bar(t.hex(0, 0))?.code, bar(beside)]).toEqual(['merchant-barren', undefined]);
    t.set('merchantHex', 0, beside).set('merchantOf', 0, 0);
    erupt(t, 1);
    expect([t.field('building', corner), t.field('merchantHex'), t.points(0)]).toEqual([0, beside, 1]);
    expect(t.b.the.bank.rate(t.s, 0, t.b.good('wool'))).toBe(2);
  });
});

describe('football fans', () => {
  const ready = (options = {}): Table => {
    const t = with_('variant/the-football-fields', options);
    t.lay(t.hex(0, 0), 'football', 8);
    return t.put(0, 'settlement', t.corner(0, 0, 3)).put(1, 'settlement', t.corner(0, 0, 5));
  };
  const match = (t: Table, left: number, right: number): Table => t.nature('football-match', { left, right });
  const original = { football: 'original' };

  // proves variant/the-football-fans: Each side adds to its die the strength
  // proves variant/the-football-fans: They stay active; knights of others
  it('own active knights at the field add their strength and stay active', () => {
    const t = ready();
    const [own, other] = [t.corner(0, 0, 1), t.corner(0, 0, 4)];
    knight(knight(t, 0, own, { rank: 'strong' }), 2, other, { rank: 'mighty' });
    match(roll(t, 8), 3, 4);
    expect([t.hand(0), t.hand(1), t.field('knightActive', own)]).toEqual([{ wool: 2 }, {}, 1]);
    const idle = knight(ready(), 0, own, { rank: 'strong', active: false });
    expect(match(roll(idle, 8), 3, 4).hand(1)).toEqual({ wool: 2 });
  });

  // proves variant/the-football-fans: Commodities can be bet
  it('a spectator bets a commodity', () => {
    const t = ready()
      .put(2, 'settlement', ready().corner(0, 0, 1))
      .give(2, { cloth: 1 });
    match(roll(t, 8).play(2, 'football-bet', { side: 0, good: 'cloth' }), 6, 1);
    expect(t.hand(2)).toEqual({ cloth: 2 });
  });

  // proves variant/the-football-fans: As first published: if you win
  it('as first published a city wins a commodity, or a cloth after a draw', () => {
    const t = ready(original).put(0, 'city', ready().corner(0, 0, 3));
    match(roll(t, 8), 6, 1);
    expect(t.refusal(0, 'football-prize', { good: 'ore' })?.code).toBe('no-commodity');
    t.play(0, 'football-prize', { good: 'paper' });
    t.play(0, 'choose-good', { good: 'ore' }).play(0, 'choose-good', { good: 'ore' });
    expect([t.hand(0), t.hand(1)]).toEqual([{ ore: 2, paper: 1 }, {}]);
    const draw = ready(original).put(0, 'city', ready().corner(0, 0, 3));
    match(roll(draw, 8), 4, 4);
    expect([draw.hand(0), draw.hand(1)]).toEqual([{ wool: 1, cloth: 1 }, { wool: 1 }]);
    const later = ready().put(0, 'city', ready().corner(0, 0, 3));
    expect(match(roll(later, 8), 6, 1).hand(0)).toEqual({ wool: 2 });
  });
});
