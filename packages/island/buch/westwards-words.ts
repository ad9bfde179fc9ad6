import type { Words } from '@hexwright/rulebook';
import { hiddenPointsCount } from '../mechanics/index.ts';
import { ABROAD, CITY_SITE, PACIFIC, RIVER } from './boards/westwards.ts';

export const FURTHER_RAILS = ['second-road', 'third-road', 'fourth-road', 'fifth-road'];
export const FURTHER_BRIDGES = ['second-bridge', 'third-bridge', 'fourth-bridge', 'fifth-bridge'];

export const westwardsWords: Words = {
  name: 'Westwards',
  summary:
    'From the Atlantic your pioneer lays rails through the West, past an outlaw and over three rivers. You win with 10 points and a line of your own that reaches the Pacific.',
  takesBack: ['goal', 'start', 'road', 'settlement', 'robber', 'knight'],
  rules: [
    {
      key: 'goal',
      where: { points: 10 },
      text: 'You win with 10 points, but only if your own rails lead without a gap from the Atlantic to the Pacific.',
    },
    {
      option: 'points',
      text: 'You win with another number of points, but only if your own rails lead without a gap from the Atlantic to the Pacific.',
    },
    'There is no Longest Road. The first whose line reaches the Pacific gets 2 points and keeps them.',
    'You begin with one city, in Boston, New York, Norfolk, Savannah, Jacksonville or Miami, and with rails that do not branch: three from Boston and Miami, two from New York and Norfolk, one from Savannah and Jacksonville. Your pioneer stands where they end.',
    'Your city brings 2 goods from each producing hex around it. You may trade them at its harbour at once.',
    'Your pioneer counts as a settlement whenever a number produces. It opens no harbour.',
    {
      key: 'road',
      text: 'A rail costs 1 lumber and 1 ore. You build it where your pioneer is, and the pioneer goes along to its other end.',
    },
    'Rails pass the towns of others and lie beside rails of others. You never have two on one edge.',
    'Where a river flows under an edge you need a bridge of your own before the rail. It costs 1 brick and 1 lumber, is built where your pioneer is, and the pioneer stays.',
    'At the end of your turn your pioneer may move along your rails as far as you like. It may stop beside other pioneers, but not at a settlement or city.',
    {
      where: { tradeFirst: true },
      text: 'In strict order pioneers move between trading and building.',
    },
    {
      key: 'settlement',
      text: 'A settlement costs 1 brick, 1 lumber, 1 wool and 1 grain and stands on your rails. Only your own towns keep two edges away from each other.',
    },
    'You cannot found a settlement where your own pioneer is. Where the pioneer of another player is you can, and that pioneer stays.',
    'Only a settlement on a named city site can become a city.',
    {
      key: 'robber',
      of: 'blocker.robber',
      text: 'An outlaw takes the robber’s place. The outlaw stops a hex as the robber does, but goes only to hexes west of the Mississippi where a pioneer is, even if that is your own. If there is no such hex, the outlaw stays.',
    },
    'When you move the outlaw, you may steal from the owner of a pioneer on that hex.',
    'Beside the outlaw your pioneer can neither build nor move on, unless it is in your fort.',
    'A fort costs 1 brick. You put it up around your pioneer, but not beside the outlaw. You have one, and it comes back to you when the pioneer leaves.',
    'A false trail costs 2 grain: you move the outlaw to any desert, and nobody is robbed.',
    {
      key: 'knight',
      of: 'card.knight',
      text: 'Cavalry (14) moves the outlaw as a knight moves the robber.',
    },
    {
      of: 'card.road-building',
      text: 'Road Building lays rails and bridges in any mixture, one after the other. The second is lost if your pioneer then stands beside the outlaw.',
    },
    'Two hexes of Canada and two of Mexico are land like any other, but give nothing.',
    {
      house:
        'The printed map is lost. Land, rivers, named sites and the western coast lie as we think best, and the numbers are shuffled. Two of the cities at which you may begin share a harbour.',
    },
    {
      house: 'Everybody needs a bridge of their own. A bridge without a rail leads nowhere.',
    },
    {
      house:
        'A pioneer is beside the outlaw at any corner of that hex. It may come there, by a new rail or along old ones, but goes no farther. A fort protects it only where the fort stands.',
    },
    {
      house:
        'The outlaw begins in a desert. Hexes through which the Mississippi flows do not lie west of it.',
    },
    {
      house:
        'A pioneer still produces where a player founds a settlement, and beside your own towns you draw for both.',
    },
    { house: 'The Largest Army is used. The six cities at the start are all different.' },
    {
      house: 'The line reaches the Pacific at either end of a marked edge of the coast.',
    },
    {
      house:
        'If you lay your last rail and have no line, ten more rounds are played. Then the most points win, but players with a line come before all who have none.',
    },
    hiddenPointsCount,
  ],
  terms: {
    'terrain.gold': 'gold field',
    [`terrain.${ABROAD}`]: 'Canada or Mexico',
    [`mark.${RIVER}`]: 'river',
    [`mark.${PACIFIC}`]: 'the Pacific coast',
    [`mark.${CITY_SITE}`]: 'city site',
    ...Object.fromEntries(FURTHER_RAILS.map((id) => [`piece.${id}`, 'rail'])),
    ...Object.fromEntries(FURTHER_BRIDGES.map((id) => [`piece.${id}`, 'bridge'])),
  },
  instead: {
    'piece.road': 'rail',
    'move.road': 'Lay a rail',
    'blocker.robber': 'outlaw',
    'move.move-blocker': 'Move the outlaw',
    'decision.move-blocker': 'Move the outlaw',
    'card.knight': 'Cavalry',
    'card.knight.text': 'Move the outlaw and steal a card.',
  },
};
