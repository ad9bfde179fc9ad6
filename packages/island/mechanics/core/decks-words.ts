import type { Terms } from '../../rulebook/index.ts';
import { fieldName, withName } from './cards.ts';
import type { DecksConfig } from './decks-fields.ts';

/** The words of what several decks bring; a deck is called by its id. */
export function deckTerms({ name, called, decks }: DecksConfig): Terms {
  const title = `${called[0].toUpperCase()}${called.slice(1)}`;
  const move = (verb: string): string => `move.${withName(name, `${verb}-`, 'card')}`;
  const decision = (verb: string, plain = 'card'): string => `decision.${withName(name, verb, plain)}`;
  const event = (plain: string): string => `event.${withName(name, '', plain)}`;
  return {
    [move('draw')]: 'A card is drawn',
    [move('no')]: 'No card is left',
    [move('play')]: 'Play a card',
    [move('return')]: 'Put a card under its deck',
    [decision('draw-')]: 'A card is being drawn',
    [decision('return-')]: `Too many ${called}s: put one under its deck`,
    [decision('', 'over-limit')]: `Too many ${called}s: play one or put one under its deck`,
    [event('card-drawn')]: `{seat} draws a ${called} ({deck}).`,
    [`${event('card-drawn')}.known`]: `{seat} draws a ${called} ({deck}): {card}.`,
    [event('card-laid-open')]: '{seat} draws {card} and reveals it.',
    [event('card-played')]: '{seat} plays {card}.',
    [event('card-returned')]: `{seat} puts a ${called} under its deck ({deck}).`,
    [`${event('card-returned')}.known`]: `{seat} puts {card} under its deck ({deck}).`,
    [event('decks-empty')]: `{seat} finds no ${called} left.`,
    'reason.no-deck': 'There are no such cards.',
    'reason.no-card': 'You do not hold this card.',
    'reason.card-after-roll': 'The card is played after the roll.',
    'reason.card-before-roll': 'The card is played before the roll.',
    'reason.card-useless': 'The card would do nothing now.',
    [`score.${withName(name, '', 'laid-open')}`]: 'Cards laid open',
    [`field.${fieldName(name, 'cardCount')}`]: `${title}s`,
    [`field.${fieldName(name, 'deckSizes')}`]: 'Cards left in the decks',
    [`field.${fieldName(name, 'cardBacks')}`]: `${title}s by deck`,
    ...Object.fromEntries(
      decks.flatMap((id) => [
        [`deck.${id}`, id],
        [`token.${id}`, `${id} card`],
      ]),
    ),
  };
}
