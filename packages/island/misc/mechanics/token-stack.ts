import { reason, type State, tell } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { changeHex, expel, hexesOf, NUMBERS } from '../../mechanics/index.ts';
import type { Book, Options, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  /** how many tokens of each number are in the stack */
  volcanoStack: field.row(NUMBERS),
  stackLeft: field.cell({ noLook: 'the stack is listed with its sum' }),
};

export interface TokenStackConfig {
  /** the volcano whose number is the top of the stack, and what is left of it when the stack is used up */
  readonly terrain: string;
  readonly becomes: string;
  /** the tokens of the stack, from the top */
  readonly tokens: (options: Options) => readonly number[];
}

const NO_ROOM = reason('volcano-shunned', 'the robber does not climb the volcano');
const GONE = reason('robber-gone', 'the robber has left the game');

/** what bots think of a town at the volcano, in points less: while tokens are left, and when it is about to explode */
const RISK = 0.3;
const LAST_RISK = 1.5;

/** Whether the stack has been used up, and the volcano with it. */
export function isExploded(b: Book): (s: State) => boolean {
  const { stackLeft: left } = handlesOf(b, fields);
  return (s) => left.get(s) === 0;
}

/**
 * Number tokens lie in a stack on a volcano, and the top one is its number. Each eruption takes one off. With the last one
 * the volcano explodes: whatever is built around it is lost, other land lies there, and the robber leaves the game.
 */
export function tokenStack(config: TokenStackConfig): Part {
  return {
    id: 'token-stack',
    of: config,
    fields,
    prepare: (b) => {
      const { volcanoStack: stack, stackLeft: left } = handlesOf(b, fields);
      return (s) => {
        const tokens = config.tokens(b.options);
        for (const token of tokens) stack.add(s, token, 1);
        left.set(s, tokens.length);
        for (const hex of hexesOf(b, s, b.terrain(config.terrain)))
          b.fields.numbers.set(s, hex, 1 << tokens[0]);
      };
    },
    rules: (was, b) => {
      const tokens = config.tokens(b.options);
      const { volcanoStack: stack, stackLeft: left } = handlesOf(b, fields);
      const volcano = b.terrain(config.terrain);
      const exploded = isExploded(b);
      const explode = makeExplode(b, config);
      const robber = b.blockers.findIndex(({ id }) => id === 'robber');
      return {
        eruption: {
          erupted: (s, hex) => {
            was.eruption.erupted(s, hex);
            stack.add(s, tokens[tokens.length - left.get(s)], -1);
            left.add(s, -1);
            if (exploded(s)) {
              explode(s, hex);
              return;
            }
            const number = tokens[tokens.length - left.get(s)];
            b.fields.numbers.set(s, hex, 1 << number);
            if (s.events) tell(s, 'stack-shrinks', { hex, number });
          },
        },
        blockers: {
          toMove: (s, seat) => was.blockers.toMove(s, seat) & (exploded(s) ? ~(1 << robber) : -1),
          barStand: (s, blocker, place, seat, list) => {
            if (blocker === robber && exploded(s)) return GONE;
            return blocker === robber && b.fields.terrain.get(s, place) === volcano
              ? NO_ROOM
              : was.blockers.barStand(s, blocker, place, seat, list);
          },
        },
        hints: {
          foundingGain: (s, seat, corner) => {
            const gain = was.hints.foundingGain(s, seat, corner);
            const near = b.walks.hexesAt[corner].some((hex) => b.fields.terrain.get(s, hex) === volcano);
            return near ? gain - (left.get(s) > 1 ? RISK : LAST_RISK) : gain;
          },
        },
      };
    },
    words: {
      terms: {
        'event.stack-shrinks': 'A token is taken off the volcano: its number is {number} now.',
        'event.exploded': 'The volcano explodes: nothing is left around it.',
        'event.hex-changed': 'A hex becomes {terrain}.',
        'field.volcanoStack': 'Tokens on the volcano',
        'reason.volcano-shunned': 'The robber does not climb the volcano.',
        'reason.robber-gone': 'The robber has left the game.',
      },
    },
    looks: { fields: { volcanoStack: { on: 'stock', shape: 'chit', of: 'number' } } },
  };
}

/** Clears all buildings and routes around the hex, lays other land there and sends the robber away. */
function makeExplode(b: Book, { becomes }: TokenStackConfig): (s: State, hex: Hex) => void {
  const routes = b.pieces.filter(({ route, on }) => route && on === 'edge');
  const robber = b.blockers.findIndex(({ id }) => id === 'robber');
  return (s, hex) => {
    if (s.events) tell(s, 'exploded', { hex });
    for (const corner of b.walks.cornersOf[hex]) {
      const mark = b.fields.building.get(s, corner);
      if (mark !== 0) b.rules.unbuild(s, b.pieceOf[mark], corner);
    }
    for (const edge of b.walks.edgesOf[hex])
      for (const { index, marks } of routes) {
        const mark = marks.get(s, edge);
        if (mark !== 0 && b.pieceOf[mark] === index) b.rules.unbuild(s, index, edge);
      }
    if (robber >= 0 && b.fields.blocker.get(s, robber) >= 0) expel(b, s, robber);
    changeHex(b, s, hex, b.terrain(becomes), 0);
  };
}
