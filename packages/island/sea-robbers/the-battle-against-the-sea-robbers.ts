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
        text: 'With their first settlement everybody chooses a harbour for one resource, each harbour once: the bank then takes 2 of it for 1 other.',
      },
      'Sea robber ships lie on sea hexes, each over a chest: 15 with three players, 12 with four.',
      'A jug of liquid fire costs 1 lumber and 1 ore. You start with none and can have 6.',
      'When you build or move a ship so that a lane of yours comes to a corner of a hex with sea robbers, there is a battle: draw a card and compare it with your jugs. The jugs are not used up.',
      'If you have taken fewer than two enemy ships, you draw from eight cards of 1, 1, 1, 2, 2, 2, 3 and 3; otherwise from 3, 3, 4, 4, 4, 5, 5 and 6. The card goes back.',
      'With more jugs than the card shows, you take the enemy ship and the chest. With as many, you must move your ship elsewhere, on top of the usual move of a ship. With fewer, you lose it and take 1 lumber or 1 wool.',
      'After a battle your turn is over.',
      'Greatest Nemesis, a point: the first player with three enemy ships, then any player with more than its holder.',
      'Your first settlement beside a gold field brings a chit, which is a point, and one of Hakon, Lea, Lias and Wulf; with three players one of them is left over and joins nobody.',
      'Everybody starts with two friends of chapters 1 and 2, at random; in a campaign with those they have won.',
      'Hakon the Trader: 1 good for 1 other.',
      'Lea the Gambler: throw a die; a 1 or 2 costs you a card, anything else brings two goods of your choice.',
      'Lias the Pickpocket: you steal a card from a player with the most points.',
      'Wulf the Nightmare: after you play a knight, the robber moves once more.',
      { house: 'If several enemy ships lie there, you choose which to fight.' },
      {
        house:
          'A ship that is driven off goes where no enemy lies and fights nobody; if there is no such place, it stays. A starting ship lies where no enemy is near.',
      },
      {
        house:
          'The map is ours, since the picture is lost; it has as many hexes and tokens as the rules count.',
      },
    ],
    terms: { 'award.nemesis': 'Greatest Nemesis' },
  },
});
