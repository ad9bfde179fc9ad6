import { adrift, startIn, tokenMigration, victorySites } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { CHIT, DIVIDE, EURASIA, STORM, worldChart } from './boards/world.ts';
import { wanderingStorm } from './mechanics/wandering-storm.ts';
import { worldWords } from './world-words.ts';

/** A map of the Earth without an end in the east or the west. The old world dries up while the new ones are settled, and a storm crosses it. */
export const worldAccordingToCatan = defineModule({
  id: 'buch/world-according-to-catan',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['sea'],
  leaves: [wanted.riverBed.thing],
  without: { blockers: ['pirate'] },
  defaults: { points: 15 },
  changes: { pieces: { city: { supply: 6 } } },
  parts: [
    startIn({ regions: [EURASIA], away: [DIVIDE] }),
    victorySites({ mark: CHIT, upTo: 4 }),
    tokenMigration({ from: EURASIA, elsewhere: true }),
    wanderingStorm({ mark: STORM }),
    adrift({ piece: 'ship', bars: 'building' }),
  ],
  board: () => chartedBoard(worldChart),
  words: worldWords,
});
