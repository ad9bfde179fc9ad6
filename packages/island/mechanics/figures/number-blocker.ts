import { pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import type { BlockerNo, Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { NUMBERS, numberArg } from '../tokens/number-tokens.ts';
import { blockerAt } from './blockers.ts';

const fields = {
  /** by hex: the number that the blocker stops there, 0 for none */
  blockedNumber: field.row('hex'),
};

const OTHER_NUMBER = reason('not-its-number', 'this hex has no such number');

export interface SparedNumber {
  readonly terrain: string;
  readonly number: number;
}

/** what bots think of a card that would have come with every roll, in points */
const WORTH = 1;

/**
 * A blocker that stops one of the numbers of its hex alone: whoever moves it to a hex with several says which. On a hex
 * with one number or none it is a blocker like any other. A number that is spared on a terrain is never stopped there.
 */
export function numberBlocker(id: string, spared?: SparedNumber): Part {
  return {
    id: 'number-blocker',
    of: { id, spared },
    fields,
    decisions: { 'block-number': { args: (b) => [{ name: 'hex', domain: b.domain('hex') }] } },
    rules: (was, b) => {
      const blocker = b.blocker(id);
      const { blockedNumber: blocked } = handlesOf(b, fields);
      const decision = b.decision('block-number');
      const odds = new Float64Array(NUMBERS);
      const stoppedBy = (s: State, hex: Hex, only: (other: BlockerNo) => boolean): boolean =>
        b.blockers.some(
          ({ on }, other) => on === 'hex' && only(other) && b.fields.blocker.get(s, other) === hex,
        );
      const stops = (s: State, hex: Hex): number =>
        blockerAt(b, s, blocker) === hex ? blocked.get(s, hex) : 0;
      return {
        answers: (s, hex, number) => stops(s, hex) !== number && was.answers(s, hex, number),
        hexStopped: (s, hex) =>
          stops(s, hex) === 0 ? was.hexStopped(s, hex) : stoppedBy(s, hex, (other) => other !== blocker),
        blockers: {
          moved: (s, seat, moved, place) => {
            was.blockers.moved(s, seat, moved, place);
            if (moved !== blocker) return;
            blocked.fill(s, 0);
            const all = b.fields.numbers.get(s, place);
            const numbers = stoppable(b, s, place, spared);
            if (numbers & (numbers - 1)) push(s, decision, 1 << seat, place);
            else if (numbers !== all && numbers !== 0) blocked.set(s, place, 31 - Math.clz32(numbers));
          },
        },
        hints: {
          progress: (s, seat) => {
            const hex = blockerAt(b, s, blocker);
            const number = hex < 0 ? 0 : blocked.get(s, hex);
            if (number === 0) return was.hints.progress(s, seat);
            b.the.hints.odds(s, 1, odds);
            return was.hints.progress(s, seat) - WORTH * odds[number] * drawn(b, s, seat, hex);
          },
        },
      };
    },
    moves: (b) => {
      const { blockedNumber: blocked } = handlesOf(b, fields);
      return [
        {
          name: 'block-number',
          args: [numberArg],
          decisions: ['block-number'],
          list: (s, _seat, out) => {
            const numbers = stoppable(b, s, topArg(s, 0), spared);
            for (let n = 0; n < NUMBERS; n++) if ((numbers >> n) & 1) out.put(n);
          },
          apply: (s, seat, number) => {
            const hex = topArg(s, 0);
            pop(s);
            blocked.set(s, hex, number);
            if (s.events) tell(s, 'number-blocked', { seat, blocker: id, hex, number });
          },
          why: (_s, _seat, number) => (number < 0 ? undefined : OTHER_NUMBER),
        },
      ];
    },
    words: {
      terms: {
        'move.block-number': 'Choose the number to block',
        'decision.block-number': 'Choose which number of the hex is blocked',
        'event.number-blocked': 'The {blocker} blocks the {number}.',
        'field.blockedNumber': 'The number that is blocked',
        'reason.not-its-number': 'This hex has no such number.',
      },
    },
    looks: { fields: { blockedNumber: { on: 'hex', shape: 'skull', value: true, number: true } } },
  };
}

/** the numbers of the hex of which one can be stopped, as bits */
function stoppable(b: Book, s: State, hex: Hex, spared: SparedNumber | undefined): number {
  const numbers = b.fields.numbers.get(s, hex);
  return spared !== undefined && b.fields.terrain.get(s, hex) === b.terrain(spared.terrain)
    ? numbers & ~(1 << spared.number)
    : numbers;
}

/** how much the buildings of the seat draw from the hex */
function drawn(b: Book, s: State, seat: Seat, hex: Hex): number {
  let units = 0;
  for (const corner of b.walks.cornersOf[hex]) {
    const mark = b.fields.building.get(s, corner);
    if (mark !== 0 && b.ownerOf[mark] === seat) units += b.rules.drawFrom(s, hex, corner, b.pieceOf[mark]);
  }
  return units;
}
