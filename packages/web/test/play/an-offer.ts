import type { TableView } from '../../table/protocol.ts';
import type { Sheet } from '../../table/sheet.ts';

/** The first seat offers 1 brick for 2 ore; the second can accept it or not; the third would rather have wool for it. */
export function anOffer(sheet: Sheet, seat: number | null, can: boolean): TableView {
  const counts = (of: Readonly<Record<string, number>>): number[] => sheet.goods.map(({ id }) => of[id] ?? 0);
  return {
    seat,
    decision: { kind: 'offer', args: { by: 0 }, seats: [0, 1], nature: false, opener: 0 },
    fields: {
      offerGive: counts({ brick: 1 }),
      offerWant: counts({ ore: 2 }),
      offerAnswer: [0, 0, 3],
      counterGive: [counts({}), counts({}), counts({ wool: 1 })],
      counterWant: [counts({}), counts({}), counts({ brick: 1 })],
    },
    legal: seat === 1 ? [{ move: 'decline' }, ...(can ? [{ move: 'accept' }] : [])] : [],
    open: seat === 1 ? ['counter'] : [],
    closed: seat === 1 && !can ? [{ move: 'accept', reason: { code: 'cannot-give', text: '' } }] : [],
  } as unknown as TableView;
}
