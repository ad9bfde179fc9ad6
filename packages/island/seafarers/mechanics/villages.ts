import { isOver, type Seat, type State, tell } from '@hexwright/kernel';
import { type Corner, markNeed, numberedNeed } from '../../board/index.ts';
import { finishByPoints, held, NUMBERS, take } from '../../mechanics/index.ts';
import type { Book, Part, Terms } from '../../rulebook/index.ts';

export interface VillagesConfig {
  /** the marks of corners where they lie; the value is the number of the village */
  readonly mark: string;
  /** the good that they give; its supply beyond the villages is the bank's */
  readonly good: string;
  /** what one of it is worth, in points */
  readonly worth: number;
  /** how much lies in each at first */
  readonly stock: number;
  /** the route piece that connects */
  readonly by: string;
  /** the game ends when so many villages or fewer have anything left; never if not said */
  readonly endsAt?: number;
}

/** how many rolls ahead a player counts on, and how much of a hope is worth having */
const HORIZON = 30;
const HOPED = 0.7;

declare module '../../rulebook/points.ts' {
  interface Groups {
    villages: VillagePoints;
  }
}

export interface VillagePoints {
  /** whether lanes of the seat lead from the village to one of its buildings */
  linked(s: State, seat: Seat, village: number): boolean;
}

/**
 * Villages on corners, each with a number and a stock. Whoever first connects one to an own building takes one of
 * its stock, and another on every later turn on which its number comes. A village holds the end of a lane that is
 * connected to it while it has anything to give.
 */
export function villages(config: VillagesConfig): Part {
  const count = (b: Book): number => (b.layout.marks.corners[config.mark] ?? []).length;
  return {
    id: 'villages',
    words: { terms: villageTerms },
    of: config,
    boardNeeds: [markNeed('corners', config.mark, 1 + (config.endsAt ?? 0)), numberedNeed(config.mark)],
    fields: {
      /** by corner */
      villageNumber: { per: ['corner'] },
      villageStock: { per: ['corner'] },
      /** by seat and village: one more than the turn on which it was first connected; 0 before */
      villageSince: {
        per: (b) => ['seat', count(b)],
        noLook: 'the ships on the board show who is connected; since when matters for one turn',
      },
    },
    prepare: (b) => {
      const number = b.row<Corner>('villageNumber');
      const stock = b.row<Corner>('villageStock');
      const corners = villageCorners(b, config);
      const numbers = (b.layout.marks.corners[config.mark] ?? []).map(({ value }) => Number(value));
      return (s) => {
        corners.forEach((corner, i) => {
          number.set(s, corner, numbers[i]);
          stock.set(s, corner, config.stock);
        });
      };
    },
    brings: ['villages'],
    rules: (was, b) => {
      const good = b.good(config.good);
      const number = b.row<Corner>('villageNumber');
      const stock = b.row<Corner>('villageStock');
      const since = b.grid<Seat, number>('villageSince');
      const corners = villageCorners(b, config);
      const villageAt = new Int16Array(b.topology.corners).fill(-1);
      corners.forEach((corner, i) => {
        villageAt[corner] = i;
      });
      const linked = makeLink(b, config.by);
      const { worth } = config;
      const connects = Uint8Array.from(b.pieces, ({ id, on }) =>
        id === config.by || on === 'corner' ? 1 : 0,
      );

      /** one of the village's stock, or of the common one for those who come too late on the same number */
      const give = (s: State, seat: Seat, village: number): void => {
        take(b, s, seat, good, 1);
        if (stock.get(s, corners[village]) > 0) stock.add(s, corners[village], -1);
        if (s.events)
          tell(s, 'village-gave', {
            seat,
            good: config.good,
            number: number.get(s, corners[village]),
            left: stock.get(s, corners[village]),
          });
      };
      const odds = new Float64Array(NUMBERS);
      /** how many of its stock a seat may still hope for, with these others connected, if it finds so many there */
      const hope = (s: State, village: number, left: number, others: number): number =>
        Math.min(left / (1 + others), HORIZON * odds[number.get(s, corners[village])]);
      const othersAt = (s: State, seat: Seat, village: number): number => {
        let count = 0;
        for (let other = 0; other < b.seats; other++)
          if (other !== seat && since.get(s, other, village) > 0) count++;
        return count;
      };
      const connect = (s: State, seat: Seat): void => {
        for (let village = 0; village < corners.length; village++) {
          if (since.get(s, seat, village) !== 0 || !b.the.villages.linked(s, seat, village)) continue;
          since.set(s, seat, village, b.fields.turn.get(s) + 1);
          if (stock.get(s, corners[village]) > 0) give(s, seat, village);
        }
      };
      return {
        villages: {
          linked: (s, seat, village) => linked(s, seat, corners[village]),
        },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (connects[piece] === 1 && seat < b.seats) connect(s, seat);
        },
        lanes: {
          openAt: (s, seat, edge, corner) =>
            was.lanes.openAt(s, seat, edge, corner) &&
            !(villageAt[corner] >= 0 && stock.get(s, corner) > 0 && linked(s, seat, corner)),
        },
        afterProduction: (s, rolled) => {
          was.afterProduction(s, rolled);
          for (let village = 0; village < corners.length; village++) {
            const corner = corners[village];
            if (number.get(s, corner) !== rolled || stock.get(s, corner) === 0) continue;
            for (let seat = 0; seat < b.seats; seat++) {
              const first = since.get(s, seat, village);
              if (first > 0 && first <= b.fields.turn.get(s) && b.the.villages.linked(s, seat, village))
                give(s, seat, village);
            }
          }
        },
        hints: {
          progress: (s, seat) => {
            let hoped = 0;
            b.the.hints.odds(s, HORIZON, odds);
            for (let village = 0; village < corners.length; village++) {
              const left = stock.get(s, corners[village]);
              if (left > 0 && since.get(s, seat, village) > 0)
                hoped += hope(s, village, left, othersAt(s, seat, village));
            }
            return (
              was.hints.progress(s, seat) + worth * (HOPED * hoped + (held(b, s, seat, good) % (1 / worth)))
            );
          },
          lures: (s, seat, lured, edges) => {
            was.hints.lures(s, seat, lured, edges);
            b.the.hints.odds(s, HORIZON, odds);
            for (let village = 0; village < corners.length; village++) {
              const left = stock.get(s, corners[village]);
              if (left === 0 || since.get(s, seat, village) > 0) continue;
              const hoped = hope(s, village, left - 1, othersAt(s, seat, village));
              lured[corners[village]] += worth * (1 + HOPED * hoped);
            }
          },
        },
        checkEnd: (s) => {
          was.checkEnd(s);
          if (config.endsAt === undefined || isOver(s)) return;
          let left = 0;
          for (let i = 0; i < corners.length; i++) if (stock.get(s, corners[i]) > 0) left++;
          if (left <= config.endsAt && b.fields.turn.get(s) > 0)
            finishByPoints(b, s, 'condition', (seat) => held(b, s, seat, good));
        },
      };
    },
  };
}

