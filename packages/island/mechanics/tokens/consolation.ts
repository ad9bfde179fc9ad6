import { type Seat, type State, tell } from '@hexwright/kernel';
import type { Book, Part } from '../../rulebook/index.ts';

export interface ConsolationConfig {
  /** how many chips there are */
  readonly stock: number;
}

/** what bots think a chip is worth, in points */
const CHIP = 0.04;

/** the chips of the seat pay for something */
export function spendChips(b: Book, s: State, seat: Seat, count: number): void {
  b.row<Seat>('chips').add(s, seat, -count);
  b.cell('chipsLeft').add(s, count);
  if (s.events) tell(s, 'chips-spent', { seat, count });
}

/** Whoever gets nothing from a number, and everybody on a seven, takes a chip while there are any. */
export function consolation({ stock }: ConsolationConfig): Part {
  return {
    id: 'consolation',
    of: { stock },
    fields: { chips: { per: ['seat'] }, chipsLeft: { start: stock } },
    rules: (was, b) => {
      const chips = b.row<Seat>('chips');
      const left = b.cell('chipsLeft');
      const got = b.cell('gotSomething');
      /** in turn order from the active seat */
      const console = (s: State, seats: number): void => {
        const active = Math.max(0, b.fields.active.get(s));
        for (let i = 0; i < b.seats && left.get(s) > 0; i++) {
          const seat = (active + i) % b.seats;
          if (!((seats >> seat) & 1)) continue;
          chips.add(s, seat, 1);
          left.add(s, -1);
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
        hints: { progress: (s, seat) => was.hints.progress(s, seat) + CHIP * chips.get(s, seat) },
      };
    },
    words: {
      terms: {
        'field.chips': 'Chips',
        'field.chipsLeft': 'Chips left',
        'event.consoled': '{seat} takes a chip.',
        'event.chips-spent': '{seat} pays {count} chips.',
        'reason.chips-short': 'There are not enough chips.',
      },
    },
    looks: {
      fields: {
        chips: { on: 'seat', shape: 'coin' },
        chipsLeft: { on: 'table', shape: 'coin', track: stock },
      },
    },
  };
}
