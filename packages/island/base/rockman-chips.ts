import type { Looks } from '../rulebook/index.ts';

/** In the network of Rockman.EXE the goods are chips, and the desert is a dark hole. */
export const chipTerms: Readonly<Record<string, string>> = {
  'good.brick': 'fire chip',
  'good.wool': 'water chip',
  'good.grain': 'elec chip',
  'good.lumber': 'wood chip',
  'good.ore': 'normal chip',
  'terrain.desert': 'dark hole',
};

export const chipLooks: NonNullable<Looks['goods']> = {
  brick: { colour: '#d8452e', shape: 'flame' },
  wool: { colour: '#3f8fd6', shape: 'drop' },
  grain: { colour: '#e2c52f', shape: 'star' },
  lumber: { colour: '#3f8f4a', shape: 'log' },
  ore: { colour: '#9aa0a8', shape: 'chit' },
};

export const darkHole: NonNullable<Looks['terrains']>[string] = { colour: '#2a2438', pattern: 'plain' };
