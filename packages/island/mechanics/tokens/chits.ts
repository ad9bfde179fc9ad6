import { type Seat, type State, tell } from '@hexwright/kernel';
import { type Book, field, handlesOf, type Part, pointsIn } from '../../rulebook/index.ts';

const fields = {
  chits: field.row('seat'),
};

/** The seat is given chits, each worth a point. */
export function gainChits(b: Book, s: State, seat: Seat, count: number): void {
  handlesOf(b, fields).chits.add(s, seat, count);
  if (s.events) tell(s, 'chits', { seat, count });
}

/** Chits for feats of the chapter, each worth a point. */
export function chits(): Part {
  return {
    id: 'chits',
    fields,
    scores: [
      {
        id: 'chits',
        ...pointsIn('chits'),
      },
    ],
    words: {
      terms: {
        'field.chits': 'Chits',
        'score.chits': 'Chits',
        'event.chits': '{seat} is given {count} chits.',
      },
    },
    looks: { fields: { chits: { on: 'seat', shape: 'chit', colour: '#d9a520' } } },
  };
}
