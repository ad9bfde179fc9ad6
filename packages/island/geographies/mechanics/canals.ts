import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import { type Corner, type Edge, markNeed } from '../../board/index.ts';
import { giveBack, held, take } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { markedCorners } from './marked.ts';
import { wares } from './wares.ts';

const canalTokenFields = {
  /** on each city: 1 while the token for the way to the next one waits */
  canalToken: field.row('corner'),
  /** the seat for which the canal is open this turn, counted from 1 */
  canalOpenFor: field.cell({ holds: 'seat+1', noLook: 'the rates of the bank tell it' }),
};

export interface CanalsConfig {
  /** the mark of the cities on the canal, in their order along it */
  readonly mark: string;
  /** the marks of the corners that no direct way passes; the last of them counts from so many seats on */
  readonly sites: { readonly mark: string; readonly more: { readonly mark: string; readonly from: number } };
}

const TOKEN = 'canal-token';
const BLUE = '#2e7fc2';
const RATE = 2;
/** for bots, in points: a road on the way to a token, and a trade that one makes possible */
const LURE = 0.25;
const TRADE = 0.12;
const NO_TOKEN = reason('no-canal-token', 'there is no canal token');
const OPENED = reason('canal-opened', 'the canal is open this turn');

const tokenWare = {
  id: TOKEN,
  called: 'canal token',
  colour: BLUE,
  shape: 'anchor' as const,
  bankBuys: false,
  worth: 0.1,
};

/**
 * Cities along a canal: whoever is the first to join two neighbours by own roads, with no site between, takes a token, but not at
 * the start. A token makes every trade of a turn with the bank 2:1.
 */
