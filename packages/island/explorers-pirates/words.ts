import type { Words } from '../rulebook/index.ts';

export const groundWords: Words = {
  name: 'The expedition',
  summary: 'Ships with a hold, harbour settlements, settlers, gold and unknown lands.',
  takesBack: ['start', 'yield', 'city', 'rate', 'flow'],
  rules: [
    {
      key: 'start',
      text: 'To begin, everybody places a harbour settlement on a marked corner of the island, in turn order, and then in reverse a settlement anywhere on the island, which brings one good from each producing hex around it.',
    },
    'Then everybody, in turn order, lays a road at their settlement and a ship with a settler aboard at their harbour settlement.',
    {
      key: 'harbour-yield',
      text: 'Every hex with the number rolled gives one good to each settlement and each harbour settlement beside it.',
    },
    'On your turn you roll, then trade and build in any order, then move your ships.',
    'A harbour settlement costs 2 grain and 2 ore, replaces one of your settlements on a coast, and is worth 2 points. It gives no more goods than a settlement.',
    { key: 'no-cities', text: 'There are no cities.' },
    'Everybody has 15 roads, 5 settlements, 4 harbour settlements, 3 ships and 2 settlers.',
    'The bank takes 3 equal goods for 1 other or for 1 gold. There are no harbours with special rates.',
    'Everybody starts with 2 gold. Gold lies beside your hand: it does not count towards any limit. Twice a turn you may buy a good from the bank for 2 gold; players trade gold as they trade goods.',
    'If a number other than 7 brings you no card, you take 1 gold, even if the number brought you gold.',
    'A harbour settlement has a basin and a ship a hold, each with two slots. Settlers fill both slots.',
    'A ship costs 1 lumber and 1 wool. You build it on an edge at one of your harbour settlements. With all three on the board, you may lay one of them up, without its cargo, and build it again for the same price.',
    'Settlers cost 1 brick, 1 grain, 1 lumber and 1 wool and come into a basin, or aboard a ship that lies at one of your harbour settlements. They are worth no point.',
    'In the movement phase each ship sails up to 4 edges over water in any direction, one ship after the other; once another ship has sailed, it sails no more. Once a turn you may pay 1 wool to add 2 edges for one ship.',
    'Ships pass each other. At most two lie on one edge, no matter whose, and roads may lie there too.',
    'Loading and unloading costs no movement: cargo goes between a ship and one of your basins at one of its ends, piece by piece or all at once. You may throw away what fills a hold or basin to make room for something else.',
    'You may turn a ship with settlers into a settlement on a corner at one of its ends that keeps the distance, on the first island too. Ship and settlers return to your supply.',
    'A ship that comes to a corner of unknown hexes uncovers them, and its movement ends; one that was built there does so when the movement phase begins. A hex that gives a good gets a number of its own region at once and pays its finder one of the good. Any other hex pays 2 gold.',
    'Each region has a stack of hexes and a stack of numbers of its own.',
    { house: 'Nobody builds beside an unknown hex: no road on its edges, no building on its corners.' },
    { house: 'If a ship touches several unknown hexes, each of them is uncovered, and each pays.' },
    { house: 'Without a ship on the board you have no movement phase.' },
    {
      house:
        'You throw something overboard only where the ship could take something else aboard, and out of a basin only if you can pay for what would come there.',
    },
    { house: 'A ship takes the shortest way, and one without a toll where there is one.' },
  ],
  terms: {
    'terrain.gold-field': 'gold field',
  },
  instead: {
    'move.end-turn': 'Go on to the ships',
    'decision.main': 'Trade and build, or go on to the ships',
    'decision.build': 'Build, or go on to the ships',
    'decision.discover': 'Unknown land comes into sight',
  },
};