function villageCorners(b: Book, { mark }: VillagesConfig): number[] {
  return (b.layout.marks.corners[mark] ?? []).map((at) => b.topology.cornerAt(at.q, at.r, at.corner));
}

/** Whether pieces of this kind, in one line that no foreign building cuts, lead from the corner to an own building. */
function makeLink(b: Book, id: string): (s: State, seat: Seat, from: number) => boolean {
  const { index, marks } = b.piece(id);
  const { corners, cornerEdge, cornerEdgeFrom, cornerCorner } = b.topology;
  const routesAt = b.grid<number, Corner>('routesAt');
  const seen = new Uint8Array(corners);
  const queue = new Int16Array(corners);
  return (s, seat, from) => {
    if (routesAt.get(s, seat, from) === 0) return false;
    const own = b.mark(seat, index);
    seen.fill(0);
    seen[from] = 1;
    queue[0] = from;
    let length = 1;
    for (let next = 0; next < length; next++) {
      const corner = queue[next];
      const mark = b.fields.building.get(s, corner);
      if (mark !== 0 && b.ownerOf[mark] === seat) return true;
      if (b.rules.cornerBlocks(s, seat, corner)) continue;
      for (let i = cornerEdgeFrom[corner]; i < cornerEdgeFrom[corner + 1]; i++) {
        if (marks.get(s, cornerEdge[i]) !== own || seen[cornerCorner[i]]) continue;
        seen[cornerCorner[i]] = 1;
        queue[length++] = cornerCorner[i];
      }
    }
    return false;
  };
}

const villageTerms: Terms = {
  'event.village-gave': 'The village of the {number} gives {seat} 1 {good}; {left} are left.',
  'field.villageNumber': 'Number of the village',
  'field.villageStock': 'Left in the village',
};
