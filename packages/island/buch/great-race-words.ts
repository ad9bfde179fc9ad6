import type { Words } from '@hexwright/rulebook';

export const greatRaceWords: Words = {
  name: 'The Great Race',
  summary:
    'A race from the home island through unknown waters to the gold fields at the far end. Points do not matter: the first city there wins.',
  takesBack: ['goal', 'settlement', 'city'],
  rules: [
    'Everybody starts on the home island in the south. The finish line is all corners of the gold fields in the far north.',
    'The first player with a city at the finish line wins. Points are not counted.',
    'You build a single settlement at the finish line, and make it a city there.',
    'You may lay a road where other players have one, but never two of your own on one edge.',
    'A ship may also set out from a town of another player. Its owner may then take a card at random from your hand.',
    'When a road or ship of yours comes to a corner of unknown hexes, they are uncovered. Each that produces gets a number, and you get 1 of its resource.',
    'The victory point cards are road works here: you lay one free road for each ship that you have on the board.',
    'There is no Longest Road and no pirate.',
    {
      of: 'blocker.robber',
      text: 'The robber starts off the board. It comes into play when the second settlement outside the home island has been built, and never goes to the home island.',
    },
    {
      where: { raceArmy: 'thief' },
      text: 'The Largest Army is worth no points. Its holder steals two cards instead of one whenever the robber is moved.',
    },
    { where: { raceArmy: 'none' }, text: 'There is no Largest Army.' },
    'Storm floods lie at sea. With three, five and six players no ship lies on the edge of one or on an edge that meets it; with four players nobody builds on those edges, or on its corners.',
    {
      house:
        'So that the table sees how far everybody is, a settlement at the finish line counts 5 and a city there 10, the number that wins; nothing else counts.',
    },
    {
      house:
        'A settlement costs 1 brick, 1 lumber, 1 wool and 1 grain and keeps two edges away from every other building. A city costs 3 ore and 2 grain and replaces one of your settlements.',
    },
    {
      house:
        'Ships may set out from cities of others too. If you have no card, you pay nothing; a ship that you move there pays too. What your own pieces reach already costs nothing.',
    },
    {
      house:
        'You keep your last city for the finish line, and your last settlement as long as none of yours is there.',
    },
    {
      house:
        'Road works lay as many roads as you have ships when you play the card, as far as roads and places last. They are never ships.',
    },
    {
      house:
        'A second card is stolen only if the player still has one. The toll of a port is one card for the holder of the Largest Army, too.',
    },
    {
      house:
        'The settlement that brings the robber may be of any two players, and on any land but the home island.',
    },
    { house: 'A city built in the building round wins when the turn of its owner begins.' },
  ],
  terms: Object.fromEntries(
    ['second', 'third', 'fourth', 'fifth', 'sixth'].map((nth) => [`piece.${nth}-road`, 'road']),
  ),
  instead: {
    'card.victory-point': 'Road Works',
    'card.victory-point.text': 'Lay a road for each ship that you have on the board.',
  },
};
