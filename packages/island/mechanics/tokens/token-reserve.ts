import { type MoveKind, NATURE, pop, push, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { NUMBERS, numberArg } from './number-tokens.ts';

const fields = {
  /** how many tokens of each number */
  tokenReserve: field.row(NUMBERS),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    tokenReserve: TokenReservePoints;
    drawnTokens: DrawnTokenPoints;
    chosenTokens: ChosenTokenPoints;
  }
}

export interface TokenReservePoints {
  /** whether the hex lacks a token and there is one for it */
  needed(s: State, hex: Hex): boolean;
  /** takes every token off the hex and puts it there; numbers that are printed on the land stay */
  lift(s: State, hex: Hex): void;
}

export interface DrawnTokenPoints {
  /** chance gives the hex a token, if it needs one */
  lay(s: State, hex: Hex): void;
}

export interface ChosenTokenPoints {
  /** the seat gives the hex a token of its choice, if it needs one */
  lay(s: State, seat: Seat, hex: Hex): void;
}

/** Number tokens that lie beside the board, these at the beginning: others come off hexes, and hexes get some of them. */
export function tokenReserve(start: readonly number[] = []): Part {
  return {
    id: 'token-reserve',
    of: start,
    fields,
    prepare: (b) => {
      const { tokenReserve: reserve } = handlesOf(b, fields);
      return (s) => {
        for (const number of start) reserve.add(s, number, 1);
      };
    },
    brings: ['tokenReserve'],
    rules: (_was, b) => {
      const { tokenReserve: reserve } = handlesOf(b, fields);
      return {
        tokenReserve: {
          needed: (s, hex) => b.fields.numbers.get(s, hex) === 0 && reserve.sum(s) > 0,
          lift: (s, hex) => {
            if (b.terrains[b.fields.terrain.get(s, hex)].numbers) return;
            const numbers = b.fields.numbers.get(s, hex);
            if (numbers === 0) return;
            for (let n = 2; n < NUMBERS; n++) if ((numbers >> n) & 1) reserve.add(s, n, 1);
            b.fields.numbers.set(s, hex, 0);
            if (s.events) tell(s, 'token-lifted', { hex });
          },
        },
      };
    },
    words: {
      terms: {
        'field.tokenReserve': 'Number tokens beside the board',
        'event.token-lifted': 'A number token leaves its hex.',
      },
    },
    looks: { fields: { tokenReserve: { on: 'stock', shape: 'chit', of: 'number' } } },
  };
}

/** Hexes get tokens out of the reserve by chance, each as often as it lies there. */
export function drawnTokens(): Part {
  return {
    id: 'drawn-tokens',
    uses: [tokenReserve()],
    decisions: { 'reserve-token': { nature: true, args: hexArg } },
    brings: ['drawnTokens'],
    rules: (_was, b) => ({
      drawnTokens: {
        lay: (s, hex) => {
          if (b.the.tokenReserve.needed(s, hex)) push(s, b.decision('reserve-token'), NATURE, hex);
        },
      },
    }),
    moves: (b) => {
      const { tokenReserve: reserve } = handlesOf(b, fields);
      return [
        {
          name: 'reserve-token',
          args: [numberArg],
          decisions: ['reserve-token'],
          list: (s, _nature, out) => {
            for (let n = 2; n < NUMBERS; n++) if (reserve.get(s, n) > 0) out.weigh(reserve.get(s, n), n);
          },
          apply: laying(b),
        },
      ];
    },
    words: {
      terms: {
        'decision.reserve-token': 'A number token is drawn',
        'move.reserve-token': 'The number token',
        'event.reserve-laid': 'A hex gets the number {number}.',
      },
    },
  };
}

/** Hexes get tokens out of the reserve that a seat chooses. */
export function chosenTokens(): Part {
  return {
    id: 'chosen-tokens',
    uses: [tokenReserve()],
    decisions: { 'choose-token': { args: hexArg } },
    brings: ['chosenTokens'],
    rules: (_was, b) => ({
      chosenTokens: {
        lay: (s, seat, hex) => {
          if (b.the.tokenReserve.needed(s, hex)) push(s, b.decision('choose-token'), 1 << seat, hex);
        },
      },
    }),
    moves: (b) => {
      const { tokenReserve: reserve } = handlesOf(b, fields);
      return [
        {
          name: 'choose-token',
          args: [numberArg],
          decisions: ['choose-token'],
          list: (s, _seat, out) => {
            for (let n = 2; n < NUMBERS; n++) if (reserve.get(s, n) > 0) out.put(n);
          },
          apply: laying(b),
        },
      ];
    },
    words: {
      terms: {
        'decision.choose-token': 'Choose the number token for this hex',
        'move.choose-token': 'Lay the number token',
        'event.reserve-laid': 'A hex gets the number {number}.',
      },
    },
  };
}

const hexArg = (b: Book) => [{ name: 'hex', domain: b.domain('hex') }];

function laying(b: Book): MoveKind['apply'] {
  const { tokenReserve: reserve } = handlesOf(b, fields);
  return (s, _by, number) => {
    const hex = topArg(s, 0);
    pop(s);
    reserve.add(s, number, -1);
    b.fields.numbers.set(s, hex, 1 << number);
    if (s.events) tell(s, 'reserve-laid', { hex, number });
  };
}
