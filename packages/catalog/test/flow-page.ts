import type { AnyPart, MoveSpec, Playable, StepEdit } from '@hexwright/rulebook';
import { partsInForce } from '@hexwright/rulebook';
import { rows, rulesFor } from '../index.ts';

type Stepping = 'setupSteps' | 'turnSteps';

/** A part that can be asked for its steps and moves, whatever its kind of game calls the book. */
interface Bound extends Pick<AnyPart, 'id' | 'moments'> {
  readonly setupSteps?: (game: Playable) => readonly StepEdit[];
  readonly turnSteps?: (game: Playable) => readonly StepEdit[];
  readonly moves?: (game: Playable) => readonly MoveSpec[];
}

interface Known {
  readonly at: Set<string>;
  readonly by: Set<string>;
}

/** The lines of docs/flow.md that follow from the rows: steps by stage, moments with their slots, decisions that several parts share. */
export function flowLines(): Record<Stepping | 'moments' | 'shared', string[]> {
  const steps = { setupSteps: new Map<string, Known>(), turnSteps: new Map<string, Known>() };
  const moments = new Map<string, string>();
  const offered = new Map<string, Map<string, Set<string>>>();
  for (const game of games()) {
    const { parts } = partsInForce<AnyPart, object>(game.modules, game.options);
    for (const part of parts as readonly Bound[]) {
      for (const stage of ['setupSteps', 'turnSteps'] as const)
        for (const edit of part[stage]?.(game) ?? []) note(steps[stage], part.id, edit);
      for (const [moment, slots] of Object.entries(part.moments ?? {}))
        moments.set(moment, `| \`${moment}\` | ${slots.join(', ')} | ${part.id} |`);
      for (const { name, decisions } of part.moves?.(game) ?? [])
        for (const decision of decisions) {
          const byPart = offered.get(decision) ?? new Map<string, Set<string>>();
          byPart.set(part.id, (byPart.get(part.id) ?? new Set()).add(name));
          offered.set(decision, byPart);
        }
    }
  }
  return {
    setupSteps: stepLines(steps.setupSteps),
    turnSteps: stepLines(steps.turnSteps),
    moments: [...moments.values()].sort(),
    shared: [...offered]
      .filter(([, byPart]) => byPart.size > 1)
      .map(([decision, byPart]) => `| \`${decision}\` | ${[...byPart.keys()].sort().join(', ')} |`)
      .sort(),
  };
}

/** every row at its fewest and its most seats, as far as it can be played there */
function games(): Playable[] {
  return rows.flatMap(({ id: game, players }) =>
    [...new Set([players[0], players[players.length - 1]])].flatMap((seats) => {
      const made = rulesFor({ game, seats });
      return made.ok ? [made.rules] : [];
    }),
  );
}

function note(known: Map<string, Known>, part: string, edit: StepEdit): void {
  const [id, at] =
    'remove' in edit
      ? [edit.remove, 'removed']
      : 'replace' in edit
        ? [edit.by.id, `in place of \`${edit.replace}\``]
        : [
            edit.add.id,
            edit.before === undefined
              ? edit.after === undefined
                ? 'at the end'
                : `after \`${edit.after}\``
              : `before \`${edit.before}\``,
          ];
  const entry = known.get(id) ?? { at: new Set(), by: new Set() };
  entry.at.add(at);
  entry.by.add(part);
  known.set(id, entry);
}

function stepLines(known: ReadonlyMap<string, Known>): string[] {
  const list = (set: ReadonlySet<string>): string => [...set].sort().join(', ');
  return [...known].map(([id, { at, by }]) => `| \`${id}\` | ${list(at)} | ${list(by)} |`).sort();
}
