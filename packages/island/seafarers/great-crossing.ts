import { defineModule } from '../rulebook/index.ts';
import { chartedBoard, greatCrossingCharts } from './boards/index.ts';
import { startTogether } from './mechanics/start-together.ts';
import { tradeRoutes } from './mechanics/trade-routes.ts';

const ISLANDS = ['catan', 'transcatania'] as const;

/** Two islands, and a point for every chain of roads and ships, whoever built them, that links their towns. */
export const greatCrossing = defineModule({
  id: 'seafarers/great-crossing',
  kind: 'scenario',
  seats: [4, 6],
  needs: ['sea'],
  defaults: { points: 13 },
  parts: [startTogether({ regions: ISLANDS, evenly: true }), tradeRoutes({ between: ISLANDS })],
  board: (_was, { seats }) => chartedBoard(greatCrossingCharts[seats]),
  words: {
    name: 'The Great Crossing',
    summary:
      'Two islands, Catan and Transcatania. Trade routes that link their towns are worth points, even over the roads and ships of others; a ship that sails away can take them back. 13 points win.',
    rules: [
      'Both of your starting settlements stand on the same island.',
      'Robber and pirate start off the board.',
      'A trade route links a settlement or city on one island to one on the other, over roads and ships of any players. It ends at the first settlement or city on either side.',
      'A route whose links all belong to one player is direct, any other indirect. Trade routes may branch, and a link may serve several of them.',
      'Every trade route is worth 1 point. A chit on the holder’s settlement or city at its end shows it.',
      'The player who built a direct route holds it, no matter who owns its ends. An indirect one belongs to the owner of one of its ends: to the one with more links in it or, with equal links, to the one of them who completed it.',
      'A trade route need not be continuous as the Longest Trade Route must be: roads and ships join without a building between them.',
      'Indirect routes, and direct ones that end at another player’s town, are open: their last ships may be moved. If you break a route, its point is lost.',
      'If both ends belong to one player, either of them carries the chit.',
      { key: 'goal', where: { points: 13 }, text: 'The first to 13 points on their own turn wins.' },
      {
        house:
          'Each island is home to half of the players: when half of them have settled on one, the others start on the other.',
      },
      {
        house:
          'Two towns are one trade route, however many chains join them. The shortest chain counts; of several equally short ones you count the one with the most links of yours.',
      },
      {
        house:
          'In an indirect route only the owners of the two ends are compared, no matter who else has links in it. An end without a link of its owner holds nothing.',
      },
      {
        house:
          'A direct route between towns of others has no town for a chit: it counts for its builder all the same, as long as no end has a link of its owner in a chain as short. If several players have built such a chain, it counts for nobody.',
      },
      {
        house:
          'If the links are equal and a third player completed the route, nobody holds it until one of the two has more.',
      },
      {
        house:
          'A new settlement on a trade route cuts it: the route now ends there, and the new owner is compared like any other end.',
      },
      { house: 'Ships are moved by the present rule; the older one is an option.' },
    ],
  },
  looks: {
    fields: {
      routeChits: { on: 'corner', shape: 'chit', value: true },
      routesHeld: { on: 'seat', shape: 'chit' },
    },
  },
});
