import { discovery } from '../mechanics/index.ts';
import { defineModule } from '../rulebook/index.ts';
import { chartedBoard, foggedAreas, newShoresSpiceCharts } from './boards/index.ts';
import { isFogged, SPICE_FOG, spiceAreas } from './mechanics/spice-areas.ts';

/** What New Shores with spices may have under fog: the ground of the pair, so that spices hear of what is discovered. */
export const headingForNewShoresFog = defineModule({
  id: 'seafarers/heading-for-new-shores-fog',
  kind: 'scenario',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['seafarers/heading-for-new-shores'],
  options: {
    [SPICE_FOG]: {
      type: 'flag',
      default: false,
      words: 'The areas with spices lie under fog and are discovered',
    },
  },
  parts: [discovery()],
  without: (options) => (isFogged(options) ? {} : { parts: ['discovery'] }),
  words: {
    name: 'Heading for New Shores, undiscovered',
    summary: 'The areas with spices lie hidden until somebody discovers them.',
    rules: [
      {
        where: { [SPICE_FOG]: true },
        text: 'The areas lie under fog. A road or ship that ends at a corner of unknown hexes uncovers them and brings you one good of each. Their numbers are drawn freely.',
      },
    ],
  },
});

/** Official pair: the small islands and a spice hex each lie in areas that chance fills, open or under fog. */
export const headingForNewShoresSpices = defineModule({
  id: 'seafarers/heading-for-new-shores-spices',
  kind: 'scenario',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['seafarers/heading-for-new-shores', headingForNewShoresFog.id, 'variant/spices-for-catan'],
  offers: { seaEdition: [] },
  parts: [spiceAreas()],
  without: (options) => (isFogged(options) ? {} : { parts: ['spice-areas'] }),
  board: (_was, { seats, options }) => {
    const board = chartedBoard(newShoresSpiceCharts[seats]);
    return isFogged(options) ? foggedAreas(board) : board;
  },
  words: {
    name: 'Heading for New Shores with spices',
    summary: 'The small islands and the spices lie in areas of their own, each with one spice hex.',
    takesBack: ['islands'],
    rules: [
      'East of the main island, with five or six players on both sides of it, lie areas of land, spice hexes and sea: four with 15 hexes, with four players 16, with five or six players six with 18. In each is one spice hex; chance puts the others anywhere.',
      { where: { [SPICE_FOG]: false }, text: 'Gold fields never get a 6 or 8.' },
      'An area counts as one small island.',
      { house: 'A settlement between two areas counts for both.' },
      { house: 'With three players the robber starts off the board.' },
      { house: 'The map is ours, since the picture is lost; it has as many hexes as the rules count.' },
    ],
  },
});
