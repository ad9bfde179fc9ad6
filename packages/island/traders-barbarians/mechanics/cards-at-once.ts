import { pop, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { cardFields, takeFromDeck } from '../../mechanics/index.ts';
import type { Book, CardNo, Part } from '../../rulebook/index.ts';

/**
 * Cards of the deck do what they do when they are drawn, in the sight of all, and are laid aside; so are those that can do
 * nothing at that moment. When the deck is used
 * up, those laid aside are shuffled and become the deck.
 */
export function cardsAtOnce(): Part {
  return {
    id: 'cards-at-once',
    without: { moves: ['play-card'] },
    // What is left in the deck follows from what was laid aside.
    openly: ['draw-card'],
    editMoves: (b, moves) => {
      const draw = drawing(b);
      return moves.map((move) =>
        move.name === 'draw-card' ? { ...move, apply: draw, audience: undefined } : move,
      );
    },
    words: { terms: { 'event.card-drawn': '{seat} draws {card}.' } },
  };
}

function drawing(b: Book): (s: State, nature: number, card: CardNo) => void {
  const at = cardFields(b);
  const effects = b.cards.map((card) => card.play?.(b));
  const useful = b.cards.map((card) => card.when?.(b));
  const own = b.cards.map((_, card) => card);
  return (s, _nature, card) => {
    const seat: Seat = topArg(s, 0);
    pop(s);
    takeFromDeck(s, at, own, card);
    at.deckSize.add(s, 1);
    at.under.add(s, card, 1);
    at.played.add(s, seat, card, 1);
    if (s.events) tell(s, 'card-drawn', { seat, card: b.cards[card].id });
    if (useful[card]?.(s, seat) ?? true) effects[card]?.(s, seat);
  };
}
