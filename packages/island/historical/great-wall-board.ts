import { type HexPlace, type Layout, layoutOf, neighbour } from '../board/index.ts';

/** the marks of the board */
export const CAMP = 'camp';
export const SECTION = 'section';
export const POST = 'post';
export const ARROW = 'arrow';
export const COLUMN = 'column';
export const BEYOND = 'beyond';

/** By section, from the sea in the east to the west: its column from the wall down to the south. */
const COLUMNS: readonly string[] = [
  'forest 6, pasture 6, mountains 11, pasture 9, fields 5',
  'fields 10, forest 5, mountains 3, fields 8, fields 11',
  'hills 4, pasture 8, hills 9, hills 5, mountains 3',
  'hills 9, pasture 4, fields 2, forest 12, forest 10',
  'mountains 10, forest 12, fields 11, hills 9, pasture 6',
  'fields 4, forest 5, mountains 8, pasture 3, hills 2',
];

/** By camp, from the east: the numbers that send its Huns to the eastern and to the western one of its sections. */
const NUMBERS: readonly (readonly [east: number, west: number])[] = [
  [6, 4],
  [3, 10],
  [11, 5],
  [12, 9],
  [2, 8],
];

const SEA = '5,2 6,2 5,3 5,4 4,5 4,6 3,7 2,7 1,7 0,7 -1,7';
const FAR_SEA = '-2,7 -3,7';

const HARBOURS = [
  { q: 6, r: 1, side: 5, kind: 'any' },
  { q: 4, r: 2, side: 0, kind: 'lumber' },
  { q: 4, r: 4, side: 0, kind: 'ore' },
  { q: 3, r: 6, side: 0, kind: 'wool' },
  { q: 2, r: 6, side: 5, kind: 'any' },
  { q: 1, r: 6, side: 5, kind: 'grain' },
  { q: 0, r: 6, side: 5, kind: 'brick' },
];
const FAR_HARBOURS = [
  { q: -1, r: 6, side: 5, kind: 'any' },
  { q: -2, r: 6, side: 4, kind: 'any' },
];

const places = (text: string): HexPlace[] =>
  text.split(' ').map((place) => {
    const [q, r] = place.split(',').map(Number);
    return { q, r };
  });

const sectionAt = (section: number): HexPlace => ({ q: 6 - section, r: 1 });

/** East of the first section the gulf takes the place of the land below it: its column begins with the forest beside that. */
function columnOf(section: number): HexPlace[] {
  const { q } = sectionAt(section);
  const top = section === 1 ? { q: q + 1, r: 1 } : { q, r: 2 };
  return [top, { q: q - 1, r: 3 }, { q: q - 1, r: 4 }, { q: q - 2, r: 5 }, { q: q - 2, r: 6 }];
}

const boards = new Map<number, Layout>();

/** The whole board, or its eastern two thirds for four. */
export function greatWallBoard(seats: number): Layout {
  const whole = seats > 4;
  let layout = boards.get(seats);
  if (!layout) {
    layout = drawn(whole ? 6 : 4, whole);
    boards.set(seats, layout);
  }
  return layout;
}

function drawn(sections: number, whole: boolean): Layout {
  const numbered = Array.from({ length: sections }, (_, i) => i + 1);
  const camps = numbered.slice(1).map((camp) => ({ ...neighbour(sectionAt(camp - 1), 2), value: camp - 1 }));
  const columns = numbered.map(columnOf);
  return layoutOf({
    format: 'hexwright-layout/1',
    id: whole ? 'great-wall-6' : 'great-wall-4',
    name: 'The Great Wall',
    provenance: 'house',
    note: 'The printed map is lost. This one is our own, to the words of the rules: camps between the sections, columns below them, and the gulf under the easternmost section.',
    hexes: [
      ...camps.map(({ q, r }) => ({ q, r, terrain: 'desert', region: BEYOND })),
      ...numbered.map((section) => ({ ...sectionAt(section), terrain: 'steppe', region: BEYOND })),
      ...columns.flatMap((column, i) =>
        COLUMNS[i].split(', ').map((text, row) => {
          const [terrain, number] = text.split(' ');
          return { ...column[row], terrain, number: Number(number), region: 'main' };
        }),
      ),
      ...places(whole ? `${SEA} ${FAR_SEA}` : SEA).map((at) => ({ ...at, terrain: 'sea' })),
    ],
    harbours: { places: whole ? [...HARBOURS, ...FAR_HARBOURS] : HARBOURS },
    marks: {
      hexes: {
        [CAMP]: camps,
        [SECTION]: numbered.map((value) => ({ ...sectionAt(value), value })),
        [COLUMN]: columns.flatMap((column, i) => column.map((at) => ({ ...at, value: i + 1 }))),
        pirate: [{ q: 4, r: 5 }],
      },
      // south-east of each section
      corners: { [POST]: numbered.map((value) => ({ ...sectionAt(value), corner: 5 })) },
      edges: {
        [ARROW]: camps.flatMap(({ q, r }, i) => [
          { q, r, side: 5, value: NUMBERS[i][0] },
          { q, r, side: 4, value: NUMBERS[i][1] },
        ]),
      },
    },
    robber: null,
  });
}
