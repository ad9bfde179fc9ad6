import type { Book } from '@hexwright/island';
import { OVER, type State } from '@hexwright/kernel';
import { makeMemory } from './memory.ts';
import { goodWeights, makeOutlook } from './outlook.ts';
import { makePlaces } from './places.ts';
import { makeSavings } from './savings.ts';
import { FUTURE, POINT } from './scale.ts';

const WIN = 100_000;
/** what a blocker among ships costs: there they can neither move nor go on */
const PESTERED = 3;

/** How good a position is for a seat: its own prospects less a part of its rivals'. */
export type Worth = (s: State, seat: number) => number;

/**
 * Built on what every rulebook answers: points, what hexes give, prices, where one may build, rates, hand limits,
 * and what the rules say of other gains. So it plays any row.
 */
export function makeWorth(b: Book): Worth {
  const G = b.goods.length;
  const weights = goodWeights(b);
  const outlook = makeOutlook(b, weights);
  const routes = b.pieces.filter((piece) => piece.route && piece.cost);
  const places = makePlaces(b, outlook, routes);
  const savings = makeSavings(b, outlook.site, places, routes, b.rules.cards !== undefined);
  const board = makeMemory(b);
  /** by seat: what its buildings bring, less what it suffers from blockers at sea */
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

  /** what lies on the board and not in hands: looked at again only when it has changed */
  const look = (s: State, seat: number): void => {
    if (!board.same(s)) {
      looker = -1;
      outlook.look(s);
      for (let other = 0; other < b.seats; other++)
        incomes[other] = FUTURE * incomeWorth(s, other) - PESTERED * pests(s, other);
    }
    if (looker === seat) return;
    looker = seat;
    places.look(s, seat);
    savings.look(s, seat);
  };

  const prospects = (s: State, seat: number, own: boolean): number => {
    const points = own ? b.rules.points(s, seat) : b.rules.publicPoints(s, seat);
    const target = Math.max(1, b.rules.target(s, seat));
    let sum = POINT * points + (points >= target ? 15 : 0) + incomes[seat];
    sum += POINT * b.the.hints.progress(s, seat);
    sum += POINT * b.the.hints.heldCards(s, seat, own);
    for (let i = 0; i < b.awards.length; i++) {
      const award = b.awards[i];
      const mine = award.of(s, seat);
      const holder = b.fields.award.get(s, i);
      const bar = holder >= 0 && holder !== seat ? Math.max(award.min, award.of(s, holder) + 1) : award.min;
      const near = Math.min(1, mine / bar);
      sum += award.points * (holder === seat ? 1.5 : 2.2 * near * near * near);
    }
    if (!own) return sum + 0.5 * b.fields.handSize.get(s, seat);
    const { now, later, lure, lures } = places;
    for (let i = 0; i < routes.length; i++)
      sum += 0.05 * (routes[i].limit - b.fields.supply.get(s, seat, routes[i].index));
    sum +=
      FUTURE * (0.42 * Math.max(now, later * 0.8) + 0.1 * Math.min(now, later)) +
      POINT * (0.4 * lure + 0.1 * lures);
    return sum + savings.worth(s, seat) + POINT * b.the.hints.promised(s, seat);
  };

  return (s, seat) => {
    if (s.cells[OVER]) {
      const won = b.rules.winners(s);
      return won.includes(seat) ? WIN : won.length > 0 || b.seats === 1 ? -WIN : 0;
    }
    look(s, seat);
    let rivals = 0;
    let leader = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < b.seats; other++) {
      if (other === seat) continue;
      const theirs = prospects(s, other, false);
      rivals += theirs;
      leader = Math.max(leader, theirs);
    }
    const mine = prospects(s, seat, true);
    return b.seats === 1 ? mine : mine - (0.12 * rivals) / (b.seats - 1) - 0.14 * leader;
  };
}
