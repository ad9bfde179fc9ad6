import type { Looks } from '@hexwright/rulebook';
import { type Expansion, expansions } from './expansions.ts';

const SHAPES = { action: 'scroll', building: 'house', unit: 'helmet', city: 'city' } as const;
const COLOURS = { action: '#7a5a86', building: '#8a6a3b', unit: '#7a2f2f', city: '#4a6a8a' } as const;

const shapeOf = ({ emblem, kind, unit }: Expansion) => emblem ?? (unit === 'ship' ? 'ship' : SHAPES[kind]);

export const ministersLooks: Looks = {
  cards: {
    ...Object.fromEntries(
      expansions.map((card) => [card.id, { shape: shapeOf(card), colour: COLOURS[card.kind] }]),
    ),
    'charter-chapel': { shape: 'bell', colour: '#4a6a8a' },
    'charter-library': { shape: 'book', colour: '#4a6a8a' },
    'charter-marketplace': { shape: 'booth', colour: '#4a6a8a' },
    'charter-palace': { shape: 'crown', colour: '#4a6a8a' },
    'charter-university': { shape: 'quill', colour: '#4a6a8a' },
  },
};
