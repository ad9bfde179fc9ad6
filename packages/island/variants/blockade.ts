import { closesHarbours } from '../mechanics/index.ts';
import { defineModule, taken, wanted } from '../rulebook/index.ts';

/** A pirate in front of a harbour keeps its owner from trading there. */
export const blockade = defineModule({
  id: 'variant/blockade',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  host: 'seafarers/heading-for-new-shores',
  wants: [wanted.pirate, wanted.harbours],
  takes: [taken.blockade],
  parts: [closesHarbours('pirate')],
  words: {
    name: 'Blockade',
    summary: 'The pirate closes the harbours of its hex.',
    rules: [
      'Nobody trades at a harbour in whose sea hex the pirate stands: the rate is what it would be without that harbour.',
      { house: 'Whatever else a harbour is good for, it stays good for.' },
    ],
  },
});
