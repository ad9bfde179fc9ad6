import { startIn, startShips, tokenMigration } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { settlersInNeedCharts } from './settlers-in-need-boards.ts';

/** A central island has all the numbers: whoever settles abroad takes one of them along, or even a whole hex. */
export const settlersInNeed = defineModule({
  id: 'misc/settlers-in-need',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['sea'],
  // Its lands are counted by their hexes: no river takes any of them.
  leaves: [wanted.riverBed.thing],
  pairs: { 'cities-knights/core': 'misc/settlers-in-need-knights' },
  defaults: { points: 10 },
  options: {
    needFrame: {
      type: 'choice',
      default: '4th',
      values: ['4th', '3rd'],
      words: 'The map: that for the frame of the 4th or of the 3rd edition',
    },
  },
  parts: [
    startIn({ regions: ['main'] }),
    startShips(),
    tokenMigration({ from: 'main', by: 'founding', wishes: ['own', 'fed'], swaps: 'desert' }),
  ],
  board: (_was, { seats, options }) => chartedBoard(settlersInNeedCharts[String(options.needFrame)][seats]),
  words: {
    name: 'Settlers in Need',
    summary:
      'All numbers lie on the central island. Settle abroad and you take a number token along, or change a desert there for a hex at home, and leave the old land the poorer. Ten points win.',
    takesBack: ['goal'],
    rules: [
      { key: 'goal', where: { points: 10 }, text: 'The first to 10 points on their own turn wins.' },
      'Starting settlements stand on the central island. One on the coast comes with a ship in place of a road.',
      'You settle at a hex of an outlying island that could give something but has no number token: then you move a token to it from the central island.',
      'That token comes from a hex at one of your own settlements or cities, and it leaves every settlement and city on the central island beside at least one hex with a token. If no token does both, the first condition gives way, and then the second.',
      'You settle at a desert of an outlying island: then you change it for a hex of the central island that has a token. The same two conditions hold, and give way in the same order.',
      { of: 'blocker.robber', text: 'The robber starts on a desert.' },
      {
        of: 'blocker.robber',
        text: 'The robber keeps no token from being moved. If its hex is changed for another, the robber stays where it is.',
      },
      { of: 'blocker.pirate', text: 'The pirate starts off the board.' },
      { option: 'needFrame', text: 'The map for the frame of the 3rd edition has fewer harbours or hexes.' },
      { house: 'A settlement at several such hexes is followed by a token, or a change, for each of them.' },
      { house: 'A hex that is changed takes its number along. Buildings and roads stay where they are.' },
      { house: 'A 6 and an 8 may come to lie side by side.' },
      { house: 'When no hex of the central island has a token left, new land stays as it is.' },
      {
        house:
          'The maps are ours: deserts and gold fields lie abroad, and the central island has as many hexes as there are tokens.',
      },
    ],
    terms: { 'option.needFrame': 'Map' },
  },
});

/** Official pair: with Cities & Knights the goal is three points higher, not two as elsewhere at sea. */
export const settlersInNeedKnights = defineModule({
  id: 'misc/settlers-in-need-knights',
  kind: 'variant',
  internal: true,
  seats: settlersInNeed.seats,
  needs: [settlersInNeed.id, 'cities-knights/sea'],
  defaults: { points: 13 },
  words: {
    name: 'Settlers in Need with Cities & Knights',
    summary: 'Settlers in need and knights: 13 points win.',
    takesBack: ['goal-at-sea'],
    rules: [{ key: 'goal', where: { points: 13 }, text: 'The first to 13 points on their own turn wins.' }],
  },
});
