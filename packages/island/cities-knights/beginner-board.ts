import { defineModule } from '../rulebook/index.ts';
import { beginnerBoard } from './boards/beginner-board.ts';

export const citiesKnightsBeginners = defineModule({
  id: 'cities-knights/beginner-board',
  kind: 'board',
  seats: [3, 4],
  needs: ['cities-knights/core'],
  board: () => beginnerBoard(),
  words: {
    name: 'Cities & Knights: the map for beginners',
    summary:
      'Cities & Knights on a prepared island that spreads grain and commodities evenly, for a first game.',
    rules: [
      'Terrains, number tokens and harbours lie where they are drawn; nothing is shuffled.',
      'The desert lies in the second row, with the robber on it.',
      'The numbers are those of the base game, row by row: 6 2 5, 3 9 10, 8 4 11 3 8, 10 5 6 4, 9 12 11.',
      { house: 'Everybody chooses where to start; the rules show no starting places.' },
    ],
  },
});
