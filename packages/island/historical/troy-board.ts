import { type Layout, layoutOf } from '../board/index.ts';

/** Row by row from the west, every second one half a hex further east. With four players the last three columns are folded away. */
const ROWS = [
  'sea, forest 5, mountains 12, sea, fields 8, mountains 3, forest 4, mountains 5, hills 8, sea',
  'hills 9, hills 2, fields 4, sea, forest 9, pasture 10, sea, hills 11, forest 12, pasture 4',
  'sea, pasture 5, sea, sea, sea, mountains 5, forest 8, fields 9, sea, fields 10',
  'sea, sea, sea, sea, sea, sea, hills 11, mountains 10, hills 2, sea',
  'hills 10, pasture 3, sea, sea, sea, sea, forest 6, sea, fields 4, desert',
  'fields 6, desert, fields 11, sea, desert, pasture 9, sea, sea, forest 6, pasture 3',
];
const WEST = 7;

const HARBOURS = [
  { q: 1, r: 0, side: 3, kind: 'grain' },
  { q: 4, r: 0, side: 4, kind: 'lumber' },
  { q: 2, r: 1, side: 5, kind: 'any' },
  { q: 0, r: 2, side: 4, kind: 'ore' },
  { q: 4, r: 2, side: 4, kind: 'brick' },
  { q: 5, r: 3, side: 3, kind: 'any' },
  { q: -1, r: 4, side: 1, kind: 'wool' },
  { q: 0, r: 5, side: 1, kind: 'any' },
  { q: 3, r: 5, side: 2, kind: 'any' },
];
const FAR_HARBOURS = [
  { q: 8, r: 0, side: 0, kind: 'any' },
  { q: 8, r: 2, side: 5, kind: 'any' },
];

const boards = new Map<boolean, Layout>();

export function troyBoard(seats: number): Layout {
  const whole = seats > 4;
  const layout = boards.get(whole) ?? drawn(whole);
  boards.set(whole, layout);
  return layout;
}

function drawn(whole: boolean): Layout {
  return layoutOf({
    format: 'hexwright-layout/1',
    id: whole ? 'troy-6' : 'troy-4',
    name: 'Troy',
    provenance: 'house',
    note: 'The printed map is lost. This one is our own: Greece in the west, Asia Minor beyond the sea, Africa in the south.',
    hexes: ROWS.flatMap((text, r) =>
      text
        .split(', ')
        .slice(0, whole ? undefined : WEST)
        .map((hex, column) => {
          const [terrain, number] = hex.split(' ');
          return {
            q: column - Math.floor(r / 2),
            r,
            terrain,
            ...(number !== undefined && { number: Number(number) }),
          };
        }),
    ),
    harbours: { places: whole ? [...HARBOURS, ...FAR_HARBOURS] : HARBOURS },
    marks: { hexes: { pirate: [{ q: 2, r: 3 }] } },
    robber: { q: -1, r: 5 },
  });
}
