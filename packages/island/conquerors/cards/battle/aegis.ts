import { push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import {
  answered,
  asks,
  closes,
  PROGRESS,
  passes,
  progressCard,
  type Reaction,
} from '../../../cities-knights/index.ts';
import { cardBars, deckFields } from '../../../mechanics/index.ts';
import { AMBER, WINE } from '../../boards/chart.ts';
import { BATTLE_COLOUR } from '../../mechanics/colours.ts';
import { stores, takeToken } from '../../mechanics/stores.ts';

const AEGIS = 'aegis';
const lookout: Reaction = { decision: 'lookout', pass: 'let-sail', deck: 'battle' };
const AT_SHIP = reason('at-ship-roll', 'she sails out when the ship was rolled');
const TOKENS = [AMBER, WINE];

/** The ship of the barbarians is held up. */
export const aegis = progressCard({
  card: { id: AEGIS, deck: 'battle', count: 2, worth: 0.6, bar: () => () => AT_SHIP },
  name: 'Aegis, Heroine of the Seas',
  text: 'Right after anybody rolls the ship, even with a 7: it does not move, and you are honoured as a defender. Every other player takes 1 amber or 1 wine.',
  shape: 'anchor',
  colour: BATTLE_COLOUR,
  uses: [stores()],
  decisions: { [lookout.decision]: {}, 'thanks-of-aegis': {} },
  rules: (was, b) => {
    const ask = asks(b, lookout);
    return {
      voyage: {
        rolled: (s) => {
          // Where nobody can have her the ship sails at once.
          if (!ask(s)) was.voyage.rolled(s);
        },
      },
    };
  },
  moves: (b) => {
    const { cards } = deckFields(b, PROGRESS);
    const card = b.card(AEGIS);
    const absent = cardBars(b.cards[card]).absent;
    const holds = (s: State, seat: Seat): boolean => cards.get(s, seat, card) > 0;
    return [
      {
        name: 'hold-the-ship',
        decisions: [lookout.decision],
        list: (s, seat, out) => {
          if (holds(s, seat)) out.put();
        },
        apply: (s, seat) => {
          closes(s);
          b.the.cards.played(s, seat, card);
          b.the.defence.honour(s, seat);
          let others = 0;
          for (const other of b.rivals[seat]) others |= 1 << other;
          push(s, b.decision('thanks-of-aegis'), others);
        },
        why: (s, seat) => (holds(s, seat) ? undefined : absent),
      },
      passes(lookout, (s) => b.the.voyage.sail(s)),
      {
        name: 'take-token',
        args: [{ name: 'token', domain: { id: 'token', size: TOKENS.length, names: TOKENS } }],
        decisions: ['thanks-of-aegis'],
        list: (_s, _seat, out) => {
          for (let token = 0; token < TOKENS.length; token++) out.put(token);
        },
        apply: (s, seat, token) => {
          answered(s, seat);
          takeToken(b, s, seat, TOKENS[token]);
          if (s.events) tell(s, 'token-chosen', { seat });
        },
      },
    ];
  },
  exempt: { rare: ['move.hold-the-ship', 'move.take-token', 'event.token-chosen', `card.${AEGIS}`] },
  terms: {
    'decision.lookout': 'The ship was rolled: Aegis may hold it up',
    'decision.thanks-of-aegis': 'Aegis has held up the ship: take amber or wine',
    'move.hold-the-ship': 'Aegis: hold the ship up',
    'move.hold-the-ship.short': 'Play Aegis',
    'move.let-sail': 'Let it sail',
    'move.take-token': 'Take it',
    'token.amber': 'amber',
    'token.wine': 'wine',
    'event.token-chosen': '{seat} has chosen.',
    'reason.at-ship-roll': 'She sails out when the ship was rolled.',
  },
});
