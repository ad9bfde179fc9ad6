import { type Bar, isOver, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { buildingsAround, countOf, finishByPoints, giveBack, held } from '../../mechanics/index.ts';
import { ANY_GOOD, type Book, type Good, NO_GOOD, type Part, type PieceNo } from '../../rulebook/index.ts';
import { landsOf } from './region-cards.ts';

export interface HotelsConfig {
  /** how many each seat has */
  readonly supply: number;
  /** what one costs on a free hex with a building beside it, without one, and in the place of another's */
  readonly price: { readonly near: number; readonly far: number; readonly replacing: number };
}

const HOTEL = 'hotel';
const TO_COME = 'hotelsToCome';
const UNKNOWN_YET = -1;

const NO_GROUND = reason('hotel-ground', 'hotels stand on hexes that give goods');
const OWN = reason('hotel-own', 'this hotel is the player’s own');
const NOT_FULL = reason('hotel-room', 'a hex of this region is still without a hotel');
const WRONG_GOOD = reason('hotel-good', 'a hotel is paid for with what its hex gives');
const NONE_LEFT = reason('hotel-none', 'there is no hotel left');

/**
 * Hotels stand on hexes that give goods, one a hex, and are paid for with what the hex gives. When a whole region has them, those
 * of others can be replaced. When every hex has one the game is over: most points win, and hotels part those who are level.
 */
export function hotels({ supply, price }: HotelsConfig): Part {
  return {
    id: 'hotels',
    of: { supply, price },
    pieces: [{ id: HOTEL, on: 'hex', layer: HOTEL, supply }],
    // Nothing is counted before the land is there.
    fields: { [TO_COME]: { start: UNKNOWN_YET } },
    prepare: (b) => (s) => b.cell(TO_COME).set(s, hexesWithout(b, s)),
    rules: (was, b) => {
      const { index } = b.piece(HOTEL);
      const { bar, costAt } = makeHotels(b, price);
      const bills = b.goods.map(({ id }) =>
        [price.near, price.far, price.replacing].map((count) => b.bill({ [id]: count })),
      );
      const toCome = b.cell(TO_COME);
      const changed = (s: State, piece: PieceNo): void => {
        if (piece === index) toCome.set(s, hexesWithout(b, s));
      };
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          changed(s, index);
        },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          changed(s, piece);
        },
        unbuild: (s, piece, place) => {
          was.unbuild(s, piece, place);
          changed(s, piece);
        },
        checkEnd: (s) => {
          was.checkEnd(s);
          if (!isOver(s) && toCome.get(s) === 0)
            finishByPoints(b, s, 'condition', (seat) => countOf(b, s, seat, index));
        },
        hints: {
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            for (let hex = 0; hex < b.topology.hexes; hex++) {
              const good = b.rules.hexGood(s, hex);
              if (good < 0 || bar(s, seat, hex) !== undefined) continue;
              const bill = bills[good].find(([[, count]]) => count === costAt(s, hex));
              if (bill) aim(bill, b.rules.regionCards ? b.the.regionCards.gain(s, seat, hex) : 0);
            }
          },
        },
      };
    },
    moves: (b) => {
      const { index, marks } = b.piece(HOTEL);
      const { bar, costAt } = makeHotels(b, price);
      const cheapest = Math.min(price.near, price.far, price.replacing);
      const pays = (s: State, hex: Hex, good: Good): boolean => {
        const given = b.rules.hexGood(s, hex);
        return given === ANY_GOOD ? b.choosable.includes(good) : given === good;
      };
      return [
        {
          name: 'build-hotel',
          args: [
            { name: 'hex', domain: b.domain('hex') },
            { name: 'good', domain: b.domain('good') },
          ],
          decisions: ['main', 'build', 'special'],
          needs: Int32Array.of(b.fields.handSize.at, 1, price.near),
          list: (s, seat, out) => {
            let most = 0;
            for (const good of b.choosable) most = Math.max(most, held(b, s, seat, good));
            if (most < cheapest) return;
            for (let hex = 0; hex < b.topology.hexes; hex++) {
              // Few hexes are paid for with what is at hand: nothing else is asked about the others.
              const given = b.rules.hexGood(s, hex);
              if (given === NO_GOOD || (given !== ANY_GOOD && held(b, s, seat, given) < cheapest)) continue;
              if (bar(s, seat, hex) !== undefined) continue;
              const cost = costAt(s, hex);
              for (const good of b.choosable)
                if (held(b, s, seat, good) >= cost && pays(s, hex, good)) out.put(hex, good);
            }
          },
          apply: (s, seat, hex, good) => {
            const cost = costAt(s, hex);
            giveBack(b, s, seat, good, cost);
            if (s.events) tell(s, 'hotel-paid', { seat, count: cost, good: b.goods[good].id });
            if (marks.get(s, hex) !== 0) b.rules.unbuild(s, index, hex);
            b.rules.build(s, seat, index, hex);
            b.rules.built(s, seat, index, hex);
          },
          why: (s, seat, hex, good) => {
            if (b.fields.supply.get(s, seat, index) === 0) return NONE_LEFT;
            if (hex < 0) return undefined;
            const no = bar(s, seat, hex);
            if (no || good < 0) return no;
            if (!pays(s, hex, good)) return WRONG_GOOD;
            const count = costAt(s, hex);
            return reason('hotel-price', `a hotel there costs ${count} ${b.goods[good].id}`, {
              count,
              good: b.goods[good].id,
            });
          },
        },
      ];
    },
    words: {
      terms: {
        'piece.hotel': 'hotel',
        'move.build-hotel': 'Build a hotel',
        'field.hotelsToCome': 'Hexes without a hotel',
        'event.hotel-paid': '{seat} pays {count} {good} for a hotel.',
        'reason.hotel-ground': 'Hotels stand on hexes that give goods.',
        'reason.hotel-own': 'This hotel is yours.',
        'reason.hotel-room': 'A hex of this region is still without a hotel.',
        'reason.hotel-good': 'You pay for a hotel with what its hex gives.',
        'reason.hotel-none': 'You have no hotel left.',
        'reason.hotel-price': 'A hotel there costs {count} {good}.',
      },
    },
    looks: {
      pieces: { [HOTEL]: { shape: 'tower' } },
      fields: { [TO_COME]: { on: 'table', shape: 'chit', hideAt: UNKNOWN_YET, decides: true } },
      moves: { 'build-hotel': { shape: 'tower', seat: true } },
    },
  };
}

