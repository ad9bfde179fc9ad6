import type { Words } from '../rulebook/index.ts';

const FOG = 'terrain.unknown';

export const lostTribesWords: Words = {
  name: 'The Lost Tribes of Catan',
  summary:
    'Teams of two start on two islands with unknown land between them. Join your routes, and you share one hand. 13 points win, or 22 together.',
  takesBack: ['robber-or-pirate'],
  rules: [
    'You play in teams of two. First one member of each team has a turn, then the other one of each.',
    'The first member of each team starts on the upper island, the second one on the lower island.',
    {
      of: FOG,
      text: 'What lies between the islands is unknown. A road or ship that comes to a corner of unknown hexes uncovers them, and you take 1 good of each that produces; of gold 1 of your choice.',
    },
    'The first settlement that you build away from the island of your start is worth 1 more point.',
    'As soon as your routes and those of your partner come to one corner your team is united. That is worth 1 point to each of you.',
    'A united team has one hand and one supply of pieces, and may hold twice as many cards when a 7 is rolled.',
    'Before your team is united you trade only with players who started on your island. United, you trade with everybody, and everybody with you.',
    {
      of: ['blocker.robber', 'blocker.pirate'],
      text: 'There are two robbers and the pirate, and all begin off the board. On a 7, or with a knight, you move one of the three.',
    },
    'The two robbers never stand on one island.',
    { of: 'blocker.pirate', text: 'Nobody trades at a harbour of the pirate’s hex.' },
    {
      key: 'goal',
      where: { points: 13 },
      text: 'The first to 13 points on their own turn wins.',
    },
    {
      where: { teamPoints: 22 },
      text: 'A united team also wins with 22 points together, on the turn of either member.',
    },
    {
      house:
        'Roads and ships count, settlements and cities too. Somebody else’s town on the corner keeps you apart. Once united you stay so.',
    },
    {
      house:
        'The common hand lies with the partner who is on turn or builds, and stays there until the other’s turn; that partner answers offers and discards. You both see it.',
    },
    { house: 'Development cards, towns, routes and awards belong to each of you alone.' },
    { house: 'When a player wins, their partner wins too, united or not.' },
    {
      house:
        'You never rob your partner. If you rob one of a united team, you take a card of the common hand.',
    },
    { house: 'The point for unity counts for each of you, so twice among the points together.' },
    {
      house:
        'Of five or seven, one has no partner and starts on the upper island. A settlement on the lower island makes that tribe united: 1 point, and trade with everybody.',
    },
    {
      house:
        'All known land that hangs together is one island for the robbers. If land is found that joins two islands, they stay until they are moved.',
    },
    { of: FOG, house: 'A 6 may come to lie beside an 8 there. One number of the stack is left over.' },
    {
      house:
        'The map is ours, with the hexes, tokens and harbours that are told of; kinds of harbours are shuffled.',
    },
  ],
  terms: {},
};
