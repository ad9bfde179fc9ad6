import { harbourLaying, mostBridges } from '../mechanics/index.ts';
import { defineModule, taken, wanted } from '../rulebook/index.ts';
import { catanPlus34 } from './boards/index.ts';
import { ramparts } from './mechanics/ramparts.ts';
import { roadBridgeRules, roadBridges } from './road-bridges.ts';

export const catanPlus = defineModule({
  id: 'second-islands/catan-plus',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['first-island/base'],
  provides: [wanted.riverBed.thing],
  wants: [{ ...wanted.knightCards, why: 'city walls are paid for with knight cards' }],
  takes: [taken.cityWalls],
  options: {
    walledProduce: {
      type: 'flag',
      default: true,
      words: 'A walled city produces on the robber’s hex too',
    },
  },
  exempt: { rare: ['option.walledProduce'] },
  defaults: { points: 12, bank: '38', decks: '2', numbers: 'shuffle' },
  parts: [
    ...roadBridges({ brick: 1, lumber: 1, ore: 1 }),
    ramparts({
      around: 'city',
      cost: { brick: 1, grain: 1, lumber: 1, ore: 1, wool: 1 },
      card: 'knight',
      stock: 10,
      points: 1,
      producing: 'walledProduce',
    }),
    harbourLaying({ by: 'nature', water: 'hex', mayTouch: true }),
  ],
  awards: [mostBridges({ min: 2, points: 2 })],
  board: catanPlus34,
  words: {
    name: 'Catan-Plus',
    summary:
      'A large archipelago of two base sets. Bridges cross the water and earn an award; cities are walled against the robber at the price of a knight.',
    rules: [
      'The hexes of two base sets, sea among them, are shuffled; 67 of the 74 are laid. Harbour hexes are turned so that at least one of the corners they serve is on land, and no 6 or 8 lies next to another.',
      'A bridge is a road piece on an edge with sea on both sides. It costs 1 brick, 1 lumber and 1 ore.',
      'Two settlements may stand on neighbouring corners if a bridge joins them.',
      'Most Bridges: 2 points for the first player with two bridges. Afterwards it passes only to more bridges.',
      'A city wall costs one of each good and one of your played knights, which goes under the deck of development cards. Giving up knights can cost you the Largest Army: below three, and in a tie too, nobody has it.',
      'You add walls to your own cities. There are ten for all players together. A walled city is worth 3 points in all.',
      'If you have a walled city on the robber’s hex, nobody robs you there, whatever else you have there.',
      'Not to be combined with Cities & Knights.',
      { where: { points: 12 }, house: 'Twelve points win; the source does not say.' },
      { option: 'walledProduce', text: 'The wall stops theft alone: the robber’s hex gives nothing to it.' },
      {
        house:
          'A wall keeps the robber from a city altogether: it also draws from the robber’s hex, which gives nothing to the others.',
      },
      { house: 'A city takes one wall.' },
      { house: 'The 67 hexes lie in nine rows of seven and eight.' },
      { house: 'Seven sea hexes stay out, so that every token finds its land and every harbour its water.' },
      {
        house:
          'Every harbour is laid with both ends on land. While there is a choice, no two serve one corner and no two lie on neighbouring hexes; one that finds no water of its own stays out.',
      },
      {
        house: 'The cards of both sets are put together: 38 of each good, 50 development cards.',
      },
      ...roadBridgeRules,
    ],
    terms: {
      'award.most-bridges': 'Most Bridges',
      'award.most-bridges.text': 'The most bridges, at least 2.',
      'option.walledProduce': 'Walled cities and the robber',
    },
  },
});
