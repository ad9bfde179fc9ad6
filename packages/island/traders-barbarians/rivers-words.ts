import type { Words } from '../rulebook/index.ts';

export const riversWords: Words = {
  name: 'The Rivers of Catan',
  summary:
    'Rivers cross the island. Build along them to earn gold; bridges earn the most. The richest settler gains a point, the poorest lose two.',
  rules: [
    'Two rivers flow through seven hexes: mountains, hills and a swamp, and mountains, hills, a pasture and a swamp. Five or six players have a third one, through mountains and two pastures.',
    'Swamps give nothing. They count as deserts.',
    { of: 'blocker.robber', key: 'robber-on-swamp', text: 'The robber starts on one of the swamps.' },
    {
      key: 'two-on-twelve',
      text: 'Three or four players: the 2 lies on the hex of the 12, which gives on both numbers.',
    },
    {
      key: 'bank-gold',
      text: 'Every settlement and every road that you build at a river hex earns you 1 gold, at the start too. A settlement that becomes a city earns none.',
    },
    'Paths that cross a river are bridge sites: there are 7 of them, 10 with five or six players. No road is ever built there.',
    'A bridge costs 2 brick and 1 lumber and must join your own pieces. Everybody has 3 bridges.',
    { key: 'bridge-gold', text: 'A bridge earns you 3 gold.' },
    'For building settlements a bridge counts as a road. Nobody starts with a bridge, and no card lays one.',
    { of: 'award.longest-road', text: 'A bridge counts for the Longest Road too.' },
    {
      of: 'award.wealthiest',
      text: 'The player with the most gold is the Wealthiest Settler: 1 point. While several tie, nobody is.',
    },
    {
      of: 'part.wealth',
      text: 'Everybody who has the least gold is a Poor Settler and loses 2 points, even if that is everybody.',
    },
    { key: 'goal-rivers', where: { points: 10 }, text: 'Ten points win.' },
    {
      option: 'riverBoard',
      text: 'The recommended board lays every hex and harbour where the manual draws it.',
    },
    {
      option: 'riverMouths',
      text: 'Nobody builds where a river reaches the sea: 5 sites are left, or 7.',
    },
    { key: 'bank-gold', house: 'A piece at several river hexes earns no more than one at a single hex.' },
    { of: 'part.wealth', house: 'Nobody is poor before everybody has started.' },
    { of: 'part.wealth', house: 'Points can fall below zero.' },
    { of: 'blocker.robber', key: 'robber-on-swamp', house: 'The robber starts at the longest river.' },
  ],
  terms: {
    'award.wealthiest.text': 'The most gold, and nobody with as much.',
  },
};
