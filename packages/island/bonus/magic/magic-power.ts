import { reason, type Seat } from '@hexwright/kernel';
import { answersWith, attackAnswers } from '../../cities-knights/index.ts';
import { MAGIC_DECK, magicCard } from './magic-card.ts';

const ID = 'magic-power';
const AT_ATTACK = reason('at-attack', 'it is played when the barbarians attack');
const answer = answersWith({ card: ID, deck: MAGIC_DECK, move: 'play-magic-power' });

/** The own knights count twice for one attack. */
export const magicPower = magicCard({
  card: {
    id: ID,
    count: 1,
    worth: 0.4,
    bar: () => () => AT_ATTACK,
    play: (b) => {
      const doubled = b.row<Seat>('doubledKnights');
      return (s, seat) => doubled.set(s, seat, 1);
    },
  },
  name: 'Magic Power',
  text: 'When the barbarians attack, on any player’s turn: your active knights count twice this time.',
  shape: 'fist',
  uses: [attackAnswers()],
  fields: { doubledKnights: { per: ['seat'] } },
  rules: (was, b) => {
    const doubled = b.row<Seat>('doubledKnights');
    const asks = answer.asks(b);
    return {
      alarm: { asked: (s) => was.alarm.asked(s) | asks(s) },
      defence: {
        strength: (s, seat) => was.defence.strength(s, seat) * (doubled.get(s, seat) ? 2 : 1),
        standDown: (s) => {
          was.defence.standDown(s);
          doubled.fill(s, 0);
        },
      },
    };
  },
  moves: (b) => [answer.move(b)],
  looks: { fields: { doubledKnights: { on: 'seat', shape: 'flame', hideAt: 0 } } },
  exempt: { rare: [`card.${ID}`, 'move.play-magic-power'] },
  terms: {
    'move.play-magic-power': 'Magic Power: your knights count twice',
    'field.doubledKnights': 'Knights count twice',
    'reason.at-attack': 'You play it when the barbarians attack.',
  },
});
