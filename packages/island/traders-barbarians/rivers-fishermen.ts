import { defineModule, type Offers } from '../rulebook/index.ts';
import { riversBoard } from './boards/rivers.ts';
import { fishermen } from './fishermen.ts';
import { GROUND, GROUNDS_19, GROUNDS_30, groundEdges } from './fishermen-boards.ts';
import { freeBridges } from './mechanics/free-bridge.ts';
import { rivers } from './rivers.ts';

/** Official pair: the island of the rivers with fishing grounds on its coast, and no lake. */
export const riversFishermen = defineModule({
  id: 'traders-barbarians/rivers-fishermen',
  kind: 'scenario',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: [rivers.id, fishermen.id],
  offers: (): Offers => ({ fishBoard: [], lakes: [] }),
  parts: [freeBridges()],
  board: (_was, { seats, options }) => {
    const recommended = options.riverBoard === 'recommended';
    const board = riversBoard({ seats, recommended, mouths: options.riverMouths as 'open' | 'closed' });
    const grounds = groundEdges(seats > 4 ? GROUNDS_30 : GROUNDS_19, recommended && seats < 5);
    return { ...board, marks: { ...board.marks, edges: { ...board.marks.edges, [GROUND]: grounds } } };
  },
  words: {
    name: 'The Rivers with the Fishermen',
    summary: 'Gold from the rivers and fish from the coast.',
    rules: [
      {
        key: 'rivers-without-lake',
        text: 'The island is that of the rivers, with the six fishing grounds on its coast; eight with five or six players. There is no lake.',
      },
      'For six fish you build a bridge, which earns its gold.',
      { of: 'blocker.robber', key: 'robber-on-swamp', house: 'The robber starts on a swamp.' },
    ],
    terms: {
      'move.fish-bridge': 'Build a bridge (6 fish)',
      'purchase.fish-bridge': 'a bridge',
    },
  },
});
