import { pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { type Book, type Part, type Place, REGIONS, SITES, type Site } from '../rulebook/index.ts';
import { swapRegions } from './centre.ts';

/** Two regions of a principality change places, or two of its expansions. */
export const relocating: Part = {
  id: 'relocating',
  decisions: { relocate: {} },
  moves: (b) => [
    {
      name: 'swap-regions',
      args: [
        { name: 'one', domain: b.domain('place') },
        { name: 'other', domain: b.domain('place') },
      ],
      decisions: ['relocate'],
      list: (s, seat, out) => {
        for (let one = 0; one < REGIONS; one++)
          for (let other = one + 1; other < REGIONS; other++)
            if (isRegion(b, s, seat, one) && isRegion(b, s, seat, other)) out.put(one, other);
      },
      apply: (s, seat, one, other) => {
        pop(s);
        swapRegions(b, s, seat, one, other);
        if (s.events) tell(s, 'regions-swapped', { seat });
      },
    },
    {
      name: 'swap-expansions',
      args: [
        { name: 'one', domain: b.domain('site') },
        { name: 'other', domain: b.domain('site') },
      ],
      decisions: ['relocate'],
      list: (s, seat, out) => {
        for (let one = 0; one < SITES; one++)
          for (let other = one + 1; other < SITES; other++)
            if (maySwap(b, s, seat, one, other)) out.put(one, other);
      },
      apply: (s, seat, one, other) => {
        pop(s);
        for (const field of [b.fields.sites, b.fields.beneath]) {
          const was = field.get(s, seat, one);
          field.set(s, seat, one, field.get(s, seat, other));
          field.set(s, seat, other, was);
        }
        if (s.events) tell(s, 'expansions-swapped', { seat });
      },
      why: (s, seat, one, other) => (one >= 0 && !maySwap(b, s, seat, one, other) ? NO_SWAP : undefined),
    },
    {
      name: 'swap-nothing',
      decisions: ['relocate'],
      list: (_s, _seat, out) => out.put(),
      apply: (s) => pop(s),
    },
  ],
  words: {
    terms: {
      'decision.relocate': 'Choose two regions or two expansions that change places',
      'move.swap-regions': 'These two regions change places',
      'move.swap-expansions': 'These two expansions change places',
      'move.swap-nothing': 'Leave everything where it is',
      'event.regions-swapped': 'Two regions of {seat} change places.',
      'event.expansions-swapped': 'Two expansions of {seat} change places.',
      'reason.no-swap': 'These two cannot change places.',
    },
  },
};

const NO_SWAP = reason('no-swap', 'these two cannot change places');

export function askRelocation(b: Book, s: State, seat: Seat): void {
  push(s, b.decision('relocate'), 1 << seat);
}

function isRegion(b: Book, s: State, seat: Seat, place: Place): boolean {
  return b.fields.terrain.get(s, seat, place) > 0;
}

function maySwap(b: Book, s: State, seat: Seat, one: Site, other: Site): boolean {
  const { sites } = b.fields;
  const [first, second] = [sites.get(s, seat, one) - 1, sites.get(s, seat, other) - 1];
  if (first < 0 || second < 0 || one >= other) return false;
  return !b.rules.barSite(s, seat, first, other) && !b.rules.barSite(s, seat, second, one);
}
