import type { Words } from '@hexwright/rulebook';

export const expressWords: Words = {
  name: 'Catan Express',
  summary:
    'Lay rails over the middles of the hexes, join your towns and reach the networks of others. With 8 points of anybody a race of trains begins, and its winner ends the game.',
  takesBack: ['goal', 'start', 'settlement', 'city'],
  rules: [
    'A rail costs 1 lumber and 1 ore. It joins a corner with the middle of a hex and goes on from your towns and rails.',
    'You may lay a rail where others have one if you pay 1 brick to each of them. Rails pass the towns of others.',
    {
      key: 'start',
      text: 'To begin, everybody places two settlements: first in turn order, then in reverse. Only the second brings a rail, and one good from each producing hex around it. Your train begins there.',
    },
    'A settlement costs 1 brick, 1 lumber, 1 wool and 1 grain. No rail has to lead there: it stands where nobody’s rail or ship ends, two edges away from all others.',
    'A city costs 3 ore and 2 grain. It replaces a settlement of yours to which somebody’s rails lead.',
    'There is no Longest Road. Victory point cards are laid open as soon as they are drawn.',
    'Each settlement that you join to a town of yours by your own rails is worth 1 point.',
    'The first time that you lead your rails to those of another player, you get 1 point. What meets at the start brings none.',
    {
      key: 'goal',
      where: { points: 8 },
      text: 'You build up to 8 points: when a player has that many, the race begins.',
    },
    { option: 'points', text: 'The race begins with another number of points.' },
    'Until the race two of your cities are set aside.',
    'When the race begins, you name one of your settlements or cities, with three players two of them, even the one where your train is. Everybody puts a water tower at each of these places. If you have none left to name, there is one tower fewer.',
    'At the end of your turn your train moves over at most as many corners as the higher die shows, if you have at least five rails or ships on the board.',
    'Your own rails are free. For each rail of others you pay 1 card of your choice to its owner; if it has several owners, to one of your choice.',
    'When your train comes to one of your water towers, its move ends. You take the tower, which is worth 1 point.',
    'The first player with all of their towers is the Fastest Engineer: that is worth 1 point and ends the game.',
    {
      key: 'goal',
      text: 'Then the player with the most points wins; in a tie the Fastest Engineer, or else the player who moved the train first.',
    },
    {
      house:
        'The race counts as begun at once; players name places at the end of that turn, beginning with the active player.',
    },
    {
      house:
        'The middle of a hex is no corner: from one corner over it to another counts as 1. Trains halt only at corners and take the way with the fewest rails of others.',
    },
    {
      house:
        'Trains move after trading and building. If your train is already at a tower, you fetch that tower when the train comes there again.',
    },
    {
      house:
        'Only the player who leads their rails to another network gets the point for it, once for each other player.',
    },
    { house: 'Nobody names a town twice. Rails from a card also cost the brick for others.' },
    {
      house:
        'When nobody has a rail left to lay, the race begins in any case, and you give up towers to which no rails lead from your train: you no longer need them.',
    },
    { house: 'With three and four players the usual island is played, with five and six the larger one.' },
  ],
  terms: Object.fromEntries(
    ['second', 'third', 'fourth', 'fifth', 'sixth'].map((nth) => [`piece.${nth}-road`, 'rail']),
  ),
  instead: {
    'piece.road': 'rail',
    'move.road': 'Lay a rail',
    'move.end-turn': 'Go on to the trains',
  },
};

export const expressSeaWords: Words = {
  name: 'Catan Express at sea',
  summary: 'The lines of the express go on over the water.',
  rules: [
    {
      where: { expressShips: 'usual' },
      text: 'Everybody has 8 ships. They are built as usual.',
    },
    {
      where: { expressShips: 'rails' },
      text: 'Everybody has 15 ships. You may build one where others have one if you pay 1 brick to each of them.',
    },
    'Trains sail along ships as they run along rails. One edge of the sea counts as 1.',
    {
      where: { expressJunctions: true },
      text: 'Your train does not halt where rails meet ships.',
    },
    {
      where: { expressJunctions: true },
      house: 'It halts there all the same to fetch a water tower, or if it cannot go on.',
    },
    {
      house:
        'Rails and ships join wherever they meet. The second settlement of the start brings a rail, not a ship.',
    },
  ],
  terms: Object.fromEntries(
    ['second', 'third', 'fourth', 'fifth', 'sixth'].map((nth) => [`piece.${nth}-ship`, 'ship']),
  ),
};
