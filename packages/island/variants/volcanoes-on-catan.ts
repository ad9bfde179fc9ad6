import { eruption, specialHex } from '../mechanics/index.ts';
import { defineModule, taken } from '../rulebook/index.ts';

export const VOLCANO_LOOK = { colour: '#8c4a3a', pattern: 'mountains' } as const;

/** The desert is a volcano: it gives whatever one likes, and erupts. */
export const volcanoesOnCatan = defineModule({
  id: 'variant/volcanoes-on-catan',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  takes: [taken.desert],
  pairs: { 'cities-knights/core': 'variant/volcanoes-with-knights' },
  options: {
    volcanoCities: {
      type: 'choice',
      default: 'reduced',
      values: ['reduced', 'destroyed'],
      of: 'piece.city',
      words: 'A city that an eruption hits: becomes a settlement, or is destroyed',
    },
  },
  // No land is left without a number to send the robber to, and cities are seldom hit.
  offers: { robber: [] },
  exempt: { rare: ['option.volcanoCities'] },
  terrains: [{ id: 'volcano', gives: 'any' }],
  parts: [
    specialHex({ terrain: 'volcano', instead: 'desert', numbers: [4, 10] }),
    eruption({ terrain: 'volcano', cities: 'volcanoCities' }),
  ],
  words: {
    name: 'Volcanoes on Catan',
    summary: 'A volcano gives any good, but erupts and destroys what stands at one of its corners.',
    rules: [
      'The volcano gives goods of any kind when its number comes.',
      'Then it erupts: a die names one of its six corners. A settlement there is destroyed, a city becomes a settlement.',
      'Nobody places a starting settlement beside a volcano.',
      { option: 'volcanoCities', text: 'Cities that are hit are destroyed as well.' },
      {
        house:
          'The volcano takes the place of the desert, with a 4; with five or six players the second desert becomes one with a 10. On a board without a desert it takes the place of a pasture.',
      },
      {
        house:
          'Corners are counted from the upper right one anticlockwise. While the robber is on it, a volcano is quiet.',
      },
      { house: 'A city whose owner has no settlement left is destroyed.' },
    ],
    terms: { 'terrain.volcano': 'volcano' },
  },
  looks: { terrains: { volcano: VOLCANO_LOOK } },
});
