import { reason, type Seat } from '@hexwright/kernel';
import { answersWith, attackAnswers } from '../../cities-knights/index.ts';
import { FAITH_DECK, faithCard } from './faith-card.ts';

const ID = 'refuge';
const AT_ATTACK = reason('at-attack', 'it is played when the barbarians attack');
const answer = answersWith({ card: ID, deck: FAITH_DECK, move: 'take-refuge' });

/** Whoever takes refuge is not looked at when the weakest are looked for. */
export const refuge = faithCard({
  card: {
    id: ID,
    count: (_seats, { inquisitorHome }) => (inquisitorHome ? 0 : 1),
    worth: 0.4,
    bar: () => () => AT_ATTACK,
    play: (b) => {
      const sheltered = b.row<Seat>('sheltered');
      return (s, seat) => sheltered.set(s, seat, 1);
    },
  },
  name: 'Refuge',
  text: 'When the barbarians attack, on any player’s turn: you are left out when those are found who lose a city.',
  shape: 'temple',
  uses: [attackAnswers()],
  fields: { sheltered: { per: ['seat'] } },
  rules: (was, b) => {
    const sheltered = b.row<Seat>('sheltered');
    const asks = answer.asks(b);
    return {
      alarm: { asked: (s) => was.alarm.asked(s) | asks(s) },
      defence: {
        answers: (s, seat) => sheltered.get(s, seat) === 0 && was.defence.answers(s, seat),
        standDown: (s) => {
          was.defence.standDown(s);
          sheltered.fill(s, 0);
        },
      },
    };
  },
  moves: (b) => [answer.move(b)],
  looks: { fields: { sheltered: { on: 'seat', shape: 'temple', hideAt: 0 } } },
  exempt: { rare: [`card.${ID}`, 'move.take-refuge'] },
  terms: {
    'move.take-refuge': 'Refuge: be left out',
    'field.sheltered': 'In refuge',
    'reason.at-attack': 'You play it when the barbarians attack.',
  },
});
