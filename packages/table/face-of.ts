import type { Playable } from '@hexwright/rulebook';
import type { Face } from './face.ts';
import { islandFaceOf } from './island/index.ts';
import { rivalsFaceOf } from './rivals/index.ts';
import { plainSheetOf } from './sheet.ts';

/** What a table shows of a game, whatever kind it is of. */
export function faceOf(game: Playable): Face {
  return islandFaceOf(game) ?? rivalsFaceOf(game) ?? plainFace(game);
}

/** A game of a kind that brings no face of its own shows what every game has. */
function plainFace(game: Playable): Face {
  return { game, sheet: () => plainSheetOf(game), more: () => ({}) };
}
