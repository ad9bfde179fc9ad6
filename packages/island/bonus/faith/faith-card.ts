import { type ProgressCard, progressCard } from '../../cities-knights/index.ts';
import type { Part } from '../../rulebook/index.ts';
import { FAITH } from './colours.ts';

export const FAITH_DECK = 'religion';

type FaithCard = Omit<ProgressCard, 'card' | 'colour'> & {
  readonly card: Omit<ProgressCard['card'], 'deck'>;
};

/** A progress card of the deck of religion: by chance alone few are drawn, for it takes a diocese to draw them. */
export const faithCard = ({ card, exempt, terms = {}, ...rest }: FaithCard): Part =>
  progressCard({
    ...rest,
    terms,
    card: { ...card, deck: FAITH_DECK },
    colour: FAITH,
    exempt: {
      ...exempt,
      rare: [
        `card.${card.id}`,
        ...Object.keys(terms).filter((key) => /^(move|event)\./.test(key)),
        ...(exempt?.rare ?? []),
      ],
    },
  });
