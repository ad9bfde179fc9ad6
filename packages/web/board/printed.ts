import { itemOf } from '@hexwright/kernel';
import type { MarkLook } from '@hexwright/rulebook';
import type { Sheet } from '../table/sheet.ts';
import { inWords } from '../words/texts.ts';
import { arrowInWords } from './arrow.ts';

const PRINTED = ['way', 'site', 'river', 'arrow', 'plate'];

/** whether a mark of this shape is part of the map itself, and no token on it */
export const isPrinted = (shape: string): boolean => PRINTED.includes(shape);

/** What the value of a mark says to players: its words if it has some, rivers nothing, an arrow where it leads. */
export function printedValue(
  { terms }: Pick<Sheet, 'terms'>,
  { shape, of }: Pick<MarkLook, 'shape' | 'of'>,
  value: string | number | undefined,
): string {
  const key = `${of}.${value}`;
  if (of !== undefined && key in terms) return inWords(itemOf(terms, key), key);
  if (shape === 'river') return '';
  return shape === 'arrow' ? arrowInWords(String(value)) : String(value ?? '');
}
