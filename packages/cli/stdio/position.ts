import {
  type Chance,
  isOver,
  legalMoves,
  NATURE,
  type State,
  seatList,
  stateFromJson,
  stateToJson,
  toMove,
  viewOf,
} from '@hexwright/kernel';
import { badParam, refusal } from './errors.ts';
import type { Held, Tables } from './tables.ts';

/**
 * Another position of the same game: the fields that are named are as given, all others as they are. It is checked as far as
 * a position by itself can be: names, shapes, open decisions, and that whoever must decide can. It does not follow from a log.
 */
export function openPosition(
  tables: Tables,
  held: Held,
  fields: Readonly<Record<string, unknown>>,
  chance: Chance,
): Held {
  const { rules, state } = held.game;
  const made = stateFromJson(rules, { ...stateToJson(state), ...fields });
  if (!made.ok) throw refusal(made.reason, 'fields');
  const why = whyNot(made.state);
  if (why !== undefined) throw badParam('fields', why, 'position');
  return tables.open(held.rules, { rules, chance, state: made.state, log: [] }, [], held, true);
}

/** Why nothing can be made of a position: the rules break down over it, or nobody can move. */
function whyNot(s: State): string | undefined {
  const { rules } = s;
  try {
    for (let seat = 0; seat < rules.seats; seat++) viewOf(s, seat);
    if (isOver(s)) return undefined;
    const asked = toMove(s) === NATURE ? [NATURE] : seatList(toMove(s));
    if (asked.some((seat) => seat >= rules.seats)) return 'asks a seat that is not there';
    const moves = asked.map((seat) => legalMoves(s, seat));
    return moves.some(({ moves: listed, open }) => listed.length + open.length > 0)
      ? undefined
      : 'make a position in which nobody can move';
  } catch (error) {
    return `make a position that the rules cannot judge: ${error instanceof Error ? error.message : error}`;
  }
}
