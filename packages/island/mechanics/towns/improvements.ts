import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Bill, Book, MoveSpec, Part, Terms } from '../../rulebook/index.ts';
import { canPay, pay } from '../core/goods.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    improvements: ImprovementPoints;
  }
}

/** What is asked about improvements. Branches go by their names; several modules may bring some. */
export interface ImprovementPoints {
  /** all branches of the game */
  branches(): readonly string[];
  /** what the next level costs the seat */
  cost(s: State, seat: Seat, branch: string): Bill;
  /** what speaks against the next level, whatever it costs */
  bar(s: State, seat: Seat, branch: string): Bar;
  /** what speaks against further levels of the branch for now, whichever modules bring it and whichever forbid */
  barLevel(s: State, seat: Seat, branch: string): Bar;
  /** the seat has reached this level of the branch */
  improved(s: State, seat: Seat, branch: string, level: number): void;
  /** whether the seat may use the ability that the branch brings */
  able(s: State, seat: Seat, branch: string): boolean;
  /** whether a die that shows this draws something of the branch for the seat */
  draws(s: State, seat: Seat, branch: string, die: number): boolean;
  /** what speaks against the seat's drawing anything of the branch, whatever a die shows */
  barDraw(s: State, seat: Seat, branch: string): Bar;
  /** a card of the branch is due to the seat */
  due(s: State, seat: Seat, branch: string): void;
}

export interface BranchConfig {
  /** names its field, its move and its event */
  readonly branch: string;
  /** the good that pays for it: as many for a level as its number says */
  readonly good: string;
  /** the names of its levels, from the first on */
  readonly levels: readonly string[];
  /** the piece of which a seat must own one */
  readonly piece: string;
  /** by level: the most that the die may show to draw something of the branch */
  readonly draws: readonly number[];
}

/** what a die that always draws would be worth to a bot, in points: the cards of the rest of the game */
const EVERY_FACE = 3;
const FACES = 6;

/** the level that brings the ability of a branch */
const ABLE = 3;

const NO_BRANCH = reason('no-branch', 'there is no such branch');
const NO_TOWN = reason('no-town', 'improvements need a city of your own');

export const levelField = (branch: string): string => `${branch}Level`;

/** The level of every seat in a branch, by name. */
export function levelsOf(b: Book, branch: string): (s: State, seat: Seat) => number {
  const level = b.row<Seat>(levelField(branch));
  return (s, seat) => level.get(s, seat);
}

/** What every branch answers where it is not asked for its own. */
function improvements(): Part {
  return {
    id: 'improvements',
    brings: ['improvements'],
    rules: () => ({
      improvements: {
        branches: () => [],
        cost: () => [],
        bar: () => NO_BRANCH,
        barLevel: () => undefined,
        improved: () => {},
        able: () => true,
        draws: () => false,
        barDraw: () => undefined,
        due: () => {},
      },
    }),
    words: { terms: { 'reason.no-branch': 'There is no such branch.' } },
  };
}

/**
 * A branch of improvements: levels bought one after the other, each for as many goods of one kind as its number says.
 * They belong to the seat, not to a place, and are never lost; the higher they are, the more faces of a die draw
 * something of the branch.
 */
