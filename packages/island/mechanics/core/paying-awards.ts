import type { Seat, State } from '@hexwright/kernel';
import type { Part } from '../../rulebook/index.ts';
import { finish } from './endings.ts';
import type { IncomeSource } from './income.ts';

/** What an award pays: so many of a good, or of goods of its holder's choice (`any`), in each of the holder's turns. */
export function awardPays(id: string, gives: string, count = 1): IncomeSource {
  return {
    gives,
    count: (b) => {
      const award = b.award(id);
      return (s, seat) => (b.fields.award.get(s, award) === seat ? count : 0);
    },
  };
}

export interface AwardsWinConfig {
  readonly name: string;
  /** whether an award is one of those that are counted */
  readonly counts: (id: string) => boolean;
  /** so many of them win */
  readonly needed: number;
  /** what bots think to have in so many of them besides their points, in points */
  readonly worth: readonly number[];
}

/** Whoever may win, and holds so many of these awards, wins whatever the points are. */
export function awardsWin({ name, counts, needed, worth }: AwardsWinConfig): Part {
  return {
    id: `awards-win ${name}`,
    of: { name, counts, needed, worth },
    rules: (was, b) => {
      const { award: holder } = b.fields;
      let these: readonly number[] | undefined;
      const held = (s: State, seat: Seat): number => {
        these ??= b.awards.flatMap(({ id }, index) => (counts(id) ? [index] : []));
        let count = 0;
        for (let i = 0; i < these.length; i++) if (holder.get(s, these[i]) === seat) count++;
        return count;
      };
      return {
        checkEnd: (s) => {
          const seat = b.rules.claimant(s);
          if (seat >= 0 && held(s, seat) >= needed) finish(b, s, 1 << seat, 'condition');
          else was.checkEnd(s);
        },
        hints: {
          progress: (s, seat) =>
            was.hints.progress(s, seat) + (worth[Math.min(held(s, seat), worth.length - 1)] ?? 0),
        },
      };
    },
  };
}
