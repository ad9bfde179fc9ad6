import type { Module } from '../rulebook/index.ts';
import { islandsOfCatan } from './islands-of-catan.ts';

/** Early scenarios with one or two base sets, in the order of the catalogue. */
export const secondIslandsModules: readonly Module[] = [islandsOfCatan];
