import { boardRow } from './board-row.ts';
import { boards } from './boards/index.ts';

export const galleryEdition = boardRow({
  id: 'first-island/gallery-edition',
  board: boards['gallery-edition'],
  words: {
    name: 'Gallery edition',
    summary:
      'The base game on a round board with printed harbours, into which three large and three small pieces with printed numbers are fitted.',
    rules: [
      'Large and small pieces alternate. Each is printed on one side and fits in either way round.',
      'Harbours are printed on the base, numbers on the pieces.',
      { house: 'The printed pieces are lost and have been reconstructed.' },
    ],
  },
});
