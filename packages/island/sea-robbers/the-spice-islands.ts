import { discovery, spiceRules, spiceRulings, spiceTrade } from '../mechanics/index.ts';
import { defineModule } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { spiceIslandsCharts } from './boards/index.ts';
import { ALL_FRIENDS } from './friends/index.ts';
import { friends, keptFriends, offeredPlaces } from './mechanics/friends.ts';
import { seaLairs } from './mechanics/sea-lairs.ts';

/** The last chapter: unknown seas in the south-east hide gold, spices and what is left of the fleet. */
export const theSpiceIslands = defineModule({
  id: 'sea-robbers/the-spice-islands',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['sea-robbers'],
  pairs: { 'variant/catan-for-two': 'sea-robbers/the-spice-islands-for-two' },
  options: {
    lairs: {
      type: 'flag',
      default: true,
      words: 'Lairs of sea robbers lie on uncovered sea; in a campaign the fleet of chapter 3 decides',
    },
    ...keptFriends(ALL_FRIENDS),
  },
  defaults: { points: 14 },
  // No hex of the land is barren.
  offers: (seats) => ({ robber: [], ...offeredPlaces(ALL_FRIENDS, seats) }),
  parts: [
    friends({ offered: [], earlier: ALL_FRIENDS, dealt: 3 }),
    discovery(),
    spiceTrade(),
    seaLairs({ option: 'lairs' }),
  ],
  board: (_was, { seats }) => chartedBoard(spiceIslandsCharts[seats]),
  words: {
    name: 'Sea Robbers, chapter 4: The Spice Islands',
    summary:
      'Beyond the fog lie gold fields and islands of spices. Post merchants there, trade for cinnamon, pepper and nutmeg, and turn them into points. 14 points win.',
    rules: [
      { key: 'goal', where: { points: 14 }, text: 'The first to 14 points on their own turn wins.' },
      'Everybody has 15 ships. The map has 46 hexes, with three players 16 of them home, with four 19, and two areas of six unknown hexes.',
      'Under each area lie two gold fields, two spice hexes and two of sea. A road or ship that ends at a corner of unknown hexes uncovers them. A gold field gets a number and brings its finder a good of their choice, a spice hex a spice, sea a chest.',
      ...spiceRules,
      {
        option: 'lairs',
        value: true,
        text: 'A lair lies on sea that is uncovered. Four ships around it, no matter whose, drive it away, and everybody with a ship there finds a chest.',
      },
      'The pirate sails as the last of the sea robbers. It begins off the board.',
      'Everybody starts with three friends of earlier chapters, at random; in a campaign with those they have won.',
      ...spiceRulings,
      { house: 'The numbers of the gold fields are 5 and 8 in one area, 6 and 9 in the other.' },
      {
        house:
          'The map is ours, since the picture is lost; it has as many hexes and tokens as the rules count.',
      },
    ],
  },
});
