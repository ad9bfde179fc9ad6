import type { Module } from '../rulebook/index.ts';
import { austria } from './austria.ts';
import { bavaria } from './bavaria.ts';
import { geographies } from './core.ts';
import { corsica } from './corsica.ts';
import { hesse } from './hesse.ts';
import { hispania } from './hispania.ts';
import { mallorca } from './mallorca.ts';
import { northRhineWestphalia } from './north-rhine-westphalia.ts';
import { poland } from './poland.ts';
import { thuringia } from './thuringia.ts';

export const geographiesModules: readonly Module[] = [
  geographies,
  hesse,
  northRhineWestphalia,
  bavaria,
  austria,
  thuringia,
  mallorca,
  corsica,
  hispania,
  poland,
];
