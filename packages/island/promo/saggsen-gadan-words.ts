import type { Words } from '../rulebook/index.ts';

export const saggsenGadanWords: Words = {
  name: 'Saggsen-Gadan',
  summary:
    'Saxony and its rivers: a road lies on either bank, and settlements stand side by side along the water. Settlements beside cities earn crowns, and manufacturing plants turn resources into points. Ten points win.',
  rules: [
    'Rivers flow along edges. Two roads may lie there, one on each bank, of one player or of two.',
    'A road never goes on to the other bank, unless a settlement or city of yours stands where it would cross. Your roads on both banks are only joined at such a building.',
    'A settlement or city at a river interrupts the roads of the others on both banks.',
    'A settlement at a river costs 1 brick, 1 grain, 2 lumber and 1 wool.',
    'Settlements along a river keep no distance to each other. Between one at a river and one that is not, the distance rule holds.',
    'With a settlement or city at a river you trade with the bank at 3:1.',
    'Nobody starts at a river.',
    'Seven hexes are cities of Saxony. The first settlement that you build beside each of them earns you a crown. There are 21 crowns.',
    'The first player with 3 crowns becomes King of Saxony and has 1 point, until another has more. While several have the most crowns nobody is King.',
    'There are five manufacturing plants, one for each resource. A plant costs two unplayed development cards, which go under the deck. Neither may have been bought in this turn.',
    'You build a plant on a hex that gives its resource, at a settlement or city of yours. Each building has one plant at most.',
    'Once in your turn you may use a plant: three of its resource become 1 chit, which is worth 1 point. There are 15 chits.',
    'You do not use a plant in the turn in which you build it, nor while the robber is on its hex.',
    'On your turn, while the robber is at a settlement or city of yours, you may pay any three goods to send it to the desert.',
    'There is no Largest Army.',
    {
      house:
        'A city at a river costs what a city costs. A starting settlement beside a city earns its crown, a settlement that becomes a city earns none.',
    },
    { house: 'At the source of a river roads go round it, and there both banks are joined.' },
    { house: 'With several plants you still use only one in a turn.' },
    {
      house:
        'You show the cards that you give for a plant; those that are worth points may be among them. They come again when the rest of the deck is bought.',
    },
    {
      house:
        'A city keeps the plant of its settlement. A building that is lost takes its plant with it; you may build the plant again.',
    },
    { house: 'When you pay for the robber, you steal nothing.' },
    {
      house:
        'The printed map is lost; the one used here is our own, with the Elbe from rim to rim and the Mulde from its source. It has no harbours.',
    },
  ],
  terms: {
    'award.king-of-saxony': 'King of Saxony',
    'reason.robber-goes-home': 'If you pay, you can send it only to the desert.',
    'award.king-of-saxony.text': 'More crowns than any other player, at least 3.',
  },
  instead: {
    'decision.discard': 'Give up cards',
  },
};
