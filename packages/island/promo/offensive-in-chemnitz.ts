import { type CardSpec, defineModule, taken, wanted } from '../rulebook/index.ts';
import { cardSets } from './mechanics/card-sets.ts';
import { inlandHarbours } from './mechanics/inland-harbours.ts';
import { paidRobber } from './mechanics/paid-robber.ts';
import { chemnitzBoard, TRADE_POST } from './offensive-in-chemnitz-board.ts';

const sight = (id: string, count: number): CardSpec => ({ id, deck: 'development', count });

/** Sights of the town are collected in sets. */
export const offensiveInChemnitz = defineModule({
  id: 'promo/offensive-in-chemnitz',
  kind: 'scenario',
  seats: [2, 3, 4],
  opens: [2],
  needs: ['first-island/base'],
  wants: [
    { ...wanted.developmentCards, why: 'its sets are made of them' },
    { ...wanted.cities, why: 'everybody starts with one' },
  ],
  takes: [taken.rulesForTwo],
  leaves: [wanted.harbours.thing],
  without: {
    awards: ['largest-army'],
    cards: ['knight', 'road-building', 'year-of-plenty', 'monopoly', 'victory-point'],
    moves: ['play-card'],
    parts: ['showing', 'monopoly'],
  },
  cards: [sight('old-building', 5), sight('museum', 5), sight('attraction', 4), sight('nischel', 3)],
  parts: [
    cardSets({
      colours: { 'old-building': 'yellow', museum: 'red', attraction: 'green' },
      joker: 'nischel',
      jokerCalled: 'grey',
      chits: { 2: 1, 3: 2 },
      stock: 15,
    }),
    paidRobber({ price: 3 }),
    inlandHarbours({ corners: TRADE_POST }),
  ],
  board: () => chemnitzBoard(),
  rules: (was, b) => {
    const city = b.piece('city').index;
    return { startPiece: (s, round) => (round === 0 ? city : was.startPiece(s, round)) };
  },
  words: {
    name: 'Offensive in Chemnitz',
    summary:
      'Sights of Chemnitz take the place of the development cards: sets of different colours become points. Everybody starts with a city, and two can play as well as four.',
    takesBack: ['cards'],
    rules: [
      'The first of the two starting buildings is a city.',
      'The development deck is made of 17 sights: 5 yellow, 5 red, 4 green and 3 grey. A card costs 1 wool, 1 grain and 1 ore and stays hidden.',
      'You hand in two cards of different colours for 1 chit, three of different colours for 2. A grey card stands for any colour. Each chit is worth 1 point.',
      'You may hand in cards on the turn you bought them.',
      'There is no Largest Army.',
      'The robber starts off the board.',
      'On your turn, while the robber is at a settlement or city of yours, you may pay any three goods to move it to another hex.',
      'A building on a marked corner trades with the bank at 3:1.',
      {
        house:
          'When you pay for the robber, you steal nothing. You may do so after the roll, as often as you can pay.',
      },
      {
        house:
          'On your turn, after the roll, you may hand in as many sets as you like. Cards handed in go under the deck and come up again once the rest of it is bought.',
      },
      { house: 'There are 15 chits; you cannot hand in a set that would bring more than are left.' },
      { house: 'Two play by the same rules. Cities on marked corners count as settlements do.' },
      {
        house:
          'The printed map is lost; the one used here is our own, with six marked corners at its rim and no desert.',
      },
    ],
    terms: {
      'card.old-building': 'Historic building (yellow)',
      'card.old-building.text': 'It counts as yellow in a set of different colours.',
      'card.museum': 'Museum (red)',
      'card.museum.text': 'It counts as red in a set of different colours.',
      'card.attraction': 'Attraction (green)',
      'card.attraction.text': 'It counts as green in a set of different colours.',
      'card.nischel': 'Nischel (grey)',
      'card.nischel.text': 'It counts as whatever colour a set lacks.',
      'mark.trade-post': 'a trading post: 3:1 for a building here',
    },
    instead: {
      'move.place-building': 'Place a city or a settlement',
      'decision.place-building': 'Place a city in the first round, a settlement in the second',
      'decision.place-route': 'Place a road that leaves the new building',
      'decision.discard': 'Give up cards',
      'reason.card-kept': 'You hand this card in with others.',
      'score.cards': 'Cards',
    },
  },
  looks: {
    cards: {
      'old-building': { shape: 'castle', colour: '#d8a928' },
      museum: { shape: 'temple', colour: '#b33a3a' },
      attraction: { shape: 'wheel', colour: '#3f8a4f' },
      nischel: { shape: 'people', colour: '#7d7f86' },
    },
    marks: { [TRADE_POST]: { shape: 'site', colour: '#c98a2b' } },
  },
});
