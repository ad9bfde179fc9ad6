import type { Seat } from '@hexwright/kernel';
import type { Book, CardNo } from '../../rulebook/index.ts';
import { fieldName } from './cards.ts';

/** which deck, in the order in which the mechanic was told of them */
export type DeckNo = number;

export interface DecksConfig {
  readonly decks: readonly string[];
  /** of the backs, by deck */
  readonly colours?: readonly string[];
  /** how many cards a hand may have */
  readonly limit: number;
  /** what the cards are called */
  readonly called: string;
  /** names its fields, moves, decisions and events, as with `cards` */
  readonly name?: string;
}

export type DeckFields = ReturnType<typeof deckFields>;

/** The decks of a game; last those that other modules bring to the same hand, whose cards say so. */
export function deckNames(b: Book, { decks, called }: Pick<DecksConfig, 'decks' | 'called'>): string[] {
  const guests = b.cards.flatMap(({ deck, among }) => (among === called ? [deck] : []));
  return [...new Set([...decks, ...guests])];
}

export function deckFields(b: Book, config: Pick<DecksConfig, 'decks' | 'called' | 'name'>) {
  const { name } = config;
  const names = deckNames(b, config);
  const at = (plain: string): string => fieldName(name, plain);
  return {
    /** by card: which of the decks it is of, or -1 */
    deckOf: Int8Array.from(b.cards, (card) => names.indexOf(card.deck)),
    deck: b.row<CardNo>(at('deck')),
    sizes: b.row<DeckNo>(at('deckSizes')),
    under: b.row<CardNo>(at('underDeck')),
    unseen: b.grid<Seat, CardNo>(at('underUnseen')),
    cards: b.grid<Seat, CardNo>(at('cards')),
    count: b.row<Seat>(at('cardCount')),
    backs: b.grid<Seat, DeckNo>(at('cardBacks')),
    open: b.grid<Seat, CardNo>(at('laidOpen')),
  };
}
