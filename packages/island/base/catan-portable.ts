import { boardRow } from './board-row.ts';
import { boards } from './boards/index.ts';

export const catanPortable = boardRow({
  id: 'first-island/catan-portable',
  board: boards['catan-portable'],
  words: {
    name: 'Catan Portable',
    summary:
      'The base game on a magnetic travel board: six pieces of three hexes around a desert in the middle.',
    rules: [
      'The desert is always in the middle. Six triangles of three hexes lie around it in one of two ways, each turned any way.',
      'All nine harbours are printed as general ones; five of them are covered by the special harbours.',
      {
        house:
          'The printed pieces are lost and have been reconstructed. The printed numbers are used; their letters cannot be brought into order.',
      },
    ],
  },
});
