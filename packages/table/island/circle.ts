import type { Book } from '@hexwright/island';
import type { State } from '@hexwright/kernel';
import { itemAt } from '@hexwright/kernel';

/** What a seat has to do with, where that is not the whole board and not everybody. */
export interface Circle {
  /** the box around the middles of the hexes that it reaches, in the units of the board */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** the others whom it may deal with, as far as it knows them */
  readonly seats: readonly number[];
}

/** Null for spectators, and where everybody reaches everything. */
export function circleOf(book: Book, s: State, seat: number | null): Circle | null {
  if (seat === null || !book.rules.homes) return null;
  const hexes = book.the.homes.hexesAround(s, seat);
  if (hexes.length === 0) return null;
  const { hexX, hexY } = book.topology;
  const [step] = book.layout.glue ?? [];
  const around = step ? Math.sqrt(3) * (step.q + step.r / 2) : 0;
  const xs = hexes.map((hex) => {
    // Beyond a glued border a hex is seen where it lies nearest.
    const away = itemAt(hexX, hex) - itemAt(hexX, itemAt(hexes, 0));
    return itemAt(hexX, hex) - (around === 0 ? 0 : Math.round(away / around) * around);
  });
  const ys = hexes.map((hex) => itemAt(hexY, hex));
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y },
    seats: itemAt(book.rivals, seat).filter((other) => book.the.homes.barDeal(s, seat, other) === undefined),
  };
}
