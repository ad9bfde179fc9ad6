import { startIn } from '../mechanics/index.ts';
import { defineModule, type Part, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { fleetsChart, ISLES, LARGE } from './boards/fleets.ts';
import { fleetsWords } from './fleets-words.ts';
import { heldTokens } from './mechanics/held-tokens.ts';
import { islandLeads } from './mechanics/island-leads.ts';
import { SHIP, snakeFleets } from './mechanics/snake-fleets.ts';

const SHIPS = 5;
const HUNTED = 3;

/** Two large islands, small ones between them, and for everybody a fleet that crawls over the sea and carries a number token. */
export const fleets = defineModule({
  id: 'buch/fleets',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['first-island/base'],
  leaves: [wanted.riverBed.thing],
  conflicts: {
    'cities-knights/core': 'knights go to sea along lanes, and a fleet is not a lane',
  },
  defaults: { points: 12 },
  terrains: [{ id: 'gold', gives: 'any' }],
  blockers: [{ id: 'pirate', on: 'hex', where: 'water' }],
  parts: [
    startIn({ regions: LARGE }),
    snakeFleets({
      ships: SHIPS,
      cost: { lumber: 1, wool: 1 },
      isles: ISLES,
      hunter: 'pirate',
      hunted: HUNTED,
    }),
    heldTokens({
      tokens: [2, 3, 11, 12],
      reaches: (b) => {
        const { index, marks } = b.piece(SHIP);
        return (s, seat, hex) => {
          const own = b.mark(seat, index);
          const edges = b.walks.edgesOf[hex];
          for (let i = 0; i < edges.length; i++) if (marks.get(s, edges[i]) === own) return true;
          return false;
        };
      },
    }),
    islandLeads({ regions: ISLES, points: 1 }),
    piratePlace(),
  ],
  board: () => chartedBoard(fleetsChart),
  words: fleetsWords,
  looks: {
    terrains: { gold: { colour: '#e8b923', pattern: 'gold' } },
    blockers: { pirate: { shape: 'ship', colour: '#1f1f26' } },
  },
});

/** The pirate begins where the map has it. */
function piratePlace(): Part {
  return {
    id: 'pirate-place',
    prepare: (b) => {
      const pirate = b.blockers.findIndex(({ id }) => id === 'pirate');
      const [at] = b.layout.marks.hexes.pirate ?? [];
      return (s) => {
        if (pirate >= 0 && at) b.fields.blocker.set(s, pirate, b.topology.hexAt(at.q, at.r));
      };
    },
  };
}
