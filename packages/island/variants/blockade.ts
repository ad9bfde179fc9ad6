import type { Seat } from '@hexwright/kernel';
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
    const harbours = b.row<Seat>('harbours');
    const { edgeHex, hexes } = b.topology;
    const closedBy: number[][] = Array.from({ length: hexes }, () => []);
    b.layout.harbours.places.forEach(({ q, r, side }, place) => {
      const edge = b.topology.edgeAt(q, r, side);
      for (const hex of [edgeHex[edge * 2], edgeHex[edge * 2 + 1]]) if (hex >= 0) closedBy[hex].push(place);
    });
    return {
      bank: {
        rate: (s, seat, good) => {
          const at = blockerAt(b, s, pirate);
          if (at === NOWHERE || closedBy[at].length === 0) return was.bank.rate(s, seat, good);
          // As if the harbours there were not.
          const bits = harbours.get(s, seat);
          const kinds = closedBy[at].map((place) => b.fields.harbour.get(s, place));
          for (const place of closedBy[at]) b.fields.harbour.set(s, place, -1);
          b.the.harbours.recount(s, seat);
          const rate = was.bank.rate(s, seat, good);
          for (const [i, place] of closedBy[at].entries()) b.fields.harbour.set(s, place, kinds[i]);
          harbours.set(s, seat, bits);
          return rate;
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
