import { describe, expect, test } from 'vitest';
import { counterTo, declineOf, standingOffer } from '../../play/deal.ts';
import { rowSheet } from '../../worker/catalogue.ts';
import { openLibrary } from '../../worker/library.ts';
import { asIsland } from '../as-island.ts';
import { anOffer } from './an-offer.ts';

const found = await rowSheet(openLibrary(), { game: 'first-island/base', seats: 3 });
if (!found.ok) throw new Error(found.reason.text);
const sheet = asIsland(found.row.sheet);
const asked = (seat: number | null, can: boolean) => anOffer(sheet, seat, can);

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
