import type { Nested } from '@hexwright/kernel';
import { itemAt } from '@hexwright/kernel';
import type { CargoLook } from '@hexwright/rulebook';
import type { Fields } from '../table/protocol.ts';
import type { PieceEntry, PlaceKind, Sheet } from '../table/sheet.ts';

/** A field of the view as a plain list; what the seat may not know is null and becomes NaN. */
export function numbers(field: Nested | undefined): number[] {
  if (field === undefined) return [];
  return [field].flat(4 as 1).map((n) => (typeof n === 'number' ? n : Number.NaN));
}

/** One row of a field whose first dimension is the seat. */
export function rowOf(field: Nested | undefined, row: number): number[] {
  return Array.isArray(field) ? numbers(field[row] as Nested) : [];
}

/** A field that is a single number, or one entry of a list. */
export function numberAt(field: Nested | undefined, index = 0): number {
  return numbers(field)[index] ?? Number.NaN;
}

/** The numbers of a token, kept as bits. */
export function tokenNumbers(bits: number): number[] {
  const list: number[] = [];
  for (let n = 0; n < 31; n++) if ((bits >> n) & 1) list.push(n);
  return list;
}

/** Tells land from water, by hex. */
export function landOf(sheet: Sheet, lies: Nested | undefined): (hex: number) => boolean {
  const terrain = numbers(lies);
  return (hex) => sheet.terrains[terrain[hex] ?? -1]?.land ?? false;
}

const NONE: ReadonlySet<number> = new Set();

/** The hexes where nothing lies yet. */
export function bareHexes(sheet: Sheet, fields: Fields): ReadonlySet<number> {
  const places = sheet.fieldLooks.flatMap(({ name, look }) =>
    look.on === 'bare' && numbers(fields[look.until]).some((n) => n > 0)
      ? numbers(fields[name]).flatMap((laid, hex) => (laid === 0 ? [hex] : []))
      : [],
  );
  return places.length > 0 ? new Set(places) : NONE;
}

export interface Standing {
  readonly on: PlaceKind;
  readonly place: number;
  readonly layer: string;
  readonly piece: PieceEntry;
  readonly owner: number;
}

/** Every piece on the board. */
export function standingPieces(sheet: Sheet, fields: Fields): Standing[] {
  const kinds = sheet.pieces.length;
  const layers = [...new Set(sheet.pieces.map((piece) => piece.layer))];
  return layers.flatMap((layer) =>
    numbers(fields[layer]).flatMap((mark, place) => {
      if (!(mark > 0)) return [];
      const piece = itemAt(sheet.pieces, (mark - 1) % kinds);
      return [{ on: piece.on, place, layer, piece, owner: Math.floor((mark - 1) / kinds) }];
    }),
  );
}

/** Something that lies in a hold, where it begins. */
export interface Stowed {
  readonly hold: number;
  readonly slot: number;
  readonly kind: string;
  readonly shape: string;
  readonly colour: string;
  /** it has the colour of the seat it belongs to */
  readonly seat: boolean;
}

/** What lies in a row of holds, each with so many slots: a kind plus one in every slot that it fills, or 0. */
export function stowed(
  { slots, kinds }: { readonly slots: number; readonly kinds: readonly CargoLook[] },
  row: readonly number[],
): Stowed[] {
  const found: Stowed[] = [];
  for (let hold = 0; hold * slots < row.length; hold++) {
    const filled = kinds.map(() => 0);
    for (let slot = 0; slot < slots; slot++) {
      const kind = (row[hold * slots + slot] ?? 0) - 1;
      if (!(kind >= 0)) continue;
      const { kind: name, shape, colour, seat = false, fills = 1 } = itemAt(kinds, kind);
      const before = filled[kind] ?? 0;
      filled[kind] = before + 1;
      if (before % fills === 0) found.push({ hold, slot, kind: name, shape, colour, seat });
    }
  }
  return found;
}
