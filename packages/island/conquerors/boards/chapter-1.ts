import { type Layout, layoutOnce } from '../../board/index.ts';
import { charted, LOST_MAP, ROWS_3, ROWS_4 } from './chart.ts';

const three = layoutOnce(() =>
  charted({
    id: 'conquerors-1-for-3',
    name: 'Resist! for three',
    note: LOST_MAP,
    rows: ROWS_3,
    hexes: `sea, swamp, swamp, forest 9, fields 10, pasture 5;
      swamp, swamp, fields 3, mountains 11, forest 2, fields 6;
      sea, swamp, forest 9, hills 6, fields 3, pasture 11;
      sea, swamp, pasture 5, mountains 4, hills 10, mountains 8;
      swamp, swamp, swamp, hills 12, forest 8, pasture 4`,
    sites: [
      { corner: [-1, 0, 1], road: [0, -1, 4] },
      { corner: [-1, 0, 3], road: [-1, 0, 4] },
      { corner: [-1, 1, 3], road: [-1, 1, 4] },
    ],
    harbours: [
      { edge: [2, -2, 2], kind: 'brick' },
      { edge: [3, -2, 0], kind: 'ore' },
      { edge: [2, 0, 0], kind: 'wool' },
      { edge: [1, 2, 0], kind: 'grain' },
      { edge: [0, 2, 4], kind: 'lumber' },
    ],
    landings: [
      [-2, -2],
      [-3, 0],
      [-3, 1],
    ],
  }),
);

const four = layoutOnce(() =>
  charted({
    id: 'conquerors-1-for-4',
    name: 'Resist! for four',
    note: LOST_MAP,
    rows: ROWS_4,
    hexes: `swamp, sea, swamp, pasture 6, forest 10, pasture 3;
      swamp, swamp, mountains 2, pasture 11, fields 3, forest 12;
      sea, swamp, forest 8, hills 2, desert, hills 11;
      swamp, sea, swamp, fields 5, mountains 6, fields 4, mountains 5;
      swamp, swamp, forest 8, pasture 4, hills 9, pasture 8;
      sea, swamp, fields 5, fields 9, forest 3, fields 2;
      swamp, swamp, swamp, mountains 12, hills 6, pasture 10`,
    sites: [
      { corner: [0, -1, 2], road: [-1, -1, 0] },
      { corner: [0, 0, 2], road: [0, 0, 3] },
      { corner: [-1, 1, 2], road: [-1, 1, 3] },
      { corner: [-2, 2, 2], road: [-2, 2, 3] },
    ],
    harbours: [
      { edge: [3, -3, 2], kind: 'brick' },
      { edge: [4, -3, 5], kind: 'wool' },
      { edge: [3, 0, 0], kind: 'ore' },
      { edge: [1, 3, 1], kind: 'lumber' },
      { edge: [0, 3, 4], kind: 'grain' },
    ],
    landings: [
      [0, -3],
      [-2, -1],
      [-2, 0],
      [-4, 2],
    ],
  }),
);

export const chapter1Board = (seats: number): Layout => (seats > 3 ? four() : three());
