import { defineModule } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { peaceCharts } from './boards/index.ts';
import { ALL_FRIENDS } from './friends/index.ts';
import { legend } from './legend.ts';
import { friends } from './mechanics/friends.ts';
import { goldIsles } from './mechanics/gold-isles.ts';

/** The common rules without a story, and the legend as a campaign of four chapters. */
export const seaRobbers = defineModule({
  id: 'sea-robbers/core',
  version: 2,
  kind: 'expansion',
  seats: [3, 4],
  needs: ['sea-robbers'],
  defaults: { points: 12 },
  without: { blockers: ['pirate'] },
  campaign: legend([
    'sea-robbers/the-castaways',
    'sea-robbers/the-attack',
    'sea-robbers/the-battle-against-the-sea-robbers',
    'sea-robbers/the-spice-islands',
  ]),
  parts: [friends({ offered: ALL_FRIENDS }), goldIsles()],
  board: (_was, { seats }) => chartedBoard(peaceCharts[seats]),
  words: {
    name: 'Legend of the Sea Robbers',
    summary:
      'One coast of a great land, ships side by side, chests at sea and friends to be won: the common rules by themselves, to 12 points, and the ground of a campaign of four chapters.',
    rules: [
      { key: 'goal', where: { points: 12 }, text: 'The first to 12 points on their own turn wins.' },
      'The legend is a campaign of four chapters. After each, the player with the most points gets 4, 5, 6 and 7 legend points in turn, the second 3, 4, 4 and 5, the third 2, 3, 3 and 3, the fourth 1; in a tie the players share the better place.',
      'Players who do not have the most points may earn a bonus: 1 for three castaways saved, 1 for space 12 of the gold track (10 with four players), 2 for three enemy ships (two with four players), and 2 for the most chits in the last chapter, unless all who could have it tie.',
      'Castaways saved in chapter 1 leave bog iron in chapter 2: 1 on each pasture, and 1 more for each castaway above 5 (8 with four players), up to 5. At least 10 nuggets a player in chapter 2 bring everybody a harbour in chapter 3. There are no lairs in chapter 4 if at most one enemy ship was left in chapter 3.',
      'You keep the friends you have won. Most legend points win; the sum of all points breaks a tie.',
      {
        house:
          'Without a story, the game uses the map of chapter 3, with ten chests where the sea robbers would lie. Your first settlement beside a gold field brings a chit, which is a point, and any one of the friends.',
      },
    ],
  },
});
