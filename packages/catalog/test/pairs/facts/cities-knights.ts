import type { PairFact } from '../fact.ts';

export const facts: readonly PairFact[] = [
  {
    of: ['cities-knights/core', 'variant/event-cards'],
    source: '003:14395, 004:266',
    says: 'the event die is rolled with each card and resolved before its event',
    brings: 'cities-knights/event-cards',
    heldBy: [
      'packages/island/test/cities-knights/pairs.test.ts',
      'the event die comes before the event of the card, and the number last',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/event-cards'],
    source: '003:14396',
    says: 'international deck: a red die is rolled for the gates alone',
    heldBy: [
      'packages/island/test/cities-knights/pairs.test.ts',
      'at a gate the red die of the %s, a %i, leads on to %s',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/event-cards'],
    source: '004:267',
    says: 'at a gate the red die on the card counts',
    heldBy: [
      'packages/island/test/cities-knights/pairs.test.ts',
      'at a gate the red die of the %s, a %i, leads on to %s',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/event-cards'],
    source: '003:14397',
    says: 'with an Alchemist no card is turned up',
    heldBy: [
      'packages/island/test/cities-knights/pairs.test.ts',
      'an Alchemist turns up no card, and the event die is rolled once',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/event-cards'],
    source: '003:14398',
    says: 'no Diplomat takes a damaged road off the board',
    heldBy: [
      'packages/island/test/cities-knights/pairs.test.ts',
      'a damaged road is out of reach of a Diplomat, and in that of a Road Building',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/event-cards'],
    source: '003:14399',
    says: 'one of the roads of a Road Building may be a repair',
    heldBy: [
      'packages/island/test/cities-knights/pairs.test.ts',
      'a damaged road is out of reach of a Diplomat, and in that of a Road Building',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/event-cards'],
    source: '003:14336, 004:258',
    says: 'a plentiful year gives no commodities',
    heldBy: [
      'packages/island/test/cities-knights/pairs.test.ts',
      'events give resources, and players may give commodities',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/event-cards'],
    source: '004:247',
    says: 'an epidemic gives no commodities',
    heldBy: ['packages/island/test/cities-knights/pairs.test.ts', 'an epidemic keeps commodities away'],
  },
  {
    of: ['cities-knights/core', 'variant/event-cards'],
    source: '004:226, 004:271',
    says: 'whoever gives a card may give a commodity',
    heldBy: [
      'packages/island/test/cities-knights/pairs.test.ts',
      'events give resources, and players may give commodities',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/event-cards'],
    source: '004:224, 004:236',
    says: 'active knights are compared in a tournament and a conflict',
    heldBy: [
      'packages/island/test/cities-knights/pairs.test.ts',
      'a tournament honours the strongest active knights',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/event-cards'],
    source: 'house: the documents do not say whether a robber that waits for the barbarians flees',
    says: 'a sleeping robber does not flee',
    heldBy: ['packages/island/test/cities-knights/pairs.test.ts', 'a sleeping robber does not flee'],
  },
  {
    of: ['cities-knights/core', 'variant/catan-for-two'],
    source: '003:14425',
    says: 'an addendum plays the two together',
    seats: [2],
    goal: 13,
    brings: 'variant/cities-knights-for-two',
  },
  {
    of: ['cities-knights/core', 'variant/catan-for-two'],
    source: '003:14446',
    says: 'with a knight goes a neutral knight, or else a neutral road',
    seats: [2],
    heldBy: [
      'packages/island/test/variants/cities-knights-for-two.test.ts',
      'neutral colours follow with knights of their own',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/catan-for-two'],
    source: '003:14446',
    says: 'where no neutral knight can stand a road is laid',
    seats: [2],
    heldBy: [
      'packages/island/test/variants/cities-knights-for-two.test.ts',
      'where no neutral knight can stand a neutral road is laid',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/catan-for-two'],
    source: '003:14447',
    says: 'with each knight promoted goes a neutral one, by a Smith too',
    seats: [2],
    heldBy: [
      'packages/island/test/variants/cities-knights-for-two.test.ts',
      'a neutral knight is promoted with each knight of a Smith, while one can be',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/catan-for-two'],
    source: '003:14447',
    says: 'nothing happens where no neutral knight can be promoted',
    seats: [2],
    heldBy: [
      'packages/island/test/variants/cities-knights-for-two.test.ts',
      'without a neutral knight a Smith promotes alone',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/catan-for-two'],
    source: '003:14448',
    says: 'neutral knights are never active and defend nothing',
    seats: [2],
    heldBy: [
      'packages/island/test/variants/cities-knights-for-two.test.ts',
      'neutral colours follow with knights of their own',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/catan-for-two'],
    source: '003:14471',
    says: 'a forced trade of resources sets the commodities aside',
    seats: [2],
    heldBy: [
      'packages/island/test/variants/cities-knights-for-two.test.ts',
      'a forced trade draws and gives resources alone',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/catan-for-two'],
    source: '003:14472',
    says: 'one with commodities costs two tokens, four for whoever leads',
    seats: [2],
    heldBy: [
      'packages/island/test/variants/cities-knights-for-two.test.ts',
      'a forced trade with commodities costs two tokens, or four for whoever leads',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/catan-for-two'],
    source: '003:14473',
    says: 'none is for commodities alone',
    seats: [2],
    heldBy: [
      'packages/island/test/variants/cities-knights-for-two.test.ts',
      'against commodities alone nothing is exchanged, and the tokens are spent',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/catan-for-two'],
    source: '003:14474',
    says: 'once a turn a knight is given up for as many tokens as its strength',
    seats: [2],
    heldBy: [
      'packages/island/test/variants/cities-knights-for-two.test.ts',
      'a knight is given up for tokens, once a turn',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/catan-for-two'],
    source: '003:14474',
    says: 'an active one brings no more',
    seats: [2],
    heldBy: [
      'packages/island/test/variants/cities-knights-for-two.test.ts',
      'an active knight brings no more tokens than one that is not',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/catan-for-two'],
    source: '003:14475',
    says: 'no other loss of a knight brings tokens',
    seats: [2],
    heldBy: [
      'packages/island/test/variants/cities-knights-for-two.test.ts',
      'the knight of a Deserter is as strong, brings no neutral one and no tokens',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/catan-for-two'],
    source: '003:14488',
    says: 'two events come before either number',
    seats: [2],
    heldBy: [
      'packages/island/test/variants/cities-knights-for-two.test.ts',
      'both numbers count after the second event, the first one first',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/catan-for-two'],
    source: '003:14489',
    says: 'an Alchemist sets the first number alone',
    seats: [2],
    heldBy: [
      'packages/island/test/variants/cities-knights-for-two.test.ts',
      'an Alchemist sets the first number, and the second roll is another',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/catan-for-two'],
    source: '003:14490',
    says: 'a neutral knight that is driven off without a place leaves the board',
    seats: [2],
    heldBy: [
      'packages/island/test/variants/cities-knights-for-two.test.ts',
      'a neutral knight without another corner of its own leaves the board',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/catan-for-two'],
    source: 'house: the documents do not say who moves a neutral knight that is driven off',
    says: 'a neutral knight is placed by whoever drove it off',
    seats: [2],
    heldBy: [
      'packages/island/test/variants/cities-knights-for-two.test.ts',
      'a neutral knight is placed by whoever drove it off',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/catan-for-two', 'variant/event-cards'],
    source: '003:14484',
    says: 'two cards a turn, each with its event',
    seats: [2],
    heldBy: [
      'packages/island/test/variants/cities-knights-for-two.test.ts',
      'with event cards each card has its event and the event die before either number',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/harbormaster'],
    source: '004:411',
    says: 'one point more with the Harbormaster',
    goal: 14,
  },
  {
    of: ['cities-knights/core', 'variant/friendly-robber'],
    source: '003:14322',
    says: 'the friendly robber goes with knights',
    goal: 13,
  },
  {
    of: ['cities-knights/core', 'variant/nasty'],
    source: '001:831',
    says: 'an option of Cities & Knights',
    goal: 13,
  },
  {
    of: ['cities-knights/core', 'variant/knight-errant'],
    source: '001:815',
    says: 'an active knight chases the robber before the roll',
    goal: 13,
    heldBy: [
      'packages/island/test/cities-knights/variants.test.ts',
      'a knight chases the robber before the roll',
    ],
  },
  {
    of: ['cities-knights/core', 'variant/easy-start'],
    source: '001:857',
    says: 'no sevens and no event die in the first two turns',
    goal: 13,
    heldBy: [
      'packages/island/test/cities-knights/variants.test.ts',
      'the event die waits for the third turn',
    ],
  },
  {
    of: ['second-islands/catan-plus', 'cities-knights/core'],
    source: '003:837',
    says: 'not compatible',
    refused: /city walls/,
  },
  {
    of: ['traders-barbarians/fishermen', 'cities-knights/core'],
    source: '003:3988',
    says: 'no fish from the aqueduct or a card',
    goal: 13,
    brings: 'cities-knights/fishermen',
    heldBy: ['packages/island/test/cities-knights/pairs.test.ts', 'fish buy no development card'],
  },
  {
    of: ['traders-barbarians/fishermen', 'cities-knights/core'],
    source: '003:3989',
    says: 'whoever draws nothing but fish may use the aqueduct',
    heldBy: ['packages/island/test/cities-knights/pairs.test.ts', 'fish alone do not satisfy the aqueduct'],
  },
  {
    of: ['traders-barbarians/rivers', 'cities-knights/core'],
    source: '003:4091',
    says: 'no Road Building lays a bridge',
    brings: 'traders-barbarians/rivers-cities-knights',
    heldBy: ['packages/island/test/traders-barbarians/pairs.test.ts', 'no card lays a bridge'],
  },
  {
    of: ['traders-barbarians/rivers', 'cities-knights/core'],
    source: '003:4111',
    says: 'five gold save a city from the barbarians',
    heldBy: [
      'packages/island/test/traders-barbarians/pairs.test.ts',
      'five gold save a city; who has less loses it',
    ],
  },
  {
    of: ['traders-barbarians/rivers', 'cities-knights/core'],
    source: '003:3935',
    says: 'gold buys no commodities',
    brings: 'traders-barbarians/gold-cities-knights',
    heldBy: ['packages/island/test/traders-barbarians/pairs.test.ts', 'gold buys no commodities'],
  },
  {
    of: ['traders-barbarians/rivers', 'cities-knights/core'],
    source: '003:3936',
    says: 'commodities are sold for gold at the rate of their owner',
    heldBy: [
      'packages/island/test/traders-barbarians/pairs.test.ts',
      'commodities are sold at the rate of their owner',
    ],
  },
  {
    of: ['traders-barbarians/rivers', 'cities-knights/core'],
    source: 'house: no document gives a goal for the two together',
    says: 'thirteen points win',
    goal: 13,
    heldBy: [
      'packages/island/test/traders-barbarians/pairs.test.ts',
      'thirteen points win, and a starting city earns one gold',
    ],
  },
  {
    of: ['traders-barbarians/great-river', 'cities-knights/core'],
    source: '003:4068',
    says: 'fourteen points win',
    goal: 14,
    brings: 'traders-barbarians/great-river-cities-knights',
    heldBy: ['packages/island/test/traders-barbarians/great-river.test.ts', 'fourteen points win'],
  },
  {
    of: ['traders-barbarians/caravans', 'cities-knights/core'],
    source: '003:4264',
    says: 'fifteen points win',
    goal: 15,
    brings: 'traders-barbarians/caravans-cities-knights',
  },
  {
    of: ['traders-barbarians/caravans', 'cities-knights/core'],
    source: '003:4268',
    says: 'brick and lumber are bid',
    heldBy: [
      'packages/island/test/traders-barbarians/pairs.test.ts',
      'brick and lumber are bid, and fifteen points win',
    ],
  },
  {
    of: ['traders-barbarians/barbarian-attack', 'cities-knights/core'],
    source: '003:4451, 003:4471',
    says: 'one point more: thirteen',
    goal: 13,
    brings: 'traders-barbarians/gold-cities-knights',
  },
  {
    of: ['traders-barbarians/barbarian-attack-cities-knights', 'cities-knights/core'],
    source: '003:4459',
    says: 'three prisoners are a point',
    heldBy: [
      'packages/island/test/traders-barbarians/barbarian-attack-cities-knights.test.ts',
      'there is no end of them, and three prisoners are a point',
    ],
  },
  {
    of: ['traders-barbarians/barbarian-attack-cities-knights', 'cities-knights/core'],
    source: '003:4460',
    says: 'a wall saves no city, and a fallen one keeps its hand limit',
    heldBy: [
      'packages/island/test/traders-barbarians/barbarian-attack-cities-knights.test.ts',
      'a wall helps on a 7 alone',
    ],
  },
  {
    of: ['traders-barbarians/barbarian-attack-cities-knights', 'cities-knights/core'],
    source: '003:4461, 003:4462',
    says: 'a metropolis never falls',
    heldBy: [
      'packages/island/test/traders-barbarians/barbarian-attack-cities-knights.test.ts',
      'a metropolis never falls, and a fallen city can become one',
    ],
  },
  {
    of: ['traders-barbarians/barbarian-attack-cities-knights', 'cities-knights/core'],
    source: '003:4464, 003:4465',
    says: 'the merchant keeps away from conquered hexes and is worth nothing on one',
    heldBy: [
      'packages/island/test/traders-barbarians/barbarian-attack-cities-knights.test.ts',
      'the merchant keeps away from conquered hexes and is of no use on one',
    ],
  },
  {
    of: ['traders-barbarians/barbarian-attack-cities-knights', 'cities-knights/core'],
    source: '003:4466, 003:4467',
    says: 'the strength of the active knights is compared, and all of them take part',
    heldBy: [
      'packages/island/test/traders-barbarians/barbarian-attack-cities-knights.test.ts',
      'active strength counts, and those who fought rest',
    ],
  },
  {
    of: ['traders-barbarians/barbarian-attack-cities-knights', 'cities-knights/core'],
    source: '003:4468, 003:4469',
    says: 'a stronger knight that falls loses a rank, for 3 gold each',
    heldBy: [
      'packages/island/test/traders-barbarians/barbarian-attack-cities-knights.test.ts',
      'those in the direction of the die lose ranks, for gold',
    ],
  },
  {
    of: ['traders-barbarians/barbarian-attack-cities-knights', 'cities-knights/core'],
    source: '003:4470',
    says: 'whoever has fought rests',
    heldBy: [
      'packages/island/test/traders-barbarians/barbarian-attack-cities-knights.test.ts',
      'active strength counts, and those who fought rest',
    ],
  },
  {
    of: ['traders-barbarians/traders-and-barbarians', 'cities-knights/core'],
    source: '003:4784',
    says: 'fifteen points win',
    goal: 15,
    brings: 'traders-barbarians/traders-cities-knights',
    heldBy: [
      'packages/island/test/traders-barbarians/traders-pairs.test.ts',
      'progress cards without a Bishop, no deck, fifteen points',
    ],
  },
  {
    of: ['traders-barbarians/traders-and-barbarians', 'cities-knights/core'],
    source: '003:4756',
    says: 'an Alchemist sets the number alone',
    heldBy: [
      'packages/island/test/traders-barbarians/traders-pairs.test.ts',
      'an Alchemist sets the dice of the number and no other',
    ],
  },
  {
    of: ['traders-barbarians/traders-and-barbarians', 'cities-knights/core'],
    source: '003:4757',
    says: 'an active knight drives a barbarian off a path beside it',
    heldBy: [
      'packages/island/test/traders-barbarians/traders-pairs.test.ts',
      'an active knight drives a barbarian off a path beside it',
    ],
  },
  {
    of: ['traders-barbarians/traders-and-barbarians', 'cities-knights/core'],
    source: '003:4794',
    says: 'a Diplomat takes up a road under a barbarian',
    heldBy: [
      'packages/island/test/traders-barbarians/traders-pairs.test.ts',
      'a Diplomat takes up a road under a barbarian',
    ],
  },
  {
    of: ['traders-barbarians/ultimate', 'cities-knights/core'],
    source: '003:4992',
    says: 'not compatible',
    refused: /do not know how/,
  },
  {
    of: ['traders-barbarians/xxl', 'cities-knights/core'],
    source: 'house: no document speaks of the two together',
    says: 'refused',
    refused: /do not know how/,
  },
  {
    of: ['conquerors/chapter-1-resist', 'cities-knights/core'],
    source: '000:5',
    says: 'the legend is played with Cities & Knights',
    goal: 13,
  },
  {
    of: ['conquerors/chapter-2-stop-the-conquerors', 'cities-knights/core'],
    source: '000:5',
    says: 'the legend is played with Cities & Knights',
    goal: 14,
  },
  {
    of: ['conquerors/chapter-3-free-all-of-catan', 'cities-knights/core'],
    source: '000:5',
    says: 'the legend is played with Cities & Knights',
    goal: 18,
  },
];
