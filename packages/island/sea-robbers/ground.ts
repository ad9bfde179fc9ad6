import { alongside, chits } from '../mechanics/index.ts';
import { defineModule } from '../rulebook/index.ts';
import { groundWords } from './ground-words.ts';
import { chests } from './mechanics/chests.ts';
import { coastStarts } from './mechanics/coast-starts.ts';

/** why hardly anything is played with the chapters */
const ALONE =
  'the Legend of the Sea Robbers goes only with Cities & Knights, Catan for Two and The Friendly Robber';

/** The rate of the bank for everything. */
const RATE = 3;

/** The ground of every chapter of the Sea Robbers: one coast of a larger land, with ships side by side, chests and friends. */
export const seaRobbersGround = defineModule({
  id: 'sea-robbers',
  kind: 'expansion',
  internal: true,
  seats: [3, 4],
  needs: ['sea', 'variant/friendly-robber'],
  alone: ALONE,
  pairs: {
    'cities-knights/core': 'sea-robbers/cities-knights',
    'variant/catan-for-two': 'sea-robbers/for-two',
  },
  offers: { waiting: [], tradeFirst: [] },
  parts: [
    alongside({ piece: 'ship', others: ['second-ship'], edges: ['coast', 'sea'] }),
    coastStarts(),
    chests(),
    chits(),
  ],
  rules: (was) => ({
    bank: { rate: (s, seat, good) => Math.min(was.bank.rate(s, seat, good), RATE) },
  }),
  words: groundWords,
  looks: { pieces: { 'second-ship': { shape: 'ship' } } },
});
