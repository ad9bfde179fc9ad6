import { itemAt } from '@hexwright/kernel';
import type { RivalsSheet } from '../table/sheet.ts';
import type { Speaker } from '../words/speak.ts';

/** Where more goods are spoken of than this, no single one is what the card is about. */
const FEW = 2;

/** The goods that a card's words speak of: with them, cards of one kind are told apart at a glance. */
export function goodsMentioned(sheet: RivalsSheet, speak: Speaker, card: number): readonly string[] {
  const text = speak.term(`card.${itemAt(sheet.cards, card).id}.text`).toLowerCase();
  const words = new Set(text.split(/[^\p{L}]+/u));
  const found = sheet.goods.filter((good) => words.has(speak.name('good', good).toLowerCase()));
  return found.length <= FEW ? found : [];
}
