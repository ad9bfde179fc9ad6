import { reason, type Seat, type State } from '@hexwright/kernel';
import type { Corner } from '../board/index.ts';
import { KNIGHTS, knights } from '../cities-knights/index.ts';
import { canPay, chase, chaseMove, pay } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';

const AWAKE = reason('unit-active', 'it is active already');
const NONE = reason('no-unit', 'nothing of the seat stands there');
const NO_GRAIN = reason('cannot-pay', 'activating costs 1 grain', { piece: 'knight', cost: '1 grain' });

/** A knight may chase the robber before the roll. */
export const knightErrant = defineModule({
  id: 'variant/knight-errant',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  needs: ['cities-knights/core'],
  wants: [wanted.barbarianFleet],
  options: {
    errantWakes: {
      type: 'flag',
      default: false,
      words: 'A knight may be made active before the roll, to chase the robber at once',
    },
  },
  moves: (b) => {
    const own = knights.of(b);
    const bill = b.bill(KNIGHTS.activate);
    const rides = chaseMove(b, KNIGHTS, own, ['roll'], 'errant-chase');
    if (!b.option<boolean>('errantWakes')) return [rides];
    const sleeps = (s: State, seat: Seat, corner: Corner): boolean =>
      own.owner(s, corner) === seat && !own.isActive(s, corner);
    return [
      rides,
      {
        name: 'errant-wake',
        args: [
          { name: 'corner', domain: b.domain('corner') },
          { name: 'blocker', domain: b.domain('blocker') },
        ],
        decisions: ['roll'],
        price: () => bill,
        list: (s, seat, out) => {
          if (!canPay(b, s, seat, bill)) return;
          own.each(s, seat, (corner) => {
            if (!sleeps(s, seat, corner) || own.done(s, corner) !== 0) return;
            for (let blocker = 0; blocker < b.blockers.length; blocker++)
              if (b.the.units.barChase(s, seat, corner, blocker) === undefined) out.put(corner, blocker);
          });
        },
        apply: (s, seat, corner, blocker) => {
          pay(b, s, seat, bill);
          own.activate(s, corner);
          b.the.units.acted(s, seat, corner);
          chase(b, s, seat, blocker);
        },
        why: (s, seat, corner, blocker) => {
          if (!canPay(b, s, seat, bill)) return NO_GRAIN;
          if (corner < 0) return NONE;
          if (!sleeps(s, seat, corner)) return own.owner(s, corner) === seat ? AWAKE : NONE;
          return blocker < 0 ? undefined : b.the.units.barChase(s, seat, corner, blocker);
        },
      },
    ];
  },
  words: {
    name: 'The knight errant',
    summary: 'An active knight may chase the robber away before the dice are rolled.',
    rules: [
      'Before the roll on your own turn an active knight beside the robber may chase it away, as it could after the roll.',
      'The knight becomes inactive and does not act again this turn.',
      'No other action of a knight comes before the roll.',
      {
        option: 'errantWakes',
        text: 'An inactive knight beside the robber may be made active before the roll for 1 grain, only to chase the robber at once.',
      },
      { house: 'Until the first attack nobody chases the robber, not even before the roll.' },
      { house: 'After the roll the knight can be made active again.' },
    ],
    terms: {
      'move.errant-chase': 'Chase the robber away before the roll',
      'move.errant-wake': 'Wake a knight to chase the robber away',
    },
  },
});
