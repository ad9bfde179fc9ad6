import { rowOf } from '../board/read.ts';
import type { MovePrice, TableView } from '../table/protocol.ts';
import type { Sheet } from '../table/sheet.ts';
import type { Deal, Goods } from './deal.ts';
import { missingFrom } from './missing.ts';

/** What a deal would do for what the seat that looks could pay. */
export interface Worth {
  /** the moves that could be paid for after it, and not before */
  readonly gains: readonly string[];
  /** the moves that could be paid for before, and no longer */
  readonly loses: readonly string[];
  /** where nothing can be paid for by it: the move that it brings nearest, and what would still be missing */
  readonly nearer: { readonly move: string; readonly missing: Goods } | null;
}

const size = (goods: Goods): number => goods.reduce((sum, [, count]) => sum + count, 0);

/** Reckoned with the prices of this moment; what is out of reach either way says nothing. */
export function worthOf(sheet: Sheet, view: TableView, { get, give }: Deal): Worth {
  const row = view.seat === null ? [] : rowOf(view.fields.hold, view.seat);
  const before = new Map(sheet.goods.map(({ id }, i) => [id, row[i] || 0]));
  const after = new Map(before);
  for (const [good, count] of get) after.set(good, (after.get(good) ?? 0) + count);
  for (const [good, count] of give) after.set(good, (after.get(good) ?? 0) - count);
  const lacks = ({ bill }: MovePrice, hand: ReadonlyMap<string, number>): Goods =>
    missingFrom(bill, (good) => hand.get(good) ?? 0);
  const priced = view.prices.filter(({ bill }) => bill.length > 0);
  const can = (price: MovePrice, hand: ReadonlyMap<string, number>): boolean =>
    lacks(price, hand).length === 0;
  const gains = priced.filter((price) => !can(price, before) && can(price, after));
  const loses = priced.filter((price) => can(price, before) && !can(price, after));
  const nearest = priced
    .map((price) => ({ price, was: size(lacks(price, before)), missing: lacks(price, after) }))
    .filter(({ was, missing }) => missing.length > 0 && size(missing) < was)
    .sort((one, other) => size(one.missing) - size(other.missing))[0];
  return {
    gains: gains.map(({ move }) => move),
    loses: loses.map(({ move }) => move),
    nearer: gains.length > 0 || !nearest ? null : { move: nearest.price.move, missing: nearest.missing },
  };
}
