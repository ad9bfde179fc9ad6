import type { Module } from '../rulebook/index.ts';
import { resist } from './chapter-1-resist.ts';
import { conquerorsGround } from './ground.ts';
import { conquerorsMarch } from './march.ts';

export const conquerorsModules: readonly Module[] = [conquerorsGround, conquerorsMarch, resist];
