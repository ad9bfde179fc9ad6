import { defineModule, type Module, type Offers, wanted } from '../rulebook/index.ts';
import { caravans } from '../traders-barbarians/index.ts';
import { withOasis } from './boards/with-oasis.ts';
import { NOT_AT_SEA } from './not-at-sea.ts';

/** Official pair: an oasis on the first island, and camels over land. */
export const expeditionCaravans = defineModule({
  id: 'explorers-pirates/caravans',
  kind: 'variant',
  internal: true,
  seats: [3, 4],
  needs: ['expedition', caravans.id],
  // Nobody keeps off an oasis where there is no robber at all.
  provides: [wanted.robber.thing],
  conflicts: { 'cities-knights/core': 'we do not know how all three would go together' },
  without: NOT_AT_SEA,
  offers: (): Offers => ({ caravanBoard: [] }),
  words: {
    name: 'Explorers & Pirates with the Caravans',
    summary: 'Caravans set out from an oasis on the first island, and towns between camels are worth more.',
    takesBack: ['oasis-place', 'robber-waits', 'goal-caravans'],
    rules: [
      {
        key: 'oasis-place',
        text: 'The oasis takes the place of the hex with the 12, and mountains stay in the box for it.',
      },
      'Camels walk over land and along the coasts that have been found.',
      {
        house:
          'A settlement that becomes a harbour settlement brings a camel, and so does one that settlers found.',
      },
      { house: 'A harbour settlement between camels is worth 1 extra point, too.' },
      { house: 'The scenario sets the goal.' },
    ],
  },
});

/** The scenario with the Caravans: their oasis lies on its first island. */
export function withCaravansOn(row: Module, points: number): Module {
  return defineModule({
    id: caravansOn(row.id),
    kind: 'scenario',
    internal: true,
    seats: [3, 4],
    fixed: true,
    needs: [row.id, expeditionCaravans.id],
    defaults: { points },
    board: (was, context) => withOasis(row.board!(was, context)),
    words: {
      name: `${row.words.name} with the Caravans`,
      summary: `${row.words.name} with camels on the first island.`,
      rules: [],
    },
  });
}

export const caravansOn = (row: string): string => `${row}-caravans`;
