import type { RuleText } from '../../rulebook/index.ts';

/** What holds for all progress cards; what each does is told on the card. */
export const cardRules: readonly RuleText[] = [
  'Each branch has a deck of 18 progress cards. Players who are due a card draw the top one of the deck, in turn order from the active player.',
  'On your own turn you may play any number of progress cards after the roll, including those drawn this turn; only the Alchemist is played before it. A played card goes face down under its deck.',
  'You reveal a card that is worth a point as soon as you draw it; it stays open.',
  {
    key: 'card-limit',
    text: 'You keep at most 4 progress cards in hand. If you draw a fifth on another player’s turn, you put one of the five under its deck at once; on your own turn you play one or put one back right after the roll.',
  },
  'Progress cards are never traded, and no robber steals them.',
  'If you have lost your last city, you still draw and play progress cards.',
  {
    option: 'deserter',
    text: 'Older reading: the knight that a Deserter brings comes to where the other stood, and is of the same strength or of the next lower one that is left.',
  },
  {
    option: 'commercialHarbour',
    text: 'English 3rd edition: at a Commercial Harbour the taker looks at the other player’s commodities and chooses one.',
  },
  { house: 'When a deck has run out, the cards under it are shuffled and become the deck.' },
  { house: 'When you put a progress card back, you show it to nobody, but its back tells the deck.' },
  { house: 'You cannot play a progress card that would do nothing.' },
  { house: 'Cards that ask who has more points go by the points that everybody can see.' },
  { house: 'If the bank has too few, Irrigation and Mining bring what it has.' },
  {
    of: 'card.wedding',
    house:
      'Only the two players know what is given for a Wedding or at a Commercial Harbour and what a Master Merchant takes.',
  },
  {
    of: 'card.deserter',
    house: 'A knight that a Deserter brings acts from your next turn on, like one just activated.',
  },
];
