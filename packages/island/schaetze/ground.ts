import { defineModule, type Offers, type Options } from '../rulebook/index.ts';
import { groundWords } from './ground-words.ts';
import { treasures } from './mechanics/treasures.ts';

/** how many treasures there are of each front: in the box, and in the newsletter that came before it */
const FRONTS: Readonly<Record<string, readonly number[]>> = {
  box: [4, 4, 5, 4, 3],
  news: [4, 4, 3, 3, 3],
};

const frontsOf = ({ treasureSet }: Options): readonly number[] => FRONTS[treasureSet as string];

/** What the games with treasures share: the treasures themselves, on top of the sea. */
export const schaetzeGround = defineModule({
  id: 'schaetze',
  kind: 'expansion',
  internal: true,
  seats: [3, 4],
  needs: ['sea'],
  pairs: { 'cities-knights/core': 'schaetze/cities-knights' },
  options: {
    treasureSet: {
      type: 'choice',
      default: 'box',
      values: Object.keys(FRONTS),
      words: 'The 20 treasures of the box, or the 17 of the Catan-News of 2009',
    },
  },
  offers: (seats): Offers => (seats > 3 ? { treasureSet: [] } : {}),
  parts: [treasures({ fronts: frontsOf })],
  words: groundWords,
});
