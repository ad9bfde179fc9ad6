import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import { atRival, choosesRival, knights, type RivalChoice } from '../../cities-knights/index.ts';
import { canPay, needsOf, pay } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { faithCard } from './faith-card.ts';

const PRICE = { grain: 1, wool: 1 };
/** what it costs a bot not to build, in points */
const FASTING = 0.8;

const FASTS = reason('fasts', 'this player fasts and builds nothing but knights');
const NO_FAST = reason('no-fast', 'this player does not fast');

const choice: RivalChoice = {
  decision: 'lent',
  move: 'impose-lent',
  may: (b) => {
    const lent = b.row<Seat>('lent');
    return (s, _seat, other) => lent.get(s, other) === 0;
  },
  chosen: (b) => {
    const lent = b.row<Seat>('lent');
    return (s, _seat, other) => {
      lent.set(s, other, 1);
      if (s.events) tell(s, 'lent-imposed', { seat: other });
    };
  },
};

/** Who fasts builds nothing but knights until they buy themselves free. */
function fasting(): Part {
  return {
    id: 'lent',
    fields: { lent: { per: ['seat'] } },
    rules: (was, b) => {
      const lent = b.row<Seat>('lent');
      const isKnight = Uint8Array.from(b.pieces, ({ index }) =>
        knights.of(b).ranks.some((rank) => rank.index === index) ? 1 : 0,
      );
      const bill = b.bill(PRICE);
      return {
        barBuildKind: (s, seat, piece, list) =>
          was.barBuildKind(s, seat, piece, list) ??
          (isKnight[piece] === 0 && lent.get(s, seat) !== 0 ? FASTS : undefined),
        improvements: {
          barLevel: (s, seat, branch) =>
            was.improvements.barLevel(s, seat, branch) ?? (lent.get(s, seat) !== 0 ? FASTS : undefined),
        },
        freeRoutes: {
          barLay: (s, seat, piece) =>
            was.freeRoutes.barLay(s, seat, piece) ?? (lent.get(s, seat) !== 0 ? FASTS : undefined),
          useful: (s, seat) => lent.get(s, seat) === 0 && was.freeRoutes.useful(s, seat),
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) - (lent.get(s, seat) !== 0 ? FASTING : 0),
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (lent.get(s, seat) !== 0) aim(bill, FASTING);
          },
        },
      };
    },
    moves: (b: Book) => {
      const lent = b.row<Seat>('lent');
      const bill = b.bill(PRICE);
      return [
        {
          name: 'end-lent',
          decisions: ['main', 'build', 'special'],
          price: () => bill,
          needs: needsOf(b, bill),
          list: (s, seat, out) => {
            if (lent.get(s, seat) !== 0 && canPay(b, s, seat, bill)) out.put();
          },
          apply: (s: State, seat) => {
            pay(b, s, seat, bill);
            lent.set(s, seat, 0);
            if (s.events) tell(s, 'lent-over', { seat });
          },
          why: (s, seat) => {
            if (lent.get(s, seat) === 0) return NO_FAST;
            if (canPay(b, s, seat, bill)) return undefined;
            return reason('cannot-pay', 'it costs 1 grain, 1 wool', {
              piece: 'lent',
              cost: '1 grain, 1 wool',
            });
          },
        },
      ];
    },
    words: {
      terms: {
        'field.lent': 'Fasts',
        'move.end-lent': 'End your fast',
        'event.lent-over': '{seat} fasts no longer.',
        'reason.fasts': 'You fast, and build nothing but knights.',
        'reason.no-fast': 'You do not fast.',
        'piece.lent': 'end of a fast',
      },
    },
    looks: {
      fields: { lent: { on: 'seat', shape: 'fish', hideAt: 0 } },
      moves: { 'end-lent': { shape: 'fish' } },
    },
    exempt: { rare: ['move.end-lent', 'event.lent-over'] },
  };
}

export const lent = faithCard({
  card: { id: 'lent', count: 1, worth: 0.2, ...atRival(choice) },
  name: 'Lent',
  text: 'Name another player, who fasts until they pay 1 grain and 1 wool to the bank. Meanwhile they build nothing, for a price or by a card, but they may hire, promote and activate knights.',
  shape: 'fish',
  uses: [fasting()],
  ...choosesRival(choice),
  looks: { events: { 'lent-imposed': { befalls: 'seat' } } },
  terms: {
    'decision.lent': 'Lent: choose a player',
    'move.impose-lent': 'Impose Lent on',
    'event.lent-imposed': '{seat} has to fast.',
    'reason.not-this-player': 'This player cannot be chosen.',
  },
});
