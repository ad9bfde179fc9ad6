import type { Words } from '../rulebook/index.ts';

export const worldWords: Words = {
  name: 'The World According to Catan',
  summary:
    'Leave Eurasia and settle the Earth, whose east and west are one. Number tokens move on with the settlers, chits wait on far shores, and a storm tears roads and ships away. 15 points win.',
  rules: [
    'The left and right borders of the board are glued together, in the middle of the Pacific: lines of ships run across.',
    'Starting settlements stand in Eurasia, and not on the desert that parts Europe from Africa.',
    'Everybody has 6 cities.',
    'A chit lies on marked corners. If you are the first to build a road or ship that ends there, you take it: it is worth 1 point.',
    'Only Eurasia has numbers at first. When you build a road or ship on an edge of a hex elsewhere that produces and has no number, it gets a token: one drawn from the reserve while there is any, afterwards one of Eurasia that you choose.',
    'You choose a token from a hex beside one of your own settlements or cities; so that every settlement and city still has a hex with a number beside it; and so that no 6 or 8 comes to lie beside another. Where no token meets all three, they are dropped in this order.',
    'When Eurasia has no token left, it comes from anywhere else, under the same conditions.',
    { of: 'blocker.robber', text: 'The robber starts off the board. There is no pirate.' },
    'On a 7, before the robber moves, the storm goes straight on: as many hexes as the higher die shows.',
    'At the edge of the board the storm is turned to any direction in which it can go on. It never goes on over the border that is glued.',
    'Then everybody with roads or ships on the sides of the storm’s hex gives up one of them.',
    'You may give up a ship from the middle of a line. If some of your ships hang on no settlement or city any more, you build no new ships until they are joined to one again.',
    'The hex of the storm produces as always.',
    { key: 'goal', where: { points: 15 }, text: 'The first to 15 points on their own turn wins.' },
    {
      house:
        'The player who rolled turns the storm, and each owner chooses what to give up. The storm passes over land, sea and the hexes of the frame.',
    },
    {
      house:
        'Players whose storm-torn roads hang on nothing keep them. Ships are joined again by moving one of them, or by founding a settlement where they come ashore.',
    },
    {
      house:
        'A piece between two hexes without numbers gives one to each, the one further north or west first. Free roads and ships, and ships that are moved there, bring a token as well.',
    },
    { house: 'A hex outside Eurasia that has lost its token gets another when somebody builds there again.' },
    {
      house:
        'The map is ours, made to the counts of hexes, tokens and harbours. Nine chits lie around the other continents, and the storm begins in the Atlantic, heading east.',
    },
  ],
};
