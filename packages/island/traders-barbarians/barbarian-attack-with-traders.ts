import { ISLAND_19 } from '../base/index.ts';
import { layoutOnce } from '../board/index.ts';
import { defineModule } from '../rulebook/index.ts';
import { barbarianAttack } from './barbarian-attack.ts';
import { attackLayout, INSIDE_19, NUMBERS_19, ORDER_19 } from './barbarian-attack-boards.ts';
import { hybridBarbarians } from './mechanics/hybrid-barbarians.ts';
import { CASTLE } from './mechanics/knights.ts';
import { TRADE_GOODS, tradeHarvest } from './mechanics/trade-harvest.ts';
import { tradersAndBarbarians } from './traders-and-barbarians.ts';
import { TRADE_PLACES_19, withCoast, withTrade } from './traders-boards.ts';

const board = layoutOnce(() =>
  withTrade(
    attackLayout({
      id: 'barbarian-attack-with-traders',
      name: 'The attacked island with its wagons',
      places: ISLAND_19,
      fixed: [
        [-2, 2, CASTLE],
        [2, -2, 'quarry'],
        [-2, 0, 'trade-castle', 12],
        [0, 2, 'glassworks', 2],
      ],
      numbers: NUMBERS_19,
      order: ORDER_19,
      first: [
        [-2, 0],
        [0, 2],
      ],
      coast: { forest: 1, hills: 2, pasture: 2, fields: 2, mountains: 1 },
      inside: INSIDE_19,
      large: false,
      note: 'Trade hexes in the places of the desert, the 12 and the 2 of the attacked island.',
    }),
    TRADE_PLACES_19,
    [],
  ),
);

/** Official pair: every barbarian belongs to a hex, which it helps to conquer, and stands on a path, where it slows wagons. */
export const barbarianAttackWithTraders = defineModule({
  id: 'traders-barbarians/barbarian-attack-with-traders',
  kind: 'variant',
  seats: [3, 4],
  fixed: true,
  needs: [barbarianAttack.id, tradersAndBarbarians.id],
  conflicts: { 'cities-knights/core': 'we do not know how all three would go together' },
  defaults: { points: 14 },
  without: {
    cards: ['swift-journey'],
    parts: ['swift-journey', 'road-barbarians', 'rolled-again'],
  },
  parts: [tradeHarvest(TRADE_GOODS), hybridBarbarians({ flight: 'hex' })],
  board: (_was, { options }) => withCoast(board(), options),
  words: {
    name: 'Barbarian Attack with wagons',
    summary:
      'Both at once: barbarians conquer the hexes of the coast and stand on their paths, where wagons must pass. Knights beat them, and wagons drive them on.',
    takesBack: ['goal', 'second-roll', 'seven', 'attack-seven', 'deck', 'ambush', 'flight', 'attack-board'],
    rules: [
      {
        key: 'attack-board',
        text: 'The castle of the knights lies on the coast, where it lies without wagons too; the quarry takes the place of the desert, the castle of the wagons that of the 12, the glassworks that of the 2. The rest is sorted by coast and inland; hexes of the coast have the numbers 2 to 12 once each. A barbarian stands on the castle of the wagons and on the glassworks, on no path.',
      },
      {
        of: 'part.trade-harvest',
        text: 'The castle with the 12 gives wool and the glassworks lumber; the quarry has no number and gives nothing.',
      },
      '2 and 12 are not rolled again.',
      'A barbarian that comes to a hex takes a free path of it, or one that leads to its plaza; the player whose turn it is chooses. A path holds one barbarian.',
      'A barbarian on a path costs a wagon 2 more points. It stays there until a wagon or treason leads it away.',
      {
        key: 'flight',
        text: 'A wagon that drives one off sends it to another hex that has a number and is not conquered, even inland.',
      },
      'Treason leads them to any hex that has a number and is not conquered, even inland. Such hexes can be conquered too, and after the coast they are checked when a turn ends.',
      'Commodities are delivered to conquered hexes as well.',
      {
        key: 'attack-seven',
        text: 'On a 7 nothing on the board moves: the player who rolled draws a card from a player of their choice.',
      },
      'The cards are those of Barbarian Attack. There is neither Longest Road nor Largest Army.',
      { key: 'goal', where: { points: 14 }, text: 'Fourteen points win.' },
      { house: 'When a barbarian leaves a hex, one without a path goes first.' },
    ],
  },
});
