import { isOver, pop, push, type Seat, type State } from '@hexwright/kernel';
import type { Book, Part, Points } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  /** which seat after the active one is building; 0 outside the phase */
  special: field.cell({ noLook: 'whoever is building is asked' }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    paired: PairedPoints;
  }
}

export interface PairedPoints {
  /** the paired seat begins its part of the turn */
  begin(s: State, seat: Seat): void;
  /** the seat may build now, out of its turn */
  builds(s: State, seat: Seat): void;
  /** whether nobody builds out of turn after this turn */
  skips(s: State): boolean;
}

/**
 * Amendments for what is counted by the turn: it is as at first whenever a turn begins, and when its paired part does, in which
 * another seat does what an active one does.
 */
export function anewEachTurn(
  was: Pick<Points, 'beginTurn'> & { readonly paired: Pick<PairedPoints, 'begin'> },
  clear: (s: State) => void,
): typeof was {
  return {
    beginTurn: (s) => {
      was.beginTurn(s);
      clear(s);
    },
    paired: {
      begin: (s, seat) => {
        was.paired.begin(s, seat);
        clear(s);
      },
    },
  };
}

/** Whether somebody else builds after a turn: everybody in a phase, or the paired seat. */
export function hasPhase(b: Book): boolean {
  const waiting = b.option<string>('waiting');
  // Alone at the table nobody waits for anybody.
  return b.seats > 1 && waiting !== 'none' && (waiting !== 'auto' || b.seats >= 5);
}

/**
 * After a turn, everybody else may build, one seat after the other. The phase is nobody's turn: no trade, no win.
 * The paired turn is the other way to shorten the wait: the seat half-way round acts alone after each turn,
 * trading with the bank, building and playing a card, and may win.
 */
export function specialBuilding(): Part {
  return {
    id: 'special-building',
    fields,
    decisions: {
      special: {},
      // The paired seat does what an active one does, but offers nothing to the others.
      paired: { like: 'main', except: ['offer', 'end-turn'] },
    },
    brings: ['paired'],
    rules: (was, b) => {
      const { special } = handlesOf(b, fields);
      const paired = b.option<string>('waiting') === 'paired';
      return {
        paired: {
          begin: () => {},
          builds: () => {},
          skips: () => false,
        },
        claimant: (s) => {
          if (special.get(s) === 0) return was.claimant(s);
          return paired ? (b.fields.active.get(s) + special.get(s)) % b.seats : -1;
        },
        beginTurn: (s) => {
          special.set(s, 0);
          was.beginTurn(s);
        },
      };
    },
    turnSteps: (b) => {
      const { special } = handlesOf(b, fields);
      if (!hasPhase(b)) return [];
      const paired = b.option<string>('waiting') === 'paired';
      const decision = b.decision(paired ? 'paired' : 'special');
      const halfWay = (b.seats + 1) >> 1;
      const last = paired ? 1 : b.seats - 1;
      return [
        {
          after: 'end',
          add: {
            id: 'special',
            run: (s) => {
              if (!paired && b.the.paired.skips(s)) return;
              special.set(s, paired ? halfWay : special.get(s) + 1);
              const seat = (b.fields.active.get(s) + special.get(s)) % b.seats;
              if (paired) {
                b.the.paired.begin(s, seat);
                // Points that came since the seat's last turn count as soon as its part begins.
                b.rules.checkEnd(s);
              } else b.the.paired.builds(s, seat);
              if (!isOver(s)) push(s, decision, 1 << seat);
            },
            again: (s) => !paired && !b.the.paired.skips(s) && special.get(s) < last,
          },
        },
      ];
    },
    moves: () => [
      {
        name: 'done-building',
        quiet: true,
        decisions: ['special', 'paired'],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => pop(s),
      },
    ],
  };
}
