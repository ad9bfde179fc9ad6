import type { Words } from '../rulebook/index.ts';

export const tradersWords: Words = {
  name: 'Traders & Barbarians',
  summary:
    'Everybody drives a wagon between castle, quarry and glassworks. Each commodity that arrives is worth a point and gold. Roads make the way short, other people’s roads cost a toll, and barbarians wait on the paths.',
  rules: [
    {
      key: 'trade-coast',
      text: 'Castle, quarry and glassworks lie on the coast. Each has a plaza in its middle, with four paths to its four corners on land.',
    },
    {
      key: 'trade-coast',
      text: 'You build roads on the paths to a plaza, but none on the three paths of such a hex along the sea, and no town on the plaza.',
    },
    {
      key: 'trade-coast',
      option: 'glassworksCoast',
      text: 'English editions: the glassworks has no closed paths. You build roads on all of its sides, and towns at their ends.',
    },
    { key: 'no-robber', text: 'There is no robber.' },
    'There is no Longest Road. Everybody starts with 5 gold.',
    'Your second starting building is a city, and your wagon starts there.',
    'After trading and building you may move your wagon from corner to corner. It has 4 movement points a turn at first; what you do not use is lost.',
    'A path without a road costs 2 points, one with a road 1. Another player’s road also costs 1 gold, which its owner gets.',
    'A barbarian on the path costs 2 more points.',
    {
      key: 'hurried-wagon',
      text: 'Once a turn 1 grain brings 2 more points, even when all others are used up.',
    },
    'A wagon stops on a plaza. Any number of wagons stand on one corner.',
    'An empty wagon that comes to a plaza loads the next token of that hex: tools or sand at the castle, marble or sand at the quarry, glass or tools at the glassworks.',
    'Glass and marble are wanted at the castle, tools at the quarry, sand at the glassworks. If you bring one there, you get a point and 1 to 5 gold and load the next. A wagon carries one token.',
    'Your baggage train has five levels; you buy them one after the other. Levels 2 and 3 cost lumber, ore and wool; levels 4 and 5 the same and 1 lumber more.',
    'By level a wagon has 4, 5, 6, 7 and 7 points, and brings 1, 2, 3, 4 and 5 gold for a delivery. The last level is worth a point.',
    {
      key: 'ambush',
      text: 'Three barbarians stand on paths, one to a path, with or without a road; you may build roads there too.',
    },
    'From level 2 on a wagon beside a barbarian may try to drive it off with a die: 6 at level 2, 5 or more at 3, 4 or more at 4, 3 or more at 5. You may try each once a turn, and the wagon goes on.',
    {
      key: 'flight',
      text: 'A barbarian that flees goes to any path without one, and nobody steals.',
    },
    {
      key: 'seven',
      text: 'When you roll a 7, you move a barbarian to a path without one and draw a card from the owner of a road there. Hands of more than 7 cards are halved.',
    },
    {
      key: 'second-roll',
      text: 'There are no tokens 2 and 12 for three or four players; when one is rolled, it is rolled again.',
    },
    {
      key: 'deck',
      text: 'The deck has 16 Knights, which move a barbarian as a 7 does, 3 Road Buildings, 3 Swift Journeys and 3 Victory Points.',
    },
    { key: 'goal', where: { points: 13 }, text: 'Thirteen points win.' },
    'Five or six players: a castle in the middle, three quarries and three glassworks, any of which will do; 54 tokens and 37 cards. Five of these hexes have six paths to the plaza.',
    { house: 'Where a stack is used up, nothing is loaded there.' },
    { house: 'You cannot pass another player’s road without the gold for it.' },
    { of: 'award.largest-army', house: 'The Largest Army is in play.' },
    { house: 'Wagons do not move between the turns; in a paired turn they do.' },
    { key: 'trade-coast', house: 'A wagon may use closed paths.' },
  ],
  instead: {
    'card.knight.text':
      'Move a barbarian to a path without one, and draw a card from the owner of a road there.',
  },
};
