import { pop, reason, type Seat, type State, setTopArg, tell, topArg } from '@hexwright/kernel';
import { type Corner, type Hex, regionNeed } from '../../board/index.ts';
import { ANY_GOOD, type Bill, type Book, type Good, type Part, type PieceNo } from '../../rulebook/index.ts';
import { canPay, held, take } from '../core/goods.ts';
import { numberMoment } from '../core/moments.ts';

/** A land of the board, the first of them the one whose goods have no other name. */
export type Land = number;

export interface LandStoresConfig {
  /** the regions of the lands, the home land first; goods of another are called `brick-REGION` */
  readonly lands: readonly string[];
  /** the goods that are stored */
  readonly goods: readonly string[];
  /** the lands whose stores are one hand on a seven */
  readonly hands: readonly (readonly Land[])[];
}

/** What can be asked of the stores of a book. */
export interface LandStores {
  readonly lands: number;
  /** how many goods there are in each */
  readonly kinds: number;
  good(kind: number, land: Land): Good;
  /** which good it is in every land; -1 for one that is not stored */
  kindOf(good: Good): number;
  landOf(good: Good): Land;
  /** the land of a place; -1 out at sea */
  ofHex(hex: Hex): Land;
  ofCorner(corner: Corner): Land;
  at(on: 'hex' | 'corner' | 'edge', place: number): Land;
  /** how many goods the seat has in the store of the land */
  size(s: State, seat: Seat, land: Land): number;
  /** whether a building of the seat stands on the land */
  dwells(s: State, seat: Seat, land: Land): boolean;
  /** the price in goods of the land */
  priced(bill: Bill, land: Land): Bill;
  /** the land with a building of the seat where least is missing of the price; the home land, if nothing is nearer */
  nearest(s: State, seat: Seat, bill: Bill): Land;
  /** a good that lay nowhere in the bank comes into the store, or leaves it without going there */
  put(s: State, seat: Seat, good: Good, count: number): void;
}

export const CHOOSE_STORED = 'choose-stored';
const OTHER_LAND = reason('other-land', 'goods of one land are not traded for those of another');
const STORE_SHORT = reason('store-short', 'the store of that land cannot pay for it');
const OTHER_STORE = reason('other-store', 'that store has given up enough');
const NOT_THERE = reason('not-of-land', 'the hex gives goods of its own land');

const known = new WeakMap<Book, LandStores>();

export function landStoresOf(b: Book): LandStores {
  const own = known.get(b);
  if (!own) throw new Error('no lands of this game have stores');
  return own;
}

/**
 * Every land has a store of its own for each seat. What a hex gives lies in the store of its land; what is built there is paid
 * out of it, and it is traded for goods of the same land alone, by the harbours of that land. On a seven each hand of stores is halved for
 * itself. Stores lie open: nothing ever leaves one by chance.
 */
