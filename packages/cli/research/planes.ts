import { type Book, islandOf } from '@hexwright/island';
import { UNKNOWN } from '@hexwright/kernel';
import type { Playable } from '@hexwright/rulebook';
import type { ObservedField } from './fields.ts';

const GROUNDS = ['hex', 'corner', 'edge'] as const;
type Ground = (typeof GROUNDS)[number];

/** One number for each hex, corner or edge. */
export interface Plane {
  readonly name: string;
  /** 1 or 0, or whatever the field holds */
  readonly kind: 'one-hot' | 'number';
}

/** What the board is made of, as a graph: it never changes. */
export interface BoardGraph {
  /** six corners of each hex, and the two of each edge */
  readonly hexCorners: readonly number[];
  readonly edgeCorners: readonly number[];
  /** where each hex and corner lies; a hex measures 1 from its centre to a corner */
  readonly hexXY: readonly number[];
  readonly cornerXY: readonly number[];
}

export interface PlanesSpec {
  /** by ground: how many places, and the planes over them, one after the other in the tensor form */
  readonly grounds: readonly {
    readonly on: Ground;
    readonly places: number;
    readonly planes: readonly Plane[];
  }[];
  /** the fields that lie on no place, one after the other behind the planes */
  readonly rest: readonly { readonly name: string; readonly size: number }[];
  readonly size: number;
  readonly graph: BoardGraph;
}

type Writer = (flat: Int32Array, from: number, out: Int32Array, to: number) => void;

/**
 * The tensor form of an island: planes over hexes, corners and edges, then everything that lies nowhere. It is made of the flat form, so
 * that seats are counted from whoever looks. What the seat may not know is -1.
 */
export class Planes {
  readonly spec: PlanesSpec;
  private readonly writers: { readonly write: Writer; readonly at: number }[] = [];

  static of(game: Playable, fields: readonly ObservedField[]): Planes | undefined {
    const book = islandOf(game);
    return book && new Planes(book, fields);
  }

  private constructor(book: Book, fields: readonly ObservedField[]) {
    const { topology: t } = book;
    const places = { hex: t.hexes, corner: t.corners, edge: t.edges };
    const planes: Record<Ground, Plane[]> = { hex: [], corner: [], edge: [] };
    const pending: { on: Ground; index: number; write: Writer }[] = [];
    const put = (on: Ground, plane: Plane, write: Writer): void => {
      pending.push({ on, index: planes[on].length, write });
      planes[on].push(plane);
    };
    putNamed(book, fields, put);
    for (const field of fields) putField(field, places, put);

    let at = 0;
    const grounds = GROUNDS.map((on) => {
      for (const { on: own, index, write } of pending)
        if (own === on) this.writers.push({ write, at: at + index * places[on] });
      at += planes[on].length * places[on];
      return { on, places: places[on], planes: planes[on] };
    });
    const rest = fields.filter((field) => groundOf(field) === undefined);
    for (const { at: first, size } of rest) {
      this.writers.push({ write: copied(first, size), at });
      at += size;
    }
    this.spec = {
      grounds,
      rest: rest.map(({ name, size }) => ({ name, size })),
      size: at,
      graph: {
        hexCorners: Array.from(t.hexCorner),
        edgeCorners: Array.from(t.edgeCorner),
        hexXY: pairs(t.hexX, t.hexY, t.hexes),
        cornerXY: pairs(t.cornerX, t.cornerY, t.corners),
      },
    };
  }

  /** Makes the tensor form of a flat one. */
  write(flat: Int32Array, from: number, out: Int32Array, to: number): void {
    out.fill(0, to, to + this.spec.size);
    for (const { write, at } of this.writers) write(flat, from, out, to + at);
  }
}

type Put = (on: Ground, plane: Plane, write: Writer) => void;

