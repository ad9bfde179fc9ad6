import {
  pop,
  push,
  reason,
  type Seat,
  type Seats,
  type State,
  setToMove,
  tell,
  toMove,
  topArg,
  topKind,
} from '@hexwright/kernel';
import type { Book, Good, Part } from '../../rulebook/index.ts';
import { handOver, held } from '../core/goods.ts';

/** what a card that somebody is about to give is worth to a bot, in points */
const WORTH = 0.1;

export interface TributeConfig {
  /** the decision in which it is given */
  readonly decision: string;
  readonly move: string;
  /** what may be given. Default every hand card. */
  readonly goods?: (b: Book) => readonly Good[];
}

export interface Tribute {
  readonly part: Part;
  /** Makes each of these seats give the receiver so many cards of its own choice, or all that it has; all at once. */
  ask(b: Book): (s: State, receiver: Seat, seats: Seats, count: number) => void;
}

/** Cards that others have to give, of their own choice: nobody but giver and receiver learns which. */
export function tribute({ decision, move, goods }: TributeConfig): Tribute {
  const field = `${decision}Left`;
  const goodsOf = (b: Book): readonly Good[] => goods?.(b) ?? b.handGoods;
  const owing = (b: Book, s: State, seat: Seat, count: number): number =>
    Math.min(
      count,
      goodsOf(b).reduce((sum, good) => sum + held(b, s, seat, good), 0),
    );
  return {
    ask: (b) => {
      const left = b.row<Seat>(field);
      const asked = b.decision(decision);
      return (s, receiver, seats, count) => {
        let givers = 0;
        for (let seat = 0; seat < b.seats; seat++) {
          if (!((seats >> seat) & 1)) continue;
          left.set(s, seat, owing(b, s, seat, count));
          if (left.get(s, seat) > 0) givers |= 1 << seat;
        }
        if (givers) push(s, asked, givers, receiver);
      };
    },
    part: {
      id: `tribute ${decision}`,
      of: { decision, move },
      fields: { [field]: { per: ['seat'], noLook: 'the question stays open until all is given' } },
      decisions: {
        [decision]: {
          args: (b) => [{ name: 'receiver', domain: b.domain('seat') }],
          opener: 'receiver',
        },
      },
      words: {
        terms: {
          'event.gave': '{seat} gives {to:seat} a card.',
          'event.gave.known': '{seat} gives {to:seat} {good}.',
        },
      },
      rules: (was, b) => {
        const left = b.row<Seat>(field);
        const asked = b.decision(decision);
        return {
          hints: {
            promised: (s, seat) => {
              const promised = was.hints.promised(s, seat);
              if (topKind(s) !== asked || topArg(s, 0) !== seat) return promised;
              return promised + WORTH * left.sum(s);
            },
          },
        };
      },
      moves: (b) => {
        const left = b.row<Seat>(field);
        const given = goodsOf(b);
        const allowed = Uint8Array.from(b.goods, (_, good) => (given.includes(good) ? 1 : 0));
        return [
          {
            name: move,
            args: [{ name: 'good', domain: b.domain('good') }],
            decisions: [decision],
            list: (s, seat, out) => {
              for (const good of given) if (held(b, s, seat, good) > 0) out.put(good);
            },
            apply: (s, seat, good) => {
              const to = topArg(s, 0);
              handOver(b, s, seat, to, good, 1);
              if (s.events)
                tell(
                  s,
                  'gave',
                  { seat, to },
                  { seats: (1 << seat) | (1 << to), data: { good: b.goods[good].id } },
                );
              left.add(s, seat, -1);
              if (left.get(s, seat) > 0) return;
              const others = toMove(s) & ~(1 << seat);
              if (others) setToMove(s, others);
              else pop(s);
            },
            why: (s, seat, good) => {
              if (good < 0) return undefined;
              const { id } = b.goods[good];
              if (!allowed[good]) return reason('not-asked', `${id} is not what is asked for`, { good: id });
              return held(b, s, seat, good) === 0
                ? reason('none-held', `there is no ${id} in the hand`, { good: id })
                : undefined;
            },
            audience: (s, seat) => (1 << seat) | (1 << topArg(s, 0)),
          },
        ];
      },
    },
  };
}
