import { rulesFor } from '@hexwright/catalog';
import { type Book, islandOf } from '@hexwright/island';
import { MoveList, newState, playout, Rng, type State } from '@hexwright/kernel';
import { islandFace, seatView } from '@hexwright/table';
import type { Known } from '../../play/explain.ts';
import { speakerFor } from '../../words/speak.ts';

interface Wish {
  readonly game: string;
  readonly seats?: number;
  readonly modules?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A game after so many random moves, as its first seat sees it; `set` may change the position first. */
export function atATable(
  { game, seats = 3, ...more }: Wish,
  moves = 0,
  set?: (book: Book, s: State) => void,
): Known & { readonly view: ReturnType<typeof seatView> & Known['view'] } {
  const ruled = rulesFor({ game, seats, modules: [], ...more });
  if (!ruled.ok) throw new Error(ruled.reason.text);
  const book = islandOf(ruled.rules);
  if (!book) throw new Error(`${game} is no island`);
  const state = newState(book);
  playout(state, new Rng('a table'), new MoveList(), moves);
  set?.(book, state);
  const face = islandFace(book);
  const sheet = face.sheet();
  return { sheet, view: seatView(face, state, 0), speak: speakerFor(sheet, []) };
}
