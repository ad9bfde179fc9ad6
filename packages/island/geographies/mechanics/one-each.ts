import type { Seat, State } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { owe } from '../../mechanics/index.ts';
import { ANY_GOOD, type Part } from '../../rulebook/index.ts';

/** A terrain of which every player beside a hex takes one good of choice, however many or large the buildings there are. */
export function oneEach({ terrain }: { readonly terrain: string }): Part {
  return {
    id: `one-each ${terrain}`,
    of: { terrain },
    terrains: [{ id: terrain, gives: 'any' }],
    rules: (was, b) => {
      const modest = b.terrain(terrain);
      /** whether no building of the seat stands on an earlier corner of the hex */
      const isFirst = (s: State, hex: Hex, corner: Corner, seat: Seat): boolean => {
        for (const other of b.walks.cornersOf[hex]) {
          const mark = b.fields.building.get(s, other);
          if (mark !== 0 && b.ownerOf[mark] === seat) return other === corner;
        }
        return true;
      };
      return {
        hexOwes: (s, hex, good, corner, piece, seat) => {
          if (good !== ANY_GOOD || b.fields.terrain.get(s, hex) !== modest)
            was.hexOwes(s, hex, good, corner, piece, seat);
          else if (isFirst(s, hex, corner, seat) && b.rules.drawFrom(s, hex, corner, piece) > 0)
            owe(b, seat, ANY_GOOD, 1);
        },
      };
    },
  };
}
