import type { Module } from '../rulebook/index.ts';
import { catanForTwo } from './catan-for-two.ts';
import { friendlyRobber } from './friendly-robber.ts';
import { harbormaster } from './harbormaster.ts';
import { settlersWithWalls } from './settlers-with-walls.ts';

export const variantModules: readonly Module[] = [catanForTwo, friendlyRobber, harbormaster, settlersWithWalls];
