import { Session } from 'node:inspector';
import { rows, rulesFor } from '@hexwright/catalog';
import { isOver, MoveList, newState, playout, Rng, resetState } from '@hexwright/kernel';

/**
 * What random games make the machine do, counted instead of timed: how much source text is run, each stretch of it as often as it is.
 * The same sources give the same count on every machine, however busy, if V8 optimises nothing: what is inlined is not counted
 * (`node --no-opt`). Short functions, which cost nothing once they are inlined, weigh more in it than in time.
 */
export interface Work {
  /** characters of source, by how often they were run */
  readonly steps: number;
  readonly functions: readonly FunctionWork[];
}

export interface FunctionWork {
  readonly name: string;
  readonly calls: number;
  readonly steps: number;
}

export interface RowWork extends Work {
  readonly id: string;
  readonly moves: number;
}

const GAMES = 2;
const LIMIT = 4000;

/** counts what is run while this is done */
export function counted(work: () => void): Work {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  session.post('Profiler.takePreciseCoverage', () => {});
  work();
  let functions: FunctionWork[] = [];
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error;
    functions = result.flatMap((script) =>
      script.functions.map(({ functionName, ranges }) => ({
        name: `${script.url.replace(/^.*\/packages\//, '')} ${functionName} ${ranges[0].startOffset}`,
        calls: ranges[0].count,
        steps: stepsOf(ranges),
      })),
    );
  });
  session.disconnect();
  functions.sort((one, other) => other.steps - one.steps);
  return { steps: functions.reduce((sum, { steps }) => sum + steps, 0), functions };
}

interface Stretch {
  readonly startOffset: number;
  readonly endOffset: number;
  readonly count: number;
}

/** The length of each stretch, less the stretches within it, by its count; those within another follow it. */
export function stepsOf(stretches: readonly Stretch[]): number {
  const open: Stretch[] = [];
  let steps = 0;
  let at = 0;
  const goTo = (to: number): void => {
    while (open.length > 0 && open[open.length - 1].endOffset <= to) {
      const { endOffset, count } = open.pop()!;
      steps += (endOffset - at) * count;
      at = endOffset;
    }
    if (open.length > 0) steps += (to - at) * open[open.length - 1].count;
    at = to;
  };
  for (const stretch of stretches) {
    goTo(stretch.startOffset);
    open.push(stretch);
  }
  goTo(Number.POSITIVE_INFINITY);
  return steps;
}

/** the work of two random games of a row, or of their first moves */
export function workOf(id: string): RowWork {
  const row = rows.find((each) => each.id === id);
  if (!row) throw new Error(`no row is called "${id}"`);
  const found = rulesFor({ game: id, seats: row.players.includes(4) ? 4 : row.players[0] });
  if (!found.ok) throw new Error(found.reason.text);
  const s = newState(found.rules);
  const list = new MoveList();
  const rng = new Rng();
  const play = (): number => {
    let moves = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      rng.seed(7, seed);
      resetState(s);
      moves += playout(s, rng, list, LIMIT).moves;
      if (!isOver(s) && moves < LIMIT) throw new Error(`a game of ${id} stands still`);
    }
    return moves;
  };
  // What is worked out once and kept, perhaps for another row before, is not counted.
  const moves = play();
  const work = counted(() => void play());
  return { id, moves, ...work };
}
