import { pop, push, reason, type Seat, type State } from '@hexwright/kernel';
import type { Book, Part } from '../rulebook/index.ts';
import { drawsNow } from './barbarians.ts';

const NOT_DRAWN = reason('gate-closed', 'the red die brings no card of this branch');

/** Another event die, with so many sides that show the ship. */
export function shipSides(name: string, sides: (b: Book) => number): Part {
  return {
    id: `ship-sides ${name}`,
    of: sides,
    rules: (was, b) => {
      const ship = sides(b);
      return {
        eventDie: {
          faces: () =>
            was.eventDie.faces().map((face) => (face.id === 'ship' ? { ...face, sides: ship } : face)),
        },
      };
    },
  };
}

declare module '../rulebook/points.ts' {
  interface Groups {
    wildGate: WildGatePoints;
  }
}

export interface WildGatePoints {
  /** whether the die has such a side */
  isThere(): boolean;
}

/** A side of the event die that is a gate of any branch: everybody may take it for one that brings them a card. */
export function wildGate(): Part {
  return {
    id: 'wild-gate',
    brings: ['wildGate'],
    decisions: { 'wild-gate': {} },
    exempt: { rare: ['move.draw-at-gate', 'event.event-die-any'] },
    rules: (was, b) => {
      const asked = b.decision('wild-gate');
      return {
        wildGate: { isThere: () => false },
        eventDie: {
          faces: () =>
            b.the.wildGate.isThere()
              ? [...was.eventDie.faces(), { id: 'any', sides: 1 }]
              : was.eventDie.faces(),
          shows: (s, face) => {
            was.eventDie.shows(s, face);
            if (b.the.eventDie.faces()[face].id !== 'any') return;
            // In turn order from the active seat: whoever draws first lies on top.
            for (let i = b.seats - 1; i >= 0; i--) {
              const seat = (b.fields.active.get(s) + i) % b.seats;
              const open = openGates(b, s, seat);
              if (open.length === 1) b.the.improvements.due(s, seat, open[0]);
              else if (open.length > 1) push(s, asked, 1 << seat);
            }
          },
        },
      };
    },
    moves: (b) => {
      const branches = b.the.improvements.branches();
      return [
        {
          name: 'draw-at-gate',
          args: [{ name: 'branch', domain: { id: 'branch', size: branches.length, names: branches } }],
          decisions: ['wild-gate'],
          list: (s, seat, out) => {
            for (const branch of openGates(b, s, seat)) out.put(branches.indexOf(branch));
          },
          apply: (s, seat, branch) => {
            pop(s);
            b.the.improvements.due(s, seat, branches[branch]);
          },
          why: (s, seat, branch) =>
            branch < 0 || openGates(b, s, seat).includes(branches[branch]) ? undefined : NOT_DRAWN,
        },
      ];
    },
    words: {
      terms: {
        'event-face.any': 'a gate of any branch',
        'event.event-die-any': 'The event die shows a gate of any branch.',
        'decision.wild-gate': 'A gate of any branch: choose what you draw',
        'move.draw-at-gate': 'Draw a card of this branch',
        'reason.gate-closed': 'The red die brings you no card of this branch.',
      },
    },
  };
}

/** the branches of which the red die brings the seat a card */
const openGates = (b: Book, s: State, seat: Seat): readonly string[] =>
  b.the.improvements.branches().filter((branch) => drawsNow(b, s, seat, branch, b.the.roll.red(s)));
