import { wanted } from '../rulebook/index.ts';
import { boardRow } from './board-row.ts';
import { boards } from './boards/index.ts';

export const catanStandard = boardRow({
  id: 'first-island/catan-standard',
  provides: [wanted.riverBed.thing],
  options: {
    framePieces: {
      type: 'choice',
      default: 'alternating',
      values: ['alternating', 'any-order'],
      words: 'Frame pieces with two harbours and with one in turn, or all six in any order',
    },
  },
  board: ({ options }) =>
    boards[options.framePieces === 'any-order' ? 'catan-standard-any-order' : 'catan-standard'](),
  words: {
    name: 'Catan Standard',
    summary:
      'The base game with free hexes and numbers, and a frame of six pieces whose order decides where the harbours lie.',
    rules: [
      'Three frame pieces carry two harbours each, three carry one; the two kinds alternate. Harbours cannot be covered.',
      'Hexes and numbers are laid as in the base game.',
      'Development cards are called chance cards here.',
      { option: 'framePieces', text: 'The six pieces in any order, as the count of 120 ways has it.' },
      { house: 'Where each harbour sits on its piece is lost and has been reconstructed.' },
    ],
    instead: {
      'move.buy-card': 'Buy a chance card',
      'move.buy-card.short': 'Chance card',
      'event.card-bought': '{seat} buys a chance card.',
      'field.cardCount': 'Chance cards',
    },
  },
});
