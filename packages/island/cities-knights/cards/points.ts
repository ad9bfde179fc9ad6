import { progressCard } from './deck.ts';

/** A card that is worth a point and is never held. */
const point = (id: string, deck: string, name: string) =>
  progressCard({
    card: { id, deck, count: 1, points: 1 },
    name,
    text: `The ${name} is worth 1 point. Reveal it as soon as you draw it, on anybody’s turn; it is not a card in your hand, and no Spy takes it.`,
    shape: 'star',
  });

export const printer = point('printer', 'science', 'Printer');
export const constitution = point('constitution', 'politics', 'Constitution');
