import { type CornerPlace, DIRECTIONS, type EdgePlace, type HexPlace, hexText } from './directions.ts';
import { foldingBy, type GhostHex, type Gluing, ghostsOf, gluingError } from './gluing.ts';

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
  /**
   * Edges from here on are spans: they lie across a hex, and no list but `cornerSpan` names them. So whoever walks along edges knows of
   * none, and who asks for spans finds them.
   */
  readonly firstSpan: number;
  /** [edge - firstSpan]: the hex that it spans; beyond the rim each place has a number of its own below 0 */
  readonly spanHex: Int16Array;
  readonly cornerSpanFrom: Int32Array;
  readonly cornerSpan: Int16Array;
  readonly edgeEdgeFrom: Int32Array;
  /** edges that share a corner */
  readonly edgeEdge: Int16Array;
  /** Drawing positions; a hex measures 1 from centre to corner, y grows downwards. */
  readonly cornerX: Float32Array;
  readonly cornerY: Float32Array;
  readonly hexX: Float32Array;
  readonly hexY: Float32Array;
  /** [edge * 2 + 0 | 1]: the ends of an edge where it is drawn; on a glued board a corner may be drawn at the other border. */
  readonly edgeX: Float32Array;
  readonly edgeY: Float32Array;
  /** what is seen beyond glued borders; none on other boards */
  readonly ghosts: readonly GhostHex[];
  /** Number of the hex there, or -1. On a glued board every place has as many names as one likes. */
  hexAt(q: number, r: number): number;
  /** Number of the hex on that side, unless a glued border lies between them; or -1. */
  straightOn(hex: number, side: number): number;
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

/** Where an area is drawn, and as what, around that point. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly outline: readonly { readonly x: number; readonly y: number }[];
}

export interface Shape {
  /** an area is a part of a map that is no hexagon, a district for instance: its corners are the extra ones that touch it */
  hexes: readonly (HexPlace & { area?: boolean | Area })[];
  extraCorners?: readonly ExtraCorner[];
  extraEdges?: readonly ExtraEdge[];
  removedEdges?: readonly EdgePlace[];
  /** borders that are glued together: so many steps from any place lies the same place again */
  glue?: Gluing;
  /** how many hexes are seen beyond a glued border; one if not said */
  glueShows?: number;
  /** whether hexes can be spanned: between any two corners of one that are no neighbours lies a further edge */
  spans?: boolean;
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

interface Point {
  readonly x: number;
  readonly y: number;
}

export type CornerRef = CornerPlace | { extra: string };

