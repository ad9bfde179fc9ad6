import { type Seat, type State, tell } from '@hexwright/kernel';
import { type Book, field, handlesOf, type Part, pointsIn } from '../../rulebook/index.ts';

const fields = {
  heroes: field.row('seat'),
};

/** The seat goes up a space of the hero track. */
export function advanceHero(b: Book, s: State, seat: Seat): void {
  handlesOf(b, fields).heroes.add(s, seat, 1);
  if (s.events) tell(s, 'hero', { seat });
}

/** A track on which feats of arms move everybody up: each space is a point. */
export function heroTrack(): Part {
  return {
    id: 'hero-track',
    fields,
    scores: [
      {
        id: 'heroes',
        ...pointsIn('heroes'),
      },
    ],
    words: {
      terms: {
        'field.heroes': 'Hero track',
        'score.heroes': 'Hero track',
        'event.hero': '{seat} goes up the hero track.',
      },
    },
    looks: { fields: { heroes: { on: 'seat', shape: 'gem', colour: '#7b3fa0' } } },
  };
}
