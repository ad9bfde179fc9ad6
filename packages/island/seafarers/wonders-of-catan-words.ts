import { regionTerms, wonderTerms } from '../mechanics/index.ts';
import type { Words } from '../rulebook/index.ts';

export const wondersOfCatanWords: Words = {
  name: 'The Wonders of Catan',
  summary:
    'Everybody may build one wonder in four stages, once what it asks for is there. Whoever finishes a wonder wins, and so does whoever has 10 points and the most stages.',
  rules: [
    'A wonder is claimed by having what it asks for and paying its first stage. From then on nobody else builds it.',
    'Each player builds at most one wonder and never changes it.',
    'Stages are built as pieces are, also several in one turn. A wonder has four, all at the same price.',
    'What the wonder asks for must be there at every stage. While it is not, the work rests.',
    'Cathedral: a city and at least 6 points. A stage costs 1 brick, 1 lumber and 3 ore.',
    'Great Bridge: a settlement at an end of the strait. A stage costs 1 grain, 3 lumber and 1 wool.',
    'Great Wall: a settlement on the line beside the deserts. A stage costs 3 brick, 1 grain and 1 lumber.',
    'Monument: a city at a harbour and a trade route of at least 5. A stage costs 3 grain and 2 ore.',
    'Theater: two cities. A stage costs 1 brick, 1 lumber and 3 wool.',
    'Five and six players also have a second bridge, over a strait of its own, and the library, which asks for the same as the theater at the same price.',
    'Starting settlements stand on the main island, and not on the marked corners at the straits and along the wall.',
    'The first settlement of a player on one of the outlying islands is worth 1 extra point, once in the game.',
    'The robber starts on a desert. There is no pirate.',
    'Terrains and numbers of the main island are shuffled; no 6 or 8 lies beside a desert.',
    'Whoever finishes the fourth stage wins. Whoever has 10 points on their own turn wins with more stages than every other player; level stages do not win.',
    {
      option: 'wonderMap',
      text: '2000: for three and four a smaller main island with four deserts, fewer hexes on the outlying islands and other numbers. The rules are the same.',
    },
    { house: 'A city serves wherever a wonder asks for a settlement.' },
    { house: 'For the cathedral only points count that everybody can see, not the cards in the hand.' },
    { house: 'The outlying islands bring their point once a player, not once an island.' },
    { house: 'The longest trade route and the largest army are in play.' },
    { house: 'Each of the two bridges is tied to its own strait.' },
    { house: 'Stages are counted beside the board and take no ships out of the supply.' },
    {
      house:
        'A wonder that is finished in the special building phase wins when the turn of its builder begins: nobody wins in that phase.',
    },
    {
      house:
        'Whoever has 10 points needs at least one stage, since nobody else having any is not more stages than none.',
    },
  ],
  terms: {
    ...regionTerms,
    ...wonderTerms,
    'wonder.cathedral': 'cathedral',
    'wonder.great-bridge': 'great bridge',
    'wonder.second-bridge': 'second bridge',
    'wonder.great-wall': 'great wall',
    'wonder.monument': 'monument',
    'wonder.theater': 'theater',
    'wonder.library': 'library',
    'field.cathedral': 'Cathedral',
    'field.great-bridge': 'Great Bridge',
    'field.second-bridge': 'Second Great Bridge',
    'field.great-wall': 'Great Wall',
    'field.monument': 'Monument',
    'field.theater': 'Theater',
    'field.library': 'Library',
    'move.raise-cathedral': 'Build at the cathedral',
    'move.raise-great-bridge': 'Build at the great bridge',
    'move.raise-second-bridge': 'Build at the second bridge',
    'move.raise-great-wall': 'Build at the great wall',
    'move.raise-monument': 'Build at the monument',
    'move.raise-theater': 'Build at the theater',
    'move.raise-library': 'Build at the library',
  },
};
