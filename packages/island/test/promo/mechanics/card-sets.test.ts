import { NATURE, viewOf } from '@hexwright/kernel';
import { describe, expect, it } from 'vitest';
import { cardSets } from '../../../promo/mechanics/card-sets.ts';
import { trial } from '../../mechanics/trial.ts';
import { Table } from '../../table.ts';

const card = (id: string) => ({ id, deck: 'development', count: 3 });
const OLD = ['knight', 'road-building', 'year-of-plenty', 'monopoly', 'victory-point'];

/** reds and blues, with a joker; two of them bring a chit, and there are three chits */
const ready = (): Table => {
  const own = trial({
    cards: [card('red'), card('blue'), card('joker')],
    without: { cards: OLD, awards: ['largest-army'], parts: ['showing'] },
    parts: [
      cardSets({
        colours: { red: 'red', blue: 'blue' },
        joker: 'joker',
        jokerCalled: 'any',
        chits: { 2: 2 },
        stock: 3,
      }),
    ],
  });
  return new Table('trial', { own }).started().until('main', 0);
};
const sets = (t: Table): unknown[] => t.legal(0, 'hand-in-set').map(({ set }) => set);

describe('sets of cards', () => {
  it('are made of different colours, and of jokers', () => {
    const t = ready();
    expect(sets(t.cards(0, 'red', 2))).toEqual([]);
    expect(sets(t.cards(0, 'blue'))).toEqual(['red+blue']);
    expect(sets(t.cards(0, 'joker')).sort()).toEqual(['blue+joker', 'red+blue', 'red+joker']);
    expect(sets(t.cards(0, 'joker'))).toContain('joker+joker');
  });

  it('are handed in for chits, and their cards go under the deck', () => {
    const t = ready().cards(0, 'red').cards(0, 'blue');
    const size = t.field('deckSize');
    const points = t.points(0);
    t.play(0, 'hand-in-set', { set: 'red+blue' });
    expect([t.points(0) - points, t.field('chits', 0), t.field('chitsLeft')]).toEqual([2, 2, 1]);
    expect([
      t.field('deckSize') - size,
      t.field('underDeck', t.b.card('red')),
      t.field('cardCount', 0),
    ]).toEqual([2, 1, 0]);
  });

  it('come again when the deck is out, and nobody sees which of them was drawn', () => {
    const draw = (card: string): Table => {
      const t = ready();
      for (let i = 0; i < t.b.cards.length; i++) t.set('deck', i, 0);
      for (const id of ['red', 'blue']) t.set('underDeck', t.b.card(id), 1);
      t.set('deckSize', 0, 2).give(0, { wool: 1, grain: 1, ore: 1 }).play(0, 'buy-card');
      expect(t.legal(NATURE).map((move) => move.card)).toEqual(['red', 'blue']);
      return t.nature('draw-card', { card });
    };
    const [red, blue] = [draw('red'), draw('blue')];
    expect([red.field('underDeck', red.b.card('red')), red.field('underDeck', red.b.card('blue'))]).toEqual([
      0, 0,
    ]);
    expect([red.field('deck', red.b.card('red')), red.field('deck', red.b.card('blue'))]).toEqual([0, 1]);
    expect(red.field('deckSize')).toBe(1);
    for (const viewer of [1, 2, null])
      expect(viewOf(red.s, viewer).cells).toEqual(viewOf(blue.s, viewer).cells);
    expect(viewOf(red.s, 0).cells).not.toEqual(viewOf(blue.s, 0).cells);
  });

  it('cannot be handed in without their cards, or for more chits than are left', () => {
    const t = ready().cards(0, 'red', 2).cards(0, 'blue', 2);
    expect(t.refusal(0, 'hand-in-set', { set: 'red+joker' })?.code).toBe('set-not-held');
    t.play(0, 'hand-in-set', { set: 'red+blue' });
    expect(t.refusal(0, 'hand-in-set', { set: 'red+blue' })?.code).toBe('chits-out');
  });

  it('may hold cards of this turn, which are no longer fresh then', () => {
    const t = ready().give(0, { wool: 1, grain: 1, ore: 1 }).cards(0, 'red');
    t.play(0, 'buy-card').nature('draw-card', { card: 'blue' });
    t.play(0, 'hand-in-set', { set: 'red+blue' });
    expect(t.field('freshCards', t.b.card('blue'))).toBe(0);
  });

  it('bots wait for a third colour while there is a deck', () => {
    const t = ready().cards(0, 'red').cards(0, 'blue');
    const worth = () => t.b.the.hints.heldCards(t.s, 0, true);
    const hopeful = worth();
    expect(hopeful).toBeGreaterThan(1);
    t.set('deckSize', 0, 0);
    expect(worth()).toBeLessThan(1);
  });
});
