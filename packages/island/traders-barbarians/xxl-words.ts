import type { Words } from '../rulebook/index.ts';

export const xxlWords: Words = {
  name: 'Traders & Barbarians XXL',
  summary:
    'Fishermen, rivers and wagons at once. Two rivers cut the island into three parts, each with a trade hex of its own: without bridges no wagon gets far.',
  takesBack: [
    'two-on-twelve',
    'bridge-gold',
    'goal-rivers',
    'lake-place',
    'goal-fishermen',
    'rivers-without-lake',
    'second-roll',
    'goal',
    'goal-harbours',
    'grounds-board',
    'fish-barbarian',
  ],
  rules: [
    'The long river flows from the eastern coast to the sea in the west; the short one comes from the south and flows into it. Where they meet lies a bridge site, like the other six.',
    'The castle lies in the west, quarry and glassworks on the eastern coast, one in each part of the island. The lake lies in the largest part.',
    'The rest is three fields, two forests, one hex of mountains and one pasture.',
    { key: 'free-forest', text: 'Beside the lake lies another forest.' },
    {
      of: 'part.trade-harvest',
      text: 'Trade hexes have numbers and give goods too: the castle wool, the glassworks lumber, the quarry brick.',
    },
    {
      key: 'letters',
      text: 'The sixteen numbers without 2 and 12 lie in the order of their letters, clockwise from the northern corner along the coast and then inside; a 6 has changed places with the 3 after it, so that it is not beside an 8.',
    },
    'A 2 or 12 is not rolled again: it brings fish from the lake.',
    'The fishing grounds with 6 and 8 lie beside no hex with 6 or 8.',
    'A bridge earns 2 gold.',
    'A wagon crosses a river only over a bridge, which costs it as much as a road. A bridge of another player costs 2 gold, which its owner gets.',
    'Barbarians start on paths that cross no river, and come to such a path only when a bridge is there.',
    'The gold that you earn at the start along the rivers comes on top of your first 5.',
    'The Harbormaster is in play. There is no Largest Army, and nobody is a Poor Settler.',
    { key: 'goal-xxl', where: { points: 15 }, text: 'With three players fifteen points win.' },
    { where: { points: 14 }, text: 'With four players fourteen points win.' },
    {
      option: 'freeHex',
      text: 'The hex beside the lake is another one. A desert has no number, and the last of the letters is left over. A gold field gives 1 gold to a settlement, 2 to a city.',
    },
    { house: 'Two fish send a barbarian off the board. It comes in again with a 7 or a knight.' },
    { house: 'Each of the three barbarians starts in another part of the island.' },
    { house: 'A wagon may go round the sources of the rivers, along the coast.' },
  ],
  terms: {
    'terrain.gold-field': 'gold field',
    'reason.no-bridge': 'No bridge leads over the river there.',
  },
  instead: {
    'move.fish-robber': 'Send a barbarian away (2 fish)',
  },
};
