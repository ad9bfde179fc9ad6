import { boardRow } from './board-row.ts';
import { boards } from './boards/index.ts';
import { SIMPLER } from './seven-point-game.ts';

export const simplyCatan = boardRow({
  id: 'first-island/simply-catan',
  options: {
    simpler: {
      type: 'flag',
      default: false,
      words: 'The short game to seven points, without development cards and awards',
    },
  },
  defaults: (_seats, chosen = {}) => ({ points: chosen.simpler === true ? 7 : 10 }),
  without: (options) => (options.simpler ? SIMPLER : {}),
  board: boards['simply-catan'],
  words: {
    name: 'Simply Catan',
    summary:
      'The base game on an island of five strips of hexes, or a short game to seven points without cards and awards.',
    rules: [
      'The island is made of strips of 3, 4, 5, 4 and 3 hexes. Each can be turned round and has a rearranged back.',
      'Harbours are printed. Numbers are loose and laid as in the base game.',
      {
        option: 'simpler',
        text: 'The short game: seven points win, there are no development cards and neither Longest Road nor Largest Army.',
      },
      {
        house:
          'The printed strips are lost and have been reconstructed; the two strips of three hold the same hexes.',
      },
    ],
  },
});
