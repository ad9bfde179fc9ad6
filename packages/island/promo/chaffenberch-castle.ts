import { defineModule, wanted } from '../rulebook/index.ts';
import { chaffenberchBoard } from './chaffenberch-board.ts';
import { castleTokens, mostCastleTokens } from './mechanics/castle-tokens.ts';
import { tournaments } from './mechanics/tournaments.ts';
import { travellingTrader } from './mechanics/travelling-trader.ts';

/** Knights declare tournaments, roads bring travelling traders, and everybody builds at one castle. */
export const chaffenberchCastle = defineModule({
  id: 'promo/chaffenberch-castle',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['first-island/base'],
  wants: [{ ...wanted.knightCards, why: 'they declare its tournaments' }],
  defaults: { points: 13 },
  without: { awards: ['largest-army'] },
  parts: [
    tournaments({ card: 'knight', coats: 2, prizes: 10, fee: ['grain', 'ore', 'wool'] }),
    travellingTrader({ piece: 'road', rate: 2 }),
    castleTokens({
      tokens: [
        { count: 10, materials: 1, foods: 1 },
        { count: 8, materials: 2, foods: 1 },
        { count: 6, materials: 2, foods: 2 },
      ],
      materials: ['brick', 'lumber', 'ore'],
      foods: ['grain', 'wool'],
      perPoint: 3,
    }),
  ],
  awards: [mostCastleTokens({ id: 'feudal-favour', points: 1, min: 3 })],
  board: () => chaffenberchBoard(),
  rules: (was, b) => ({ startRounds: (s) => (b.seats === 3 ? 3 : was.startRounds(s)) }),
  words: {
    name: 'The Building of Chaffenberch Castle',
    summary:
      'Every knight you play declares a tournament, every road may bring a travelling trader, and everybody buys tokens of one castle. Thirteen points win.',
    takesBack: ['start'],
    rules: [
      { where: { points: 13 }, text: 'Thirteen points win.' },
      'To begin, everybody places settlements in turn, each with a road beside it: with four players two, the second in reverse order; with three players three, the third in turn order again. The last one brings a resource for each hex around it.',
      'You begin with 2 coats of arms. In tournaments each counts like a knight that you have played.',
      'Whenever you play a knight there is a tournament, as long as any of the 10 tournament markers is left. A knight played before the roll declares it for the moment after production, before you trade and build.',
      'You always take part in your own tournament. The others may enter if they have a played knight or a coat of arms, and pay you 1 grain, ore or wool.',
      'Everybody in the tournament rolls a die and adds played knights and coats of arms. The highest total wins. In a tie the leaders roll again.',
      'The winner takes a tournament marker, which is 1 point, and discards a played knight or a coat of arms.',
      'If nobody else enters you win without rolling, and discard the knight that you have just played.',
      'When you build a road you take a travelling trader token, unless you have one or have had one this turn. Roads of the Road Building card bring one too.',
      'You never have more than one travelling trader. It is not a card in your hand: nobody trades or steals it, and it counts towards no limit.',
      'In your turn you may spend the travelling trader: for the rest of the turn the bank trades all resources with you 2:1.',
      'There are 10 castle tokens of value 1, 8 of value 2 and 6 of value 3. A higher value is only sold when all tokens of the lower ones are gone.',
      'A token of value 1 costs 1 material and 1 food, of value 2 it costs 2 materials and 1 food, and of value 3 it costs 2 materials and 2 foods.',
      'Materials are brick, lumber and ore, foods are grain and wool. You pay with any mix of them.',
      'Every 3 points of value on your castle tokens are 1 victory point.',
      'There is no Largest Army.',
      { house: 'The knight first moves the robber. The tournament comes after that.' },
      { house: 'A discarded knight is out of the game.' },
      { house: 'You choose what you pay to enter. If you have no card in hand, you are not asked.' },
      { house: 'You may buy any number of castle tokens in a turn.' },
      {
        house:
          'The printed map is lost; the one used here is our own, with the hexes, number tokens and harbours of the base game.',
      },
    ],
    terms: {
      'award.feudal-favour': 'Feudal Lord’s Favour',
      'award.feudal-favour.text':
        'The first player with 3 castle tokens holds it. It passes to a player with more tokens, whatever their value.',
      'castle-materials.brick': '1 brick',
      'castle-materials.lumber': '1 lumber',
      'castle-materials.ore': '1 ore',
      'castle-materials.brick-brick': '2 brick',
      'castle-materials.brick-lumber': '1 brick and 1 lumber',
      'castle-materials.brick-ore': '1 brick and 1 ore',
      'castle-materials.lumber-lumber': '2 lumber',
      'castle-materials.lumber-ore': '1 lumber and 1 ore',
      'castle-materials.ore-ore': '2 ore',
      'castle-foods.grain': '1 grain',
      'castle-foods.wool': '1 wool',
      'castle-foods.grain-grain': '2 grain',
      'castle-foods.grain-wool': '1 grain and 1 wool',
      'castle-foods.wool-wool': '2 wool',
    },
  },
});