export function landStores(config: LandStoresConfig): Part {
  const { lands, goods, hands } = config;
  const abroad = lands.slice(1);
  const [harbours, dues] = ['landHarbours', 'storeDues'];
  return {
    id: 'land-stores',
    of: config,
    uses: [numberMoment()],
    goods: abroad.flatMap((land) =>
      goods.map((id) => ({
        id: `${id}-${land}`,
        cardOf: id,
        supply: 0,
        choosable: false,
        open: true,
      })),
    ),
    changes: { goods: Object.fromEntries(goods.map((id) => [id, { open: true }])) },
    // Cards of one stock pass from good to good when they are shipped, and through the bank.
    exempt: {
      rare: [`move.${CHOOSE_STORED}`],
      goods: [...goods, ...abroad.flatMap((land) => goods.map((id) => `${id}-${land}`))],
    },
    boardNeeds: [regionNeed(...lands)],
    fields: {
      /** by seat and land: the kinds of its harbours there, as bits */
      [harbours]: { per: ['seat', lands.length], noLook: 'the rates of the bank follow from it' },
      /** by seat and hand of stores: how many cards it still gives up */
      [dues]: { per: ['seat', hands.length], noLook: 'every table counts what is still to be discarded' },
    },
    decisions: {
      [CHOOSE_STORED]: {
        args: () => [
          { name: 'left', domain: { id: 'count', size: 100 } },
          { name: 'land', domain: { id: 'land', size: lands.length, names: lands } },
        ],
      },
    },
    slots: { number: { [CHOOSE_STORED]: 'choice' } },
    overridesAny: { discardCount: 'each hand of stores is halved for itself' },
    rules: (was, b) => {
      const own = makeStores(b, config);
      known.set(b, own);
      const rates = b.grid<Seat, Land>(harbours);
      const due = b.grid(dues);
      const handOf = Uint8Array.from({ length: lands.length }, (_, land) =>
        hands.findIndex((hand) => hand.includes(land)),
      );
      /** by land: the harbour places of all others */
      const closed = lands.map((_, land) =>
        b.layout.harbours.places.flatMap((_place, i) =>
          own.ofCorner(b.harbourCorner[i * 2]) === land ? [] : [i],
        ),
      );
      /** by seat and land: the free choices that the running production brings */
      const choices = new Int32Array(b.seats * lands.length);
      const choose = b.decision(CHOOSE_STORED);
      const open = b.opening('number');
      const canChoose = (s: State): boolean => goods.some((id) => b.fields.bank.get(s, b.good(id)) > 0);
      /** the land whose harbours are asked for just now; -1 for all */
      let asked = -1;
      const inHand = (s: State, seat: Seat, hand: number): number =>
        hands[hand].reduce((sum, land) => sum + own.size(s, seat, land), 0);
      const mixes = (counts: readonly number[], among: number): number => {
        let land = among;
        for (let good = 0; good < counts.length && land > -2; good++) {
          if (counts[good] === 0) continue;
          const here = own.landOf(good);
          land = land === -1 || land === here ? here : -2;
        }
        return land;
      };
      return {
        hexGood: (s, hex) => {
          const good = was.hexGood(s, hex);
          const land = own.ofHex(hex);
          return land > 0 && good >= 0 && own.kindOf(good) >= 0 ? own.good(own.kindOf(good), land) : good;
        },
        hexOwes: (s, hex, good, corner, piece, seat) => {
          const before = b.owedChoice[seat];
          was.hexOwes(s, hex, good, corner, piece, seat);
          if (good === ANY_GOOD && own.ofHex(hex) > 0)
            choices[seat * lands.length + own.ofHex(hex)] += b.owedChoice[seat] - before;
        },
        reckon: (s, number) => {
          choices.fill(0);
          was.reckon(s, number);
        },
        payOut: (s) => {
          const G = b.goods.length;
          for (let i = 0; i < choices.length; i++) {
            b.owedChoice[Math.floor(i / lands.length)] -= choices[i];
            b.owedOf[G] -= choices[i];
          }
          was.payOut(s);
          if (!canChoose(s)) return;
          // Opened backwards: whoever's turn it is chooses first.
          const active = Math.max(0, b.fields.active.get(s));
          for (let i = b.seats - 1; i >= 0; i--)
            for (let land = lands.length - 1; land > 0; land--) {
              const seat = (active + i) % b.seats;
              const count = choices[seat * lands.length + land];
              if (count === 0) continue;
              b.cell('gotSomething').set(s, b.cell('gotSomething').get(s) | (1 << seat));
              open(s, choose, 1 << seat, count, land);
            }
        },
        cost: (s, seat, piece, place) => {
          const bill = was.cost(s, seat, piece, place);
          const land = place < 0 ? own.nearest(s, seat, bill) : own.at(b.pieces[piece].on, place);
          return own.priced(bill, Math.max(0, land));
        },
        barBuild: (s, seat, piece, place, list) =>
          was.barBuild(s, seat, piece, place, list) ?? barStore(s, seat, piece, place),
        bank: {
          rate: (s, seat, good) => {
            if (own.kindOf(good) < 0) return was.bank.rate(s, seat, good);
            asked = own.landOf(good);
            const rate = was.bank.rate(s, seat, own.good(own.kindOf(good), 0));
            asked = -1;
            return rate;
          },
          barTrade: (s, seat, give, want) =>
            give >= 0 && own.landOf(give) !== own.landOf(want)
              ? OTHER_LAND
              : was.bank.barTrade(s, seat, give, want),
        },
        harbours: {
          recount: (s, seat) => {
            was.harbours.recount(s, seat);
            for (let land = 0; land < lands.length; land++)
              rates.set(s, seat, land, b.the.harbours.bits(s, seat, closed[land]));
          },
          open: (s, seat) => was.harbours.open(s, seat) & (asked < 0 ? -1 : rates.get(s, seat, asked)),
        },
        offers: {
          barDeal: (s, give, want) =>
            mixes(want, mixes(give, -1)) === -2 ? OTHER_LAND : was.offers.barDeal(s, give, want),
        },
        // What a hand can still take counts for the others, too: so it is over its limit when one of the hands is.
        handLimit: (s, seat) => {
          const limit = was.handLimit(s, seat);
          let kept = 0;
          let over = false;
          for (let hand = 0; hand < hands.length; hand++) {
            const size = inHand(s, seat, hand);
            kept += Math.min(size, limit);
            over ||= size > limit;
          }
          return over ? kept : limit * hands.length;
        },
        onSeven: (s) => {
          for (let seat = 0; seat < b.seats; seat++) {
            const limit = was.handLimit(s, seat);
            for (let hand = 0; hand < hands.length; hand++) {
              const size = inHand(s, seat, hand);
              due.set(s, seat, hand, size > limit ? size >> 1 : 0);
            }
          }
          was.onSeven(s);
        },
        discardCount: (s, seat) => {
          const limit = was.handLimit(s, seat);
          let count = 0;
          for (let hand = 0; hand < hands.length; hand++) {
            const size = inHand(s, seat, hand);
            if (size > limit) count += size >> 1;
          }
          return count;
        },
        barDiscard: (s, seat, good) => {
          const bar = was.barDiscard(s, seat, good);
          if (bar || own.kindOf(good) < 0) return bar;
          let any = false;
          for (let hand = 0; hand < hands.length; hand++) any ||= due.get(s, seat, hand) > 0;
          return any && due.get(s, seat, handOf[own.landOf(good)]) === 0 ? OTHER_STORE : undefined;
        },
        discarded: (s, seat, good) => {
          was.discarded(s, seat, good);
          if (own.kindOf(good) < 0) return;
          const hand = handOf[own.landOf(good)];
          if (due.get(s, seat, hand) > 0) due.add(s, seat, hand, -1);
        },
      };
      function barStore(s: State, seat: Seat, piece: PieceNo, place: number) {
        return canPay(b, s, seat, b.rules.cost(s, seat, piece, place)) ? undefined : STORE_SHORT;
      }
    },
    moves: (b) => {
      const own = landStoresOf(b);
      return [
        {
          name: CHOOSE_STORED,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: [CHOOSE_STORED],
          list: (s, _seat, out) => {
            const land = topArg(s, 1);
            let any = false;
            for (let kind = 0; kind < own.kinds; kind++)
              if (b.fields.bank.get(s, own.good(kind, land)) > 0) {
                any = true;
                out.put(own.good(kind, land));
              }
            // One that has waited below others which emptied the bank ends with nothing.
            if (!any) out.put(own.good(0, land));
          },
          apply: (s, seat, good) => {
            const left = topArg(s, 0) - 1;
            const there = b.fields.bank.get(s, good) > 0;
            if (there) {
              take(b, s, seat, good, 1);
              if (s.events) tell(s, 'chose', { seat, good: b.goods[good].id });
            }
            if (left > 0 && there) setTopArg(s, 0, left);
            else pop(s);
          },
          why: (s, _seat, good) => (good >= 0 && own.landOf(good) !== topArg(s, 1) ? NOT_THERE : undefined),
        },
      ];
    },
    words: {
      terms: {
        'move.choose-stored': 'Take a good',
        'decision.choose-stored': 'Take a good of your choice',
        'reason.other-land': 'Goods of one island are not traded for those of another.',
        'reason.store-short': 'The store of that island cannot pay for it.',
        'reason.other-store': 'That store has given up enough.',
        'reason.not-of-land': 'The hex gives goods of its own island.',
      },
    },
  };
}

