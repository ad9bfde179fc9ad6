import type { Words } from '../rulebook/index.ts';

export const caravansWords: Words = {
  name: 'The Caravans',
  summary:
    'Caravans of camels set out from an oasis. After a turn with a new town everybody bids wool and grain for the right to say where the next camel goes. Towns between camels are worth an extra point, and roads beside them count twice.',
  rules: [
    {
      key: 'oasis-place',
      text: 'An oasis lies in the middle of the island, in place of the desert; five or six players have two.',
    },
    'An oasis gives nothing.',
    { of: 'blocker.robber', text: 'The robber never comes to an oasis.' },
    {
      key: 'robber-waits',
      text: 'The robber starts off the board and comes in with the first 7 or knight.',
    },
    'Three caravans set out from each oasis, one at each of its arrows. The first camel lies on the path that leads away from the arrow, never on an edge of the oasis.',
    'Every later camel goes in front of the head of a caravan, on a path without a camel. A caravan never branches. It may follow the coast and, if it comes back, the edges of the oasis.',
    'A camel and a road may share a path, whichever came first.',
    'Caravans that meet at a corner go on as one with the next camel. One that cannot go on has ended.',
    'There are 22 camels, 33 with five or six players. When they are used up all caravans have ended.',
    'After a turn in which you built a settlement or a city, one camel is placed, however many you built.',
    {
      key: 'bids',
      text: 'First everybody bids once, for all to see, beginning with the player whose turn it was: any number of wool and grain cards, one vote for each. All of them go to the bank.',
    },
    'A player with more votes than all others together places the camel.',
    'Otherwise the players who bid vote for a place in the same order, each with all their votes. A place with more than half of all votes gets the camel.',
    'If no place has that many, the player with the most votes places the camel where it may go; if several have the most or nobody bid, the player whose turn it was does.',
    'A settlement or city with a camel on two of its paths is worth 1 extra point.',
    {
      of: 'award.longest-road',
      text: 'A road on a path with a camel counts as two for the Longest Road.',
    },
    'Building between the turns brings one camel more, after that phase.',
    { key: 'goal-caravans', where: { points: 12 }, text: 'Twelve points win.' },
    {
      option: 'caravanVotes',
      text: 'Players who bid cast their votes one by one, for one place or several, whatever anybody’s share is. The place with the most votes gets the camel; if several tie, the player with the most votes decides freely, or else the player whose turn it was.',
    },
    {
      option: 'caravanBoard',
      text: 'The recommended board lays every hex and harbour where the manual draws it.',
    },
    {
      key: 'goal-caravans',
      house: 'The documents disagree between 12 and 13 points; we play to the newer number.',
    },
    { house: 'The two camels of a town may belong to different caravans.' },
    { house: 'Players agree by voting alike: no other agreement at the table counts.' },
    { house: 'If a camel brings points to the player whose turn ends, they count at once.' },
    { house: 'A camel that could either continue a caravan or begin one continues it.' },
  ],
};
