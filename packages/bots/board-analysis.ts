import { type Book, makeMemory, type Piece } from '@hexwright/island';
import type { State } from '@hexwright/kernel';
import { type ExpectedIncome, goodWeights, makeExpectedIncome } from './expected-income.ts';
import { KEPT_PLACES, makePlaces, type Places } from './places.ts';
import { makePositionMemory, type RememberedPosition } from './position-memory.ts';
import { makeSavings, type Savings } from './savings.ts';
import { FUTURE } from './scale.ts';

/** what a blocker among ships costs: there they can neither move nor go on */
const PESTERED = 3;

/** What a bot reads off a position before it judges it; all of it is of the last look. */
export interface BoardAnalysis {
  readonly outlook: ExpectedIncome;
  readonly places: Places;
  readonly savings: Savings;
  readonly routes: readonly Piece[];
  /** by seat: what its buildings bring, less what it suffers from blockers at sea */
  readonly incomes: Float64Array;
  /** looks at the board for everybody, and for the seat's places and savings */
  look(s: State, seat: number): void;
  /** from now on boards are remembered until this is said again, or no longer */
  remember(on: boolean): void;
}

/** Looks again only at what has changed: what lies on the board is not looked for anew after a trade. */
export function makeBoardAnalysis(b: Book): BoardAnalysis {
  const G = b.goods.length;
  const weights = goodWeights(b);
  const outlook = makeExpectedIncome(b, weights);
  const routes = b.pieces.filter((piece) => piece.route && piece.cost);
  const places = makePlaces(b, outlook, routes);
  const savings = makeSavings(b, outlook.site, places, routes, b.rules.cards !== undefined);
  const board = makeMemory(b);
  const incomes = new Float64Array(b.seats);
  const atSea = b.blockers.flatMap((blocker, i) =>
    blocker.on === 'hex' && blocker.where === 'water' ? [i] : [],
  );
  /** the seat whose places and savings were looked for on the board that is remembered */
  let looker = -1;

  /** how much a seat's income is worth: units by need, with a little more for variety and for good rates */
  const incomeWorth = (s: State, seat: number): number => {
    let sum = outlook.choices[seat] * 1.4;
    let kinds = outlook.choices[seat] > 0 ? 1 : 0;
    for (let i = 0; i < b.handGoods.length; i++) {
      const good = b.handGoods[i];
      const units = outlook.income[seat * G + good];
      if (units <= 0) continue;
      kinds++;
      const rate = b.the.hints.rate(s, seat, good);
      sum += units * (weights[good] + (rate > 0 && rate < 4 ? 0.25 * (4 - rate) : 0));
    }
    return sum + 0.06 * kinds;
  };

  /** how many blockers lie among its ships */
  const pests = (s: State, seat: number): number => {
    let count = 0;
    for (let i = 0; i < atSea.length; i++) {
      const place = b.fields.blocker.get(s, atSea[i]);
      if (place >= 0 && b.the.blockers.touches(s, seat, atSea[i], place)) count++;
    }
    return count;
  };

  const { whole } = outlook;
  const pieces = b.pieces.length;
  const recollection = makePositionMemory(b, whole.length + b.seats, KEPT_PLACES + pieces);

  const lookAround = (s: State): void => {
    outlook.look(s);
    for (let other = 0; other < b.seats; other++)
      incomes[other] = FUTURE * incomeWorth(s, other) - PESTERED * pests(s, other);
  };
  const lookFor = (s: State, seat: number): void => {
    places.look(s, seat);
    savings.look(s, seat);
  };
  /** what is known of the board that was looked at last */
  let known: RememberedPosition | undefined;

  return {
    outlook,
    places,
    savings,
    routes,
    incomes,
    remember: (on) => {
      recollection.keep(on);
      known = undefined;
      looker = -1;
      board.forget();
    },
    look: (s, seat) => {
      const there = recollection.of(s);
      if (there === undefined) {
        if (!board.same(s)) {
          looker = -1;
          lookAround(s);
        }
        if (looker === seat) return;
        looker = seat;
        lookFor(s, seat);
        return;
      }
      if (there !== known || !there.isSeen) {
        known = there;
        looker = -1;
        if (there.isSeen) {
          for (let i = 0; i < whole.length; i++) whole[i] = there.common[i];
          for (let other = 0; other < b.seats; other++) incomes[other] = there.common[whole.length + other];
        } else {
          lookAround(s);
          there.common.set(whole);
          there.common.set(incomes, whole.length);
          there.isSeen = true;
        }
      }
      if (looker === seat) return;
      looker = seat;
      const own = there.own[seat];
      if ((there.seats >> seat) & 1) {
        places.recall(own, 0);
        for (let i = 0; i < pieces; i++) savings.upgradeAt[i] = own[KEPT_PLACES + i];
        return;
      }
      lookFor(s, seat);
      places.keep(own, 0);
      own.set(savings.upgradeAt, KEPT_PLACES);
      there.seats |= 1 << seat;
    },
  };
}
