import { useEffect, useState } from 'react';
import type { Paint } from './picture.ts';
import type { ShelfCard } from './shelf-card.ts';

export interface Shelf {
  readonly cards: Readonly<Record<string, ShelfCard>>;
  readonly paint: Paint;
  /** by language, the words for what rows add */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Pictures, lengths and weights come after the words: without a network there are the words alone. */
export function useShelf(): Shelf | null {
  const [shelf, setShelf] = useState<Shelf | null>(null);
  useEffect(() => {
    import('./shelf.ts').then(
      ({ shelfCards, addedWords, art, emblems }) =>
        setShelf({ cards: shelfCards, paint: { art, emblems }, words: addedWords }),
      () => {},
    );
  }, []);
  return shelf;
}
