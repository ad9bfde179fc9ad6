/** The unchanging side of a game, as the table shows it to the page. */
export type { BoardShape, FieldEntry, MoveEntry, PieceEntry, PlaceKind, Sheet } from '@hexwright/table';
