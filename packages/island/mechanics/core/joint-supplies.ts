import { matesOf } from '@hexwright/rulebook';
import type { Part } from '../../rulebook/index.ts';

/**
 * United partners build out of one stock: each supply holds what all of them have left, and what one of them takes is missing in all.
 * How many pieces of the others a supply holds is kept, so that a seat's own on the board can be told from it.
 */
export function jointSupplies(): Part {
  return {
    id: 'joint-supplies',
    fields: {
      suppliesLent: { per: ['seat', 'piece'], noLook: 'every table lists what each player has left' },
    },
    rules: (was, b) => {
      const { supply, lent } = b.fields;
      return {
        teams: {
          unite: (s, seat) => {
            was.teams.unite(s, seat);
            const team = [seat, ...matesOf(b, seat)];
            for (const { index, common } of b.pieces) {
              if (common) continue;
              const all = team.reduce((sum, each) => sum + supply.get(s, each, index), 0);
              for (const each of team) {
                lent?.add(s, each, index, all - supply.get(s, each, index));
                supply.set(s, each, index, all);
              }
            }
          },
        },
      };
    },
  };
}
