import { NATURE, pop, push, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { MoveSpec } from '@hexwright/rulebook';
import type { Edge, Hex } from '../../board/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { besideRed, NUMBERS, numberArg, RED_BITS } from './number-tokens.ts';
import type { TokenGround } from './token-ground.ts';

/** Number tokens that wait beside the board for new land, and are drawn face down. */
export const reserveFields = {
  /** how many tokens of each number wait, and how many in all */
  reserve: { per: [NUMBERS] },
  reserveLeft: { noLook: 'the reserve is listed with its sum' },
};

/** Lays out the reserve of the board. */
export function fillReserve(b: Book): (s: State) => void {
  const reserve = b.row('reserve');
  const left = b.cell('reserveLeft');
  return (s) => {
    for (const n of b.layout.reserve) reserve.add(s, n, 1);
    left.set(s, b.layout.reserve.length);
  };
}

/** Hexes that wait for a number get one, of the reserve or of the land that gives tokens up. */
export interface Arrival {
  /** a route has come to an edge: those beside it */
  at(s: State, seat: Seat, edge: Edge): void;
  /** this one */
  supply(s: State, seat: Seat, hex: Hex): void;
}

export function makeArrival(
  b: Book,
  { isSource, hasToken, isBare }: Pick<TokenGround, 'isSource' | 'hasToken' | 'isBare'>,
): Arrival {
  const reserveLeft = b.cell('reserveLeft');
  const draw = b.decision('draw-token');
  const move = b.decision('move-token');
  const { edgeHex } = b.topology;
  const { hexes } = b.topology;
  /** how many hexes still have a token to give */
  const tokensToGive = (s: State): number => {
    let count = 0;
    for (let hex = 0; hex < hexes; hex++) if (hasToken(s, hex) && isSource(s, hex)) count++;
    return count;
  };
  /** gives the hex its token; `before` it another hex is still to get one */
  const ask = (s: State, seat: Seat, hex: Hex, before: number): void => {
    const reserve = reserveLeft.get(s);
    if (reserve > before) push(s, draw, NATURE, hex);
    else if (reserve + tokensToGive(s) > before) push(s, move, 1 << seat, hex);
  };
  return {
    at(s, seat, edge) {
      // What is decided first lies on top: the second hex is asked about before the first is pushed.
      const first = edgeHex[edge * 2];
      const second = edgeHex[edge * 2 + 1];
      const both = isBare(s, first) && first !== second;
      if (isBare(s, second)) ask(s, seat, second, both ? 1 : 0);
      if (both) ask(s, seat, first, 0);
    },
    supply(s, seat, hex) {
      if (isBare(s, hex)) ask(s, seat, hex, 0);
    },
  };
}

export function drawToken(b: Book): MoveSpec {
  const reserve = b.row('reserve');
  const left = b.cell('reserveLeft');
  return {
    name: 'draw-token',
    args: [numberArg],
    decisions: ['draw-token'],
    list: (s, _seat, out) => {
      const to = topArg(s, 0);
      const reds = besideRed(b, s, to) ? RED_BITS : 0;
      let any = false;
      for (let n = 2; n < NUMBERS; n++)
        if (reserve.get(s, n) > 0 && !((reds >> n) & 1)) {
          out.weigh(reserve.get(s, n), n);
          any = true;
        }
      if (any) return;
      for (let n = 2; n < NUMBERS; n++) if (reserve.get(s, n) > 0) out.weigh(reserve.get(s, n), n);
    },
    apply: (s, _nature, n) => {
      const hex = topArg(s, 0);
      pop(s);
      reserve.add(s, n, -1);
      left.add(s, -1);
      b.fields.numbers.set(s, hex, 1 << n);
      if (s.events) tell(s, 'number-laid', { hex, number: n, from: -1 });
    },
  };
}
