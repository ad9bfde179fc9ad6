import { refereeTerms } from '@hexwright/rulebook';
import {
  actions,
  centre,
  dice,
  drawnHands,
  events,
  expansions,
  goods,
  hands,
  principalities,
  stacks,
  trade,
  turns,
} from '../mechanics/index.ts';
import { type CardSpec, cardParts, cardTerms, defineModule } from '../rulebook/index.ts';
import { actionReasons, basicActions } from './actions.ts';
import { buildings } from './buildings.ts';
import { basicEvents } from './events.ts';
import { guideTerms } from './guide.ts';
import { heroes } from './heroes.ts';
import { basicLooks } from './looks.ts';
import { ships } from './ships.ts';

export const BASIC = 'basic';

const basicCards = [...basicActions, ...buildings, ...heroes, ...ships, ...basicEvents];

/** The cards of the basic set, for whoever plays them beside another game. */
export const basicSet: readonly CardSpec[] = basicCards;

/** The first game with the basic set, on which the theme sets build. */
export const introductory = defineModule({
  id: 'rivals/introductory',
  version: 2,
  kind: 'game',
  seats: [2],
  fixed: true,
  parts: [
    goods,
    stacks,
    principalities,
    drawnHands,
    turns,
    dice,
    events,
    centre,
    expansions,
    actions,
    trade,
    hands,
    ...cardParts(BASIC, basicCards),
  ],
  stacks: () => [BASIC, BASIC, BASIC, BASIC],
  rules: () => ({ target: () => 7 }),
  looks: basicLooks,
  words: {
    name: 'Rivals: the introductory game',
    summary:
      'Two princes, each with a row of cards for a land: regions that hold their goods by turning, settlements, buildings, heroes and ships.',
    rules: [
      'Each prince begins with 2 settlements, the road between them and 6 regions, one of each kind.',
      'A region gives the good of its kind and holds up to 3 of it; what does not fit is lost.',
      'At the beginning every region holds 1 good, only the gold field holds none.',
      { key: 'rivals-stacks', text: 'The 36 cards of the basic set lie in 4 draw stacks of 9.' },
      'Both roll the dice, and the higher roll begins.',
      {
        key: 'rivals-first-hand',
        text: 'The first prince draws the top 3 cards of a stack, then the other draws the top 3 of another stack.',
      },
      'A turn has four parts: the dice, the actions, the number of cards in hand, the exchange of a card.',
      'Every region whose number is rolled takes in 1 good, for both princes.',
      'Two of the six faces of the event die show the event card; the other four show one symbol each.',
      'Brigands attack before the regions give: a prince who holds more than 7 goods loses all gold and all wool.',
      'All other symbols come after the regions have given.',
      'Trade: with the trade advantage you take 1 good of your choice from your opponent.',
      {
        house:
          'If you take from your opponent, you name the good, and your opponent says from which region it comes.',
      },
      'Celebration: the prince with more skill points takes 1 good of their choice; if both have the same number, each takes 1.',
      'Plentiful harvest: each takes 1 good of their choice.',
      {
        house:
          'A good of your choice has to be taken where there is room, and is lost only if there is none.',
      },
      { house: 'Where both have something to choose, the prince whose turn it is chooses first.' },
      'Event card: an event card is turned up, and goes to the bottom of the event deck afterwards.',
      'In the event deck 3 cards lie below Yule, all others above it.',
      'In the action phase you build, play cards and trade, in any order and as often as you can.',
      'A road costs 2 brick and 1 lumber and lies at an open end of the middle row.',
      'A settlement costs 1 brick, 1 grain, 1 wool and 1 lumber and stands at the open end of a road.',
      'A new settlement gets the top 2 cards of the region stack at its free corners; they hold nothing yet.',
      'A city costs 3 ore and 2 grain and covers a settlement.',
      'A settlement has one building site above and one below; a city has two above and two below.',
      'Buildings and units are built on free sites, and their costs are paid from regions of your choice.',
      'Both sites on one side of a city lie beside the same two regions.',
      'A principality may have only one of a card that is marked as single.',
      'Action cards cost nothing, are done at once and go to the discard pile.',
      'On your turn you may give 3 goods of one kind, from one region or several, for 1 other good.',
      'You may hold 3 cards, and 1 more for each progress point.',
      'At the end of your turn you draw until you hold that many, each card from a stack of your choice; if you hold too many, you put the rest under stacks of your choice.',
      'Then you may put 1 card under a stack and draw the top card of a stack.',
      'Instead of drawing you may pay any 2 goods, look through a stack and take a card of your choice; the other cards keep their order.',
      'Cards that come into the hand at the end of a turn are played in the next turn at the earliest.',
      'At least 3 strength points and more than the opponent give the strength advantage, with the hero token.',
      'At least 3 commerce points and more than the opponent give the trade advantage, with the trade token.',
      'You keep a token in a tie; with fewer than 3 points or fewer than your opponent you lose it, and your opponent takes it with at least 3.',
      'A settlement is worth 1 victory point, a city 2, each token 1.',
      { key: 'rivals-goal', text: 'You win if you have 7 victory points at the end of your own turn.' },
      'Roads, settlements, cities and regions are never removed.',
      { house: 'If all draw stacks are empty nobody draws.' },
    ],
    terms: {
      ...cardTerms(basicCards),
      ...refereeTerms,
      ...actionReasons,
      ...guideTerms,
      'back.basic': 'Basic set',
      'good.brick': 'brick',
      'good.grain': 'grain',
      'good.lumber': 'lumber',
      'good.ore': 'ore',
      'good.wool': 'wool',
      'good.gold': 'gold',
      'terrain.hills': 'hills',
      'terrain.fields': 'fields',
      'terrain.forest': 'a forest',
      'terrain.mountains': 'mountains',
      'terrain.pasture': 'a pasture',
      'terrain.gold-field': 'a gold field',
    },
  },
});
