import { type Book, goesOn } from '@hexwright/island';
import { itemAt } from '@hexwright/kernel';
import { plainSheetOf } from '../sheet.ts';
import type { BoardShape, PlaceKind, Sheet } from './sheet.ts';

const PLENTY = 1_000_000;
const LAYERS = { hex: 'centre', corner: 'building', edge: 'route' } as const;

/** A book's unchanging side as plain data. */
export function sheetOf(book: Book): Sheet {
  const plain = plainSheetOf(book);
  return {
    ...plain,
    kind: 'island',
    board: boardShapeOf(book),
    terrains: book.terrains.map(({ id, land, gives }) => ({
      id,
      land: land !== false,
      gives: gives ?? null,
    })),
    goods: book.goods.map((good, i) => ({
      id: good.id,
      inHand: good.inHand !== false,
      tradeable: itemAt(book.tradeable, i),
      open: good.open === true,
      cardOf: good.cardOf ?? null,
    })),
    pieces: book.pieces.map((piece) => ({
      id: piece.id,
      on: piece.on,
      layer: piece.layer ?? LAYERS[piece.on],
      limit: piece.limit >= PLENTY ? null : piece.limit,
      common: piece.common,
      replaces: piece.replaces ?? null,
      points: piece.points ?? 0,
      draws: piece.draws ?? 0,
      cost: Object.entries(piece.cost ?? {}),
    })),
    blockers: book.blockers.map(({ id, on }) => ({ id, on })),
    cards: book.cards.map((card) => ({ id: card.id, deck: card.deck, playable: card.play !== undefined })),
    awards: book.awards.map(({ id, points, min }) => ({ id, points, min })),
    moves: plain.moves.map((move) => ({
      ...move,
      piece: book.pieces.find((piece) => piece.id === move.name)?.id ?? null,
    })),
    decisions: book.decisions
      .map(({ name, args = [] }) => ({
        name,
        places: args.flatMap((arg) => (isPlace(arg.domain.id) ? [{ arg: arg.name, on: arg.domain.id }] : [])),
      }))
      .filter(({ places }) => places.length > 0),
    fieldLooks: Object.entries(plain.looks.fields ?? {})
      .filter(([name]) => book.plan.byName.has(name))
      .map(([name, look]) => ({ name, look })),
  };
}

const isPlace = (domain: string): domain is PlaceKind => Object.hasOwn(LAYERS, domain);

const outlineOf = (area: Book['layout']['hexes'][number]['area']) =>
  typeof area === 'object' ? { outline: area.outline } : undefined;

/** A board as it is drawn, whether it has a book or is only being designed. */
export function boardShapeOf({
  topology: top,
  layout,
  harbourKinds,
}: Pick<Book, 'topology' | 'layout' | 'harbourKinds'>): BoardShape {
  const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
  const { marks } = layout;
  return {
    frame: layout.frame,
    inland: range(top.hexes).filter((hex) => goesOn(layout, layout.hexes[hex])),
    hexes: range(top.hexes).map((hex) => ({
      x: itemAt(top.hexX, hex),
      y: itemAt(top.hexY, hex),
      corners: range(6).map((i) => itemAt(top.hexCorner, hex * 6 + i)),
      ...outlineOf(itemAt(layout.hexes, hex).area),
    })),
    corners: range(top.corners).map((corner) => ({
      x: itemAt(top.cornerX, corner),
      y: itemAt(top.cornerY, corner),
      hexes: Array.from(top.cornerHex.subarray(top.cornerHexFrom[corner], top.cornerHexFrom[corner + 1])),
    })),
    edges: range(top.edges).map((edge) => ({
      a: itemAt(top.edgeCorner, edge * 2),
      b: itemAt(top.edgeCorner, edge * 2 + 1),
      hexes: [
        itemAt(top.edgeHex, edge * 2),
        itemAt(top.edgeHex, edge * 2 + 1),
        ...(edge < top.firstSpan ? [] : [itemAt(top.spanHex, edge - top.firstSpan)]),
      ].filter((hex) => hex >= 0),
      ...(edge >= top.firstSpan && { span: true as const }),
      ...((top.ghosts.length > 0 || layout.extraEdges.some(({ parallel }) => parallel)) && endsOf(top, edge)),
    })),
    ...(top.ghosts.length > 0 && {
      ghosts: top.ghosts.map(({ hex, q, r }) => ({ hex, x: Math.sqrt(3) * (q + r / 2), y: 1.5 * r })),
    }),
    harbours: layout.harbours.places.map((place) => {
      const edge = top.edgeAt(place.q, place.r, place.side);
      return { a: itemAt(top.edgeCorner, edge * 2), b: itemAt(top.edgeCorner, edge * 2 + 1), edge };
    }),
    harbourKinds: harbourKinds.map((kind) => ({
      good: kind === 'any' ? null : kind,
      rate: kind === 'any' ? 3 : 2,
    })),
    marks: [
      ...placed('hex', marks.hexes, (p) => top.hexAt(p.q, p.r)),
      ...placed('corner', marks.corners, (p) => top.cornerAt(p.q, p.r, p.corner)),
      ...placed('edge', marks.edges, (p) => top.edgeAt(p.q, p.r, p.side)),
    ],
  };
}

/** The ends of an edge that cannot be drawn from corner to corner. */
function endsOf(top: Book['topology'], edge: number): Pick<BoardShape['edges'][number], 'ends'> {
  const ends = [edge * 2, edge * 2 + 1].map((end) => ({
    x: itemAt(top.edgeX, end),
    y: itemAt(top.edgeY, end),
  }));
  const astray = ends.some(({ x, y }, i) => {
    const corner = itemAt(top.edgeCorner, edge * 2 + i);
    return Math.hypot(x - itemAt(top.cornerX, corner), y - itemAt(top.cornerY, corner)) > 0.01;
  });
  return astray ? { ends } : {};
}

function placed<P extends { readonly value?: string | number }>(
  on: PlaceKind,
  marks: Readonly<Record<string, readonly P[]>>,
  find: (place: P) => number,
): BoardShape['marks'][number][] {
  return Object.entries(marks).flatMap(([label, places]) =>
    places.map((place) => ({
      label,
      on,
      place: find(place),
      ...(place.value !== undefined && { value: place.value }),
    })),
  );
}
