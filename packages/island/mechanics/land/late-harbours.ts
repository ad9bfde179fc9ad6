import { type Bar, pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { type EdgePlace, edgeText, graphOf, type Layout, neighbour } from '../../board/index.ts';
import type { Book, Part, Terms } from '../../rulebook/index.ts';
import { TAKEN } from '../core/bars.ts';
import { harbourDomain, harbourKindTerms, harbourPlaces, harbourTouches } from './harbour-places.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    lateHarbours: LateHarbourPoints;
  }
}

export interface LateHarbourPoints {
  /** what speaks against the seat's putting a harbour on this place of the layout */
  barPlace(s: State, seat: Seat, harbour: number): Bar;
}

const HARBOUR_NEAR = reason('harbour-near', 'two harbours do not share a corner');
const HARBOUR_FOREIGN = reason('harbour-foreign', 'a harbour is put up beside one of your own buildings');
const NO_COAST = reason('no-coast', 'a harbour lies on the coast');
const NO_HARBOUR = reason('no-harbour', 'no such harbour is waiting to be put up');

/** what a harbour in the hand is worth to bots, in points, until it lies where it serves them */
const HELD = 0.5;

/** The harbour leaves its place and is the seat's to put up elsewhere, at once if there is a place for it. */
export function carryOff(b: Book, s: State, seat: Seat, harbour: number): void {
  const kind = b.fields.harbour.get(s, harbour);
  b.fields.harbour.set(s, harbour, -1);
  giveHarbour(b, s, seat, kind);
}

/** The seat is given a harbour of this kind, to put up at once if there is a place for it. */
export function giveHarbour(b: Book, s: State, seat: Seat, kind: number): void {
  b.grid<Seat>('harboursHeld').add(s, seat, kind, 1);
  if (s.events) tell(s, 'harbour-taken', { seat, kind: b.harbourKinds[kind] });
  askHarbour(b, s, seat);
}

/** The same board with a place for a later harbour on every coastal edge of the region. */
export function openCoast(layout: Layout, region: string): Layout {
  const { hexAt } = graphOf(layout).topology;
  return withPlaces(
    layout,
    layout.hexes.filter((hex) => hex.region === region),
    (at) => {
      const { q, r } = neighbour(at, at.side);
      const beyond = layout.hexes[hexAt(q, r)];
      return beyond === undefined || beyond.terrain === 'sea';
    },
  );
}

/** The same board with a place for a later harbour wherever a coast may come to light: on every edge of what is no open sea. */
export function openCoasts(layout: Layout): Layout {
  return withPlaces(
    layout,
    layout.hexes.filter(({ terrain }) => terrain !== 'sea'),
    () => true,
  );
}

function withPlaces(layout: Layout, hexes: Layout['hexes'], open: (at: EdgePlace) => boolean): Layout {
  const { places } = layout.harbours;
  const { edgeAt } = graphOf(layout).topology;
  const nameOf = (at: EdgePlace): number | string => {
    const edge = edgeAt(at.q, at.r, at.side);
    return edge >= 0 ? edge : [at, fromBeyond(at)].map(edgeText).sort()[0];
  };
  const taken = new Set(places.map(nameOf));
  const free = hexes
    .flatMap(({ q, r }) => [0, 1, 2, 3, 4, 5].map((side) => ({ q, r, side, kind: 'none' })))
    .filter((at) => {
      if (taken.has(nameOf(at)) || !open(at)) return false;
      taken.add(nameOf(at));
      return true;
    });
  return { ...layout, harbours: { ...layout.harbours, places: [...places, ...free] } };
}

/** the same edge as a side of the hex on its other side */
const fromBeyond = (at: EdgePlace): EdgePlace => ({ ...neighbour(at, at.side), side: (at.side + 3) % 6 });

export interface LateHarboursConfig {
  /** whether a harbour is put up beside an own building, which is usual, or on any coast */
  readonly beside?: 'own' | 'any';
}

/**
 * Harbours that are won in the course of the game. Whoever holds one puts it up beside an own building as soon as
 * that can be done, or on any coast: on a free place, and never where two harbours would share a corner.
 */
