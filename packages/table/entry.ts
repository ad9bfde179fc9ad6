import { type Logged, type Outcome, type RawMove, refuse } from '@hexwright/kernel';

/**
 * One line of a table's record. The record only grows: what was taken back stays in it, followed by the line that
 * took it back. So a place in it means the same for ever, and a command that was answered once is known again.
 */
export type Entry = Made | TakenBack;

/** A move that was made, by a seat or by nature. */
export interface Made extends Logged {
  /** the id that the sender gave its command; bots and nature need none */
  readonly id?: string;
}

/** Moves that were taken back. */
export interface TakenBack {
  readonly by: number;
  /** how many moves of the game are left */
  readonly back: number;
  readonly id?: string;
}

/** A move as somebody sends it: as often as it takes to get an answer, and made once. */
export interface Command {
  /** made up by the sender, another for every command */
  readonly id: string;
  /** the number of the last message that the sender saw */
  readonly at: number;
  readonly move: RawMove;
}

const ID = /^[\w-]{1,64}$/;

/** Checks the shape of a command that comes from outside; what the move means is for the referee. */
export function parseCommand(json: unknown): Outcome<{ readonly command: Command }> {
  if (!isObject(json)) return refuse('command-shape', 'a command is an object {id, at, move}');
  const { id, at, move } = json;
  if (typeof id !== 'string' || !ID.test(id))
    return refuse('command-id', 'the field "id" must be 1 to 64 letters, digits, "-" or "_"');
  if (!isCount(at)) return refuse('command-at', 'the field "at" must be a whole number from 0 up');
  if (!isObject(move) || typeof move.move !== 'string')
    return refuse('command-move', 'the field "move" must be an object that names its kind in "move"');
  return { ok: true, command: { id, at, move: move as RawMove } };
}

/** Checks the shape of a line that was kept somewhere. */
export function parseEntry(json: unknown): Outcome<{ readonly entry: Entry }> {
  if (!isObject(json)) return refuse('entry-shape', 'a line of the record is an object');
  const { by, move, back, id } = json;
  if (!Number.isInteger(by)) return refuse('entry-by', 'the field "by" must be a seat, or -1 for nature');
  if (id !== undefined && typeof id !== 'string') return refuse('entry-id', 'the field "id" must be a text');
  if (isObject(move) ? back !== undefined : !isCount(back))
    return refuse('entry-shape', 'a line of the record has either "move" or "back"');
  return { ok: true, entry: json as unknown as Entry };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
