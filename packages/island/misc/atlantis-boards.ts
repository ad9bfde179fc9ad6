import {
  ELEVEN_HARBOURS,
  ELEVEN_PLACES,
  ISLAND_19,
  ISLAND_30,
  NINE_HARBOURS,
  NINE_PLACES,
} from '../base/index.ts';
import { type HexPlace, type Layout, type LayoutFile, layoutOnce, rimOf } from '../board/index.ts';

const NOTE =
  'The picture is lost, and its table (ten coastal tokens) does not fit twelve coastal hexes: the tokens of the base set are dealt apart to coast and interior, the rare ones to the coast.';

/** Twelve hexes on the coast, seven behind them. */
export const atlantis34 = sinking(
  ISLAND_19,
  {
    id: 'atlantis-3-4',
    name: 'The sinking island, for three and four',
    note: NOTE,
    harbours: { places: NINE_PLACES, bag: NINE_HARBOURS },
  },
  {
    terrains: { hills: 2, fields: 2, forest: 3, mountains: 2, pasture: 3 },
    numbers: { arrange: 'shuffle', bag: [2, 3, 3, 4, 5, 6, 8, 9, 10, 11, 11, 12] },
  },
  {
    terrains: { hills: 1, fields: 2, forest: 1, mountains: 1, pasture: 1, desert: 1 },
    numbers: { arrange: 'shuffle', bag: [4, 5, 6, 8, 9, 10] },
  },
);

/** Sixteen hexes on the coast, fourteen behind them. */
export const atlantis56 = sinking(
  ISLAND_30,
  {
    id: 'atlantis-5-6',
    name: 'The sinking island, for five and six',
    note: NOTE,
    harbours: { places: ELEVEN_PLACES, bag: ELEVEN_HARBOURS },
  },
  {
    terrains: { hills: 3, fields: 3, forest: 4, mountains: 3, pasture: 3 },
    numbers: { arrange: 'shuffle', bag: [2, 2, 3, 3, 4, 4, 5, 6, 8, 9, 10, 10, 11, 11, 12, 12] },
  },
  {
    terrains: { hills: 2, fields: 3, forest: 2, mountains: 2, pasture: 3, desert: 2 },
    numbers: { arrange: 'shuffle', bag: [3, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 11] },
  },
);

type Group = NonNullable<LayoutFile['groups']>[string];

function sinking(
  places: readonly HexPlace[],
  frame: Pick<LayoutFile, 'id' | 'name' | 'note' | 'harbours'>,
  coast: Group,
  interior: Group,
): () => Layout {
  const onCoast = rimOf(places);
  return layoutOnce(() => ({
    format: 'hexwright-layout/1',
    provenance: 'house',
    ...frame,
    hexes: places.map((at) => ({ ...at, group: onCoast(at) ? 'coast' : 'interior' })),
    groups: {
      coast: { ...coast, constraints: ['reds-apart'] },
      interior: { ...interior, constraints: ['reds-apart'] },
    },
  }));
}
