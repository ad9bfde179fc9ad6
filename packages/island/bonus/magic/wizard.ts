import { type Bar, pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { siege } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { MAGIC } from './colours.ts';
import { magicCard } from './magic-card.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    wizard: WizardPoints;
  }
}

export interface WizardPoints {
  /** what speaks against the seat's putting the wizard on this corner */
  barPlace(s: State, seat: Seat, corner: Corner): Bar;
  /** it leaves the board, and nobody controls it */
  leave(s: State): void;
}

const NOT_OWN = reason('wizard-away', 'no building of the seat stands there');
const THERE = reason('wizard-there', 'the wizard stands there');
const GUARDED = reason('wizard-guards', 'the wizard guards this player');

/** whether a building of the seat's other than where it stands would take the wizard in */
const hasPlace = (b: Book) => (s: State, seat: Seat) => {
  for (let corner = 0; corner < b.topology.corners; corner++)
    if (b.the.wizard.barPlace(s, seat, corner) === undefined) return true;
  return false;
};

/** A figure at a building of whoever called it last: robbers do not stop that building, and nobody takes anything from its owner. */
function theWizard(): Part {
  return {
    id: 'wizard',
    uses: [siege()],
    fields: { wizardAt: { start: -1 }, wizardOf: { start: -1 } },
    brings: ['wizard'],
    rules: (was, b) => {
      const at = b.cell('wizardAt');
      const owner = b.cell('wizardOf');
      return {
        wizard: {
          barPlace: (s, seat, corner) => {
            const mark = b.fields.building.get(s, corner);
            if (mark === 0 || b.ownerOf[mark] !== seat) return NOT_OWN;
            return at.get(s) === corner ? THERE : undefined;
          },
          leave: (s) => {
            at.set(s, -1);
            owner.set(s, -1);
          },
        },
        siege: {
          defies: (s, seat, hex, corner) => at.get(s) === corner || was.siege.defies(s, seat, hex, corner),
        },
        blockers: {
          barRob: (s, seat, victim, blocker, place) =>
            was.blockers.barRob(s, seat, victim, blocker, place) ??
            (owner.get(s) === victim ? GUARDED : undefined),
        },
        decks: {
          barTake: (s, seat, other) =>
            was.decks.barTake(s, seat, other) ?? (owner.get(s) === other ? GUARDED : undefined),
        },
        unbuild: (s, piece, place) => {
          was.unbuild(s, piece, place);
          if (at.get(s) === place && b.pieces[piece].layerAt === b.at.building) b.the.wizard.leave(s);
        },
      };
    },
    scores: [
      {
        id: 'wizard',
        most: () => 1,
        of: (b) => {
          const owner = b.cell('wizardOf');
          return (s, seat) => (owner.get(s) === seat ? 1 : 0);
        },
      },
    ],
    words: {
      terms: {
        'score.wizard': 'Wizard',
        'field.wizardAt': 'The wizard',
        'field.wizardOf': 'Who controls the wizard',
        'reason.wizard-guards': 'The wizard guards this player.',
      },
    },
    looks: {
      fields: {
        wizardAt: { on: 'figure', place: 'corner', shape: 'pawn', colour: MAGIC, owner: 'wizardOf' },
        wizardOf: { on: 'holder', shape: 'star' },
      },
    },
  };
}

export const wizard = magicCard({
  card: {
    id: 'wizard',
    count: 4,
    beforeRoll: true,
    when: hasPlace,
    play: (b) => {
      const asked = b.decision('wizard');
      return (s, seat) => push(s, asked, 1 << seat);
    },
  },
  name: 'Wizard',
  text: 'Put the wizard on a settlement or city of yours, before or after the roll. You control it until another Wizard is played: it is worth 1 point, its building draws from hexes that the robber stops, and nobody steals from you or takes your cards by a progress card.',
  shape: 'star',
  uses: [theWizard()],
  decisions: { wizard: {} },
  moves: (b) => [
    {
      name: 'place-wizard',
      args: [{ name: 'corner', domain: b.domain('corner') }],
      decisions: ['wizard'],
      list: (s, seat, out) => {
        for (let corner = 0; corner < b.topology.corners; corner++)
          if (b.the.wizard.barPlace(s, seat, corner) === undefined) out.put(corner);
      },
      apply: (s, seat, corner) => {
        pop(s);
        b.cell('wizardAt').set(s, corner);
        b.cell('wizardOf').set(s, seat);
        if (s.events) tell(s, 'wizard-placed', { seat, on: 'corner', place: corner });
      },
      why: (s, seat, corner) => (corner < 0 ? undefined : b.the.wizard.barPlace(s, seat, corner)),
    },
  ],
  terms: {
    'decision.wizard': 'Wizard: choose one of your settlements or cities',
    'move.place-wizard': 'Put the wizard here',
    'event.wizard-placed': '{seat} calls the wizard.',
    'reason.wizard-away': 'No settlement or city of yours stands there.',
    'reason.wizard-there': 'The wizard stands there.',
  },
});
