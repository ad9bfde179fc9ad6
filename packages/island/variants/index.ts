import type { Module } from '../rulebook/index.ts';
import { friendlyRobber } from './friendly-robber.ts';
import { harbormaster } from './harbormaster.ts';

export const variantModules: readonly Module[] = [friendlyRobber, harbormaster];
