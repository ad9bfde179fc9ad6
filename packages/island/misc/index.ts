import type { Module } from '../rulebook/index.ts';
import { atlantis } from './atlantis.ts';
import { bankersOfCatan } from './bankers-of-catan.ts';
import { catakatoa, catakatoaKnights } from './catakatoa.ts';
import { catlantisInWinter } from './catlantis-in-winter.ts';
import { miniCatan } from './mini-catan.ts';
import { noOreOnCatan } from './no-ore-on-catan.ts';
import { regatta } from './regatta.ts';
import { robinHood } from './robin-hood.ts';
import { smallIslands, smallIslandsKnights } from './small-islands.ts';

export const miscModules: readonly Module[] = [
  atlantis,
  robinHood,
  smallIslands,
  smallIslandsKnights,
  noOreOnCatan,
  miniCatan,
  catakatoa,
  catakatoaKnights,
  bankersOfCatan,
  regatta,
  catlantisInWinter,
];
