import { NATURE, push, reason, type State, tell } from '@hexwright/kernel';
import { DIRECTIONS } from '../../board/index.ts';
import type { Book, Part, Terms } from '../../rulebook/index.ts';
import { makeEdgeClass } from '../ways/routes.ts';
import { drawAndLay, drawAndLayDecisions } from './draw-and-lay.ts';
import { harbourDomain, harbourKindTerms, harbourPlaces, harbourTouches } from './harbour-places.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    harbourLaying: HarbourLayingPoints;
  }
}

export interface HarbourLayingPoints {
  /** who lays the harbour after so many others: seats as bits, or NATURE */
  laidBy(s: State, laid: number): number;
}

export interface HarbourLayingConfig {
  readonly by: 'seats' | 'nature';
  /**
   * The water that a harbour faces: `shared` with others; its `own`, even if that lies outside of the board; or a `hex`
   * of the board of its own. Where each has its own, no two lie beside each other while there is a choice.
   */
  readonly water: 'shared' | 'own' | 'hex';
  /** whether two harbours may serve one corner where it cannot be helped; otherwise one stays away */
  readonly mayTouch: boolean;
}

/** How close the next harbour would be to others: the least there is has to be chosen. */
const ALONE = 0;
const BESIDE = 1;
const TOUCHING = 2;
const BARRED = 3;

/**
 * When the board lies, the harbours of the layout's stock are drawn and laid on coasts one after the other, by nature
 * or by the seats in turn. While there is a choice, no two serve one corner. What finds no place stays out of the game.
 */
export function harbourLaying(config: HarbourLayingConfig): Part {
  return {
    id: 'harbour-laying',
    of: config,
    words: {
      terms: {
        ...harbourLayingTerms,
        'event.harbour-laid':
          config.by === 'nature'
            ? 'A harbour is laid: {kind:harbour}.'
            : '{seat} lays a harbour: {kind:harbour}.',
      },
    },
    looks: { fields: { harbourStock: { on: 'stock', shape: 'chit', of: 'harbour' } } },
    fields: {
      /** by kind: still to be laid */
      harbourStock: { per: (b) => [b.harbourKinds.length] },
      harboursLaid: { noLook: 'the harbours lie on the board' },
    },
    decisions: drawAndLayDecisions('harbour', kindArg, config.by === 'nature'),
    brings: ['harbourLaying'],
    rules: (_was, b) => ({
      harbourLaying: {
        laidBy: (_s, laid) => (config.by === 'nature' ? NATURE : 1 << (laid % b.seats)),
      },
    }),
    setupSteps: (b) => {
      const stock = b.row('harbourStock');
      const laid = b.cell('harboursLaid');
      const draw = b.decision('draw-harbour');
      const survey = makeSurvey(b, config);
      const goesOn = (s: State): boolean => stock.some(s) && survey.hasRoom(s);
      return [
        {
          before: 'prepare',
          add: {
            id: 'lay-harbours',
            run: (s) => {
              if (laid.get(s) === 0)
                for (const [kind, count] of Object.entries(b.layout.harbours.stock ?? {}))
                  stock.set(s, b.harbourKinds.indexOf(kind), count);
              if (goesOn(s)) push(s, draw, NATURE);
            },
            again: goesOn,
          },
        },
      ];
    },
    moves: (b) => {
      const laid = b.cell('harboursLaid');
      const placeOn = harbourPlaces(b);
      const survey = makeSurvey(b, config);
      return drawAndLay(b, {
        what: 'harbour',
        thing: kindArg(b),
        bag: b.row('harbourStock'),
        place: 'edge',
        laidBy: (s) => b.the.harbourLaying.laidBy(s, laid.get(s)),
        places: (s, out) => {
          const least = survey.least(s);
          for (let edge = 0; edge < placeOn.length; edge++)
            if (placeOn[edge] >= 0 && survey.close[placeOn[edge]] === least) out.put(edge);
        },
        lay: (s, seat, kind, edge) => {
          b.fields.harbour.set(s, placeOn[edge], kind);
          laid.add(s, 1);
          if (s.events) tell(s, 'harbour-laid', { seat, kind: b.harbourKinds[kind], edge });
        },
        why: () => reason('no-harbour-place', 'a harbour lies on a free coast, away from other harbours'),
      });
    },
  };
}

