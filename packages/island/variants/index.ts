import type { Module } from '../rulebook/index.ts';

export const variantModules: readonly Module[] = [];
