import { jungle, specialHex } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';

/** The jungle gives discoveries, which stand in for goods when a development card is bought. */
export const inTheJungle = defineModule({
  id: 'variant/in-the-jungle',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.developmentCards],
  parts: [
    jungle({ supply: 30, deck: 'development' }),
    specialHex({ terrain: 'jungle', instead: 'pasture', robber: 'comes' }),
  ],
  words: {
    name: 'In the jungle',
    summary: 'A jungle gives discoveries, which stand in for goods when a development card is bought.',
    rules: [
      'The jungle gives discoveries as other hexes give goods: 1 to a settlement, 2 to a city.',
      'Each discovery takes the place of one good when a development card is bought; several may be used.',
      'Discoveries are not cards in hand: they are not counted, stolen, traded or monopolised.',
      { of: 'blocker.robber', text: 'The robber starts in the jungle.' },
      'The jungle takes the place of the pasture with the likeliest number other than 2, 6, 8 and 12.',
      {
        house:
          'There are 30 discoveries, and they are short as goods are. They stand in for what is missing from the hand.',
      },
    ],
  },
});
