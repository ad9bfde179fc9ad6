import {
  applyCode,
  isOver,
  type Logged,
  listMoves,
  MoveList,
  NATURE,
  nameMove,
  newState,
  pick,
  Rng,
  resetState,
  SAVE_FORMAT,
  type Save,
  type State,
  someSeat,
  toMove,
} from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import type { Player } from './players.ts';

/** One game as its JSON line says it: nothing in it depends on the machine. */
export interface GameRecord {
  readonly game: number;
  readonly finished: boolean;
  readonly moves: number;
  readonly turns: number;
  readonly ending: string | null;
  readonly winners: readonly number[];
  readonly points: readonly number[];
  /** points of each seat, by source */
  readonly sources: Readonly<Record<string, readonly number[]>>;
  /** the sources that rose for a winner with the last move */
  readonly decided: readonly string[];
  /** the game itself, where it was asked for: it can be replayed */
  readonly save?: Save;
  /** how often what was tallied was told */
  readonly tally?: Readonly<Record<string, number>>;
  /** the rules broke down: a fault of ours */
  readonly error?: string;
}

/** A kind of event that is counted by one of its values: `card-played` by `card`. */
export interface Tally {
  readonly kind: string;
  readonly by: string;
}

/** What is told of a game beside how it went. */
export interface Asked {
  readonly tallies?: readonly Tally[];
  /** the moves, as a save */
  readonly moves?: boolean;
}

/** Plays the games of one book, one after the other, on one state. */
export function makeArena(
  rules: Playable,
  seated: readonly Player[],
  { tallies = [], moves: logged = false }: Asked = {},
) {
  const s = newState(rules);
  const before: State = newState(rules);
  const list = new MoveList();

  return function playGame(game: number, seed: number | string, limit: number): GameRecord {
    const rng = new Rng(seed, game);
    let moves = 0;
    let error: string | undefined;
    const tally: Record<string, number> = {};
    const log: Logged[] = [];
    try {
      resetState(s);
      while (!isOver(s) && moves < limit) {
        const seats = toMove(s);
        const seat = seats === NATURE ? NATURE : someSeat(seats, rng);
        listMoves(s, seat, list);
        if (list.length === 0)
          throw new Error(
            `nobody can move: ${seat === NATURE ? 'nature' : `seat ${seat}`} has no legal move`,
          );
        before.cells.set(s.cells);
        if (tallies.length > 0) s.events = [];
        const code = seat === NATURE ? pick(list, rng, true) : -1;
        if (seat === NATURE) applyCode(s, NATURE, code);
        const played = seat === NATURE ? code : seated[seat](s, seat, list, rng);
        if (logged)
          log.push({ by: seat, move: typeof played === 'number' ? nameMove(rules, played) : played });
        for (const event of s.events ?? [])
          for (const { kind, by } of tallies)
            if (event.kind === kind) tally[`${event.data[by]}`] = (tally[`${event.data[by]}`] ?? 0) + 1;
        moves++;
      }
    } catch (thrown) {
      error = thrown instanceof Error ? thrown.message : String(thrown);
    }
    const save = { format: SAVE_FORMAT, setup: rules.setup, chance: { mode: 'manual' }, log } as const;
    return recordOf(rules, s, before, {
      game,
      moves,
      error,
      ...(logged && { save }),
      ...(tallies.length > 0 && { tally }),
    });
  };
}

function recordOf(
  rules: Playable,
  s: State,
  before: State,
  run: Pick<GameRecord, 'game' | 'moves' | 'save' | 'tally' | 'error'>,
): GameRecord {
  const { game, moves, save, tally, error } = run;
  const finished = error === undefined && isOver(s);
  const everyone = Array.from({ length: rules.seats }, (_, seat) => seat);
  const { winners, ending } = finished ? rules.result(s) : { winners: [], ending: null };
  const rose = rules.scores.filter((score) =>
    winners.some((seat) => score.of(s, seat) > score.of(before, seat)),
  );
  return {
    game,
    finished,
    moves,
    turns: rules.turnOf(s),
    ending,
    winners,
    points: everyone.map((seat) => rules.points(s, seat)),
    sources: Object.fromEntries(
      rules.scores.map((score) => [score.id, everyone.map((seat) => score.of(s, seat))]),
    ),
    decided: rose.map((score) => score.id),
    ...(tally && { tally }),
    ...(save && { save }),
    ...(error !== undefined && { error }),
  };
}
