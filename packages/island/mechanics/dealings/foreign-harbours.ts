import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Book, Good, Part } from '../../rulebook/index.ts';
import { giveBack, handOver, held, take } from '../core/goods.ts';
import { makeAnybodysWays } from '../ways/anybodys-ways.ts';

export interface ForeignHarboursConfig {
  /** the good with which the owner of the harbour is paid, and how much of it each trade costs */
  readonly fee: { readonly good: string; readonly count: number };
}

const NO_WAY_THERE = reason('harbour-no-way', 'no routes lead to a harbour of that player');
const NO_GAIN = reason('harbour-no-gain', 'that harbour brings no better rate');

/**
 * Harbours of others serve a seat as well, where anybody's routes join a building of its own to the one at the harbour. Each trade
 * there is paid for to the owner of that building.
 */
export function foreignHarbours({ fee }: ForeignHarboursConfig): Part {
  return {
    id: 'foreign-harbours',
    of: { fee },
    moves: (b) => {
      const coin = b.good(fee.good);
      const kindsOf = makeKinds(b);
      const unpaid = reason('harbour-fee', `using the harbour costs ${fee.count} ${fee.good}`, {
        good: fee.good,
        count: fee.count,
      });
      const rateBy = (kinds: number, give: Good): number =>
        // harbour kind 0 is 'any', kind n + 1 is good n
        (kinds >> (give + 1)) & 1 ? 2 : kinds & 1 ? 3 : 0;
      const owns = (s: State, seat: Seat, give: Good, rate: number): boolean =>
        held(b, s, seat, coin) >= fee.count + (give === coin ? rate : 0) && held(b, s, seat, give) >= rate;
      /** the rate by these harbours, or 0 where the seat does no better by them than by its own */
      const gainBy = (s: State, seat: Seat, kinds: number, give: Good): number => {
        const usual = b.the.bank.rate(s, seat, give);
        const rate = rateBy(kinds, give);
        return usual > rate ? rate : 0;
      };
      const why = (s: State, seat: Seat, via: number, give: number, want: number): Bar => {
        if (held(b, s, seat, coin) < fee.count) return unpaid;
        if (via < 0) return undefined;
        const kinds = via === seat ? 0 : kindsOf(s, seat, via);
        if (kinds === 0) return NO_WAY_THERE;
        if (give < 0) return undefined;
        const rate = gainBy(s, seat, kinds, give);
        if (rate === 0) return NO_GAIN;
        if (!owns(s, seat, give, rate))
          return reason('rate', `the bank asks for ${rate} ${b.goods[give].id}`, {
            good: b.goods[give].id,
            rate,
          });
        return want < 0 ? undefined : b.the.bank.barTrade(s, seat, give, want);
      };
      return [
        {
          name: 'foreign-trade',
          quiet: true,
          args: [
            { name: 'via', domain: b.domain('seat') },
            { name: 'give', domain: b.domain('good') },
            { name: 'want', domain: b.domain('good') },
          ],
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            if (held(b, s, seat, coin) < fee.count) return;
            for (let via = 0; via < b.seats; via++) {
              if (via === seat || b.the.harbours.open(s, via) === 0) continue;
              const kinds = kindsOf(s, seat, via);
              if (kinds === 0) continue;
              for (let give = 0; give < b.goods.length; give++) {
                if (held(b, s, seat, give) < 2) continue;
                const rate = gainBy(s, seat, kinds, give);
                if (rate === 0 || !owns(s, seat, give, rate)) continue;
                for (let want = 0; want < b.goods.length; want++)
                  if (b.the.bank.barTrade(s, seat, give, want) === undefined) out.put(via, give, want);
              }
            }
          },
          apply: (s, seat, via, give, want) => {
            const rate = rateBy(kindsOf(s, seat, via), give);
            handOver(b, s, seat, via, coin, fee.count);
            giveBack(b, s, seat, give, rate);
            take(b, s, seat, want, 1);
            if (s.events)
              tell(s, 'foreign-trade', {
                seat,
                owner: via,
                give: b.goods[give].id,
                rate,
                want: b.goods[want].id,
              });
          },
          why,
        },
      ];
    },
    words: {
      terms: {
        'move.foreign-trade': 'Trade at the harbour of another player',
        'event.foreign-trade':
          '{seat} pays {owner:seat} and trades {rate} {give:good} for 1 {want:good} at the harbour there.',
        'reason.harbour-no-way': 'No routes lead from your buildings to a harbour of that player.',
        'reason.harbour-no-gain': 'That harbour brings you no better rate.',
        'reason.harbour-fee': 'Using the harbour costs {count} {good}.',
      },
    },
  };
}

/** Finds the kinds of harbours that the seat can use by way of another one, as bits. */
function makeKinds(b: Book): (s: State, seat: Seat, via: number) => number {
  const ways = makeAnybodysWays(b);
  const places = b.harbourCorner.length / 2;
  return (s, seat, via) => {
    const reached = ways(s, seat);
    let bits = 0;
    for (let place = 0; place < places; place++) {
      const kind = b.fields.harbour.get(s, place);
      if (kind < 0 || b.the.harbours.shut(s, place)) continue;
      for (let end = 0; end < 2; end++) {
        const corner = b.harbourCorner[place * 2 + end];
        const mark = b.fields.building.get(s, corner);
        if (
          mark !== 0 &&
          b.ownerOf[mark] === via &&
          reached[corner] === 1 &&
          b.the.harbours.serves(s, corner)
        )
          bits |= 1 << kind;
      }
    }
    return bits;
  };
}