function makeStores(b: Book, { lands, goods }: LandStoresConfig): LandStores {
  const { corners, edges, hexes, edgeCorner } = b.topology;
  const kinds = goods.length;
  const table = lands.flatMap((land, i) => goods.map((id) => b.good(i === 0 ? id : `${id}-${land}`)));
  const kind = new Int8Array(b.goods.length).fill(-1);
  const landAt = new Int8Array(b.goods.length).fill(-1);
  table.forEach((good, i) => {
    kind[good] = i % kinds;
    landAt[good] = Math.floor(i / kinds);
  });
  const ofHex = Int8Array.from({ length: hexes }, (_, hex) =>
    lands.indexOf(b.layout.hexes[hex].region ?? ''),
  );
  const ofCorner = Int8Array.from({ length: corners }, (_, corner) =>
    Math.max(-1, ...b.walks.hexesAt[corner].map((hex) => ofHex[hex])),
  );
  const ofEdge = Int8Array.from({ length: edges }, (_, edge) =>
    Math.max(ofCorner[edgeCorner[edge * 2]], ofCorner[edgeCorner[edge * 2 + 1]]),
  );
  const places = { hex: ofHex, corner: ofCorner, edge: ofEdge };
  const prices = new WeakMap<Bill, readonly Bill[]>();
  const inLands = (bill: Bill): readonly Bill[] => {
    const priced = lands.map((_, land) =>
      b.bill(
        Object.fromEntries(
          bill.map(([good, count]) => [
            b.goods[kind[good] < 0 ? good : table[land * kinds + kind[good]]].id,
            count,
          ]),
        ),
      ),
    );
    prices.set(bill, priced);
    return priced;
  };
  const own: LandStores = {
    lands: lands.length,
    kinds,
    good: (each, land) => table[land * kinds + each],
    kindOf: (good) => kind[good],
    landOf: (good) => landAt[good],
    ofHex: (hex) => ofHex[hex],
    ofCorner: (corner) => ofCorner[corner],
    at: (on, place) => places[on][place],
    size: (s, seat, land) => {
      let size = 0;
      for (let each = 0; each < kinds; each++) size += held(b, s, seat, table[land * kinds + each]);
      return size;
    },
    dwells: (s, seat, land) => {
      for (let corner = 0; corner < corners; corner++) {
        if (ofCorner[corner] !== land) continue;
        const mark = b.fields.building.get(s, corner);
        if (mark !== 0 && b.ownerOf[mark] === seat) return true;
      }
      return false;
    },
    priced: (bill, land) => (prices.get(bill) ?? inLands(bill))[land],
    nearest: (s, seat, bill) => {
      let best = 0;
      let least = missing(b, s, seat, own.priced(bill, 0));
      for (let land = 1; land < lands.length && least > 0; land++) {
        const lacks = missing(b, s, seat, own.priced(bill, land));
        if (lacks < least && own.dwells(s, seat, land)) [best, least] = [land, lacks];
      }
      return best;
    },
    put: (s, seat, good, count) => {
      b.fields.hold.add(s, seat, good, count);
      b.fields.handSize.add(s, seat, count);
    },
  };
  return own;
}

function missing(b: Book, s: State, seat: Seat, bill: Bill): number {
  let lacks = 0;
  for (let i = 0; i < bill.length; i++) lacks += Math.max(0, bill[i][1] - held(b, s, seat, bill[i][0]));
  return lacks;
}
