import type { Words } from '../rulebook/index.ts';

export const groundWords: Words = {
  name: 'Treasures',
  summary: 'Treasures that lie face down on corners of the board, and what is on their fronts.',
  rules: [
    'Treasures lie face down on corners of the board. Everybody knows what is on the fronts of all that are still closed, nobody which of them lies where.',
    'There are five fronts: two goods of your choice, a card, one good of your choice, two roads or ships for free, or 1 brick, 1 lumber and 1 wool.',
    {
      where: { treasureSet: 'box' },
      text: 'Of the 20 treasures 4 have two goods, 4 a card, 5 one good, 4 two roads or ships, and 3 brick, lumber and wool.',
    },
    {
      of: 'part.cards',
      text: 'The card is the next development card. It counts as bought this turn.',
    },
    {
      option: 'treasureSet',
      text: 'Catan-News of 2009: 17 treasures, 4 each with two goods or a card, 3 each of the others. They are enough for three players only.',
    },
    {
      house:
        'What you cannot take is lost: goods that the bank does not have, and roads or ships for which there is no place.',
    },
    { house: 'A treasure with a card brings a good of your choice when no such card is left.' },
    { house: 'You lay two free roads or ships at once; they may lead to the next treasure.' },
  ],
  terms: { 'option.treasureSet': 'Treasures' },
};
