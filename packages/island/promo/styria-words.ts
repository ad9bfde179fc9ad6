import type { Words } from '../rulebook/index.ts';

const BUILDINGS = {
  marketplace: 'Marketplace',
  'trading-post': 'Trading Post',
  guild: 'Guild',
  bank: 'Bank',
  mission: 'Mission',
  cloister: 'Cloister',
  library: 'Library',
  university: 'University',
  'town-hall': 'Town Hall',
  courthouse: 'Courthouse',
  church: 'Church',
  castle: 'Castle',
};
const LINES = { commerce: 'Commerce', learning: 'Learning', rule: 'Government' };

const all = (names: Readonly<Record<string, string>>, ...kinds: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    kinds.flatMap((kind) => Object.entries(names).map(([id, name]) => [`${kind}.${id}`, name])),
  );

export const styriaWords: Words = {
  name: 'Renaissance in Styria',
  summary:
    'Income, resources, trade, building: everybody goes through the phases of a round together. What is produced loses its price at the market, and ducats build up three lines of improvements. Thirteen points win.',
  takesBack: ['yield', 'flow', 'seven', 'robber', 'cards'],
  rules: [
    { where: { points: 13 }, text: 'Thirteen points win.' },
    'A round has four phases: income, resources, trade and building. In each, everybody has a turn before the next begins. The player who places first begins the first round, the next player the second, and so on.',
    'You begin with 8 ducats. They are not cards in your hand: you may trade them with players, but nobody steals them, no Monopoly takes them, and they count towards no limit.',
    'Marked corners are city sites. Nobody places a starting settlement on one or next to one.',
    'Income: each of your cities on a city site earns the ducats that are printed there.',
    'Resources: you roll for yourself. Every hex with your number gives you 1 resource for each settlement and 2 for each city of yours beside it. The others get nothing.',
    'The market has a track of 20 spaces with a marker for each resource. The prices are 8, 7, 6, 5 and 4, on the first, third, fifth, seventh and ninth space. Each resource that is produced moves its marker on by one space. After the roll the markers go back to the five prices in their order: the one nearest to the start has the 8.',
    'On a 7 the two leading players pay as many ducats as the higher die shows, the others as many as the lower one. Players who tie for the second place all pay the lower number.',
    'If you cannot pay you sell resources at their prices, one by one, until you can; you keep what is left over. If you still owe ducats when you have nothing left, you are let off.',
    'Trade: you may buy up to two resources in your turn, for 12 ducats each.',
    'Building: you may also build improvements. Only for that you may sell resources at their prices; you keep what is left over.',
    'There are three lines of improvements: Marketplace, Trading Post, Guild, Bank; Mission, Cloister, Library, University; Town Hall, Courthouse, Church, Castle. Their four levels cost 8, 12, 16 and 20 ducats.',
    'You may build the second and the third level without the lower ones, for 4 more ducats for each that is missing. The last level needs all the others.',
    'The first player to complete a line takes 2 points for it, the others take 1.',
    'Guild: in the phase of income you get 2 ducats for each of your cities.',
    'Library: the bank trades all resources with you 3:1.',
    'Church: you may buy a development card for any three resources.',
    'When you have built you keep 7 cards at most and discard the others. On a 7 nobody discards.',
    'A development card costs 1 wool, 1 grain and 1 ore and is kept hidden. You do not play it in the round in which you bought it.',
    'You play knights only in the phase of resources, other development cards only in the phase of building. You may play one of each kind in a round.',
    { house: 'You play a knight before you roll.' },
    {
      house:
        'On a 7 the robber stays where he is. Knights move him, and steal a card from a player at his new hex. A hex with the robber gives nothing, and Largest Army counts.',
    },
    {
      house:
        'Points that everybody can see decide who leads. If more than two players lead together, all pay the lower number.',
    },
    { house: 'Of several markers on one space, the one that had the higher price keeps it.' },
    { house: 'In the beginning ore has the price 8, grain 7, lumber 6, brick 5 and wool 4.' },
    { house: 'You may build any number of improvements in a turn, with or without cities.' },
    {
      house:
        'The printed map is lost, with its city sites and what they earn; the one used here is our own. It has seven city sites and no harbours.',
    },
  ],
  terms: {
    'mark.ducat-site': 'a city site: what a city here earns each round',
    ...all(BUILDINGS, 'improvement', 'token'),
    ...all(LINES, 'line', 'token'),
  },
  instead: {
    'decision.build': 'Build',
    'move.end-turn': 'End building',
    'decision.discard': 'Discard down to seven cards',
  },
};
