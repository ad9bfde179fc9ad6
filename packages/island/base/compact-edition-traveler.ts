import { boardRow } from './board-row.ts';
import { boards } from './boards/index.ts';

export const compactEditionTraveler = boardRow({
  id: 'first-island/compact-edition-traveler',
  seats: [2, 3, 4],
  needsAt: { 2: ['variant/catan-for-two'] },
  defaults: { forTwo: 'traveler' },
  board: boards['compact-edition-traveler'],
  words: {
    name: 'Compact edition: Traveler',
    summary: 'The board of the family edition in a travelling case. Two play it as Catan for two.',
    rules: [
      'The board is that of the family edition.',
      'Two players use the rules of Catan for two: they start without trade tokens, hold at most seven, and there are 14 in all.',
    ],
  },
});
