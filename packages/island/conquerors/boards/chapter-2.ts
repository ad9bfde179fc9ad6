import { type Layout, layoutOnce } from '../../board/index.ts';
import { charted, LOST_MAP, ROWS_3, ROWS_4 } from './chart.ts';

const NOTE = `${LOST_MAP} The landings lie on the frame, on country that is lost already.`;

const LANDINGS_3 = [
  [-3, -2],
  [-4, 0],
  [-5, 2],
] as const;
const LANDINGS_4 = [
  [-2, -3],
  [-3, -1],
  [-4, 1],
  [-5, 3],
] as const;

const three = layoutOnce(() =>
  charted({
    id: 'conquerors-2-for-3',
    name: 'Stop the Conquerors! for three',
    note: NOTE,
    rows: ROWS_3,
    hexes: `swamp, swamp, forest 5, pasture 9, hills 10, mountains 3;
      swamp, swamp, mountains 11, fields 6, pasture 4, fields 9;
      swamp, sea, hills 8, pasture 12, desert, forest 4;
      swamp, swamp, forest 10, fields 3, pasture 11, mountains 8;
      swamp, swamp, mountains 9, hills 6, forest 2, fields 5`,
    sites: [
      { corner: [0, -2, 3], road: [0, -2, 4] },
      { corner: [-1, 0, 3], road: [-1, 0, 4] },
      { corner: [-2, 2, 2], road: [-2, 2, 2] },
    ],
    harbours: [
      { edge: [3, -2, 0], kind: 'brick' },
      { edge: [3, -1, 5], kind: 'ore' },
      { edge: [2, -2, 2], kind: 'wool' },
      { edge: [1, 2, 0], kind: 'lumber' },
      { edge: [2, 1, 0], kind: 'grain' },
    ],
    lost: LANDINGS_3,
    landings: LANDINGS_3,
    amber: [
      [0, -2, 1, 1],
      [3, -2, 1, 1],
      [1, -1, 4, 1],
      [0, 1, 4, 2],
      [2, 1, 5, 1],
      [0, 2, 4, 1],
      [-1, 1, 4, 1],
    ],
    wine: [
      [2, -2, 5],
      [1, -1, 2],
      [3, -1, 3],
      [-1, 0, 2],
      [0, 1, 3],
      [1, 2, 2],
      [-1, 2, 1],
    ],
  }),
);

const four = layoutOnce(() =>
  charted({
    id: 'conquerors-2-for-4',
    name: 'Stop the Conquerors! for four',
    note: NOTE,
    rows: ROWS_4,
    hexes: `swamp, swamp, pasture 4, forest 9, hills 3, sea;
      swamp, sea, mountains 8, fields 10, pasture 5, fields 12;
      swamp, swamp, forest 5, pasture 11, mountains 6, pasture 2;
      swamp, swamp, sea, hills 6, desert, forest 3, fields 8;
      swamp, swamp, swamp, mountains 5, pasture 10, hills 9;
      swamp, sea, pasture 12, forest 6, fields 9, fields 11;
      swamp, swamp, forest 4, mountains 2, hills 12, fields 8`,
    sites: [
      { corner: [0, -2, 2], road: [0, -2, 2] },
      { corner: [0, -1, 2], road: [0, -1, 2] },
      { corner: [0, 1, 2], road: [0, 1, 2] },
      { corner: [-2, 3, 2], road: [-2, 3, 2] },
    ],
    harbours: [
      { edge: [3, -1, 0], kind: 'lumber' },
      { edge: [3, -3, 0], kind: 'brick' },
      { edge: [3, 0, 0], kind: 'ore' },
      { edge: [1, 2, 0], kind: 'wool' },
      { edge: [1, 3, 0], kind: 'grain' },
    ],
    lost: LANDINGS_4,
    landings: LANDINGS_4,
    amber: [
      [1, -3, 1, 1],
      [1, -1, 4, 1],
      [1, 0, 4, 1],
      [2, 1, 5, 1],
      [-1, 2, 4, 1],
      [0, 3, 4, 1],
      [-1, 0, 1, 2],
      [-2, 2, 2, 1],
    ],
    wine: [
      [1, -2, 4],
      [3, -2, 3],
      [0, 0, 2],
      [3, 0, 2],
      [1, 2, 2],
      [0, 2, 3],
      [0, 3, 4],
    ],
  }),
);

export const chapter2Board = (seats: number): Layout => (seats > 3 ? four() : three());
