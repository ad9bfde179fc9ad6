import { pop, push, reason, type Seat, tell } from '@hexwright/kernel';
import { faceDomain, levelField } from '../../mechanics/index.ts';
import { magicCard } from './magic-card.ts';

/** what a gate that will surely show is worth to a bot, in points, where any red die would do */
const GATE = 0.5;
const FACES = 6;

const DANCED = reason('unicorns-danced', 'the event die is settled, and the other dice are rolled');

/** The face of the event die is chosen; the other dice are rolled as ever. */
export const danceOfTheUnicorns = magicCard({
  card: {
    id: 'dance-of-the-unicorns',
    count: 1,
    beforeRoll: 'only',
    worth: 0.15,
    play: (b) => {
      const asked = b.decision('dance-of-the-unicorns');
      return (s, seat) => push(s, asked, 1 << seat);
    },
  },
  name: 'Dance of the Unicorns',
  text: 'Play it before the roll: you choose what the event die will show. You play no Alchemist this turn.',
  shape: 'horse',
  fields: {
    /** the face of this turn, counted from 1; 0 for whatever the die says */
    chosenFace: { noLook: 'the log tells it, and the die shows it' },
  },
  decisions: { 'dance-of-the-unicorns': {} },
  rules: (was, b) => {
    const chosen = b.cell('chosenFace');
    const alchemist = b.cards.findIndex(({ id }) => id === 'alchemist');
    return {
      eventDie: {
        settled: (s) => (chosen.get(s) > 0 ? chosen.get(s) - 1 : was.eventDie.settled(s)),
      },
      cards: {
        barPlay: (s, seat, card) =>
          was.cards.barPlay(s, seat, card) ?? (card === alchemist && chosen.get(s) > 0 ? DANCED : undefined),
      },
      hints: {
        promised: (s, seat) => {
          const promised = was.hints.promised(s, seat);
          if (chosen.get(s) === 0 || b.fields.active.get(s) !== seat) return promised;
          const branch = b.the.eventDie.faces()[chosen.get(s) - 1].id;
          if (!b.the.improvements.branches().includes(branch)) return promised;
          const level = b.row<Seat>(levelField(branch)).get(s, seat);
          return promised + (GATE * (level > 0 ? level + 1 : 0)) / FACES;
        },
      },
      beginTurn: (s) => {
        was.beginTurn(s);
        chosen.set(s, 0);
      },
    };
  },
  moves: (b) => [
    {
      name: 'choose-face',
      args: [{ name: 'face', domain: faceDomain(b) }],
      decisions: ['dance-of-the-unicorns'],
      list: (_s, _seat, out) => out.putAll(),
      apply: (s, seat, face) => {
        pop(s);
        b.cell('chosenFace').set(s, face + 1);
        if (s.events) tell(s, 'face-chosen', { seat, eventFace: b.the.eventDie.faces()[face].id });
      },
    },
  ],
  terms: {
    'decision.dance-of-the-unicorns': 'Dance of the Unicorns: choose what the event die will show',
    'move.choose-face': 'The event die will show',
    'event.face-chosen': '{seat} chooses what the event die will show.',
    'reason.unicorns-danced': 'The unicorns have danced this turn.',
  },
});
