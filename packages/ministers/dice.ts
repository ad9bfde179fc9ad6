import { type Book, eventDie, type Part } from '@hexwright/island';
import { push, type Seat, type State, tell } from '@hexwright/kernel';
import { grant, robbable } from './asking.ts';
import { turnEvent } from './events.ts';
import { askedLast, GOLD, landOf, SAFE, STOCKS } from './land.ts';
import { harvest } from './regions.ts';

const FACES = [
  { id: 'brigands', sides: 1, words: 'The event die shows brigands.' },
  { id: 'trade', sides: 1, words: 'The event die shows trade.' },
  { id: 'tournament', sides: 1, words: 'The event die shows a tournament.' },
  { id: 'harvest', sides: 1, words: 'The event die shows a rich harvest.' },
  { id: 'event', sides: 2, words: 'The event die shows an event card.' },
];

/**
 * The event die beside the yellow and the red one. Brigands come before the regions take in what the yellow die gives, everything else
 * after it; then both dice together count on the island.
 */
export function dice(): Part {
  return {
    id: 'ministers-dice',
    uses: [eventDie({ faces: FACES })],
    rules: (_was, b) => ({
      eventDie: {
        shows: (s, face) => {
          const { id } = FACES[face];
          if (id === 'brigands') raid(b, s);
          harvest(b, s, b.the.roll.yellow(s));
          if (id === 'trade') trade(b, s);
          else if (id === 'tournament') tournament(b, s);
          else if (id === 'harvest') plenty(b, s);
          else if (id === 'event') turnEvent(b, s);
        },
      },
    }),
    overrides: { 'eventDie.shows': 'its faces are those of the card game' },
    words: {
      terms: {
        'event.raided': 'Brigands take all gold and wool from the regions of {seat}.',
        'field.eventFace': 'The event die',
        'face.brigands': 'brigands',
        'face.trade': 'trade',
        'face.tournament': 'a tournament',
        'face.harvest': 'a rich harvest',
        'face.event': 'an event card',
      },
    },
    looks: {
      fields: {
        eventFace: {
          on: 'die',
          domain: 'face',
          faces: [
            { id: 'brigands', shape: 'skull', colour: '#3a2f2a' },
            { id: 'trade', shape: 'wheel', colour: '#8a5a2b' },
            { id: 'tournament', shape: 'horse', colour: '#7a2f2f' },
            { id: 'harvest', shape: 'sack', colour: '#b98a1a' },
            { id: 'event', shape: 'scroll', colour: '#4a5f7a' },
          ],
        },
      },
    },
  };
}

/** Whoever has more than is safe loses all gold and wool; what lies beside a Storehouse is not counted. */
function raid(b: Book, s: State): void {
  const { stock, beside } = landOf(b);
  const wool = STOCKS.indexOf('wool');
  for (let seat = 0; seat < b.seats; seat++) {
    let counted = 0;
    for (let of = 0; of < STOCKS.length; of++)
      if (beside(s, seat, of, 'storehouse') === 0) counted += stock.get(s, seat, of);
    if (counted <= SAFE || stock.get(s, seat, GOLD) + stock.get(s, seat, wool) === 0) continue;
    stock.set(s, seat, GOLD, 0);
    stock.set(s, seat, wool, 0);
    if (s.events) tell(s, 'raided', { seat });
  }
}

/** The holder of the windmill takes a good out of a region of another. */
function trade(b: Book, s: State): void {
  const holder = b.cell('windmill').get(s);
  if (holder >= 0 && robbable(b, s, holder)) push(s, b.decision('take-from-region'), 1 << holder);
}

/** Most skill brings a good; all who have as much take one each. */
function tournament(b: Book, s: State): void {
  const { sum } = landOf(b);
  const skill = Array.from({ length: b.seats }, (_, seat) => sum(s, seat, 'skill'));
  const most = Math.max(...skill);
  for (const seat of askedLast(b, s)) if (skill[seat] === most) grant(b, s, seat, 1);
}

function plenty(b: Book, s: State): void {
  const { standing, store } = landOf(b);
  const bridge = b.card('toll-bridge');
  for (const seat of askedLast(b, s)) {
    store(s, seat, GOLD, 2 * standing.get(s, seat as Seat, bridge));
    grant(b, s, seat, 1);
  }
}
