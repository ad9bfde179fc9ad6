import type { Seat } from '@hexwright/kernel';
import { type AwardSpec, defineModule } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { battleCharts } from './boards/index.ts';
import { FIRST_FRIENDS, nyala, SECOND_FRIENDS, THIRD_FRIENDS } from './friends/index.ts';
import { enemies } from './mechanics/enemies.ts';
import { friends, keptFriends, offeredPlaces } from './mechanics/friends.ts';
import { goldIsles } from './mechanics/gold-isles.ts';
import { ownHarbours } from './mechanics/own-harbour.ts';

const EARLIER = [...FIRST_FRIENDS, ...SECOND_FRIENDS, nyala];

const nemesis: AwardSpec = {
  id: 'nemesis',
  points: 1,
  min: 3,
  metric: (b) => {
    const taken = b.row<Seat>('enemiesTaken');
    return (s, seat) => taken.get(s, seat);
  },
};

/** The third chapter: a fleet of sea robbers lies between the coast and the Gold Isles, and liquid fire drives it off. */
export const theBattle = defineModule({
  id: 'sea-robbers/the-battle-against-the-sea-robbers',
  version: 2,
  kind: 'scenario',
  seats: [3, 4],
  needs: ['sea-robbers'],
  pairs: {
    'cities-knights/core': 'sea-robbers/the-battle-knights',
    'variant/catan-for-two': 'sea-robbers/lesser-awards',
  },
  options: {
    ownHarbours: {
      type: 'flag',
      default: true,
      words: 'A harbour for everybody; in a campaign the gold of chapter 2 decides',
    },
    ...keptFriends(EARLIER),
  },
  defaults: { points: 13 },
  offers: (seats) => offeredPlaces(EARLIER, seats),
  without: { blockers: ['pirate'] },
  awards: [nemesis],
  parts: [
    friends({ offered: THIRD_FRIENDS, earlier: EARLIER, dealt: 2 }),
    enemies({
      weak: [
        [1, 3],
        [2, 3],
        [3, 2],
      ],
      strong: [
        [3, 2],
        [4, 3],
        [5, 2],
        [6, 1],
      ],
      from: 2,
      jugs: 6,
    }),
    goldIsles(),
    ownHarbours({ option: 'ownHarbours' }),
  ],
  board: (_was, { seats }) => chartedBoard(battleCharts[seats]),
  words: {
    name: 'Sea Robbers, chapter 3: The Battle Against the Sea Robbers',
    summary:
      'The fleet of the sea robbers lies off the Gold Isles. Arm your ships with liquid fire, take the enemy ships with their chests, and settle beside the gold. 13 points win.',
    rules: [
      { key: 'goal', where: { points: 13 }, text: 'The first to 13 points on their own turn wins.' },
      'Everybody has 15 ships. The map has 44 hexes, with three players 17 of them home, with four 20.',
      {
        option: 'ownHarbours',
        value: true,
        text: 'With the first settlement everybody chooses a harbour for one resource, each once: the bank then takes 2 of it for 1 other.',
      },
      'Sea robber ships lie on sea hexes, each over a chest: 15 with three players, 12 with four.',
      'A jug of liquid fire costs 1 lumber and 1 ore. Everybody starts with none and can have 6.',
      'When a line of ships comes to a corner of a hex with sea robbers, by building or by moving, there is a battle: a card is drawn and compared with one’s jugs. The jugs are not used up.',
      'Who has taken fewer than two enemy ships draws from eight cards of 1, 1, 1, 2, 2, 2, 3 and 3; others from 3, 3, 4, 4, 4, 5, 5 and 6. The card goes back.',
      'With more jugs than the card shows one takes the enemy ship and the chest. With as many one’s ship must be moved elsewhere, besides the usual move of a ship. With fewer it is lost, and one takes 1 lumber or 1 wool.',
      'After a battle the turn is over.',
      'Greatest Nemesis, a point: the first with three enemy ships, then whoever has more than its holder.',
      'The first settlement of a player beside a gold field brings a chit, which is a point, and one of Hakon, Lea, Lias and Wulf; with three players one of them is left and goes with nobody.',
      'Everybody starts with two friends of chapters 1 and 2, at random; in a campaign with those they have won.',
      'Hakon the Trader: 1 good for 1 other.',
      'Lea the Gambler: a die is thrown; 1 or 2 costs a card, anything else brings two goods of your choice.',
      'Lias the Pickpocket: a card of a player with most points.',
      'Wulf the Nightmare: when a knight was played, the robber moves once more.',
      { house: 'If several enemy ships lie there, one chooses which to fight.' },
      {
        house:
          'A ship that is driven off goes where no enemy lies and fights nobody; with no such place it stays. A starting ship lies where no enemy is near.',
      },
      {
        house:
          'The map is ours, since the picture is lost; it has as many hexes and tokens as the rules count.',
      },
    ],
    terms: { 'award.nemesis': 'Greatest Nemesis' },
  },
});