/** Planes of what the numbers of a field name: terrains, harbours, blockers, and pieces by their owners. */
function putNamed(book: Book, fields: readonly ObservedField[], put: Put): void {
  const at = (name: string): number => fields.find((field) => field.name === name)?.at ?? -1;
  const { topology: t } = book;
  book.terrains.forEach(({ id }, terrain) => {
    put('hex', { name: `terrain ${id}`, kind: 'one-hot' }, equal(at('terrain'), t.hexes, terrain));
  });
  put('hex', { name: 'chances in 36', kind: 'number' }, (flat, from, out, to) => {
    for (let hex = 0; hex < t.hexes; hex++) out[to + hex] = chances(flat[from + at('numbers') + hex]);
  });
  book.blockers.forEach(({ id, on }, blocker) => {
    put(on, { name: `blocker ${id}`, kind: 'one-hot' }, (flat, from, out, to) => {
      const place = flat[from + at('blocker') + blocker];
      if (place >= 0) out[to + place] = 1;
    });
  });
  book.harbourKinds.forEach((harbour, kind) => {
    put('corner', { name: `harbour ${harbour}`, kind: 'one-hot' }, (flat, from, out, to) => {
      for (let i = 0; i < book.harbourCorner.length; i++)
        if (flat[from + at('harbour') + (i >> 1)] === kind && book.harbourCorner[i] >= 0)
          out[to + book.harbourCorner[i]] = 1;
    });
  });
  for (const piece of book.pieces)
    for (let owner = 0; owner < book.owners; owner++) {
      const mark = 1 + owner * book.pieces.length + piece.index;
      const whose = owner < book.seats ? `seat ${owner}` : 'neutral';
      put(
        piece.on,
        { name: `${piece.id} of ${whose}`, kind: 'one-hot' },
        equal(piece.layerAt, piece.places, mark),
      );
    }
}

/** A plane for each number that a field has for every place. */
function putField(field: ObservedField, places: Readonly<Record<Ground, number>>, put: Put): void {
  const on = groundOf(field);
  if (on === undefined || field.holds === 'piece' || NAMED.has(field.name)) return;
  const d = field.dims.indexOf(on);
  const inner = field.per.slice(d + 1).reduce((product, n) => product * n, 1);
  const outer = field.per.slice(0, d).reduce((product, n) => product * n, 1);
  for (let o = 0; o < outer; o++)
    for (let i = 0; i < inner; i++) {
      const name = outer * inner > 1 ? `${field.name} ${o * inner + i}` : field.name;
      const first = field.at + o * places[on] * inner + i;
      put(on, { name, kind: 'number' }, (flat, from, out, to) => {
        for (let place = 0; place < places[on]; place++)
          out[to + place] = known(flat[from + first + place * inner]);
      });
    }
}

/** fields that have planes by name already, or say nothing of the position */
const NAMED: ReadonlySet<string> = new Set(['terrain']);

function groundOf({ dims }: ObservedField): Ground | undefined {
  return GROUNDS.find((ground) => dims.includes(ground));
}

function equal(first: number, places: number, value: number): Writer {
  return (flat, from, out, to) => {
    for (let place = 0; place < places; place++)
      if (flat[from + first + place] === value) out[to + place] = 1;
  };
}

function copied(first: number, size: number): Writer {
  return (flat, from, out, to) => {
    for (let i = 0; i < size; i++) out[to + i] = known(flat[from + first + i]);
  };
}

function known(value: number): number {
  return value === UNKNOWN ? -1 : value;
}

/** how many of the 36 rolls of two dice one of these numbers has, given as bits */
function chances(numbers: number): number {
  let ways = 0;
  for (let n = 2; n <= 12; n++) if ((numbers >> n) & 1) ways += 6 - Math.abs(7 - n);
  return ways;
}

function pairs(x: ArrayLike<number>, y: ArrayLike<number>, count: number): number[] {
  const rounded = (n: number): number => Math.round(n * 1000) / 1000;
  return Array.from({ length: count * 2 }, (_, i) => rounded(i % 2 === 0 ? x[i >> 1] : y[i >> 1]));
}
