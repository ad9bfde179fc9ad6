import type { Rng, Seat, State, View } from '@hexwright/kernel';
import type { Book, CardNo } from '../../rulebook/index.ts';
import type { DeckFields } from './decks-fields.ts';

/** Shows a viewer the hands of cards that it may look at just now. */
export function showHands(b: Book, at: DeckFields): (s: State, view: View) => void {
  const { width } = at.cards;
  return (s, view) => {
    if (view.seat === null) return;
    for (let seat = 0; seat < b.seats; seat++) {
      if (!b.the.decks.sees(s, view.seat, seat)) continue;
      const from = at.cards.at + seat * width;
      view.cells.set(s.cells.subarray(from, from + width), from);
    }
  };
}

/**
 * Deals what a viewer may not know of the decks anew: their order below, the hands of the others and what those put
 * under a deck unseen. Backs tell the decks apart, so each deck is dealt by itself.
 */
export function redealDecks(b: Book, at: DeckFields): (s: State, viewer: number, rng: Rng) => void {
  const decks = Array.from({ length: at.sizes.size }, (_, deck) =>
    b.cards.flatMap((_card, i) => (at.deckOf[i] === deck ? [i] : [])),
  );
  return (s, viewer, rng) => {
    const hidden = Array.from({ length: b.seats }, (_, seat) => seat).filter(
      (seat) => seat !== viewer && !(viewer >= 0 && b.the.decks.sees(s, viewer, seat)),
    );
    const others = Array.from({ length: b.seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
    for (const cards of decks) {
      const pool: CardNo[] = [];
      /** takes every card of the deck out of a row, and says how many there were */
      const empty = (
        get: (card: CardNo) => number,
        set: (card: CardNo, count: number) => void,
        known: (card: CardNo) => number,
      ): number => {
        let count = 0;
        for (const card of cards) {
          const kept = known(card);
          for (let n = get(card); n > kept; n--) pool.push(card);
          count += get(card) - kept;
          set(card, kept);
        }
        return count;
      };
      const rows = [
        ...hidden.map((seat: Seat) => ({ row: at.cards.row(seat), count: 0 })),
        ...others.map((seat: Seat) => ({ row: at.unseen.row(seat), count: 0 })),
        { row: at.deck, count: 0 },
      ];
      for (const place of rows)
        place.count = empty(
          (card) => place.row.get(s, card),
          (card, count) => place.row.set(s, card, count),
          (card) => (place.row === at.deck ? b.the.decks.known(s, viewer, card) : 0),
        );
      // Sorted first, so that equal knowledge and equal chance give equal deals, whoever holds what.
      pool.sort((a, z) => a - z);
      rng.shuffle(pool);
      // A card worth points never lies in a hand, nor has one ever been put back: only the deck can hold it.
      const [kept, open] = [
        pool.filter((card) => !b.cards[card].points),
        pool.filter((card) => b.cards[card].points),
      ];
      let next = 0;
      for (const { row, count } of rows.slice(0, -1))
        for (let n = 0; n < count; n++) row.add(s, kept[next++], 1);
      for (const card of [...kept.slice(next), ...open]) at.deck.add(s, card, 1);
    }
  };
}
