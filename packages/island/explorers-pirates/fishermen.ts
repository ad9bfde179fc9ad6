import { freePassages, secondJourneys } from '../mechanics/index.ts';
import { defineModule, type Module, type Offers, type RuleText } from '../rulebook/index.ts';
import { fishermen } from '../traders-barbarians/index.ts';
import { withFishing } from './boards/with-fishing.ts';
import { ships } from './fleet.ts';

const SHIP = { name: 'ship', on: 'edge', shape: 'ship', each: ships.config.ships } as const;

/** Official pair: fishing grounds and a lake on the first island, and fish that let ships sail again or past the pirate. */
export const expeditionFishermen = defineModule({
  id: 'explorers-pirates/fishermen',
  kind: 'variant',
  internal: true,
  seats: [3, 4],
  needs: ['expedition', fishermen.id],
  // Neither cards nor awards of the base game are played with, and nobody sends the pirate away.
  without: {
    cards: ['knight', 'road-building', 'year-of-plenty', 'monopoly', 'victory-point'],
    awards: ['longest-road', 'largest-army'],
    parts: ['cards', 'monopoly', 'showing', 'expulsion'],
    moves: ['fish-robber', 'fish-card'],
  },
  offers: (): Offers => ({ fishBoard: [], fishCardPrice: [] }),
  parts: [secondJourneys({ ...SHIP, of: ships.of }), freePassages(SHIP)],
  words: {
    name: 'Explorers & Pirates with the Fishermen',
    summary: 'Fish from the coast and the lake of the first island, for ships that sail twice.',
    takesBack: ['lake-place', 'no-lake', 'fish-prices', 'goal-fishermen'],
    rules: [
      'The six fishing grounds lie along the frame, on the side of the first island that has no sea. A lake takes the place of the hex with the 12, and mountains stay in the box for it.',
      {
        option: 'lakes',
        text: 'There is no lake: the hex with the 12 has a terrain like the others.',
      },
      'On your turn fish buy: 3 steal a random card from any player; 4 take a good of your choice from the bank; 5 lay a road.',
      'In the movement phase 7 fish let a ship that has sailed this turn sail again.',
      {
        of: 'blocker.pirate',
        text: 'Before the ships sail, 2 fish free all your ships from the toll of the pirate for this turn.',
      },
      'Fish are not cards: if a number brings you nothing but fish, you take 1 gold too.',
      'The scenario sets the goal; with the old boot you need one more point.',
      { house: 'A harbour settlement at a ground or at the lake draws 1 token, as a settlement does.' },
      {
        house:
          'A ship that sails again has its edges anew. More sail is hoisted once a turn all the same, and a toll that was paid is not asked for again.',
      },
      { of: 'blocker.pirate', house: 'No fish send the pirate off the board.' },
    ],
    terms: {
      'move.fish-journey': 'Sail again (7 fish)',
      'purchase.fish-journey': 'a second voyage',
      'move.fish-passage': 'No tolls this turn (2 fish)',
      'purchase.fish-passage': 'a turn without tolls',
    },
  },
});

/** The scenario with the Fishermen: its board has their grounds. */
export function withFish(row: Module, rules: readonly RuleText[] = []): Module {
  return defineModule({
    id: fishOf(row.id),
    kind: 'scenario',
    internal: true,
    seats: [3, 4],
    fixed: true,
    needs: [row.id, expeditionFishermen.id],
    board: (was, context) =>
      withFishing(row.board!(was, context), {
        lake: context.options.lakes as boolean,
        printed: context.options.opening === 'placed',
      }),
    words: {
      name: `${row.words.name} with the Fishermen`,
      summary: `${row.words.name} with fish from the coast of the first island.`,
      rules,
    },
  });
}

export const fishOf = (row: string): string => `${row}-fishermen`;
