import { knights } from '../cities-knights/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';

/** how many points more than at sea four players are asked for */
const MORE = 1;

/** Official pair: the knights of Cities & Knights dig, once they are active. */
export const greatCanalKnights = defineModule({
  id: 'schaetze/great-canal-knights',
  kind: 'variant',
  internal: true,
  seats: [3, 4],
  needs: ['schaetze/great-canal', 'cities-knights/core', 'cities-knights/sea'],
  // Its own knights dig.
  provides: [wanted.knightCards.thing],
  raises: { points: (seats) => (seats > 3 ? MORE : 0) },
  without: { parts: ['canal-knights'] },
  rules: (was, b) => {
    const own = knights.of(b);
    const home = new Uint8Array(b.topology.corners);
    b.layout.hexes.forEach(({ region }, hex) => {
      if (region === 'main') for (const corner of b.walks.cornersOf[hex]) home[corner] = 1;
    });
    return {
      canal: {
        digger: (s, corner) => own.owner(s, corner),
        digs: (s, corner) => own.isActive(s, corner),
      },
      defence: {
        mayDefend: (s, corner) => home[corner] === 1 && was.defence.mayDefend(s, corner),
      },
    };
  },
  words: {
    name: 'The Great Canal with Cities & Knights',
    summary: 'The knights of Cities & Knights dig the canal.',
    takesBack: ['goal-at-sea'],
    rules: [
      'With three players you need two more points to win, with four three more.',
      'Only active knights dig. A portion is dug as soon as a second knight beside it is active, whether its owner wants it or not.',
      'Digging is no action: the knights stay active, and may act.',
      'Knights mine gold and trade abroad whether they are active or not.',
      'Active knights that are not on the main island do not count against the barbarians.',
      'Irrigation brings grain from fields before the canal is completed, too.',
    ],
  },
});
