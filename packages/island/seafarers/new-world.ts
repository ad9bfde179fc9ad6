import { archipelago, type Layout, layoutOf, scatteredSea } from '../board/index.ts';
import { harbourLaying, regions } from '../mechanics/index.ts';
import { type BoardContext, defineModule, type Offers, type Options } from '../rulebook/index.ts';
import { boundShips, isOlder, seaEdition } from './editions.ts';
import { mapLaying } from './mechanics/map-laying.ts';
import { newWorldMaps, newWorldOf1997, newWorldOf2003 } from './new-world-maps.ts';

/** A world that nobody has drawn: all hexes at random, or laid by the players, and harbours where they like. */
export const newWorld = defineModule({
  id: 'seafarers/new-world',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['sea'],
  options: {
    seaEdition: seaEdition(
      'The hexes of today for three and four and for five and six, those of 2003, or as the older choice those of 1997 with ships moved within their lane',
      '2003',
    ),
    map: {
      type: 'choice',
      default: 'random',
      values: ['random', 'fair', 'built'],
      words:
        'All hexes at random, at random in fair shares for every part of the sea, or laid by the players',
    },
    waters: {
      type: 'int',
      default: 4,
      min: 2,
      max: 8,
      when: { map: 'fair' },
      words:
        'Fair maps: the most parts of the sea that straits keep apart; fewer where the sea does not suffice',
    },
  },
  // Five and six had the same hexes in 2003 as today, and their sea suffices for six parts.
  offers: (seats): Offers => (seats > 4 ? { seaEdition: ['present', 'older'], waters: { max: 6 } } : {}),
  defaults: (seats, chosen = {}): Options => ({
    points: 12,
    ...(seats > 4 && { waters: 6 }),
    ...(isOlder(chosen) && boundShips),
  }),
  parts: [
    mapLaying({ when: ({ map }) => map === 'built' }),
    harbourLaying({ by: 'seats', water: 'shared', mayTouch: false }),
    regions({ by: 'landmass', home: 'starts', points: 1 }),
  ],
  board: (_was, context) => boardOf(context),
  words: {
    name: 'New World',
    summary:
      'Nobody knows this world before it lies on the table: random islands, harbours laid by the players, and a point for every island away from home. 12 points win.',
    rules: [
      'All hexes are laid at random, and every hex that produces gets a number token. No 6 or 8 lies beside another, and none on a gold field. Only five or six players have gold fields and deserts.',
      'Then the players take turns to draw a harbour and lay it on a coast, until all are laid. Several may lie at the same sea hex, but no two at one corner.',
      'Starting settlements may stand on any island, on the same one or on two.',
      'Robber and pirate start off the board.',
      'The islands of your starting settlements, one or two, are your home.',
      'Your first settlement on each island that is not your home is worth 1 extra point. A single hex is an island too.',
      { key: 'goal', where: { points: 12 }, text: 'The first to 12 points on their own turn wins.' },
      'The counts of hexes, numbers and harbours are suggestions; you can play any map of your own.',
      {
        option: 'map',
        text: 'Fair: straits part the sea, and every part gets its share of land, of each terrain and of the numbers. Built: the players take turns to draw a hex and lay it on any free place, then the number tokens, 6 and 8 first.',
      },
      {
        option: 'seaEdition',
        text: '1997: other counts, for each number of players its own, and a moved ship stays within its lane. 2003: for three and four a mountain instead of a forest and a general harbour less than today.',
      },
      {
        house:
          'The first player lays the first harbour. One for which no coast is left stays out of the game.',
      },
      {
        house:
          'If the players have left no place where a 6 or 8 can lie alone, it may lie beside another; on a gold field only where there is no other land.',
      },
      { house: 'The edge of the board is water: harbours may face it, and ships sail along it.' },
    ],
  },
  looks: {
    fields: {
      regionPoints: { on: 'seat', shape: 'star' },
      hexBag: { on: 'stock', shape: 'chit' },
      numberBag: { on: 'stock', shape: 'chit', of: 'number' },
    },
  },
});

const known = new Map<string, Layout>();

const mapsOf = (options: Options) =>
  isOlder(options) ? newWorldOf1997 : options.seaEdition === '2003' ? newWorldOf2003 : newWorldMaps;

function boardOf({ seats, options }: BoardContext): Layout {
  const map = mapsOf(options)[seats];
  const fair = options.map === 'fair';
  const key = `${map.id} ${fair ? options.waters : ''}`;
  let layout = known.get(key);
  if (!layout) {
    layout = layoutOf(fair ? archipelago(map, options.waters as number) : scatteredSea(map));
    known.set(key, layout);
  }
  return layout;
}
