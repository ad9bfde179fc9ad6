import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import { type Corner, type Hex, markNeed } from '../../board/index.ts';
import { canPay, pay } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    wall: WallPoints;
  }
}

export interface WallPoints {
  /** the seat that guards the section, or -1 */
  guard(s: State, section: number): number;
  level(s: State, section: number): number;
  /** the section loses a level, if it has one */
  lower(s: State, section: number): void;
}

export interface WallConfig {
  /** the hexes of its sections, which their values count from 1 on */
  readonly sections: string;
  /** the corners of their posts, in the order of the sections: whoever has a building there guards it */
  readonly posts: string;
  /** by level, what raising a section to it costs */
  readonly levels: readonly Readonly<Record<string, number>>[];
}

/** for bots, in points: what the next level is worth saving for */
const AIM = 1;

const NO_SECTION = reason('no-section', 'no section of the wall is guarded by this seat');
const WALL_COMPLETE = reason('wall-complete', 'the section has all its levels');

/** The hexes of the sections of a wall, or whatever else is counted by a mark, in their order. */
export function countedHexes(b: Book, mark: string): Hex[] {
  return [...(b.layout.marks.hexes[mark] ?? [])]
    .sort((one, other) => Number(one.value) - Number(other.value))
    .map(({ q, r }) => b.topology.hexAt(q, r));
}

export function postsOf(b: Book, mark: string): Corner[] {
  return (b.layout.marks.corners[mark] ?? []).map(({ q, r, corner }) => b.topology.cornerAt(q, r, corner));
}

/** A wall of sections, each guarded by whoever has a building at its post. Guards raise their section level by level, for a price each. */
export function wall(config: WallConfig): Part {
  return {
    id: 'wall',
    of: config,
    boardNeeds: [markNeed('hexes', config.sections, 1), markNeed('corners', config.posts, 1)],
    fields: {
      /** by hex and seat: the levels that the seat has built there */
      wall: { per: ['hex', 'seat'] },
    },
    brings: ['wall'],
    rules: (was, b) => {
      const levels = b.grid<Hex, Seat>('wall');
      const sections = countedHexes(b, config.sections);
      const posts = postsOf(b, config.posts);
      const { building } = b.fields;
      const bills = config.levels.map((cost) => b.bill(cost));
      return {
        hints: {
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            for (let section = 0; section < sections.length; section++) {
              const level = b.the.wall.level(s, section);
              if (level < bills.length && b.the.wall.guard(s, section) === seat) aim(bills[level], AIM);
            }
          },
        },
        wall: {
          guard: (s, section) => {
            const mark = building.get(s, posts[section]);
            return mark !== 0 && b.ownerOf[mark] < b.seats ? b.ownerOf[mark] : -1;
          },
          level: (s, section) => {
            const guard = b.the.wall.guard(s, section);
            return guard < 0 ? 0 : levels.get(s, sections[section], guard);
          },
          lower: (s, section) => {
            const guard = b.the.wall.guard(s, section);
            if (guard >= 0 && b.the.wall.level(s, section) > 0) levels.add(s, sections[section], guard, -1);
          },
        },
      };
    },
    moves: (b) => {
      const levels = b.grid<Hex, Seat>('wall');
      const sections = countedHexes(b, config.sections);
      const bills = config.levels.map((cost) => b.bill(cost));
      const sectionOf = (s: State, seat: Seat): number => {
        for (let section = 0; section < sections.length; section++)
          if (b.the.wall.guard(s, section) === seat) return section;
        return -1;
      };
      const next = (s: State, seat: Seat): number => {
        const section = sectionOf(s, seat);
        return section < 0 ? 0 : Math.min(b.the.wall.level(s, section), bills.length - 1);
      };
      return [
        {
          name: 'raise-wall',
          decisions: ['main', 'build', 'special'],
          price: (s, seat) => bills[next(s, seat)],
          list: (s, seat, out) => {
            const section = sectionOf(s, seat);
            if (section < 0) return;
            const level = b.the.wall.level(s, section);
            if (level < bills.length && canPay(b, s, seat, bills[level])) out.put();
          },
          apply: (s, seat) => {
            const section = sectionOf(s, seat);
            const level = b.the.wall.level(s, section);
            pay(b, s, seat, bills[level]);
            levels.add(s, sections[section], seat, 1);
            if (s.events) tell(s, 'wall-raised', { seat, level: level + 1 });
          },
          why: (s, seat) => {
            const section = sectionOf(s, seat);
            if (section < 0) return NO_SECTION;
            if (b.the.wall.level(s, section) === bills.length) return WALL_COMPLETE;
            const cost = bills[next(s, seat)]
              .map(([good, count]) => `${count} ${b.goods[good].id}`)
              .join(', ');
            return reason('wall-price', `the next level costs ${cost}`, { cost });
          },
        },
      ];
    },
    words: {
      terms: {
        'field.wall': 'Wall',
        'move.raise-wall': 'Raise your wall',
        'move.raise-wall.short': 'Wall',
        'event.wall-raised': '{seat} raises the wall to level {level}.',
        'reason.no-section': 'You guard no section of the wall.',
        'reason.wall-complete': 'Your section has all its levels.',
        'reason.wall-price': 'The next level costs {cost}.',
      },
    },
    looks: {
      fields: { wall: { on: 'parties', shape: 'fort' } },
      moves: { 'raise-wall': { shape: 'rampart' } },
    },
  };
}
