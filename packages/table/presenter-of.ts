import type { Playable } from '@hexwright/rulebook';
import { type IslandMore, islandFaceOf, type Sheet } from './island/index.ts';
import type { GamePresenter } from './presenter.ts';
import { type RivalsMore, type RivalsSheet, rivalsFaceOf } from './rivals/index.ts';
import { plainSheetOf } from './sheet.ts';

/** What games of the kinds with a face of their own show; the sheet's `kind` tells which. */
export type OwnSheet = Sheet | RivalsSheet;
export type OwnMore = IslandMore | RivalsMore;
export type OwnPresenter = GamePresenter<OwnMore, OwnSheet>;

/** The face that the kind of the game has of its own; undefined where it has none. */
export function ownPresenterOf(game: Playable): OwnPresenter | undefined {
  return islandFaceOf(game) ?? rivalsFaceOf(game);
}

/** What a table shows of a game, whatever kind it is of. */
export function presenterOf(game: Playable): GamePresenter {
  return ownPresenterOf(game) ?? plainFace(game);
}

/** A game of a kind that brings no face of its own shows what every game has. */
function plainFace(game: Playable): GamePresenter {
  return { game, sheet: () => plainSheetOf(game), shared: () => ({}), own: () => ({}) };
}
