import { cityWalls } from '../mechanics/index.ts';
import { defineModule, taken, wanted } from '../rulebook/index.ts';

export const theCityWalls = defineModule({
  id: 'variant/the-city-walls',
  kind: 'variant',
  version: 2,
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.cities, wanted.sevens],
  takes: [taken.cityWalls],
  parts: [cityWalls({ supply: { common: 7 }, cards: 2 })],
  raises: { points: 1 },
  words: {
    name: 'The City Walls',
    summary:
      'Seven walls for all players together. Each lets its owner keep two more cards on a 7, and you need one more point to win.',
    takesBack: ['goal'],
    rules: [
      'A city wall costs 2 brick and is built under a city of your own. A city takes one wall.',
      'There are 7 walls for all players together: the first to build get them.',
      'Each wall raises its owner’s hand limit by 2 cards: with one wall, 9 cards are safe on a 7.',
      'A city that is lost loses its wall, which goes back to the common stock.',
      'You need one point more than usual to win: 11 in the base game.',
      'Not to be combined with Cities & Knights, which has walls of its own.',
      { house: 'Nobody is limited to three walls: as many as a player has cities, while the stock lasts.' },
      { house: 'A wall is worth no points.' },
    ],
  },
});
