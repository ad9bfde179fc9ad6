import { admitTold, rulesFor } from '@hexwright/catalog';
import { boardSvg, filledBoard, islandOf, laidBoard } from '@hexwright/island';
import { type Outcome, refuse } from '@hexwright/kernel';
import { answerAll } from '../pool-thread.ts';
import { drawSvg } from './draw-svg.ts';
import type { Drawn, PictureAsk } from './pictures.ts';
import { pngOf } from './png.ts';

/** Lays a board as a table of this game would, and draws it. It is an example: how chance lays the real one nobody can know. */
function draw({ wish, seed }: PictureAsk): Outcome<Drawn> {
  const ruled = rulesFor(wish, 'tried');
  if (!ruled.ok) return ruled;
  const book = islandOf(ruled.rules);
  if (!book) return refuse('no-board', 'this game has no board to be drawn');
  const { width, height, pixels } = drawSvg(boardSvg(filledBoard(book, laidBoard(book, seed))));
  return { ok: true, png: new Uint8Array(pngOf(width, height, pixels)) };
}

await admitTold(process.env);
answerAll<PictureAsk, Drawn>(draw, (why) => refuse('picture', why));
