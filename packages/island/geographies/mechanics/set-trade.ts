import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { giveBack, held, take } from '../../mechanics/index.ts';
import { type Book, type Good, type Part, wanted } from '../../rulebook/index.ts';

/** what a pair of the two is worth to bots besides what each is, in points */
const PAIR = 0.025;
/** more sets than this should be spent */
const ENOUGH = 6;
const NO_GENERAL = reason('no-general-rate', 'three of a set are enough at a 3:1 rate alone');
const GENERAL = reason('general-rate', 'at a 3:1 rate three of a set are enough');

/**
 * The bank gives a resource for a set of two goods: two of each, or, for whoever trades 3:1, two of one and one of the other. No
 * better rate helps.
 */
export function setTrade({ goods }: { readonly goods: readonly [string, string] }): Part {
  return {
    id: 'set-trade',
    of: { goods },
    wants: [wanted.bank],
    rules: (was, b) => {
      const [one, other] = goods.map((id) => b.good(id));
      return {
        hints: {
          progress: (s, seat) =>
            was.hints.progress(s, seat) +
            PAIR * Math.min(ENOUGH, held(b, s, seat, one), held(b, s, seat, other)),
        },
      };
    },
    moves: (b) => {
      const pair = goods.map((id) => b.good(id));
      const sold = b.goods.flatMap(({ bankSells }, want) => (bankSells === false ? [] : [want]));
      const short = reason('set-short', `a set is made of ${goods.join(' and ')}`, {
        good: goods[0],
        other: goods[1],
      });
      const notInSet = reason('not-either', `only ${goods.join(' or ')} can be doubled`, {
        good: goods[0],
        other: goods[1],
      });
      const hasGeneral = (s: State, seat: Seat): boolean => (b.the.harbours.open(s, seat) & 1) === 1;
      const has = (s: State, seat: Seat, counts: readonly number[]): boolean =>
        pair.every((good, i) => held(b, s, seat, good) >= counts[i]);
      const barWant = (s: State, seat: Seat, want: Good): Bar => b.the.bank.barTrade(s, seat, pair[0], want);
      const trade = (s: State, seat: Seat, counts: readonly number[], want: Good): void => {
        pair.forEach((good, i) => {
          giveBack(b, s, seat, good, counts[i]);
        });
        take(b, s, seat, want, 1);
        if (s.events) tell(s, 'set-traded', { seat, ...named(b, pair, counts), want: b.goods[want].id });
      };
      const EVEN = [2, 2];
      const doubling = (good: Good): readonly number[] => pair.map((each) => (each === good ? 2 : 1));
      const listWants = (s: State, seat: Seat, put: (want: Good) => void): void => {
        for (const want of sold) if (barWant(s, seat, want) === undefined) put(want);
      };
      return [
        {
          name: 'trade-set',
          args: [{ name: 'want', domain: b.domain('good') }],
          decisions: ['main', 'trade'],
          price: () => b.bill({ [goods[0]]: 2, [goods[1]]: 2 }),
          list: (s, seat, out) => {
            if (has(s, seat, EVEN) && !hasGeneral(s, seat)) listWants(s, seat, (want) => out.put(want));
          },
          apply: (s, seat, want) => trade(s, seat, EVEN, want),
          why: (s, seat, want) => {
            if (hasGeneral(s, seat)) return GENERAL;
            return has(s, seat, EVEN) ? (want < 0 ? undefined : barWant(s, seat, want)) : short;
          },
        },
        {
          name: 'trade-short-set',
          args: [
            { name: 'good', domain: b.domain('good') },
            { name: 'want', domain: b.domain('good') },
          ],
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            if (!hasGeneral(s, seat)) return;
            for (const good of pair)
              if (has(s, seat, doubling(good))) listWants(s, seat, (want) => out.put(good, want));
          },
          apply: (s, seat, good, want) => trade(s, seat, doubling(good), want),
          why: (s, seat, good, want) => {
            if (!hasGeneral(s, seat)) return NO_GENERAL;
            if (good < 0) return pair.some((each) => has(s, seat, doubling(each))) ? undefined : short;
            if (!pair.includes(good)) return notInSet;
            return has(s, seat, doubling(good)) ? (want < 0 ? undefined : barWant(s, seat, want)) : short;
          },
        },
      ];
    },
    words: {
      terms: {
        'reason.no-general-rate': 'Three are enough only if you trade 3:1.',
        'reason.general-rate': 'You trade 3:1: three are enough.',
        'reason.set-short': 'There are too few of {good} and {other:good} for a set.',
        'reason.not-either': 'You can take only {good} or {other:good}.',
      },
    },
  };
}

function named(b: Book, pair: readonly Good[], counts: readonly number[]) {
  return { good: b.goods[pair[0]].id, count: counts[0], other: b.goods[pair[1]].id, more: counts[1] };
}
