import { blockerAt, NOWHERE } from '../mechanics/index.ts';
import { defineModule, wanted } from '../rulebook/index.ts';

/** A pirate in front of a harbour keeps its owner from trading there. */
export const blockade = defineModule({
  id: 'variant/blockade',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  host: 'seafarers/heading-for-new-shores',
  wants: [wanted.pirate, wanted.harbours],
  rules: (was, b) => {
    const pirate = b.blocker('pirate');
    const { edgeHex, hexes } = b.topology;
    const closedBy: number[][] = Array.from({ length: hexes }, () => []);
    b.layout.harbours.places.forEach(({ q, r, side }, place) => {
      const edge = b.topology.edgeAt(q, r, side);
      for (const hex of [edgeHex[edge * 2], edgeHex[edge * 2 + 1]]) if (hex >= 0) closedBy[hex].push(place);
    });
    return {
      harbours: {
        open: (s, seat) => {
          const at = blockerAt(b, s, pirate);
          if (at === NOWHERE || closedBy[at].length === 0) return was.harbours.open(s, seat);
          return b.the.harbours.bits(s, seat, closedBy[at]);
        },
      },
    };
  },
  words: {
    name: 'Blockade',
    summary: 'The pirate closes the harbours of its hex.',
    rules: [
      'Nobody trades at a harbour in whose sea hex the pirate stands: the rate is what it would be without that harbour.',
      { house: 'Whatever else a harbour is good for, it stays good for.' },
    ],
  },
});
