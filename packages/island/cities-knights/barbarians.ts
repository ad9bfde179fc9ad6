import { pop, push, type Seat, type State } from '@hexwright/kernel';
import { defence, eventDie, sleeping, track, type UnitsConfig, units } from '../mechanics/index.ts';
import type { Book, MoveSpec, Part } from '../rulebook/index.ts';
import { BRANCH_COLOURS, BRANCHES } from './branches.ts';

export const KNIGHTS: UnitsConfig = {
  name: 'knight',
  ranks: [
    { piece: 'basic-knight', strength: 1, supply: 2 },
    { piece: 'strong-knight', strength: 2, supply: 2 },
    { piece: 'mighty-knight', strength: 3, supply: 2 },
  ],
  hire: { wool: 1, ore: 1 },
  promote: { wool: 1, ore: 1 },
  activate: { grain: 1 },
  acts: 'knightsAct',
};

export const knights = units(KNIGHTS);

/** the steps of the ship from its start to the attack */
export const VOYAGE = 7;

/** the face of the event die with the ship, as it counts them */
export const SHIP = 0;

export const voyage = track({
  name: 'barbarians',
  tells: 'barbarians-sail',
  end: () => VOYAGE,
  fires: (b) => (s, step) => {
    if (step === VOYAGE) b.the.defence.attack(s);
  },
});

const faces = {
  faces: [
    { id: 'ship', sides: 3, words: 'The event die shows the barbarian ship.' },
    ...BRANCHES.map(({ branch }) => ({
      id: branch,
      sides: 1,
      words: `The event die shows the gate of ${branch}.`,
    })),
  ],
};

/** Whether a red die that shows this brings the seat a card of the branch. */
export const drawsNow = (b: Book, s: State, seat: Seat, branch: string, red: number): boolean =>
  b.the.improvements.draws(s, seat, branch, red) && b.the.improvements.barDraw(s, seat, branch) === undefined;

/** A gate on the event die brings cards of its branch to whom the red die favours. */
function gates(): Part {
  return {
    id: 'gates',
    uses: [eventDie(faces)],
    rules: (was, b) => ({
      eventDie: {
        shows: (s, face) => {
          was.eventDie.shows(s, face);
          const branch = b.the.eventDie.faces()[face].id;
          if (!b.the.improvements.branches().includes(branch)) return;
          const red = b.the.roll.red(s);
          // In turn order from the active seat: whoever draws first lies on top.
          for (let i = b.seats - 1; i >= 0; i--) {
            const seat = (b.fields.active.get(s) + i) % b.seats;
            if (drawsNow(b, s, seat, branch, red)) b.the.improvements.due(s, seat, branch);
          }
        },
      },
    }),
    words: {
      terms: {
        'event-face.ship': 'the barbarian ship',
        ...Object.fromEntries(
          BRANCHES.map(({ branch }) => [`event-face.${branch}`, `the gate of ${branch}`]),
        ),
        'field.eventFace': 'Event die',
        'piece.basic-knight': 'basic knight',
        'piece.strong-knight': 'strong knight',
        'piece.mighty-knight': 'mighty knight',
        'move.basic-knight': 'Hire a knight',
        'move.strong-knight': 'Promote a basic knight',
        'move.mighty-knight': 'Promote a strong knight',
      },
    },
    looks: {
      fields: {
        eventFace: {
          on: 'die',
          domain: 'event-face',
          faces: [
            { id: 'ship', shape: 'longship', colour: '#2f2a33' },
            ...BRANCHES.map(({ branch }) => ({
              id: branch,
              shape: 'gate' as const,
              colour: BRANCH_COLOURS[branch],
            })),
          ],
        },
      },
    },
  };
}

/** A ship on the event die takes the barbarians on, until they attack all cities at once. */
function fleet(): Part {
  return {
    id: 'barbarian-fleet',
    uses: [voyage.part, defence({ units: knights, town: 'city', weakest: 'weakest' }), sleeping({ awake })],
    overrides: {
      'defence.steps': 'the fleet’s own track says how far it is away',
    },
    rules: (was, b) => {
      const sail = voyage.moves(b);
      const home = voyage.returns(b);
      const at = voyage.at(b);
      return {
        eventDie: {
          shows: (s, face) => {
            was.eventDie.shows(s, face);
            if (face === SHIP) sail(s, 1);
          },
        },
        defence: {
          steps: (s) => VOYAGE - at(s),
          mayFall: (s, corner) => was.defence.mayFall(s, corner) && !b.the.metropolises.isAt(s, corner),
          standDown: (s) => {
            was.defence.standDown(s);
            home(s);
          },
        },
      };
    },
    words: {
      terms: {
        'event.barbarians-sail': 'The barbarians sail on: {at} of 7.',
        'field.barbarians': 'The barbarians’ way',
      },
    },
    looks: {
      fields: {
        barbarians: { on: 'threat', shape: 'longship', track: VOYAGE },
        defenderPoints: { on: 'seat', shape: 'star', hideAt: 0 },
        attacks: { on: 'table', shape: 'flame' },
      },
    },
  };
}

/** Robber and pirate wait for the first attack. */
function awake(b: Book): (s: State) => boolean {
  const attacks = b.cell('attacks');
  return (s) => attacks.get(s) > 0;
}

/** Several who did most for the defence draw a card each, of a branch of their choice. */
function thanks(): Part {
  return {
    id: 'defenders-cards',
    uses: [branchChoice()],
    overrides: {
      'defence.thank': 'several who are thanked draw cards in place of points',
    },
    rules: (_was, b) => ({
      defence: {
        thank: (s, seat) => {
          // Without cards there is nothing to choose.
          if (!b.isPlain('improvements.due')) push(s, b.decision('choose-branch'), 1 << seat);
        },
      },
    }),
  };
}

/** Whoever is asked draws a progress card of a branch of their choice. */
export function branchChoice(): Part {
  return {
    id: 'branch-choice',
    decisions: { 'choose-branch': {} },
    exempt: { rare: ['move.choose-branch'] },
    moves: (b) => [choosesBranch(b, 'choose-branch', 'choose-branch')],
    words: {
      terms: {
        'move.choose-branch': 'Draw a card of this branch',
        'decision.choose-branch': 'Draw a progress card of any branch',
      },
    },
  };
}

/** A card of a branch of the seat's choice: the move of that decision. */
export function choosesBranch(b: Book, name: string, decision: string): MoveSpec {
  const branches = b.the.improvements.branches();
  return {
    name,
    args: [{ name: 'branch', domain: { id: 'branch', size: branches.length, names: branches } }],
    decisions: [decision],
    list: (s, seat, out) => {
      for (let branch = 0; branch < branches.length; branch++)
        if (b.the.improvements.barDraw(s, seat, branches[branch]) === undefined) out.put(branch);
    },
    apply: (s, seat, branch) => {
      pop(s);
      b.the.improvements.due(s, seat, branches[branch]);
    },
    why: (s, seat, branch) =>
      branch < 0 ? undefined : b.the.improvements.barDraw(s, seat, branches[branch]),
  };
}

export const barbarians: readonly Part[] = [knights.part, gates(), fleet(), thanks()];
