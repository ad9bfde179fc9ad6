import { type Bar, pop, reason, type Seat, type State, topArg } from '@hexwright/kernel';
import type { Corner, Edge, Layout } from '../../board/index.ts';
import type { Book, Part, Piece } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { noneLeft, TAKEN } from '../core/bars.ts';
import { canPay, pay } from '../core/goods.ts';
import { ownsTown } from './anchored.ts';

const fields = {
  /** whether the card is being played that may lay one */
  spanCard: field.cell({ noLook: 'the moves that follow from it are offered at once' }),
};

export interface SpansConfig {
  /** how many each seat has, of both kinds together */
  readonly supply: number;
  readonly overLand: Readonly<Record<string, number>>;
  readonly overWater: Readonly<Record<string, number>>;
  /** cards that lay routes, whose player may build one of them instead, for so much */
  readonly card: { readonly ids: readonly string[]; readonly cost: Readonly<Record<string, number>> };
}

export const LAND_SPAN = 'land-span';
export const WATER_SPAN = 'water-span';

const NO_SPAN = reason(
  'span-across',
  'a bridge leads across a hex, from a corner to one that is no neighbour',
);
const LAND = reason('span-land', 'that hex is no land');
const WATER = reason('span-water', 'that hex is no water');
const SPANNED = reason('span-there', 'a bridge leads across that hex already');
const NOT_FREE = reason('span-not-free', 'a bridge is never laid for nothing');
const NO_CARD = reason(
  'span-card',
  'only the card that lays routes, before the first of them, lays a bridge instead',
);

/** what bots think, in points: of a corner that a span would bring within reach, where a town could stand */
const SITE = 1.2;

/**
 * Bridges across a hex, from one of its corners to another that is no neighbour of it. They belong to the roads; over land
 * and over water they have prices of their own, but come out of one supply. One lies across a hex at most.
 */
