import { NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { closes, mayHold, PROGRESS, passes, type Reaction } from '../../cities-knights/index.ts';
import { cardBars, deckFields } from '../../mechanics/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { FAITH_DECK, faithCard } from './faith-card.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    indulgence: IndulgencePoints;
  }
}

export interface IndulgencePoints {
  /** whether what was rolled may be rolled again now */
  mayAsk(s: State): boolean;
  /** the number counts after all */
  goOn(s: State, number: number): void;
}

const ID = 'indulgence';
const AT_ROLL = reason('at-roll', 'it is played right after a roll');
const question: Reaction = { decision: 'indulgence', pass: 'let-roll-be', deck: FAITH_DECK };

/** which dice are rolled again */
const DICE = ['red', 'yellow', 'both'];
const FACES = 6;

/** The dice are rolled again before their number counts. */
export const indulgence = faithCard({
  card: { id: ID, count: 1, worth: 0.15, bar: () => () => AT_ROLL },
  name: 'Indulgence',
  text: 'On any player’s turn, right after the roll and before the event die: the red die, the yellow one or both are rolled again. Not where an Alchemist has set them.',
  shape: 'die',
  fields: {
    /** whether the dice of this turn were rolled */
    trulyRolled: { noLook: 'the log tells who set the dice' },
  },
  decisions: {
    indulgence: { args: () => [{ name: 'number', domain: { id: 'count', size: 100 } }] },
    'indulgence-dice': {
      nature: true,
      args: () => [{ name: 'dice', domain: { id: 'which-dice', size: DICE.length } }],
    },
  },
  brings: ['indulgence'],
  rules: (was, b) => {
    const rolled = b.cell('trulyRolled');
    const holders = mayHold(b, FAITH_DECK);
    const asked = b.decision('indulgence');
    return {
      indulgence: {
        // Where cards bring the number there is nothing to roll again.
        mayAsk: (s) => rolled.get(s) !== 0 && !b.rules.eventDeck,
        goOn: was.onNumber,
      },
      askNumber: (s) => {
        rolled.set(s, 1);
        was.askNumber(s);
      },
      beginTurn: (s) => {
        was.beginTurn(s);
        rolled.set(s, 0);
      },
      onNumber: (s, number) => {
        const seats = b.the.indulgence.mayAsk(s) ? holders(s) : 0;
        if (seats === 0) return was.onNumber(s, number);
        rolled.set(s, 0);
        push(s, asked, seats, number);
      },
    };
  },
  moves: (b: Book) => {
    const { cards } = deckFields(b, PROGRESS);
    const card = b.card(ID);
    const holds = (s: State, seat: Seat): boolean => cards.get(s, seat, card) > 0;
    const number = (s: State): number => b.the.roll.number(s);
    const pass = passes(question, (s) => b.the.indulgence.goOn(s, number(s)));
    return [
      {
        name: 'roll-again',
        args: [{ name: 'dice', domain: { id: 'which-dice', size: DICE.length, names: DICE } }],
        decisions: [question.decision],
        list: (s, seat, out) => {
          if (holds(s, seat)) out.putAll();
        },
        apply: (s, seat, dice) => {
          closes(s);
          b.the.cards.played(s, seat, card);
          push(s, b.decision('indulgence-dice'), NATURE, dice);
        },
        why: (s, seat) => (holds(s, seat) ? undefined : cardBars(b.cards[card]).absent),
      },
      pass,
      {
        name: 'dice-again',
        args: [
          { name: 'red', domain: b.domain('die') },
          { name: 'yellow', domain: b.domain('die') },
        ],
        decisions: ['indulgence-dice'],
        uniform: true,
        list: (s, _nature, out) => {
          const which = topArg(s, 0);
          const [red, yellow] = [b.the.roll.red(s) - 1, b.the.roll.yellow(s) - 1];
          for (let i = 0; i < FACES; i++)
            for (let j = 0; j < FACES; j++)
              if ((which !== 1 || i === red) && (which !== 0 || j === yellow)) out.put(i, j);
        },
        apply: (s, _nature, red, yellow) => {
          pop(s);
          b.fields.dice.set(s, 0, red + 1);
          b.fields.dice.set(s, 1, yellow + 1);
          if (s.events)
            tell(s, 'rolled', {
              seat: b.fields.active.get(s),
              red: red + 1,
              yellow: yellow + 1,
              number: red + yellow + 2,
            });
          b.the.indulgence.goOn(s, red + yellow + 2);
        },
      },
    ];
  },
  exempt: { rare: [`card.${ID}`, 'move.roll-again', 'move.dice-again'] },
  terms: {
    'decision.indulgence': 'The dice are rolled: roll them again by an Indulgence, or let them be',
    'decision.indulgence-dice': 'The dice are rolling again',
    'move.roll-again': 'Indulgence: roll again {dice}',
    'move.let-roll-be': 'Let the roll be',
    'move.dice-again': 'The dice again',
    'which-dice.red': 'the red die',
    'which-dice.yellow': 'the yellow die',
    'which-dice.both': 'both dice',
    'reason.at-roll': 'You play it right after a roll.',
  },
});
