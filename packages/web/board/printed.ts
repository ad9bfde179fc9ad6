import { arrowInWords } from './arrow.ts';

const PRINTED = ['way', 'site', 'river', 'arrow'];

/** whether a mark of this shape is part of the map itself, and no token on it */
export const isPrinted = (shape: string): boolean => PRINTED.includes(shape);

/** What the value of a mark says to players: rivers say nothing, an arrow where it leads. */
export function printedValue(shape: string, value: string | number | undefined): string {
  if (shape === 'river') return '';
  return shape === 'arrow' ? arrowInWords(String(value)) : String(value ?? '');
}
