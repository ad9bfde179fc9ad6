import { pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { levelField } from './improvements.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    metropolises: MetropolisPoints;
  }
}

export interface MetropolisPoints {
  /** whether a metropolis of any branch stands on this corner */
  isAt(s: State, corner: Corner): boolean;
  /** whether a town on this corner can become one */
  fits(s: State, corner: Corner): boolean;
  /** the points of the seat's metropolises */
  worth(s: State, seat: Seat): number;
  /** the points of all of them */
  most(): number;
  /** the seat puts that of the branch on its town there, wherever it stood before */
  place(s: State, seat: Seat, branch: string, corner: Corner): void;
  /** who has that of the branch while it stands nowhere, -1 for nobody */
  keeper(s: State, branch: string): number;
}

export interface MetropolisConfig {
  readonly branch: string;
  /** the level at which the first to come takes it, and that at which nobody can take it away */
  readonly first: number;
  readonly final: number;
  readonly points: number;
  /** the piece that it stands on, one each */
  readonly piece: string;
}

/** for bots: how much of a metropolis lies in being one step short of it, and what it is worth that nobody can take it, in points */
const RACE = 0.6;
const SAFE = 0.5;

const NO_ROOM = reason('no-metropolis-site', 'there is no city that could become a metropolis');
const NOT_A_TOWN = reason('metropolis-on-city', 'a metropolis goes on one of your own cities without one');

export const metropolisField = (branch: string): string => `${branch}Metropolis`;

/** The metropolises of all branches: who takes one chooses the town for it. */
function metropolises(piece: string): Part {
  return {
    id: 'metropolises',
    of: piece,
    decisions: {
      'place-metropolis': {
        args: () => [{ name: 'branch', domain: { id: 'branch', size: 100 } }],
      },
    },
    brings: ['metropolises'],
    rules: () => ({
      metropolises: {
        isAt: () => false,
        fits: () => true,
        worth: () => 0,
        most: () => 0,
        place: () => {},
        keeper: () => -1,
      },
    }),
    moves: (b) => [
      {
        name: 'place-metropolis',
        args: [{ name: 'corner', domain: b.domain('corner') }],
        decisions: ['place-metropolis'],
        list: (s, seat, out) => {
          for (const corner of metropolisSites(b, s, seat, piece)) out.put(corner);
        },
        apply: (s, seat, corner) => {
          const branch = b.the.improvements.branches()[topArg(s, 0)];
          pop(s);
          b.the.metropolises.place(s, seat, branch, corner);
        },
        why: (s, seat, corner) =>
          corner >= 0 && !metropolisSites(b, s, seat, piece).includes(corner) ? NOT_A_TOWN : undefined,
      },
    ],
    scores: [
      {
        id: 'metropolises',
        most: (b) => b.the.metropolises.most(),
        of: (b) => (s, seat) => b.the.metropolises.worth(s, seat),
      },
    ],
    words: {
      terms: {
        'move.place-metropolis': 'Place the metropolis',
        'decision.place-metropolis': 'Choose the city that becomes a metropolis',
        'score.metropolises': 'Metropolises',
        'reason.metropolis-on-city': 'A metropolis goes on one of your own cities that is not one yet.',
        'reason.no-metropolis-site': 'You have no city that could become a metropolis.',
        'event.metropolis': '{seat} has the metropolis of {branch}.',
      },
    },
  };
}

const mayRise = (b: Book, s: State, corner: Corner): boolean =>
  !b.the.metropolises.isAt(s, corner) && b.the.metropolises.fits(s, corner);

/** the own towns that are no metropolis yet and can become one */
export function metropolisSites(b: Book, s: State, seat: Seat, piece: string): Corner[] {
  const city = b.piece(piece);
  const own = b.mark(seat, city.index);
  const found: Corner[] = [];
  for (let corner = 0; corner < city.places; corner++)
    if (city.marks.get(s, corner) === own && mayRise(b, s, corner)) found.push(corner);
  return found;
}

