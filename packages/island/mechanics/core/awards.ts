import { type State, tell } from '@hexwright/kernel';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  /** the holder's metric when last looked at */
  awardValue: field.row('award', { noLook: 'the award says it of every seat' }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    awards: AwardPoints;
  }
}

export interface AwardPoints {
  /** how far somebody at no seat is in the metric of the award: a seat must pass it, and a holder may tie it */
  bar(s: State, award: number): number;
  /** whether the seat that holds the award without its minimum keeps it as long as nobody else has earned it */
  keeps(s: State, award: number, holder: number): boolean;
}

/**
 * Awards go to whoever leads in their metric with at least their minimum, and change hands only when somebody
 * is strictly ahead. When a holder falls behind and the others tie, nobody holds the award.
 */
export function awards(): Part {
  return {
    id: 'awards',
    fields,
    brings: ['awards'],
    rules: (was, b) => {
      const { awardValue: valueAt } = handlesOf(b, fields);
      return {
        awards: {
          bar: () => 0,
          keeps: () => false,
        },
        reviewAwards: (s) => {
          was.reviewAwards(s);
          for (let i = 0; i < b.awards.length; i++) {
            const award = b.awards[i];
            const holder = b.fields.award.get(s, i);
            let best = 0;
            let leader = -1;
            let leaders = 0;
            for (let seat = 0; seat < b.seats; seat++) {
              const value = award.of(s, seat);
              if (value > best) {
                best = value;
                leader = seat;
                leaders = 1;
              } else if (value === best) leaders++;
            }
            const bar = b.the.awards.bar(s, i);
            const mine = holder >= 0 ? award.of(s, holder) : 0;
            let next = holder;
            if (holder >= 0 && mine >= award.min && mine === best && mine >= bar) {
              if (
                leaders > 1 &&
                (award.tie === 'alone' || (award.tie === 'lose' && mine < valueAt.get(s, i)))
              )
                next = -1;
            } else if (best >= award.min && leaders === 1 && best > bar) next = leader;
            else if (holder < 0 || !b.the.awards.keeps(s, i, holder)) next = -1;
            b.fields.award.set(s, i, next);
            valueAt.set(s, i, next >= 0 ? award.of(s, next) : 0);
            if (next !== holder && s.events) tell(s, 'award', { award: award.id, seat: next, from: holder });
          }
        },
      };
    },
    scores: [
      {
        id: 'awards',
        most: (b) => allAwards(b),
        ceiling: (b) => ({ fixed: allAwards(b), cells: [] }),
        of: (b) => {
          const worth = b.awards.map((award) => award.points);
          const { award: held } = b.fields;
          return (s, seat) => {
            let points = 0;
            for (let i = 0; i < worth.length; i++) if (held.get(s, i) === seat) points += worth[i];
            return points;
          };
        },
      },
    ],
  };
}

/** what all of them together are worth */
function allAwards(b: Book): number {
  return b.awards.reduce((sum, { points }) => sum + Math.max(0, points), 0);
}
