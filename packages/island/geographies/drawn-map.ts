import { type Layout, layoutOnce, readRows } from '../board/index.ts';
import { type Sights, sights } from './boards.ts';
import { alsoMarked, type MoreMarks } from './more-marks.ts';

/**
 * A map of the series as it is written down. Rows of `land` run from north to south, `r q: hex hex …` with q of the first hex;
 * a hex is its terrain with its number (`forest9`, `desert`), or `~` for the sea. Lines without a colon tell which landscapes
 * the row above them shows.
 */
export interface DrawnMap extends Sights {
  readonly id: string;
  readonly name: string;
  readonly land: string;
  /** what lies around the map */
  readonly frame: 'land' | 'sea';
  /** what it has besides the sites, paths and waterways of the series */
  readonly also?: MoreMarks;
}

export function drawnMap({ id, name, land, frame, also, ...printed }: DrawnMap): () => Layout {
  return layoutOnce(() => ({
    format: 'hexwright-layout/1',
    id,
    name,
    provenance: 'house',
    note: 'The printed map is lost. This one is our own, drawn after the land: its outline, its landscapes, and each town on the corner nearest to it that is free.',
    frame,
    hexes: readRows(rowsIn(land), readGround),
    marks: also ? alsoMarked(sights(printed), also) : sights(printed),
  }));
}

const rowsIn = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.includes(':'))
    .join('\n');

function readGround(word: string): { terrain: string; number?: number } {
  if (word === '~') return { terrain: 'sea' };
  const [, terrain, number] = /^([a-z]+)(\d*)$/.exec(word) ?? [];
  if (!terrain) throw new Error(`"${word}" is no hex of a map`);
  return number ? { terrain, number: Number(number) } : { terrain };
}
