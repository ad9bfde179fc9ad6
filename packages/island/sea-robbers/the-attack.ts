import { keepsTo } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { attackCharts } from './boards/index.ts';
import { MAIN } from './boards/marks.ts';
import { FIRST_FRIENDS, nyala, SECOND_FRIENDS } from './friends/index.ts';
import { bogIron } from './mechanics/bog-iron.ts';
import { friends, keptFriends, offeredPlaces } from './mechanics/friends.ts';
import { goldMiners } from './mechanics/gold-miners.ts';
import { friendsAtOutposts, outposts } from './mechanics/outpost.ts';

/** The second chapter: gold for a ransom is dug on an island in the north, and bog iron makes up for ore. */
export const theAttack = defineModule({
  id: 'sea-robbers/the-attack',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['sea-robbers'],
  provides: [wanted.riverBed.thing],
  pairs: {
    'cities-knights/core': 'sea-robbers/the-attack-knights',
    'variant/catan-for-two': 'sea-robbers/lesser-awards',
  },
  options: {
    bogIron: {
      type: 'int',
      default: 4,
      min: 1,
      max: 5,
      words: 'Bog iron on each pasture; in a campaign the castaways of chapter 1 say how much',
    },
    ...keptFriends(FIRST_FRIENDS),
  },
  defaults: { points: 12 },
  offers: (seats) => offeredPlaces(FIRST_FRIENDS, seats),
  without: { blockers: ['pirate'] },
  changes: { pieces: { ship: { supply: 5 } } },
  parts: [
    outposts(),
    friendsAtOutposts,
    friends({ offered: SECOND_FRIENDS, earlier: FIRST_FRIENDS, dealt: 1, won: [nyala] }),
    bogIron({ option: 'bogIron' }),
    goldMiners({ spaces: 22, chitsAt: [2, 7, 12, 17, 22], friend: { id: nyala.id, at: 13 } }),
    keepsTo({ blocker: 'robber', regions: [MAIN] }),
  ],
  board: (_was, { seats }) => chartedBoard(attackCharts[seats]),
  words: {
    name: 'Sea Robbers, chapter 2: The Attack',
    summary:
      'The sea robbers hold hostages, and the ransom lies on the Gold Island in the north. Build an outpost there, and send miners to dig for nuggets together. 12 points win.',
    rules: [
      { key: 'goal', where: { points: 12 }, text: 'The first to 12 points on their own turn wins.' },
      'Everybody has 5 ships. Three players: 50 hexes, 19 of them home. Four: 50 hexes, 21 of them home.',
      'An outpost costs 2 lumber and 1 wool and is worth a point; you have one. It stands on a corner of the coast of the Gold Island to which one of your ships leads. Nobody settles or builds roads on that island.',
      'An outpost gives nothing, keeps no distance, stops nobody and never grows. A lane between it and a settlement is closed.',
      'When you build your outpost, you win one of Gerhild, Isa, Reiko and Suna; with three players one of them is left over and joins nobody.',
      {
        key: 'bog-iron',
        text: 'Bog iron lies on every pasture of the great land: 4 tokens each if the chapter is played alone.',
      },
      'When a pasture produces, each settlement or city beside it may take 1 ore instead of 1 wool if its owner removes a token. The active player decides first, then the others in turn; only then does it matter what the bank is short of.',
      'A miner costs 1 ore and 1 wool and starts at your outpost; you have three. Moving one up to three corners of the island costs 1 grain, once a turn for each. Any number may stand on a corner.',
      'Twelve tokens lie on the island: six need two miners, six need three. When that many miners stand on its corner, no matter whose, a token is turned over and removed. Everybody advances by its nuggets for each of their miners there, in turn order from the active player.',
      'Of the tokens for two miners four show 2 nuggets and two show 4; of those for three two show 2 and four show 4.',
      'The track has 22 spaces. Each time you reach or pass 2, 7, 12, 17 or 22, you get a chit, which is a point. The first player at 13 or beyond wins Nyala.',
      'Everybody starts with a friend of chapter 1, at random; in a campaign with those they have won.',
      'Gerhild the Brave: two goods of your choice while another player has more points.',
      'Isa the Shipbuilder: a ship for 1 lumber or 1 wool, or you move one more ship.',
      'Reiko the Strong: on a 7 your hand limit is 4 higher.',
      'Suna the Cunning: the robber steals from two players beside it.',
      'Nyala the Diplomat: the robber leaves the board, and you take a good of the hex where it stood.',
      {
        house:
          'Miners stay where they are when a token is removed. The hexes of the Gold Island give nothing.',
      },
      { house: 'Reiko helps before hands are halved, on the turns of others too.' },
      { house: 'The robber keeps to the great land.' },
      {
        house:
          'The map is ours, since the picture is lost; it has as many hexes and tokens as the rules count. Eight chests lie on it.',
      },
    ],
  },
});
