import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { markNeed } from '../../board/index.ts';
import { giveBack, held, take } from '../../mechanics/index.ts';
import { field, type Good, handlesOf, type Part, wanted } from '../../rulebook/index.ts';
import { builtOn, markedCorners } from './marked.ts';

const fields = {
  /** how many were made this turn, or in the paired part of it */
  siteTradesMade: field.cell({ noLook: 'what has been traded is offered no more this turn' }),
};

export interface SiteTradesConfig {
  /** the mark of the corners that count */
  readonly mark: string;
  readonly good: string;
  /** how many of it one resource costs there */
  readonly give: number;
}

/** what a first such site is worth to bots, in points */
const LURE = 0.15;
const NO_SITE = reason('no-trading-site', 'no building stands on a site that trades it');
const USED = reason('site-trades-used', 'every site has traded this turn');

/** Each building on one of these corners lets its owner trade a good once a turn at a better rate. */
export function siteTrades(config: SiteTradesConfig): Part {
  const { mark, good, give } = config;
  return {
    id: 'site-trades',
    of: config,
    wants: [wanted.bank],
    boardNeeds: [markNeed('corners', mark)],
    fields,
    rules: (was, b) => {
      const { siteTradesMade: made } = handlesOf(b, fields);
      const sites = markedCorners(b, [mark]);
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          made.set(s, 0);
        },
        paired: {
          begin: (s, seat) => {
            was.paired.begin(s, seat);
            made.set(s, 0);
          },
        },
        hints: {
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) + (sites.includes(corner) ? LURE : 0),
        },
      };
    },
    moves: (b) => {
      const { siteTradesMade: made } = handlesOf(b, fields);
      const sites = markedCorners(b, [mark]);
      const given = b.good(good);
      const bill = b.bill({ [good]: give });
      const short = reason('rate', `the bank asks for ${give} ${good}`, { good, rate: give });
      const sold = b.goods.flatMap(({ bankSells }, want) => (bankSells === false ? [] : [want]));
      const bar = (s: State, seat: Seat): Bar => {
        const may = builtOn(b, s, seat, sites);
        if (may === 0) return NO_SITE;
        if (made.get(s) >= may) return USED;
        return held(b, s, seat, given) < give ? short : undefined;
      };
      return [
        {
          name: 'site-trade',
          args: [{ name: 'want', domain: b.domain('good') }],
          decisions: ['main', 'trade'],
          price: () => bill,
          list: (s, seat, out) => {
            if (held(b, s, seat, given) < give || bar(s, seat)) return;
            for (const want of sold)
              if (b.the.bank.barTrade(s, seat, given, want) === undefined) out.put(want);
          },
          apply: (s, seat, want: Good) => {
            made.add(s, 1);
            giveBack(b, s, seat, given, give);
            take(b, s, seat, want, 1);
            if (s.events) tell(s, 'bank-trade', { seat, give: good, rate: give, want: b.goods[want].id });
          },
          why: (s, seat, want) =>
            bar(s, seat) ?? (want < 0 ? undefined : b.the.bank.barTrade(s, seat, given, want)),
        },
      ];
    },
    words: {
      terms: {
        'reason.no-trading-site': 'None of your buildings stands on a site that trades it.',
        'reason.site-trades-used': 'Each of your sites has traded this turn.',
      },
    },
  };
}