const kindArg = (b: Book) => ({ name: 'kind', domain: harbourDomain(b) });

/** How close to others a harbour on each place would be. */
function makeSurvey(b: Book, { water, mayTouch }: HarbourLayingConfig) {
  const { places } = b.layout.harbours;
  const edgeOf = Int16Array.from(places, (at) => b.topology.edgeAt(at.q, at.r, at.side));
  const coast = b.edgeClassBits(['coast']);
  const classOf = makeEdgeClass(b);
  const waters = makeWaters(b, edgeOf);
  const close = new Int8Array(places.length);
  const laid = new Int16Array(places.length);
  let laidCount = 0;

  const fit = (s: State, place: number): boolean =>
    classOf(s, edgeOf[place]) === coast && (water === 'shared' || waters.find(s, place, water === 'hex'));
  const closeness = (s: State, place: number): number => {
    let closest = ALONE;
    if (water !== 'shared')
      for (let i = 0; i < laidCount; i++) {
        const steps = waters.apart(laid[i], place);
        if (steps === 0) return BARRED;
        if (steps === 1) closest = BESIDE;
      }
    if (!harbourTouches(b, s, place)) return closest;
    return mayTouch ? TOUCHING : BARRED;
  };

  const findLaid = (s: State): void => {
    laidCount = 0;
    for (let place = 0; place < places.length; place++)
      if (b.fields.harbour.get(s, place) >= 0 && fit(s, place)) laid[laidCount++] = place;
  };
  const look = (s: State, place: number): number =>
    b.fields.harbour.get(s, place) < 0 && fit(s, place) ? closeness(s, place) : BARRED;

  return {
    /** by place, after the last survey */
    close,
    /** looks at every place; answers how close to others the next harbour has to be */
    least: (s: State): number => {
      findLaid(s);
      let least = BARRED;
      for (let place = 0; place < places.length; place++) {
        close[place] = look(s, place);
        if (close[place] < least) least = close[place];
      }
      return least;
    },
    /** whether there is a place for another harbour at all */
    hasRoom: (s: State): boolean => {
      findLaid(s);
      for (let place = 0; place < places.length; place++) if (look(s, place) < BARRED) return true;
      return false;
    },
  };
}

/** Where the water beside each harbour place lies, even if that is outside of the board. */
function makeWaters(b: Book, edgeOf: Int16Array) {
  const { edgeHex, q, r } = b.topology;
  const { places } = b.layout.harbours;
  const waterQ = new Int16Array(places.length);
  const waterR = new Int16Array(places.length);
  return {
    /** answers whether there is any, for places on a coast */
    find: (s: State, place: number, onBoard: boolean): boolean => {
      const first = edgeHex[edgeOf[place] * 2];
      const wet = b.land[b.fields.terrain.get(s, first)] ? edgeHex[edgeOf[place] * 2 + 1] : first;
      if (wet < 0 && onBoard) return false;
      const { q: inQ, r: inR, side } = places[place];
      waterQ[place] = wet >= 0 ? q[wet] : inQ + DIRECTIONS[side].q;
      waterR[place] = wet >= 0 ? r[wet] : inR + DIRECTIONS[side].r;
      return true;
    },
    /** how many hexes lie between the waters of two places, as found last */
    apart: (one: number, other: number): number => {
      const dq = waterQ[one] - waterQ[other];
      const dr = waterR[one] - waterR[other];
      return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
    },
  };
}

const harbourLayingTerms: Terms = {
  ...harbourKindTerms,
  'move.draw-harbour': 'A harbour is drawn',
  'move.lay-harbour': 'Lay the harbour here',
  'decision.draw-harbour': 'The next harbour is drawn',
  'decision.lay-harbour': 'Choose a coast for the harbour: {kind:harbour}',
  'field.harbourStock': 'Harbours still to be laid',
  'reason.no-harbour-place': 'A harbour lies on a free coast, away from other harbours.',
};
