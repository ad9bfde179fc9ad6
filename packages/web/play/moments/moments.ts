import { numbers } from '../../board/read.ts';
import type { TableView } from '../../table/protocol.ts';
import type { Sheet } from '../../table/sheet.ts';

/** Something that a table would feel: what happened, as far as it needs to be known to show it. */
export type Moment =
  | { readonly kind: 'thrown'; readonly by: number; readonly sum: number }
  /** a figure that walked: its place in the list of blockers */
  | { readonly kind: 'step'; readonly blocker: number }
  /** those who were on their way have come, at this event */
  | { readonly kind: 'landed'; readonly event: number; readonly held: boolean }
  | { readonly kind: 'discovered'; readonly hex: number }
  | { readonly kind: 'award'; readonly event: number; readonly seat: number };

/** What of the latest events is worth a moment. What somebody comes back to is no moment any more. */
export function momentsOf(
  sheet: Sheet,
  { events, eventsFrom, fields }: Pick<TableView, 'events' | 'eventsFrom' | 'fields'>,
  was: Pick<TableView, 'fields'> | null,
): readonly Moment[] {
  if (eventsFrom === 0) return [];
  const steps = was ? movedFigures(sheet, was.fields, fields) : [];
  return [
    ...steps.map((blocker): Moment => ({ kind: 'step', blocker })),
    ...events.flatMap(({ kind, data }, event): Moment[] => {
      const { seat, hex, number } = data;
      if (sheet.looks.numbers?.[kind]?.by === 'dice' && typeof number === 'number')
        return [{ kind: 'thrown', by: typeof seat === 'number' ? seat : -1, sum: number }];
      if (kind === 'attack-lost' || kind === 'attack-held')
        return [{ kind: 'landed', event, held: kind === 'attack-held' }];
      if (kind === 'discovered' && typeof hex === 'number') return [{ kind: 'discovered', hex }];
      if (kind === 'award' && typeof seat === 'number' && seat >= 0) return [{ kind: 'award', event, seat }];
      return [];
    }),
  ];
}

/** The blockers that stand elsewhere now. */
function movedFigures(sheet: Sheet, was: TableView['fields'], now: TableView['fields']): number[] {
  const [from, to] = [numbers(was.blocker), numbers(now.blocker)];
  return sheet.blockers.flatMap((_, i) =>
    (from[i] ?? -1) >= 0 && (to[i] ?? -1) >= 0 && from[i] !== to[i] ? [i] : [],
  );
}
