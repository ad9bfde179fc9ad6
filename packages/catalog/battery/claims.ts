import { type Book, islandOf } from '@hexwright/island';
import { cloneState, OVER, type State } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';

/**
 * Asks after every move whether a victory was overlooked: settled once more, the game must not be over; and whoever
 * has just become the one who may claim it must have been looked at in that very move. Points that come late in a
 * random game would hardly ever show a moment at which nobody looks.
 */
class Claims {
  private readonly checkEnd: Book['rules']['checkEnd'];
  private readonly looked = new Set<number>();
  private claimant = -1;
  private readonly book: Book;

  constructor(book: Book) {
    this.book = book;
    this.checkEnd = book.rules.checkEnd;
    book.rules.checkEnd = (s) => {
      this.looked.add(book.rules.claimant(s));
      this.checkEnd(s);
    };
  }

  /** somebody is about to move */
  before(s: State): void {
    this.claimant = this.book.rules.claimant(s);
    this.looked.clear();
  }

  /** what was overlooked in the move that led here */
  overlooked(s: State): string | undefined {
    if (s.cells[OVER]) return undefined;
    const claimant = this.book.rules.claimant(s);
    const late = claimant >= 0 && claimant !== this.claimant && !this.looked.has(claimant);
    if (late) return `seat ${claimant} may claim the victory now, but nobody looked whether it can`;
    const settled = cloneState(s);
    this.checkEnd(settled);
    return settled.cells[OVER] ? 'the game is won or lost, yet it goes on' : undefined;
  }

  /** leaves the book as it was */
  done(): void {
    this.book.rules.checkEnd = this.checkEnd;
  }
}

/** Watches the claims of a game whose kind has a claimant. */
export function claimsOf(game: Playable): Pick<Claims, 'before' | 'overlooked' | 'done'> {
  const book = islandOf(game);
  return book ? new Claims(book) : { before: () => {}, overlooked: () => undefined, done: () => {} };
}
