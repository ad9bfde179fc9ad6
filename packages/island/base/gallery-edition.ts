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
      'Large and small pieces alternate. Each has one side and can be put in two ways round.',
      'Harbours are printed on the base, numbers on the pieces.',
      { house: 'The printed pieces are lost and were made anew.' },
    ],
  },
});
