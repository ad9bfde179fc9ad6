import { pop, reason, type Seat, type State } from '@hexwright/kernel';
import { canPay, fallenCities, fallenOf, pay } from '../../mechanics/index.ts';
import type { Book, MoveSpec } from '../../rulebook/index.ts';
import { buildsOnce } from './builds-once.ts';
import { progressCard } from './deck.ts';

const COST = { ore: 2, grain: 1 };
const NO_FALLEN = reason('no-fallen-city', 'no fallen city of the seat stands there');

const once = buildsOnce({ decision: 'cheap-city', move: 'cheap-city', piece: 'city', cost: COST });

/** A settlement becomes a city, or one that fell and counts as a settlement is raised again. */
export const cheapCity = {
  played: {
    ...once.played,
    when: (b: Book) => {
      const may = once.played.when(b);
      const fallen = fallenOf(b);
      const bill = b.bill(COST);
      return (s: State, seat: Seat): boolean => {
        if (may(s, seat)) return true;
        let any = false;
        if (canPay(b, s, seat, bill))
          fallen.each(s, seat, () => {
            any = true;
          });
        return any;
      };
    },
  },
};

function cheapRestoring(b: Book): MoveSpec {
  const fallen = fallenOf(b);
  const bill = b.bill(COST);
  return {
    name: 'cheap-restoring',
    args: [{ name: 'corner', domain: b.domain('corner') }],
    decisions: ['cheap-city'],
    list: (s, seat, out) => fallen.each(s, seat, (corner) => out.put(corner)),
    apply: (s, seat, corner) => {
      pop(s);
      pay(b, s, seat, bill);
      fallen.raise(s, seat, corner);
    },
    why: () => NO_FALLEN,
  };
}

export const medicine = progressCard({
  card: { id: 'medicine', deck: 'science', count: 2, ...cheapCity.played },
  name: 'Medicine',
  text: 'Turn one of your settlements into a city for 2 ore and 1 grain. You cannot use two of these cards for one city.',
  shape: 'city',
  ...once.part,
  uses: [fallenCities()],
  exempt: { rare: ['move.cheap-restoring'] },
  moves: (b) => [...once.part.moves(b), cheapRestoring(b)],
  terms: {
    'decision.cheap-city': 'Medicine: choose the settlement that becomes a city',
    'move.cheap-city': 'Make it a city for 2 ore and 1 grain',
    'move.cheap-restoring': 'Raise the fallen city for 2 ore and 1 grain',
  },
});
