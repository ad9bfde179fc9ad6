import { pop, push, reason, type Seat, type State } from '@hexwright/kernel';
import { answerAlone, type Book, FULL, held, type Part, type Place, rivalOf } from '../rulebook/index.ts';
import { seatAsked } from './asked.ts';
import { charge, grant, store, take } from './goods.ts';

/** One region is filled with what the opponent has of its good. */
export const regionRaid: Part = {
  id: 'region raid',
  decisions: { 'raid-region': {} },
  moves: (b) => [
    {
      name: 'raid-region',
      args: [{ name: 'region', domain: b.domain('place') }],
      decisions: ['raid-region'],
      list: (s, seat, out) => {
        for (let place = 0; place < b.places; place++) if (loot(b, s, seat, place) > 0) out.put(place);
      },
      apply: (s, seat, place) => {
        const count = loot(b, s, seat, place);
        pop(s);
        store(b, s, seat, place, count);
        charge(b, s, rivalOf(seat), count, goodIn(b, s, seat, place));
      },
      why: (s, seat, place) => (place >= 0 && loot(b, s, seat, place) === 0 ? NO_LOOT : undefined),
    },
    {
      name: 'raid-nothing',
      decisions: ['raid-region'],
      list: (_s, _seat, out) => out.put(),
      apply: (s) => pop(s),
    },
  ],
  words: {
    terms: {
      'decision.raid-region': 'Choose the region that you fill with goods of your opponent',
      'move.raid-region': 'Fill this region',
      'move.raid-nothing': 'Take nothing',
      'reason.no-loot': 'The opponent has nothing that this region could take in.',
    },
  },
};

export const NO_LOOT = reason('no-loot', 'the opponent has nothing that this region could take in');

const goodIn = (b: Book, s: State, seat: Seat, place: Place): number =>
  1 << (b.fields.terrain.get(s, seat, place) - 1);

/** how much the region could take from the opponent */
function loot(b: Book, s: State, seat: Seat, place: Place): number {
  if (b.fields.terrain.get(s, seat, place) === 0) return 0;
  const room = FULL - b.fields.store.get(s, seat, place);
  return Math.min(room, held(b, s, rivalOf(seat), goodIn(b, s, seat, place)));
}

export function anyLoot(b: Book, s: State, seat: Seat): boolean {
  for (let place = 0; place < b.places; place++) if (loot(b, s, seat, place) > 0) return true;
  return false;
}

export function askRaid(b: Book, s: State, seat: Seat): void {
  push(s, b.decision('raid-region'), 1 << seat);
}

/** A good of choice is given to the opponent, who says where it lies. */
export const givingBack: Part = {
  id: 'giving back',
  decisions: { 'give-back': {} },
  moves: (b) => [
    {
      name: 'give-back',
      args: [{ name: 'region', domain: b.domain('place') }],
      decisions: ['give-back'],
      list: (s, seat, out) => {
        for (let place = 0; place < b.places; place++)
          if (b.fields.store.get(s, seat, place) > 0) out.put(place);
      },
      apply: (s, seat, place) => {
        pop(s);
        take(b, s, seat, place, 1);
        grant(b, s, rivalOf(seat), { count: 1, among: goodIn(b, s, seat, place) });
      },
    },
  ],
  eases: (b) => {
    const alone = answerAlone();
    return {
      'give-back': (s) => {
        if (b.fields.store.sum(s, seatAsked(s)) > 0) return alone(s);
        pop(s);
        return true;
      },
    };
  },
  words: {
    terms: {
      'decision.give-back': 'Give 1 good to your opponent',
      'move.give-back': 'Give 1 from this region',
    },
  },
};

export function askGift(b: Book, s: State, seat: Seat): void {
  push(s, b.decision('give-back'), 1 << seat);
}
