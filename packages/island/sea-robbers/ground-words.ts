import type { Words } from '../rulebook/index.ts';

export const groundWords: Words = {
  name: 'The Sea Robbers: common rules',
  summary: 'What the chapters of the Legend of the Sea Robbers have in common.',
  takesBack: ['start', 'rate'],
  rules: [
    'The board shows one coast of a larger land: where land lies at its edge, the land goes on, and no ship sails there.',
    'Everybody starts with three settlements, placed forward, backward and forward again. The last one brings the first goods.',
    'The first settlement stands on a marked corner of the coast, and a ship leaves it. The second and third stand away from the coast, each with a road.',
    { key: 'ships-abreast', text: 'Two ships may lie on one edge if they belong to different players.' },
    'The bank takes 3 equal resources for 1 other. There are no harbours unless the chapter says so.',
    'The robber starts off the board, and The Friendly Robber holds: it spares players who have no more points than right after the start.',
    'Chests lie at sea. If your ship is the first to reach the corner of one, you take it. Keep chests closed beside your hand; nobody trades or steals them.',
    'You may open one chest a turn, but none that you found this turn. A chest is not a development card: you may play one of those too.',
    'Of the 20 chests, four hold a good of your choice, four a free road or ship, four a development card, and two each grain and lumber, grain and wool, lumber and ore, ore and wool.',
    'A friend helps you twice a game, also on the turn on which you win. You may call on only one friend a turn.',
    'Friends are neither traded nor stolen. In a campaign they help twice again in every later chapter.',
    { house: 'Nobody looks into a chest before it is opened; you open it after the roll.' },
    { house: 'If no development card is left, the chest holds a good of your choice instead.' },
  ],
  terms: { 'piece.second-ship': 'ship' },
};
