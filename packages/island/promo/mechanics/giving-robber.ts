import { type Bar, reason, type Seat, type State } from '@hexwright/kernel';
import { askGoods, blockerAt, canPay, NOWHERE, pay } from '../../mechanics/index.ts';
import { type Part, wanted } from '../../rulebook/index.ts';
import { robbersGood } from './dragon-track.ts';

const NOBODY_ROBBED = reason('nobody-robbed', 'nobody is robbed in this game');
const NOTHING_TO_PAY = reason('nothing-to-pay', 'nothing is given where it stands');
const MOVED_ONCE = reason('moved-once', 'that is done once a turn');
const POOR = reason('cannot-pay', 'the goods for it are not in the hand');

/**
 * Whoever moves the robber steals nothing and takes a resource of choice from the bank. Once a turn it may also be moved for one resource
 * that its hex gives.
 */
export function givingRobber(): Part {
  return {
    id: 'giving-robber',
    wants: [wanted.robber],
    fields: { robberPaid: { noLook: 'the move is offered once a turn' } },
    rules: (was, b) => {
      const paid = b.cell('robberPaid');
      return {
        beginTurn: (s) => {
          paid.set(s, 0);
          was.beginTurn(s);
        },
        paired: {
          begin: (s, seat) => {
            paid.set(s, 0);
            was.paired.begin(s, seat);
          },
        },
        blockers: {
          barRob: (s, seat, victim, blocker, place) =>
            was.blockers.barRob(s, seat, victim, blocker, place) ?? NOBODY_ROBBED,
          moved: (s, seat, blocker, place) => {
            was.blockers.moved(s, seat, blocker, place);
            askGoods(b, s, seat, 1);
          },
        },
      };
    },
    moves: (b) => {
      const robber = b.blocker('robber');
      const paid = b.cell('robberPaid');
      const bills = b.goods.map(({ id }) => b.bill({ [id]: 1 }));
      const bar = (s: State, seat: Seat): Bar => {
        const good = robbersGood(b, s);
        if (blockerAt(b, s, robber) === NOWHERE || good < 0) return NOTHING_TO_PAY;
        if (paid.get(s) === 1) return MOVED_ONCE;
        return canPay(b, s, seat, bills[good]) ? undefined : POOR;
      };
      return [
        {
          name: 'pay-robber-on',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['main', 'build'],
          list: (s, seat, out) => {
            if (bar(s, seat) || !((b.the.blockers.toMove(s, seat) >> robber) & 1)) return;
            for (let hex = 0; hex < b.topology.hexes; hex++)
              if (b.the.blockers.barStand(s, robber, hex, seat, out) === undefined) out.put(hex);
          },
          apply: (s, seat, hex) => {
            pay(b, s, seat, bills[robbersGood(b, s)]);
            paid.set(s, 1);
            b.the.blockers.moved(s, seat, robber, hex);
          },
          why: (s, seat, hex) => {
            const speaks = bar(s, seat);
            return speaks || hex < 0 ? speaks : b.the.blockers.barStand(s, robber, hex, seat);
          },
        },
      ];
    },
    words: {
      terms: {
        'move.pay-robber-on': 'Pay to move it',
        'reason.nobody-robbed': 'Nobody is robbed in this game.',
        'reason.nothing-to-pay': 'Its hex gives no resource, so there is nothing to pay.',
        'reason.moved-once': 'You pay to move it only once a turn.',
      },
    },
  };
}
