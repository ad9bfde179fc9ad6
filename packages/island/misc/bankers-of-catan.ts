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
      'The banker starts on the desert. On their turn players may move him to another hex for 1 wool and 1 good of the kind that hex gives.',
      'Everybody has an account, which lies open. While trading, players with a settlement or city beside the banker may pay resources into their account or take some out.',
      {
        of: 'blocker.robber',
        text: 'Nobody pays in or takes out while robber and banker are on the same hex.',
      },
      'What is in the account does not count to the limit of the hand, and nothing is discarded out of it.',
      'Interest: with the production an account of at least 3 resources gains 1 of a kind that is already in it.',
      {
        of: 'blocker.robber',
        text: 'Nobody is robbed whose account is empty.',
      },
      {
        of: 'blocker.robber',
        text: 'Whoever moves the robber to the banker may, instead of stealing a card, take 1 resource out of the account of every other player with a settlement or city there who has at least as many points.',
      },
      {
        of: 'blocker.robber',
        text: 'Whoever moves the banker to the robber takes the same.',
      },
      { option: 'interest', text: 'Interest comes with every production, whoever rolls.' },
      { house: 'Accounts and their interest know no limit, so the bank has none either.' },
      {
        house:
          'Interest comes with the production of the owner’s own turn, after all else has been paid. Of several kinds the owner chooses.',
      },
      {
        house:
          'Moving the banker is building, as often in a turn as it can be paid. He goes only where a resource is made, not back to the desert.',
      },
      {
        of: 'blocker.robber',
        house:
          'Whoever takes out of an account chooses the kind and takes it into the hand. Only points that all can see are compared.',
      },
      {
        house:
          'What is in an account must be taken out before it is traded or built with. No card reaches it.',
      },
    ],
    terms: { 'option.interest': 'Interest' },
  },
});
