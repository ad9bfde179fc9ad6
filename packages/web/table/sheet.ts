import type { OwnSheet, Sheet } from '@hexwright/table';

/** The unchanging side of a game, as the table shows it to the page. */
export type {
  BoardShape,
  FieldEntry,
  MoveEntry,
  PieceEntry,
  PlaceKind,
  PlainMove,
  PlainSheet,
  RivalsSheet,
  Sheet,
} from '@hexwright/table';

/** A sheet of any kind of game that the page has a face for. */
export type AnySheet = OwnSheet;

export const isIsland = (sheet: AnySheet): sheet is Sheet => sheet.kind === 'island';
