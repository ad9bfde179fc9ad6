import { reason } from '@hexwright/kernel';
import { askDiscard, blockerAt, expel, expellable, handSize, NOWHERE } from '../../mechanics/index.ts';
import { defineModule, type Part, wanted } from '../../rulebook/index.ts';
import { houseRule } from './house-rules.ts';

const BRIBE = 3;
/** what bots think each card is worth that they have promised and not yet paid, in points */
const CARD = 0.15;

const TOO_POOR = reason('bribe-short', `a bribe is ${BRIBE} cards`);
const OFF = reason('blocker-off', 'it is not on the board');

/** Three cards of any kind send a blocker off the board. */
export const bribes: Part = {
  id: 'bribes',
  rules: (was, b) => {
    const toDiscard = b.row('toDiscard');
    return {
      drifting: { drivenOff: () => true },
      hints: { promised: (s, seat) => was.hints.promised(s, seat) - CARD * toDiscard.get(s, seat) },
    };
  },
  moves: (b) => [
    {
      name: 'bribe',
      args: [{ name: 'blocker', domain: b.domain('blocker') }],
      decisions: ['main', 'trade'],
      list: (s, seat, out) => {
        if (handSize(b, s, seat) < BRIBE) return;
        const bits = expellable(b, s, seat);
        for (let i = 0; i < b.blockers.length; i++) if ((bits >> i) & 1) out.put(i);
      },
      apply: (s, seat, blocker) => {
        expel(b, s, blocker);
        askDiscard(b, s, seat, BRIBE);
      },
      why: (s, seat, blocker) => {
        if (handSize(b, s, seat) < BRIBE) return TOO_POOR;
        return blocker < 0 || blockerAt(b, s, blocker) === NOWHERE ? OFF : undefined;
      },
    },
  ],
  words: {
    terms: {
      'move.bribe': 'Bribe it to leave the board',
      'reason.bribe-short': 'A bribe is three cards.',
      'reason.blocker-off': 'It is not on the board.',
    },
  },
};

export const bribingTheRobber = defineModule({
  id: 'variant/stobie-bribing-the-robber',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.robber, wanted.sevens],
  after: ['variant/stobie-drifting-second-piece'],
  takes: [houseRule('bribing-the-robber')],
  parts: [bribes],
  words: {
    name: 'Stobie: bribing the robber',
    summary: 'Three cards send the robber, or a pirate, off the board.',
    rules: [
      'Three cards of any kind, paid to the bank, send the robber off the board. A pirate is bribed in the same way.',
      {
        house:
          'Bribes are paid on your own turn after the roll. Nothing is stolen, and what was sent away comes back when it is next moved.',
      },
    ],
    instead: { 'decision.discard': 'Give up cards' },
  },
});
