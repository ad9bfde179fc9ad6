import { type Outcome, refuse } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import { type OwnPresenter, ownPresenterOf } from '@hexwright/table';

/** What the page is shown of a game, or that the page knows no game of its kind. */
export function faceFor(game: Playable): Outcome<{ readonly face: OwnPresenter }> {
  const face = ownPresenterOf(game);
  return face ? { ok: true, face } : refuse('kind', `this page shows no game of the kind "${game.kind}"`);
}
