import type { Words } from '../rulebook/index.ts';

export const explorersWords: Words = {
  name: 'The Explorers',
  summary:
    'Sail around the world: the left and right ends of the board are one. Every discovery brings land and sea, and the number tokens for it soon have to leave the old country.',
  rules: [
    'The left and right borders of the board are glued together. Edges and corners on one border are those on the other: lanes run across, and a settlement there keeps its distance on both sides.',
    'Starting settlements stand in the middle of the board, and not beside an unknown hex.',
    'There are two piles, one of land and one of ocean. When you build a road or ship that ends at an unknown hex, you discover it: land is drawn for it, and an ocean hex is laid on an empty place beside it, if there is one.',
    'New land that produces gets a number token out of the reserve.',
    'When the reserve is empty, you choose a token from the middle of the board: from a hex beside one of your own settlements or cities; so that every settlement and city still has a hex with a number beside it; and so that no 6 or 8 comes to lie beside another. Where no token meets all three, they are dropped in this order.',
    'When the middle has no token left, it comes from anywhere else, under the same conditions.',
    {
      where: { explorersMap: '2003' },
      text: 'A harbour for each resource lies on the rim, three in the north and two in the south. The first to build a road or ship on its edge takes it, and puts it up on any coast at once.',
    },
    {
      where: { explorersMap: '2003' },
      text: 'An edge has one harbour at most, and no two harbours share a corner.',
    },
    {
      where: { explorersMap: '2000' },
      text: 'Nine ocean hexes have harbours on them. When you draw one, you turn it so that both corners of the harbour touch land, if that can be.',
    },
    { of: 'blocker.robber', text: 'The robber starts on a desert.' },
    { of: 'blocker.pirate', house: 'The pirate starts off the board.' },
    { key: 'goal', where: { points: 12 }, text: 'The first to 12 points on their own turn wins.' },
    { house: 'If you discover a hex, you choose where the ocean goes, and get nothing else for it.' },
    {
      house:
        'Free roads and ships, those of the start, and ships that are moved there discover hexes as well. A hex that is discovered at the same time is no empty place.',
    },
    { house: 'When one of the piles is empty, hexes come only from the other.' },
    { house: 'A hex that has lost its token gets no other.' },
    { house: 'A harbour on the rim serves a player with a settlement there as long as it lies there.' },
    {
      where: { explorersMap: '2000' },
      house:
        'If a harbour cannot touch land with both corners, you turn it to as much land as possible. It is never turned again.',
    },
    {
      option: 'explorersMap',
      text: 'In 2000 the harbours lie under the ocean hexes, the middle has more ocean, and there is no desert among the unknown land.',
    },
    {
      house:
        'The maps are ours, made to the counts of hexes and tokens. On that of 2003 the four general harbours lie on the coast of the middle.',
    },
  ],
};
