import type { CardSpec } from '../rulebook/index.ts';

type Points = Pick<CardSpec, 'skill' | 'strength'>;

/** A hero who is nothing but cost and points. */
export const hero = (name: string, cost: CardSpec['cost'], points: Points): CardSpec => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  kind: 'unit',
  unit: 'hero',
  count: 1,
  cost,
  ...points,
  text: 'A hero counts skill and strength points, and does nothing besides.',
});

export const heroes: readonly CardSpec[] = [
  hero('Austin', { grain: 1, ore: 1 }, { skill: 2, strength: 1 }),
  hero('Candamir', { grain: 1, ore: 1, wool: 2 }, { skill: 1, strength: 4 }),
  hero('Harald', { grain: 1, ore: 1 }, { skill: 1, strength: 2 }),
  hero('Inga', { grain: 1, ore: 1, wool: 1 }, { skill: 3, strength: 1 }),
  hero('Osmund', { grain: 1, ore: 1, wool: 1 }, { skill: 2, strength: 2 }),
  hero('Siglind', { grain: 1, ore: 1, wool: 2 }, { skill: 3, strength: 2 }),
];