export function lateHarbours({ beside = 'own' }: LateHarboursConfig = {}): Part {
  return {
    id: 'late-harbours',
    of: { beside },
    words: { terms: { ...lateHarbourTerms, ...(beside === 'any' && anyCoastTerms) } },
    fields: {
      /** by seat and kind: not yet put up */
      harboursHeld: { per: (b) => ['seat', b.harbourKinds.length] },
    },
    decisions: { 'place-harbour': {} },
    brings: ['lateHarbours'],
    rules: (was, b) => ({
      ...(beside === 'any' && {
        hints: {
          progress: (s: State, seat: Seat) => {
            let sum = was.hints.progress(s, seat);
            const held = b.grid<Seat, number>('harboursHeld');
            for (let kind = 0; kind < b.harbourKinds.length; kind++) sum += HELD * held.get(s, seat, kind);
            return sum;
          },
        },
      }),
      lateHarbours: {
        barPlace: (s, seat, harbour) => {
          if (b.fields.harbour.get(s, harbour) >= 0) return TAKEN;
          if (!isCoast(b, s, harbour)) return NO_COAST;
          if (harbourTouches(b, s, harbour)) return HARBOUR_NEAR;
          if (beside === 'any') return undefined;
          for (let end = 0; end < 2; end++) {
            const mark = b.fields.building.get(s, b.harbourCorner[harbour * 2 + end]);
            if (mark !== 0 && b.ownerOf[mark] === seat) return undefined;
          }
          return HARBOUR_FOREIGN;
        },
      },
      build: (s, seat, piece, place) => {
        was.build(s, seat, piece, place);
        if (b.pieces[piece].on === 'corner' && seat < b.seats) askHarbour(b, s, seat);
      },
    }),
    moves: (b) => {
      const held = b.grid<Seat, number>('harboursHeld');
      const kinds = b.harbourKinds.length;
      const edgeOf = b.layout.harbours.places.map((at) => b.topology.edgeAt(at.q, at.r, at.side));
      const placeOn = harbourPlaces(b);
      return [
        {
          name: 'place-harbour',
          args: [
            { name: 'kind', domain: harbourDomain(b) },
            { name: 'edge', domain: b.domain('edge') },
          ],
          decisions: ['place-harbour'],
          list: (s, seat, out) => {
            for (let harbour = 0; harbour < edgeOf.length; harbour++) {
              if (b.the.lateHarbours.barPlace(s, seat, harbour)) continue;
              for (let kind = 0; kind < kinds; kind++)
                if (held.get(s, seat, kind) > 0) out.put(kind, edgeOf[harbour]);
            }
          },
          apply: (s, seat, kind, edge) => {
            pop(s);
            held.add(s, seat, kind, -1);
            b.fields.harbour.set(s, placeOn[edge], kind);
            for (let other = 0; other < b.seats; other++)
              if (other === seat || beside === 'any') b.the.harbours.recount(s, other);
            if (s.events) tell(s, 'harbour-placed', { seat, kind: b.harbourKinds[kind], edge });
            b.rules.reviewAwards(s);
            askHarbour(b, s, seat);
          },
          why: (s, seat, kind, edge) => {
            if (kind < 0 || edge < 0) return undefined;
            if (held.get(s, seat, kind) === 0) return NO_HARBOUR;
            const harbour = placeOn[edge];
            return harbour < 0 ? NO_COAST : b.the.lateHarbours.barPlace(s, seat, harbour);
          },
        },
      ];
    },
  };
}

/** whether the place lies between land and water, as far as the board is known */
function isCoast(b: Book, s: State, harbour: number): boolean {
  const { q, r, side } = b.layout.harbours.places[harbour];
  const { edgeHex, edgeAt } = b.topology;
  const edge = edgeAt(q, r, side);
  let land = 0;
  for (let end = 0; end < 2; end++) {
    const hex = edgeHex[edge * 2 + end];
    if (hex >= 0) land += b.land[b.fields.terrain.get(s, hex)];
  }
  return land === 1;
}

function askHarbour(b: Book, s: State, seat: Seat): void {
  const held = b.grid<Seat, number>('harboursHeld');
  const kinds = b.harbourKinds.length;
  let any = false;
  for (let kind = 0; kind < kinds; kind++) if (held.get(s, seat, kind) > 0) any = true;
  if (!any) return;
  for (let harbour = 0; harbour < b.harbourCorner.length / 2; harbour++)
    if (b.the.lateHarbours.barPlace(s, seat, harbour) === undefined) {
      push(s, b.decision('place-harbour'), 1 << seat);
      return;
    }
}

const anyCoastTerms: Terms = { 'decision.place-harbour': 'Put up the harbour on any coast' };

const lateHarbourTerms: Terms = {
  ...harbourKindTerms,
  'move.place-harbour': 'Put up the harbour here',
  'decision.place-harbour': 'Put up a harbour on your coast',
  'event.harbour-taken': '{seat} is given a harbour: {kind:harbour}.',
  'event.harbour-placed': '{seat} puts up a harbour: {kind:harbour}.',
  'field.harboursHeld': 'Harbours not yet put up',
  'reason.no-harbour': 'No such harbour is waiting to be put up.',
  'reason.no-coast': 'A harbour lies between land and sea.',
  'reason.harbour-near': 'Two harbours do not share a corner.',
  'reason.harbour-foreign': 'A harbour is put up beside one of your own buildings.',
};
