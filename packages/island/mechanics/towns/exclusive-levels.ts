import { reason, type Seat } from '@hexwright/kernel';
import type { Part } from '../../rulebook/index.ts';
import { levelField } from './improvements.ts';

export interface ExclusiveLevelsConfig {
  readonly name: string;
  /** of these branches a seat has at most one at this level or above */
  readonly branches: readonly string[];
  readonly level: number;
}

const EXCLUDED = reason('level-excluded', 'another branch has come too far for this level');

/** Improvements that nobody has together: who has come so far in one of some branches does not come so far in another. */
export function exclusiveLevels({ name, branches, level }: ExclusiveLevelsConfig): Part {
  return {
    id: `exclusive-levels ${name}`,
    of: { branches, level },
    rules: (was, b) => {
      const levels = branches.map((branch) => b.row<Seat>(levelField(branch)));
      return {
        improvements: {
          bar: (s, seat, asked) => {
            const bar = was.improvements.bar(s, seat, asked);
            const own = branches.indexOf(asked);
            if (bar || own < 0 || levels[own].get(s, seat) !== level - 1) return bar;
            return levels.some((other, i) => i !== own && other.get(s, seat) >= level) ? EXCLUDED : undefined;
          },
        },
      };
    },
    words: { terms: { 'reason.level-excluded': 'Another branch of yours has come too far for this level.' } },
  };
}
