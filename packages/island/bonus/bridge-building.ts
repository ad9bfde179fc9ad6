import { bridgeheads, spanned, spans } from '../mechanics/index.ts';
import { defineModule } from '../rulebook/index.ts';

const COUNT = 3;
const AT_SEA = 5;

/** Bridges across a hex, over land and over water. */
export const bridgeBuilding = defineModule({
  id: 'bonus/bridge-building',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  pairs: { sea: 'bonus/bridge-building-at-sea' },
  parts: [
    spans({
      supply: COUNT,
      overLand: { brick: 2, lumber: 1, ore: 2 },
      overWater: { lumber: 1, ore: 2, wool: 2 },
      card: { ids: ['road-building', 'road-works'], cost: { ore: 1 } },
    }),
  ],
  editBoard: spanned,
  words: {
    name: 'Bridge Building',
    summary:
      'Bridges lead your roads straight across a hex, over land or over water, to a corner that is no neighbour.',
    rules: [
      'A bridge leads across one hex, from one of its corners to another that is not next to it along an edge.',
      'A bridge over land costs 2 brick, 1 lumber and 2 ore; one over water costs 1 lumber, 2 ore and 2 wool.',
      { key: 'bridges', text: 'You have 3 bridges, whichever hexes they lead across.' },
      'A bridge belongs to your roads: it goes on from them, and roads and settlements go on from it. It is not moved.',
      {
        of: 'card.road-building',
        text: 'With a Road Building card you may build one bridge for 1 ore instead of laying the roads.',
      },
      {
        of: 'card.road-works',
        house: 'The progress card of that name may be used in the same way.',
      },
      { house: 'Only one bridge leads across a hex, no matter who owns it: bridges never cross.' },
      {
        of: 'award.longest-road',
        house: 'A bridge counts 1 in the Longest Road, however far it reaches.',
      },
      {
        house:
          'The sea beyond the rim of the board is water, too: a bridge spans a bay there between two corners of the coast. Nobody builds across a hex that is still unknown.',
      },
      { house: 'Starting settlements come with no bridges, and bridges are never free.' },
      {
        house: 'Two corners at the ends of a bridge are no neighbours: settlements may stand on both.',
      },
    ],
  },
});

/** At sea there are more bridges, and ships and roads meet at them. */
export const bridgeBuildingAtSea = defineModule({
  id: 'bonus/bridge-building-at-sea',
  kind: 'variant',
  internal: true,
  seats: bridgeBuilding.seats,
  needs: [bridgeBuilding.id, 'sea'],
  changes: { pieces: { 'land-span': { supply: AT_SEA } } },
  parts: [bridgeheads],
  words: {
    name: 'Bridge Building at sea',
    summary: 'More bridges, and roads and ships that meet at them.',
    takesBack: ['bridges'],
    rules: [
      'You have 5 bridges, whichever hexes they lead across.',
      'A lane that ends at one of your bridges is closed: you cannot move its last ship.',
      'Where a bridge of yours ends, your roads and ships join as they do at a settlement of yours. They count as one trade route.',
      {
        house:
          'The settlement or city of another player at the end of a bridge parts what comes there, as anywhere.',
      },
    ],
  },
});
