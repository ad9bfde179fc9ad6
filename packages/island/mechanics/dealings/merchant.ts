import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { type Book, field, handlesOf, NO_GOOD, type Part } from '../../rulebook/index.ts';

const fields = {
  merchantHex: field.cell({ start: -1 }),
  merchantOf: field.cell({ start: -1 }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    merchant: MerchantPoints;
  }
}

export interface MerchantPoints {
  /** what speaks against the seat's putting the merchant on this hex */
  barPlace(s: State, seat: Seat, hex: Hex): Bar;
  /** whether it is of any use where it stands */
  serves(s: State): boolean;
}

export interface MerchantConfig {
  /** how many of the good of its hex the bank takes from its owner for one other */
  readonly rate: number;
  readonly points: number;
}

const BARREN = reason('merchant-barren', 'the merchant stands where one good is made');
const NOT_OWN = reason('merchant-away', 'no building of the seat stands there');

/** The merchant goes to the hex, into the service of the seat. */
export function placeMerchant(b: Book, s: State, seat: Seat, hex: Hex): void {
  handlesOf(b, fields).merchantHex.set(s, hex);
  handlesOf(b, fields).merchantOf.set(s, seat);
  if (s.events) tell(s, 'merchant-placed', { seat, hex });
}

/**
 * A figure that serves one player at a time: the bank takes the good of its hex from that player at a better rate, and
 * having it is worth points. Nothing that stands on the hex troubles it.
 */
export function merchant(config: MerchantConfig): Part {
  return {
    id: 'merchant',
    of: config,
    fields,
    exempt: { rare: ['event.merchant-placed'] },
    brings: ['merchant'],
    rules: (was, b) => {
      const { merchantHex: at, merchantOf: owner } = handlesOf(b, fields);
      return {
        merchant: {
          barPlace: (s, seat, hex) => {
            if (b.rules.hexGood(s, hex) <= NO_GOOD) return BARREN;
            for (const corner of b.walks.cornersOf[hex]) {
              const mark = b.fields.building.get(s, corner);
              if (mark !== 0 && b.ownerOf[mark] === seat) return undefined;
            }
            return NOT_OWN;
          },
          serves: () => true,
        },
        bank: {
          rate: (s, seat, good) => {
            const rate = was.bank.rate(s, seat, good);
            if (owner.get(s) !== seat || rate <= config.rate || !b.the.merchant.serves(s)) return rate;
            return b.rules.hexGood(s, at.get(s)) === good ? config.rate : rate;
          },
        },
      };
    },
    scores: [
      {
        id: 'merchant',
        most: () => config.points,
        of: (b) => {
          const { merchantOf: owner } = handlesOf(b, fields);
          return (s, seat) => (owner.get(s) === seat && b.the.merchant.serves(s) ? config.points : 0);
        },
      },
    ],
    words: {
      terms: {
        'score.merchant': 'Merchant',
        'field.merchantHex': 'The merchant',
        'field.merchantOf': 'The merchant’s owner',
        'event.merchant-placed': '{seat} sends for the merchant.',
        'reason.merchant-barren': 'The merchant stands on a hex that produces one good.',
        'reason.merchant-away': 'No building of yours stands there.',
      },
    },
    looks: {
      fields: {
        merchantHex: { on: 'figure', place: 'hex', shape: 'wagon', colour: '#d9a521', owner: 'merchantOf' },
        merchantOf: { on: 'holder', shape: 'coin' },
      },
    },
  };
}
