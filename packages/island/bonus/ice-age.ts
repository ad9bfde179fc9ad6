import { defineModule, taken } from '../rulebook/index.ts';
import { glaciers } from './mechanics/glaciers.ts';

/** Ice grows over the whole board, a hex a turn, and melts again. */
export const iceAge = defineModule({
  id: 'bonus/ice-age',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  takes: [taken.tokens],
  parts: [glaciers({ after: 1 })],
  words: {
    name: 'Ice Age',
    summary:
      'Ice grows over the island, a hex a turn, until all is frozen. Then it melts, and the numbers come back elsewhere.',
    rules: [
      'When everybody has had a turn the ice comes: at the end of your turn you choose a hex that freezes. It lies on the rim of the board or beside a frozen one.',
      'A frozen hex gives nothing. Its number token is put beside the board.',
      'Roads may be built along frozen sea hexes.',
      'When every hex is frozen the ice melts: at the end of your turn you choose a frozen hex that thaws. It lies on the rim or beside one without ice.',
      'A hex that can give something gets a number token as it thaws: any of those beside the board, not only its own.',
      'A road with nothing but thawed sea on both sides is lost.',
      'There is no limit to your hand while ice lies on the board.',
      { house: 'If you let the hex thaw, you choose the token.' },
      { house: 'The ice comes once: when it is gone it stays away.' },
      { house: 'Ice hinders neither the robber nor what is built. A 7 is what it always is.' },
      { of: 'terrain.unknown', house: 'A hex that nobody has uncovered does not freeze.' },
    ],
  },
});
