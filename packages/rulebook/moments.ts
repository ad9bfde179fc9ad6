import { DEPTH, FRAME, push, STACK, type State, sink } from '@hexwright/kernel';
import { decisionNames } from './decision-names.ts';

/** What a part says of the decisions that one moment of the game opens, and of who is asked first. */
export interface Timing {
  /** moments that it defines, each with its slots in the order in which they are asked */
  readonly moments?: Readonly<Record<string, readonly string[]>>;
  /** by moment, then by decision: the slot in which the decision is asked */
  readonly slots?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * Opens a decision of a moment: it is asked after those of earlier slots that are still open, and before all others.
 * Of one slot the last that was opened is asked first.
 */
export type Opening = typeof push;

interface Timed extends Timing {
  readonly id: string;
  readonly decisions?: object;
}

/** How the moments of these parts open their decisions, by name. */
export function layMoments(parts: readonly Timed[]): (moment: string) => Opening {
  const names = decisionNames(parts);
  const openings = new Map<string, Opening>();
  const order = defined(parts);
  for (const [moment, slots] of order)
    openings.set(moment, openingOf(moment, ranksOf(moment, slots, parts, names), names));
  return (moment) => {
    const opening = openings.get(moment);
    if (!opening)
      throw new Error(`no moment is called "${moment}"; there are: ${[...order.keys()].join(', ')}`);
    return opening;
  };
}

function defined(parts: readonly Timed[]): Map<string, readonly string[]> {
  const order = new Map<string, readonly string[]>();
  const by = new Map<string, string>();
  for (const part of parts)
    for (const [moment, slots] of Object.entries(part.moments ?? {})) {
      if (by.has(moment))
        throw new Error(`the moment "${moment}" is defined by "${by.get(moment)}" and by "${part.id}"`);
      by.set(moment, part.id);
      order.set(moment, slots);
    }
  return order;
}

/** by decision: the place of its slot in the moment, or -1 */
function ranksOf(
  moment: string,
  slots: readonly string[],
  parts: readonly Timed[],
  names: readonly string[],
): Int8Array {
  const ranks = new Int8Array(names.length).fill(-1);
  const by = new Map<string, string>();
  for (const part of parts)
    for (const [decision, slot] of Object.entries(part.slots?.[moment] ?? {})) {
      const rank = slots.indexOf(slot);
      if (rank < 0)
        throw new Error(
          `"${part.id}" asks "${decision}" in the slot "${slot}" of "${moment}", which has: ${slots.join(', ')}`,
        );
      const at = names.indexOf(decision);
      if (at < 0) throw new Error(`"${part.id}" has a slot for an unknown decision "${decision}"`);
      if (ranks[at] >= 0 && ranks[at] !== rank)
        throw new Error(
          `"${by.get(decision)}" and "${part.id}" ask "${decision}" in different slots of "${moment}"`,
        );
      ranks[at] = rank;
      by.set(decision, part.id);
    }
  return ranks;
}

function openingOf(moment: string, ranks: Int8Array, names: readonly string[]): Opening {
  return (s: State, kind, seats, a, b, c, d) => {
    const rank = ranks[kind];
    if (rank < 0) throw new Error(`"${names[kind]}" has no slot in the moment "${moment}"`);
    const depth = s.cells[DEPTH];
    let before = 0;
    while (before < depth) {
      const other = ranks[s.cells[STACK + (depth - 1 - before) * FRAME]];
      if (other < 0 || other >= rank) break;
      before++;
    }
    push(s, kind, seats, a, b, c, d);
    if (before > 0) sink(s, before);
  };
}
