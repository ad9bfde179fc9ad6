import { type Layout, layoutOnce } from '../../board/index.ts';
import { charted, LOST_MAP, ROWS_3, ROWS_4 } from './chart.ts';

const NOTE = `${LOST_MAP} So is where the forts stand and how strong they are; the weaker ones mostly lie nearer to the line.`;

const three = layoutOnce(() =>
  charted({
    id: 'conquerors-3-for-3',
    name: 'Free all of Catan! for three',
    note: NOTE,
    rows: ROWS_3,
    hexes: `forest 6, hills 5, swamp, pasture 11, fields 9, mountains 3;
      pasture 4, fields 8, mountains 2, swamp, forest 10, pasture 6;
      swamp, forest 12, swamp, fields 5, swamp, hills 3;
      fields 8, hills 9, forest 6, mountains 10, pasture 5, fields 11;
      swamp, pasture 3, forest 9, hills 4, mountains 8, swamp`,
    sites: [
      { corner: [-3, 0, 4], road: [-3, 0, 5] },
      { corner: [-1, 0, 4], road: [-1, 0, 5] },
      { corner: [1, 0, 4], road: [1, 0, 5] },
    ],
    harbours: [
      { edge: [-3, 1, 3], kind: 'brick' },
      { edge: [-3, 2, 4], kind: 'wool' },
      { edge: [-1, 2, 4], kind: 'ore' },
      { edge: [0, 2, 5], kind: 'grain' },
      { edge: [2, 1, 0], kind: 'lumber' },
    ],
    north: 0,
    forts: [
      [-2, -2, 5],
      [-1, -2, 6],
      [1, -2, 3],
      [2, -2, 6],
      [3, -2, 5],
      [-2, -1, 4],
      [-1, -1, 3],
      [0, -1, 4],
      [2, -1, 4],
      [3, -1, 5],
      [-2, 0, 3],
      [0, 0, 6],
      [2, 0, 3],
    ],
    roadblocks: [
      [0, -2, 4],
      [1, -1, 3],
      [1, -1, 2],
    ],
    amber: [
      [-2, 2, 1, 1],
      [0, 2, 1, 1],
      [-1, 1, 2, 1],
      [-1, -2, 1, 1],
      [0, -2, 4, 2],
      [1, -1, 1, 2],
      [1, -1, 4, 1],
      [2, -2, 1, 1],
    ],
    wine: [
      [-3, 1, 3],
      [-2, 1, 2],
      [2, 1, 4],
      [-1, 2, 3],
      [-1, -1, 3],
      [0, 0, 2],
      [2, -2, 5],
    ],
  }),
);

const four = layoutOnce(() =>
  charted({
    id: 'conquerors-3-for-4',
    name: 'Free all of Catan! for four',
    note: NOTE,
    rows: ROWS_4,
    hexes: `forest 5, swamp, hills 3, mountains 11, swamp, fields 9;
      pasture 2, fields 8, swamp, forest 4, hills 12, swamp;
      fields 10, mountains 5, swamp, pasture 12, forest 6, pasture 3;
      swamp, forest 11, swamp, hills 4, swamp, mountains 2, swamp;
      pasture 8, mountains 4, pasture 6, fields 9, mountains 10, pasture 5;
      fields 10, forest 5, hills 3, desert, fields 8, forest 11;
      mountains 6, fields 9, pasture 2, hills 10, forest 4, hills 12`,
    sites: [
      { corner: [-3, 0, 4], road: [-3, 0, 5] },
      { corner: [-1, 0, 4], road: [-1, 0, 5] },
      { corner: [1, 0, 4], road: [1, 0, 5] },
      { corner: [3, 0, 4], road: [3, 0, 4] },
    ],
    harbours: [
      { edge: [-4, 2, 3], kind: 'wool' },
      { edge: [-4, 3, 4], kind: 'brick' },
      { edge: [-2, 3, 4], kind: 'lumber' },
      { edge: [0, 3, 5], kind: 'grain' },
      { edge: [2, 1, 0], kind: 'ore' },
    ],
    north: 0,
    forts: [
      [-1, -3, 6],
      [1, -3, 3],
      [2, -3, 6],
      [4, -3, 6],
      [-2, -2, 5],
      [-1, -2, 5],
      [1, -2, 5],
      [2, -2, 5],
      [-2, -1, 4],
      [-1, -1, 4],
      [1, -1, 6],
      [2, -1, 4],
      [3, -1, 4],
      [-2, 0, 3],
      [0, 0, 3],
      [2, 0, 3],
    ],
    roadblocks: [
      [0, -2, 4],
      [0, -1, 1],
      [3, -2, 3],
    ],
    amber: [
      [-2, 2, 1, 1],
      [0, 2, 1, 1],
      [-3, 3, 1, 1],
      [0, 3, 1, 1],
      [0, -2, 1, 2],
      [0, -1, 4, 2],
      [3, -2, 1, 2],
      [3, -3, 4, 1],
      [0, -3, 4, 1],
      [-1, 0, 1, 1],
    ],
    wine: [
      [0, 1, 3],
      [-4, 2, 3],
      [-2, 2, 2],
      [0, 2, 4],
      [-3, 3, 2],
      [-1, 3, 3],
      [1, 3, 2],
      [-1, -2, 5],
      [0, 0, 3],
    ],
  }),
);

export const chapter3Board = (seats: number): Layout => (seats > 3 ? four() : three());
