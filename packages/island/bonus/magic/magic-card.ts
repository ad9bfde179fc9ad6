import { type ProgressCard, progressCard } from '../../cities-knights/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { MAGIC } from './colours.ts';

export const MAGIC_DECK = 'magic';

type MagicCard = Omit<ProgressCard, 'card' | 'colour'> & {
  readonly card: Omit<ProgressCard['card'], 'deck'>;
};

/** A progress card of the magic deck. */
export const magicCard = ({ card, ...rest }: MagicCard): Part =>
  progressCard({ ...rest, card: { ...card, deck: MAGIC_DECK }, colour: MAGIC });
