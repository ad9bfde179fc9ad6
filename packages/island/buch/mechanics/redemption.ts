import { depthOf, frameKind, pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { chits, drawnCard, gainChits, giveBack, roomFor, take } from '../../mechanics/index.ts';
import type { Book, Good, Part } from '../../rulebook/index.ts';
import './colony-tokens.ts';

/** What so many tokens of a kind are turned into: a good out of these, a development card, or a point. */
export interface Reward {
  readonly token: string;
  readonly each: number;
  readonly brings: readonly string[] | 'card' | 'point';
}

const REDEEM = 'redeem-token';
const NOT_FOR_TOKENS = reason('not-for-token', 'this token does not bring that');
const BANK_EMPTY = reason('redeem-bank-empty', 'the bank has none of it');

/**
 * Tokens in a supply are turned into what they bring as soon as there are enough of a kind: cards and points at once, a
 * good by choice where there is one. What cannot be had now waits for the next turn of its owner.
 */
export function redemption(rewards: readonly Reward[]): Part {
  return {
    id: 'redemption',
    of: rewards,
    uses: [chits()],
    decisions: { [REDEEM]: {} },
    rules: (was, b) => {
      const { hold } = b.fields;
      const redeem = b.decision(REDEEM);
      const drawing = b.decision('draw-card');
      const deckSize = b.cell('deckSize');
      const draw = drawnCard.gain(b);
      const canDraw = drawnCard.when(b);
      const isOpen = (s: State, kind: number): number => {
        let count = 0;
        for (let depth = 0; depth < depthOf(s); depth++) if (frameKind(s, depth) === kind) count++;
        return count;
      };
      const goodsOf = rewards.map(({ brings }) =>
        typeof brings === 'string' ? [] : brings.map((id) => b.good(id)),
      );
      const turnIn = (s: State, seat: Seat, good: Good, each: number): void => {
        giveBack(b, s, seat, good, each);
        if (s.events) tell(s, 'tokens-redeemed', { seat, token: b.goods[good].id, count: each });
      };
      /** turns in all that can be turned in now */
      const settle = (s: State, seat: Seat): void => {
        for (let i = 0; i < rewards.length; i++) {
          const { token, each, brings } = rewards[i];
          const good = b.good(token);
          while (hold.get(s, seat, good) >= each) {
            if (brings === 'point') {
              turnIn(s, seat, good, each);
              gainChits(b, s, seat, 1);
            } else if (brings === 'card') {
              if (!canDraw(s, seat) || deckSize.get(s) <= isOpen(s, drawing)) break;
              turnIn(s, seat, good, each);
              draw(s, seat);
            } else if (goodsOf[i].length === 1) {
              if (!canTake(b, s, seat, goodsOf[i][0])) break;
              turnIn(s, seat, good, each);
              take(b, s, seat, goodsOf[i][0], 1);
              if (s.events) tell(s, 'chose', { seat, good: b.goods[goodsOf[i][0]].id });
            } else {
              if (isOpen(s, redeem) === 0 && goodsOf[i].some((one) => canTake(b, s, seat, one)))
                push(s, redeem, 1 << seat);
              break;
            }
          }
        }
      };
      return {
        colonyTokens: {
          gained: (s, seat, kind) => {
            was.colonyTokens.gained(s, seat, kind);
            settle(s, seat);
          },
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          settle(s, b.fields.active.get(s));
        },
      };
    },
    moves: (b) => {
      const choices = rewards.flatMap(({ token, each, brings }) =>
        typeof brings === 'string' || brings.length === 1
          ? []
          : [{ token: b.good(token), each, goods: brings.map((id) => b.good(id)) }],
      );
      const due = (s: State, seat: Seat) =>
        choices.find(({ token, each }) => b.fields.hold.get(s, seat, token) >= each);
      return [
        {
          name: REDEEM,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: [REDEEM],
          list: (s, seat, out) => {
            for (const good of due(s, seat)?.goods ?? []) if (canTake(b, s, seat, good)) out.put(good);
          },
          apply: (s, seat, good) => {
            const { token, each } = due(s, seat)!;
            giveBack(b, s, seat, token, each);
            if (s.events) tell(s, 'tokens-redeemed', { seat, token: b.goods[token].id, count: each });
            take(b, s, seat, good, 1);
            if (s.events) tell(s, 'chose', { seat, good: b.goods[good].id });
            if (!due(s, seat)?.goods.some((one) => canTake(b, s, seat, one))) pop(s);
          },
          why: (s, seat, good) => {
            if (good < 0) return undefined;
            return due(s, seat)?.goods.includes(good) ? BANK_EMPTY : NOT_FOR_TOKENS;
          },
        },
      ];
    },
    words: {
      terms: {
        [`move.${REDEEM}`]: 'Take a resource for a colony token',
        [`decision.${REDEEM}`]: 'Take a resource for your colony token',
        'event.tokens-redeemed': '{seat} turns in colony tokens: {count} × {token}.',
        'reason.not-for-token': 'This colony token does not bring that.',
        'reason.redeem-bank-empty': 'The bank has none of it.',
      },
    },
  };
}

function canTake(b: Book, s: State, seat: Seat, good: Good): boolean {
  return b.fields.bank.get(s, good) > 0 && roomFor(b, s, seat, good) > 0;
}
