import { defineModule } from '../rulebook/index.ts';
import { startKnight } from './mechanics/start-knight.ts';

/** Official pair of the first three chapters: a knight to begin with. */
export const firstKnight = defineModule({
  id: 'sea-robbers/first-knight',
  kind: 'variant',
  internal: true,
  seats: [3, 4],
  needs: ['sea-robbers/cities-knights'],
  parts: [startKnight()],
  words: {
    name: 'A knight to begin with',
    summary: 'Everybody starts with a basic knight at a road or ship.',
    rules: [
      'With the city and its road everybody places a basic knight, which is not active: at the far end of that road, or of the ship of the first settlement.',
      { house: 'If other knights stand at both ends, the knight stays in the supply.' },
    ],
  },
});
