import { boardChange, gold, sleeping, startIn, victoryNeeds } from '../mechanics/index.ts';
import { defineModule, type Part, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { magicIslandChart } from './boards/magic-island.ts';
import { bookCards } from './magic-island/books.ts';
import { charting, scout } from './magic-island/charting.ts';
import { citadels } from './magic-island/citadels.ts';
import { dragonIsles } from './magic-island/dragon-isles.ts';
import { fleetCards } from './magic-island/fleets.ts';
import { knightCards } from './magic-island/knight-cards.ts';
import { linkedIslands } from './magic-island/linked-islands.ts';
import { magicActions } from './magic-island/magic-actions.ts';
import { namedKnights } from './magic-island/named-knights.ts';
import { pirateRing } from './magic-island/pirate-ring.ts';
import { greatArmy, greatestMagician, outlyingIslands, quietSevens } from './magic-island/prizes.ts';
import { progressChanges } from './magic-island/progress-changes.ts';
import { reserve } from './magic-island/reserve.ts';
import { standardActions } from './magic-island/standard-actions.ts';
import { wizardCards, wizardry } from './magic-island/wizards.ts';
import { magicIslandWords } from './magic-island/words.ts';

const QUIET_ROUNDS = 2;
const ANY_HARBOUR = 3;
/** as often as one likes */
const ALWAYS = 1000;

/** Gold buys a good for four, or for three with a harbour; nothing else makes it better. */
function goldPrice(): Part {
  return {
    id: 'gold-price',
    rules: (was, b) => ({
      gold: {
        price: (s, seat) => (b.the.harbours.open(s, seat) !== 0 ? ANY_HARBOUR : was.gold.price(s, seat)),
      },
    }),
  };
}

/** Cities & Knights without the fleet: nobody attacks, and nothing is defended. */
export const withoutFleet = defineModule({
  id: 'bonus/without-fleet',
  kind: 'expansion',
  internal: true,
  seats: [3, 4, 5, 6],
  needs: ['cities-knights/core'],
  offers: { weakest: [] },
  without: {
    parts: [
      'barbarian-fleet',
      'track barbarians',
      'defence',
      'sleeping-blockers',
      'defenders-cards',
      'branch-choice',
      'watch',
    ],
  },
  words: {
    name: 'No barbarian fleet',
    summary: 'Nobody attacks the island.',
    takesBack: ['ship', 'attack-strength', 'attack-lost', 'attack-held', 'ship-home', 'robber-sleeps'],
    rules: ['No barbarians come: no city falls, and nobody is honoured for a defence.'],
  },
});

/** A mix of Cities & Knights, the sea and the cards of wizards and dragons, on an island of its own. */
export const theMagicIsland = defineModule({
  id: 'bonus/the-magic-island',
  kind: 'scenario',
  seats: [3, 4],
  fixed: true,
  needs: ['cities-knights/sea', 'bonus/without-fleet'],
  // Knights on corners are there, and the pirate comes in the place of the fleet.
  provides: [wanted.barbarianFleet.thing, wanted.developmentCards.thing],
  pairs: { 'cities-knights/third-edition-saboteur': 'bonus/magic-island-saboteur' },
  alone: 'its decks, its dragons and its barbarian isle are made for each other and for this map',
  options: {
    battleDie: {
      type: 'choice',
      default: 'dice',
      values: ['dice', 'starship'],
      words: 'Fights with dragons: the two dice, or two dice with the numbers 1 to 3, each twice',
    },
  },
  defaults: { points: 18 },
  offers: { deserter: [] },
  without: {
    blockers: ['pirate'],
    moves: ['basic-knight', 'strong-knight', 'mighty-knight'],
  },
  parts: [
    startIn({ regions: ['main'] }),
    quietSevens(QUIET_ROUNDS),
    {
      ...sleeping({ awake: (b) => (s) => b.fields.turn.get(s) > QUIET_ROUNDS * b.seats }),
      id: 'robber-comes-late',
    },
    gold({ price: 4, uses: () => ALWAYS, specials: () => true, all: true }),
    goldPrice(),
    boardChange(),
    citadels,
    reserve,
    namedKnights,
    linkedIslands('main'),
    outlyingIslands('main'),
    charting,
    pirateRing,
    dragonIsles,
    wizardry,
    progressChanges,
    ...knightCards,
    ...fleetCards,
    scout,
    ...standardActions,
    ...wizardCards,
    ...magicActions,
    ...bookCards,
    victoryNeeds('nobody-ahead', (b) => (s, seat) => {
      const own = b.rules.points(s, seat);
      return b.rivals[seat].every((other) => b.rules.points(s, other) <= own);
    }),
  ],
  terrains: [{ id: 'jungle' }],
  awards: [greatArmy, greatestMagician],
  board: () => chartedBoard(magicIslandChart),
  words: magicIslandWords,
  looks: { terrains: { jungle: { colour: '#4f7a4a', pattern: 'forest' } } },
});

/** Pair: the Saboteur of the third edition damages cities, and a citadel is none. */
export const magicIslandSaboteur = defineModule({
  id: 'bonus/magic-island-saboteur',
  kind: 'variant',
  internal: true,
  seats: [3, 4],
  needs: ['bonus/the-magic-island', 'cities-knights/third-edition-saboteur'],
  words: {
    name: 'The Magic Island with an older Saboteur',
    summary: 'Citadels are out of the Saboteur’s reach.',
    rules: ['A Saboteur does not damage citadels.'],
  },
});
