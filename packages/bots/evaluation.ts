import { type Book, outOfSupply } from '@hexwright/island';
import { OVER, type State } from '@hexwright/kernel';
import { onOneSide } from '@hexwright/rulebook';
import type { BoardAnalysis } from './board-analysis.ts';
import { FUTURE, POINT } from './scale.ts';
import type { Evaluation } from './search.ts';

const WIN = 100_000;
/** what counts of a partner's prospects, who wins when the seat does */
const PARTNER = 0.4;
/** a route that is laid, whatever it leads to */
const LAID = 0.05;

/**
 * How good a position is for a seat: its own prospects less a part of its rivals'. Built on what every rulebook answers:
 * points, what hexes give, prices, where one may build, rates, hand limits, and what the rules say of other gains. So it
 * plays any row.
 */
export function makeEvaluation(
  b: Book,
  { incomes, places, savings, routes, look }: BoardAnalysis,
  fondOfRoads = 0,
): Evaluation {
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
      sum += (LAID + fondOfRoads) * outOfSupply(b, s, seat, routes[i].index);
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
    let count = 0;
    let leader = Number.NEGATIVE_INFINITY;
    let mine = prospects(s, seat, true);
    for (let other = 0; other < b.seats; other++) {
      if (other === seat) continue;
      const theirs = prospects(s, other, false);
      if (onOneSide(b, seat, other)) mine += PARTNER * theirs;
      else {
        rivals += theirs;
        count++;
        leader = Math.max(leader, theirs);
      }
    }
    return count === 0 ? mine : mine - (0.12 * rivals) / count - 0.14 * leader;
  };
}
