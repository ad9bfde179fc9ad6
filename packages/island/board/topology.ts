import { type CornerPlace, DIRECTIONS, type EdgePlace, type HexPlace, hexText } from './directions.ts';

/**
 * The board as a graph: numbered hexes, corners and edges, and who touches whom.
 *
 * Hexes stand on a point. Corner i of a hex lies between its sides i and i+1 (0 upper right, 1 top, 2 upper left,
 * 3 lower left, 4 bottom, 5 lower right), so side d runs from corner d-1 to corner d.
 * Lists of any length are compressed: the items of x are list[from[x]] up to, not including, list[from[x + 1]].
 */
export interface Topology {
  readonly hexes: number;
  readonly corners: number;
  readonly edges: number;
  readonly q: Int16Array;
  readonly r: Int16Array;
  /** [hex * 6 + i]; -1 for an area, which has no corners of its own */
  readonly hexCorner: Int16Array;
  readonly hexPlaceFrom: Int32Array;
  /** every building place at the hex: its own corners, then the extra ones that touch it */
  readonly hexPlace: Int16Array;
  /** [hex * 6 + d], -1 where the edge was removed */
  readonly hexEdge: Int16Array;
  /** [hex * 6 + d], -1 outside */
  readonly hexHex: Int16Array;
  /** [edge * 2 + 0 | 1] */
  readonly edgeCorner: Int16Array;
  /** [edge * 2 + 0 | 1], -1 outside; the first is -1 only for an extra edge that lies on no hex */
  readonly edgeHex: Int16Array;
  readonly cornerHexFrom: Int32Array;
  readonly cornerHex: Int16Array;
  readonly cornerEdgeFrom: Int32Array;
  readonly cornerEdge: Int16Array;
  readonly cornerCornerFrom: Int32Array;
  /** the far end of the edge at the same place of cornerEdge */
  readonly cornerCorner: Int16Array;
  readonly edgeEdgeFrom: Int32Array;
  /** edges that share a corner */
  readonly edgeEdge: Int16Array;
  /** Drawing positions; a hex measures 1 from centre to corner, y grows downwards. */
  readonly cornerX: Float32Array;
  readonly cornerY: Float32Array;
  readonly hexX: Float32Array;
  readonly hexY: Float32Array;
  /** Number of the hex there, or -1. */
  hexAt(q: number, r: number): number;
  /** Number of the edge on that side of that place, which may lie just outside of the board; or -1. */
  edgeAt(q: number, r: number, side: number): number;
  /** Number of the corner of that place, which may lie just outside of the board; or -1. */
  cornerAt(q: number, r: number, corner: number): number;
  /** Number of an extra corner by its name, or -1. */
  extraCorner(name: string): number;
  hexName(hex: number): string;
  cornerName(corner: number): string;
  edgeName(edge: number): string;
}

export interface Shape {
  /** an area is a part of a map that is no hexagon, a district for instance: its corners are the extra ones that touch it */
  hexes: readonly (HexPlace & { area?: boolean })[];
  extraCorners?: readonly ExtraCorner[];
  extraEdges?: readonly ExtraEdge[];
  removedEdges?: readonly EdgePlace[];
}

/** A building place that is no corner of a hex, for instance its centre. */
export interface ExtraCorner {
  name: string;
  /** where it is drawn: relative to the middle of the first of its hexes, or of the board when it has none */
  x?: number;
  y?: number;
  /** the hexes it touches */
  hexes?: readonly HexPlace[];
}

/** A path between any two corners: a spoke, an inner path, a bridge, a wrap-around rim. */
export interface ExtraEdge {
  a: CornerRef;
  b: CornerRef;
  /** the hex it crosses, if it crosses one */
  hex?: HexPlace;
  /** lies beside an edge that joins the same corners, so that several pieces find room on one path */
  parallel?: boolean;
}

export type CornerRef = CornerPlace | { extra: string };

