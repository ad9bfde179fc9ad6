import type { CardSpec } from '../rulebook/index.ts';

type Points = Pick<CardSpec, 'skill' | 'strength'>;

/** A hero who is nothing but cost and points. */
export const hero = (
  name: string,
  emblem: CardSpec['emblem'],
  cost: CardSpec['cost'],
  points: Points,
): CardSpec => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  emblem,
  kind: 'unit',
  unit: 'hero',
  count: 1,
  cost,
  ...points,
  text: 'A hero adds skill and strength points, and does nothing else.',
});

export const heroes: readonly CardSpec[] = [
  hero('Austin', 'shield', { grain: 1, ore: 1 }, { skill: 2, strength: 1 }),
  hero('Candamir', 'axe', { grain: 1, ore: 1, wool: 2 }, { skill: 1, strength: 4 }),
  hero('Harald', 'knight', { grain: 1, ore: 1 }, { skill: 1, strength: 2 }),
  hero('Inga', 'harp', { grain: 1, ore: 1, wool: 1 }, { skill: 3, strength: 1 }),
  hero('Osmund', 'helmet', { grain: 1, ore: 1, wool: 1 }, { skill: 2, strength: 2 }),
  hero('Siglind', 'sword', { grain: 1, ore: 1, wool: 2 }, { skill: 3, strength: 2 }),
];
