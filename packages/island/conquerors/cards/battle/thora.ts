import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import { knights, progressCard } from '../../../cities-knights/index.ts';
import type { Book } from '../../../rulebook/index.ts';
import { field, handlesOf } from '../../../rulebook/index.ts';
import { BATTLE_COLOUR } from '../../mechanics/colours.ts';

const fields = {
  thoraLeads: field.cell({ start: -1 }),
};

const AT_WORK = reason('thora-leads', 'Thora lies before somebody already');

/** the seat she leads; -1 for nobody */
const ledOf = (b: Book) => handlesOf(b, fields).thoraLeads;

/** All knights of a player are stronger for a round. */
export const thora = progressCard({
  card: {
    id: 'thora',
    deck: 'battle',
    count: 4,
    beforeRoll: true,
    worth: 0.8,
    bar: (b) => {
      const led = ledOf(b);
      return (s) => (led.get(s) >= 0 ? AT_WORK : undefined);
    },
    when: (b) => {
      const own = knights.of(b);
      return (s, seat) => own.any(s, seat);
    },
    play: (b) => {
      const led = ledOf(b);
      return (s, seat) => {
        led.set(s, seat);
        if (s.events) tell(s, 'thora-leads', { seat });
      };
    },
  },
  name: 'Thora',
  text: 'Before or after the roll: each of your knights is 1 stronger until your next turn begins. As long as Thora leads anybody, nobody plays another.',
  shape: 'crown',
  colour: BATTLE_COLOUR,
  uses: [knights.part],
  fields,
  rules: (was, b) => {
    const own = knights.of(b);
    const led = ledOf(b);
    const leads = (s: State, seat: Seat): number => (seat >= 0 && led.get(s) === seat ? 1 : 0);
    return {
      units: {
        strength: (s, corner) => was.units.strength(s, corner) + leads(s, own.owner(s, corner)),
        // One that comes onto the board is led by her too.
        barCome: (s, seat, strength, corner, from) =>
          was.units.barCome(s, seat, strength + (from < 0 ? leads(s, seat) : 0), corner, from),
      },
      beginTurn: (s) => {
        was.beginTurn(s);
        if (led.get(s) === b.fields.active.get(s)) led.set(s, -1);
      },
    };
  },
  terms: {
    'field.thoraLeads': 'Thora leads',
    'event.thora-leads': 'Thora leads the knights of {seat}.',
    'reason.thora-leads': 'A player has Thora already.',
  },
  looks: { fields: { thoraLeads: { on: 'holder', shape: 'star' } } },
  exempt: { rare: ['card.thora', 'event.thora-leads'] },
});
