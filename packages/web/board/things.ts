/** What can be pointed at on the board, by what was declared: `hex 3`, `piece building 12`, `field flood 7` … */
type Named =
  | readonly ['hex', hex: number]
  | readonly ['harbour', index: number]
  | readonly ['piece', layer: string, place: number]
  | readonly ['blocker', id: string]
  | readonly ['field', name: string, index: number]
  | readonly ['mark', label: string, on: string, place: number];

/** The name that whatever is drawn carries along, so that it can be explained. */
export function thingKey(...named: Named): string {
  return named.join(' ');
}
