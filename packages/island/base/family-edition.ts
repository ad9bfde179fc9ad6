import { boardRow } from './board-row.ts';
import { boards } from './boards/index.ts';

export const familyEdition = boardRow({
  id: 'first-island/family-edition',
  board: boards['family-edition'],
  words: {
    name: 'Family edition',
    summary:
      'The base game on six double-sided pieces: three large ones with harbours, and three small ones between them.',
    rules: [
      'Large pieces have four hexes and three harbours; the small ones have two, two and three hexes. They alternate.',
      'Each piece lies on either side; the back rearranges the hexes and numbers of the front.',
      { house: 'The printed pieces are lost and have been reconstructed.' },
    ],
  },
});
