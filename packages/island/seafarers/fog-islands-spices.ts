import { defineModule } from '../rulebook/index.ts';
import { chartedBoard, foggedAreas, fogSpiceCharts } from './boards/index.ts';
import { isFogged, SPICE_FOG, spiceAreas } from './mechanics/spice-areas.ts';

/** the goal is two points higher here, where the variant says four */
const LESS = 2;

/** Official pair: spices in the fog, one spice hex in each of its areas. */
export const fogIslandsSpices = defineModule({
  id: 'seafarers/fog-islands-spices',
  kind: 'scenario',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['seafarers/fog-islands', 'variant/spices-for-catan'],
  options: {
    [SPICE_FOG]: {
      type: 'flag',
      default: true,
      words: 'The areas with spices lie under fog; otherwise they are in sight from the start',
    },
  },
  offers: (seats) => ({ fog: seats > 4 ? Object.keys(fogSpiceCharts) : [] }),
  parts: [spiceAreas()],
  without: (options) => (isFogged(options) ? {} : { parts: ['discovery', 'spice-areas'] }),
  raises: { points: -LESS },
  board: (_was, { seats, options }) => {
    const charts = fogSpiceCharts[options.fog as string] ?? fogSpiceCharts.strip;
    const board = chartedBoard(charts[seats]);
    return isFogged(options) ? foggedAreas(board) : board;
  },
  words: {
    name: 'The Fog Islands with spices',
    summary: 'Spices lie in the fog, one spice hex in each of its areas.',
    takesBack: ['goal-spices'],
    rules: [
      'You need two points more than usual to win: 14 in The Fog Islands.',
      'The fog is divided into four areas, with five or six players six. Each has one spice hex; the rest of the stack lies anywhere.',
      'Three or four players have a strip of 15 and 16 hexes. Five and six have 25 in half of the board, or a strip of 24.',
      {
        where: { [SPICE_FOG]: false },
        text: 'All areas are in sight from the start, and nothing is discovered.',
      },
      { house: 'The map is ours, since the picture is lost; it has as many hexes as the rules count.' },
    ],
  },
});
