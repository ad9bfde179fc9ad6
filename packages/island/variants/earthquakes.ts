import { pop, push, reason, type Seat, type State } from '@hexwright/kernel';
import { canReduce, reduceBuilding, reducing } from '../mechanics/index.ts';
import { type Book, defineModule, field, handlesOf, wanted } from '../rulebook/index.ts';

const fields = {
  shaken: field.row('seat'),
};

const SPARED = reason('quake-spared', 'this player has no city to lose, or has lost one already');
const NOT_OWN = reason('not-own-city', 'no city of yours stands there');

/** Two cards of the deck shake a city of somebody else's down to a settlement. */
export const earthquakes = defineModule({
  id: 'variant/earthquakes',
  kind: 'variant',
  seats: [2, 3, 4, 5, 6],
  wants: [wanted.developmentCards, wanted.cities],
  parts: [reducing()],
  cards: [
    {
      id: 'earthquake',
      deck: 'development',
      count: 2,
      beforeRoll: (options) => options.cardsBeforeRoll === 'any',
      when: (b) => (s, seat) => b.rivals[seat].some((other) => citiesOf(b, s, other).length > 0),
      play: (b) => (s, seat) => push(s, b.decision('quake'), 1 << seat),
    },
  ],
  fields,
  decisions: { quake: {}, 'lose-city': {} },
  moves: (b) => [
    {
      name: 'quake',
      args: [{ name: 'seat', domain: b.domain('seat') }],
      decisions: ['quake'],
      list: (s, seat, out) => {
        for (const other of b.rivals[seat]) if (citiesOf(b, s, other).length > 0) out.put(other);
      },
      apply: (s, _seat, victim) => {
        pop(s);
        handlesOf(b, fields).shaken.set(s, victim, 1);
        const cities = citiesOf(b, s, victim, true);
        if (cities.length === 1) reduceBuilding(b, s, cities[0]);
        else push(s, b.decision('lose-city'), 1 << victim);
      },
      why: () => SPARED,
    },
    {
      name: 'lose-city',
      args: [{ name: 'corner', domain: b.domain('corner') }],
      decisions: ['lose-city'],
      list: (s, seat, out) => {
        for (const corner of citiesOf(b, s, seat, true)) out.put(corner);
      },
      apply: (s, _seat, corner) => {
        pop(s);
        reduceBuilding(b, s, corner);
      },
      why: () => NOT_OWN,
    },
  ],
  exempt: { rare: ['card.earthquake', 'move.quake', 'move.lose-city', 'event.reduced'] },
  words: {
    name: 'Earthquakes',
    summary: 'Two earthquake cards in the deck turn an opponent’s city back into a settlement.',
    rules: [
      'Two earthquake cards are shuffled into the development cards.',
      'When you play one, you name an opponent, who turns a city of their choice back into a settlement.',
      'A player without cities cannot be named, and nobody is struck twice in a game.',
      { house: 'Nor can a player be named who has no settlement left in the supply.' },
    ],
    terms: {
      'card.earthquake': 'Earthquake',
      'card.earthquake.text': 'An opponent turns a city back into a settlement.',
      'move.quake': 'Strike with the earthquake',
      'move.lose-city': 'Turn this city back into a settlement',
      'decision.quake': 'Choose whom the earthquake strikes',
      'decision.lose-city': 'Choose the city that becomes a settlement',
      'field.shaken': 'Struck by an earthquake',
      'reason.quake-spared': 'This player has no city to lose, or has been struck before.',
      'reason.not-own-city': 'No city of yours stands there.',
    },
  },
  looks: {
    cards: { earthquake: { shape: 'crack', colour: '#7a5a3b' } },
    fields: { shaken: { on: 'seat', shape: 'crack' } },
  },
});

/** the cities that an earthquake could take from the seat */
function citiesOf(b: Book, s: State, seat: Seat, evenStruck = false): number[] {
  if (!evenStruck && handlesOf(b, fields).shaken.get(s, seat) > 0) return [];
  const own = b.mark(seat, b.piece('city').index);
  const found: number[] = [];
  for (let corner = 0; corner < b.topology.corners; corner++)
    if (b.fields.building.get(s, corner) === own && canReduce(b, s, corner)) found.push(corner);
  return found;
}
