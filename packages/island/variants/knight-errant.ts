import { KNIGHTS, knights } from '../cities-knights/index.ts';
import { chaseMove, wakingChaseMove } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';

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
    const rides = chaseMove(b, KNIGHTS, own, ['roll'], 'errant-chase');
    return b.option<boolean>('errantWakes')
      ? [rides, wakingChaseMove(b, KNIGHTS, own, ['roll'], 'errant-wake')]
      : [rides];
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
