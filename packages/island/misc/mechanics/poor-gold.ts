import { reason, type Seat, type State, topArg } from '@hexwright/kernel';
import { canChoose } from '../../mechanics/index.ts';
import { type Book, field, handlesOf, type Part, SETUP } from '../../rulebook/index.ts';

const fields = {
  /** the seats that have still to choose what the number brought them, as bits */
  goldOwed: field.cell({ holds: 'seats', noLook: 'the question on the table says whose choice it is' }),
};

export interface PoorGoldConfig {
  /** the good that gold fields do not give */
  readonly without: string;
  /** until when: whether they give it by now */
  readonly until: (b: Book) => (s: State) => boolean;
}

/** Free choices that the land brings leave one good out for a while; those of cards do not. */
export function poorGold(config: PoorGoldConfig): Part {
  return {
    id: 'poor-gold',
    of: config,
    fields,
    rules: (was, b) => {
      const barred = b.good(config.without);
      const rich = config.until(b);
      const { goldOwed: owed } = handlesOf(b, fields);
      const notYet = reason('gold-without', `gold fields give no ${config.without} yet`, {
        good: config.without,
      });
      const ofLand = (s: State, seat: Seat): boolean =>
        b.fields.stage.get(s) === SETUP || ((owed.get(s) >> seat) & 1) === 1;
      return {
        barChoose: (s, seat, good) =>
          was.barChoose(s, seat, good) ??
          (good === barred && !rich(s) && ofLand(s, seat) ? notYet : undefined),
        payOut: (s) => {
          let seats = 0;
          for (let seat = 0; seat < b.seats; seat++) if (b.owedChoice[seat] > 0) seats |= 1 << seat;
          owed.set(s, seats);
          was.payOut(s);
          for (let seat = 0; seat < b.seats; seat++)
            if ((seats >> seat) & 1 && !canChoose(b, s, seat)) owed.set(s, owed.get(s) & ~(1 << seat));
        },
      };
    },
    editMoves: (b, moves) => {
      const { goldOwed: owed } = handlesOf(b, fields);
      const settled = (s: State, seat: Seat): void => owed.set(s, owed.get(s) & ~(1 << seat));
      return moves.map((move) => {
        if (move.name === 'choose-nothing')
          return {
            ...move,
            apply: (s, seat, ...args) => {
              move.apply?.(s, seat, ...args);
              settled(s, seat);
            },
          };
        if (move.name !== 'choose-good') return move;
        return {
          ...move,
          apply: (s, seat, ...args) => {
            const last = topArg(s, 0) === 1;
            move.apply?.(s, seat, ...args);
            if (last || !canChoose(b, s, seat)) settled(s, seat);
          },
        };
      });
    },
    words: { terms: { 'reason.gold-without': 'Gold fields give no {good} yet.' } },
  };
}
