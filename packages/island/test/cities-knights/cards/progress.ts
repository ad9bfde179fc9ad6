import { PROGRESS } from '../../../cities-knights/cards/deck.ts';
import { deckNames } from '../../../index.ts';
import { Table } from '../../table.ts';

/** Puts these progress cards into the hand of the seat, out of their decks. */
export function holds(t: Table, seat: number, ...cards: readonly string[]): Table {
  for (const id of cards) {
    const card = t.b.card(id);
    const decks = deckNames(t.b, PROGRESS);
    const deck = decks.indexOf(t.b.cards[card].deck);
    const add = (field: string, index: number, by: number) => t.set(field, index, t.field(field, index) + by);
    add('deck', card, -1);
    add('deckSizes', deck, -1);
    add('cards', seat * t.b.cards.length + card, 1);
    add('cardCount', seat, 1);
    add('cardBacks', seat * decks.length + deck, 1);
  }
  return t;
}

/** The seat draws this card, whoever's turn it is. */
export function draws(t: Table, seat: number, card: string): Table {
  t.b.the.decks.draw(t.s, seat, deckNames(t.b, PROGRESS).indexOf(t.b.cards[t.b.card(card)].deck));
  return t.nature('draw-card', { card });
}

/** The seat holds the card and plays it. */
export function plays(t: Table, seat: number, card: string): Table {
  return holds(t, seat, card).play(seat, 'play-card', { card });
}

/** how many of the card the seat has in the hand */
export const inHand = (t: Table, seat: number, card: string): number =>
  t.field('cards', seat * t.b.cards.length + t.b.card(card));

/** why the seat cannot play the card, which it holds */
export const refused = (t: Table, seat: number, card: string): string | undefined =>
  t.refusal(seat, 'play-card', { card })?.code;

/** gives the seat so many points */
export const points = (t: Table, seat: number, count: number): Table => t.set('defenderPoints', seat, count);

/** Cities & Knights at sea, in the main part of a turn of seat 0, who has a settlement on a coast. */
export function atSea(): Table {
  const t = new Table('seafarers/heading-for-new-shores', { modules: ['cities-knights/core'] });
  t.started().until('main', 0).bare();
  const ship = t.b.piece('ship').index;
  const coast = t.b.walks.edgesAt.findIndex(
    (edges, corner) =>
      t.b.rules.cornerFit(t.s, corner) &&
      edges.filter((edge) => t.b.rules.edgeFit(t.s, ship, edge)).length === 2,
  );
  return t.put(0, 'settlement', coast);
}
