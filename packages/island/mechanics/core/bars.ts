import { type Reason, reason } from '@hexwright/kernel';
import type { Book, GoodSpec, Piece } from '../../rulebook/index.ts';

// What speaks against a place or a good, wherever it does. Rules are asked often, so each reason is made once.

export const TAKEN = reason('taken', 'the place is taken');
export const TOO_NEAR = reason('too-near', 'another building is too near');
export const NO_LAND = reason('no-land', 'no land lies there');
export const NOT_REACHED = reason('not-reached', 'no route of the seat leads there');
export const NOT_JOINED = reason('not-joined', 'it would join nothing of the seat');
export const ROUTE_STOPPED = reason('route-stopped', 'a foreign building stops the route there');

/** the edge is none for this piece */
export function edgeUnfit(b: Book, { id, edgeClasses }: Piece): Reason {
  return (edgeClasses & b.edgeClassBits(['sea'])) === 0
    ? reason('not-at-sea', `a ${id} does not lie at sea`, { piece: id })
    : reason('not-on-land', `a ${id} does not lie on land`, { piece: id });
}

export function noneLeft({ id }: { readonly id: string }): Reason {
  return reason('none-left', `no ${id} is left in the supply`, { piece: id });
}

export function bankEmpty({ id }: GoodSpec): Reason {
  return reason('bank-empty', `the bank has no ${id}`, { good: id });
}

export function noRoom({ id }: GoodSpec): Reason {
  return reason('no-room', `no more ${id} can be held`, { good: id });
}
