import type { EdgePlace, LayoutFile } from '../../board/index.ts';

/**
 * Hexes row by row from north to south, `r q: hex hex …` with q of the first hex: `~` is sea, any other letter
 * stands for a group.
 */
export function hexRows(text: string, groups: Readonly<Record<string, string>>): LayoutFile['hexes'] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [at, list] = line.split(':');
      const [r, q] = words(at).map(Number);
      return words(list).map((letter, i) => ({
        q: q + i,
        r,
        ...(letter === '~' ? { terrain: 'sea' } : { group: groups[letter] }),
      }));
    });
}

/** Edges as `q,r|side`, parted by spaces. */
export function edgeList(text: string): EdgePlace[] {
  return words(text).map((place) => {
    const [q, r, side] = place.split(/[,|]/).map(Number);
    return { q, r, side };
  });
}

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
