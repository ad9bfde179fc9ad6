import { type Bar, pop, push, reason, type State, setTopArg, topArg } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { swapHexes } from '../../mechanics/index.ts';
import type { Book } from '../../rulebook/index.ts';
import { magicCard } from './magic-card.ts';

const NOT_LAND = reason('not-land', 'it is no land');
const ALIKE = reason('same-land', 'the same land lies there');

const makeBars = (b: Book) => {
  const { terrain } = b.fields;
  const bar = (s: State, first: Hex, hex: Hex): Bar => {
    if (!b.land[terrain.get(s, hex)]) return NOT_LAND;
    return first >= 0 && terrain.get(s, first) === terrain.get(s, hex) ? ALIKE : undefined;
  };
  const hasOther = (s: State, hex: Hex): boolean => {
    for (let other = 0; other < b.topology.hexes; other++) if (bar(s, hex, other) === undefined) return true;
    return false;
  };
  return { bar, hasOther };
};

/** Two hexes of land change places under what stands around them. */
export const magicSwap = magicCard({
  card: {
    id: 'magic-swap',
    count: 1,
    worth: 0.2,
    play: (b) => {
      const asked = b.decision('magic-swap');
      return (s, seat) => push(s, asked, 1 << seat, 0);
    },
  },
  name: 'Magic Swap',
  text: 'Swap two hexes of land. Number tokens stay where they are, but a lone one goes with its hex when the other has none. Everything else stays.',
  shape: 'arrows',
  decisions: {
    'magic-swap': {
      args: (b) => [{ name: 'first', domain: { id: 'hex-or-none', size: b.topology.hexes + 1 } }],
    },
  },
  moves: (b) => {
    const { bar, hasOther } = makeBars(b);
    return [
      {
        name: 'magic-swap-hex',
        args: [{ name: 'hex', domain: b.domain('hex') }],
        decisions: ['magic-swap'],
        list: (s, _seat, out) => {
          const first = topArg(s, 0) - 1;
          for (let hex = 0; hex < b.topology.hexes; hex++)
            if (bar(s, first, hex) === undefined && (first >= 0 || hasOther(s, hex))) out.put(hex);
        },
        apply: (s, _seat, hex) => {
          const first = topArg(s, 0) - 1;
          if (first < 0) return setTopArg(s, 0, hex + 1);
          pop(s);
          const { numbers } = b.fields;
          const lone = (numbers.get(s, first) === 0) !== (numbers.get(s, hex) === 0);
          swapHexes(b, s, first, hex, !lone);
        },
        why: (s, _seat, hex) => (hex < 0 ? undefined : bar(s, topArg(s, 0) - 1, hex)),
      },
    ];
  },
  terms: {
    'decision.magic-swap': 'Magic Swap: choose two hexes of land to swap',
    'move.magic-swap-hex': 'Swap this hex',
    'event.hex-changed': 'A hex becomes {terrain}.',
    'reason.not-land': 'It is no land.',
    'reason.same-land': 'The same land lies there.',
  },
});
