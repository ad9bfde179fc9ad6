import type { Words } from '@hexwright/rulebook';

export const treasureHuntersWords: Words = {
  name: 'The Treasure Hunters',
  summary:
    'The long sides of the board are the motherland: ships there earn a resource in every turn, and the longest line a point. Treasure chests lie all over the sea. 14 points win.',
  rules: [
    'The edges on the northern and on the southern rim of the board are the motherland. Ships lie there as anywhere at sea.',
    'If you have two ships or more on edges of the motherland on one side, you take 1 resource of your choice at the end of each of your turns, and 1 more for the other side.',
    'The first player with a shipping line that has a ship on an edge of the motherland takes the Longest Shipping Line, which is worth 1 point. It passes to a line with more ships there.',
    'Treasure chests lie closed on corners at sea, some of them on the rim. When a road or ship of yours comes to one, you open it, and what is inside happens at once.',
    'A chest holds a victory point, a development card that you draw for free, two resources of your choice, or the robber: then you move the robber or the pirate, and steal.',
    {
      where: { hunterMap: '2003' },
      text: 'With three and four players there are 22 chests: 4 points, 6 cards, 6 times resources and 6 times the robber. With five and six there is one point more.',
    },
    {
      where: { hunterMap: '2000' },
      text: 'There are 26 chests: 5 points, 7 cards, 8 times resources and 6 times the robber.',
    },
    'Nobody trades at a harbour in whose sea hex the pirate stands.',
    'While the pirate stands beside an edge of the motherland, that side brings nobody resources. The Longest Shipping Line stays as it is.',
    { of: 'blocker.robber', text: 'The robber starts on a desert.' },
    { of: 'blocker.pirate', text: 'The pirate starts at sea, away from all land.' },
    { key: 'goal', where: { points: 14 }, text: 'The first to 14 points on their own turn wins.' },
    {
      house: 'The two ships on one side need not belong to one line. You count all your ships on that side.',
    },
    {
      house:
        'For the Longest Shipping Line the ships of one line on both sides count together. If its holder falls behind or loses the last one, it goes to the one player with the most; if several have the most, nobody has it. The point is its holder’s, whichever town the line begins at.',
    },
    {
      house:
        'Chests are opened by free roads, moved ships and starting ships as well. Points from chests are open. When no development card is left a card brings nothing.',
    },
    {
      house:
        'The maps are lost: ours are built to the counts, two lands with the sea between them. Each hex of the outermost waters has five sides, one of them on the rim.',
    },
  ],
};
