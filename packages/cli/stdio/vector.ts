import {
  checkCode,
  isOver,
  listMoves,
  MoveList,
  NATURE,
  playCode,
  reportFault,
  seatList,
  toMove,
  viewOf,
} from '@hexwright/kernel';
import { badParam, RpcError, refusal } from './errors.ts';
import type { Held } from './tables.ts';

/** What to do in one game of many: a listed move by its code, or nothing but look. */
export type Step = number | null;

const list = new MoveList();

/**
 * Makes one move in each of many games, and tells where each stands: who must decide next, and its listed moves as codes.
 * All moves are checked before the first is made, so that an error changes no game.
 */
export function stepGames(games: readonly Held[], steps: readonly Step[], observe: boolean) {
  if (steps.length !== games.length)
    throw badParam('codes', `must have one code for each game: ${games.length}, not ${steps.length}`);
  if (new Set(games).size !== games.length) throw badParam('games', 'must name each game once');
  games.forEach((held, i) => {
    const code = steps[i];
    if (code === null) return;
    const judged = checkCode(held.game.state, deciding(held) ?? 0, code);
    if (!judged.ok) throw refusal(judged.reason, `codes[${i}]`);
  });
  games.forEach((held, i) => {
    const code = steps[i];
    if (code !== null) make(held, code);
  });
  return {
    seat: games.map(deciding),
    codes: games.map(listed),
    length: games.map(({ game }) => game.log.length),
    winners: games.map(({ game }) => (isOver(game.state) ? game.rules.result(game.state).winners : null)),
    ...(observe && { observations: games.map(observed) }),
  };
}

/** Whose move it is: the first of the seats that are asked, -1 for nature, null once the game is over. */
function deciding({ game: { state } }: Held): number | null {
  if (isOver(state)) return null;
  return toMove(state) === NATURE ? NATURE : seatList(toMove(state))[0];
}

function make(held: Held, code: number): void {
  const played = playCode(held.game, deciding(held) ?? 0, code);
  if (played.ok) held.events.push(...played.events);
  else if (played.fault) {
    const { text, fault } = reportFault(held.game, played.fault);
    throw new RpcError('fault', `the rules broke down: ${text}`, { code: 'fault', game: held.id, ...fault });
  } else throw refusal(played.reason, 'codes');
}

function listed(held: Held): number[] {
  const seat = deciding(held);
  if (seat === null) return [];
  listMoves(held.game.state, seat, list);
  return Array.from(list.codes.subarray(0, list.length));
}

/** The cells of the position as the deciding seat sees them: whole numbers of 32 bits, little-endian, in base64. */
function observed(held: Held): string {
  const { state } = held.game;
  const seat = deciding(held);
  const { cells } = viewOf(state, seat === null || seat === NATURE ? null : seat);
  return Buffer.from(cells.buffer, cells.byteOffset, cells.byteLength).toString('base64');
}
