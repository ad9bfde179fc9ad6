import {
  eventFor,
  type Game,
  type Logged,
  NATURE,
  nameMove,
  natureChoice,
  newState,
  type Outcome,
  replay,
  type Save,
  type SeenEvent,
  type State,
  toMove,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';

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
  /** chance moves that are not what the seed gives, by their place in the log; null where no seed is to be compared with */
  readonly strange: readonly number[] | null;
}>;

/** Replays a save and tells each step as the viewer learned of it. */
export function retell(
  rules: Playable,
  save: Save,
  to: number,
  viewer: Viewer,
  told: (step: Step) => void,
): Retold {
  const strange: number[] = [];
  // kinds of moves that not everybody may know (a drawn card)
  const secret = new Set(rules.moves.filter((kind) => kind.audience).map((kind) => kind.name));
  let index = 0;
  let expected = chanceMove(newState(rules), save, 0);
  const again = replay(rules, save.chance, save.log.slice(0, to), ({ by, move }, events, state) => {
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
      turn: rules.turnOf(state),
    });
    index++;
    expected = chanceMove(state, save, index);
  });
  return again.ok ? { ok: true, game: again.game, strange: comparable(save) ? strange : null } : again;
}

/** Games from before versions were kept by module drew from another generator. */
function comparable({ chance, setup }: Save): boolean {
  return chance.mode === 'seeded' && setup.engine !== undefined;
}

/** What the seed makes of nature's turn; undefined when it is not nature's, or nobody seeded it. */
function chanceMove(s: State, { chance }: Save, at: number): Logged['move'] | undefined {
  if (chance.mode !== 'seeded' || toMove(s) !== NATURE) return undefined;
  return nameMove(s.rules, natureChoice(s, chance, at));
}

function sameMove(a: Logged['move'], b: Logged['move']): boolean {
  return (
    Object.keys(a).length === Object.keys(b).length &&
    Object.entries(a).every(([key, value]) => b[key] === value)
  );
}
