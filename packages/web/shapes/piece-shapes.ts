import type { PieceShape } from '@hexwright/rulebook';

/** A silhouette around 0,0, about 48 units wide: a filled body and the lines drawn on it. */
export interface Silhouette {
  readonly body: string;
  readonly lines?: string;
  /** drawn along its edge rather than upright */
  readonly along?: boolean;
  /** what it holds up while it is awake */
  readonly armed?: string;
}

export const pieceShapes: Readonly<Record<PieceShape, Silhouette>> = {
  road: {
    body: 'M-29,-6.5H29a3,3 0 0 1 3,3V3.5a3,3 0 0 1 -3,3H-29a3,3 0 0 1 -3,-3V-3.5a3,3 0 0 1 3,-3Z',
    along: true,
  },
  bridge: {
    body: 'M-33,9V-8H33V9H25Q20,-2 12.5,-2T0,9Q-5,-2 -12.5,-2T-25,9Z',
    lines: 'M-33,-4H33',
    along: true,
  },
  wall: { body: 'M-27,9V-9h9v5h9v-5h9v5h9v-5h9v5h9v13Z', lines: 'M-27,2H27', along: true },
  ship: {
    body: 'M-24,6H24Q19,18 9,18H-9Q-19,18 -24,6ZM1,3V-23Q20,-15 20,3ZM-3,3V-17Q-18,-8 -18,3Z',
    lines: 'M-21,11H21',
  },
  house: { body: 'M-16,15V-4L0,-19L16,-4V15Z', lines: 'M-16,-4H16M-4,15V5H4V15' },
  quay: {
    body: 'M-24,17V9H-16V-5L-3,-19L10,-5V9H24V17Z',
    lines: 'M-16,-5H10M-7,9V1H1V9M-24,9H24M15,9V-8L22,-3L15,1',
  },
  city: {
    body: 'M-25,17V-8L-12,-22L1,-8V-3H25V17Z',
    lines: 'M-25,-8H1V17M-15,17V7H-9V17M8,4h4v5h-4ZM16,4h4v5h-4Z',
  },
  tower: {
    body: 'M-11,18V-10H-15V-21H-8V-16H-3V-21H3V-16H8V-21H15V-10H11V18Z',
    lines: 'M-11,-10H11M-3,18V8H3V18',
  },
  castle: {
    body: 'M-25,18V-16H-18V-10H-13V-16H-7V-4H-4V-22H4V-4H7V-16H13V-10H18V-16H25V18Z',
    lines: 'M-25,-4H25M-4,18V8H4V18',
  },
  tent: { body: 'M-22,16L0,-18L22,16Z', lines: 'M0,-18V16M-6,16L0,0L6,16' },
  knight: {
    body: 'M-12,18Q-14,2 -4,-4Q-12,-2 -14,-6Q-8,-18 4,-18L6,-22L9,-16Q18,-8 14,6Q12,12 13,18Z',
    lines: 'M-1,-12h1M-14,13H14',
  },
  pawn: {
    body: 'M-14,20Q-14,8 -7,1Q-11,-3 -9,-9A9.5,9.5 0 1 1 9,-9Q11,-3 7,1Q14,8 14,20Z',
    lines: 'M-8,0H8M-13,14H13',
  },
  wagon: {
    body: 'M-22,-2Q-22,-18 0,-18T22,-2V6H-22ZM-18,12a6,6 0 1 0 12,0a6,6 0 1 0 -12,0ZM6,12a6,6 0 1 0 12,0a6,6 0 1 0 -12,0Z',
    lines: 'M-22,-2H22M-8,-2V-17M8,-2V-17',
  },
  disc: {
    body: 'M-17,0a17,17 0 1 0 34,0a17,17 0 1 0 -34,0Z',
    lines: 'M-10,0a10,10 0 1 0 20,0a10,10 0 1 0 -20,0',
  },
  marker: { body: 'M0,18L-12,-2A13,13 0 1 1 12,-2Z', lines: 'M-5,-8a5,5 0 1 0 10,0a5,5 0 1 0 -10,0' },
  helmet: {
    body: 'M-16,13V-7Q-16,-23 -1,-24L1,-24Q16,-23 16,-7V13Q8,17 0,17T-16,13Z',
    lines: 'M-16,-8H-3L0,-4L3,-8H16M-12,-2H-5M5,-2H12M0,-4V8M-1,-24V-13H1',
    armed: 'M20,14V-22L23.5,-29L27,-22V14ZM15,6H32V11H15Z',
  },
  rampart: {
    body: 'M-34,28V8h8v5h7v-5h8v5h7v-5h8v5h7v-5h8v5h7v-5h8V28Z',
    lines: 'M-34,18H34M-34,23H34M-22,18v5M-8,23v5M6,18v5M20,23v5M-2,18v0M26,18v5',
  },
  gate: {
    body: 'M-22,20V-8H-25V-18H-19V-14H-13V-18H-8V-22Q0,-30 8,-22V-18H13V-14H19V-18H25V-8H22V20H9V6Q9,-4 0,-4T-9,6V20Z',
    lines: 'M-22,-8H22M-16,-1v5M16,-1v5M-22,13H-9M9,13H22',
  },
  longship: {
    body: 'M-25,2Q-29,-8 -23,-14Q-21,-8 -17,3H17Q21,-10 27,-16Q29,-6 24,4Q20,17 8,17H-8Q-20,17 -25,2ZM-14,-1V-22H15V-1Q0,-7 -14,-1Z',
    lines:
      'M-21,8H22M-7,-22V-3M1,-22V-4M8,-22V-3M-12,11a2,2 0 1 0 4,0a2,2 0 1 0 -4,0M-2,11a2,2 0 1 0 4,0a2,2 0 1 0 -4,0M8,11a2,2 0 1 0 4,0a2,2 0 1 0 -4,0',
  },
  flag: { body: 'M-12,20V-20H-9Q0,-24 6,-19T18,-19V-3Q12,1 4,-3T-9,-4V20Z', lines: 'M-9,-20V-4' },
};
