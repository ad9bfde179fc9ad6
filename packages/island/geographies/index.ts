import type { Module } from '../rulebook/index.ts';
import { austria } from './austria.ts';
import { bavaria } from './bavaria.ts';
import { carolinas } from './carolinas.ts';
import { geographies } from './core.ts';
import { corsica } from './corsica.ts';
import { delmarva } from './delmarva.ts';
import { georgia } from './georgia.ts';
import { hesse } from './hesse.ts';
import { hispania } from './hispania.ts';
import { indianaOhio } from './indiana-ohio.ts';
import { kennessee } from './kennessee.ts';
import { mallorca } from './mallorca.ts';
import { newEngland } from './new-england.ts';
import { newYork } from './new-york.ts';
import { northRhineWestphalia } from './north-rhine-westphalia.ts';
import { pennJersey } from './penn-jersey.ts';
import { poland } from './poland.ts';
import { rickshawRun } from './rickshaw-run.ts';
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
  newEngland,
  newYork,
  kennessee,
  georgia,
  carolinas,
  pennJersey,
  delmarva,
  indianaOhio,
  rickshawRun,
];
