import type { Part } from '../../rulebook/index.ts';

/** Swamps lie where rivers end. They give nothing and are deserts in all but their name. */
export function swamp(): Part {
  return {
    id: 'swamp',
    terrains: [{ id: 'swamp' }],
    words: { terms: { 'terrain.swamp': 'swamp' } },
    looks: { terrains: { swamp: { colour: '#8d9a63', pattern: 'swamp' } } },
  };
}
