import { type Bar, NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { BESIDE_HAND, countOf, held, TAKEN } from '../../mechanics/index.ts';
import type { Book, Good, Part } from '../../rulebook/index.ts';
import { drawSupport } from './support-row.ts';

/** what each number brings */
const ANY_RATE = 1;
const SWAP = 3;
const OWN_RATE = 5;
const WITHDRAW = 6;
const POINTS = [2, 4, 7];
const SHIPS = 7;
const MARKERS = 2;

const AT_SEA = reason('ship-at-sea', 'a ship lies on a free sea hex');
const SHIP_FAR = reason('ship-far', 'a ship lies beside an own building or beside another own ship');
const NO_PRIVILEGE = reason('no-privilege', 'no ship of this seat gives leave to that now');
const USED = reason('privilege-used', 'that was done this turn');
const ROW_EMPTY = reason('row-empty', 'no card lies in the row');

/** for bots, in points: what each number is worth beside its point, and a token towards the next */
const WORTH = [0, 0.5, 0.1, 0.2, 0.1, 0.5, 0.7, 0];
const TOKEN = 0.14;

export interface TradeShipsConfig {
  readonly token: string;
  readonly pirate: string;
}

/**
 * Ships that lie in the middle of sea hexes, built one number after the other: each gives its owner a privilege or a point. Who builds one
 * moves the pirate, who takes the privilege of a ship in his hex as long as he stays and robs whoever has a building or a ship there.
 */
export function tradeShips({ token, pirate: id }: TradeShipsConfig): Part {
  return {
    id: 'trade-ships',
    of: { token, id },
    goods: [{ id: token, ...BESIDE_HAND, supply: 'unlimited' }],
    blockers: [{ id, on: 'hex', where: 'water' }],
    pieces: [
      {
        id: 'trade-ship',
        on: 'hex',
        supply: SHIPS,
        cost: { grain: 1, wool: 1, [token]: 2 },
        bar: (b) => {
          const { marks, index } = b.piece('trade-ship');
          return (s, seat, hex): Bar => {
            if (b.land[b.fields.terrain.get(s, hex)]) return AT_SEA;
            if (marks.get(s, hex) !== 0) return TAKEN;
            const own = b.walks.cornersOf[hex].some((corner) => {
              const mark = b.fields.building.get(s, corner);
              return mark !== 0 && b.ownerOf[mark] === seat;
            });
            const mark = b.mark(seat, index);
            return own || b.walks.hexesBeside[hex].some((near) => marks.get(s, near) === mark)
              ? undefined
              : SHIP_FAR;
          };
        },
      },
    ],
    fields: {
      /** by hex: the number of the ship there */
      shipNumber: { per: ['hex'] },
      /** by resource: the markers that are left, and by seat those that were drawn */
      tradeMarkers: { per: (b) => [b.handGoods.length], start: MARKERS },
      ownRate: { per: (b) => ['seat', b.handGoods.length] },
      /** what the active seat has done this turn, and whether the pirate alone is moved now */
      swapped: { noLook: 'it ends in a reason where it counts' },
      withdrawn: { noLook: 'it ends in a reason where it counts' },
      pirateMoves: { noLook: 'the decision tells' },
    },
    decisions: {
      'draw-marker': { nature: true, args: (b) => [{ name: 'seat', domain: b.domain('seat') }] },
    },
    rules: (was, b) => {
      const at = handles(b, id);
      const piece = b.piece('trade-ship');
      const fresh = (s: State): void => {
        at.swapped.set(s, 0);
        at.withdrawn.set(s, 0);
      };
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          fresh(s);
        },
        paired: {
          begin: (s, seat) => {
            was.paired.begin(s, seat);
            fresh(s);
          },
        },
        build: (s, seat, index, place) => {
          was.build(s, seat, index, place);
          if (index === piece.index) at.number.set(s, place, countOf(b, s, seat, index));
        },
        built: (s, seat, index, place) => {
          was.built(s, seat, index, place);
          if (index !== piece.index) return;
          at.pirateMoves.set(s, 1);
          b.the.blockers.ask(s, seat);
          if (at.number.get(s, place) === OWN_RATE) push(s, b.decision('draw-marker'), NATURE, seat);
        },
        bank: {
          rate: (s, seat, good) => {
            const rate = was.bank.rate(s, seat, good);
            const own = b.handGoods.indexOf(good);
            if (rate <= 2 || own < 0) return rate;
            if (at.ownRate.get(s, seat, own) === 1 && at.has(s, seat, OWN_RATE)) return 2;
            return at.has(s, seat, ANY_RATE) ? Math.min(rate, 3) : rate;
          },
        },
        blockers: {
          toMove: (s, seat) => (at.pirateMoves.get(s) === 1 ? 1 << at.pirate : was.blockers.toMove(s, seat)),
          moved: (s, seat, blocker, place) => {
            at.pirateMoves.set(s, 0);
            was.blockers.moved(s, seat, blocker, place);
          },
          touches: (s, victim, blocker, place) => {
            if (blocker !== at.pirate) return was.blockers.touches(s, victim, blocker, place);
            return (
              at.marks.get(s, place) === b.mark(victim, piece.index) ||
              b.walks.cornersOf[place].some((corner) => {
                const mark = b.fields.building.get(s, corner);
                return mark !== 0 && b.ownerOf[mark] === victim;
              })
            );
          },
        },
        hints: {
          progress: (s, seat) => {
            let worth = was.hints.progress(s, seat);
            const ships = countOf(b, s, seat, piece.index);
            for (let number = 1; number <= ships; number++) worth += WORTH[number];
            return worth + TOKEN * Math.min(4, held(b, s, seat, at.token(token)));
          },
        },
      };
    },
    moves: (b) => {
      const at = handles(b, id);
      const row = b.cell('rowLength');
      const none = b.goods.map(({ id: good }) =>
        reason('none-held', `there is no ${good} in the hand`, { good }),
      );
      const bar = (s: State, seat: Seat, number: number, used: number): Bar => {
        if (!at.has(s, seat, number)) return NO_PRIVILEGE;
        if (used !== 0) return USED;
        return row.get(s) === 0 ? ROW_EMPTY : undefined;
      };
      return [
        {
          name: 'swap-support',
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            if (bar(s, seat, SWAP, at.swapped.get(s))) return;
            for (const good of b.handGoods) if (held(b, s, seat, good) > 0) out.put(good);
          },
          apply: (s, seat, good) => {
            at.swapped.set(s, 1);
            if (s.events)
              tell(s, 'support-swapped', { seat }, { seats: 1 << seat, data: { good: b.goods[good].id } });
            drawSupport(b, s, seat, good);
          },
          why: (s, seat, good) =>
            bar(s, seat, SWAP, at.swapped.get(s)) ?? (good < 0 ? undefined : none[good]),
          audience: (_s, seat) => 1 << seat,
        },
        {
          name: 'withdraw-support',
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            if (!bar(s, seat, WITHDRAW, at.withdrawn.get(s))) out.put();
          },
          apply: (s, seat) => {
            at.withdrawn.set(s, 1);
            drawSupport(b, s, seat);
          },
          why: (s, seat) => bar(s, seat, WITHDRAW, at.withdrawn.get(s)),
        },
        {
          name: 'draw-marker',
          quiet: true,
          args: [{ name: 'good', domain: b.domain('good') }],
          decisions: ['draw-marker'],
          list: (s, _nature, out) => {
            b.handGoods.forEach((good, i) => {
              if (at.markers.get(s, i) > 0) out.weigh(at.markers.get(s, i), good);
            });
          },
          apply: (s, _nature, good) => {
            const seat = topArg(s, 0);
            pop(s);
            const i = b.handGoods.indexOf(good);
            at.markers.add(s, i, -1);
            at.ownRate.set(s, seat, i, 1);
            if (s.events) tell(s, 'marker-drawn', { seat, good: b.goods[good].id });
          },
        },
      ];
    },
    scores: [
      {
        id: 'trade-ships',
        most: () => POINTS.length,
        of: (b) => {
          const { index } = b.piece('trade-ship');
          return (s, seat) => {
            const ships = countOf(b, s, seat, index);
            let points = 0;
            for (let i = 0; i < POINTS.length; i++) if (ships >= POINTS[i]) points++;
            return points;
          };
        },
      },
    ],
  };
}

function handles(b: Book, id: string) {
  const { index, marks } = b.piece('trade-ship');
  const pirate = b.blocker(id);
  const number = b.row<Hex>('shipNumber');
  return {
    marks,
    pirate,
    number,
    markers: b.row('tradeMarkers'),
    ownRate: b.grid<Seat>('ownRate'),
    swapped: b.cell('swapped'),
    withdrawn: b.cell('withdrawn'),
    pirateMoves: b.cell('pirateMoves'),
    token: (good: string): Good => b.good(good),
    /** whether the seat has the ship with this number, and no pirate is there */
    has: (s: State, seat: Seat, which: number): boolean => {
      if (countOf(b, s, seat, index) < which) return false;
      const hex = b.fields.blocker.get(s, pirate);
      return hex < 0 || marks.get(s, hex) !== b.mark(seat, index) || number.get(s, hex) !== which;
    },
  };
}
