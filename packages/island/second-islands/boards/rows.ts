import { type LayoutFile, readRows } from '../../board/index.ts';

/** Hexes row by row, `r q: hex hex …`: `~` is sea, any other letter stands for a group. */
export const hexRows = (text: string, groups: Readonly<Record<string, string>>): LayoutFile['hexes'] =>
  readRows(text, (letter) => (letter === '~' ? { terrain: 'sea' } : { group: groups[letter] }));
