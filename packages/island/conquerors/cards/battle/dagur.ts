import { reason, type State } from '@hexwright/kernel';
import type { Corner } from '../../../board/index.ts';
import { knights, progressCard } from '../../../cities-knights/index.ts';
import type { Book } from '../../../rulebook/index.ts';
import { field, handlesOf } from '../../../rulebook/index.ts';
import { cavalry } from '../../mechanics/cavalry.ts';
import { BATTLE_COLOUR } from '../../mechanics/colours.ts';
import { gearOf, HORSE } from '../../mechanics/gear.ts';

const fields = {
  dagurRides: field.cell({ noLook: 'the log tells it, and it is over with the turn' }),
};

const CHARGING = reason('dagur-rides', 'Dagur rides with the cavalry already');
/** whether Dagur rides with the cavalry of the player on the move */
const ridingOf = (b: Book) => handlesOf(b, fields).dagurRides;

/** The cavalry is stronger in its next attack. */
export const dagur = progressCard({
  card: {
    id: 'dagur',
    deck: 'battle',
    count: 4,
    worth: 0.3,
    bar: (b) => {
      const riding = ridingOf(b);
      return (s) => (riding.get(s) !== 0 ? CHARGING : undefined);
    },
    when: (b) => {
      const { cornerOf } = gearOf(b);
      return (s, seat) => {
        const corner = cornerOf(s, seat, HORSE);
        return corner >= 0 && b.the.units.barAct(s, seat, corner) === undefined;
      };
    },
    play: (b) => {
      const riding = ridingOf(b);
      return (s) => riding.set(s, 1);
    },
  },
  name: 'Dagur, Leader of the Cavalry',
  text: 'Your cavalry is 1 stronger in its next attack of this turn, and no longer.',
  shape: 'sword',
  colour: BATTLE_COLOUR,
  uses: [cavalry()],
  fields,
  rules: (was, b) => {
    const own = knights.of(b);
    const riding = ridingOf(b);
    const { at } = gearOf(b);
    const { cornersOf } = b.walks;
    const rides = (s: State, corner: Corner): boolean =>
      riding.get(s) !== 0 &&
      at[HORSE].get(s, corner) !== 0 &&
      own.owner(s, corner) === b.fields.active.get(s);
    return {
      units: {
        strength: (s, corner) => was.units.strength(s, corner) + (rides(s, corner) ? 1 : 0),
      },
      cavalry: {
        fought: (s, hex, rider) => {
          was.cavalry.fought(s, hex, rider);
          if (rider === b.fields.active.get(s) || cornersOf[hex].some((corner) => rides(s, corner)))
            riding.set(s, 0);
        },
      },
      endTurn: (s) => {
        was.endTurn(s);
        riding.set(s, 0);
      },
    };
  },
  terms: { 'reason.dagur-rides': 'Dagur rides with the cavalry already.' },
  exempt: { rare: ['card.dagur'] },
});
