import { hiddenPointsCount } from '../mechanics/index.ts';
import type { Words } from '../rulebook/index.ts';

export const elDoradoWords: Words = {
  name: 'El Dorado',
  summary:
    'A ring of land encloses a sea with a golden hex and its secret numbers. Lead lines from your cities there for chits, and hire the corsair against the lines of others. 12 points win.',
  rules: [
    'In the middle of an inner sea lies El Dorado, with three number tokens face down: 3, 5 and 12. A closed ring of land lies around.',
    'Nobody starts at El Dorado, and nobody builds a settlement there.',
    'The first three players with a ship on one of its edges turn over one of the tokens each.',
    'When a number that lies face up there is rolled, you take a chit if an unbroken line of your roads and ships leads from one of your cities to one of your ships on an edge of El Dorado.',
    'The city may lie inland. A ship that only touches a corner of El Dorado does not count.',
    'There are 8 chits, and each is worth 1 point. If there are fewer left than several players should take, nobody takes any.',
    'Everybody has 4 ships.',
    {
      of: 'part.corsair',
      text: 'There is a corsair instead of the pirate. Pay 1 lumber, 2 ore and 1 wool when you may build, and you take it from the player who has it.',
    },
    {
      of: 'part.corsair',
      text: 'When a 7 is rolled, the player who has the corsair puts it on a hex of sea beside El Dorado after the robber has been moved. If nobody has it, it stays away.',
    },
    {
      of: 'part.corsair',
      text: 'Then that player either steals one card each from up to two others with ships there and keeps the corsair, or removes up to two ships there, own ones too, and loses it. Either way it leaves the board.',
    },
    {
      of: 'part.corsair',
      where: { busyCorsair: true },
      text: 'If you have the corsair you may use it once in each of your turns as well, even in the one in which you take it.',
    },
    'Ships that hang on none of your settlements and cities cannot be moved until they are joined to one again. You need not join them, and may build ships elsewhere.',
    'Ships are not moved between the inner sea and the outside of the ring.',
    { of: 'blocker.robber', text: 'The robber starts on a desert.' },
    { key: 'goal', where: { points: 12 }, text: 'The first to 12 points on their own turn wins.' },
    'The game also ends when the last chit is taken: then the most points win, and in a tie the player who had the corsair last.',
    { option: 'elDoradoMap', text: 'The map of 2000 has the same ring, and four hexes of sea outside it.' },
    { house: 'Chance decides which token is turned over. You turn over one at most.' },
    { house: 'All roads, ships and the city are your own, and another player’s town breaks the line.' },
    { house: 'You take one chit for a roll, however many cities and lines you have.' },
    {
      of: 'part.corsair',
      house:
        'You may stop after the first card or ship. Where nobody can be robbed and no ship lies, the corsair leaves at once and you keep it.',
    },
    {
      of: 'part.corsair',
      house:
        'On a 7 the player who rolled moves the robber first; then the corsair moves, no matter who has it.',
    },
    { of: 'card.knight', house: 'Knights move only the robber, never the corsair.' },
    hiddenPointsCount,
    { house: 'Players who tie and have never had the corsair share the win.' },
    {
      of: 'blocker.robber',
      house: 'Of the deserts the robber takes the first, counted from the north-west.',
    },
    {
      house:
        'The map is ours, with the hexes, tokens and harbours that are told of. Terrains and numbers are shuffled: each 6 and 8 lies inside the ring and none beside another, no number lies beside its like, and the deserts lie on the outside.',
    },
  ],
};