/** what speaks against a hotel of the seat on a hex, and what it would cost there */
function makeHotels(
  b: Book,
  price: HotelsConfig['price'],
): { bar: (s: State, seat: Seat, hex: Hex) => Bar; costAt: (s: State, hex: Hex) => number } {
  const { index, marks } = b.piece(HOTEL);
  const lands = landsOf(b);
  const around = buildingsAround(b);
  const landAt = Array.from(
    { length: b.topology.hexes },
    (_, hex) => lands.find(({ hexes }) => hexes.includes(hex))?.hexes ?? [hex],
  );
  const isFull = (s: State, hex: Hex): boolean =>
    landAt[hex].every((other) => marks.get(s, other) !== 0 || b.rules.hexGood(s, other) === NO_GOOD);
  return {
    bar: (s, seat, hex) => {
      if (b.fields.supply.get(s, seat, index) === 0) return NONE_LEFT;
      if (b.rules.hexGood(s, hex) === NO_GOOD) return NO_GROUND;
      const mark = marks.get(s, hex);
      if (mark === 0) return undefined;
      if (b.ownerOf[mark] === seat) return OWN;
      return isFull(s, hex) ? undefined : NOT_FULL;
    },
    costAt: (s, hex) => {
      if (marks.get(s, hex) !== 0) return price.replacing;
      let isNear = false;
      around(s, hex, () => {
        isNear = true;
      });
      return isNear ? price.near : price.far;
    },
  };
}

/** how many hexes that give goods have no hotel */
function hexesWithout(b: Book, s: State): number {
  const { marks } = b.piece(HOTEL);
  let count = 0;
  for (let hex = 0; hex < b.topology.hexes; hex++)
    if (marks.get(s, hex) === 0 && b.rules.hexGood(s, hex) !== NO_GOOD) count++;
  return count;
}
