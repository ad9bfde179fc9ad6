import { NATURE, pop, push, reason, type State, tell, topArg } from '@hexwright/kernel';
import { DIRECTIONS, type LayoutFile, makeTopology } from '../board/index.ts';
import type { Book, Part } from '../rulebook/index.ts';

declare module '../rulebook/points.ts' {
  interface Points {
    /** who lays the harbour after so many others: seats as bits, or NATURE */
    harbourLaidBy(s: State, laid: number): number;
  }
}

export interface HarbourHexesConfig {
  /** whether a harbour takes a water hex of the board; otherwise it may face what lies outside as well */
  readonly onBoard: boolean;
  /** whether two harbours may serve one corner where it cannot be helped; otherwise one stays away */
  readonly mayTouch: boolean;
}

/** The layout with a place for a harbour on every edge, and the harbours to be laid there. */
export function withHarbourStock(file: LayoutFile, stock: Readonly<Record<string, number>>): LayoutFile {
  const { edges, edgeHex, hexEdge, q, r } = makeTopology(file);
  const places = Array.from({ length: edges }, (_, edge) => {
    const hex = edgeHex[edge * 2];
    return { q: q[hex], r: r[hex], side: hexEdge.subarray(hex * 6, hex * 6 + 6).indexOf(edge) };
  });
  return { ...file, harbours: { places, stock: { ...stock } } };
}

/** How close the next harbour would be to others: the least there is has to be chosen. */
const ALONE = 0;
const BESIDE = 1;
const TOUCHING = 2;
const BARRED = 3;

/**
 * When the board lies, the harbours of the layout's stock are drawn and laid one after the other, by nature or by
 * the players. Each takes a hex of water and faces land with both ends; while there is a choice, no two serve one
 * corner and no two lie on neighbouring hexes. What finds no place stays out of the game.
 */
export function harbourHexes({ onBoard, mayTouch }: HarbourHexesConfig): Part {
  return {
    fields: {
      /** by kind: still to be laid */
      harbourStock: { per: (b) => [b.harbourKinds.length] },
      harboursLaid: {},
    },
    decisions: {
      'draw-harbour': {},
      'lay-harbour': { args: (b) => [{ name: 'kind', domain: kindsOf(b) }] },
    },
    rules: () => ({ harbourLaidBy: () => NATURE }),
    setupSteps: (b) => {
      const stock = b.field('harbourStock');
      const laid = b.field('harboursLaid');
      const draw = b.decision('draw-harbour');
      const closeness = makeCloseness(b, onBoard, mayTouch);
      const goesOn = (s: State): boolean => {
        let left = 0;
        for (let kind = 0; kind < b.harbourKinds.length; kind++) left += s.cells[stock + kind];
        return left > 0 && closeness.survey(s) < BARRED;
      };
      return [
        {
          before: 'prepare',
          add: {
            id: 'lay-harbours',
            run: (s) => {
              if (s.cells[laid] === 0)
                for (const [kind, count] of Object.entries(b.layout.harbours.stock ?? {}))
                  s.cells[stock + b.harbourKinds.indexOf(kind)] = count;
              if (goesOn(s)) push(s, draw, NATURE);
            },
            again: goesOn,
          },
        },
      ];
    },
    moves: (b) => {
      const stock = b.field('harbourStock');
      const laid = b.field('harboursLaid');
      const lay = b.decision('lay-harbour');
      const kinds = kindsOf(b);
      const closeness = makeCloseness(b, onBoard, mayTouch);
      return [
        {
          name: 'draw-harbour',
          args: [{ name: 'kind', domain: kinds }],
          decisions: ['draw-harbour'],
          list: (s, _seat, out) => {
            for (let kind = 0; kind < kinds.size; kind++)
              if (s.cells[stock + kind] > 0) out.weigh(s.cells[stock + kind], kind);
          },
          apply: (s, _nature, kind) => {
            pop(s);
            s.cells[stock + kind]--;
            push(s, lay, b.rules.harbourLaidBy(s, s.cells[laid]), kind);
          },
        },
        {
          name: 'lay-harbour',
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['lay-harbour'],
          list: (s, _seat, out) => {
            const least = closeness.survey(s);
            for (let place = 0; place < closeness.edgeOf.length; place++)
              if (closeness.close[place] === least) out.put(closeness.edgeOf[place]);
          },
          apply: (s, seat, edge) => {
            const kind = topArg(s, 0);
            pop(s);
            s.cells[b.at.harbour + closeness.edgeOf.indexOf(edge)] = kind;
            s.cells[laid]++;
            if (s.events) tell(s, 'harbour-laid', { seat, kind: b.harbourKinds[kind], edge });
          },
          why: () => reason('no-harbour-place', 'a harbour lies on a free coast, away from other harbours'),
        },
      ];
    },
  };
}

