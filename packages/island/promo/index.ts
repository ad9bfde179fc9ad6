import type { Module } from '../rulebook/index.ts';
import { catanAustria } from './catan-austria.ts';
import { catanDay2015 } from './catan-day-2015.ts';
import { chaffenberchCastle } from './chaffenberch-castle.ts';
import { guildsOfAnkhMorpork } from './guilds-of-ankh-morpork.ts';
import { offensiveInChemnitz } from './offensive-in-chemnitz.ts';
import { renaissanceInStyria } from './renaissance-in-styria.ts';
import { rincewindAndTheTourist } from './rincewind-and-the-tourist.ts';
import { saggsenGadan } from './saggsen-gadan.ts';
import { settlersOfLuxembourg } from './settlers-of-luxembourg.ts';
import { threeTradeTowns } from './three-trade-towns.ts';
import { viennaMeetsCatan } from './vienna-meets-catan.ts';
import { weddingTower } from './wedding-tower.ts';
import { worldChampionship2014 } from './world-championship-2014.ts';
import { worldChampionship2016 } from './world-championship-2016.ts';

export const promoModules: readonly Module[] = [
  weddingTower,
  worldChampionship2014,
  catanDay2015,
  worldChampionship2016,
  threeTradeTowns,
  offensiveInChemnitz,
  catanAustria,
  chaffenberchCastle,
  rincewindAndTheTourist,
  settlersOfLuxembourg,
  renaissanceInStyria,
  saggsenGadan,
  guildsOfAnkhMorpork,
  viennaMeetsCatan,
];
