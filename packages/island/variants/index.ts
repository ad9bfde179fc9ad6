import type { Module } from '../rulebook/index.ts';
import { catanForTwo } from './catan-for-two.ts';
import { eventCards } from './event-cards/index.ts';
import { eventCardsForTwo } from './event-cards-for-two.ts';
import { friendlyRobber } from './friendly-robber.ts';
import { harbormaster } from './harbormaster.ts';
import { settlersWithWalls } from './settlers-with-walls.ts';
import { theCityWalls } from './the-city-walls.ts';

export const variantModules: readonly Module[] = [
  friendlyRobber,
  eventCards,
  harbormaster,
  catanForTwo,
  eventCardsForTwo,
  settlersWithWalls,
  theCityWalls,
];
