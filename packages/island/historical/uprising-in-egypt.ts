import { TOKENS_28 } from '../base/index.ts';
import { closesHarbours, tokenMigration } from '../mechanics/index.ts';
import { defineModule, taken } from '../rulebook/index.ts';
import { cheops } from './cheops.ts';

/** Cheops with numbers that change: tokens cover those of the board, and whoever settles new land takes one there. */
export const uprisingInEgypt = defineModule({
  id: 'historical/uprising-in-egypt',
  kind: 'scenario',
  seats: cheops.seats,
  needs: [cheops.id],
  takes: [taken.blockade],
  options: {
    pirate: {
      type: 'flag',
      default: false,
      words: 'The pirate is in play, and closes the harbours of its hex',
    },
  },
  parts: [
    tokenMigration({
      by: 'founding',
      to: 'unsettled',
      wishes: ['reds'],
      must: ['own'],
      over: { tokens: TOKENS_28 },
    }),
    closesHarbours('pirate'),
  ],
  words: {
    name: 'Uprising in Egypt',
    summary:
      'Cheops on a board whose numbers change: tokens cover the numbers where everybody starts, and when you settle new land you take a token there from land already settled.',
    takesBack: ['no-pirate'],
    rules: [
      'Everything else is as in Cheops.',
      'At the start each hex that gives something gets a number token face down when the first settlement is placed beside it. When everybody has started the tokens are turned up.',
      'A hex with a token gives only on the number of its token, not on the number printed beneath.',
      'No 6 or 8 among the tokens comes to lie beside another one at the start; beside a printed 6 or 8 it may.',
      'The uprising: you build a settlement at a hex that gives something and has no other settlement or city beside it. Then you must move a number token to it, from a hex beside one of your own buildings.',
      'This, too, brings no 6 or 8 among the tokens beside another one; beside a printed 6 or 8 it may.',
      {
        option: 'pirate',
        text: 'The pirate is in play. Nobody trades at a harbour in whose sea hex it stands.',
      },
      { where: { pirate: false }, house: 'Without that option there is no pirate.' },
      {
        house:
          'The tokens are the 28 of the base game with its extension. When all lie on the board, further hexes keep the numbers that are printed on them.',
      },
      { house: 'If a 6 or 8 is turned up beside another one, it goes back and another token is drawn.' },
      { house: 'A hex that loses its token gives on its printed number again.' },
      {
        house:
          'A settlement at several such hexes moves a token to each of them, as long as you have one to move. If none of your hexes has a token, you move none.',
      },
      {
        house: 'If every token of yours would bring a 6 or 8 beside another one, you may choose any of them.',
      },
    ],
    terms: { 'option.pirate': 'Pirate' },
  },
});
