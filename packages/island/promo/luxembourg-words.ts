import type { Words } from '../rulebook/index.ts';

export const luxembourgWords: Words = {
  name: 'Settlers of Luxembourg',
  summary:
    'There are no dice: you put a marker on a chart that everybody fills from the bottom to the top, and so choose the number. Privileges, a customs house and knights for your cities make the rest. Twelve points win.',
  takesBack: ['dice'],
  rules: [
    { where: { points: 12 }, text: 'Twelve points win.' },
    'There are no dice. A production chart has 36 spaces, one for each throw of two dice, in six rows: from the bottom up 2 to 12, 3 to 11, 4 to 10, 5 to 9, 6 to 8, and a 7 at the top.',
    'Your turn begins with a marker that you put on a free space of the chart. Its number is the number of the turn. You choose among the highest row with a marker and the row above it. On an empty chart you begin in the lowest row.',
    'When the 7 at the top has been resolved, the chart is cleared and the development deck is shuffled.',
    'The first of the two starting buildings is a city at a mountain hex that nobody has claimed: you claim it. The second, a settlement, stands at any hex beside that mountain.',
    'You never found a settlement at a mountain that another player has claimed.',
    'A city also costs one of your played knights. It goes under the development deck and no longer counts as played.',
    'Road Building and Year of Plenty go under the deck when they have been played.',
    'The customs house has piles of brick, grain, lumber and wool. 2 cards lie in each at the start.',
    'Once a turn you may trade with the customs house. If the pile of what you give has 3 cards or more you give three, with 1 or 2 cards you give two, and if it is empty one. One of them joins that pile, the others go to the bank, and you take one card from another pile.',
    'The customs house never gives ore, and takes none.',
    'There are eight privileges. When you build a settlement at a marked corner you draw two of them, keep one secretly and put the other under their deck.',
    'When the chart is cleared all privileges are collected, played or not. Then each player with a settlement or city at a marked corner draws two and keeps one; one of these players, whom chance names, draws three. What was put back is shuffled in.',
    'You play your privileges in your own turn, one a turn.',
    'Two markers: you place two markers this turn instead of one, and both numbers count.',
    'A resource from home: you take 1 resource that a hex at your first city gives.',
    'No robber at home: nobody moves the robber to a hex at your first city.',
    'Nine cards in hand: on a 7 you may hold up to nine cards.',
    'A city without a knight: this turn you keep the knight that a city costs. You still need to have played one.',
    'Any space of the chart: you place your marker on any free space this turn.',
    'A swap at the customs house: you swap any card of yours but ore with a card of the customs house.',
    'Copy a privilege: you do what any privilege does that has been played.',
    {
      house: 'You play the first and the sixth privilege before you place your marker, the fifth afterwards.',
    },
    { house: 'The third and the fourth privilege hold until the chart is cleared.' },
    { house: 'Only privileges can be copied that have been played since the chart was cleared.' },
    {
      house:
        'The robber does not matter for the resource from home. With two markers the chart is cleared, if it is to be, before you place the second.',
    },
    { house: 'If fewer privileges are left than you would draw, you draw those.' },
    { house: 'A starting building at a marked corner draws when the chart is cleared, and not before.' },
    { house: 'If the 7 at the top is all that is left, you have to take it.' },
    {
      house:
        'The printed map is lost; the one used here is our own. It has eight marked corners, none of them at a mountain, and no harbours.',
    },
  ],
  terms: {
    'award.melusinas-saviour': 'Melusina’s Saviour',
    'award.melusinas-saviour.text': 'The most knights played, at least 3.',
    'mark.privilege-site': 'a settlement here draws a privilege',
  },
  instead: {
    'move.place-building': 'Place a city or a settlement',
    'decision.place-building': 'Place a city at a mountain, in the second round a settlement near it',
    'decision.place-route': 'Place a road that leaves the new building',
  },
};
