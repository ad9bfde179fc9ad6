import {
  applyCode,
  check,
  cloneState,
  legalMoves,
  type RawMove,
  type State,
  topKind,
} from '@hexwright/kernel';

/** A move that takes something up, and the moves that could follow it at once. */
export interface Ahead {
  readonly move: RawMove;
  readonly next: readonly RawMove[];
}

/**
 * Looks one step beyond the moves that only open the question where something goes, so that a table can offer both as
 * one. The seat sees nothing that it would not see by making the move.
 */
export function aheadOf(s: State, seat: number, legal: readonly RawMove[]): Ahead[] {
  const opens = new Map(s.rules.moves.map(({ name, leadsTo }) => [name, leadsTo]));
  return legal.flatMap((move) => {
    const decision = opens.get(move.move);
    const next = decision === undefined ? [] : answersAfter(s, seat, move, decision);
    return next.length > 0 ? [{ move, next }] : [];
  });
}

function answersAfter(s: State, seat: number, move: RawMove, decision: string): readonly RawMove[] {
  const next = cloneState(s);
  try {
    const checked = check(s, seat, move);
    if (!checked.ok) return [];
    applyCode(next, seat, checked.code);
  } catch {
    // A rule that breaks down here does so again when the move is made, and is reported then.
    return [];
  }
  return s.rules.decisions[topKind(next)]?.name === decision ? legalMoves(next, seat).moves : [];
}
