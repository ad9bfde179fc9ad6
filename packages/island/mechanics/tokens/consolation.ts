import { type Seat, type State, tell } from '@hexwright/kernel';
import type { Book, Part } from '../../rulebook/index.ts';
import { giveBack, held, inBank, take } from '../core/goods.ts';

export interface ConsolationConfig {
  /** how many chips there are */
  readonly stock: number;
}

/** what bots think a chip is worth, in points */
const CHIP = 0.04;

const CHIPS = 'chip';

export function chipsOf(b: Book, s: State, seat: Seat): number {
  return held(b, s, seat, b.good(CHIPS));
}

/** the chips of the seat pay for something */
export function spendChips(b: Book, s: State, seat: Seat, count: number): void {
  giveBack(b, s, seat, b.good(CHIPS), count);
  if (s.events) tell(s, 'chips-spent', { seat, count });
}

/** Whoever gets nothing from a number, and everybody on a seven, takes a chip while there are any. */
export function consolation({ stock }: ConsolationConfig): Part {
  return {
    id: 'consolation',
    of: { stock },
    // They lie beside the hand, where no thief and no limit finds them.
    goods: [
      {
        id: CHIPS,
        inHand: false,
        bankSells: false,
        bankBuys: false,
        choosable: false,
        open: true,
        tradeable: ({ chipsTraded }) => chipsTraded === true,
        supply: stock,
      },
    ],
    rules: (was, b) => {
      const chip = b.good(CHIPS);
      const got = b.cell('gotSomething');
      /** in turn order from the active seat */
      const console = (s: State, seats: number): void => {
        const active = Math.max(0, b.fields.active.get(s));
        for (let i = 0; i < b.seats && inBank(b, s, chip) > 0; i++) {
          const seat = (active + i) % b.seats;
          if (!((seats >> seat) & 1)) continue;
          take(b, s, seat, chip, 1);
          if (s.events) tell(s, 'consoled', { seat });
        }
      };
      return {
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          console(s, b.everyone & ~got.get(s));
        },
        onSeven: (s) => {
          was.onSeven(s);
          console(s, b.everyone);
        },
        hints: { progress: (s, seat) => was.hints.progress(s, seat) + CHIP * chipsOf(b, s, seat) },
      };
    },
    words: {
      terms: {
        'good.chip': 'chip',
        'event.consoled': '{seat} takes a chip.',
        'event.chips-spent': '{seat} pays {count} chips.',
        'reason.chips-short': 'There are not enough chips.',
      },
    },
    looks: { goods: { [CHIPS]: { colour: '#b5382e', shape: 'coin' } } },
  };
}
