import type { Reason } from '@hexwright/kernel';
import type { MovePrice, TableView } from '../table/protocol.ts';
import type { Sheet } from '../table/sheet.ts';
import { i18n, t } from '../words/i18n.ts';
import type { Speaker } from '../words/speak.ts';
import { heldBy } from './offered.ts';

type Goods = readonly (readonly [good: string, count: number])[];

/** what is refused for want of goods alone */
const CANNOT_PAY = 'cannot-pay';

/** The goods that are still missing from a price. */
export function missingFrom(bill: Goods, held: (good: string) => number): Goods {
  return bill.flatMap(([good, count]) => (held(good) < count ? [[good, count - held(good)] as const] : []));
}

/** Why a move cannot be made, in words: what is missing where it is goods, and the rule's reason otherwise. */
export function whyNot(
  { sheet, view, speak }: { readonly sheet: Sheet; readonly view: TableView; readonly speak: Speaker },
  reason: Reason,
  price?: MovePrice,
): string {
  const asked = costOf(sheet, reason);
  const bill = asked.length > 0 ? asked : reason.code === CANNOT_PAY ? (price?.bill ?? []) : [];
  const missing = missingFrom(bill, heldBy(sheet, view));
  return missing.length > 0 ? t('missing', { goods: goodsWords(speak, missing) }) : speak.reason(reason);
}

/** The price that a reason names: `1 brick, 2 ore`. */
function costOf(sheet: Sheet, { details }: Reason): Goods {
  return String(details?.cost ?? '')
    .split(', ')
    .flatMap((part) => {
      const [count, good = ''] = part.split(' ');
      return sheet.goods.some(({ id }) => id === good) ? [[good, Number(count)] as const] : [];
    });
}

export function goodsWords(speak: Speaker, goods: Goods): string {
  const list = goods.map(([good, count]) => `${count} ${speak.name('good', good)}`);
  return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(list);
}
