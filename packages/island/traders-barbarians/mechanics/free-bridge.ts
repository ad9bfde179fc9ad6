import { pop, push, type Seat, type State } from '@hexwright/kernel';
import { type Favour, makeSites } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

/** A bridge for nothing, where the seat could build one. */
export const freeBridge: Favour = {
  when: (b) => {
    const bridge = b.piece('bridge');
    const sites = makeSites(b, bridge);
    return (s, seat) => b.fields.supply.get(s, seat, bridge.index) > 0 && sites.any(s, seat);
  },
  gain: (b) => (s, seat) => push(s, b.decision('free-bridge'), 1 << seat),
};

/** The choice of its place. */
export function freeBridges(): Part {
  return {
    id: 'free-bridges',
    decisions: { 'free-bridge': {} },
    moves: (b) => [
      {
        name: 'free-bridge',
        args: [{ name: 'edge', domain: b.domain('edge') }],
        decisions: ['free-bridge'],
        list: (s, seat, out) => {
          for (const edge of sites(b, s, seat)) out.put(edge);
        },
        apply: (s, seat, edge) => {
          const { index } = b.piece('bridge');
          pop(s);
          b.rules.build(s, seat, index, edge);
          b.rules.reviewAwards(s);
          b.rules.built(s, seat, index, edge);
        },
        why: (s, seat, edge) =>
          edge < 0 ? undefined : b.rules.barBuild(s, seat, b.piece('bridge').index, edge),
      },
    ],
    words: {
      terms: { 'move.free-bridge': 'Lay the bridge', 'decision.free-bridge': 'Lay a bridge for free' },
    },
  };
}

function sites(b: Book, s: State, seat: Seat): number[] {
  const { index, places } = b.piece('bridge');
  const found: number[] = [];
  for (let edge = 0; edge < places; edge++)
    if (b.rules.barBuild(s, seat, index, edge) === undefined) found.push(edge);
  return found;
}
