import { defineModule, type Module, type Offers } from '../rulebook/index.ts';
import { rivers } from '../traders-barbarians/index.ts';
import { withRivers } from './boards/with-rivers.ts';
import { NOT_AT_SEA } from './not-at-sea.ts';

/** Official pair: two rivers over the first island, whose gold is that of the expedition. */
export const expeditionRivers = defineModule({
  id: 'explorers-pirates/rivers',
  kind: 'variant',
  internal: true,
  seats: [3, 4],
  needs: ['expedition', rivers.id],
  without: NOT_AT_SEA,
  // Sevens and rates are those of the expedition, and it has no harbours.
  offers: (): Offers => ({ riverBoard: [], riverMouths: [], goldHarbours: [] }),
  words: {
    name: 'Explorers & Pirates with the Rivers',
    summary: 'Two rivers over the first island: gold for building along them, and bridges across.',
    takesBack: ['two-on-twelve', 'goal-rivers', 'robber-on-swamp'],
    rules: [
      'The rivers flow over the first island. The long one ends in the north and the short one in the south; the swamps take the places of an 11 and of the 5.',
      'Gold from the rivers and gold from the sea are the same: all of it makes rich.',
      { house: 'Ships earn nothing at a river, and lie where a bridge might as anywhere else.' },
      {
        house:
          'A settlement that becomes a harbour settlement earns no gold, and settlers who go ashore at a river do.',
      },
      { house: 'The scenario sets the goal.' },
    ],
  },
});

/** The scenario with the Rivers: they flow over its first island. */
export function withRiversOn(row: Module): Module {
  return defineModule({
    id: riversOn(row.id),
    kind: 'scenario',
    internal: true,
    seats: [3, 4],
    fixed: true,
    needs: [row.id, expeditionRivers.id],
    // What the manual recommends is another island.
    offers: (): Offers => ({ opening: ['own'] }),
    board: (was, context) => withRivers(row.board!(was, context)),
    words: {
      name: `${row.words.name} with the Rivers`,
      summary: `${row.words.name} with rivers over the first island.`,
      rules: [],
    },
  });
}

export const riversOn = (row: string): string => `${row}-rivers`;
