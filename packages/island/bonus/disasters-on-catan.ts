import { hiddenPointsCount } from '../mechanics/index.ts';
import { defineModule, taken } from '../rulebook/index.ts';
import { calamities } from './mechanics/calamities.ts';
import { dikes } from './mechanics/dikes.ts';
import { repairs } from './mechanics/repairs.ts';
import { vaccines } from './mechanics/vaccines.ts';

/** Doubles bring disasters that sink, dry out and lay waste, and players repair the land. */
export const disastersOnCatan = defineModule({
  id: 'bonus/disasters-on-catan',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  takes: [taken.tokens, taken.flood],
  pairs: { 'cities-knights/core': 'bonus/disasters-with-knights' },
  parts: [
    dikes({
      road: 'road',
      cost: { brick: 1, lumber: 1, ore: 1 },
      reserve: { hills: 2, forest: 2, pasture: 2, fields: 2, mountains: 2, desert: 2 },
    }),
    vaccines({ cost: { grain: 1, wool: 2 }, supply: 4 }),
    calamities({
      dry: ['fields', 'forest', 'pasture'],
      erupting: ['mountains', 'gold'],
      felled: 'forest',
      leaves: ['hills', 'desert'],
      tokens: [4, 5, 9, 10],
      endsBelow: (seats) => 2 * seats,
      spares: 'vaccine',
    }),
    repairs({
      irrigation: 3,
      reforesting: { from: 'hills', to: 'forest', cost: { lumber: 2 }, more: 1 },
      reclamation: { from: 'desert', count: 5 },
    }),
  ],
  exempt: { long: 'land drowns and dries out, and chance seldom repairs it' },
  words: {
    name: 'Disasters on Catan',
    summary:
      'Every double brings a disaster: floods, droughts, earthquakes. You dike, irrigate and plant what is left.',
    rules: [
      'When both dice show the same a disaster follows once all have got their goods. The dice are rolled again, and hexes with that number are struck. A 7 strikes nothing.',
      'Double 1, storm surge: struck hexes at the sea become sea. Settlements, cities and harbours with nothing but sea around them are lost.',
      'Double 2, drought: struck fields, forests and pastures lose their number tokens.',
      'Double 3, earthquake: cities at struck hexes become settlements. If you have too few settlements you choose the cities that you lose altogether.',
      'Double 4, eruption: roads at struck mountains and gold fields are lost, and so are the number tokens there.',
      'Double 5, tornado: roads at struck hexes are lost. A struck forest becomes hills; if none are left, a desert without a number; if there is none either, it loses its number token.',
      'Double 6, epidemic: cities at struck hexes that no sea touches are lost. A city with a vaccine loses the vaccine instead. A vaccine costs 1 grain and 2 wool.',
      'Hexes and tokens that leave the board lie beside it.',
      'A dike costs 1 brick, 1 lumber and 1 ore. It is a road on an edge with sea on both sides. When a sea hex has land or dikes on all sides, no matter whose, it becomes land, drawn from beside the board; if it gives something, with a number token drawn there. Its dikes go back to their owners.',
      'Irrigation: for any 3 resources you draw a number token for a hex that lost its own to a disaster. You need a settlement or city there, and roads of yours from it to the sea.',
      'Reforesting: for 2 lumber and 1 other resource of any kind hills become forest, under the same conditions.',
      'For any 5 resources a desert becomes land that gives something, drawn from beside the board, with a number token.',
      {
        house:
          'At the beginning 2 hexes of each land terrain lie beside the board, and the tokens 4, 5, 9 and 10.',
      },
      {
        house:
          'When fewer hexes have a number than two for each player, the island is given up: the most points win, and players who tie share the win.',
      },
      hiddenPointsCount,
      {
        house:
          'A road that ends up with sea on both sides is lost. Where a building stands at the sea it needs no road.',
      },
      {
        house:
          'Dikes are taken from your roads, are never free, and nobody starts with one. You have 4 vaccines, one for each city.',
      },
    ],
  },
});
