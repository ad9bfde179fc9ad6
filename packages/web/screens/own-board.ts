import type { LayoutFile } from '@hexwright/island';
import type { Wish } from '../table/protocol.ts';

const KEY = 'hexwright.board';

/** The way to a form for a game, with a board of one's own in hand. */
export function takeBoard(form: string, file: LayoutFile): string {
  sessionStorage.setItem(KEY, JSON.stringify(file));
  return `${form}?board=own`;
}

/** The board that was brought along; what cannot be read is none. */
export function broughtBoard(query: string): Partial<Wish> {
  if (new URLSearchParams(query).get('board') !== 'own') return {};
  try {
    const layout = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as LayoutFile | null;
    return layout ? { layout } : {};
  } catch {
    return {};
  }
}
