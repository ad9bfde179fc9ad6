import { boardRow } from './board-row.ts';
import { boards } from './boards/index.ts';

export const portableEdition = boardRow({
  id: 'first-island/portable-edition',
  board: boards['portable-edition'],
  words: {
    name: 'Portable edition',
    summary:
      'The base game on a travel board: numbers and desert are printed, the other hexes and all harbours are shuffled.',
    rules: [
      'The numbers and the desert are printed on the board; the other 18 hexes are laid freely.',
      'All nine harbours are shuffled. The two on the left sit one edge away from their usual places.',
      {
        house: 'The printed board is lost: the desert lies in the middle and the numbers follow the letters.',
      },
    ],
  },
});
