import type { Module } from '../rulebook/index.ts';
import { atoll } from './atoll.ts';
import { bermudaTriangle } from './bermuda-triangle.ts';
import { catanExpress, catanExpressSea } from './catan-express.ts';
import { colonists } from './colonists.ts';
import { colonistsAnniversary } from './colonists-10th-anniversary.ts';
import { colonyGround } from './colony-ground.ts';
import { buchCore } from './core.ts';
import { desertRiders } from './desert-riders.ts';
import { elDorado } from './el-dorado.ts';
import { explorers } from './explorers.ts';
import { fleets } from './fleets.ts';
import { greatRace } from './great-race.ts';
import { specialistRules, specialistRulesGold } from './specialist-rules.ts';
import { theSpecialists } from './specialists.ts';
import { stormTides } from './storm-tides.ts';
import { transportSettlers } from './transport-settlers.ts';
import { treasureHunters } from './treasure-hunters.ts';
import { westwards } from './westwards.ts';
import { worldAccordingToCatan } from './world-according-to-catan.ts';

/** A book of scenarios and variants, in its order. */
export const buchModules: readonly Module[] = [
  buchCore,
  catanExpress,
  catanExpressSea,
  bermudaTriangle,
  elDorado,
  explorers,
  fleets,
  treasureHunters,
  theSpecialists,
  desertRiders,
  greatRace,
  specialistRules,
  specialistRulesGold,
  stormTides,
  transportSettlers,
  worldAccordingToCatan,
  westwards,
  atoll,
  colonyGround,
  colonists,
  colonistsAnniversary,
];
