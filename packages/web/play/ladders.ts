import type { Ladder } from '@hexwright/rulebook';
import { numberAt, numbers } from '../board/read.ts';
import type { TableView } from '../table/protocol.ts';
import type { Sheet } from '../table/sheet.ts';

export interface NamedLadder {
  readonly name: string;
  readonly look: Ladder;
}

/** All that is climbed in this game. */
export function laddersOf(sheet: Sheet): NamedLadder[] {
  return sheet.fieldLooks.flatMap(({ name, look }) => (look.on === 'ladder' ? [{ name, look }] : []));
}

/** By seat: how far it has come. */
export function heights(view: TableView, name: string): number[] {
  return numbers(view.fields[name]);
}

/** Who leads: by the field that names the seat, or by the building below what stands at the summit; -1 nobody. */
export function atSummit(sheet: Sheet, view: TableView, { summit, holder }: Ladder): number {
  if (holder !== undefined) return numberAt(view.fields[holder]);
  const corner = summit ? numberAt(view.fields[summit.field]) : -1;
  const mark = corner >= 0 ? numberAt(view.fields.building, corner) : 0;
  return mark > 0 ? Math.floor((mark - 1) / sheet.pieces.length) : -1;
}

/** The move that climbs, where it can be made now. */
export function climb({ legal }: TableView, { move }: Ladder): TableView['legal'][number] | undefined {
  return legal.find((each) => each.move === move);
}
