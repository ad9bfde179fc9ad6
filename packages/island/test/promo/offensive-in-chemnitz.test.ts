import { describe, expect, it } from 'vitest';
import { Table, type TableOptions } from '../table.ts';

const ID = 'promo/offensive-in-chemnitz';
const POSTS = [
  [1, -3, 3],
  [2, -2, 5],
  [2, 0, 4],
  [0, 2, 0],
  [-2, 2, 2],
  [-2, 0, 1],
] as const;
const ready = (options: TableOptions = {}): Table => {
  const t = new Table(ID, options).started().until('main', 0).bare();
  for (let seat = 0; seat < t.b.seats; seat++) t.give(seat, {});
  return t.set('blocker', t.b.blocker('robber'), -1);
};
const sets = (t: Table): unknown[] => t.legal(0, 'hand-in-set').map(({ set }) => set);

describe('the Offensive in Chemnitz', () => {
  // proves promo/offensive-in-chemnitz: The first of the two starting buildings is a city
  it('everybody begins with a city and then a settlement, which brings goods', () => {
    const t = new Table(ID, { seats: 3 }).until('place-building');
    const pieces = [];
    for (let i = 0; i < 6; i++) {
      const [{ corner }] = t.legal(i < 3 ? i : 5 - i, 'place-building');
      t.play(i < 3 ? i : 5 - i, 'place-building', { corner });
      pieces.push(t.b.pieces[t.b.pieceOf[t.field('building', Number(corner))]].id);
      const goods = t.b.walks.hexesAt[Number(corner)].length;
      expect(t.field('handSize', i < 3 ? i : 5 - i)).toBe(i < 3 ? 0 : goods);
      t.anything();
    }
    expect(pieces).toEqual(['city', 'city', 'city', 'settlement', 'settlement', 'settlement']);
    expect([0, 1, 2].map((seat) => t.points(seat))).toEqual([3, 3, 3]);
  });

  // proves promo/offensive-in-chemnitz: The development deck is made of 17 sights
  // proves promo/offensive-in-chemnitz: A card costs 1 wool, 1 grain and 1 ore
  it('the deck has 5 yellow, 5 red, 4 green and 3 grey cards, which are bought unseen', () => {
    const t = new Table(ID);
    const count = (card: string) => t.b.cards[t.b.card(card)].count;
    expect(['old-building', 'museum', 'attraction', 'nischel'].map(count)).toEqual([5, 5, 4, 3]);
    expect(t.b.cards).toHaveLength(4);
    const bought = ready().give(0, { wool: 1, grain: 1, ore: 1 }).play(0, 'buy-card');
    bought.nature('draw-card', { card: 'museum' });
    expect([bought.hand(0), bought.field('cardCount', 0), bought.field('deckSize')]).toEqual([{}, 1, 16]);
    expect(bought.events[0]).toMatchObject({ kind: 'card-bought', data: { seat: 0 }, secret: { seats: 1 } });
  });

  // proves promo/offensive-in-chemnitz: in two cards of different colours for 1 chit, three of
  // proves promo/offensive-in-chemnitz: Each chit is worth 1 point
  it('two colours bring a chit, three bring two', () => {
    const t = ready().cards(0, 'museum', 2).cards(0, 'old-building', 2);
    expect(sets(t)).toEqual(['old-building+museum']);
    t.play(0, 'hand-in-set', { set: 'old-building+museum' });
    expect([t.points(0), t.field('chits', 0)]).toEqual([1, 1]);
    t.cards(0, 'attraction').play(0, 'hand-in-set', { set: 'old-building+museum+attraction' });
    expect([t.points(0), t.field('cardCount', 0)]).toEqual([3, 0]);
  });

  // proves promo/offensive-in-chemnitz: A grey card stands for any colour
  // proves promo/offensive-in-chemnitz: It counts as whatever colour a set lacks
  // proves promo/offensive-in-chemnitz: It counts as yellow in a set
  // proves promo/offensive-in-chemnitz: It counts as red in a set
  // proves promo/offensive-in-chemnitz: It counts as green in a set
  it('a grey card stands for any colour, two of one colour make no set', () => {
    expect(sets(ready().cards(0, 'attraction', 2))).toEqual([]);
    for (const card of ['old-building', 'museum', 'attraction']) {
      const t = ready().cards(0, card, 2).cards(0, 'nischel');
      expect(sets(t)).toEqual([`${card}+nischel`]);
      t.cards(0, 'nischel').play(0, 'hand-in-set', { set: `${card}+nischel+nischel` });
      expect(t.points(0)).toBe(2);
    }
    const greys = ready().cards(0, 'nischel', 3);
    expect(sets(greys).sort()).toEqual(['nischel+nischel', 'nischel+nischel+nischel']);
  });

  // proves promo/offensive-in-chemnitz: You may hand in cards on the turn you bought them
  it('a card of this turn may be handed in', () => {
    const t = ready().cards(0, 'museum').give(0, { wool: 1, grain: 1, ore: 1 });
    t.play(0, 'buy-card').nature('draw-card', { card: 'attraction' });
    expect(t.play(0, 'hand-in-set', { set: 'museum+attraction' }).points(0)).toBe(1);
  });

  // proves promo/offensive-in-chemnitz: There is no Largest Army
  // proves promo/offensive-in-chemnitz: The robber starts off the board
  it('has no Largest Army, and the robber off the board', () => {
    const t = new Table(ID).started();
    expect(t.b.awards.map(({ id }) => id)).toEqual(['longest-road']);
    expect(t.field('blocker', t.b.blocker('robber'))).toBe(-1);
  });

  // proves promo/offensive-in-chemnitz: On your turn, while the robber is at a settlement or city of yours
  // proves promo/offensive-in-chemnitz: pay for the robber, you steal nothing
  // proves promo/offensive-in-chemnitz: may do so after the roll, as often as
  it('three goods move the robber from an own building, and steal nothing', () => {
    const t = ready().give(0, { ore: 2, wool: 4 });
    t.put(0, 'settlement', t.corner(0, 0, 0)).put(0, 'city', t.corner(2, 0, 0));
    t.put(1, 'settlement', t.corner(-2, 0, 3)).give(1, { brick: 1 });
    t.set('blocker', t.b.blocker('robber'), t.hex(0, 0));
    t.play(0, 'pay-for-robber', { hex: t.hex(2, 0) });
    for (const good of ['ore', 'ore', 'wool']) t.play(0, 'discard', { good });
    // at the city it may be moved again
    t.play(0, 'pay-for-robber', { hex: t.hex(-2, 0) });
    for (let i = 0; i < 3; i++) t.play(0, 'discard', { good: 'wool' });
    expect([t.hand(0), t.hand(1), t.decision]).toEqual([{}, { brick: 1 }, 'main']);
    t.give(0, { ore: 3 });
    expect(t.refusal(0, 'pay-for-robber', { hex: t.hex(0, 0) })?.code).toBe('robber-elsewhere');
  });

  it('a 7 moves the robber and steals as usual', () => {
    const t = ready();
    t.put(0, 'settlement', t.corner(0, 0, 0))
      .give(0, { ore: 1 })
      .play(0, 'end-turn')
      .roll(7);
    t.play(1, 'move-blocker', { blocker: 'robber', hex: t.hex(0, 0) }).nature('steal', { good: 'ore' });
    expect([t.hand(0), t.hand(1)]).toEqual([{}, { ore: 1 }]);
  });

  // proves promo/offensive-in-chemnitz: A building on a marked corner trades
  // proves promo/offensive-in-chemnitz: Cities on marked corners count as settlements do
  it.each(POSTS)('the corner %i,%i/%i trades at 3:1', (q, r, i) => {
    const t = ready();
    const rate = () => t.b.the.bank.rate(t.s, 0, t.b.good('ore'));
    expect(rate()).toBe(4);
    t.put(0, 'settlement', t.corner(q, r, i));
    expect(rate()).toBe(3);
    t.put(0, 'city', t.corner(q, r, i));
    expect(rate()).toBe(3);
  });

  // proves promo/offensive-in-chemnitz: On your turn, after the roll, you may hand in as many sets as you like
  it('not before the roll, and not in the turn of another', () => {
    const t = ready().cards(1, 'museum').cards(1, 'nischel');
    expect(t.legal(1, 'hand-in-set')).toEqual([]);
    t.play(0, 'end-turn');
    expect(t.legal(1, 'hand-in-set')).toEqual([]);
    t.roll(2);
    expect(t.legal(1, 'hand-in-set')).toHaveLength(1);
  });

  // proves promo/offensive-in-chemnitz: Cards handed in go under the deck
  it('what is handed in comes again when the rest of the deck is bought', () => {
    const t = ready()
      .cards(0, 'museum', 5)
      .cards(0, 'old-building', 5)
      .cards(0, 'attraction', 4)
      .cards(0, 'nischel', 3);
    t.give(0, { wool: 2, grain: 2, ore: 2 });
    expect(t.refusal(0, 'buy-card')?.code).toBe('deck-empty');
    t.play(0, 'hand-in-set', { set: 'museum+attraction' }).play(0, 'buy-card');
    t.nature('draw-card', { card: 'attraction' });
    expect(t.field('deckSize')).toBe(1);
  });

  // proves promo/offensive-in-chemnitz: There are 15 chits
  it('there are 15 chits', () => {
    const t = ready().cards(0, 'museum').cards(0, 'attraction').cards(0, 'nischel');
    expect(t.field('chitsLeft')).toBe(15);
    t.set('chitsLeft', 0, 1);
    expect(t.refusal(0, 'hand-in-set', { set: 'museum+attraction+nischel' })?.code).toBe('chits-out');
    expect(t.refusal(0, 'hand-in-set', { set: 'museum+attraction' })).toBeUndefined();
  });

  // proves promo/offensive-in-chemnitz: Two play by the same rules
  it('two can play without anything else', () => {
    const t = new Table(ID, { seats: 2 }).started();
    expect([t.b.seats, t.b.modules.map(({ id }) => id)]).toEqual([2, ['island', 'first-island/base', ID]]);
    expect(t.b.rules.target(t.s, 0)).toBe(10);
  });

  // proves promo/offensive-in-chemnitz: The printed map is lost
  it('the map has 21 hexes that all give, reds apart, with six marked corners on its rim', () => {
    const t = new Table(ID).until('place-building');
    const all = Array.from({ length: t.b.topology.hexes }, (_, hex) => hex);
    expect([all.length, all.filter((hex) => t.b.rules.hexGood(t.s, hex) < 0)]).toEqual([21, []]);
    const red = (hex: number) => (t.field('numbers', hex) & ((1 << 6) | (1 << 8))) !== 0;
    for (const hex of all.filter(red)) expect(t.b.walks.hexesBeside[hex].some(red)).toBe(false);
    for (const [q, r, i] of POSTS) expect(t.b.walks.hexesAt[t.corner(q, r, i)]).toHaveLength(2);
  });
});
