import type { Words } from '../rulebook/index.ts';

export const groundWords: Words = {
  name: 'The Sea Robbers: common rules',
  summary: 'What the chapters of the Legend of the Sea Robbers have in common.',
  takesBack: ['start', 'rate'],
  rules: [
    'The board shows one coast of a larger land: where land lies at its rim the land goes on, and no ship sails there.',
    'Everybody starts with three settlements, placed forward, backward and forward again. The last one brings the first goods.',
    'The first settlement stands on a marked corner of the coast, and a ship leaves it. The second and third stand away from the coast, each with a road.',
    { key: 'ships-abreast', text: 'Two ships may lie on one edge, if they belong to different players.' },
    'The bank takes 3 equal resources for 1 other. There are no harbours unless the chapter says so.',
    'The robber starts off the board, and The Friendly Robber holds: whoever has no more points than right after the start is spared.',
    'Chests lie at sea. The first ship that comes to the corner of one takes it. Chests are kept closed, beside the hand; nobody trades or steals them.',
    'One chest may be opened a turn, but none that was found this turn. That is no development card: one of those may be played as well.',
    'Of the 20 chests four hold a good of your choice, four a free road or ship, four a development card, and two each grain and lumber, grain and wool, lumber and ore, ore and wool.',
    'A friend helps twice a game, on the turn of winning too. Only one friend is called on in a turn of a player.',
    'Friends are neither traded nor stolen. In a campaign they help twice again in every later chapter.',
    { house: 'Nobody looks into a chest before it is opened, and it is opened after the roll.' },
    { house: 'If no development card is left, the chest holds a good of your choice instead.' },
  ],
  terms: { 'piece.second-ship': 'ship' },
};
