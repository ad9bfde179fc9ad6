import type { Words } from '../rulebook/index.ts';

const WALKERS = 'part.lair-walkers';

export const enchantedLandWords: Words = {
  name: 'Enchanted Land',
  summary:
    'Dragons guard every corner of the deserts of an island. Sail a knight there, walk it from corner to corner, and challenge them: each beaten dragon is a point, and enough of them win.',
  takesBack: ['start'],
  rules: [
    'Everybody starts on the main island. There is no Largest Army.',
    {
      where: { enchantedRules: 'box' },
      text: 'Everybody starts with three settlements, and no road lies on the Enchanted Land.',
    },
    {
      where: { enchantedRules: '2001' },
      text: 'Everybody starts with two settlements. Roads lie along the coast of the Enchanted Land and nowhere else on it.',
    },
    'On the Enchanted Land settlements stand only on the coast and never become cities.',
    {
      of: 'blocker.robber',
      text: 'Robber and pirate start off the board. The robber does not enter the Enchanted Land.',
    },
    'A dragon token lies face down on every corner of the deserts of the Enchanted Land.',
    {
      of: WALKERS,
      text: 'Everybody has one knight. As soon as you have played a Knight card and your ships lead to the coast of the Enchanted Land, it must land: where they end, or on a corner beside it if a building stands there.',
    },
    {
      of: WALKERS,
      text: 'On your turn your knight walks for 1 grain a step. It may pass along the coast, but not stop there. It cannot pass another knight, and a corner holds one knight only.',
    },
    {
      of: WALKERS,
      text: 'Your knight challenges the dragon where it stands: if the number of Knight cards you have played is above the dragon’s strength, the token is yours. Otherwise it stays there.',
    },
    'The dragons are of strength 1, 2 and 3. Each beaten one is worth 1 point.',
    { key: 'goal', where: { points: 19 }, text: 'The first to 19 points on their own turn wins.' },
    { key: 'goal', where: { points: 16 }, text: 'The first to 16 points on their own turn wins.' },
    { key: 'goal', where: { points: 17 }, text: 'The first to 17 points on their own turn wins.' },
    { key: 'goal', where: { points: 15 }, text: 'The first to 15 points on their own turn wins.' },
    'You win at once when you have beaten six dragons; with three players and the rules of 2001 four are enough.',
    {
      option: 'enchantedRules',
      text: 'The rules of 2001 have a map of their own with four deserts, two starting settlements, roads along the coast, and lower goals.',
    },
    {
      house:
        'There are six dragons of strength 1, seven of 2 and six of 3. The four deserts of 2001 touch only 16 corners: the other three tokens are out of the game, unseen.',
    },
    { house: 'When you turn a token over, you show it to all, and everybody remembers its strength.' },
    {
      of: WALKERS,
      house:
        'You may walk and challenge several times in a turn, and landing costs nothing. You cannot challenge a dragon that you know to be too strong. Settlements do not stop a knight.',
    },
    {
      of: WALKERS,
      house:
        'No knight lands where another stands. Yours lands at the end of one of your turns, once there is room.',
    },
    { house: 'Both maps are lost; ours have the counts of their years.' },
  ],
  terms: { 'option.enchantedRules': 'Rules and map' },
};
