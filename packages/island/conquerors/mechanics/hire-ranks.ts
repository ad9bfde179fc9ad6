import { type Bar, reason, type Seat, type State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { KNIGHTS, knights } from '../../cities-knights/index.ts';
import { canPay, levelField, needsOf, noneLeft, pay } from '../../mechanics/index.ts';
import type { Book, MoveSpec, Part } from '../../rulebook/index.ts';

const NO_FORTRESS = reason('no-fortress', 'mighty knights need the Fortress');
const FORTRESS = 3;

/** Knights of every rank are hired at once, for as much as their ranks together cost. */
export function hireRanks(): Part {
  return {
    id: 'hire-ranks',
    exempt: { rare: ['move.hire-mighty-knight'] },
    moves: (b) => [1, 2].map((rank) => hireMove(b, rank)),
    rules: (was, b) => {
      const own = knights.of(b);
      return {
        hints: {
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            for (const rank of [1, 2])
              if (own.left(s, seat, rank) > 0 && barRank(b)(s, seat, rank) === undefined)
                aim(b.bill(priceOf(rank)), HIRED[rank]);
          },
        },
      };
    },
    words: {
      terms: {
        'move.hire-strong-knight': 'Hire a strong knight',
        'move.hire-strong-knight.short': 'New strong knight',
        'move.hire-mighty-knight': 'Hire a mighty knight',
        'move.hire-mighty-knight.short': 'New mighty knight',
        'reason.no-fortress': 'Mighty knights need the Fortress.',
      },
    },
    looks: {
      moves: {
        'hire-strong-knight': { shape: 'helmet' },
        'hire-mighty-knight': { shape: 'helmet' },
      },
    },
  };
}

/** by rank, for bots: what such a knight is worth saving for, in points */
const HIRED = [0, 0.6, 0.8];

const priceOf = (rank: number): Record<string, number> =>
  Object.fromEntries(Object.entries(KNIGHTS.hire).map(([good, count]) => [good, count * (rank + 1)]));

function barRank(b: Book): (s: State, seat: Seat, rank: number) => Bar {
  const level = b.row<Seat>(levelField('politics'));
  return (s, seat, rank) => (rank >= 2 && level.get(s, seat) < FORTRESS ? NO_FORTRESS : undefined);
}

function hireMove(b: Book, rank: number): MoveSpec {
  const own = knights.of(b);
  const { piece, strength } = KNIGHTS.ranks[rank];
  const bill = b.bill(priceOf(rank));
  const barOf = barRank(b);
  const barAt = (s: State, seat: Seat, corner: Corner): Bar =>
    b.the.units.barHire(s, seat, corner) ?? b.the.units.barCome(s, seat, strength, corner, -1);
  return {
    name: `hire-${piece}`,
    args: [{ name: 'corner', domain: b.domain('corner') }],
    decisions: ['main', 'build', 'special'],
    price: () => bill,
    needs: needsOf(b, bill),
    list: (s, seat, out) => {
      if (!canPay(b, s, seat, bill) || own.left(s, seat, rank) === 0 || barOf(s, seat, rank)) return;
      for (let corner = 0; corner < b.topology.corners; corner++)
        if (barAt(s, seat, corner) === undefined) out.put(corner);
    },
    apply: (s, seat, corner) => {
      pay(b, s, seat, bill);
      b.rules.build(s, seat, own.ranks[rank].index, corner);
      b.rules.reviewAwards(s);
    },
    why: (s, seat, corner) => {
      if (own.left(s, seat, rank) === 0) return noneLeft(own.ranks[rank]);
      const never = barOf(s, seat, rank);
      if (never) return never;
      if (!canPay(b, s, seat, bill)) {
        const cost = bill.map(([good, count]) => `${count} ${b.goods[good].id}`).join(', ');
        return reason('cannot-pay', `a ${piece} costs ${cost}`, { piece, cost });
      }
      return corner < 0 ? undefined : barAt(s, seat, corner);
    },
  };
}
