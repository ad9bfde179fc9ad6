import { pop, push, reason, type Seat, type State } from '@hexwright/kernel';
import type { Hex } from '../../../board/index.ts';
import { knights, progressCard } from '../../../cities-knights/index.ts';
import type { Book } from '../../../rulebook/index.ts';
import { BATTLE_COLOUR } from '../../mechanics/colours.ts';

declare module '../../../rulebook/points.ts' {
  interface Groups {
    standoffs: StandoffPoints;
  }
}

export interface StandoffPoints {
  /** whether knights and an enemy hold each other at this hex */
  isAt(s: State, hex: Hex): boolean;
  /** the standoff at this hex is won */
  won(s: State, hex: Hex): void;
}

const NO_STANDOFF = reason('no-standoff', 'no knight of the seat is in a standoff there');

const makeInvolved = (b: Book) => {
  const own = knights.of(b);
  return (s: State, seat: Seat, hex: Hex): boolean => {
    // Asked of every hex in every list of moves.
    const corners = b.walks.cornersOf[hex];
    for (let i = 0; i < corners.length; i++)
      if (own.owner(s, corners[i]) === seat) return b.the.standoffs.isAt(s, hex);
    return false;
  };
};

/** A standoff is won. */
export const crossbows = progressCard({
  card: {
    id: 'crossbows',
    deck: 'battle',
    count: 3,
    worth: 0.4,
    when: (b) => {
      const involved = makeInvolved(b);
      return (s, seat) => {
        for (let hex = 0; hex < b.topology.hexes; hex++) if (involved(s, seat, hex)) return true;
        return false;
      };
    },
    play: (b) => {
      const asked = b.decision('crossbows');
      return (s, seat) => push(s, asked, 1 << seat);
    },
  },
  name: 'Crossbows',
  text: 'Where one of your knights is in a standoff, equally strong on both sides, the conqueror is beaten or the fort falls.',
  shape: 'arrows',
  colour: BATTLE_COLOUR,
  uses: [knights.part],
  decisions: { crossbows: {} },
  brings: ['standoffs'],
  rules: () => ({ standoffs: { isAt: () => false, won: () => {} } }),
  moves: (b) => {
    const involved = makeInvolved(b);
    return [
      {
        name: 'shoot',
        args: [{ name: 'hex', domain: b.domain('hex') }],
        decisions: ['crossbows'],
        list: (s, seat, out) => {
          for (let hex = 0; hex < b.topology.hexes; hex++) if (involved(s, seat, hex)) out.put(hex);
        },
        apply: (s, _seat, hex) => {
          pop(s);
          b.the.standoffs.won(s, hex);
        },
        why: (s, seat, hex) => (hex < 0 || involved(s, seat, hex) ? undefined : NO_STANDOFF),
      },
    ];
  },
  terms: {
    'decision.crossbows': 'Crossbows: choose a standoff',
    'move.shoot': 'Win this standoff',
    'reason.no-standoff': 'No knight of yours is in a standoff there.',
  },
  exempt: { rare: ['card.crossbows', 'move.shoot'] },
});
