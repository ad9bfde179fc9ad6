import { depthOf, type Seat, type State, tell } from '@hexwright/kernel';
import { type Hex, markNeed } from '../../board/index.ts';
import { askDiscard, askGoods, countOf, expel, handSize } from '../../mechanics/index.ts';
import { type Book, field, handlesOf, type Part, type Terms, wanted } from '../../rulebook/index.ts';

const fields = {
  /** the number that waits until the raids are over */
  numberWaits: field.cell({ noLook: 'the dice that brought it lie on the table' }),
};

export interface RaidsConfig {
  /** the blocker that sails; nobody moves it */
  readonly blocker: string;
  /** the hexes of its way round, in order; it begins on the first */
  readonly path: string;
  /** hexes of the way from which it never raids, if there are any */
  readonly calm?: string;
  /** what a seat has against it */
  readonly defence: (b: Book) => (s: State, seat: Seat) => number;
  /** the piece for each of which one more card is lost */
  readonly dear: string;
  /** whether it has left the game */
  readonly gone?: (b: Book) => (s: State) => boolean;
}

declare module '../../rulebook/points.ts' {
  interface Groups {
    raids: RaidPoints;
  }
}

export interface RaidPoints {
  /** the raids of this number are over: what the number itself brings */
  after(s: State, number: number): void;
}

/**
 * After every roll the raiders sail on by the lower die, and raid whoever has a building beside the hex where they
 * stop: the steps are their strength. The number counts when the raids are over.
 */
export function raids(config: RaidsConfig): Part {
  return {
    id: 'raids',
    wants: [wanted.twoDice],
    words: { terms: raidTerms },
    looks: { events: { 'raid-lost': { befalls: 'seat' } } },
    of: config,
    boardNeeds: [markNeed('hexes', config.path)],
    blockers: [{ id: config.blocker, on: 'hex', where: 'water', movable: false }],
    fields,
    prepare: (b) => {
      const blocker = b.blocker(config.blocker);
      const [begin] = pathOf(b, config.path);
      return (s) => {
        b.fields.blocker.set(s, blocker, begin);
      };
    },
    brings: ['raids'],
    rules: (was, b) => {
      const blocker = b.blocker(config.blocker);
      const { numberWaits: waits } = handlesOf(b, fields);
      const path = pathOf(b, config.path);
      const calm = config.calm === undefined ? [] : pathOf(b, config.calm);
      const gone = config.gone?.(b) ?? (() => false);
      const defence = config.defence(b);
      const dear = b.piece(config.dear).index;
      const { hexPlace, hexPlaceFrom } = b.topology;
      const isBeside = (s: State, seat: Seat, hex: Hex): boolean => {
        for (let i = hexPlaceFrom[hex]; i < hexPlaceFrom[hex + 1]; i++) {
          const mark = b.fields.building.get(s, hexPlace[i]);
          if (mark !== 0 && b.ownerOf[mark] === seat) return true;
        }
        return false;
      };
      const raid = (s: State, seat: Seat, strength: number): void => {
        const against = defence(s, seat);
        if (against > strength) askGoods(b, s, seat, 1);
        else if (against < strength)
          askDiscard(b, s, seat, Math.min(handSize(b, s, seat), 1 + countOf(b, s, seat, dear)));
      };
      const tellRaid = (s: State, seat: Seat, strength: number): void => {
        const against = defence(s, seat);
        tell(s, against > strength ? 'raid-won' : against < strength ? 'raid-lost' : 'raid-even', {
          seat,
          strength,
          against,
        });
      };
      const sail = (s: State): void => {
        if (b.fields.blocker.get(s, blocker) < 0) return;
        if (gone(s)) {
          expel(b, s, b.blocker(config.blocker));
          return;
        }
        const steps = Math.min(b.the.roll.red(s), b.the.roll.yellow(s));
        if (steps === 0) return;
        const hex = path[(path.indexOf(b.fields.blocker.get(s, blocker)) + steps) % path.length];
        b.fields.blocker.set(s, blocker, hex);
        if (s.events) tell(s, 'sailed', { blocker: config.blocker, steps, hex });
        if (calm.includes(hex)) return;
        // In turn order from the active seat: whoever is asked first lies on top.
        for (let i = b.seats - 1; i >= 0; i--) {
          const seat = (b.fields.active.get(s) + i) % b.seats;
          if (isBeside(s, seat, hex)) raid(s, seat, steps);
        }
        if (!s.events) return;
        for (let i = 0; i < b.seats; i++) {
          const seat = (b.fields.active.get(s) + i) % b.seats;
          if (isBeside(s, seat, hex)) tellRaid(s, seat, steps);
        }
      };
      return {
        raids: {
          after: was.onNumber,
        },
        onNumber: (s, number) => {
          const depth = depthOf(s);
          sail(s);
          if (depthOf(s) > depth) waits.set(s, number);
          else b.the.raids.after(s, number);
        },
      };
    },
    turnSteps: (b) => {
      const { numberWaits: waits } = handlesOf(b, fields);
      return [
        {
          after: 'roll',
          add: {
            id: 'after-raids',
            run: (s) => {
              const number = waits.get(s);
              if (number === 0) return;
              waits.set(s, 0);
              b.the.raids.after(s, number);
            },
          },
        },
      ];
    },
  };
}

function pathOf(b: Book, mark: string): number[] {
  return (b.layout.marks.hexes[mark] ?? []).map(({ q, r }) => b.topology.hexAt(q, r));
}

const raidTerms: Terms = {
  'event.sailed': 'The {blocker} sails on by {steps}.',
  'event.raid-won': '{seat} beats off a raid of strength {strength}, with a fleet of {against}.',
  'event.raid-lost': '{seat} loses to a raid of strength {strength}, with a fleet of {against}.',
  'event.raid-even': '{seat} holds out against a raid of strength {strength}.',
};
