import { defineModule, wanted } from '../rulebook/index.ts';
import { accounts } from './mechanics/accounts.ts';

/** A banker goes about the island: goods in his care are safe, and bear interest. */
export const bankersOfCatan = defineModule({
  id: 'misc/bankers-of-catan',
  version: 2,
  kind: 'scenario',
  seats: [3, 4],
  needs: ['first-island/base'],
  // Its bank is made for the goods of the base board, all of them.
  leaves: [wanted.riverBed.thing],
  wants: [wanted.robber, wanted.sevens],
  options: {
    interest: {
      type: 'choice',
      default: 'own',
      values: ['own', 'every'],
      words:
        'When an account bears interest: with the production of its owner’s turn, or with every production',
    },
  },
  // Accounts without end would drain a bank that has one.
  defaults: { bank: 'unlimited' },
  offers: { bank: [] },
  // That of the base game, and no other map.
  board: (was) => was!,
  parts: [
    accounts({
      goods: ['brick', 'lumber', 'wool', 'grain', 'ore'],
      home: 'desert',
      fare: 'wool',
      bears: 3,
      everyTurn: ({ interest }) => interest === 'every',
    }),
  ],
  words: {
    name: 'The Bankers of Catan',
    summary:
      'A banker wanders over the island. If you live beside him you may pay goods into an open account, where they are safe from sevens and bear interest, but not from robbers who visit the bank. Ten points win.',
    rules: [
      'The banker starts on the desert. On your turn you may move him to another hex for 1 wool and 1 good of the kind that hex gives.',
      'Everybody has an account, which lies open. While trading, if you have a settlement or city beside the banker, you may pay resources into your account or take some out.',
      {
        of: 'blocker.robber',
        text: 'Nobody pays in or takes out while robber and banker are on the same hex.',
      },
      'What is in your account does not count towards the hand limit, and you discard nothing out of it.',
      'Interest: with the production an account of at least 3 resources gains 1 of a kind that is already in it.',
      {
        of: 'blocker.robber',
        text: 'Nobody robs a player whose account is empty.',
      },
      {
        of: 'blocker.robber',
        text: 'If you move the robber to the banker, you may, instead of stealing a card, take 1 resource out of the account of every other player with a settlement or city there who has at least as many points.',
      },
      {
        of: 'blocker.robber',
        text: 'If you move the banker to the robber, you take the same.',
      },
      { option: 'interest', text: 'Interest comes with every production, no matter who rolls.' },
      { house: 'Accounts and their interest know no limit, so the bank has none either.' },
      {
        house:
          'Interest comes with the production of your own turn, after everything else has been paid. Of several kinds you choose.',
      },
      {
        house:
          'Moving the banker counts as building, as often in a turn as you can pay. He goes only where a hex gives a resource, not back to the desert.',
      },
      {
        of: 'blocker.robber',
        house:
          'If you take out of an account, you choose the kind and take it into your hand. Only points that everybody can see are compared.',
      },
      {
        house:
          'You must take goods out of your account before you trade or build with them. No card reaches them.',
      },
    ],
    terms: { 'option.interest': 'Interest' },
  },
});
