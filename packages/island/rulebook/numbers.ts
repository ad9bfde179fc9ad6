import type { Flavour } from '@hexwright/kernel';

/** Indices into the lists of a book. */
export type Good = Flavour<'good'>;
export type PieceNo = Flavour<'piece'>;
export type BlockerNo = Flavour<'blocker'>;
export type CardNo = Flavour<'card'>;
export type AwardNo = Flavour<'award'>;
export type TerrainNo = Flavour<'terrain'>;
