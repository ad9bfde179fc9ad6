import { boardRow } from './board-row.ts';
import { boards } from './boards/index.ts';

export const einsteigerVariante = boardRow({
  id: 'first-island/einsteiger-variante',
  seats: [2, 3, 4],
  needsAt: { 2: ['variant/catan-for-two'] },
  board: boards['einsteiger-variante'],
  words: {
    name: 'Einsteiger-Variante',
    summary:
      'The base game in cardboard: three pieces of four hexes with harbours and seven single hexes, all with printed numbers. Two play it as Catan for two.',
    rules: [
      'Twelve hexes lie on three large pieces with the harbours, seven are single; every number is printed.',
      'Two of the large pieces show the same side, so that each harbour is there once.',
      'The single hexes form three pairs and a forest that is the same on both sides; the two of a pair show the same side. So there is never a second desert.',
      'Two players use the rules of Catan for two.',
      { house: 'The printed pieces are lost and have been reconstructed.' },
    ],
  },
});
