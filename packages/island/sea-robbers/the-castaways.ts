import { keepsTo } from '../mechanics/index.ts';
import { defineModule } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { castawaysCharts } from './boards/index.ts';
import { MAIN } from './boards/marks.ts';
import { FIRST_FRIENDS } from './friends/index.ts';
import { castaways } from './mechanics/castaways.ts';
import { friends } from './mechanics/friends.ts';
import { oreMiners } from './mechanics/ore-miners.ts';
import { friendsAtOutposts, outposts } from './mechanics/outpost.ts';

/** The first chapter: castaways wait on a barren island, and where there is ore there are miners. */
export const theCastaways = defineModule({
  id: 'sea-robbers/the-castaways',
  version: 2,
  kind: 'scenario',
  seats: [3, 4],
  needs: ['sea-robbers'],
  pairs: {
    'cities-knights/core': 'sea-robbers/first-knight',
    'variant/catan-for-two': 'sea-robbers/lesser-awards',
  },
  defaults: { points: 11 },
  without: { blockers: ['pirate'] },
  changes: { pieces: { ship: { supply: 5 } } },
  parts: [
    outposts(),
    friendsAtOutposts,
    friends({ offered: FIRST_FRIENDS }),
    castaways({ most: 3, chits: { first: 2, later: 1 } }),
    oreMiners(),
    keepsTo({ blocker: 'robber', regions: [MAIN] }),
  ],
  board: (_was, { seats }) => chartedBoard(castawaysCharts[seats]),
  words: {
    name: 'Sea Robbers, chapter 1: The Castaways',
    summary:
      'The crew of a wreck waits on a barren island in the west. Build an outpost there, look for castaways and save them, and let them dig for ore. 11 points win.',
    rules: [
      { key: 'goal', where: { points: 11 }, text: 'The first to 11 points on their own turn wins.' },
      'Everybody has 5 ships. Three players: 44 hexes, 20 of them home. Four: 44 hexes, 22 of them home. Nothing at home gives ore.',
      'An outpost costs 2 lumber and 1 wool and is worth a point; you have one. It stands on a corner of the coast of the Barren Island to which one of your ships leads. Nobody settles or builds roads on that island.',
      'An outpost gives nothing, keeps no distance, stops nobody and never grows. A lane between it and a settlement is closed.',
      'When you build your outpost, you win one of the four friends of this chapter; with three players one of them is left over and joins nobody.',
      'Once a turn, if you have an outpost, you may secretly look at a castaway and save it by paying at once the two goods that it costs. Otherwise it goes back face down.',
      'The 12 castaways cost two brick, two grain, two lumber, two wool, brick and lumber, brick and wool, grain and lumber, lumber and wool, or, twice each, brick and grain, grain and wool.',
      'Nobody saves more than three. The first player to save three gets two chits, everybody after that gets one; a chit is a point.',
      'A castaway that you save becomes a miner at the settlement or city that your ships join to the outpost. Sending a miner from there to the outpost costs 1 grain and 1 wool.',
      'Before the roll on a later turn you may bring any of the miners at the outpost home, each with 1 ore.',
      'Captain Dever: another good of your choice when a chest has been opened.',
      'Jerok the Smith: a development card for 1 ore less.',
      'Olaf the Master Builder: a road for 1 brick or 1 lumber, or you move a road at an open end.',
      'Oda the Healer: a good of your choice when the number of the turn is not a 7 and brings you nothing.',
      { house: 'You may look at a castaway wherever it lies.' },
      { house: 'If several settlements are joined to the outpost, the miners live at the nearest.' },
      { house: 'Captain Dever helps until the end of the turn of the chest, Oda on your own turn.' },
      { house: 'The robber keeps to the great land.' },
      {
        house:
          'The map is ours, since the picture is lost; it has as many hexes and tokens as the rules count. Eight chests lie on it.',
      },
    ],
  },
});
