import { pop, push, reason, type Seat, type State, setTopArg, tell, topArg } from '@hexwright/kernel';
import { PROGRESS } from '../../cities-knights/index.ts';
import { canPay, deckFields, deckNames, pay } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { AMBER, WINE } from '../boards/chart.ts';
import { stores } from './stores.ts';

/** how many cards everybody may buy each time */
const CARDS = 2;
const BATTLE = 'battle';
const NONE_LEFT = reason('no-battle-card', 'there is no battle card left');
const HAND_FULL = reason('hand-full', 'no more progress cards may be held');
const SHORT = reason('no-tokens', 'a battle card costs 1 amber and 1 wine');

const barBuy = (b: Book) => {
  const at = deckFields(b, PROGRESS);
  const deck = deckNames(b, PROGRESS).indexOf(BATTLE);
  const bill = b.bill({ [AMBER]: 1, [WINE]: 1 });
  return (s: State, seat: Seat) => {
    if (!canPay(b, s, seat, bill)) return SHORT;
    if (at.count.get(s, seat) >= b.the.decks.limit(s, seat)) return HAND_FULL;
    return at.sizes.get(s, deck) > 0 ? undefined : NONE_LEFT;
  };
};

/** Captain Wyler calls: from the player on the move clockwise, everybody may buy battle cards for amber and wine. */
export function wyler(): Part {
  return {
    id: 'wyler',
    uses: [stores()],
    decisions: { wyler: { args: () => [{ name: 'left', domain: { id: 'count', size: 10 } }] } },
    rules: (was, b) => {
      const bar = barBuy(b);
      return {
        voyage: {
          event: (s, picture) => {
            was.voyage.event(s, picture);
            if (picture !== 'wyler') return;
            // Whoever is asked first lies on top.
            for (let i = b.seats - 1; i >= 0; i--) {
              const seat = (b.fields.active.get(s) + i) % b.seats;
              if (bar(s, seat) === undefined) push(s, b.decision('wyler'), 1 << seat, CARDS);
            }
          },
        },
      };
    },
    moves: (b) => {
      const bar = barBuy(b);
      const bill = b.bill({ [AMBER]: 1, [WINE]: 1 });
      const deck = deckNames(b, PROGRESS).indexOf(BATTLE);
      return [
        {
          name: 'buy-battle-card',
          decisions: ['wyler'],
          price: () => bill,
          list: (s, seat, out) => {
            if (bar(s, seat) === undefined) out.put();
          },
          apply: (s, seat) => {
            const left = topArg(s, 0) - 1;
            pay(b, s, seat, bill);
            if (s.events) tell(s, 'battle-card-bought', { seat });
            if (left > 0) setTopArg(s, 0, left);
            else pop(s);
            b.the.decks.draw(s, seat, deck);
          },
          why: (s, seat) => bar(s, seat),
        },
        {
          name: 'buy-no-battle-card',
          quiet: true,
          decisions: ['wyler'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => pop(s),
        },
      ];
    },
    words: {
      terms: {
        'decision.wyler': 'Captain Wyler sells battle cards',
        'move.buy-battle-card': 'Buy a battle card',
        'move.buy-battle-card.short': 'Battle card',
        'move.buy-no-battle-card': 'Buy no more',
        'event.battle-card-bought': '{seat} buys a battle card.',
        'reason.no-battle-card': 'There is no battle card left.',
        'reason.hand-full': 'You may hold no more progress cards.',
        'reason.no-tokens': 'A battle card costs 1 amber and 1 wine.',
      },
    },
    looks: { moves: { 'buy-battle-card': { shape: 'card', colour: '#8a2f2f' } } },
  };
}
