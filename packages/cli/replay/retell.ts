import type { Book } from '@hexwright/island';
import {
  eventFor,
  type Game,
  type Logged,
  listMoves,
  MoveList,
  NATURE,
  nameMove,
  newState,
  type Outcome,
  pick,
  Rng,
  replay,
  type Save,
  type SeenEvent,
  type State,
  toMove,
} from '@hexwright/kernel';

/** a seat, a spectator (null), or everything */
export type Viewer = number | null | 'all';

/** One move of the log with what came of it. */
export interface Step {
  readonly index: number;
  readonly by: number;
  /** null where the viewer may not know it */
  readonly move: Logged['move'] | null;
  readonly events: readonly SeenEvent[];
  readonly turn: number;
}

export type Retold = Outcome<{
  readonly game: Game;
  /** chance moves that are not what the seed gives, by their place in the log */
  readonly strange: readonly number[];
}>;

/** Replays a save and tells each step as the viewer learned of it. */
export function retell(
  book: Book,
  save: Save,
  to: number,
  viewer: Viewer,
  told: (step: Step) => void,
): Retold {
  const strange: number[] = [];
  // kinds of moves that not everybody may know (a drawn card)
  const secret = new Set(book.moves.filter((kind) => kind.audience).map((kind) => kind.name));
  let index = 0;
  let expected = chanceMove(newState(book), save, 0);
  const again = replay(book, save.chance, save.log.slice(0, to), ({ by, move }, events, state) => {
    if (expected !== undefined && !sameMove(expected, move)) strange.push(index);
    told({
      index,
      by,
      move: viewer === 'all' || viewer === by || !secret.has(move.move) ? move : null,
      events: events.map((event) =>
        viewer === 'all'
          ? { kind: event.kind, data: { ...event.data, ...event.secret?.data } }
          : eventFor(event, viewer),
      ),
      turn: state.cells[book.at.turn],
    });
    index++;
    expected = chanceMove(state, save, index);
  });
  return again.ok ? { ok: true, game: again.game, strange } : again;
}

const list = new MoveList();

/** What the seed makes of nature's turn; undefined when it is not nature's, or nobody seeded it. */
function chanceMove(s: State, { chance }: Save, at: number): Logged['move'] | undefined {
  if (chance.mode !== 'seeded' || toMove(s) !== NATURE) return undefined;
  listMoves(s, NATURE, list);
  return nameMove(s.rules, pick(list, new Rng(chance.seed, at), true));
}

function sameMove(a: Logged['move'], b: Logged['move']): boolean {
  return (
    Object.keys(a).length === Object.keys(b).length &&
    Object.entries(a).every(([key, value]) => b[key] === value)
  );
}
