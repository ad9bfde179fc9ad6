import { describe, expect, test } from 'vitest';
import { counterTo, declineOf, standingOffer } from '../../play/deal.ts';
import type { TableView } from '../../table/protocol.ts';
import { rowSheet } from '../../worker/catalogue.ts';
import { openLibrary } from '../../worker/library.ts';
import { asIsland } from '../as-island.ts';

const found = await rowSheet(openLibrary(), { game: 'first-island/base', seats: 3 });
if (!found.ok) throw new Error(found.reason.text);
const sheet = asIsland(found.row.sheet);
const counts = (of: Readonly<Record<string, number>>): number[] => sheet.goods.map(({ id }) => of[id] ?? 0);

/** The first seat offers 1 brick for 2 ore; the third would rather have wool for it. */
const asked = (seat: number | null, can: boolean): TableView =>
  ({
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
  }) as unknown as TableView;

describe('the offer on the table', () => {
  test('is told as what the seat that looks gets and gives', () => {
    const [brick, ore, wool] = [[['brick', 1]], [['ore', 2]], [['wool', 1]]];
    expect(standingOffer(sheet, asked(0, true))).toMatchObject({ by: 0, get: ore, give: brick });
    expect(standingOffer(sheet, asked(1, true))).toMatchObject({ by: 0, get: brick, give: ore });
    expect(standingOffer(sheet, asked(0, true))?.answers).toEqual([
      { seat: 1, says: 'waiting', counter: null },
      { seat: 2, says: 'countered', counter: { get: wool, give: brick } },
    ]);
    // Who made the counter-offer reads it from its own side.
    expect(standingOffer(sheet, asked(2, true))?.answers[1].counter).toEqual({ get: brick, give: wool });
  });

  test('is declined for a seat only if that cannot accept it', () => {
    expect(declineOf(sheet, asked(1, false))).toEqual({ move: 'decline' });
    expect(declineOf(sheet, asked(1, true))).toBeNull();
    expect(declineOf(sheet, asked(0, true))).toBeNull();
    expect(declineOf(sheet, asked(null, false))).toBeNull();
  });

  test('begins a counter-offer, as far as the hand reaches', () => {
    const offer = standingOffer(sheet, asked(1, true))!;
    expect(counterTo(offer, () => 1)).toEqual({ give: { ore: 1 }, want: { brick: 1 } });
    expect(counterTo(offer, () => 0)).toEqual({ give: {}, want: { brick: 1 } });
  });
});
