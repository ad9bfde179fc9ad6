import { pop, push, type Seat, type Seats, type State, setToMove, toMove } from '@hexwright/kernel';
import { deckFields, deckNames } from '../../mechanics/index.ts';
import type { Book, MoveSpec } from '../../rulebook/index.ts';
import { PROGRESS } from './deck.ts';

/**
 * Cards that are played when something happens, on whosever turn. Everybody with a card of that back is asked, whether
 * it is the one or not, and all at once: nobody learns from the question who holds what.
 */
export interface Reaction {
  readonly decision: string;
  /** the move that lets it be */
  readonly pass: string;
  readonly deck: string;
}

/** Everybody whose hand shows a back of the deck, as bits. */
export function mayHold(b: Book, deck: string): (s: State) => Seats {
  const { backs } = deckFields(b, PROGRESS);
  const no = deckNames(b, PROGRESS).indexOf(deck);
  return (s) => {
    let seats = 0;
    for (let seat = 0; seat < b.seats; seat++) if (backs.get(s, seat, no) > 0) seats |= 1 << seat;
    return seats;
  };
}

/** Opens the question; answers whether anybody is asked. */
export function asks(b: Book, { decision, deck }: Reaction): (s: State, ...args: number[]) => boolean {
  const holders = mayHold(b, deck);
  const asked = b.decision(decision);
  return (s, ...args) => {
    const seats = holders(s);
    if (seats !== 0) push(s, asked, seats, ...args);
    return seats !== 0;
  };
}

/** The move of whoever lets it be; `then` when all have answered. */
export function passes(
  { decision, pass }: Omit<Reaction, 'deck'>,
  then?: (s: State, args: readonly number[]) => void,
): MoveSpec {
  return {
    name: pass,
    // What goes on when all have answered may end the game.
    ...(then === undefined && { quiet: true }),
    decisions: [decision],
    list: (_s, _seat, out) => out.put(),
    apply: (s, seat) => {
      if (answered(s, seat)) then?.(s, []);
    },
  };
}

/** The seat has answered; whether all have, so that the question is closed. */
export function answered(s: State, seat: Seat): boolean {
  const left = toMove(s) & ~(1 << seat);
  if (left) setToMove(s, left);
  else pop(s);
  return left === 0;
}

/** Somebody has reacted: nobody else is asked. */
export const closes = (s: State): void => pop(s);