export function makeTopology(shape: Shape): Topology {
  const hexes = shape.hexes.length;
  const q = Int16Array.from(shape.hexes, (hex) => hex.q);
  const r = Int16Array.from(shape.hexes, (hex) => hex.r);

  const hexByPlace = new Map<number, number>();
  for (let h = 0; h < hexes; h++) {
    if (hexByPlace.has(placeKey(q[h], r[h])))
      throw new Error(`hex ${hexText(shape.hexes[h])} is given twice`);
    hexByPlace.set(placeKey(q[h], r[h]), h);
  }
  const hexAt = (atQ: number, atR: number) => hexByPlace.get(placeKey(atQ, atR)) ?? -1;

  const hexHex = new Int16Array(hexes * 6);
  for (let h = 0; h < hexes; h++) {
    for (let d = 0; d < 6; d++) {
      const near = hexAt(q[h] + DIRECTIONS[d].q, r[h] + DIRECTIONS[d].r);
      hexHex[h * 6 + d] = shape.hexes[h].area || shape.hexes[near]?.area ? -1 : near;
    }
  }

  const x: number[] = [];
  const y: number[] = [];
  const cornerNames: string[] = [];
  const cornerHexes: number[][] = [];
  const hexCorner = new Int16Array(hexes * 6).fill(-1);
  const cornerByPoint = new Map<number, number>();
  for (let h = 0; h < hexes; h++) {
    if (shape.hexes[h].area) continue;
    for (let i = 0; i < 6; i++) {
      const key = pointKey(q[h], r[h], i);
      let corner = cornerByPoint.get(key);
      if (corner === undefined) {
        corner = cornerNames.length;
        cornerByPoint.set(key, corner);
        x.push((pointX(q[h], r[h], i) * Math.sqrt(3)) / 2);
        y.push(pointY(r[h], i) / 2);
        cornerNames.push(`${q[h]},${r[h]}/${i}`);
        cornerHexes.push([]);
      }
      hexCorner[h * 6 + i] = corner;
      cornerHexes[corner].push(h);
    }
  }
  const cornerAt = (atQ: number, atR: number, i: number) => cornerByPoint.get(pointKey(atQ, atR, i)) ?? -1;

  const extras = new Map<string, number>();
  for (const extra of shape.extraCorners ?? []) {
    if (extras.has(extra.name)) throw new Error(`extra corner ${extra.name} is given twice`);
    const touched = (extra.hexes ?? []).map((hex) => mustExist(hexAt(hex.q, hex.r), `hex ${hexText(hex)}`));
    const first = touched[0];
    extras.set(extra.name, cornerNames.length);
    x.push((first === undefined ? 0 : hexCentreX(q[first], r[first])) + (extra.x ?? 0));
    y.push((first === undefined ? 0 : hexCentreY(r[first])) + (extra.y ?? 0));
    cornerNames.push(`*${extra.name}`);
    cornerHexes.push(touched);
  }
  const extraCorner = (name: string) => extras.get(name) ?? -1;

  const corners = cornerNames.length;
  const edgeCorners: number[] = [];
  const edgeHexes: number[] = [];
  const edgeNames: string[] = [];
  const edgeByEnds = new Map<number, number>();
  const endsKey = (a: number, b: number) => Math.min(a, b) * corners + Math.max(a, b);
  const addEdge = (a: number, b: number, name: string) => {
    const edge = edgeNames.length;
    edgeByEnds.set(endsKey(a, b), edge);
    edgeCorners.push(a, b);
    edgeHexes.push(-1, -1);
    edgeNames.push(name);
    return edge;
  };

  const removed = new Set<number>();
  for (const { q: atQ, r: atR, side } of shape.removedEdges ?? []) {
    const a = cornerAt(atQ, atR, (side + 5) % 6);
    const b = cornerAt(atQ, atR, side);
    if (a < 0 || b < 0) throw new Error(`removed edge ${atQ},${atR}|${side} is not on the board`);
    removed.add(endsKey(a, b));
  }

  const hexEdge = new Int16Array(hexes * 6).fill(-1);
  for (let h = 0; h < hexes; h++) {
    if (shape.hexes[h].area) continue;
    for (let d = 0; d < 6; d++) {
      const a = hexCorner[h * 6 + ((d + 5) % 6)];
      const b = hexCorner[h * 6 + d];
      const known = edgeByEnds.get(endsKey(a, b));
      if (known !== undefined) {
        hexEdge[h * 6 + d] = known;
        edgeHexes[known * 2 + 1] = h;
      } else if (removed.has(endsKey(a, b))) {
        hexEdge[h * 6 + d] = -1;
      } else {
        const edge = addEdge(a, b, `${q[h]},${r[h]}|${d}`);
        hexEdge[h * 6 + d] = edge;
        edgeHexes[edge * 2] = h;
      }
    }
  }
  const edgeAt = (atQ: number, atR: number, side: number) => {
    const a = cornerAt(atQ, atR, (side + 5) % 6);
    const b = cornerAt(atQ, atR, side);
    return a < 0 || b < 0 ? -1 : (edgeByEnds.get(endsKey(a, b)) ?? -1);
  };

  const cornerOf = (ref: CornerRef) =>
    'extra' in ref
      ? mustExist(extraCorner(ref.extra), `extra corner ${ref.extra}`)
      : mustExist(cornerAt(ref.q, ref.r, ref.corner), `corner ${ref.q},${ref.r}/${ref.corner}`);
  for (const extra of shape.extraEdges ?? []) {
    const a = cornerOf(extra.a);
    const b = cornerOf(extra.b);
    const beside = edgeByEnds.get(endsKey(a, b));
    const name = `${cornerNames[a]}~${cornerNames[b]}`;
    if (a === b || (beside !== undefined && !extra.parallel))
      throw new Error(`extra edge ${name} joins nothing new`);
    if (extra.parallel) {
      if (beside === undefined) throw new Error(`extra edge ${name} has no edge to lie beside`);
      const count = edgeCorners.filter(
        (end, i) => i % 2 === 0 && endsKey(end, edgeCorners[i + 1]) === endsKey(a, b),
      );
      const edge = addEdge(a, b, `${edgeNames[beside]}+${count.length}`);
      edgeByEnds.set(endsKey(a, b), beside);
      edgeHexes[edge * 2] = edgeHexes[beside * 2];
      edgeHexes[edge * 2 + 1] = edgeHexes[beside * 2 + 1];
      continue;
    }
    const edge = addEdge(a, b, name);
    if (extra.hex) {
      edgeHexes[edge * 2] = mustExist(hexAt(extra.hex.q, extra.hex.r), `hex ${hexText(extra.hex)}`);
    }
  }

  const edges = edgeNames.length;
  const cornerEdges: number[][] = Array.from({ length: corners }, () => []);
  for (let e = 0; e < edges; e++) {
    cornerEdges[edgeCorners[e * 2]].push(e);
    cornerEdges[edgeCorners[e * 2 + 1]].push(e);
  }
  const farEnd = (edge: number, corner: number) =>
    edgeCorners[edge * 2] === corner ? edgeCorners[edge * 2 + 1] : edgeCorners[edge * 2];
  const edgeEdges = Array.from({ length: edges }, (_, e) => [
    ...new Set(
      [...cornerEdges[edgeCorners[e * 2]], ...cornerEdges[edgeCorners[e * 2 + 1]]].filter(
        (other) => other !== e,
      ),
    ),
  ]);

  const hexPlaces: number[][] = Array.from({ length: hexes }, (_, h) =>
    shape.hexes[h].area ? [] : Array.from(hexCorner.subarray(h * 6, h * 6 + 6)),
  );
  for (const corner of extras.values()) for (const h of cornerHexes[corner]) hexPlaces[h].push(corner);

  const [hexPlaceFrom, hexPlace] = compress(hexPlaces);
  const [cornerHexFrom, cornerHex] = compress(cornerHexes);
  const [cornerEdgeFrom, cornerEdge] = compress(cornerEdges);
  const [cornerCornerFrom, cornerCorner] = compress(
    cornerEdges.map((list, corner) => list.map((edge) => farEnd(edge, corner))),
  );
  const [edgeEdgeFrom, edgeEdge] = compress(edgeEdges);

  return {
    hexes,
    corners,
    edges,
    q,
    r,
    hexCorner,
    hexPlaceFrom,
    hexPlace,
    hexEdge,
    hexHex,
    edgeCorner: Int16Array.from(edgeCorners),
    edgeHex: Int16Array.from(edgeHexes),
    cornerHexFrom,
    cornerHex,
    cornerEdgeFrom,
    cornerEdge,
    cornerCornerFrom,
    cornerCorner,
    edgeEdgeFrom,
    edgeEdge,
    cornerX: Float32Array.from(x),
    cornerY: Float32Array.from(y),
    hexX: Float32Array.from(shape.hexes, (hex) => hexCentreX(hex.q, hex.r)),
    hexY: Float32Array.from(shape.hexes, (hex) => hexCentreY(hex.r)),
    hexAt,
    edgeAt,
    cornerAt,
    extraCorner,
    hexName: (hex) => `${q[hex]},${r[hex]}`,
    cornerName: (corner) => cornerNames[corner],
    edgeName: (edge) => edgeNames[edge],
  };
}

