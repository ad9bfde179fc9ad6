import { earnGold } from '../mechanics/index.ts';
import { defineModule, field, handlesOf, type Offers, wanted } from '../rulebook/index.ts';
import { tradersAndBarbarians } from './traders-and-barbarians.ts';
import { tradersForTwo } from './traders-for-two.ts';
import { xxl } from './xxl.ts';

const fields = {
  /** the seats that got a good from a number of this turn, as bits; all of them after a seven */
  served: field.cell({ noLook: 'the log tells who got what' }),
};

/** Two play the large game among themselves, with two numbers a turn and gold for whoever gets nothing from both. */
export const xxlForTwo = defineModule({
  id: 'traders-barbarians/xxl-for-two',
  kind: 'variant',
  internal: true,
  seats: [2],
  needs: [xxl.id, tradersAndBarbarians.id, tradersForTwo.id, 'variant/catan-for-two'],
  // Fish buy what tokens would, and send barbarians away.
  provides: [wanted.robber.thing],
  defaults: { points: 15, freeHex: 'desert', neutralStarts: 'free' },
  offers: (): Offers => ({ freeHex: [], neutralStarts: [], forTwo: [], tokenActions: [] }),
  without: {
    parts: ['neutral-colours', 'trade-harvest', 'wealthiest', 'wagon-tokens', 'neutral-tolls'],
  },
  fields,
  rules: (was, b) => {
    const { served } = handlesOf(b, fields);
    const got = b.cell('gotSomething');
    const first = b.cell('firstNumber');
    return {
      beginTurn: (s) => {
        was.beginTurn(s);
        served.set(s, 0);
      },
      onSeven: (s) => {
        served.set(s, b.everyone);
        was.onSeven(s);
      },
      afterProduction: (s, number) => {
        was.afterProduction(s, number);
        served.set(s, served.get(s) | got.get(s));
        if (first.get(s) === 0) return;
        for (let seat = 0; seat < b.seats; seat++)
          if (((served.get(s) >> seat) & 1) === 0) earnGold(b, s, seat, 1);
      },
    };
  },
  words: {
    name: 'Traders & Barbarians XXL for two',
    summary: 'The large game for two, without neutral colours: if a roll brings you nothing, you take gold.',
    takesBack: ['free-forest', 'letters', 'goal-xxl'],
    rules: [
      'There are no neutral colours.',
      'The hex beside the lake is a desert.',
      'Trade hexes give no goods.',
      'There is no Wealthiest Settler.',
      'If neither number of a turn is a 7 and neither brings you a good, you take 1 gold.',
      {
        house:
          'The numbers lie as in the larger game, on trade hexes too; the desert has none, and the last of the letters is left over.',
      },
      { where: { points: 15 }, house: 'Fifteen points win.' },
      { house: 'Fish tokens are not goods: if you draw some, you still take the gold.' },
      { house: 'You are not asked whether you want it: the gold comes automatically.' },
    ],
  },
});
