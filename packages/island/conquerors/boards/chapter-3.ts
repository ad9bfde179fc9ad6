import { type Layout, layoutOnce } from '../../board/index.ts';
import { charted, LOST_MAP, ROWS_3, ROWS_4 } from './chart.ts';

const NOTE = `${LOST_MAP} So is where the forts stand and how strong they are: the weaker ones lie nearer to the line, and the south has the better numbers.`;

const three = layoutOnce(() =>
  charted({
    id: 'conquerors-3-for-3',
    name: 'Free all of Catan! for three',
    note: NOTE,
    rows: ROWS_3,
    hexes: `forest 3, swamp, fields 2, swamp, hills 11, pasture 10;
      swamp, forest 12, swamp, hills 3, swamp, fields 11;
      mountains 6, swamp, pasture 5, forest 3, mountains 8, swamp;
      pasture 9, fields 8, hills 4, pasture 5, fields 9, mountains 6;
      hills 8, pasture 5, forest 10, fields 6, forest 4, mountains 9`,
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
      [-1, -2, 6],
      [0, -2, 5],
      [1, -2, 5],
      [2, -2, 6],
      [-2, -1, 4],
      [-1, -1, 5],
      [0, -1, 3],
      [1, -1, 4],
      [2, -1, 4],
      [3, -1, 4],
      [-2, 0, 3],
      [0, 0, 3],
      [2, 0, 3],
    ],
    roadblocks: [
      [-1, -1, 2],
      [2, -1, 2],
      [0, -2, 0],
    ],
    amber: [
      [-2, 2, 1, 1],
      [0, 2, 1, 1],
      [-3, 0, 1, 1],
      [-1, 0, 1, 1],
      [1, 0, 1, 1],
      [0, -2, 1, 2],
      [0, -2, 4, 1],
      [-2, -2, 4, 1],
      [2, -2, 1, 1],
    ],
    wine: [
      [-2, 1, 4],
      [-1, 1, 3],
      [1, 1, 4],
      [-4, 2, 3],
      [-1, 2, 4],
      [0, -2, 2],
      [1, -1, 2],
    ],
  }),
);

const four = layoutOnce(() =>
  charted({
    id: 'conquerors-3-for-4',
    name: 'Free all of Catan! for four',
    note: NOTE,
    rows: ROWS_4,
    hexes: `forest 3, pasture 11, swamp, fields 11, pasture 3, forest 11;
      swamp, hills 12, swamp, fields 2, swamp, mountains 12;
      swamp, forest 2, swamp, hills 3, swamp, pasture 12;
      pasture 8, swamp, mountains 9, fields 2, pasture 8, swamp, mountains 6;
      mountains 5, fields 10, hills 4, fields 10, forest 4, pasture 5;
      forest 4, hills 6, pasture 10, mountains 8, hills 9, fields 6;
      forest 9, mountains 5, desert, forest 10, fields 5, hills 4`,
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
      [1, -3, 6],
      [-2, -2, 5],
      [-1, -2, 6],
      [0, -2, 5],
      [1, -2, 5],
      [2, -2, 6],
      [3, -2, 6],
      [-2, -1, 4],
      [-1, -1, 4],
      [0, -1, 5],
      [1, -1, 3],
      [2, -1, 4],
      [3, -1, 4],
      [-2, 0, 3],
      [0, 0, 3],
      [2, 0, 3],
    ],
    roadblocks: [
      [-1, -1, 2],
      [2, -1, 1],
      [0, -2, 2],
    ],
    amber: [
      [-2, 2, 1, 1],
      [0, 2, 1, 1],
      [-3, 3, 1, 1],
      [0, 3, 1, 1],
      [-3, 0, 1, 1],
      [-1, 0, 1, 1],
      [1, 0, 1, 1],
      [3, 0, 1, 1],
      [0, -1, 1, 2],
      [2, -2, 1, 2],
      [-2, -2, 4, 1],
    ],
    wine: [
      [-2, 1, 3],
      [-1, 1, 3],
      [0, 1, 3],
      [-3, 2, 3],
      [0, 2, 3],
      [1, 2, 3],
      [0, 3, 3],
      [1, 3, 3],
      [0, 0, 3],
    ],
  }),
);

export const chapter3Board = (seats: number): Layout => (seats > 3 ? four() : three());
