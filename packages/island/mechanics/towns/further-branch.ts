import { reason } from '@hexwright/kernel';
import type { TokenShape } from '@hexwright/rulebook';
import type { Part } from '../../rulebook/index.ts';
import { hasTitle } from './city-titles.ts';
import { type BranchConfig, improvement, levelField } from './improvements.ts';
import { metropolis, metropolisField } from './metropolises.ts';

export interface FurtherBranchConfig extends Omit<BranchConfig, 'piece'> {
  /** the title of a city that its owner must have for each further level */
  readonly title: string;
  /** whether it takes the title to draw of the branch, too */
  readonly drawsWithTitle: boolean;
  /** the level that brings the metropolis, the one that keeps it for good, and its points */
  readonly metropolis: { readonly first: number; readonly final: number; readonly points: number };
  readonly colour: string;
  readonly shape: TokenShape;
}

/**
 * One more branch of improvements with all that belongs to one: a good that pays for it, a metropolis, a gate on the event die
 * and a deck of its own in the hand of the others. Its levels are for players with a title of a kind.
 */
export function furtherBranch(config: FurtherBranchConfig): Part {
  const { branch, good, levels, draws, title, colour, shape } = config;
  const { first } = config.metropolis;
  const field = levelField(branch);
  return {
    id: `branch ${branch}`,
    of: config,
    uses: [
      improvement({ branch, good, levels, draws, piece: 'city' }),
      metropolis({ branch, ...config.metropolis, piece: 'city' }),
    ],
    rules: (was, b) => {
      const has = hasTitle(b, title);
      const untitled = reason(`no-${title}`, `it takes a ${title} of one's own`);
      const gate = { id: branch, sides: 1 };
      return {
        eventDie: { faces: () => [...was.eventDie.faces(), gate] },
        improvements: {
          bar: (s, seat, asked) =>
            was.improvements.bar(s, seat, asked) ??
            (asked === branch && !has(s, seat) ? untitled : undefined),
          barDraw: (s, seat, asked) =>
            was.improvements.barDraw(s, seat, asked) ??
            (config.drawsWithTitle && asked === branch && !has(s, seat) ? untitled : undefined),
        },
      };
    },
    words: {
      terms: {
        [`event-face.${branch}`]: `the gate of ${branch}`,
        [`event.event-die-${branch}`]: `The event die shows the gate of ${branch}.`,
        [`deck.${branch}`]: branch,
        [`token.${branch}`]: `${branch} card`,
        [`good.${good}`]: good,
        [`reason.no-${title}`]: `It takes a ${title} of your own.`,
      },
    },
    looks: {
      goods: { [good]: { colour, shape } },
      fields: {
        [field]: {
          on: 'ladder',
          shape,
          colour,
          rungs: levels.length,
          move: `improve-${branch}`,
          draws,
          summit: { field: metropolisField(branch), from: first },
        },
        [metropolisField(branch)]: { on: 'figure', place: 'corner', shape: 'gate', colour, crowns: shape },
      },
    },
  };
}