/** The seat puts the metropolis of the branch on one of its towns that is none yet: a choice where there are several. */
export function raiseMetropolis(b: Book, s: State, seat: Seat, branch: string, piece: string): void {
  const choice = metropolisSites(b, s, seat, piece);
  if (choice.length === 1) b.the.metropolises.place(s, seat, branch, choice[0]);
  else push(s, b.decision('place-metropolis'), 1 << seat, b.the.improvements.branches().indexOf(branch));
}

/**
 * The metropolis of a branch goes to the first at a level and can be taken away by the first at a higher one. It
 * stands on a town, protects it, and is worth points to whoever owns that.
 */
export function metropolis(config: MetropolisConfig): Part {
  const { branch } = config;
  return {
    id: `metropolis ${branch}`,
    of: config,
    uses: [metropolises(config.piece)],
    fields: { [metropolisField(branch)]: { start: -1 } },
    rules: (was, b) => {
      const at = b.cell(metropolisField(branch));
      const level = b.row<Seat>(levelField(branch));
      const town = b.piece(config.piece);
      /** asked of every position that bots imagine: hence raw cells */
      const hasSite = (s: State, seat: Seat): boolean => {
        const own = b.mark(seat, town.index);
        for (let corner = 0; corner < town.places; corner++)
          if (s.cells[town.marks.at + corner] === own && mayRise(b, s, corner)) return true;
        return false;
      };
      const before = was.metropolises;
      const holder = (s: State): number => {
        const corner = at.get(s);
        return corner < 0 ? b.the.metropolises.keeper(s, branch) : b.ownerOf[town.marks.get(s, corner)];
      };
      /** the level at which the seat would take it, or one that is never reached */
      const wins = (s: State, seat: Seat): number => {
        const held = holder(s);
        if (held < 0) return config.first;
        return held === seat || level.get(s, held) >= config.final ? Number.POSITIVE_INFINITY : config.final;
      };
      /** how much of it is won on the way */
      const raced = (own: number, goal: number): number => {
        const part = own / goal;
        return RACE * config.points * part * part;
      };
      return {
        hints: {
          progress: (s, seat) => {
            const own = level.get(s, seat);
            const safe = holder(s) === seat && own >= config.final ? SAFE : 0;
            return was.hints.progress(s, seat) + safe + raced(own, wins(s, seat));
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            const own = level.get(s, seat);
            if (b.the.improvements.bar(s, seat, branch) !== undefined) return;
            const goal = wins(s, seat);
            const gain = own + 1 >= goal ? config.points : raced(own + 1, goal) - raced(own, goal);
            if (gain > 0) aim(b.the.improvements.cost(s, seat, branch), gain);
          },
        },
        metropolises: {
          isAt: (s, corner) => at.get(s) === corner || before.isAt(s, corner),
          worth: (s, seat) =>
            before.worth(s, seat) + (at.get(s) >= 0 && holder(s) === seat ? config.points : 0),
          most: () => before.most() + config.points,
          place: (s, seat, asked, corner) => {
            if (asked !== branch) return before.place(s, seat, asked, corner);
            at.set(s, corner);
            if (s.events) tell(s, 'metropolis', { seat, branch, on: 'corner', place: corner });
          },
        },
        improvements: {
          bar: (s, seat, asked) => {
            const bar = was.improvements.bar(s, seat, asked);
            if (bar || asked !== branch || level.get(s, seat) < config.first - 1) return bar;
            return hasSite(s, seat) ? undefined : NO_ROOM;
          },
          improved: (s, seat, asked, reached) => {
            was.improvements.improved(s, seat, asked, reached);
            if (asked !== branch || reached < config.first) return;
            const held = holder(s);
            if (
              held === seat ||
              (held >= 0 && (reached < config.final || level.get(s, held) >= config.final))
            )
              return;
            raiseMetropolis(b, s, seat, branch, config.piece);
          },
        },
        unbuild: (s, piece, place) => {
          was.unbuild(s, piece, place);
          if (piece === town.index && at.get(s) === place) at.set(s, -1);
        },
      };
    },
    words: { terms: { [`field.${metropolisField(branch)}`]: `The metropolis of ${branch}` } },
  };
}
