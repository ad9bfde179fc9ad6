import { eruption, jungle, stormFloods } from '../mechanics/index.ts';
import { defineModule, taken, wanted } from '../rulebook/index.ts';
import { coreBoard, coreBoard56 } from './boards/index.ts';
import { jungleLands } from './mechanics/jungle-lands.ts';

/** what bots think a settlement loses at a volcano, in points, and what they think of a discovery */
const VOLCANO = -0.25;
const DISCOVERY = 0.09;

/** The common parts of the book without a scenario: jungles, volcanoes and storm floods on the island of the base game. */
export const buchCore = defineModule({
  id: 'buch/core',
  kind: 'expansion',
  seats: [3, 4, 5, 6],
  opens: [5, 6],
  needs: ['first-island/base'],
  wants: [wanted.developmentCards],
  takes: [taken.desert],
  leaves: [wanted.riverBed.thing],
  options: {
    volcanoCities: {
      type: 'choice',
      default: 'reduced',
      values: ['reduced', 'destroyed'],
      of: 'piece.city',
      words: 'A city that an eruption hits: becomes a settlement, or is destroyed',
    },
    stormCloses: {
      type: 'choice',
      default: 'edges',
      values: ['edges', 'corners'],
      words: 'What a storm flood closes: edges to roads, or corners to settlements',
    },
  },
  // Cities are seldom hit, and no land is without a number.
  offers: { robber: [], numbers: [], redsApart: [] },
  exempt: { rare: ['option.volcanoCities'] },
  terrains: [{ id: 'volcano', gives: 'any' }],
  parts: [
    jungle({ supply: 20, deck: 'development', worth: DISCOVERY }),
    eruption({ terrain: 'volcano', cities: 'volcanoCities' }),
    stormFloods({ mark: 'storm-flood', closes: { option: 'stormCloses' } }),
    jungleLands({ jungle: DISCOVERY, volcano: VOLCANO }),
  ],
  board: (_was, { seats }) => (seats > 4 ? coreBoard56() : coreBoard()),
  words: {
    name: 'The Book of Games',
    summary:
      'The common parts of a whole book of scenarios, on the island of the base game: jungles give discoveries, volcanoes give anything and erupt, and two storm floods keep everybody off the coast.',
    rules: [
      'A jungle gives discoveries when its number comes: 1 to a settlement, 2 to a city.',
      'Each discovery stands in for one resource when you buy a development card. You may use several at once.',
      'Discoveries are not cards in your hand: they do not count on a 7, and nobody steals, trades or monopolises them.',
      'A volcano gives you resources of your choice when its number comes. When all have been paid it erupts.',
      'For each eruption a die is rolled. The corners of the hex are numbered 1 to 6, and what stands on the corner that is rolled is hit.',
      {
        where: { volcanoCities: 'reduced' },
        text: 'A settlement that is hit is destroyed, a city becomes a settlement.',
      },
      {
        where: { volcanoCities: 'destroyed' },
        text: 'A settlement or city that is hit is destroyed.',
      },
      {
        where: { stormCloses: 'edges' },
        text: 'Two storm floods lie on the coast. Nobody builds a road on the edge of one, or on an edge that meets it.',
      },
      {
        where: { stormCloses: 'corners' },
        text: 'Two storm floods lie on the coast. Nobody builds a settlement on the corners of one. Roads pass.',
      },
      {
        house:
          'The box is no game of its own. Played without a scenario, it changes the base game: three and four have 2 jungles and 1 volcano on the usual island, five and six 3 and 2 on the larger one. A token more of the box lies on each hex that would be a desert.',
      },
      { house: 'There are 20 discoveries. They stand in for what is missing from your hand.' },
      {
        house:
          'Nobody starts beside a volcano. Corners are counted from the upper right one anticlockwise, on all volcanoes alike. While the robber is there a volcano gives nothing and is quiet.',
      },
      { of: 'blocker.robber', house: 'The robber starts off the board.' },
      { house: 'If you have no settlement left, a city of yours that is hit is destroyed.' },
    ],
    terms: { 'terrain.volcano': 'volcano' },
  },
  looks: { terrains: { volcano: { colour: '#8c4a3a', pattern: 'mountains' } } },
});
