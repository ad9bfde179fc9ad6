import type { Module } from '../rulebook/index.ts';
import { atHimWithARoar } from './at-him-with-a-roar.ts';
import { bridgeBuilding, bridgeBuildingAtSea } from './bridge-building.ts';
import { catanForRoleplayers } from './catan-for-roleplayers.ts';
import { churchFaithReformation } from './church-faith-reformation.ts';
import { disastersOnCatan } from './disasters-on-catan.ts';
import { disastersWithKnights } from './disasters-with-knights.ts';
import { faithAndMagic } from './faith-and-magic.ts';
import { fishermen } from './fishermen.ts';
import { iceAge } from './ice-age.ts';
import { merchantFleetRow } from './merchant-fleet.ts';
import { settlersWithBluff } from './settlers-with-bluff.ts';
import { magicIslandSaboteur, theMagicIsland, withoutFleet } from './the-magic-island.ts';
import { theOilDrillers } from './the-oil-drillers.ts';
import { pioneersAtSea, thePioneers } from './the-pioneers.ts';
import { theWallPeckers } from './the-wall-peckers.ts';
import { witchesWizardsDragons } from './witches-wizards-dragons.ts';

/** Rules of players for any island, out of the bonus chapter of the guide. */
export const bonusModules: readonly Module[] = [
  catanForRoleplayers,
  settlersWithBluff,
  iceAge,
  fishermen,
  disastersOnCatan,
  disastersWithKnights,
  theOilDrillers,
  witchesWizardsDragons,
  churchFaithReformation,
  faithAndMagic,
  bridgeBuilding,
  bridgeBuildingAtSea,
  atHimWithARoar,
  thePioneers,
  pioneersAtSea,
  merchantFleetRow,
  withoutFleet,
  theMagicIsland,
  magicIslandSaboteur,
  theWallPeckers,
];