/** Lists of numbers as one flat list and the place where each begins. */
function compress(lists: readonly (readonly number[])[]): [from: Int32Array, items: Int16Array] {
  const from = new Int32Array(lists.length + 1);
  for (let k = 0; k < lists.length; k++) from[k + 1] = from[k] + lists[k].length;
  return [from, Int16Array.from(lists.flat())];
}

function mustExist(found: number, what: string): number {
  if (found < 0) throw new Error(`${what} is not on the board`);
  return found;
}

const placeKey = (q: number, r: number) => (q + 0x4000) * 0x8000 + (r + 0x4000);

// Corners are told apart on a grid of half hex widths and half hex sizes, where every centre and corner is an integer.
const CORNER_DX = [1, 0, -1, -1, 0, 1];
const CORNER_DY = [-1, -2, -1, 1, 2, 1];
const pointX = (q: number, r: number, i: number) => 2 * q + r + CORNER_DX[i];
const pointY = (r: number, i: number) => 3 * r + CORNER_DY[i];
const pointKey = (q: number, r: number, i: number) =>
  (pointX(q, r, i) + 0x20000) * 0x40000 + (pointY(r, i) + 0x20000);

const hexCentreX = (q: number, r: number) => Math.sqrt(3) * (q + r / 2);
const hexCentreY = (r: number) => 1.5 * r;
