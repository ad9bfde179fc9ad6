import { pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Book, Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    titles: TitlePoints;
  }
}

export interface TitlePoints {
  /** the seat's count has risen: gives it the title it has earned, or asks which */
  review(s: State, seat: Seat): void;
}

export interface TitleSpec {
  /** its name; the field of that name holds the seat that has it, or -1 */
  readonly id: string;
  readonly points: number;
  /** the numbers of seats with which it is in play; any if not said */
  readonly seats?: readonly number[];
}

export interface TitlesConfig {
  /** by rank, the best first */
  readonly titles: readonly TitleSpec[];
  readonly min: number;
  readonly metric: (b: Book) => (s: State, seat: Seat) => number;
}

const NOBODY = -1;
const NO_TITLE = -1;

/**
 * Ranked titles. Whoever has the minimum takes the best title that is free. After that a title is only won from its
 * holder, by a seat of lower rank or of none that has strictly more, and the two trade places. A seat holds one title;
 * where it could win several it chooses, and goes on as long as there is one to win.
 */
export function titles(config: TitlesConfig): Part {
  return {
    id: 'titles',
    of: config,
    fields: Object.fromEntries(config.titles.map(({ id }) => [id, { start: NOBODY }])),
    decisions: { 'choose-title': {} },
    brings: ['titles'],
    rules: (_was, b) => {
      const { count, at, metric, titleOf, mayWin, award } = ranks(b, config);
      return {
        titles: {
          review: (s, seat) => {
            if (metric(s, seat) < config.min) return;
            for (let title = 0; title < count && titleOf(s, seat) === NO_TITLE; title++)
              if (at[title].get(s) === NOBODY) award(s, title, seat);
            let first = NO_TITLE;
            for (let title = 0; title < count; title++) {
              if (!mayWin(s, seat, title)) continue;
              if (first !== NO_TITLE) {
                push(s, b.decision('choose-title'), 1 << seat);
                return;
              }
              first = title;
            }
            if (first === NO_TITLE) return;
            award(s, first, seat);
            b.the.titles.review(s, seat);
          },
        },
      };
    },
    moves: (b) => {
      const { specs, count, mayWin, award } = ranks(b, config);
      return [
        {
          name: 'choose-title',
          args: [{ name: 'title', domain: { id: 'title', size: count, names: specs.map(({ id }) => id) } }],
          decisions: ['choose-title'],
          list: (s, seat, out) => {
            for (let title = 0; title < count; title++) if (mayWin(s, seat, title)) out.put(title);
          },
          apply: (s, seat, title) => {
            pop(s);
            award(s, title, seat);
            b.the.titles.review(s, seat);
          },
          why: () => reason('title-held', 'that title cannot be won from its holder'),
        },
      ];
    },
    scores: [
      {
        id: 'titles',
        most: (b) => Math.max(0, ...ranks(b, config).specs.map(({ points }) => points)),
        of: (b) => {
          const { specs, titleOf } = ranks(b, config);
          return (s, seat) => {
            const title = titleOf(s, seat);
            return title === NO_TITLE ? 0 : specs[title].points;
          };
        },
      },
    ],
  };
}

function ranks(b: Book, config: TitlesConfig) {
  const specs = config.titles.filter(({ seats }) => !seats || seats.includes(b.seats));
  const count = specs.length;
  const at = specs.map(({ id }) => b.cell(id));
  const metric = config.metric(b);
  const titleOf = (s: State, seat: Seat): number => {
    for (let title = 0; title < count; title++) if (at[title].get(s) === seat) return title;
    return NO_TITLE;
  };
  const mayWin = (s: State, seat: Seat, title: number): boolean => {
    const holder = at[title].get(s);
    const own = titleOf(s, seat);
    return (
      holder !== NOBODY &&
      (own === NO_TITLE || title < own) &&
      metric(s, seat) > metric(s, holder) &&
      holder !== seat
    );
  };
  /** The former holder takes the title that the seat had, which may be none. */
  const award = (s: State, title: number, seat: Seat): void => {
    const from = at[title].get(s);
    const own = titleOf(s, seat);
    if (own !== NO_TITLE) at[own].set(s, from);
    at[title].set(s, seat);
    if (s.events) tell(s, 'title', { title: specs[title].id, seat, from });
  };
  return { specs, count, at, metric, titleOf, mayWin, award };
}
