import type { Module } from '../rulebook/index.ts';
import { harbormaster } from './harbormaster.ts';

export const variantModules: readonly Module[] = [harbormaster];
