import type { Celled, Field } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import type { Book } from '../../rulebook/index.ts';

/** The waters of each place in a ring of two sides: which corners and edges they are, and what lies there. */
interface Waters {
  readonly places: number;
  /** by corner: the place in whose waters it lies, or -1 */
  readonly cornerAt: Int16Array;
  /** by edge: the place in whose waters it lies with both its ends, or -1 */
  readonly edgeAt: Int16Array;
  /** by place: the hexes that lie in its waters with all their corners */
  readonly hexesOf: readonly (readonly Hex[])[];
  /** [from * places + to]: 1 where whoever lives at the one may build at the other */
  readonly reach: Uint8Array;
  /** makes all that lies at the place look as if nobody had ever been there */
  blank(s: Celled, place: number): void;
  isEmpty(s: Celled, place: number): boolean;
  /** all that lies at the place, in an order that is the same for all places of its side */
  lift(s: Celled, place: number): Int32Array;
  lay(s: Celled, place: number, there: Int32Array): void;
}

const known = new WeakMap<Book, Waters>();

export function watersOf(b: Book): Waters {
  const waters = known.get(b) ?? makeWaters(b);
  known.set(b, waters);
  return waters;
}

/** Moves what lies at some places to others at once; `to` may hold places of `from`. */
export function relocate(waters: Waters, s: Celled, from: readonly number[], to: readonly number[]): void {
  if (from.every((place, i) => place === to[i])) return;
  const lifted = from.map((place) => waters.lift(s, place));
  for (const place of from) waters.blank(s, place);
  to.forEach((place, i) => {
    waters.lay(s, place, lifted[i]);
  });
}

function makeWaters(b: Book): Waters {
  const { corners, edges, edgeCorner, cornerAt: find } = b.topology;
  const cornerAt = new Int16Array(corners).fill(-1);
  const cornersOf: number[][] = [];
  for (const { q, r, corner, value } of b.layout.marks.corners.waters ?? []) {
    const place = Number(value);
    const at = find(q, r, corner);
    cornerAt[at] = place;
    cornersOf[place] ??= [];
    cornersOf[place].push(at);
  }
  const places = cornersOf.length;
  const rank = new Int16Array(corners);
  for (const list of cornersOf)
    list.forEach((corner, i) => {
      rank[corner] = i;
    });
  const edgeAt = new Int16Array(edges).fill(-1);
  const edgesOf: number[][] = cornersOf.map(() => []);
  for (let edge = 0; edge < edges; edge++) {
    const [one, other] = [edgeCorner[edge * 2], edgeCorner[edge * 2 + 1]];
    if (cornerAt[one] < 0 || cornerAt[one] !== cornerAt[other]) continue;
    edgeAt[edge] = cornerAt[one];
    edgesOf[cornerAt[one]].push(edge);
  }
  const order = (edge: number): number => {
    const [one, other] = [rank[edgeCorner[edge * 2]], rank[edgeCorner[edge * 2 + 1]]];
    return Math.min(one, other) * corners + Math.max(one, other);
  };
  for (const list of edgesOf) list.sort((one, other) => order(one) - order(other));

  /** by place: the cells of every field that has a number for each corner or edge, in that order */
  const fields = (): readonly Field[] =>
    b.plan.fields.filter(({ per }) => per.length > 0 && [corners, edges].includes(per[per.length - 1]));
  let cells: Int32Array[] | undefined;
  let blanks: Int32Array[] = [];
  const cellsOf = (place: number): Int32Array => {
    if (!cells) {
      cells = cornersOf.map((_, each) =>
        Int32Array.from(
          fields().flatMap(({ at, size, per }) => {
            const width = per[per.length - 1];
            const own = width === corners ? cornersOf[each] : edgesOf[each];
            return Array.from({ length: size / width }, (_row, row) =>
              own.map((here) => at + row * width + here),
            ).flat();
          }),
        ),
      );
      blanks = cells.map((list) => list.map((cell) => b.plan.blank[cell]));
    }
    return cells[place];
  };
  return {
    places,
    cornerAt,
    edgeAt,
    hexesOf: hexesIn(b, cornerAt, places),
    reach: reachOf(places),
    blank: (s, place) => {
      const own = cellsOf(place);
      const blank = blanks[place];
      for (let i = 0; i < own.length; i++) s.cells[own[i]] = blank[i];
    },
    isEmpty: (s, place) => cellsOf(place).every((cell, i) => s.cells[cell] === blanks[place][i]),
    lift: (s, place) => cellsOf(place).map((cell) => s.cells[cell]),
    lay: (s, place, there) => {
      const own = cellsOf(place);
      for (let i = 0; i < own.length; i++) s.cells[own[i]] = there[i];
    },
  };
}

function hexesIn(b: Book, cornerAt: Int16Array, places: number): Hex[][] {
  const hexesOf: Hex[][] = Array.from({ length: places }, () => []);
  b.walks.cornersOf.forEach((corners, hex) => {
    const place = cornerAt[corners[0]];
    if (place >= 0 && corners.every((corner) => cornerAt[corner] === place)) hexesOf[place].push(hex);
  });
  return hexesOf;
}

/** The places beside one on its side, the one opposite and the two next to that; the first and the last of a side are beside each other. */
function reachOf(places: number): Uint8Array {
  const half = places / 2;
  const reach = new Uint8Array(places * places);
  for (let place = 0; place < places; place++) {
    const side = place < half ? 0 : half;
    const column = place - side;
    for (let by = -1; by <= 1; by++) {
      const beside = (column + by + half) % half;
      reach[place * places + beside] = 1;
      reach[place * places + half + beside] = 1;
    }
  }
  return reach;
}
