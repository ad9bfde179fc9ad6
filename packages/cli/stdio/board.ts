import type { Book, Layout, Topology } from '@hexwright/island';
import type { State } from '@hexwright/kernel';

/** The board as a graph with names: places are numbered as in the moves. Terrains are null until nature has laid them. */
export function boardJson(b: Book, s: State) {
  const { topology: t, layout } = b;
  const laid = s.cells[b.at.drawn] === b.filler.draws;
  const places = layout.harbours.places;
  return {
    layout: { id: layout.id, name: layout.name, provenance: layout.provenance, frame: layout.frame },
    laid,
    hexes: count(t.hexes, (hex) => ({
      hex,
      q: t.q[hex],
      r: t.r[hex],
      terrain: laid ? (b.terrains[s.cells[b.at.terrain + hex]]?.id ?? null) : null,
      numbers: laid ? numbersOf(s.cells[b.at.numbers + hex]) : [],
      ...(layout.hexes[hex].region !== undefined && { region: layout.hexes[hex].region }),
      corners: Array.from(t.hexCorner.subarray(hex * 6, hex * 6 + 6)),
      edges: Array.from(t.hexEdge.subarray(hex * 6, hex * 6 + 6)),
      x: rounded(t.hexX[hex]),
      y: rounded(t.hexY[hex]),
    })),
    corners: count(t.corners, (corner) => ({
      corner,
      hexes: Array.from(t.cornerHex.subarray(t.cornerHexFrom[corner], t.cornerHexFrom[corner + 1])),
      edges: Array.from(t.cornerEdge.subarray(t.cornerEdgeFrom[corner], t.cornerEdgeFrom[corner + 1])),
      harbours: b.harboursAt[corner],
      x: rounded(t.cornerX[corner]),
      y: rounded(t.cornerY[corner]),
    })),
    edges: count(t.edges, (edge) => ({
      edge,
      corners: [t.edgeCorner[edge * 2], t.edgeCorner[edge * 2 + 1]],
      hexes: Array.from(t.edgeHex.subarray(edge * 2, edge * 2 + 2)).filter((hex) => hex >= 0),
    })),
    harbours: places.map((place, harbour) => ({
      harbour,
      kind: laid ? (b.harbourKinds[s.cells[b.at.harbour + harbour]] ?? null) : null,
      edge: t.edgeAt(place.q, place.r, place.side),
      corners: [b.harbourCorner[harbour * 2], b.harbourCorner[harbour * 2 + 1]],
    })),
    marks: marksJson(layout, t),
    pieces: piecesOn(b, s),
    blockers: b.blockers.map((blocker, i) => ({
      blocker: blocker.id,
      on: blocker.on,
      place: s.cells[b.at.blocker + i] < 0 ? null : s.cells[b.at.blocker + i],
    })),
  };
}

function piecesOn(b: Book, s: State) {
  return b.pieces.flatMap((piece) =>
    count(piece.places, (place) => place)
      .filter((place) => {
        const mark = s.cells[piece.layerAt + place];
        return mark > 0 && b.pieceOf[mark] === piece.index;
      })
      .map((place) => {
        const owner = b.ownerOf[s.cells[piece.layerAt + place]];
        return { piece: piece.id, seat: owner < b.owners ? owner : null, on: piece.on, place };
      }),
  );
}

/** labelled places: { hexes: { label: [{ place, value }] } … } */
function marksJson({ marks }: Layout, t: Topology) {
  const named = <P extends { value?: number | string }>(
    lists: Readonly<Record<string, readonly P[]>>,
    at: (place: P) => number,
  ) =>
    Object.fromEntries(
      Object.entries(lists).map(([label, list]) => [
        label,
        list.map((place) => ({ place: at(place), ...(place.value !== undefined && { value: place.value }) })),
      ]),
    );
  return {
    hexes: named(marks.hexes, ({ q, r }) => t.hexAt(q, r)),
    corners: named(marks.corners, ({ q, r, corner }) => t.cornerAt(q, r, corner)),
    edges: named(marks.edges, ({ q, r, side }) => t.edgeAt(q, r, side)),
  };
}

function numbersOf(bits: number): number[] {
  return count(31, (n) => n).filter((n) => (bits >> n) & 1);
}

function count<T>(length: number, of: (i: number) => T): T[] {
  return Array.from({ length }, (_, i) => of(i));
}

function rounded(x: number): number {
  return Math.round(x * 1000) / 1000;
}
