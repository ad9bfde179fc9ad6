import { reversedHarbours } from '../mechanics/index.ts';
import { defineModule, taken, wanted } from '../rulebook/index.ts';
import { seaFishing } from './mechanics/sea-fishing.ts';

/** Early fishermen: sea and desert have numbers, and fish are money that a drought takes from all. */
export const fishermen = defineModule({
  id: 'bonus/fishermen',
  kind: 'variant',
  host: 'seafarers/heading-for-new-shores',
  seats: [3, 4, 5, 6],
  wants: [wanted.pirate, wanted.harbours, wanted.numbersTo12],
  takes: [taken.tokens, taken.cityYield, taken.specialHarbours],
  parts: [
    seaFishing({ good: 'fish', lanes: 'ship', ashore: 1, afloat: 2, drought: 'desert' }),
    reversedHarbours({ pays: 2 }),
  ],
  rules: (was) => ({
    drawFrom: (s, hex, corner, piece) => Math.min(1, was.drawFrom(s, hex, corner, piece)),
  }),
  words: {
    name: 'Fishermen',
    summary:
      'Sea and desert have numbers, too. Sail and settle where the fish are, and trade them before a drought takes them all.',
    rules: [
      'Each desert and each sea hex with land beside it, but no harbour, gets a number token as the game begins.',
      'When the number of a sea hex comes, you take 1 fish if you have a settlement or city there, and 2 fish if you have a ship there that belongs to an open line. Closed lines catch nothing.',
      'Fish lie open beside your hand: no limit counts them, and neither thieves nor monopolies touch them. You trade them with players, and with the bank for resources; the bank gives none out.',
      'A harbour for one resource gives you 1 of that resource for any 2 equal cards, or for 2 fish. It betters no other trade.',
      'A city gives you no more than a settlement.',
      'The pirate stops the fish of its hex.',
      'When the number of a desert comes there is a drought: everybody loses all fish, and the numbers of sea and desert are dealt anew.',
      { house: 'With a building and a ship at a hex you take 3 fish; several of either count once.' },
      { house: 'The robber on a desert stops its drought.' },
      {
        house:
          'The tokens come out of a set of 18 like that of the base game, or of two where one is too small.',
      },
    ],
    terms: { 'good.fish': 'fish' },
  },
  looks: { goods: { fish: { colour: '#3f7fa8', shape: 'fish', apart: true } } },
});
