import { NATURE, pop, push, type State, tell } from '@hexwright/kernel';
import { type Book, field, type Hints, handlesOf, type Part, taken } from '../../rulebook/index.ts';
import { TWO_DICE } from '../tokens/number-tokens.ts';

const CARDS = 36;

const fields = {
  /** by card (red die first): 1 while it lies in the deck */
  diceCards: field.row(CARDS, { start: 1, noLook: 'the panel of numbers counts what has come' }),
  /** since the last shuffle */
  diceCardsDrawn: field.cell(),
};

/**
 * A deck of dice: the 36 throws of two dice, one on each card. When only so many are left as stay unseen, all are shuffled again. What has
 * been drawn lies open, so the deck is a bag.
 */
export function diceCards({ unseen }: { readonly unseen: number }): Part {
  return {
    id: 'dice-cards',
    of: { unseen },
    takes: [taken.dice],
    fields,
    decisions: { 'dice-card': { nature: true } },
    overridesAny: {
      askNumber: 'a card brings the number: what is done to a roll has nothing to do',
      'hints.odds': 'the cards left say how likely a number is, whatever dice would bring',
    },
    rules: (_was, b) => {
      const { diceCardsDrawn: drawn, diceCards: deck } = handlesOf(b, fields);
      const card = b.decision('dice-card');
      return {
        hints: { odds: oddsOf(b, CARDS - unseen) },
        askNumber: (s) => {
          if (drawn.get(s) === CARDS - unseen) {
            deck.fill(s, 1);
            drawn.set(s, 0);
            if (s.events) tell(s, 'dice-cards-shuffled', {});
          }
          push(s, card, NATURE);
        },
      };
    },
    moves: (b) => {
      const { diceCardsDrawn: drawn, diceCards: deck } = handlesOf(b, fields);
      const choices = Int32Array.from({ length: CARDS }, (_, card) => card);
      return [
        {
          name: 'dice-card',
          args: [
            { name: 'red', domain: b.domain('die') },
            { name: 'yellow', domain: b.domain('die') },
          ],
          decisions: ['dice-card'],
          list: (s, _nature, out) => out.putWhere(s.cells, deck.at, choices),
          apply: (s, _nature, red, yellow) => {
            pop(s);
            deck.set(s, red * 6 + yellow, 0);
            drawn.add(s, 1);
            b.fields.dice.set(s, 0, red + 1);
            b.fields.dice.set(s, 1, yellow + 1);
            if (s.events)
              tell(s, 'dice-card', { red: red + 1, yellow: yellow + 1, number: red + yellow + 2 });
            b.rules.onNumber(s, red + yellow + 2);
          },
        },
      ];
    },
    words: {
      terms: {
        'move.dice-card': 'A card of the deck of dice',
        'decision.dice-card': 'The next card of the deck of dice is being turned over',
        'event.dice-card': 'The deck of dice shows {number} ({red} and {yellow}).',
        'event.dice-cards-shuffled': 'The deck of dice is shuffled.',
        'field.diceCardsDrawn': 'Cards drawn from the deck of dice',
      },
    },
    looks: {
      numbers: { 'dice-card': { by: 'dice' } },
      fields: { diceCardsDrawn: { on: 'table', shape: 'scroll', track: CARDS - unseen } },
    },
  };
}

/** What is left in the deck is known to all; the deck after the next shuffle is as likely as two dice. */
function oddsOf(b: Book, year: number): Hints['odds'] {
  const { diceCardsDrawn: drawn, diceCards: deck } = handlesOf(b, fields);
  return (s: State, rolls, into) => {
    into.set(TWO_DICE);
    const share = Math.min(rolls, year - drawn.get(s)) / rolls;
    if (share === 0) return;
    const left = CARDS - drawn.get(s);
    for (let n = 0; n < into.length; n++) into[n] *= 1 - share;
    for (let card = 0; card < CARDS; card++)
      if (deck.get(s, card)) into[((card / 6) | 0) + (card % 6) + 2] += share / left;
  };
}