export function improvement(config: BranchConfig): Part {
  const { branch, levels } = config;
  return {
    id: `improvement ${branch}`,
    of: config,
    uses: [improvements()],
    fields: { [levelField(branch)]: { per: ['seat'] } },
    rules: (was, b) => {
      const level = b.row<Seat>(levelField(branch));
      const bills = levels.map((_, i) => b.bill({ [config.good]: i + 1 }));
      const complete = reason('branch-complete', `${branch} has no further level`, { branch });
      const town = b.piece(config.piece);
      const hasTown = (s: State, seat: Seat): boolean => {
        if (b.fields.supply.get(s, seat, town.index) === town.limit) return false;
        const own = b.mark(seat, town.index);
        for (let place = 0; place < town.places; place++) if (town.marks.get(s, place) === own) return true;
        return false;
      };
      const before = was.improvements;
      const branches = [...before.branches(), branch];
      /** what a level is worth for what it draws, in points */
      const drawn = [0, ...config.draws.map((faces) => (EVERY_FACE * faces) / FACES)];
      return {
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + drawn[level.get(s, seat)],
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (b.the.improvements.bar(s, seat, branch) !== undefined) return;
            const own = level.get(s, seat);
            aim(b.the.improvements.cost(s, seat, branch), drawn[own + 1] - drawn[own]);
          },
        },
        improvements: {
          branches: () => branches,
          cost: (s, seat, asked) =>
            asked === branch
              ? bills[Math.min(level.get(s, seat), bills.length - 1)]
              : before.cost(s, seat, asked),
          bar: (s, seat, asked) => {
            if (asked !== branch) return before.bar(s, seat, asked);
            const bar = b.the.improvements.barLevel(s, seat, asked);
            if (bar) return bar;
            if (level.get(s, seat) >= levels.length) return complete;
            return hasTown(s, seat) ? undefined : NO_TOWN;
          },
          able: (s, seat, asked) =>
            (asked !== branch || level.get(s, seat) >= ABLE) && before.able(s, seat, asked),
          draws: (s, seat, asked, die) => {
            if (asked !== branch) return before.draws(s, seat, asked, die);
            const own = level.get(s, seat);
            return own > 0 && die <= config.draws[own - 1];
          },
        },
      };
    },
    moves: (b) => [buyLevel(b, config)],
    words: { terms: terms(config) },
  };
}

function buyLevel(b: Book, { branch, levels }: BranchConfig): MoveSpec {
  const level = b.row<Seat>(levelField(branch));
  return {
    name: `improve-${branch}`,
    decisions: ['main', 'build', 'special'],
    price: (s, seat) => b.the.improvements.cost(s, seat, branch),
    list: (s, seat, out) => {
      if (level.get(s, seat) >= levels.length) return;
      if (!canPay(b, s, seat, b.the.improvements.cost(s, seat, branch))) return;
      if (b.the.improvements.bar(s, seat, branch) === undefined) out.put();
    },
    apply: (s, seat) => {
      pay(b, s, seat, b.the.improvements.cost(s, seat, branch));
      improve(b, s, seat, branch);
    },
    why: (s, seat) => {
      const bar = b.the.improvements.bar(s, seat, branch);
      const bill = b.the.improvements.cost(s, seat, branch);
      if (bar || canPay(b, s, seat, bill)) return bar;
      const cost = bill.map(([good, count]) => `${count} ${b.goods[good].id}`).join(', ');
      return reason('cannot-pay', `the next level of ${branch} costs ${cost}`, { piece: branch, cost });
    },
  };
}

/** The seat comes to the next level of the branch, whoever paid for it. */
export function improve(b: Book, s: State, seat: Seat, branch: string): void {
  const level = b.row<Seat>(levelField(branch));
  level.add(s, seat, 1);
  if (s.events)
    tell(s, 'improved', {
      seat,
      branch,
      level: level.get(s, seat),
      building: `${branch}-${level.get(s, seat)}`,
    });
  b.the.improvements.improved(s, seat, branch, level.get(s, seat));
}

function terms({ branch, levels }: BranchConfig): Terms {
  return {
    [`branch.${branch}`]: branch,
    [`move.improve-${branch}`]: `Improve ${branch}`,
    [`field.${levelField(branch)}`]: branch,
    ...Object.fromEntries(levels.map((name, i) => [`rung.${levelField(branch)}.${i + 1}`, name])),
    ...Object.fromEntries(levels.map((name, i) => [`building.${branch}-${i + 1}`, name])),
    'event.improved': '{seat} improves {branch} to level {level}: {building}.',
    'reason.branch-complete': 'This branch has no further level.',
    'reason.no-town': 'You need a city to buy improvements.',
  };
}
