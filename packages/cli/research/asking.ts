import { isOver, NATURE, openerOf, type State, seatList, toMove } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';

/**
 * The seats that are asked now, in the order in which they answer one after the other: by turns, from whoever comes after the
 * seat that put the question, which itself comes last. Where nobody put it, whoever's turn it is comes first.
 */
export function askingOrder(rules: Playable, s: State): number[] {
  if (isOver(s) || toMove(s) === NATURE) return [];
  const opener = openerOf(s);
  const first = opener === undefined ? Math.max(0, rules.activeSeat(s)) : opener + 1;
  const after = (seat: number): number => (seat - first + rules.seats) % rules.seats;
  return seatList(toMove(s)).sort((one, other) => after(one) - after(other));
}

/** Those of them who may answer at once, none knowing what the others say: all but the one that waits for these answers. */
export function askedAtOnce(rules: Playable, s: State): number[] {
  const order = askingOrder(rules, s);
  return order.length > 1 ? order.filter((seat) => seat !== openerOf(s)) : order;
}
