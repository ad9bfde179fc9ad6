import type { GameEvent } from './events.ts';
import type { Game, Logged } from './game.ts';
import { type Refused, refuse } from './reason.ts';
import { NATURE, type RawMove, type Setup } from './rules.ts';
import type { State } from './state.ts';

/**
 * The rules broke down in the middle of a move, which is a mistake in them and nobody's at the table. The game
 * stands exactly where it stood before that move. It names the move and what was thrown, so it may tell secrets:
 * it is for whoever runs the table, while a seat reads the reason of the refusal.
 */
export interface Fault {
  /** the place in the log that the move would have had */
  readonly at: number;
  /** whose move it was: a seat, or -1 for nature */
  readonly by: number;
  /** null where nature had not yet chosen one */
  readonly move: RawMove | null;
  /** what was thrown */
  readonly error: string;
  /** where in the rules, for whoever mends them */
  readonly stack?: string;
}

/** Everything that is needed to see the fault again. It holds no seed: nature's moves are in the log. */
export interface FaultReport {
  /** "move 12 by seat 0, {"move":"roll"}: what was thrown" */
  readonly text: string;
  readonly fault: Fault;
  readonly setup: Setup;
  /** the moves before it */
  readonly log: readonly Logged[];
}

export function reportFault(game: Game, fault: Fault): FaultReport {
  const { at, move, error } = fault;
  return {
    text: `move ${at} by ${whoOf(fault)}${move ? `, ${JSON.stringify(move)}` : ''}: ${error}`,
    fault,
    setup: game.rules.setup,
    log: game.log.slice(0, at),
  };
}

/** What a seat is told: that it happened and where, not what was thrown, since that may name a hidden card. */
export function refuseFault(fault: Fault): Refused {
  const { at, by } = fault;
  return refuse('fault', `the rules broke down in move ${at}, by ${whoOf(fault)}; it was not made`, {
    at,
    by,
  });
}

/** Nothing can be played after a fault until the game is loaded from its log, or moves are taken back. */
export function refuseStopped({ at }: Fault): Refused {
  return refuse('stopped', `the game stopped at move ${at}, where the rules broke down; load it again`, {
    at,
  });
}

function whoOf({ by }: Fault): string {
  return by === NATURE ? 'nature' : `seat ${by}`;
}

let spare = new Int32Array(0);

type Thrown = Pick<Fault, 'error' | 'stack'>;

/**
 * Lets a rule change the state, and puts every cell back if it throws; then what was thrown is the answer. The copy
 * is made here, for the referee: simulations apply moves without it.
 */
export function attempt(s: State, events: GameEvent[] | null, change: () => void): Thrown | undefined {
  const { cells } = s;
  if (spare.length < cells.length) spare = new Int32Array(cells.length);
  spare.set(cells);
  const told = events?.length ?? 0;
  s.events = events;
  try {
    change();
    return undefined;
  } catch (thrown) {
    cells.set(spare.subarray(0, cells.length));
    if (events) events.length = told;
    return thrownAs(thrown);
  } finally {
    s.events = null;
  }
}

function thrownAs(thrown: unknown): Thrown {
  if (!(thrown instanceof Error)) return { error: String(thrown) };
  const { message, stack } = thrown;
  return { error: message, ...(stack !== undefined && { stack }) };
}
