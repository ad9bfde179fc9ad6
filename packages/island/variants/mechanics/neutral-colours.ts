import { type Bar, pop, push, reason, type Seat, type State, topArg } from '@hexwright/kernel';
import { isFounding, makeSites, noneLeft } from '../../mechanics/index.ts';
import type { Book, Part, PieceNo, Terms } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  coloursPlaced: field.cell({ noLook: 'the pieces stand on the board' }),
};

export interface NeutralColoursConfig {
  readonly colours: number;
  /** the mark of the corners where they start; on boards without such corners, or with none of them free, anywhere */
  readonly starts?: string;
}

declare module '../../rulebook/points.ts' {
  interface Groups {
    neutrals: NeutralPoints;
  }
}

export interface NeutralPoints {
  /** the piece that a neutral colour builds after one that a seat has built; -1 for none */
  follows(s: State, piece: PieceNo): number;
  /** whether they start before anybody else does */
  startFirst(): boolean;
}

const NOT_MARKED = reason('not-marked', 'a corner marked for it is free');
const OTHER_PIECE = reason('other-piece', 'another piece follows');

const neutralColourTerms: Terms = {
  'reason.not-marked': 'One of the marked corners is still free.',
  'reason.other-piece': 'Another piece is to be built.',
};

/**
 * Colours of nobody's that only stand in the way. Each starts with one settlement, and whoever builds a route
 * or a settlement builds the same for one of them: a route, where no settlement can stand.
 */
export function neutralColours(config: NeutralColoursConfig): Part {
  return {
    id: 'neutral-colours',
    of: config,
    words: { terms: neutralColourTerms },
    neutrals: config.colours,
    fields,
    decisions: {
      'place-colour': { args: (b) => [{ name: 'colour', domain: colour(b) }] },
      'neutral-build': { args: (b) => [{ name: 'piece', domain: b.domain('piece') }] },
    },
    brings: ['neutrals'],
    rules: (was, b) => {
      const decision = b.decision('neutral-build');
      const { sameOrRoute } = makeNeutralBuilding(b);
      return {
        neutrals: {
          startFirst: () => true,
          follows: (s, piece) =>
            b.pieces[piece].route || isFounding(b, b.pieces[piece]) ? sameOrRoute(s, piece) : -1,
        },
        built: (s, seat, piece, place) => {
          was.built(s, seat, piece, place);
          const follows = b.the.neutrals.follows(s, piece);
          if (follows >= 0) push(s, decision, 1 << seat, follows);
        },
        awards: {
          bar: (s, award) => {
            let bar = was.awards.bar(s, award);
            if (b.awards[award].byNeutrals)
              for (let owner = b.seats; owner < b.owners; owner++)
                bar = Math.max(bar, b.awards[award].of(s, owner));
            return bar;
          },
        },
      };
    },
    setupSteps: (b) => {
      const { coloursPlaced: placed } = handlesOf(b, fields);
      const decision = b.decision('place-colour');
      return [
        {
          before: 'place',
          add: {
            id: 'place-colour',
            run: (s) => {
              if (b.the.neutrals.startFirst())
                push(s, decision, 1 << (placed.get(s) % b.seats), placed.get(s));
            },
            again: (s) => b.the.neutrals.startFirst() && placed.get(s) < config.colours,
          },
        },
      ];
    },
    moves: (b) => {
      const { coloursPlaced: placed } = handlesOf(b, fields);
      /** by piece: where a colour might build it, found out when one first does */
      const sites: ReturnType<typeof makeSites>[] = [];
      const marked = (b.layout.marks.corners[config.starts ?? ''] ?? []).map(({ q, r, corner }) =>
        b.topology.cornerAt(q, r, corner),
      );
      return [
        {
          name: 'place-colour',
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: ['place-colour'],
          list: (s, _seat, out) => {
            const owner = b.neutral + topArg(s, 0);
            const before = out.length;
            for (const corner of marked)
              if (b.rules.barStartAt(s, owner, corner) === undefined) out.put(corner);
            if (out.length > before) return;
            for (let corner = 0; corner < b.topology.corners; corner++)
              if (b.rules.barStartAt(s, owner, corner) === undefined) out.put(corner);
          },
          apply: (s, _seat, corner) => {
            const owner = b.neutral + topArg(s, 0);
            pop(s);
            placed.add(s, 1);
            b.rules.build(s, owner, b.rules.startPiece(s, 0), corner);
          },
          why: (s, _seat, corner) =>
            corner < 0 ? undefined : (b.rules.barStartAt(s, b.neutral + topArg(s, 0), corner) ?? NOT_MARKED),
        },
        ...(['edge', 'corner'] as const).map((on) => ({
          name: on === 'edge' ? 'neutral-route' : 'neutral-building',
          args: [
            { name: 'colour', domain: colour(b) },
            { name: on, domain: b.domain(on) },
          ],
          decisions: ['neutral-build'],
          list: (s: State, _seat: Seat, out: { put(a: number, b: number): void }) => {
            const piece = topArg(s, 0);
            if (b.pieces[piece].on !== on) return;
            sites[piece] ??= makeSites(b, b.pieces[piece]);
            const { places, find } = sites[piece];
            for (let owner = b.seats; owner < b.owners; owner++) {
              if (leftOf(b, s, owner, piece) === 0) continue;
              const count = find(s, owner);
              for (let i = 0; i < count; i++)
                if (b.rules.barBuild(s, owner, piece, places[i]) === undefined)
                  out.put(owner - b.neutral, places[i]);
            }
          },
          apply: (s: State, _seat: Seat, neutral: number, place: number) => {
            const piece = topArg(s, 0);
            pop(s);
            b.rules.build(s, b.neutral + neutral, piece, place);
            b.rules.reviewAwards(s);
          },
          why: (s: State, _seat: number, neutral: number, place: number): Bar => {
            const piece = topArg(s, 0);
            if (b.pieces[piece].on !== on) return OTHER_PIECE;
            if (neutral < 0 || place < 0) return undefined;
            const owner = b.neutral + neutral;
            return leftOf(b, s, owner, piece) > 0
              ? b.rules.barBuild(s, owner, piece, place)
              : noneLeft(b.pieces[piece]);
          },
        })),
      ];
    },
  };
}

