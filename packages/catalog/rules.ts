import { type Outcome, refuse, type Setup } from '@hexwright/kernel';
import type { GameKind, Outline, Playable } from '@hexwright/rulebook';
import { trial } from './trial.ts';
import { versionsOf } from './versions.ts';
import type { RulesRequest } from './wish.ts';

/** Somebody has tried this wish before, so no games of chance are played to see whether it fits. */
export type Tried = 'tried';

type Made<G extends Playable> = Outcome<{ readonly game: G }>;

/**
 * Compiles what a sound wish asks for out of its modules, in the order of their amendments. A row that cannot be
 * compiled is a mistake of ours and thrown. What a table puts together itself, modules or a board, may not fit; then
 * that is the answer.
 */
export function compileWish<G extends Playable>(
  kind: GameKind<G>,
  { game, seats, modules = [], options = {}, layout }: RulesRequest,
  ordered: readonly Outline[],
  how?: Tried,
): Made<G> {
  const setup: Setup = {
    game,
    ...versionsOf(ordered),
    seats,
    ...(modules.length > 0 && { modules }),
    options,
    ...(layout !== undefined && { layout }),
  };
  const ids = ordered.map(({ id }) => id);
  const make = (): Made<G> => kind.compile(ids, setup, layout);
  if (layout === undefined && modules.length === 0) return make();
  const [made, why] = fitted(make, how);
  if (made && !why) return made;
  return modules.length > 0
    ? refuse('module-conflict', `${modules.map((id) => `"${id}"`).join(', ')} cannot be played here: ${why}`)
    : refuse('layout', `the layout does not suit the game: ${why}`);
}

function fitted<G extends Playable>(make: () => Made<G>, how?: Tried): [Made<G>?, string?] {
  try {
    const made = make();
    return made.ok && how !== 'tried' ? [made, trial(made.game)] : [made];
  } catch (error) {
    return [undefined, (error as Error).message];
  }
}
