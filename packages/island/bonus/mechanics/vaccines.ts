import { reason, type State } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { besideWater, TAKEN } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

/** what bots think, in points, of a vaccine where an epidemic can come */
const SAFE = 0.3;
const NO_CITY = reason('vaccine-city', 'a vaccine lies beside an own city');

/** Vaccines protect cities, one each: whatever would destroy one by an epidemic takes the vaccine. A city that is lost loses it. */
export function vaccines({
  cost,
  supply,
}: {
  readonly cost: Readonly<Record<string, number>>;
  readonly supply: number;
}): Part {
  return {
    id: 'vaccines',
    of: { cost, supply },
    pieces: [
      {
        id: 'vaccine',
        on: 'corner',
        layer: 'vaccine',
        supply,
        cost,
        only: { on: 'city' },
        bar: (b) => {
          const vaccine = b.piece('vaccine');
          const city = b.piece('city');
          return (s, seat, corner) => {
            if (city.marks.get(s, corner) !== b.mark(seat, city.index)) return NO_CITY;
            return vaccine.marks.get(s, corner) === 0 ? undefined : TAKEN;
          };
        },
      },
    ],
    rules: (was, b) => {
      const vaccine = b.piece('vaccine');
      const city = b.piece('city');
      return {
        unbuild: (s, piece, corner) => {
          if (piece === city.index && vaccine.marks.get(s, corner) !== 0)
            b.rules.unbuild(s, vaccine.index, corner);
          was.unbuild(s, piece, corner);
        },
        downgrade: (s, piece, into, corner) => {
          if (piece === city.index && vaccine.marks.get(s, corner) !== 0)
            b.rules.unbuild(s, vaccine.index, corner);
          was.downgrade(s, piece, into, corner);
        },
        hints: {
          progress: (s, seat) => {
            let safe = was.hints.progress(s, seat);
            for (let corner = 0; corner < b.topology.corners; corner++)
              if (vaccine.marks.get(s, corner) === b.mark(seat, vaccine.index) && endangered(b, s, corner))
                safe += SAFE;
            return safe;
          },
        },
      };
    },
    words: {
      terms: {
        'piece.vaccine': 'vaccine',
        'move.vaccine': 'Buy a vaccine for a city',
        'move.vaccine.short': 'Vaccine',
        'reason.vaccine-city': 'A vaccine protects a city of your own.',
      },
    },
    looks: { pieces: { vaccine: { shape: 'flag' } } },
  };
}

/** whether an inland hex with a number lies beside it */
function endangered(b: Book, s: State, corner: Corner): boolean {
  for (const hex of b.walks.hexesAt[corner])
    if (b.fields.numbers.get(s, hex) !== 0 && !besideWater(b, s, hex)) return true;
  return false;
}
