import { defineModule } from '../rulebook/index.ts';
import { boards } from './boards/index.ts';

const LAYOUTS: Readonly<Record<string, string>> = {
  frame: 'base-5-6',
  symmetrical: 'base-5-6-symmetrical',
  '2025': 'base-5-6-2025',
  beginners: 'base-5-6-beginners',
};

/** The base game for five and six. What grows with the seats (bank, deck, special building) is the base game's. */
export const baseExtension56 = defineModule({
  id: 'first-island/base-extension-5-6',
  kind: 'expansion',
  seats: [5, 6],
  needs: ['first-island/base'],
  options: {
    extendedBoard: {
      type: 'choice',
      default: 'frame',
      values: Object.keys(LAYOUTS),
      words:
        'Harbours of the frame, harbours all around as before the frame, the edition of 2025, or the beginners’ board',
    },
  },
  board: (_was, { options }) => boards[LAYOUTS[options.extendedBoard as string]](),
  words: {
    name: 'The base game for five and six',
    summary:
      'A larger island with 30 hexes, more cards and harbours, and a building round for everybody else after each turn.',
    rules: [
      'The island has 30 hexes: 5 hills, 6 fields, 6 forest, 5 mountains, 6 pasture and 2 deserts. It is two hexes wider and uses a set of 28 number tokens of its own.',
      'Eleven harbours: brick, grain, lumber and ore once, wool twice, and five general ones.',
      'The bank holds 24 cards of each good.',
      'The deck has 6 more knights and one more of each progress card. Smaller games leave them out.',
      'After each turn all others, beginning with the next player and in turn order, may build and buy cards. Each waits until the one before has finished.',
      'This round is part of nobody’s turn: nobody trades, plays a card or wins in it.',
      {
        option: 'extendedBoard',
        text: 'The frame spaces its harbours unevenly; the older harbour hexes lie evenly around the coast.',
      },
      {
        house:
          'You may buy development cards in the building round, as you may build; you can play them on your next turn.',
      },
    ],
  },
});
