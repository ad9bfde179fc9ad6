import { SHIP, shipSides, VOYAGE, voyage, wildGate } from '../cities-knights/index.ts';
import { evenTrade } from '../mechanics/index.ts';
import { defineModule, type Part, wanted } from '../rulebook/index.ts';
import { cardBacks, eventFaces } from './further-looks.ts';
import { citadel, MAGIC, magicBranch, magicCards, veto } from './magic/index.ts';
import { magicRules } from './magic/words.ts';

/** sides of the event die with the ship, beside one for each gate */
const SHIPS: Readonly<Record<string, number>> = { six: 2, eight: 4, ten: 5 };

/** The magic kitchen: brick is changed one for one. */
const kitchen = evenTrade({
  move: 'kitchen-trade',
  good: 'brick',
  may: (b) => (s, seat) => b.the.improvements.able(s, seat, 'magic'),
});

const ships = shipSides('magic', (b) => SHIPS[b.option<string>('magicDie')]);

/** On the small die the ship is half as frequent and goes twice as far; the large one has a gate of any branch. */
function eitherDie(): Part {
  return {
    id: 'magic-die',
    uses: [wildGate()],
    rules: (was, b) => {
      const sail = voyage.moves(b);
      const at = voyage.at(b);
      const fast = b.option('magicDie') === 'six';
      const wild = b.option('magicDie') === 'ten';
      return {
        wildGate: { isThere: () => wild || was.wildGate.isThere() },
        eventDie: {
          shows: (s, face) => {
            was.eventDie.shows(s, face);
            // One that has come to its end, or is home again, goes no further.
            if (fast && face === SHIP && at(s) > 0 && at(s) < VOYAGE) sail(s, 1);
          },
        },
      };
    },
  };
}

/** Magic for Cities & Knights: citadels, a fourth branch of improvements with a deck of its own, and a wizard. */
export const witchesWizardsDragons = defineModule({
  id: 'bonus/witches-wizards-dragons',
  kind: 'expansion',
  seats: [3, 4, 5, 6],
  needs: ['cities-knights/core'],
  wants: [wanted.barbarianFleet, wanted.bank],
  pairs: { 'bonus/church-faith-reformation': 'bonus/faith-and-magic' },
  options: {
    magicDie: {
      type: 'choice',
      default: 'six',
      values: ['six', 'eight', 'ten'],
      words:
        'The event die: six sides with 2 ships that go two spaces each, eight with 4 ships, or ten with 5 ships and a gate of any branch',
    },
  },
  raises: { points: 3 },
  parts: [citadel, magicBranch(false), ...magicCards, ships, eitherDie(), kitchen, veto],
  words: {
    name: 'Witches, Wizards and Dragons',
    summary:
      'Cities & Knights with magic: a citadel makes magic of brick, magic is a fourth branch of improvements with a purple deck, and a wizard guards the player who called it last. Three more points win.',
    takesBack: ['ship-sides', 'ship'],
    rules: magicRules,
    terms: {
      'rung.magicLevel.3.text': 'The bank takes 1 brick for 1 other resource.',
      'move.kitchen-trade': 'Trade 1 brick',
    },
  },
  looks: {
    fields: { ...eventFaces([['magic', MAGIC]], true), ...cardBacks([['magic', MAGIC]]) },
  },
});
