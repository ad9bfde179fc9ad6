import type { TokenShape } from '@hexwright/rulebook';
import type { Silhouette } from './piece-shapes.ts';

export type GoodShape = TokenShape | 'brick' | 'log' | 'fleece' | 'sheaf' | 'stone';

/** Tokens, goods and card emblems, about 40 units wide around 0,0. */
export const tokenShapes: Readonly<Record<GoodShape, Silhouette>> = {
  chit: { body: 'M-18,0a18,18 0 1 0 36,0a18,18 0 1 0 -36,0Z' },
  drop: { body: 'M0,-20Q15,0 15,8A15,14 0 0 1 -15,8Q-15,0 0,-20Z', lines: 'M-8,8Q-7,15 0,16' },
  fish: { body: 'M-20,0Q-6,-14 10,-3L20,-11V11L10,3Q-6,14 -20,0Z', lines: 'M-11,-2h1M-2,-6Q2,0 -2,6' },
  coin: {
    body: 'M-16,0a16,16 0 1 0 32,0a16,16 0 1 0 -32,0Z',
    lines: 'M-11,0a11,11 0 1 0 22,0a11,11 0 1 0 -22,0M0,-6L5,0L0,6L-5,0Z',
  },
  barrel: { body: 'M-11,-18H11Q18,0 11,18H-11Q-18,0 -11,-18Z', lines: 'M-14,-8H14M-14,8H14M0,-18V18' },
  chest: { body: 'M-19,15V-4Q-19,-15 -8,-15H8Q19,-15 19,-4V15Z', lines: 'M-19,-2H19M-4,-6H4V4H-4Z' },
  star: { body: 'M0,-20L6,-6.500L20.5,-5L9.5,5L12.5,19.500L0,12L-12.5,19.500L-9.5,5L-20.5,-5L-6,-6.500Z' },
  skull: {
    body: 'M-16,-4A16,16 0 1 1 16,-4Q16,5 9,8V17H-9V8Q-16,5 -16,-4Z',
    lines:
      'M-10,-4a3.5,3.5 0 1 0 7,0a3.5,3.5 0 1 0 -7,0M3,-4a3.5,3.5 0 1 0 7,0a3.5,3.5 0 1 0 -7,0M-3,17V11M3,17V11',
  },
  flame: {
    body: 'M2,-22Q0,-10 8,-5Q10,-9 9,-13Q18,-4 16,6Q14,19 0,19T-16,6Q-17,-4 -7,-11Q-6,-5 -3,-4Q-6,-14 2,-22Z',
    lines: 'M0,16Q-8,12 -4,4Q0,8 3,2Q9,10 0,16',
  },
  cloth: {
    body: 'M-18,-12Q-9,-18 0,-12T18,-12V12Q9,18 0,12T-18,12Z',
    lines: 'M-18,-3Q-9,-9 0,-3T18,-3M-18,6Q-9,0 0,6T18,6',
  },
  gem: { body: 'M-10,-15H10L19,-4L0,18L-19,-4Z', lines: 'M-19,-4H19M-10,-15L-5,-4L0,18L5,-4L10,-15' },
  temple: {
    body: 'M-20,-6L0,-19L20,-6V-2H15V12H20V17H-20V12H-15V-2H-20Z',
    lines: 'M-15,-2H15M-8,-2V12M0,-2V12M8,-2V12',
  },
  scroll: {
    body: 'M-14,-17H12Q18,-17 18,-11H11V11Q11,17 5,17H-16Q-12,16 -12,10V-13Q-12,-16 -14,-17Z',
    lines: 'M-7,-9H6M-7,-2H6M-7,5H6',
  },
  card: {
    body: 'M-10,-19H10Q14,-19 14,-15V15Q14,19 10,19H-10Q-14,19 -14,15V-15Q-14,-19 -10,-19Z',
    lines: 'M0,-10L7,0L0,10L-7,0Z',
  },
  chain: {
    body: 'M-20,-9a8,8 0 0 1 8,-8h4a8,8 0 0 1 8,8v3h-6v-3h-8v8h4v6h-2a8,8 0 0 1 -8,-8ZM20,9a8,8 0 0 1 -8,8h-4a8,8 0 0 1 -8,-8v-3h6v3h8v-8h-4v-6h2a8,8 0 0 1 8,8Z',
    lines: 'M-5,0L5,0',
  },
  crack: { body: 'M-20,-4L-8,-8L-4,-2L4,-10L10,-4L20,-8L12,2L4,0L-2,8L-8,2L-16,6Z' },
  brick: { body: 'M-19,-10H3V-1H-19ZM5,-10H19V-1H5ZM-19,1H-5V10H-19ZM-3,1H19V10H-3Z' },
  log: {
    body: 'M-19,-3a8,8 0 0 1 8,-8H12a7,7 0 0 1 0,15H-11a8,8 0 0 1 -8,-7ZM-13,6H15a6,6 0 0 1 0,12H-11a6.5,6.5 0 0 1 -2,-12Z',
    lines: 'M-16,-3a5,5 0 1 0 10,0a5,5 0 1 0 -10,0M-2,-6H12M0,0H13M-2,12H14',
  },
  fleece: {
    body: 'M-15,5a7,7 0 0 1 0,-12a8,8 0 0 1 13,-6a8,8 0 0 1 13,5q8,-2 9,5q0,5 -6,5a8,8 0 0 1 -4,6v7h-4v-5h-11v5h-4v-6a8,8 0 0 1 -6,-4Z',
    lines: 'M-9,-4q3,3 6,0M0,-2q3,3 6,0M-6,4q3,3 6,0',
  },
  sheaf: {
    body: 'M-2,18L-4,6Q-16,2 -15,-13Q-6,-12 -4,-3Q-6,-14 0,-20Q6,-14 4,-3Q6,-12 15,-13Q16,2 4,6L2,18Z',
    lines: 'M0,-14V6M-11,-9Q-6,0 -2,5M11,-9Q6,0 2,5M-5,7H5',
  },
  stone: {
    body: 'M-19,12L-14,-5L-4,-15L8,-12L18,0L17,13Z',
    lines: 'M-14,-5L-2,-1L8,-12M-2,-1L2,13M-2,-1L18,0',
  },
};
