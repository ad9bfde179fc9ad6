import type { Bot } from '@hexwright/bots';
import { type RawMove, readJson } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { legendJson } from '../stdio/legend.ts';
import type { Budget } from './contestants.ts';
import { Pipe } from './pipe.ts';
import { moveFrom, type Turn, turnFor } from './turn.ts';

/** the version of what is said to programs that play */
export const PLAYER_PROTOCOL = 1;

/** how long a program may take to start, and to answer where nobody says how long it may think */
const PATIENCE = 60_000;
/** how much later than its time it may answer: the way there and back, and a clock that ticks elsewhere */
const GRACE = 2000;

/** what a program may want to be told beside the legal moves */
const WANTS = ['view', 'text', 'rules'] as const;
type Want = (typeof WANTS)[number];

/**
 * A player that is a program of its own: one line of JSON is written to it for each move that it is asked for, and one is read. It is
 * started with the first of them, and asked of any number of games and seats.
 */
export function programPlayer(command: string, game: Playable, budget: Budget): (turn: Turn) => RawMove {
  let talk: { readonly pipe: Pipe; readonly wants: readonly Want[] } | undefined;
  const limit = budget.ms === undefined ? PATIENCE : budget.ms + GRACE;
  return (turn) => {
    talk ??= begun(command, game);
    const message = {
      type: 'move',
      seat: turn.seat,
      turn: turn.turn,
      decision: turn.decision,
      legal: turn.legal,
      open: turn.open,
      points: turn.points,
      budget: turn.budget,
      seed: turn.seed,
      ...(talk.wants.includes('view') && { view: turn.view }),
      ...(talk.wants.includes('text') && { text: turn.text }),
    };
    const answer = asked(talk.pipe, command, message, limit);
    return moveFrom(answer.move ?? answer.choice, turn, command);
  };
}

export function programBot(command: string, game: Playable, budget: Budget): Bot {
  const player = programPlayer(command, game, budget);
  return {
    id: `stdio:${command}`,
    choose: (s, seat, rng) => player(turnFor(game, s, seat, budget, rng.below(2 ** 31))),
  };
}

function begun(command: string, game: Playable): { readonly pipe: Pipe; readonly wants: readonly Want[] } {
  const pipe = new Pipe(command);
  const { game: row, seats, options } = game.setup;
  const hello = {
    type: 'hello',
    protocol: PLAYER_PROTOCOL,
    row,
    seats,
    options,
    modules: game.modules.map(({ id }) => id),
  };
  const { wants = ['view'] } = asked(pipe, command, hello, PATIENCE);
  if (!Array.isArray(wants) || !wants.every((want): want is Want => WANTS.includes(want as Want)))
    throw new Error(`${command}: "wants" must be a list of some of ${WANTS.join(', ')}`);
  if (wants.includes('rules')) asked(pipe, command, { type: 'rules', rules: legendJson(game) }, PATIENCE);
  return { pipe, wants };
}

function asked(pipe: Pipe, command: string, message: object, limit: number): Record<string, unknown> {
  const line = pipe.ask(JSON.stringify(message), limit);
  const read = readJson(line);
  if (!read.ok || typeof read.json !== 'object' || read.json === null || Array.isArray(read.json))
    throw new Error(`${command} answered "${line.slice(0, 100)}", which is no object of JSON`);
  const answer = read.json as Record<string, unknown>;
  if (typeof answer.error === 'string') throw new Error(`${command}: ${answer.error}`);
  return answer;
}
