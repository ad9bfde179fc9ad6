import type { Module } from '../rulebook/index.ts';
import { conquerorsArms } from './arms.ts';
import { resist } from './chapter-1-resist.ts';
import { stopTheConquerors } from './chapter-2-stop-the-conquerors.ts';
import { freeAllOfCatan } from './chapter-3-free-all-of-catan.ts';
import { conquerorsCore } from './core.ts';
import { conquerorsGround } from './ground.ts';
import { conquerorsMarch } from './march.ts';

export const conquerorsModules: readonly Module[] = [
  conquerorsGround,
  conquerorsMarch,
  conquerorsArms,
  resist,
  stopTheConquerors,
  freeAllOfCatan,
  conquerorsCore,
];
