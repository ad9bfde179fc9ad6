import { reason } from '@hexwright/kernel';
import { countOf, TAKEN } from '../mechanics/index.ts';
import { defineModule, type Part, taken, wanted } from '../rulebook/index.ts';

const NO_OWN_CITY = reason('no-own-city', 'a wall lies under an own city');

/** Walls lie under cities, out of one stock for everybody, and let their owners keep more cards on a seven. */
const walls: Part = {
  id: 'city-walls',
  pieces: [
    {
      id: 'city-wall',
      on: 'corner',
      layer: 'cityWall',
      supply: { common: 7 },
      cost: { brick: 2 },
      bar: (b) => {
        const wall = b.piece('city-wall');
        const city = b.piece('city');
        return (s, seat, corner) => {
          if (s.cells[city.layerAt + corner] !== b.mark(seat, city.index)) return NO_OWN_CITY;
          return s.cells[wall.layerAt + corner] === 0 ? undefined : TAKEN;
        };
      },
    },
  ],
  rules: (was, b) => {
    const wall = b.piece('city-wall');
    const city = b.piece('city');
    return {
      goal: (s) => was.goal(s) + 1,
      handLimit: (s, seat) => was.handLimit(s, seat) + 2 * countOf(b, s, seat, wall.index),
      unbuild: (s, piece, corner) => {
        if (piece === city.index && s.cells[wall.layerAt + corner] !== 0)
          b.rules.unbuild(s, wall.index, corner);
        was.unbuild(s, piece, corner);
      },
    };
  },
};

export const theCityWalls = defineModule({
  id: 'variant/the-city-walls',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.cities, wanted.sevens],
  takes: [taken.cityWalls],
  parts: [walls],
  words: {
    name: 'The City Walls',
    summary:
      'Seven walls for all players together. Each lets its owner keep two more cards on a 7, and one point more is needed to win.',
    takesBack: ['goal'],
    rules: [
      'A city wall costs 2 brick and is built under an own city. A city takes one wall.',
      'There are 7 walls for all players together: who builds first has them.',
      'Each wall raises its owner’s hand limit by 2 cards: with one wall, 9 cards are safe on a 7.',
      'A city that is lost loses its wall, which goes back to the common stock.',
      'One point more than usual is needed to win: 11 in the base game.',
      'Not to be combined with Cities & Knights, which has walls of its own.',
      { house: 'Nobody is limited to three walls: as many as a player has cities, while the stock lasts.' },
      { house: 'A wall is worth no points.' },
    ],
    terms: {
      'piece.city-wall': 'city wall',
      'move.city-wall': 'Wall a city',
      'reason.no-own-city': 'A wall lies under an own city.',
    },
  },
  looks: { pieces: { 'city-wall': { shape: 'wall' } } },
});
