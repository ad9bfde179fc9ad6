import { type Bar, pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { faithCard } from './faith-card.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    inquisitor: InquisitorPoints;
  }
}

export interface InquisitorPoints {
  /** what speaks against the seat's putting the inquisitor on this corner */
  barPlace(s: State, seat: Seat, corner: Corner): Bar;
  /** it has come to this corner: what follows */
  came(s: State, corner: Corner): void;
  /** it leaves the board */
  leave(s: State): void;
}

const NO_CITY = reason('inquisitor-city', 'no city of another player stands there');
const ANY_CITY = reason('inquisitor-any-city', 'no city stands there');
const IN_METROPOLIS = reason('inquisitor-metropolis', 'the inquisitor keeps off a metropolis');
const THERE = reason('inquisitor-there', 'the inquisitor stands there');

/** what it is worth to a bot to have the abilities of its improvements, in points */
const ABILITIES = 0.4;

/** whose city has the inquisitor, and suffers from it; -1 for nobody */
function victimOf(b: Book, s: State): number {
  const corner = b.cell('inquisitorAt').get(s);
  if (corner < 0) return -1;
  const owner = b.ownerOf[b.fields.building.get(s, corner)];
  return b.option('inquisitorHome') && b.cell('inquisitorOf').get(s) === owner ? -1 : owner;
}

/** A figure in a city of another, whose owner has no good of improvements and a point less. */
function theInquisitor(): Part {
  return {
    id: 'inquisitor',
    fields: { inquisitorAt: { start: -1 }, inquisitorOf: { start: -1 } },
    brings: ['inquisitor'],
    rules: (was, b) => {
      const at = b.cell('inquisitorAt');
      const of = b.cell('inquisitorOf');
      const city = b.piece('city');
      const home = b.option<boolean>('inquisitorHome');
      return {
        inquisitor: {
          barPlace: (s, seat, corner) => {
            const mark = city.marks.get(s, corner);
            if (mark === 0 || b.pieceOf[mark] !== city.index) return home ? ANY_CITY : NO_CITY;
            if (!home && b.ownerOf[mark] === seat) return NO_CITY;
            if (b.the.metropolises.isAt(s, corner)) return IN_METROPOLIS;
            return at.get(s) === corner && of.get(s) === seat ? THERE : undefined;
          },
          came: () => {},
          leave: (s) => {
            at.set(s, -1);
            of.set(s, -1);
          },
        },
        improvements: {
          able: (s, seat, branch) => victimOf(b, s) !== seat && was.improvements.able(s, seat, branch),
        },
        defence: {
          mayFall: (s, corner) => was.defence.mayFall(s, corner) && !(home && at.get(s) === corner),
        },
        metropolises: {
          place: (s, seat, branch, corner) => {
            was.metropolises.place(s, seat, branch, corner);
            if (at.get(s) === corner) b.the.inquisitor.leave(s);
          },
        },
        unbuild: (s, piece, place) => {
          was.unbuild(s, piece, place);
          if (piece === city.index && at.get(s) === place) b.the.inquisitor.leave(s);
        },
        downgrade: (s, piece, into, place) => {
          was.downgrade(s, piece, into, place);
          if (piece === city.index && at.get(s) === place) b.the.inquisitor.leave(s);
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) - (victimOf(b, s) === seat ? ABILITIES : 0),
        },
      };
    },
    scores: [
      {
        id: 'inquisitor',
        most: () => 1,
        of: (b) => {
          const at = b.cell('inquisitorAt');
          const of = b.cell('inquisitorOf');
          const home = b.option<boolean>('inquisitorHome');
          return (s, seat) => {
            if (at.get(s) < 0 || b.ownerOf[b.fields.building.get(s, at.get(s))] !== seat) return 0;
            return home && of.get(s) === seat ? 1 : -1;
          };
        },
      },
    ],
    words: {
      terms: {
        'score.inquisitor': 'Inquisitor',
        'field.inquisitorAt': 'The inquisitor',
        'field.inquisitorOf': 'Who sent the inquisitor',
      },
    },
    looks: {
      fields: {
        inquisitorAt: {
          on: 'figure',
          place: 'corner',
          shape: 'pawn',
          colour: '#2b2326',
          owner: 'inquisitorOf',
        },
        inquisitorOf: { on: 'holder', shape: 'flame' },
      },
    },
  };
}

export const inquisitor = faithCard({
  card: {
    id: 'inquisitor',
    count: (_seats, { inquisitorHome }) => (inquisitorHome ? 5 : 4),
    when: (b) => (s, seat) => {
      for (let corner = 0; corner < b.topology.corners; corner++)
        if (b.the.inquisitor.barPlace(s, seat, corner) === undefined) return true;
      return false;
    },
    play: (b) => {
      const asked = b.decision('inquisitor');
      return (s, seat) => push(s, asked, 1 << seat);
    },
  },
  name: 'Inquisitor',
  text: 'Put the inquisitor in a city of another player, but in no metropolis. While it is there that player has 1 point less and no good of what improvements bring.',
  shape: 'eye',
  uses: [theInquisitor()],
  decisions: { inquisitor: {} },
  moves: (b) => [
    {
      name: 'place-inquisitor',
      args: [{ name: 'corner', domain: b.domain('corner') }],
      decisions: ['inquisitor'],
      list: (s, seat, out) => {
        for (let corner = 0; corner < b.topology.corners; corner++)
          if (b.the.inquisitor.barPlace(s, seat, corner) === undefined) out.put(corner);
      },
      apply: (s, seat, corner) => {
        pop(s);
        b.cell('inquisitorAt').set(s, corner);
        b.cell('inquisitorOf').set(s, seat);
        if (s.events) tell(s, 'inquisitor-placed', { seat, on: 'corner', place: corner });
        b.the.inquisitor.came(s, corner);
      },
      why: (s, seat, corner) => (corner < 0 ? undefined : b.the.inquisitor.barPlace(s, seat, corner)),
    },
  ],
  termsWhere: {
    inquisitorHome: {
      true: {
        'card.inquisitor.text':
          'Put the inquisitor in any city that is no metropolis. It cannot fall. In a city of your own it is worth 1 point to you; another player has 1 point less and no good of what improvements bring.',
      },
    },
  },
  terms: {
    'decision.inquisitor': 'Inquisitor: choose a city',
    'move.place-inquisitor': 'Put the inquisitor here',
    'event.inquisitor-placed': '{seat} sends the inquisitor.',
    'reason.inquisitor-city': 'No city of another player stands there.',
    'reason.inquisitor-any-city': 'No city stands there.',
    'reason.inquisitor-metropolis': 'The inquisitor keeps off a metropolis.',
    'reason.inquisitor-there': 'The inquisitor stands there.',
  },
});
