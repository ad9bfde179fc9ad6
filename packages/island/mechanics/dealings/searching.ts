import {
  pop,
  push,
  reason,
  type Seat,
  type State,
  setTopArg,
  tell,
  toMove,
  topArg,
  topKind,
} from '@hexwright/kernel';
import type { Book, Good, Part, Terms } from '../../rulebook/index.ts';
import { handOver, held } from '../core/goods.ts';

export interface SearchingConfig {
  /** the decision in which cards are taken */
  readonly decision: string;
  readonly move: string;
  /** what may be looked at and taken. Default every hand card. */
  readonly goods?: (b: Book) => readonly Good[];
  /** where a card goes, for all to see, if not to the one who looks */
  readonly goes?: (b: Book, s: State, from: Seat, good: Good) => void;
}

export interface Searching {
  readonly part: Part;
  /** The seat looks into the hand of another and takes so many cards of its choice, or all there are. */
  ask(b: Book): (s: State, seat: Seat, from: Seat, count: number) => void;
}

/** A look into another hand, with cards taken out of it. While it lasts the one who looks sees that hand. */
export function searching({ decision, move, goods, goes }: SearchingConfig): Searching {
  const goodsOf = (b: Book): readonly Good[] => goods?.(b) ?? b.handGoods;
  return {
    ask: (b) => {
      const asked = b.decision(decision);
      const sought = goodsOf(b);
      return (s, seat, from, count) => {
        let some = 0;
        for (let i = 0; i < sought.length && some < count; i++)
          some = Math.min(count, some + held(b, s, from, sought[i]));
        if (some > 0) push(s, asked, 1 << seat, from, some);
      };
    },
    part: {
      id: `searching ${decision}`,
      of: { decision, move, goes },
      decisions: {
        [decision]: {
          args: (b) => [
            { name: 'from', domain: b.domain('seat') },
            { name: 'left', domain: { id: 'count', size: 100 } },
          ],
        },
      },
      ...(!goes && { words: { terms: tookTerms } }),
      rules: (was, b) => {
        const asked = b.decision(decision);
        const sought = goodsOf(b);
        return {
          seesHeld: (s, viewer, seat, good) =>
            was.seesHeld(s, viewer, seat, good) ||
            (sought.includes(good) &&
              topKind(s) === asked &&
              toMove(s) === 1 << viewer &&
              topArg(s, 0) === seat),
        };
      },
      moves: (b) => {
        const sought = goodsOf(b);
        return [
          {
            name: move,
            args: [{ name: 'good', domain: b.domain('good') }],
            decisions: [decision],
            list: (s, _seat, out) => {
              const from = topArg(s, 0);
              for (let i = 0; i < sought.length; i++) if (held(b, s, from, sought[i]) > 0) out.put(sought[i]);
            },
            apply: (s, seat, good) => {
              const from = topArg(s, 0);
              const left = topArg(s, 1) - 1;
              if (goes) goes(b, s, from, good);
              else handOver(b, s, from, seat, good, 1);
              if (s.events && !goes)
                tell(
                  s,
                  'took',
                  { seat, from },
                  { seats: (1 << seat) | (1 << from), data: { good: b.goods[good].id } },
                );
              if (left > 0) setTopArg(s, 1, left);
              else pop(s);
            },
            why: (s, _seat, good) =>
              good >= 0 && held(b, s, topArg(s, 0), good) === 0
                ? reason('none-held', `there is no ${b.goods[good].id} in the hand`, {
                    good: b.goods[good].id,
                  })
                : undefined,
            ...(!goes && { audience: (s: State, seat: Seat) => (1 << seat) | (1 << topArg(s, 0)) }),
          },
        ];
      },
    },
  };
}

const tookTerms: Terms = {
  'event.took': '{seat} takes a card from {from:seat}’s hand.',
  'event.took.known': '{seat} takes {good} from {from:seat}’s hand.',
};
