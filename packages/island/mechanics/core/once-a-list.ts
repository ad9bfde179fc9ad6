import type { MoveList, State } from '@hexwright/kernel';

/** Remembers for which list of moves something was found last: while one list is written, nothing on the board changes. */
export function onceAList(): (s: State, list: MoveList | undefined) => boolean {
  let known: MoveList | undefined;
  let listing = -1;
  let cells: Int32Array | undefined;
  /** whether it is still the same list; without one nothing is known */
  return (s, list) => {
    if (list !== undefined && known === list && listing === list.listing && cells === s.cells) return true;
    known = list;
    listing = list?.listing ?? -1;
    cells = s.cells;
    return false;
  };
}
