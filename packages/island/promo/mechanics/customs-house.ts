import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { giveBack, held, roomFor, take } from '../../mechanics/index.ts';
import type { Good, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    customs: CustomsPoints;
  }
}

export interface CustomsPoints {
  /** how many of the good a trade asks for, by the size of its pile */
  rate(s: State, good: Good): number;
  /** what speaks against taking a card of this good for one of that, whatever is in the hand */
  barSwap(s: State, seat: Seat, give: Good, want: Good): Bar;
  /** a card of the good in the hand joins its pile, and one of the other is taken */
  swap(s: State, seat: Seat, give: Good, want: Good): void;
}

export interface CustomsHouseConfig {
  /** the goods that have a pile */
  readonly goods: readonly string[];
  /** the cards of each pile at the start */
  readonly start: number;
}

const DONE = reason('customs-done', 'the customs house has traded this turn');
const NO_PILE = reason('customs-none', 'the customs house has no pile of that');
const EMPTY = reason('customs-empty', 'the pile is empty');
const SAME = reason('customs-same', 'the card is taken from another pile');
const RATE = reason('customs-rate', 'the customs house asks for more');

/** Piles beside the board: once a turn somebody gives goods of one for a card of another, at a rate that the pile of what is given says. */
export function customsHouse(config: CustomsHouseConfig): Part {
  return {
    id: 'customs-house',
    of: config,
    fields: {
      customs: { per: ['good'] },
      /** whether it has traded this turn */
      customsUsed: { noLook: 'what has been done is offered no more this turn' },
    },
    exempt: { pockets: ['customs'] },
    prepare: (b) => {
      const customs = b.row<Good>('customs');
      return (s) => {
        for (const id of config.goods) {
          customs.set(s, b.good(id), config.start);
          b.fields.bank.add(s, b.good(id), -config.start);
        }
      };
    },
    brings: ['customs'],
    rules: (was, b) => {
      const customs = b.row<Good>('customs');
      const used = b.cell('customsUsed');
      const piled = Uint8Array.from(b.goods, ({ id }) => (config.goods.includes(id) ? 1 : 0));
      return {
        customs: {
          rate: (s, good) => {
            const cards = customs.get(s, good);
            return cards >= 3 ? 3 : cards > 0 ? 2 : 1;
          },
          barSwap: (s, seat, give, want) => {
            if (piled[give] === 0 || piled[want] === 0) return NO_PILE;
            if (give === want) return SAME;
            if (customs.get(s, want) === 0 || roomFor(b, s, seat, want) === 0) return EMPTY;
            return undefined;
          },
          swap: (s, seat, give, want) => {
            giveBack(b, s, seat, give, 1);
            b.fields.bank.add(s, give, -1);
            customs.add(s, give, 1);
            customs.add(s, want, -1);
            b.fields.bank.add(s, want, 1);
            take(b, s, seat, want, 1);
          },
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          used.set(s, 0);
        },
        paired: {
          begin: (s, seat) => {
            was.paired.begin(s, seat);
            used.set(s, 0);
          },
        },
      };
    },
    moves: (b) => {
      const used = b.cell('customsUsed');
      const goods = config.goods.map((id) => b.good(id));
      return [
        {
          name: 'customs-trade',
          quiet: true,
          args: [
            { name: 'give', domain: b.domain('good') },
            { name: 'want', domain: b.domain('good') },
          ],
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            if (used.get(s) !== 0) return;
            for (const give of goods) {
              const have = held(b, s, seat, give);
              if (have === 0 || have < b.the.customs.rate(s, give)) continue;
              for (const want of goods)
                if (b.the.customs.barSwap(s, seat, give, want) === undefined) out.put(give, want);
            }
          },
          apply: (s, seat, give, want) => {
            const rate = b.the.customs.rate(s, give);
            used.set(s, 1);
            giveBack(b, s, seat, give, rate - 1);
            b.the.customs.swap(s, seat, give, want);
            if (s.events)
              tell(s, 'customs-traded', { seat, give: b.goods[give].id, rate, want: b.goods[want].id });
          },
          why: (s, seat, give, want) => {
            if (used.get(s) !== 0) return DONE;
            if (give < 0) return RATE;
            const bar = want < 0 ? undefined : b.the.customs.barSwap(s, seat, give, want);
            return bar ?? RATE;
          },
        },
      ];
    },
    words: {
      terms: {
        'field.customs': 'Customs house',
        'move.customs-trade': 'Trade with the customs house',
        'move.customs-trade.short': 'Customs',
        'event.customs-traded': '{seat} gives the customs house {rate} {give:good} for 1 {want:good}.',
        'reason.customs-done': 'You have traded with the customs house this turn.',
        'reason.customs-none': 'The customs house does not deal in ore.',
        'reason.customs-empty': 'There is nothing to be taken from that pile.',
        'reason.customs-same': 'You take the card from another pile.',
        'reason.customs-rate': 'You do not have as many as the customs house asks for.',
      },
    },
    looks: {
      fields: { customs: { on: 'stock', shape: 'barrel', of: 'good' } },
      moves: { 'customs-trade': { shape: 'barrel' } },
    },
  };
}
