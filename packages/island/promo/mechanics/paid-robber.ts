import { type Bar, type MoveList, reason, tell } from '@hexwright/kernel';
import { askDiscard, blockerAt, handSize, NOWHERE } from '../../mechanics/index.ts';
import { type Part, wanted } from '../../rulebook/index.ts';

export interface PaidRobberConfig {
  /** how many cards of any kinds it costs */
  readonly price: number;
  /** the only terrain to which it is moved; any if not said */
  readonly to?: string;
}

const ONLY_THERE = reason('robber-goes-home', 'for a price the robber goes there alone');
const NOT_BESIDE = reason('robber-elsewhere', 'the robber is not at a building of this player');
/** what bots think each card is worth that they still have to give, in points */
const CARD = 0.15;

/** Whoever suffers from the robber may pay to move it elsewhere; nothing is stolen then. */
export function paidRobber({ price, to }: PaidRobberConfig): Part {
  const tooPoor = reason('robber-price', `moving the robber costs ${price} cards`);
  return {
    id: 'paid-robber',
    of: { price, to },
    wants: [wanted.robber, wanted.sevens],
    rules: (was, b) => {
      const toDiscard = b.row('toDiscard');
      return {
        hints: { promised: (s, seat) => was.hints.promised(s, seat) - CARD * toDiscard.get(s, seat) },
      };
    },
    moves: (b) => {
      const robber = b.blocker('robber');
      const bar = (s: Parameters<typeof blockerAt>[1], seat: number) => {
        const at = blockerAt(b, s, robber);
        if (at === NOWHERE || !b.the.blockers.touches(s, seat, robber, at)) return NOT_BESIDE;
        return handSize(b, s, seat) < price ? tooPoor : undefined;
      };
      const terrain = to === undefined ? -1 : b.terrain(to);
      const barTo = (s: Parameters<typeof blockerAt>[1], seat: number, hex: number, list?: MoveList): Bar =>
        terrain >= 0 && b.fields.terrain.get(s, hex) !== terrain
          ? ONLY_THERE
          : b.the.blockers.barStand(s, robber, hex, seat, list);
      return [
        {
          name: 'pay-for-robber',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['main', 'trade'],
          needs: Int32Array.of(b.fields.handSize.at, 1, price),
          list: (s, seat, out) => {
            if (bar(s, seat) !== undefined || !((b.the.blockers.toMove(s, seat) >> robber) & 1)) return;
            for (let hex = 0; hex < b.topology.hexes; hex++)
              if (barTo(s, seat, hex, out) === undefined) out.put(hex);
          },
          apply: (s, seat, hex) => {
            b.fields.blocker.set(s, robber, hex);
            if (s.events) tell(s, 'blocker-moved', { seat, blocker: 'robber', place: hex });
            askDiscard(b, s, seat, price);
          },
          why: (s, seat, hex) => bar(s, seat) ?? (hex < 0 ? undefined : barTo(s, seat, hex)),
        },
      ];
    },
    words: {
      terms: {
        'move.pay-for-robber': 'Pay to move the robber',
        'reason.robber-elsewhere': 'The robber is not at a building of yours.',
        'reason.robber-price': 'You do not hold as many cards as that costs.',
      },
    },
  };
}
