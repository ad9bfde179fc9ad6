import type { Module } from '../rulebook/index.ts';
import { expeditionCaravans, withCaravansOn } from './caravans.ts';
import { expeditionKnights, withKnights } from './cities-knights.ts';
import { explorersPirates } from './core.ts';
import { expeditionEventCards } from './event-cards.ts';
import { explorersAndPirates } from './explorers-and-pirates.ts';
import { fishForCatan } from './fish-for-catan.ts';
import { expeditionFishermen, withFish } from './fishermen.ts';
import { expedition } from './ground.ts';
import { landHo } from './land-ho.ts';
import { fishToDeliver } from './mission-fish.ts';
import { lairsToTake } from './mission-lairs.ts';
import { spicesToDeliver } from './mission-spices.ts';
import { pirateAtSea } from './pirate.ts';
import { pirateLairs } from './pirate-lairs.ts';
import { expeditionRivers, withRiversOn } from './rivers.ts';
import { spicesForCatan } from './spices-for-catan.ts';

/** each with the points that win */
const scenarios = [
  [explorersPirates, 8],
  [landHo, 8],
  [pirateLairs, 12],
  [fishForCatan, 15],
  [spicesForCatan, 15],
  [explorersAndPirates, 17],
] as const;

/** Explorers & Pirates, in the order of the catalogue. */
export const explorersPiratesModules: readonly Module[] = [
  expedition,
  pirateAtSea,
  lairsToTake,
  fishToDeliver,
  spicesToDeliver,
  explorersPirates,
  landHo,
  pirateLairs,
  fishForCatan,
  spicesForCatan,
  explorersAndPirates,
  expeditionKnights,
  ...[
    { of: explorersPirates, points: 13 },
    { of: landHo, points: 13 },
    { of: pirateLairs, points: 17 },
    { of: fishForCatan, points: 20 },
    { of: spicesForCatan, points: 20 },
    { of: explorersAndPirates, points: 22 },
  ].map(({ of, points }) => withKnights(of.id, of.words.name, points, of.seats)),
  expeditionEventCards,
  expeditionRivers,
  ...scenarios.map(([row]) => withRiversOn(row)),
  expeditionCaravans,
  ...scenarios.map(([row, points]) => withCaravansOn(row, points)),
  expeditionFishermen,
  ...[explorersPirates, pirateLairs, fishForCatan, spicesForCatan, explorersAndPirates].map((row) =>
    withFish(row),
  ),
  withFish(landHo, [
    {
      option: 'opening',
      text: 'With the recommended opening the fishing grounds have the numbers 6, 4, 5, 9, 10 and 8, from the north to the south.',
    },
  ]),
];
