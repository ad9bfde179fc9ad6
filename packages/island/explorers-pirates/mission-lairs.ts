import { defineModule } from '../rulebook/index.ts';
import { crews, ships } from './fleet.ts';
import { lairs } from './mechanics/lairs.ts';
import { lairMission } from './missions.ts';

/** The mission of the pirate lairs, in every game that has it. */
export const lairsToTake = defineModule({
  id: 'mission-lairs',
  version: 2,
  kind: 'expansion',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['expedition-pirate'],
  parts: [
    crews,
    lairs({
      fleet: ships,
      mission: lairMission,
      cargo: 'crew',
      crews: 3,
      terrain: 'gold-field',
      tokens: (seats) => (seats > 4 ? [2, 3, 5, 6, 8, 9, 10, 11] : [2, 3, 5, 6, 8, 11]),
      reward: 2,
      yields: 2,
    }),
  ],
  words: {
    name: 'The mission of the lairs',
    summary: 'Crews take pirate lairs together, and dice name the hero of each battle.',
    rules: [
      'Everybody has 9 crews. A crew costs 1 ore and 1 wool, comes into a basin or aboard a ship at one of your harbour settlements, and fills one slot.',
      'A gold field that is uncovered hides a pirate lair, face down, and pays its finder 2 gold. Nobody builds a road on its edges or a building on its corners until the lair is taken.',
      'You land a crew on a lair from a ship with an end at one of its corners. The third crew, no matter whose, takes the lair once the movement phase in which it landed is over.',
      'Everybody who helped gets 2 gold and advances one space on the track, in turn order from the active player.',
      'Then each of them throws a die and adds the number of their own crews there. The highest sum is the hero; in a tie more crews win, and players who still tie throw again. The hero gives one crew back to the supply and advances one space more.',
      'The lair is turned over: on its number the gold field gives 2 gold to each settlement and harbour settlement beside it.',
      'The spaces of the track are worth 1, 1, 2, 2, 2, 3 and 3 points, not added up. The player whose marker was first to reach the foremost space is the Greatest Pirate Scourge, worth 1 point.',
      { house: 'You may land several crews in one turn, but a lair never has more than three.' },
      { house: 'Crews that are left on a gold field stay, and your ships may fetch yours later.' },
      { house: 'A marker on the last space stays there.' },
      {
        house:
          'The lairs hide 2, 3, 5, 6, 8 and 11; with five or six players 9 and 10 as well. They are mixed for both regions.',
      },
    ],
    instead: { 'ladders.title': 'Missions' },
  },
});
