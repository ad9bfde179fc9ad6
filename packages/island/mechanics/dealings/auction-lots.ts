import type { State } from '@hexwright/kernel';
import type { Book } from '../../rulebook/index.ts';

/** Something that is put up for auction. */
export interface LotSpec {
  readonly id: string;
  /** the goods that pay for it */
  readonly goods: readonly string[];
  /** cards already played that pay for it as well: what one is worth, and how many of them may be given */
  readonly cards?: { readonly card: string; readonly worth: number; readonly most: number };
}

export interface AuctionConfig {
  readonly lots: readonly LotSpec[];
  /** goods that stand for any other in a bid */
  readonly wild?: readonly string[];
  /**
   * open: totals are called in turn order and topped until all but one have passed for good;
   * sealed: everybody writes one bid at the same time
   */
  readonly bids: 'open' | 'sealed';
  /** who wins among equal sealed bids: the first in turn order, or nobody */
  readonly tie?: 'first' | 'nobody';
}

/** a bid is smaller than this */
export const BIDS = 200;

export function lotArg({ lots }: AuctionConfig) {
  return { name: 'lot', domain: { id: 'lot', size: lots.length, names: lots.map((lot) => lot.id) } };
}

/** the seats in turn order from the active one: the n-th of them */
export function nthBidder(b: Book, s: State, n: number): number {
  return (Math.max(0, b.fields.active.get(s)) + n) % b.seats;
}