export function spans({ supply, overLand, overWater, card }: SpansConfig): Part {
  return {
    id: 'spans',
    of: { supply, overLand, overWater, card },
    pieces: [
      {
        id: LAND_SPAN,
        on: 'edge',
        supply,
        cost: overLand,
        route: true,
        edges: ['span'],
        bar: (b) => barOver(b, LAND_SPAN, 1, LAND),
      },
      {
        id: WATER_SPAN,
        on: 'edge',
        supply: { madeOf: LAND_SPAN },
        cost: overWater,
        route: true,
        edges: ['span'],
        bar: (b) => barOver(b, WATER_SPAN, 0, WATER),
      },
    ],
    fields,
    exempt: { rare: [`piece.${WATER_SPAN}`, `move.${WATER_SPAN}`] },
    rules: (was, b) => {
      const { spanCard: playing } = handlesOf(b, fields);
      const lays = Uint8Array.from(b.cards, ({ id }) => (card.ids.includes(id) ? 1 : 0));
      const isSpan = spanPieces(b);
      const bill = b.bill(card.cost);
      return {
        freeRoutes: {
          barLay: (s, seat, piece) =>
            isSpan[piece] === 1 ? NOT_FREE : was.freeRoutes.barLay(s, seat, piece),
          useful: (s, seat) =>
            was.freeRoutes.useful(s, seat) ||
            (playing.get(s) === 1 && canPay(b, s, seat, bill) && anySpan(b, s, seat)),
        },
        cards: {
          played: (s, seat, played) => {
            playing.set(s, lays[played]);
            was.cards.played(s, seat, played);
          },
        },
        build: (s, seat, piece, place) => {
          playing.set(s, 0);
          was.build(s, seat, piece, place);
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          playing.set(s, 0);
        },
        hints: {
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            for (const piece of [b.piece(LAND_SPAN), b.piece(WATER_SPAN)])
              if (leadsToSite(b, s, seat, piece)) aim(piece.bill, SITE);
          },
        },
      };
    },
    moves: (b) => {
      const { spanCard: playing } = handlesOf(b, fields);
      const kinds = [b.piece(LAND_SPAN), b.piece(WATER_SPAN)];
      const isSpan = spanPieces(b);
      const bill = b.bill(card.cost);
      const barCard = (s: State): Bar =>
        playing.get(s) === 1 && topArg(s, 0) === ROUTES ? undefined : NO_CARD;
      return [
        {
          name: 'span-by-card',
          args: [
            { name: 'piece', domain: b.domain('piece') },
            { name: 'edge', domain: b.domain('edge') },
          ],
          decisions: ['free-route'],
          price: () => bill,
          list: (s, seat, out) => {
            if (barCard(s) || !canPay(b, s, seat, bill)) return;
            for (const piece of kinds) {
              if (b.fields.supply.get(s, seat, piece.index) === 0) continue;
              for (let edge = b.topology.firstSpan; edge < b.topology.edges; edge++)
                if (b.rules.barBuild(s, seat, piece.index, edge, out) === undefined)
                  out.put(piece.index, edge);
            }
          },
          apply: (s, seat, piece, edge) => {
            pop(s);
            pay(b, s, seat, bill);
            b.rules.build(s, seat, piece, edge);
            b.rules.reviewAwards(s);
            b.rules.built(s, seat, piece, edge);
          },
          why: (s, seat, piece, edge) => {
            const bar = barCard(s);
            if (bar) return bar;
            if (!canPay(b, s, seat, bill))
              return reason('cannot-pay', 'a bridge by the card costs ore', {
                piece: LAND_SPAN,
                cost: Object.entries(card.cost)
                  .map(([good, count]) => `${count} ${good}`)
                  .join(', '),
              });
            if (piece < 0 || edge < 0) return undefined;
            if (isSpan[piece] === 0) return NO_SPAN;
            if (b.fields.supply.get(s, seat, piece) === 0) return noneLeft(b.pieces[piece]);
            return b.rules.barBuild(s, seat, piece, edge);
          },
        },
      ];
    },
    words: {
      terms: {
        'piece.land-span': 'bridge over land',
        'piece.water-span': 'bridge over water',
        'move.land-span': 'Build a bridge over land',
        'move.water-span': 'Build a bridge over water',
        'move.span-by-card': 'Build a bridge for 1 ore',
        'reason.span-across':
          'A bridge leads across a hex, from one of its corners to another that is no neighbour of it.',
        'reason.span-land': 'That hex is no land.',
        'reason.span-water': 'That hex is no water.',
        'reason.span-there': 'A bridge leads across that hex already.',
        'reason.span-not-free': 'You never lay a bridge for free.',
        'reason.span-card': 'Only in place of both roads of the card you may build a bridge.',
      },
    },
    looks: {
      pieces: { [LAND_SPAN]: { shape: 'bridge' }, [WATER_SPAN]: { shape: 'bridge' } },
      moves: { 'span-by-card': { shape: 'bridge', seat: true } },
    },
  };
}

/** the card lays so many routes; a bridge is built instead of all of them */
const ROUTES = 2;

/** Routes of two kinds are joined where a bridge of their owner ends: no building is needed there, and lanes that end there are closed. */
export const bridgeheads: Part = {
  id: 'bridgeheads',
  rules: (was, b) => {
    const { index, limit } = b.piece(LAND_SPAN);
    const isSpan = spanPieces(b);
    const { cornerSpan, cornerSpanFrom } = b.topology;
    const { marks } = b.piece(LAND_SPAN);
    const endsAt = (s: State, seat: Seat, corner: Corner): boolean => {
      if (b.fields.supply.get(s, seat, index) === limit) return false;
      for (let i = cornerSpanFrom[corner]; i < cornerSpanFrom[corner + 1]; i++) {
        const mark = marks.get(s, cornerSpan[i]);
        if (mark !== 0 && b.ownerOf[mark] === seat && isSpan[b.pieceOf[mark]]) return true;
      }
      return false;
    };
    return {
      lanes: {
        kindsJoin: (s, seat, corner) =>
          was.lanes.kindsJoin(s, seat, corner) ||
          (endsAt(s, seat, corner) && !b.rules.cornerBlocks(s, seat, corner)),
      },
      // A new bridge may join what lay side by side, and one that is gone parts it.
      build: (s, seat, piece, place) => {
        was.build(s, seat, piece, place);
        if (isSpan[piece] === 1 && seat < b.owners) b.rules.remeasure(s, seat);
      },
      unbuild: (s, piece, place) => {
        const owner = b.ownerOf[b.pieces[piece].marks.get(s, place)];
        was.unbuild(s, piece, place);
        if (isSpan[piece] === 1 && owner < b.owners) b.rules.remeasure(s, owner);
      },
    };
  },
};

