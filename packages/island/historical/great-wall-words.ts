import type { Looks, Words } from '../rulebook/index.ts';

export const greatWallWords: Words = {
  name: 'The Great Wall',
  summary:
    'Everybody guards a section of the wall. Whatever is built calls Huns to the camps in the north, and the dice send them on. Where more come than the wall has levels, they break through. Ten points win, but too many breaches are the defeat of all.',
  takesBack: ['start'],
  rules: [
    'In turn, then backwards, then in turn again, you place three settlements, each with a road. The third brings a resource for each hex around it. The first stands at a post: the corner south-east of a section of the wall. From then on you guard that section.',
    'A section has five levels, which you build one after the other. Levels 1 and 2 cost 1 brick, 1 grain and 1 lumber each. Level 3 costs 1 ore more. Level 4 costs 1 brick, 2 grain, 1 lumber and 1 ore, level 5 another grain.',
    'Whenever you build a settlement or a city, a Hun gathers: chance names a number, and he goes to the camp that has it. Seven Huns have each number; with four players only the numbers 1 to 3 are in play.',
    'Between camps and sections there are arrows with numbers. When the number of a turn is that of an arrow, a Hun of its camp advances to the section it leads to, after the production. No Hun advances where five stand.',
    'If more Huns stand before a section than it has levels, they break through. The section loses a level. The Huns spread over the column of hexes behind it, one by one from the top to the bottom, and its guard takes a breach token, which is worth 1 point less.',
    'A hex behind the wall gives nothing while Huns stand on it.',
    'All players have lost when the wall has been breached five times with four players, or seven times with six.',
    'There is no robber. On a 7, after the discards, the active player steals a card from any other player.',
    'A knight runs two errands: he sends a Hun from one camp to another, drives a Hun off the land behind the wall back to the supply, or moves the pirate.',
    'Nobody trades at a harbour in whose sea hex the pirate stands.',
    'Three victory point cards, a monopoly, a road building and a year of plenty stay out of the deck. Largest Army is worth 1 point.',
    { house: 'One Hun crosses an arrow at a time. Starting settlements call no Huns.' },
    {
      house:
        'A section without any level is breached as well; it has no level to lose. Wall levels are worth no points.',
    },
    {
      house:
        'A knight may run the same errand twice, and may leave one out. The pirate steals nothing; he starts at sea in the south-east, and a 7 does not move him.',
    },
    { house: 'A Hun who is driven back takes one of the numbers that are most scarce in the supply.' },
    { house: 'Nobody builds beyond the wall, except at the posts.' },
    {
      house:
        'The printed map is lost; the one used here is our own. The Huns reach every section by numbers that are equally likely. With four players its western third is left out.',
    },
  ],
  terms: {
    'terrain.steppe': 'steppe',
    'blocker.pirate': 'pirate',
    'mark.camp': 'Camp of the Huns',
    'mark.arrow': 'Sends the Huns on',
    'mark.post': 'Post of the wall',
  },
  instead: { 'card.knight.text': 'Run two errands against the Huns.' },
};

export const greatWallLooks: Looks = {
  terrains: { steppe: { colour: '#b9b27a', pattern: 'plain' } },
  blockers: { pirate: { shape: 'ship', colour: '#1f1f26' } },
  fields: {
    hunsLeft: {
      on: 'stock',
      shape: 'skull',
      of: { domain: 'camp', kinds: ['1', '2', '3', '4', '5'] },
    },
  },
  marks: {
    arrow: { shape: 'chit', colour: '#f0c9a0' },
    post: { shape: 'site', colour: '#8d9097' },
  },
};