export function makeTopology(shape: Shape): Topology {
  const hexes = shape.hexes.length;
  const q = Int16Array.from(shape.hexes, (hex) => hex.q);
  const r = Int16Array.from(shape.hexes, (hex) => hex.r);

  const glue = shape.glue ?? [];
  const fold = foldingBy(glue.map((step) => [step.q, step.r] as const));
  const foldPoint = foldingBy(glue.map((step) => [2 * step.q + step.r, 3 * step.r] as const));
  const placeKey =
    glue.length === 0 ? plainPlace : (atQ: number, atR: number) => plainPlace(...fold(atQ, atR));
  const pointKey = (atQ: number, atR: number, i: number): number => {
    const [x, y] = [pointX(atQ, atR, i), pointY(atR, i)];
    return glue.length === 0 ? plainPoint(x, y) : plainPoint(...foldPoint(x, y));
  };

  const hexByPlace = new Map<number, number>();
  const ill = gluingError(glue, shape.hexes);
  if (ill) throw new Error(ill);
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
        x.push(drawnX(q[h], r[h], i));
        y.push(drawnY(r[h], i));
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
    x.push((first === undefined ? 0 : centreX(shape.hexes[first])) + (extra.x ?? 0));
    y.push((first === undefined ? 0 : centreY(shape.hexes[first])) + (extra.y ?? 0));
    cornerNames.push(`*${extra.name}`);
    cornerHexes.push(touched);
  }
  const extraCorner = (name: string) => extras.get(name) ?? -1;

  const corners = cornerNames.length;
  const edgeCorners: number[] = [];
  const edgeHexes: number[] = [];
  const edgeNames: string[] = [];
  const edgeX: number[] = [];
  const edgeY: number[] = [];
  const edgeByEnds = new Map<number, number>();
  const endsKey = (a: number, b: number) => Math.min(a, b) * corners + Math.max(a, b);
  const addEdge = (a: number, b: number, name: string, ends: readonly Point[]) => {
    const edge = edgeNames.length;
    for (const end of ends) {
      edgeX.push(end.x);
      edgeY.push(end.y);
    }
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
        const ends = [(d + 5) % 6, d].map((i) => ({ x: drawnX(q[h], r[h], i), y: drawnY(r[h], i) }));
        const edge = addEdge(a, b, `${q[h]},${r[h]}|${d}`, ends);
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
  const pointOf = (ref: CornerRef, corner: number): Point =>
    'extra' in ref
      ? { x: x[corner], y: y[corner] }
      : { x: drawnX(ref.q, ref.r, ref.corner), y: drawnY(ref.r, ref.corner) };
  /** by edge: all that lie side by side there, itself first */
  const lanes = new Map<number, number[]>();
  for (const extra of shape.extraEdges ?? []) {
    const a = cornerOf(extra.a);
    const b = cornerOf(extra.b);
    const ends = [pointOf(extra.a, a), pointOf(extra.b, b)];
    const beside = edgeByEnds.get(endsKey(a, b));
    const name = `${cornerNames[a]}~${cornerNames[b]}`;
    if (a === b || (beside !== undefined && !extra.parallel))
      throw new Error(`extra edge ${name} joins nothing new`);
    if (extra.parallel) {
      if (beside === undefined) throw new Error(`extra edge ${name} has no edge to lie beside`);
      const count = edgeCorners.filter(
        (end, i) => i % 2 === 0 && endsKey(end, edgeCorners[i + 1]) === endsKey(a, b),
      );
      const edge = addEdge(a, b, `${edgeNames[beside]}+${count.length}`, ends);
      edgeByEnds.set(endsKey(a, b), beside);
      edgeHexes[edge * 2] = edgeHexes[beside * 2];
      edgeHexes[edge * 2 + 1] = edgeHexes[beside * 2 + 1];
      lanes.set(beside, [...(lanes.get(beside) ?? [beside]), edge]);
      continue;
    }
    const edge = addEdge(a, b, name, ends);
    if (extra.hex) {
      edgeHexes[edge * 2] = mustExist(hexAt(extra.hex.q, extra.hex.r), `hex ${hexText(extra.hex)}`);
    }
  }

  for (const lane of lanes.values()) {
    const { q: atQ, r: atR } = shape.hexes[edgeHexes[lane[0] * 2]];
    drawAside(lane, hexCentreX(atQ, atR), hexCentreY(atR), edgeX, edgeY);
  }

  const firstSpan = edgeNames.length;
  const spanHexes: number[] = [];
  const spanned = new Set<number>();
  /** every way across the hex at this place, which may lie just outside of the board, that has both ends on the board */
  const span = (atQ: number, atR: number, hex: number): void => {
    if (spanned.has(placeKey(atQ, atR))) return;
    spanned.add(placeKey(atQ, atR));
    for (let i = 0; i < 6; i++)
      for (let k = i + 2; k < 6 && k - i < 5; k++) {
        const [a, b] = [cornerAt(atQ, atR, i), cornerAt(atQ, atR, k)];
        if (a < 0 || b < 0 || a === b || edgeByEnds.has(endsKey(a, b))) continue;
        const ends = [i, k].map((at) => ({ x: drawnX(atQ, atR, at), y: drawnY(atR, at) }));
        addEdge(a, b, `${cornerNames[a]}~${cornerNames[b]}`, ends);
        spanHexes.push(hex);
      }
  };
  if (shape.spans) {
    for (let h = 0; h < hexes; h++) if (!shape.hexes[h].area) span(q[h], r[h], h);
    for (let h = 0; h < hexes; h++)
      for (const step of shape.hexes[h].area ? [] : DIRECTIONS)
        if (hexAt(q[h] + step.q, r[h] + step.r) < 0) span(q[h] + step.q, r[h] + step.r, -1 - spanned.size);
  }

  const edges = edgeNames.length;
  const cornerEdges: number[][] = Array.from({ length: corners }, () => []);
  const cornerSpans: number[][] = Array.from({ length: corners }, () => []);
  for (let e = 0; e < edges; e++) {
    const lists = e < firstSpan ? cornerEdges : cornerSpans;
    lists[edgeCorners[e * 2]].push(e);
    lists[edgeCorners[e * 2 + 1]].push(e);
  }
  const farEnd = (edge: number, corner: number) =>
    edgeCorners[edge * 2] === corner ? edgeCorners[edge * 2 + 1] : edgeCorners[edge * 2];
  const edgeEdges = Array.from({ length: edges }, (_, e) => [
    ...new Set(
      (e < firstSpan
        ? [...cornerEdges[edgeCorners[e * 2]], ...cornerEdges[edgeCorners[e * 2 + 1]]]
        : []
      ).filter((other) => other !== e),
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
  const [cornerSpanFrom, cornerSpan] = compress(cornerSpans);
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
    firstSpan,
    spanHex: Int16Array.from(spanHexes),
    cornerSpanFrom,
    cornerSpan,
    edgeEdgeFrom,
    edgeEdge,
    cornerX: Float32Array.from(x),
    cornerY: Float32Array.from(y),
    hexX: Float32Array.from(shape.hexes, centreX),
    hexY: Float32Array.from(shape.hexes, centreY),
    edgeX: Float32Array.from(edgeX),
    edgeY: Float32Array.from(edgeY),
    ghosts: ghostsOf(shape.hexes, glue, hexAt, shape.glueShows),
    hexAt,
    straightOn(hex, side) {
      const next = hexHex[hex * 6 + side];
      const { q: stepQ, r: stepR } = DIRECTIONS[side];
      return next >= 0 && q[next] === q[hex] + stepQ && r[next] === r[hex] + stepR ? next : -1;
    },
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

const plainPlace = (q: number, r: number) => (q + 0x4000) * 0x8000 + (r + 0x4000);

// Corners are told apart on a grid of half hex widths and half hex sizes, where every centre and corner is an integer.
const CORNER_DX = [1, 0, -1, -1, 0, 1];
const CORNER_DY = [-1, -2, -1, 1, 2, 1];
const pointX = (q: number, r: number, i: number) => 2 * q + r + CORNER_DX[i];
const pointY = (r: number, i: number) => 3 * r + CORNER_DY[i];
const plainPoint = (x: number, y: number) => (x + 0x20000) * 0x40000 + (y + 0x20000);
/** how far from each other edges are drawn that lie side by side */
const ASIDE = 0.2;

/** Edges that lie side by side are drawn so, the first one nearest to the middle of its first hex. */
function drawAside(lane: readonly number[], fromX: number, fromY: number, x: number[], y: number[]): void {
  const [first] = lane;
  const outX = (x[first * 2] + x[first * 2 + 1]) / 2 - fromX;
  const outY = (y[first * 2] + y[first * 2 + 1]) / 2 - fromY;
  const far = Math.hypot(outX, outY);
  lane.forEach((edge, i) => {
    const by = ((i - (lane.length - 1) / 2) * ASIDE) / far;
    for (const end of [edge * 2, edge * 2 + 1]) {
      x[end] += outX * by;
      y[end] += outY * by;
    }
  });
}

const drawnX = (q: number, r: number, i: number) => (pointX(q, r, i) * Math.sqrt(3)) / 2;
const drawnY = (r: number, i: number) => pointY(r, i) / 2;

const centreX = ({ q, r, area }: Shape['hexes'][number]): number =>
  typeof area === 'object' ? area.x : hexCentreX(q, r);
const centreY = ({ r, area }: Shape['hexes'][number]): number =>
  typeof area === 'object' ? area.y : hexCentreY(r);
const hexCentreX = (q: number, r: number) => Math.sqrt(3) * (q + r / 2);
const hexCentreY = (r: number) => 1.5 * r;
