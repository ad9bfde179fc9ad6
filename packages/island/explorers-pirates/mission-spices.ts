import { defineModule } from '../rulebook/index.ts';
import { crews, ships } from './fleet.ts';
import { delivery } from './mechanics/delivery.ts';
import { villages } from './mechanics/villages.ts';
import { spiceMission } from './missions.ts';

/** The mission of the spices, in every game that has it. */
export const spicesToDeliver = defineModule({
  id: 'mission-spices',
  version: 2,
  kind: 'expansion',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['expedition-pirate'],
  parts: [
    crews,
    villages({
      fleet: ships,
      mission: spiceMission,
      crew: 'crew',
      spice: 'spice',
      swift: 'swift-village',
      brave: 'pirate-village',
      market: 'gold-village',
      faces: { green: 5, orange: 4 },
    }),
    delivery({ fleet: ships, cargo: 'spice', mission: spiceMission, anchors: 'anchor' }),
  ],
  words: {
    name: 'The mission of the spices',
    summary: 'Crews that stay with villages bring spice, land to build on and lasting advantages.',
    rules: [
      'A village that is uncovered gets a sack of spice for every player, and gives no goods. Crews cost 1 ore and 1 wool; everybody has 9.',
      'A ship with an end at a corner of a village may leave a crew there and takes one sack aboard at once. One crew of each player lives in a village, and stays for good.',
      'Without a crew of yours at a village you build no road on its edges and no building on its corners.',
      'A sack fills one slot. Sacks lie at villages, in basins and in holds.',
      'In each region one village lets all ships of its friends sail 1 edge farther, at once, unless the ship has just uncovered something; two of them add up.',
      'In each region one village helps against pirates: its friends drive the pirate off with a 5 too, in the south with a 4 too.',
      'In each region one village buys: once a turn its friends sell it a card for 1 gold.',
      'A ship that comes to an anchor of the Council, or takes sacks aboard there, unloads them; you advance one space for each. Sacks return to the supply, and the ship may sail on.',
      'The spaces of the track are worth 1, 1, 2, 2, 3 and 3 points, not added up. The player whose marker was first to reach the foremost space is the Greatest Spice Merchant, worth 1 point.',
    ],
    instead: { 'ladders.title': 'Missions' },
  },
});
