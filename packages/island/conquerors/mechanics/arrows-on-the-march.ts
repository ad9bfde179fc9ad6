import { push, type Seat, type State, topArg } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { answered, closes, mayHold, PROGRESS, type Reaction } from '../../cities-knights/index.ts';
import { cardBars, deckFields } from '../../mechanics/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { ARCHERS, archers } from '../cards/battle/archers.ts';
import { crossbows } from '../cards/battle/crossbows.ts';
import { invadersOf } from './invasion.ts';

const fields = {
  /** the seats that want to hear no more of this march, as bits */
  volleysPassed: field.cell({ holds: 'seats', noLook: 'they are not asked again in this march' }),
};

const volley: Reaction = { decision: 'volley', pass: 'let-march', deck: 'battle' };

/** What archers and crossbows do to conquerors on the march. */
export function arrowsOnTheMarch(): Part {
  return {
    id: 'arrows-on-the-march',
    uses: [archers, crossbows],
    fields,
    decisions: {
      [volley.decision]: {
        args: (b) => [
          { name: 'hex', domain: b.domain('hex') },
          { name: 'to', domain: b.domain('hex') },
        ],
      },
    },
    rules: (was, b) => {
      const holders = mayHold(b, volley.deck);
      const { volleysPassed: passed } = handlesOf(b, fields);
      const asked = b.decision(volley.decision);
      const { strength } = invadersOf(b);
      return {
        conquest: {
          sent: (s, from, to) => {
            const seats = holders(s) & ~passed.get(s);
            if (seats === 0) was.conquest.sent(s, from, to);
            else push(s, asked, seats, from, to);
          },
          marched: (s) => {
            was.conquest.marched(s);
            passed.set(s, 0);
          },
        },
        standoffs: {
          isAt: (s, hex) => {
            const force = strength.get(s, hex);
            return (force > 0 && b.the.conquest.defenders(s, hex) === force) || was.standoffs.isAt(s, hex);
          },
          won: (s, hex) => {
            was.standoffs.won(s, hex);
            b.the.conquest.beaten(s, hex, -1);
          },
        },
      };
    },
    moves: (b) => {
      const { cards } = deckFields(b, PROGRESS);
      const card = b.card(ARCHERS);
      const absent = cardBars(b.cards[card]).absent;
      const holds = (s: State, seat: Seat): boolean => cards.get(s, seat, card) > 0;
      const pass = (s: State, seat: Seat): void => {
        const [from, to]: Hex[] = [topArg(s, 0), topArg(s, 1)];
        if (answered(s, seat)) b.the.conquest.goes(s, from, to);
      };
      return [
        {
          name: 'shoot-arrows',
          decisions: [volley.decision],
          list: (s, seat, out) => {
            if (holds(s, seat)) out.put();
          },
          apply: (s, seat) => {
            closes(s);
            b.the.cards.played(s, seat, card);
          },
          why: (s, seat) => (holds(s, seat) ? undefined : absent),
        },
        {
          name: volley.pass,
          decisions: [volley.decision],
          list: (_s, _seat, out) => out.put(),
          apply: pass,
        },
        {
          name: 'let-all-march',
          decisions: [volley.decision],
          list: (_s, _seat, out) => out.put(),
          apply: (s, seat) => {
            const { volleysPassed: passed } = handlesOf(b, fields);
            passed.set(s, passed.get(s) | (1 << seat));
            pass(s, seat);
          },
        },
      ];
    },
    words: {
      terms: {
        'decision.volley': 'A conqueror is about to march: Archers may stop it',
        'move.shoot-arrows': 'Archers: it stays where it is',
        'move.shoot-arrows.short': 'Play Archers',
        'move.let-march': 'Let it march',
        'move.let-all-march': 'Let all of them march',
      },
    },
    exempt: { rare: ['move.shoot-arrows'] },
  };
}
