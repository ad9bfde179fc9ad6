import { reason } from '@hexwright/kernel';
import {
  carryOff,
  claims,
  discovery,
  harbourPlaces,
  lateHarbours,
  startIn,
  tokenMigration,
} from '../mechanics/index.ts';
import { type Book, defineModule, type Part, wanted } from '../rulebook/index.ts';
import { harbourBag } from '../seafarers/index.ts';
import { explorersBoard, HARBOUR_GIFT, MIDDLE } from './boards/explorers.ts';
import { explorersWords } from './explorers-words.ts';
import { twoPiles } from './mechanics/two-piles.ts';

/** for bots, in points: a harbour that waits on the rim, and each kind that the seat can trade with */
const HARBOUR = 1;
const SERVED = 0.5;

const ones = (bits: number): number => {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
};

/** A world without left or right end, of which only the middle is known. Its tokens go where the explorers go. */
export const explorers = defineModule({
  id: 'buch/explorers',
  kind: 'scenario',
  seats: [3, 4],
  needs: ['sea'],
  leaves: [wanted.riverBed.thing],
  options: {
    explorersMap: {
      type: 'choice',
      default: '2003',
      values: ['2003', '2000'],
      words:
        'The map of 2003, with harbours that are taken on its rim, or that of 2000, with harbours among the ocean hexes',
    },
  },
  defaults: { points: 12 },
  parts: [
    startIn({ regions: [MIDDLE] }),
    startInSight(),
    discovery(),
    tokenMigration({ from: MIDDLE, elsewhere: true, by: 'asking' }),
    twoPiles({ harbours: (b) => (b.option('explorersMap') === '2000' ? harbourBag(4) : {}) }),
    lateHarbours({ beside: 'any' }),
    harbourGifts(),
  ],
  board: (_was, { options }) => explorersBoard(options.explorersMap as string),
  words: explorersWords,
  looks: {
    fields: {
      harboursHeld: { on: 'purse', shape: 'chit', kinds: ['any', 'brick', 'lumber', 'wool', 'grain', 'ore'] },
    },
  },
});

const START_UNKNOWN = reason('start-unknown', 'nobody starts beside the unknown');

/** Nobody starts at a corner that touches unknown hexes. */
function startInSight(): Part {
  return {
    id: 'start-in-sight',
    words: { terms: { 'reason.start-unknown': 'Nobody starts beside an unknown hex.' } },
    rules: (was, b) => {
      const unknown = b.terrain('unknown');
      return {
        barStartAt: (s, seat, corner) =>
          was.barStartAt(s, seat, corner) ??
          (b.walks.hexesAt[corner].some((hex) => b.fields.terrain.get(s, hex) === unknown)
            ? START_UNKNOWN
            : undefined),
      };
    },
  };
}

/** Harbours lie on edges of the rim. The first road or ship there takes one off, to be put up on any coast. */
function harbourGifts(): Part {
  const part = claims({
    name: 'harbourGift',
    mark: HARBOUR_GIFT,
    on: 'edge',
    by: ['road', 'ship'],
    worth: HARBOUR,
    noLook: 'drawn as the harbour that lies there',
    gain: (b) => {
      const placeOn = harbourPlaces(b);
      return (s, seat, edge) => carryOff(b, s, seat, placeOn[edge]);
    },
  });
  const places = (b: Book) => b.layout.marks.edges[HARBOUR_GIFT] ?? [];
  return {
    ...part,
    rules: (was, b) => {
      const rules = part.rules?.(was, b) ?? {};
      return {
        ...rules,
        hints: {
          ...rules.hints,
          // What is taken off the rim stays worth something when it serves.
          progress: (s, seat) => was.hints.progress(s, seat) + SERVED * ones(b.the.harbours.open(s, seat)),
        },
      };
    },
    boardNeeds: [],
    prepare: (b) => {
      const lay = part.prepare?.(b);
      const placeOn = harbourPlaces(b);
      return (s) => {
        lay?.(s);
        for (const { q, r, side, value } of places(b))
          b.fields.harbour.set(s, placeOn[b.topology.edgeAt(q, r, side)], b.harbourKinds.indexOf(`${value}`));
      };
    },
    words: { terms: { 'event.harbourGift': '{seat} takes a harbour off the rim.' } },
  };
}
