import type { Words } from '../rulebook/index.ts';

export const unexploredWords: Words = {
  name: 'The Unexplored Land',
  summary:
    'Everybody drafts five hexes of land and builds a home of their own; all the rest lies in the dark. Harbours are drafted, discovered or bought. 13 points win.',
  takesBack: ['goal'],
  rules: [
    { key: 'goal', where: { points: 13 }, text: 'The first to 13 points on their own turn wins.' },
    'Before the game you take hexes out of the reserve in turn, until everybody has five hexes of land.',
    {
      where: { landDraft: 'free' },
      text: 'With a hex that produces you take a number. You take one 6 or 8 at most, and at least one 2 or 12.',
    },
    {
      option: 'landDraft',
      value: 'balanced',
      text: 'Balanced: half of the players get 3, 4, 5 and 6, the others 8, 9, 10 and 11. A player with a fifth hex that produces draws a 2 or 12.',
    },
    'In place of land you may take a hex of water with a harbour of your choice.',
    {
      option: 'landHarbours',
      value: 'hexes',
      text: 'Harbours on hexes: you take one harbour at most. The others lie in the reserve.',
    },
    'Then you choose one of the marked places. Your first hex goes there, the others make one landmass with it. The homes of two players do not touch. A harbour that you have taken faces your land.',
    'All other hexes are shuffled as the reserve. You discover them as your roads and ships come to them; a hex that produces gets a number and brings you one of its goods.',
    'Starting settlements stand on your own home. What you discover as you place them brings nothing.',
    'You choose which of your two settlements brings your first goods.',
    'Robber and pirate start off the board. The robber never comes to a hex of a home.',
    'Nobody trades at a harbour in whose water the pirate stands. The pirate also robs those with a settlement or city at its hex.',
    {
      of: 'part.harbour-market',
      text: 'A harbour that nobody has taken costs 1 brick, 1 lumber and 1 ore, and besides 1 of its own good, or 2 different resources for a general one. You put it at once on a hex of water, towards land; only one lies on each.',
    },
    {
      where: { landHarbours: 'hexes' },
      text: 'When you discover a harbour you turn it towards land. One without land waits; as soon as there is water all around, plain water out of the reserve takes its place.',
    },
    { house: 'You take hexes in turn order; players with five hexes of land wait.' },
    {
      house:
        'Nobody takes a second 2 or 12 while others have none, and with five and six players there is not one for everybody. If nothing else is left to take, these limits fall.',
    },
    {
      house:
        'Which of your numbers goes on which of your hexes you choose as you lay them. Numbers that you do not need go back.',
    },
    {
      house:
        'You lay your home on places that are nearer to your starting place than to any other, land before water. Water that finds no place there goes back.',
    },
    { house: 'A bought harbour may lie on any known water of the board.' },
    {
      where: { landHarbours: 'hexes' },
      house: 'If the reserve has no water left, the harbour goes all the same.',
    },
    {
      house:
        'The counts for three, five and six players are garbled; ours fit the number tokens. The outline of the board and the starting places are ours.',
    },
  ],
  terms: {
    'option.landDraft': 'Draft',
    'option.landHarbours': 'Harbours',
    'value.landDraft.free': 'free',
    'value.landDraft.balanced': 'balanced',
    'value.landHarbours.markers': 'markers',
    'value.landHarbours.hexes': 'on hexes',
    'mark.start-place': 'a place where a home may begin',
  },
};
