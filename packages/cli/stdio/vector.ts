import {
  checkCode,
  isOver,
  listMoves,
  MoveList,
  NATURE,
  playCode,
  reportFault,
  toMove,
  viewOf,
} from '@hexwright/kernel';
import { askedAtOnce, askingOrder } from '../research/asking.ts';
import { badParam, RpcError, refusal } from './errors.ts';
import type { Held } from './tables.ts';

/** What to do in one game of many: a listed move by its code, one of each seat that answers at once, or nothing but look. */
export type Step = number | readonly number[] | null;

const list = new MoveList();

/**
 * Makes one move in each of many games, and tells where each stands: who must decide next, and its listed moves as codes.
 * All moves are checked before the first is made, so that an error changes no game.
 */
export function stepGames(games: readonly Held[], steps: readonly Step[], observe: boolean, atOnce: boolean) {
  if (steps.length !== games.length)
    throw badParam('codes', `must have one code for each game: ${games.length}, not ${steps.length}`);
  if (new Set(games).size !== games.length) throw badParam('games', 'must name each game once');
  const answers = games.map((held, i) => answersOf(held, steps[i], atOnce, `codes[${i}]`));
  const passed = games.map((held, i) => makeAll(held, answers[i]));
  const over = (held: Held): boolean => isOver(held.game.state);
  return {
    seat: games.map(deciding),
    codes: games.map((held) => listed(held, deciding(held))),
    length: games.map(({ game }) => game.log.length),
    winners: games.map((held) => (over(held) ? held.game.rules.result(held.game.state).winners : null)),
    ...(observe && { observations: games.map((held) => observed(held, deciding(held))) }),
    ...(atOnce && {
      passed,
      asked: games.map((held) =>
        askedAtOnce(held.rules, held.game.state).map((seat) => ({
          seat,
          codes: listed(held, seat),
          ...(observe && { observation: observed(held, seat) }),
        })),
      ),
    }),
  };
}

/** a move of a seat, found legal */
interface Answer {
  readonly seat: number;
  readonly code: number;
}

/** What is to be done in one game, checked: one move of the seat that decides, or one of each that answers at once. */
function answersOf(held: Held, step: Step, atOnce: boolean, field: string): readonly Answer[] {
  if (step === null) return [];
  const judged = (seat: number, code: number, where: string): Answer => {
    const found = checkCode(held.game.state, seat, code);
    if (!found.ok) throw refusal(found.reason, where);
    return { seat, code };
  };
  if (typeof step === 'number') return [judged(deciding(held) ?? 0, step, field)];
  const asked = askedAtOnce(held.rules, held.game.state);
  if (!atOnce) throw badParam(field, 'may be a list only where "simultaneous" is true');
  if (asked.length === 0) throw badParam(field, 'must be a code or null: no seats answer at once here');
  if (step.length !== asked.length)
    throw badParam(
      field,
      `must have a code for each seat that answers at once (${asked.join(', ')}), not ${step.length}`,
    );
  return step.map((code, i) => judged(asked[i], code, `${field}[${i}]`));
}

/** Makes these moves in order. One that an earlier answer has left nothing to answer is passed over: those seats are told. */
function makeAll(held: Held, answers: readonly Answer[]): number[] {
  const passed: number[] = [];
  answers.forEach(({ seat, code }, i) => {
    if (i > 0 && !checkCode(held.game.state, seat, code).ok) passed.push(seat);
    else make(held, seat, code);
  });
  return passed;
}

/** Whose move it is: of several the first in the order of asking, -1 for nature, null once the game is over. */
function deciding({ rules, game: { state } }: Held): number | null {
  if (isOver(state)) return null;
  return toMove(state) === NATURE ? NATURE : askingOrder(rules, state)[0];
}

function make(held: Held, seat: number, code: number): void {
  const played = playCode(held.game, seat, code);
  if (played.ok) held.events.push(...played.events);
  else if (played.fault) {
    const { text, fault } = reportFault(held.game, played.fault);
    throw new RpcError('fault', `the rules broke down: ${text}`, { code: 'fault', game: held.id, ...fault });
  } else throw refusal(played.reason, 'codes');
}

function listed(held: Held, seat: number | null): number[] {
  if (seat === null) return [];
  listMoves(held.game.state, seat, list);
  return Array.from(list.codes.subarray(0, list.length));
}

/** The cells of the position as a seat sees them: whole numbers of 32 bits, little-endian, in base64. */
function observed(held: Held, seat: number | null): string {
  const { cells } = viewOf(held.game.state, seat === null || seat === NATURE ? null : seat);
  return Buffer.from(cells.buffer, cells.byteOffset, cells.byteLength).toString('base64');
}