const kindsOf = (b: Book) => ({ id: 'harbour', size: b.harbourKinds.length, names: b.harbourKinds });

function makeCloseness(b: Book, onBoard: boolean, mayTouch: boolean) {
  const { edgeHex, q, r } = b.topology;
  const { places } = b.layout.harbours;
  const edgeOf = Int16Array.from(places, (at) => b.topology.edgeAt(at.q, at.r, at.side));
  const isLand = (s: State, hex: number): boolean => hex >= 0 && b.land[s.cells[b.at.terrain + hex]] === 1;
  /** where the water beside each place lies, even if that is outside of the board */
  const waterQ = new Int16Array(places.length);
  const waterR = new Int16Array(places.length);
  const findWater = (s: State, place: number): boolean => {
    const first = edgeHex[edgeOf[place] * 2];
    const second = edgeHex[edgeOf[place] * 2 + 1];
    if (isLand(s, first) === isLand(s, second)) return false;
    const wet = isLand(s, first) ? second : first;
    if (wet < 0 && onBoard) return false;
    const { q: inQ, r: inR, side } = places[place];
    waterQ[place] = wet >= 0 ? q[wet] : inQ + DIRECTIONS[side].q;
    waterR[place] = wet >= 0 ? r[wet] : inR + DIRECTIONS[side].r;
    return true;
  };
  const close = new Int8Array(places.length);
  const laid = new Int16Array(places.length);
  let laidCount = 0;
  const closeness = (place: number): number => {
    let closest = ALONE;
    for (let i = 0; i < laidCount; i++) {
      const other = laid[i];
      const dq = waterQ[other] - waterQ[place];
      const dr = waterR[other] - waterR[place];
      const steps = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
      if (steps === 0) return BARRED;
      if (steps === 1) closest = Math.max(closest, BESIDE);
      for (let end = 0; end < 4; end++)
        if (b.harbourCorner[place * 2 + (end & 1)] === b.harbourCorner[other * 2 + (end >> 1)])
          closest = Math.max(closest, mayTouch ? TOUCHING : BARRED);
    }
    return closest;
  };
  return {
    edgeOf,
    /** by place, after the last survey */
    close,
    /** looks at every place; answers how close to others the next harbour has to be */
    survey: (s: State): number => {
      laidCount = 0;
      for (let place = 0; place < places.length; place++)
        if (s.cells[b.at.harbour + place] >= 0 && findWater(s, place)) laid[laidCount++] = place;
      let least = BARRED;
      for (let place = 0; place < places.length; place++) {
        close[place] = s.cells[b.at.harbour + place] < 0 && findWater(s, place) ? closeness(place) : BARRED;
        least = Math.min(least, close[place]);
      }
      return least;
    },
  };
}

export const harbourHexTerms: Readonly<Record<string, string>> = {
  'move.draw-harbour': 'A harbour is drawn',
  'move.lay-harbour': 'Lay the harbour here',
  'decision.draw-harbour': 'The next harbour is drawn',
  'decision.lay-harbour': 'Choose a coast for the harbour',
  'event.harbour-laid': 'A harbour is laid: {kind:harbour}.',
  'harbour.any': 'any goods 3:1',
  'reason.no-harbour-place': 'A harbour lies on a free coast, away from other harbours.',
};
