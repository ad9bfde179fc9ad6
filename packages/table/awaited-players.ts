import { isOver, itemAt, NATURE, openerOf, type State, seatList, toMove } from '@hexwright/kernel';
import type { Player } from './players.ts';

/** What a table waits for. The house sees to it: it asks bots, waits for persons, lets nature move. */
export type AwaitedPlayers =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'nature' }
  | { readonly kind: 'bot'; readonly seat: number }
  | { readonly kind: 'person'; readonly seats: readonly number[] };

export function awaitedPlayers(s: State, players: readonly Player[]): AwaitedPlayers {
  if (isOver(s)) return { kind: 'nothing' };
  if (toMove(s) === NATURE) return { kind: 'nature' };
  const asked = seatList(toMove(s));
  const bots = asked.filter((seat) => itemAt(players, seat).kind === 'bot');
  const opener = openerOf(s);
  // Whoever opened a question to the others waits for their answers, a bot for those of persons too.
  const next = bots.find((seat) => seat !== opener) ?? (bots.length === asked.length ? bots[0] : undefined);
  return next === undefined
    ? { kind: 'person', seats: asked.filter((seat) => itemAt(players, seat).kind === 'person') }
    : { kind: 'bot', seat: next };
}

/** Which of these seats must decide now, if any; the one that looks already goes first. */
export function nextAmong(seats: readonly number[], s: State, looking: number | null): number | null {
  if (isOver(s) || toMove(s) === NATURE) return null;
  const asked = seatList(toMove(s)).filter((seat) => seats.includes(seat));
  if (asked.length === 0) return null;
  const opener = openerOf(s);
  return looking !== null && asked.includes(looking) && (asked.length === 1 || looking !== opener)
    ? looking
    : (asked.find((seat) => seat !== opener) ?? itemAt(asked, 0));
}
