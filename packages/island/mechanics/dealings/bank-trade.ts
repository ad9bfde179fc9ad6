import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { type Book, field, type Good, handlesOf, type Part, wanted } from '../../rulebook/index.ts';
import { bankEmpty, noRoom } from '../core/bars.ts';
import { giveBack, held, roomFor, take } from '../core/goods.ts';

const fields = {
  /** the harbour kinds that a seat may use, as bits */
  harbours: field.row('seat', { noLook: 'the rates of the bank follow from it' }),
};

const NONE: readonly number[] = [];

/** Trade with the bank: four equal goods for one other, fewer with a harbour of one's own. */
export function bankTrade(): Part {
  return {
    id: 'bank-trade',
    provides: [wanted.harbours.thing],
    fields,
    brings: ['bank', 'harbours'],
    rules: (was, b) => {
      const { harbours } = handlesOf(b, fields);
      const same = b.goods.map(({ id }) =>
        reason('same-good', `${id} cannot be traded for ${id}`, { good: id }),
      );
      const unsold = b.goods.map(({ id }) =>
        reason('bank-keeps', `the bank does not give out ${id}`, { good: id }),
      );
      const empty = b.goods.map(bankEmpty);
      const full = b.goods.map(noRoom);
      const bought = Uint8Array.from(b.goods, ({ bankBuys }) => (bankBuys === false ? 0 : 1));
      return {
        bank: {
          rate: (s, seat, good) => {
            if (bought[good] === 0) return 0;
            const bits = b.the.harbours.open(s, seat);
            // harbour kind 0 is 'any', kind n + 1 is good n
            return (bits >> (good + 1)) & 1 ? 2 : bits & 1 ? 3 : 4;
          },
          barTrade: (s, seat, give, want) => {
            if (give === want) return same[give];
            if (b.goods[want].bankSells === false) return unsold[want];
            if (roomFor(b, s, seat, want) === 0) return full[want];
            return b.fields.bank.get(s, want) > 0 ? undefined : empty[want];
          },
        },
        harbours: {
          recount: (s, seat) => harbours.set(s, seat, b.the.harbours.bits(s, seat, NONE)),
          bits: (s, seat, closed) => {
            let bits = 0;
            for (let place = 0; place < b.harbourCorner.length / 2; place++) {
              const kind = b.fields.harbour.get(s, place);
              if (kind < 0 || closed.includes(place)) continue;
              for (let end = 0; end < 2; end++) {
                const corner = b.harbourCorner[place * 2 + end];
                const mark = b.fields.building.get(s, corner);
                if (mark !== 0 && b.ownerOf[mark] === seat && b.the.harbours.serves(s, corner))
                  bits |= 1 << kind;
              }
            }
            return bits;
          },
          serves: () => true,
          shut: () => false,
          open: (s, seat) => harbours.get(s, seat),
        },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (seat < b.seats && b.pieces[piece].on === 'corner' && b.harboursAt[place].length > 0)
            b.the.harbours.recount(s, seat);
        },
        unbuild: (s, piece, place) => {
          const seat = b.ownerOf[b.pieces[piece].marks.get(s, place)];
          was.unbuild(s, piece, place);
          if (seat < b.seats && b.pieces[piece].on === 'corner' && b.harboursAt[place].length > 0)
            b.the.harbours.recount(s, seat);
        },
      };
    },
    moves: (b) => {
      const wants = makeWants(b);
      const { hold } = b.fields;
      const G = b.goods.length;
      // Where no rule amends it, the bank asks for two at the least.
      const least = b.isPlain('bank.rate') ? 2 : 1;
      return [
        {
          name: 'bank-trade',
          quiet: true,
          args: [
            { name: 'give', domain: b.domain('good') },
            { name: 'want', domain: b.domain('good') },
          ],
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            for (let give = 0; give < G; give++) {
              const have = hold.get(s, seat, give);
              if (have < least) continue;
              const rate = b.the.bank.rate(s, seat, give);
              if (rate === 0 || have < rate) continue;
              for (let want = 0; want < G; want++) if (wants(s, seat, give, want)) out.put(give, want);
            }
          },
          apply: (s, seat, give, want) => {
            const rate = b.the.bank.rate(s, seat, give);
            giveBack(b, s, seat, give, rate);
            take(b, s, seat, want, 1);
            if (s.events)
              tell(s, 'bank-trade', { seat, give: b.goods[give].id, rate, want: b.goods[want].id });
          },
          why: (s, seat, give, want) => whyNoTrade(b, s, seat, give, want),
        },
      ];
    },
  };
}

/** Whether nothing speaks against a trade; asked of every pair of goods, so it is short where no rule is amended. */
function makeWants(b: Book): (s: State, seat: Seat, give: Good, want: Good) => boolean {
  if (!b.isPlain('bank.barTrade'))
    return (s, seat, give, want) => b.the.bank.barTrade(s, seat, give, want) === undefined;
  const { bank } = b.fields;
  const sold = Uint8Array.from(b.goods, ({ bankSells }) => (bankSells === false ? 0 : 1));
  return (s, seat, give, want) =>
    give !== want && sold[want] === 1 && bank.get(s, want) > 0 && roomFor(b, s, seat, want) !== 0;
}

declare module '../../rulebook/points.ts' {
  interface Groups {
    harbours: HarboursPoints;
  }
}

export interface HarboursPoints {
  /** counts again which harbours the seat may use */
  recount(s: State, seat: Seat): void;
  /** the kinds of harbours that the seat has, as bits, as if those of these places were closed; nothing changes */
  bits(s: State, seat: Seat, closed: readonly number[]): number;
  /** whether the building there can use the harbours beside it */
  serves(s: State, corner: Corner): boolean;
  /** whether something keeps everybody from trading at the harbour of this place */
  shut(s: State, place: number): boolean;
  /** the kinds that the seat trades by now, as bits */
  open(s: State, seat: Seat): number;
}

function whyNoTrade(b: Book, s: State, seat: Seat, give: number, want: number): Bar {
  if (give < 0) {
    for (let good = 0; good < b.goods.length; good++) {
      const rate = b.the.bank.rate(s, seat, good);
      if (rate > 0 && held(b, s, seat, good) >= rate) return undefined;
    }
    return reason('rate', 'no good is held in the number that the bank asks for');
  }
  const id = b.goods[give].id;
  const bar = want < 0 ? undefined : b.the.bank.barTrade(s, seat, give, want);
  if (bar) return bar;
  const rate = b.the.bank.rate(s, seat, give);
  if (rate === 0) return reason('bank-refuses', `the bank does not take ${id}`, { good: id });
  if (held(b, s, seat, give) < rate)
    return reason('rate', `the bank asks for ${rate} ${id}`, { good: id, rate });
  return undefined;
}
