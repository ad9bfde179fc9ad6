import type { FieldLook } from '@hexwright/rulebook';
import type { PlainMove, PlainSheet } from '../sheet.ts';

/**
 * Everything about a game that does not change while it is played: the board's shape, what may lie on it,
 * its words and its looks. Plain data, so that it can come from a worker or from a server.
 */
export interface Sheet extends PlainSheet {
  readonly kind: 'island';
  readonly board: BoardShape;
  readonly terrains: readonly TerrainEntry[];
  readonly goods: readonly GoodEntry[];
  readonly pieces: readonly PieceEntry[];
  readonly blockers: readonly BlockerEntry[];
  readonly cards: readonly CardEntry[];
  readonly awards: readonly AwardEntry[];
  readonly moves: readonly MoveEntry[];
  /** decisions that name places of the board */
  readonly decisions: readonly DecisionEntry[];
  readonly fieldLooks: readonly FieldEntry[];
}

export type PlaceKind = 'hex' | 'corner' | 'edge';

export interface BoardShape {
  readonly frame: 'sea' | 'land' | 'mainland';
  /** the hexes of the rim beyond which their land goes on, though there is sea elsewhere */
  readonly inland: readonly number[];
  readonly hexes: readonly {
    readonly x: number;
    readonly y: number;
    readonly corners: readonly number[];
    /** of a part of a map that is no hexagon, around its middle */
    readonly outline?: readonly { readonly x: number; readonly y: number }[];
  }[];
  readonly corners: readonly { readonly x: number; readonly y: number; readonly hexes: readonly number[] }[];
  readonly edges: readonly {
    readonly a: number;
    readonly b: number;
    readonly hexes: readonly number[];
    /** where its ends are drawn, if a corner of it is drawn at another border that is glued to this one */
    readonly ends?: readonly { readonly x: number; readonly y: number }[];
    /** it lies across its hex, or across one beyond the rim where it has none */
    readonly span?: true;
  }[];
  /** hexes that are seen beyond borders that are glued together */
  readonly ghosts?: readonly { readonly hex: number; readonly x: number; readonly y: number }[];
  /** where a harbour stands; which kind lies there is in the field `harbour` */
  readonly harbours: readonly { readonly a: number; readonly b: number; readonly edge: number }[];
  readonly harbourKinds: readonly { readonly good: string | null; readonly rate: number }[];
  readonly marks: readonly {
    readonly label: string;
    readonly on: PlaceKind;
    readonly place: number;
    readonly value?: string | number;
  }[];
}

export interface TerrainEntry {
  readonly id: string;
  readonly land: boolean;
  /** the good that it gives, `any` for a free choice, or null for nothing */
  readonly gives: string | null;
}

export interface GoodEntry {
  readonly id: string;
  readonly inHand: boolean;
  readonly tradeable: boolean;
  readonly open: boolean;
  /** the good whose stock it comes out of, if it has none of its own */
  readonly cardOf: string | null;
}

export interface PieceEntry {
  readonly id: string;
  readonly on: PlaceKind;
  readonly layer: string;
  readonly limit: number | null;
  /** all seats take it from one stock */
  readonly common: boolean;
  readonly replaces: string | null;
  /** while it stands on the board */
  readonly points: number;
  /** how many goods it draws from a hex that gives some */
  readonly draws: number;
  /** what it costs where nothing changes that; nothing where it is not built for goods */
  readonly cost: readonly (readonly [good: string, count: number])[];
}

export interface AwardEntry {
  readonly id: string;
  readonly points: number;
  /** nobody has it with less */
  readonly min: number;
}

export interface BlockerEntry {
  readonly id: string;
  readonly on: PlaceKind;
}

export interface CardEntry {
  readonly id: string;
  readonly deck: string;
  readonly playable: boolean;
}

export interface MoveEntry extends PlainMove {
  /** the piece it builds, if it builds one */
  readonly piece: string | null;
}

export interface DecisionEntry {
  readonly name: string;
  /** its arguments that are places, and what kind of place each is */
  readonly places: readonly { readonly arg: string; readonly on: PlaceKind }[];
}

export interface FieldEntry {
  readonly name: string;
  readonly look: FieldLook<number>;
}