function colour(b: Book) {
  return { id: 'colour', size: b.owners - b.seats };
}

/** What neutral colours can build. */
export interface NeutralBuilding {
  /** the same piece, if one of them can build it; else a route, else (-1) nothing */
  sameOrRoute(s: State, piece: PieceNo): number;
  /** whether one of them can build the piece somewhere */
  hasPlace(s: State, piece: PieceNo): boolean;
}

export function makeNeutralBuilding(b: Book): NeutralBuilding {
  const road = b.pieces.findIndex((piece) => piece.route);
  /** by owner and piece: where there was a place last, which is looked at first */
  const last = new Int16Array(b.owners * b.pieces.length);
  const canBuild = (s: State, owner: number, piece: PieceNo): boolean => {
    const at = owner * b.pieces.length + piece;
    const { places } = b.pieces[piece];
    for (let i = 0, place = last[at]; i < places; i++, place = place + 1 < places ? place + 1 : 0)
      if (b.rules.barBuild(s, owner, piece, place) === undefined) {
        last[at] = place;
        return leftOf(b, s, owner, piece) > 0;
      }
    return false;
  };
  const hasPlace = (s: State, piece: PieceNo): boolean => {
    for (let owner = b.seats; owner < b.owners; owner++) if (canBuild(s, owner, piece)) return true;
    return false;
  };
  return {
    hasPlace,
    sameOrRoute: (s, piece) => {
      if (hasPlace(s, piece)) return piece;
      return !b.pieces[piece].route && hasPlace(s, road) ? road : -1;
    },
  };
}

/** Neutral colours have as many pieces as a seat. */
function leftOf(b: Book, s: State, owner: number, piece: PieceNo): number {
  const { marks, places, limit } = b.pieces[piece];
  const mark = b.mark(owner, piece);
  let left = limit;
  for (let place = 0; place < places; place++) if (marks.get(s, place) === mark) left--;
  return left;
}
