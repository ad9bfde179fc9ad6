import { defineModule } from '../rulebook/index.ts';
import { legend } from './legend.ts';

/** The whole Legend as one campaign; a single game of it is its first chapter. */
export const conquerorsCore = defineModule({
  id: 'conquerors/core',
  kind: 'expansion',
  seats: [3, 4],
  needs: ['conquerors/chapter-1-resist'],
  campaign: legend([
    'conquerors/chapter-1-resist',
    'conquerors/chapter-2-stop-the-conquerors',
    'conquerors/chapter-3-free-all-of-catan',
  ]),
  words: {
    name: 'Legend of the Conquerors',
    summary:
      'An army from overseas lands on the island. Three chapters on Cities & Knights tell of it: players resist together and compete for the most legend points.',
    rules: [
      'The Legend is a campaign of three chapters: Resist!, Stop the Conquerors! and Free all of Catan!. You can play each on its own too.',
      'When a chapter is won, the players with the most, second, third and fourth most points get legend points: 6, 3, 2 and 1 in the first chapter, 7, 5, 3 and 1 in the second, 9, 7, 5 and 2 in the third. Players who tie get the same.',
      'Then the hero track counts, without the players who have the most points: the foremost of the others on it get 2 more legend points, the second 1. On its first space nobody gets any.',
      'When everybody is beaten, the foremost on the hero track get 2 legend points and the second 1, nobody on its first space, and nobody more than 6 from defeats in the whole Legend. The chapter is played again; all choose together whether fate has mercy.',
      'Most legend points win the Legend. A tie is broken by the sum of spaces on the hero track in the chapters that were won, then by the sum of points there; players who still tie share the win.',
      { house: 'As a single game you play its first chapter.' },
    ],
  },
});
