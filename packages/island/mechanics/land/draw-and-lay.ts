import {
  type Arg,
  type MoveList,
  pop,
  push,
  type Row,
  type Seat,
  type State,
  topArg,
} from '@hexwright/kernel';
import type { Book, MoveSpec, Part } from '../../rulebook/index.ts';

export interface DrawAndLay {
  /** the moves and decisions are called `draw-…` and `lay-…` after it */
  readonly what: string;
  /** what is drawn */
  readonly thing: Arg;
  /** how many of each thing are left */
  readonly bag: Row;
  /** whether this thing may be drawn now; every one that is left if not said */
  readonly mayDraw?: (s: State, thing: number) => boolean;
  readonly place: 'hex' | 'edge';
  /** who lays what has been drawn: seats as bits, or NATURE */
  readonly laidBy: (s: State) => number;
  /** puts the places where the thing may be laid */
  readonly places: (s: State, out: MoveList, thing: number) => void;
  readonly lay: (s: State, seat: Seat, thing: number, place: number) => void;
  readonly why: MoveSpec['why'];
}

/** Nature draws a thing out of a bag, and somebody lays it on the board. */
export function drawAndLay(b: Book, spec: DrawAndLay): MoveSpec[] {
  const { what, thing, bag, mayDraw, place, laidBy, places, lay, why } = spec;
  const laying = b.decision(`lay-${what}`);
  return [
    {
      name: `draw-${what}`,
      args: [thing],
      decisions: [`draw-${what}`],
      list: (s, _nature, out) => {
        for (let i = 0; i < thing.domain.size; i++)
          if (bag.get(s, i) > 0 && (mayDraw === undefined || mayDraw(s, i))) out.weigh(bag.get(s, i), i);
      },
      apply: (s, _nature, i) => {
        pop(s);
        bag.add(s, i, -1);
        push(s, laying, laidBy(s), i);
      },
    },
    {
      name: `lay-${what}`,
      args: [{ name: place, domain: b.domain(place) }],
      decisions: [`lay-${what}`],
      list: (s, _seat, out) => places(s, out, topArg(s, 0)),
      apply: (s, seat, at) => {
        const i = topArg(s, 0);
        pop(s);
        lay(s, seat, i, at);
      },
      why,
    },
  ];
}

/** The two decisions that belong to it. */
export const drawAndLayDecisions = (
  what: string,
  thing: (b: Book) => Arg,
  laidByNature = false,
): NonNullable<Part['decisions']> => ({
  [`draw-${what}`]: { nature: true },
  [`lay-${what}`]: { nature: laidByNature, args: (b) => [thing(b)] },
});

export const terrainArg = (b: Book): Arg => ({ name: 'terrain', domain: b.domain('terrain') });

/** hexes that are drawn and laid by the seats */
export const hexLayingTerms: Readonly<Record<string, string>> = {
  'move.draw-hex': 'A hex is drawn',
  'move.lay-hex': 'Lay the hex here',
  'decision.draw-hex': 'The next hex is drawn',
  'decision.lay-hex': 'Choose a place for the hex: {terrain}',
  'event.hex-laid': '{seat} lays {terrain}.',
  'reason.hex-taken': 'A hex lies there already.',
};
