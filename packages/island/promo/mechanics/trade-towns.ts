import { reason, type Seat, type State } from '@hexwright/kernel';
import type { Corner, Edge, Hex } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { givesOnlyAt } from './gives-only-at.ts';
import { inlandHarbours } from './inland-harbours.ts';

export const TRADE_TOWN = 'trade-town';
/** the mark of the corners at which a town gives goods */
export const MARKET = 'town-market';
/** the mark of the edges that have its harbours */
export const TOWN_HARBOUR = 'town-harbour';

const STRONG = 2;
const MOST_ROADS = 2;

const NOT_AT_FIRST = reason('town-start', 'nobody starts beside a trade town');
const ROADS_THERE = reason('town-roads', `nobody has more than ${MOST_ROADS} roads at a trade town`);

/**
 * Towns that are hexes: some of their corners give a free choice on the numbers of the town, others have harbours. Nobody starts
 * there, and everybody has few roads around each.
 */
export function tradeTowns(): Part {
  return {
    id: 'trade-towns',
    terrains: [{ id: TRADE_TOWN, gives: 'any' }],
    uses: [
      givesOnlyAt({ terrain: TRADE_TOWN, places: marketsOf }),
      inlandHarbours({ edges: TOWN_HARBOUR, strong: STRONG }),
    ],
    rules: (was, b) => {
      const town = b.terrain(TRADE_TOWN);
      const isTown = (s: State, hex: Hex): boolean => b.fields.terrain.get(s, hex) === town;
      const { hexesAt, hexesAlong, edgesOf } = b.walks;
      const isOwn = (s: State, seat: Seat, edge: Edge): boolean => {
        const mark = b.fields.route.get(s, edge);
        return mark !== 0 && b.ownerOf[mark] === seat;
      };
      const isFull = (s: State, seat: Seat, hex: Hex): boolean =>
        edgesOf[hex].filter((edge) => isOwn(s, seat, edge)).length >= MOST_ROADS;
      return {
        barStartAt: (s, seat, corner) =>
          was.barStartAt(s, seat, corner) ??
          (hexesAt[corner].some((hex) => isTown(s, hex)) ? NOT_AT_FIRST : undefined),
        barBuild: (s, seat, piece, place, list) => {
          const bar = was.barBuild(s, seat, piece, place, list);
          if (bar || b.pieces[piece].on !== 'edge' || !b.isRoute[piece]) return bar;
          return hexesAlong[place].some((hex) => isTown(s, hex) && isFull(s, seat, hex))
            ? ROADS_THERE
            : undefined;
        },
      };
    },
    words: {
      terms: {
        'terrain.trade-town': 'trade town',
        'terrain.trade-town.text':
          'Harbours at two of its sides, and goods of your choice at its two corners with a market.',
        'mark.town-market': 'a market: goods of your choice on the numbers of the town',
        'mark.town-harbour': 'a harbour of the town, for both ends of this edge',
        'reason.town-start': 'Nobody starts beside a trade town.',
        'reason.town-roads': 'Nobody has more than two roads around a trade town.',
      },
    },
    looks: {
      terrains: { [TRADE_TOWN]: { colour: '#c7a76c', pattern: 'castle' } },
      marks: {
        [MARKET]: { shape: 'site', colour: '#e0b02c' },
        [TOWN_HARBOUR]: { shape: 'way', colour: '#8a4b2a', sign: 'rate' },
      },
    },
  };
}

export function marketsOf(b: Book): Corner[] {
  return (b.layout.marks.corners[MARKET] ?? []).map(({ q, r, corner }) => b.topology.cornerAt(q, r, corner));
}
