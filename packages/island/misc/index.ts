import type { Module } from '../rulebook/index.ts';
import { atlantis } from './atlantis.ts';
import { bankersOfCatan } from './bankers-of-catan.ts';
import { catakatoa, catakatoaKnights } from './catakatoa.ts';
import { catlantisInWinter } from './catlantis-in-winter.ts';
import { chocolateMarket } from './chocolate-market.ts';
import { chocolateMarketKnights } from './chocolate-market-knights.ts';
import { indiansOfCatan } from './indians-of-catan.ts';
import { lostTribes } from './lost-tribes.ts';
import { marineResearchers } from './marine-researchers.ts';
import { miniCatan } from './mini-catan.ts';
import { bigGame } from './multicatan-big-game.ts';
import { multicatan, multicatanKnights } from './multicatan-on-the-board.ts';
import { noOreOnCatan } from './no-ore-on-catan.ts';
import { rallyParisCatan } from './rally-paris-catan.ts';
import { regatta } from './regatta.ts';
import { robinHood } from './robin-hood.ts';
import { settlersInNeed, settlersInNeedKnights } from './settlers-in-need.ts';
import { smallIslands, smallIslandsKnights } from './small-islands.ts';
import { stobiesDiscovery } from './stobies-discovery.ts';
import { tradeFeud } from './trade-feud.ts';
import { unexploredLand } from './unexplored-land.ts';

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
  rallyParisCatan,
  catlantisInWinter,
  indiansOfCatan,
  settlersInNeed,
  settlersInNeedKnights,
  chocolateMarket,
  chocolateMarketKnights,
  tradeFeud,
  lostTribes,
  bigGame,
  stobiesDiscovery,
  multicatan,
  multicatanKnights,
  unexploredLand,
  marineResearchers,
];
