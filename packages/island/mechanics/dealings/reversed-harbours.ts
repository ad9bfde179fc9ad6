import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Good, Part } from '../../rulebook/index.ts';
import { giveBack, held, take } from '../core/goods.ts';

/** how much a harbour for one good that takes any good seems to better every rate, to bots */
const BETTER = 3;

/** Harbours for one good work the other way round: they give it for so many of any one other good. */
export function reversedHarbours({ pays }: { readonly pays: number }): Part {
  return {
    id: 'reversed-harbours',
    of: { pays },
    rules: (was, b) => ({
      harbours: { open: (s, seat) => was.harbours.open(s, seat) & 1 },
      hints: {
        rate: (s, seat, good) => {
          const rate = was.hints.rate(s, seat, good);
          return rate > BETTER && b.row<Seat>('harbours').get(s, seat) > 1 ? BETTER : rate;
        },
      },
    }),
    moves: (b) => {
      const harbours = b.row<Seat>('harbours');
      const few = b.goods.map(({ id }) =>
        reason('harbour-few', `the harbour wants ${pays} ${id}`, { good: id, count: pays }),
      );
      const without = b.goods.map(({ id }) =>
        reason('harbour-none', `the seat has no harbour for ${id}`, { good: id }),
      );
      const bar = (s: State, seat: Seat, give: Good, want: Good): Bar => {
        if (((harbours.get(s, seat) >> (want + 1)) & 1) === 0) return without[want];
        return b.the.bank.rate(s, seat, give) === 0 || held(b, s, seat, give) < pays
          ? few[give]
          : b.the.bank.barTrade(s, seat, give, want);
      };
      return [
        {
          name: 'harbour-trade',
          quiet: true,
          args: [
            { name: 'give', domain: b.domain('good') },
            { name: 'want', domain: b.domain('good') },
          ],
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            if (harbours.get(s, seat) <= 1) return;
            for (let give = 0; give < b.goods.length; give++) {
              if (held(b, s, seat, give) < pays) continue;
              for (let want = 0; want < b.goods.length; want++)
                if (bar(s, seat, give, want) === undefined) out.put(give, want);
            }
          },
          apply: (s, seat, give, want) => {
            giveBack(b, s, seat, give, pays);
            take(b, s, seat, want, 1);
            if (s.events)
              tell(s, 'bank-trade', { seat, give: b.goods[give].id, rate: pays, want: b.goods[want].id });
          },
          why: (s, seat, give, want) => (give < 0 || want < 0 ? undefined : bar(s, seat, give, want)),
        },
      ];
    },
    words: {
      terms: {
        'move.harbour-trade': 'Trade at a special harbour',
        'reason.harbour-few': 'The harbour wants {count} of it: {good}.',
        'reason.harbour-none': 'You have no harbour for {good}.',
      },
    },
  };
}
