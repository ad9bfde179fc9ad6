import { type Book, fairnessOf, islandOf } from '@hexwright/island';
import { newGame, type Outcome, type State, viewOf, viewToJson } from '@hexwright/kernel';
import type { Evenness, LaidBoard, Wish } from '../table/protocol.ts';
import type { Library } from './library.ts';

/** The board that this seed lays, as everybody will see it when the game begins, and how even it is. */
export async function laidBoard(
  library: Library,
  wish: Wish,
  seed: string,
): Promise<Outcome<{ readonly board: LaidBoard }>> {
  const ruled = await library.rulesFor(wish);
  if (!ruled.ok) return ruled;
  const { state } = newGame(ruled.rules, { mode: 'seeded', seed });
  const island = islandOf(ruled.rules);
  return {
    ok: true,
    board: {
      fields: viewToJson(viewOf(state, null)).fields,
      evenness: island ? evennessOf(island, state) : null,
    },
  };
}

/** Nothing where the seats do not choose where they start, or nothing yields there yet. */
function evennessOf(book: Book, s: State): Evenness | null {
  const rounds = book.rules.startRounds(s);
  const { starts, seats, even } = fairnessOf(book, s);
  if (rounds === 0 || starts.length < book.seats * rounds || seats.every(({ pips }) => pips === 0))
    return null;
  return { pips: seats.map(({ pips }) => pips), even };
}
