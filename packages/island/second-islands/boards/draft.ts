import {
  type HexPlace,
  type Layout,
  type LayoutFile,
  layoutOf,
  rimOf,
  withHarbourStock,
} from '../../board/index.ts';
import { DRAFT } from '../../mechanics/index.ts';

export interface DraftBoard {
  /** where hexes may be laid */
  readonly places: readonly HexPlace[];
  /** inside of a frame, whose edge is where the draft begins; otherwise it begins at 0,0 */
  readonly framed: boolean;
  /** more hexes and tokens than the board that is taken apart has */
  readonly terrains?: Readonly<Record<string, number>>;
  readonly numbers?: readonly number[];
}

/** All hexes, tokens and harbours of a board, to be laid anew by the players. */
export function draftBoard(was: Layout, { places, framed, terrains = {}, numbers = [] }: DraftBoard): Layout {
  const fixed = was.hexes.filter(({ terrain }) => terrain !== undefined && terrain !== 'sea');
  const groups = Object.values(was.groups);
  const bag = total(
    ...groups.map((group) => group.terrains ?? {}),
    ...fixed.map(({ terrain }) => ({ [terrain!]: 1 })),
    terrains,
  );
  const tokens = [
    ...groups.flatMap((group) => group.numbers?.bag ?? group.numbers?.sequence ?? []),
    ...fixed.flatMap(({ number }) => number ?? []),
    ...numbers,
  ].flat();
  const harbours = total(
    was.harbours.bag ?? {},
    ...was.harbours.places.flatMap(({ kind }) =>
      kind === undefined || kind === 'none' ? [] : [{ [kind]: 1 }],
    ),
  );
  const onRim = rimOf(places);
  const file: LayoutFile = {
    format: 'hexwright-layout/1',
    id: `${was.id}-drafted${framed ? '-framed' : ''}`,
    name: `${was.name}, laid by the players`,
    provenance: 'house',
    hexes: places.map(({ q, r }) => ({ q, r, terrain: 'sea' })),
    stacks: { [DRAFT]: { terrains: bag, numbers: tokens } },
    marks: {
      hexes: framed
        ? { rim: places.filter(onRim).map(({ q, r }) => ({ q, r })) }
        : { centre: [{ q: 0, r: 0 }] },
    },
  };
  return layoutOf(withHarbourStock(file, harbours));
}

function total(...bags: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const bag of bags) for (const [id, count] of Object.entries(bag)) sum[id] = (sum[id] ?? 0) + count;
  return sum;
}
