import { defineModule } from '../rulebook/index.ts';
import { bigIsland78 } from './boards/index.ts';
import { forSevenAndEight, largeHands } from './seven-and-eight.ts';

export const bigIsland = defineModule({
  ...forSevenAndEight,
  id: 'second-islands/big-island',
  board: bigIsland78,
  words: {
    name: 'Big Island',
    summary:
      'The base game for seven and eight on one island of 37 hexes, with the cards of two sets and large hands in place of a building round.',
    rules: [
      'The eighteen producing hexes of a second set lie in a ring around the 19 hexes of the first.',
      'The number tokens are laid at random; no 6 or 8 lies next to another.',
      'Twelve harbours: brick, grain, lumber and ore once, wool twice, and six general ones.',
      'The cards of two sets are put together: 38 of each good and 50 development cards.',
      largeHands,
      'Everybody has 5 settlements, 4 cities and 15 roads; prices are those of the base game.',
      { key: 'goal', where: { points: 10 }, text: 'Ten points win.' },
      { house: 'The island and the ring keep the hexes and the tokens of their own sets.' },
      { house: 'Two harbours lie on each of the six sides.' },
      { house: 'The hand limit, which the source gives as 13 points, is 13 cards.' },
    ],
  },
});
