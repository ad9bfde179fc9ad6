import type { State } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { owe } from '../../mechanics/index.ts';
import { NO_GOOD, type Part } from '../../rulebook/index.ts';
import { askEither, eitherChoice } from './either-choice.ts';

export interface EitherGoodConfig {
  readonly terrain: string;
  /** what it gives; where only one is asked for, as in lists of what land yields, the first */
  readonly goods: readonly [string, string];
}

/** A terrain that gives one of two goods: whoever draws from it chooses which, unit by unit. */
export function eitherGood(config: EitherGoodConfig): Part {
  const { terrain, goods } = config;
  const choice = { name: 'either', goods };
  return {
    id: `either-good ${terrain}`,
    of: config,
    uses: [eitherChoice(choice)],
    terrains: [{ id: terrain, gives: goods[0] }],
    rules: (was, b) => {
      const valley = b.terrain(terrain);
      const first = b.good(goods[0]);
      const got = b.cell('gotSomething');
      const G = b.goods.length;
      /** what each seat has drawn there of the number that is being reckoned */
      const drawn = new Int32Array(b.seats);
      const isValley = (s: State, hex: Hex): boolean => b.fields.terrain.get(s, hex) === valley;
      return {
        startGood: (s, hex, corner) => (isValley(s, hex) ? NO_GOOD : was.startGood(s, hex, corner)),
        hexOwes: (s, hex, good, corner, piece, seat) => {
          const before = b.owed[seat * G + first];
          was.hexOwes(s, hex, good, corner, piece, seat);
          if (isValley(s, hex)) drawn[seat] += b.owed[seat * G + first] - before;
        },
        reckon: (s, number) => {
          drawn.fill(0);
          was.reckon(s, number);
        },
        payOut: (s) => {
          // What was reckoned as the first of the two is a choice instead.
          const due = drawn.map((count, seat) => Math.min(count, b.owed[seat * G + first]));
          for (let seat = 0; seat < b.seats; seat++) if (due[seat] > 0) owe(b, seat, first, -due[seat]);
          was.payOut(s);
          const active = Math.max(0, b.fields.active.get(s));
          // Of one slot, the last that is opened is asked first: the active seat, then in turn order.
          for (let i = b.seats - 1; i >= 0; i--) {
            const seat = (active + i) % b.seats;
            if (due[seat] > 0) got.set(s, got.get(s) | (1 << seat));
            askEither(b, s, seat, choice, due[seat], 'number');
          }
        },
        startGoods: (s, seat, corner) => {
          was.startGoods(s, seat, corner);
          askEither(b, s, seat, choice, b.walks.hexesAt[corner].filter((hex) => isValley(s, hex)).length);
        },
      };
    },
  };
}