export function canals(config: CanalsConfig): Part {
  const { mark, sites } = config;
  return {
    id: 'canals',
    of: config,
    uses: [wares([tokenWare])],
    boardNeeds: [markNeed('corners', mark, 2)],
    fields: canalTokenFields,
    prepare: (b) => {
      const waits = b.row<Corner>('canalToken');
      const pairs = pairsOf(b, mark);
      return (s) => {
        for (const [from] of pairs) waits.set(s, from, 1);
      };
    },
    rules: (was, b) => {
      const waits = b.row<Corner>('canalToken');
      const { canalOpenFor: openFor } = handlesOf(b, canalTokenFields);
      const pairs = pairsOf(b, mark);
      const token = b.good(TOKEN);
      const isSite = new Uint8Array(b.topology.corners);
      const marks = b.seats >= sites.more.from ? [sites.mark, sites.more.mark] : [sites.mark];
      for (const corner of markedCorners(b, marks)) isSite[corner] = 1;
      const { route } = b.fields;
      /** whether own roads lead from one corner to the other past no site, with this edge or without */
      const joins = (s: State, seat: Seat, from: Corner, to: Corner, without: Edge): boolean => {
        const reached = new Set([from]);
        for (const corner of reached) {
          if (corner !== from && isSite[corner] === 1) continue;
          for (const edge of b.walks.edgesAt[corner]) {
            const lies = edge === without ? 0 : route.get(s, edge);
            if (lies === 0 || b.ownerOf[lies] !== seat) continue;
            for (const end of b.walks.endsOf[edge]) reached.add(end);
          }
        }
        return reached.has(to);
      };
      const ways = pairs.map(([from, to]) => shortestWay(b, from, to, isSite));
      const isOpen = (s: State, seat: Seat): boolean => openFor.get(s) === seat + 1;
      const close = (s: State): void => openFor.set(s, 0);
      return {
        built: (s, seat, piece, place) => {
          was.built(s, seat, piece, place);
          if (!b.isRoute[piece] || seat >= b.seats) return;
          for (const [from, to] of pairs) {
            if (waits.get(s, from) === 0) continue;
            if (!joins(s, seat, from, to, -1) || joins(s, seat, from, to, place)) continue;
            waits.set(s, from, 0);
            take(b, s, seat, token, 1);
            if (s.events) tell(s, 'canal-joined', { seat });
          }
        },
        bank: {
          rate: (s, seat, good) => {
            const rate = was.bank.rate(s, seat, good);
            return rate > RATE && isOpen(s, seat) ? RATE : rate;
          },
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          close(s);
        },
        paired: {
          begin: (s, seat) => {
            was.paired.begin(s, seat);
            close(s);
          },
        },
        hints: {
          // It is open for this turn alone: what the hand can be turned into counts, not what is yet to come.
          rate: (s, seat, good) =>
            isOpen(s, seat) ? was.bank.rate(s, seat, good) : was.hints.rate(s, seat, good),
          promised: (s, seat) => {
            let promised = was.hints.promised(s, seat);
            if (!isOpen(s, seat)) return promised;
            for (const good of b.handGoods) {
              const before = was.bank.rate(s, seat, good);
              if (before <= RATE) continue;
              const has = held(b, s, seat, good);
              promised += TRADE * (Math.floor(has / RATE) - Math.floor(has / before));
            }
            return promised;
          },
          lures: (s, seat, corners, edges) => {
            was.hints.lures(s, seat, corners, edges);
            for (let i = 0; i < pairs.length; i++)
              if (waits.get(s, pairs[i][0]) === 1) for (const edge of ways[i]) edges[edge] += LURE;
          },
        },
      };
    },
    moves: (b) => {
      const { canalOpenFor: openFor } = handlesOf(b, canalTokenFields);
      const token = b.good(TOKEN);
      return [
        {
          name: 'open-canal',
          decisions: ['main', 'trade'],
          price: () => b.bill({ [TOKEN]: 1 }),
          list: (s, seat, out) => {
            if (held(b, s, seat, token) > 0 && openFor.get(s) !== seat + 1) out.put();
          },
          apply: (s, seat) => {
            giveBack(b, s, seat, token, 1);
            openFor.set(s, seat + 1);
            if (s.events) tell(s, 'canal-opened', { seat });
          },
          why: (s, seat) => {
            if (openFor.get(s) === seat + 1) return OPENED;
            return held(b, s, seat, token) > 0 ? undefined : NO_TOKEN;
          },
        },
      ];
    },
    words: {
      terms: {
        'field.canalToken': 'Canal token for the way to the next canal city eastward',
        'move.open-canal': 'Spend a canal token: all trades 2:1 this turn',
        'move.open-canal.short': 'Open the canal',
        'event.canal-joined': '{seat} is the first to join two canal cities, and takes a canal token.',
        'event.canal-opened': '{seat} spends a canal token: the bank trades 2:1 this turn.',
        'reason.no-canal-token': 'You have no canal token.',
        'reason.canal-opened': 'You already trade 2:1 this turn.',
      },
    },
    looks: {
      fields: { canalToken: { on: 'corner', shape: 'chit', colour: BLUE } },
      moves: { 'open-canal': { shape: 'anchor' } },
    },
  };
}

/** each city with the next one along the canal */
function pairsOf(b: Book, mark: string): [from: Corner, to: Corner][] {
  const cities = markedCorners(b, [mark]);
  return cities.slice(1).map((to, i) => [cities[i], to]);
}

/** the edges of a shortest way from one corner to the other that passes no site */
function shortestWay(b: Book, from: Corner, to: Corner, isSite: Uint8Array): Edge[] {
  const cameBy = new Map<Corner, Edge>([[from, -1]]);
  for (const corner of cameBy.keys()) {
    if (corner !== from && isSite[corner] === 1) continue;
    for (const edge of b.walks.edgesAt[corner])
      for (const end of b.walks.endsOf[edge]) if (!cameBy.has(end)) cameBy.set(end, edge);
  }
  const way: Edge[] = [];
  for (let at = to, edge = cameBy.get(to); edge !== undefined && edge >= 0; edge = cameBy.get(at)) {
    way.push(edge);
    const [a, z] = b.walks.endsOf[edge];
    at = a === at ? z : a;
  }
  return way;
}
