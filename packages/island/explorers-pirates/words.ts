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
    'Then everybody, in turn order, lays a road at the settlement and a ship with a settler aboard at the harbour settlement.',
    {
      key: 'harbour-yield',
      text: 'Every hex with the number rolled gives one good to each settlement and each harbour settlement beside it.',
    },
    'On your turn you roll, then trade and build in any order, then move your ships.',
    'A harbour settlement costs 2 grain and 2 ore, replaces one of its builder’s settlements on a coast, and is worth 2 points. It gives no more goods than a settlement.',
    { key: 'no-cities', text: 'There are no cities.' },
    'Everybody has 15 roads, 5 settlements, 4 harbour settlements, 3 ships and 2 settlers.',
    'The bank takes 3 equal goods for 1 other or for 1 gold. There are no harbours with rates of their own.',
    'Everybody begins with 2 gold. Gold lies beside the hand: it does not count towards any limit. Twice a turn the bank gives a good for 2 gold; players trade it as they trade goods.',
    'Whoever gets no card from a number that is not 7 takes 1 gold, even if the number brought gold.',
    'A harbour settlement has a basin and a ship a hold, each with two slots. Settlers fill both slots.',
    'A ship costs 1 lumber and 1 wool and is built on an edge at a harbour settlement of its owner. With all three on the board, the same price lays one of them up, without what it held, and builds it anew.',
    'Settlers cost 1 brick, 1 grain, 1 lumber and 1 wool and come into a basin, or aboard a ship that lies at a harbour settlement of its owner. They are worth no point.',
    'In the movement phase each ship sails up to 4 edges over water in any direction, one ship after the other; a ship that has sailed waits while another sails and then sails no more. 1 wool adds 2 edges for one ship, once a turn.',
    'Ships pass each other. At most two lie on one edge, whoever owns them, and roads may lie there too.',
    'Loading and unloading costs no movement: cargo goes between a ship and a basin of its owner at one of its ends, piece by piece or all at once. What fills a hold or basin may be thrown away to make room for something else.',
    'A ship with settlers may be turned into a settlement on a corner at one of its ends that keeps the distance, on the first island too. Ship and settlers return to the supply.',
    'A ship that comes to a corner of unknown hexes uncovers them, and its movement ends; one that was built there does so when the movement phase begins. A hex that gives a good gets a number of its own region at once and pays its finder one of the good. Any other hex pays 2 gold.',
    'Each region has a stack of hexes and a stack of numbers of its own.',
    { house: 'Nothing is built beside an unknown hex: no road on its edges, no building on its corners.' },
    { house: 'If a ship touches several unknown hexes, each of them is uncovered, and each pays.' },
    { house: 'Whoever has no ship on the board has no movement phase.' },
    {
      house:
        'Something is thrown overboard only where the ship could take something else aboard, and out of a basin only by somebody who can pay for what would come there.',
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
