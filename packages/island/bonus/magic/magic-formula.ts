import { cardLevy } from '../../cities-knights/index.ts';
import { magicCard } from './magic-card.ts';

const levy = cardLevy({ name: 'magic-formula' });

export const magicFormula = magicCard({
  card: { id: 'magic-formula', count: 1, worth: 0.15, ...levy.played },
  name: 'Magic Formula',
  text: 'Every other player gives you one of their progress cards, openly. You keep one of these; the others go under their decks.',
  shape: 'bottle',
  ...levy.part,
  terms: {
    'decision.magic-formula': 'Magic Formula: give one of your progress cards',
    'decision.magic-formula-keep': 'Magic Formula: keep one of these cards',
    ...levy.terms,
  },
});
