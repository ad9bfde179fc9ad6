import type { Module } from '../rulebook/index.ts';
import { alexanderTheGreat } from './alexander-the-great.ts';
import { cheops } from './cheops.ts';
import { theGreatWall } from './the-great-wall.ts';
import { troy } from './troy.ts';
import { uprisingInEgypt } from './uprising-in-egypt.ts';

export const historicalModules: readonly Module[] = [
  alexanderTheGreat,
  cheops,
  uprisingInEgypt,
  theGreatWall,
  troy,
];
