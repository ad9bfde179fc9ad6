import type { Looks, Terms } from '@hexwright/rulebook';
import type { CardSpec } from './cards.ts';
import type { Part } from './module.ts';

/** The cards of a set as parts: each brings itself, what it does and how it looks. */
export function cardParts(back: string, cards: readonly CardSpec[]): Part[] {
  return cards.map((card) => ({
    id: `card ${card.id}`,
    back,
    cards: [card],
    ...(card.uses && { uses: card.uses }),
    ...(card.rules && { rules: (was, b) => card.rules!(was, b, b.card(card.id)) }),
    looks: { cards: { [card.id]: lookOf(card) } },
  }));
}

/** The words of cards: name, what they do, what they ask for. */
export function cardTerms(cards: readonly CardSpec[]): Terms {
  return Object.assign(
    {},
    ...cards.map(({ id, name, text, requires }) => ({
      [`card.${id}`]: name,
      [`card.${id}.text`]: text,
      ...(requires && { [`card.${id}.requires`]: requires }),
    })),
  );
}

type CardLook = NonNullable<Looks['cards']>[string];

/** The emblem is the card's own; the colour tells its kind. */
function lookOf(card: CardSpec): CardLook {
  const usual = usualLook(card);
  return card.emblem ? { ...usual, shape: card.emblem } : usual;
}

function usualLook({ kind, unit, city, attack }: CardSpec): CardLook {
  if (kind === 'event') return { shape: 'scroll', colour: '#4a6fa5' };
  if (kind === 'action') return { shape: 'scroll', colour: attack ? '#b5533c' : '#c9a227' };
  if (kind === 'site') return { shape: 'chest', colour: '#7d5a3c' };
  if (unit === 'hero') return { shape: 'knight', colour: '#5b7f4f' };
  if (unit === 'ship') return { shape: 'ship', colour: '#5b7f4f' };
  if (kind === 'unit') return { shape: 'pawn', colour: '#5b7f4f' };
  return city ? { shape: 'tower', colour: '#a23b3b' } : { shape: 'house', colour: '#5b7f4f' };
}
