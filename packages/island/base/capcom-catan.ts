import { boardRow } from './board-row.ts';
import { boards } from './boards/index.ts';

export const capcomCatan = boardRow({
  id: 'first-island/capcom-catan',
  options: {
    capcomNumbers: {
      type: 'choice',
      default: 'printed',
      values: ['printed', 'loose'],
      words: 'The front with printed numbers, or either side with loose numbers in letter order',
    },
  },
  board: ({ options }) => boards[options.capcomNumbers === 'loose' ? 'capcom-catan-loose' : 'capcom-catan'](),
  words: {
    name: 'Capcom Catan',
    summary:
      'The base game on a board of three parts that turn against each other: a ring of coast hexes, the seven inner hexes, and a frame with the harbours.',
    rules: [
      'Ring, inner piece and frame are each turned at random. The two sides of the frame have the same harbours in other places.',
      {
        option: 'capcomNumbers',
        text: 'On the back the hexes have no numbers: the tokens are laid in letter order from any corner, and ring and inner piece may show either side.',
      },
      { house: 'The printed sides are lost and have been reconstructed.' },
    ],
  },
});
