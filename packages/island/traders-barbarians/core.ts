import { gold } from '../mechanics/index.ts';
import { defineModule, taken, wanted } from '../rulebook/index.ts';

/** One currency for all games that have gold; those without these options buy two goods a turn. */
export const commonGold = gold({
  price: 2,
  uses: ({ goldPurchases = 'two' }) => (goldPurchases === 'two' ? 2 : Number.POSITIVE_INFINITY),
  specials: ({ goldHarbours }) => goldHarbours === 'all',
});

/** What the scenarios of Traders & Barbarians share: gold, a currency beside the hand. */
export const tradersBarbarians = defineModule({
  id: 'traders-barbarians/core',
  kind: 'expansion',
  seats: [3, 4, 5, 6],
  needs: ['first-island/base'],
  wants: [wanted.bank],
  pairs: { 'cities-knights/core': 'traders-barbarians/gold-cities-knights' },
  takes: [taken.gold],
  options: {
    goldPurchases: {
      type: 'choice',
      default: 'two',
      values: ['two', 'unlimited'],
      words:
        'Goods that gold buys in a turn: two, or (4th edition, in the Rivers) as many as you can pay for',
    },
    goldHarbours: {
      type: 'choice',
      default: 'general',
      values: ['general', 'all'],
      words: 'What helps to sell goods for gold: only 3:1 harbours, or (2025 edition) every harbour',
    },
  },
  // Without a scenario there is hardly ever gold for a third purchase.
  exempt: { rare: ['option.goldPurchases'] },
  parts: [commonGold],
  words: {
    name: 'Traders & Barbarians',
    summary:
      'Gold lies beside the hands, safe from everybody: goods are sold for it, and two gold buy any good. The scenarios give it for roads, bridges and deeds.',
    rules: [
      'Gold lies open beside the hand. It does not count towards any hand limit and is never stolen.',
      { of: 'card.monopoly', text: 'A Monopoly cannot take gold.' },
      'There is always enough gold: if you are owed some, you get it.',
      'On your turn you may buy a good of your choice from the bank for 2 gold, at most twice a turn. You may spend gold as soon as you have it.',
      'The bank gives 1 gold for 4 equal goods, or for 3 at a 3:1 harbour. Harbours for a single good do not help.',
      'Players trade gold among themselves like goods.',
      { option: 'goldPurchases', text: 'You may buy as many goods with gold in a turn as you can pay for.' },
      { option: 'goldHarbours', text: 'At a harbour for one good you sell 2 of that good for 1 gold.' },
      { house: 'In a paired turn you may again buy two goods with gold. Between turns you may buy none.' },
      { house: 'Without a scenario, gold comes only from the bank and from other players.' },
    ],
  },
});
