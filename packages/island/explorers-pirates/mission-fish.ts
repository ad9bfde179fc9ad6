import { defineModule } from '../rulebook/index.ts';
import { ships } from './fleet.ts';
import { delivery } from './mechanics/delivery.ts';
import { shoals } from './mechanics/shoals.ts';
import { fishMission } from './missions.ts';

/** The mission of the fish, in every game that has it. */
export const fishToDeliver = defineModule({
  id: 'mission-fish',
  version: 2,
  kind: 'expansion',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['expedition-pirate'],
  // Ships that sail at random seldom bring a cargo to the one place where it counts, and tables of six have much to fill.
  exempt: { long: 'a cargo counts at one place of a large sea, which ships reach at random' },
  parts: [
    shoals({
      fleet: ships,
      mission: fishMission,
      cargo: 'fish',
      terrain: 'shoal',
      faces: { green: [1, 2, 3], orange: [4, 5, 6] },
      hauls: (seats) => (seats > 4 ? 8 : 6),
    }),
    delivery({ fleet: ships, cargo: 'fish', mission: fishMission, anchors: 'anchor' }),
  ],
  words: {
    name: 'The mission of the fish',
    summary: 'Hauls of fish from the shoals are brought to the Council.',
    rules: [
      'Shoals are sea hexes that show a face of a die: 1 to 3 in the north, 4 to 6 in the south, each once.',
      'Once a turn, in the movement phase, you may throw a die: a known shoal with that face gets a haul of fish if it has none.',
      'A ship with an end at a corner of the shoal may take the haul aboard, even one whose movement is over. A haul fills both slots. Hauls lie on shoals, in basins and in holds and are not traded.',
      'No haul appears on the pirate’s hex, no matter who has the pirate, and a haul that lies where the pirate comes returns to the supply.',
      'The Council is the sea hex beside the first island. If your ship comes with an end to one of its two anchors, or takes a haul aboard there, it unloads: you advance one space, the haul returns to the supply, and the ship may sail on.',
      'The spaces of the track are worth 1, 1, 2, 2, 2, 3 and 3 points, not added up. The player whose marker was first to reach the foremost space is the Best Fisher, worth 1 point.',
      { house: 'When you throw the die for fish, the ship that is under way stops.' },
      { house: 'Ships unload fish and spices at an anchor automatically.' },
      { house: 'There are 6 hauls, 8 with five or six players.' },
      { house: 'A marker on the last space stays there.' },
    ],
    instead: { 'ladders.title': 'Missions' },
  },
});
