import { type Explanation, explain } from '../play/explain.ts';
import { oddsOf } from '../play/number.ts';
import { t } from '../words/i18n.ts';
import type { Speaker } from '../words/speak.ts';
import type { Canvas } from './canvas.ts';

/** What something on a board that is being drawn will be at the table; nothing has happened there yet. */
export function explainDrawn(
  { sheet, fields, laid }: Canvas,
  speak: Speaker,
  thing: string,
): Explanation | null {
  const [kind, place] = thing.split(' ');
  if (kind === 'hex' && Number(place) >= laid) return null;
  const weights = Object.entries(oddsOf(sheet));
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  const odds = Object.fromEntries(weights.map(([number, weight]) => [number, weight / all]));
  const view = { fields, seat: null, odds, yields: [], idle: [], rates: [], prices: [] };
  const told = explain({ sheet, view, speak }, thing);
  return told && { ...told, title: told.title || t('editor.chance') };
}