/** The same board, on which hexes can be spanned. */
export const spanned = (board: Layout): Layout => (board.spans ? board : { ...board, spans: true });

/** by piece: 1 for both kinds */
function spanPieces(b: Book): Uint8Array {
  return Uint8Array.from(b.pieces, ({ id }) => (id === LAND_SPAN || id === WATER_SPAN ? 1 : 0));
}

function barOver(
  b: Book,
  id: string,
  land: number,
  elsewhere: Bar,
): (s: State, seat: Seat, edge: Edge) => Bar {
  const { firstSpan, spanHex } = b.topology;
  const piece = () => b.piece(id);
  const unknown = b.terrains.findIndex((terrain) => terrain.id === 'unknown');
  const beyond = b.layout.frame === 'sea' ? 0 : -1;
  /** by span: the others across the same hex, itself included, one after the other */
  const first = new Int16Array(spanHex.length);
  for (let i = 0; i < spanHex.length; i++)
    first[i] = i > 0 && spanHex[i] === spanHex[i - 1] ? first[i - 1] : i;
  return (s, seat, edge) => {
    const span = edge - firstSpan;
    if (span < 0) return NO_SPAN;
    const { marks, index } = piece();
    if (marks.get(s, edge) !== 0) return TAKEN;
    const hex = spanHex[span];
    const ground =
      hex < 0 ? beyond : b.fields.terrain.get(s, hex) === unknown ? -1 : b.land[b.fields.terrain.get(s, hex)];
    if (ground !== land) return elsewhere;
    for (let i = first[span]; i < spanHex.length && spanHex[i] === hex; i++)
      if (marks.get(s, firstSpan + i) !== 0) return SPANNED;
    return b.rules.barJoin(s, seat, index, edge);
  };
}

function anySpan(b: Book, s: State, seat: Seat): boolean {
  return [LAND_SPAN, WATER_SPAN].some((id) => {
    const { index } = b.piece(id);
    if (b.fields.supply.get(s, seat, index) === 0) return false;
    for (let edge = b.topology.firstSpan; edge < b.topology.edges; edge++)
      if (b.rules.barBuild(s, seat, index, edge) === undefined) return true;
    return false;
  });
}

/** whether a span would bring the seat to a corner where it could settle, and where none of its routes leads yet */
function leadsToSite(b: Book, s: State, seat: Seat, piece: Piece): boolean {
  const { firstSpan, edges } = b.topology;
  if (b.fields.supply.get(s, seat, piece.index) === 0) return false;
  const holds = (at: State, corner: Corner): boolean =>
    b.rules.cornerReached(at, seat, corner) || ownsTown(b, at, seat, corner);
  for (let edge = firstSpan; edge < edges; edge++) {
    const [a, z] = b.walks.endsOf[edge];
    const fromA = holds(s, a);
    if (fromA === holds(s, z)) continue;
    if (b.rules.barFound(s, seat, fromA ? z : a) !== undefined) continue;
    if (b.rules.barBuild(s, seat, piece.index, edge) === undefined) return true;
  }
  return false;
}
