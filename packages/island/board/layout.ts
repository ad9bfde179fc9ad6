import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';
import { layoutErrors } from './layout-errors.ts';
import { makeTopology } from './topology.ts';

/**
 * The layout file: a board before nature has filled it. A map editor, shared maps and every module use this format.
 * What is given is fixed; what is missing comes from the bag of the hex's group, from a hidden stack or from the
 * pieces of an assembly. Terrains and goods are any names: the rulebook knows which exist.
 */
export type Layout = z.output<typeof layoutSchema>;
/** The same as a person writes it, with everything left out that has a default. */
export type LayoutFile = z.input<typeof layoutSchema>;
export type LayoutHex = Layout['hexes'][number];
export type LayoutGroup = Layout['groups'][string];
export type HarbourPlace = Layout['harbours']['places'][number];
export type StartPlace = Layout['starts'][number];
export type Assembly = NonNullable<Layout['assembly']>;
/** What lies on a hex as one piece: usually one number, sometimes several. */
export type Token = z.output<typeof token>;

export type ParsedLayout = { ok: true; layout: Layout } | { ok: false; errors: string[] };

export function parseLayout(file: unknown): ParsedLayout {
  const parsed = layoutSchema.safeParse(file);
  if (!parsed.success) return { ok: false, errors: parsed.error.issues.map(issueText) };
  const errors = layoutErrors(parsed.data);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, layout: parsed.data };
}

/** The same for a layout that somebody is still drawing: of the right shape, but it may not be sound yet. */
export function parseDraft(file: unknown): ParsedLayout {
  const parsed = layoutSchema.safeParse(file);
  if (!parsed.success) return { ok: false, errors: parsed.error.issues.map(issueText) };
  try {
    makeTopology(parsed.data);
    return { ok: true, layout: parsed.data };
  } catch (error) {
    return { ok: false, errors: [(error as Error).message] };
  }
}

/** For layouts written in the source: an error in one is a mistake of ours. */
export function layoutOf(file: LayoutFile): Layout {
  const parsed = parseLayout(file);
  if (!parsed.ok) throw new Error(`layout ${file.id}: ${parsed.errors.join('; ')}`);
  return parsed.layout;
}

/** A board of the source, read when it is first asked for: importing a family reads none. */
export function layoutOnce(file: () => LayoutFile): () => Layout {
  let layout: Layout | undefined;
  return () => {
    layout ??= layoutOf(file());
    return layout;
  };
}

function issueText(issue: z.core.$ZodIssue): string {
  const where = issue.path.length > 0 ? issue.path.join('.') : 'the layout';
  if (issue.code === 'invalid_union') return `${where}: it has none of the shapes that it may have`;
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined'))
    return issue.path.length > 0 ? `${where} is missing` : 'there is no layout: expected object';
  return `${where}: ${issue.message.replace(/^Invalid input: /, '')}`;
}

// The small edition of zod, which a page fetches with its first game, knows no language of its own.
z.config(en());

/** The largest board there can be; all other bounds follow from what fits on it. */
const HEXES = 2000;
const CORNERS = 6 * HEXES;

const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));
const listOf = <T extends z.core.SomeType>(each: T, most: number) => z.array(each).check(z.maxLength(most));
const listOrNone = <T extends z.core.SomeType>(each: T, most: number) => z._default(listOf(each, most), []);

const coordinate = whole(-999, 999);
const side = whole(0, 5);
const hexPlace = z.strictObject({ q: coordinate, r: coordinate });
const edgePlace = z.strictObject({ q: coordinate, r: coordinate, side });
const cornerPlace = z.strictObject({ q: coordinate, r: coordinate, corner: side });
const cornerRef = z.union([cornerPlace, z.strictObject({ extra: z.string() })]);
const label = z.string().check(
  z.minLength(1),
  z.maxLength(100),
  z.refine((name) => !(name in {}), { error: ({ input }) => `"${input}" cannot be a name` }),
);
const counts = z.record(label, whole(0, 2 * HEXES));

const number = whole(2, 12);
const token = z.union([number, listOf(number, 11)]);

const areaPoint = z.strictObject({ x: z.number(), y: z.number() });
const areaShape = z.extend(areaPoint, { outline: listOf(areaPoint, 60).check(z.minLength(3)) });

const hex = z.strictObject({
  q: coordinate,
  r: coordinate,
  terrain: z.optional(label),
  /** an empty list keeps every number off the hex */
  number: z.optional(token),
  /** whose bags fill it */
  group: z.optional(label),
  /** an island, a strip, a country: whatever the rules tell apart */
  region: z.optional(label),
  /** the stack that is drawn from when the hex is discovered */
  hidden: z.optional(label),
  /**
   * no hexagon but a part of a map, such as a district: extra corners name it, and it has none of its own. Where it says so it is drawn
   * elsewhere than at its place, with an outline of its own around that point.
   */
  area: z.optional(z.union([z.boolean(), areaShape])),
});

const numbers = z.strictObject({
  /** shuffle: at random from the bag; sequence: in order along the path; spiral: in order from a corner nature picks */
  arrange: z.enum(['shuffle', 'sequence', 'spiral', 'none']),
  bag: z.optional(listOf(token, HEXES)),
  sequence: z.optional(listOf(token, HEXES)),
  path: z.optional(listOf(hexPlace, HEXES)),
  /** where a spiral may start; every hex at a corner of the group, if not said */
  starts: z.optional(listOf(hexPlace, HEXES)),
  /** a spiral goes round counter-clockwise, or either way as nature picks */
  turn: z.optional(z.enum(['left', 'either'])),
});

const group = z.strictObject({
  terrains: z.optional(counts),
  /** how many of the terrains stay in the bag */
  spare: z.optional(whole(0, HEXES)),
  numbers: z.optional(numbers),
  /** see constraints.ts */
  constraints: listOrNone(label, 12),
});

const stack = z.strictObject({ terrains: counts, numbers: listOrNone(token, 2 * HEXES) });

const harbours = z.strictObject({
  /** kind: 'any' (3:1), the good traded 2:1, or 'none' for a place that may get a harbour later */
  places: listOf(z.extend(edgePlace, { kind: z.optional(label) }), CORNERS),
  bag: z.optional(counts),
  /** laid by the players on places without a kind, once the board is there; such places may lie anywhere */
  stock: z.optional(counts),
});

const markValue = z.optional(z.union([z.int(), z.string().check(z.maxLength(100))]));
const marks = z.strictObject({
  hexes: z._default(z.record(label, listOf(z.extend(hexPlace, { value: markValue }), CORNERS)), {}),
  corners: z._default(z.record(label, listOf(z.extend(cornerPlace, { value: markValue }), CORNERS)), {}),
  edges: z._default(z.record(label, listOf(z.extend(edgePlace, { value: markValue }), CORNERS)), {}),
});

const start = z.strictObject({
  seat: whole(0, 30),
  corner: cornerPlace,
  edge: z.optional(edgePlace),
  piece: z._default(label, 'settlement'),
});

/** A turn of a piece in its slot: cell k shows part cells[k] of the piece, coast edge k shows part coast[k]. */
const part = whole(0, CORNERS);
const turn = z.strictObject({ cells: listOf(part, HEXES), coast: listOrNone(part, CORNERS) });

const slot = z.strictObject({
  /** which pieces fit */
  kind: label,
  cells: listOrNone(hexPlace, HEXES),
  coast: listOrNone(edgePlace, CORNERS),
  /** the ways to lay a piece; only one if not said */
  turns: listOrNone(turn, 60),
});

const pieceSide = z.strictObject({
  name: label,
  terrains: listOrNone(label, HEXES),
  numbers: listOrNone(z.nullable(token), HEXES),
  harbours: listOrNone(z.nullable(label), CORNERS),
});

const assembly = z.strictObject({
  /** the ways to part the board into slots; nature picks one */
  tilings: listOf(z.strictObject({ name: label, slots: listOf(slot, HEXES) }), 100).check(z.minLength(1)),
  pieces: listOf(
    z.strictObject({
      name: label,
      kind: label,
      sides: listOf(pieceSide, 12).check(z.minLength(1)),
      /** pieces with the same word here show the same side */
      flipsWith: z.optional(label),
    }),
    HEXES,
  ),
});

const extraCorner = z.strictObject({
  name: label,
  x: z.optional(z.number()),
  y: z.optional(z.number()),
  hexes: z.optional(listOf(hexPlace, HEXES)),
});

const extraEdge = z.strictObject({
  a: cornerRef,
  b: cornerRef,
  hex: z.optional(hexPlace),
  parallel: z.optional(z.boolean()),
});

const layoutSchema = z.strictObject({
  format: z.literal('hexwright-layout/1'),
  id: label,
  name: label,
  provenance: z.enum(['official', 'reconstructed', 'house']),
  note: z.optional(z.string().check(z.maxLength(4000))),
  /** what lies outside of the rim: sea, land, or land beyond the region `main` and sea elsewhere (a coast of a larger land) */
  frame: z._default(z.enum(['sea', 'land', 'mainland']), 'sea'),
  hexes: listOf(hex, HEXES).check(z.minLength(1)),
  groups: z._default(z.record(label, group), {}),
  stacks: z._default(z.record(label, stack), {}),
  harbours: z._default(harbours, { places: [] }),
  /** number tokens that wait beside the board */
  reserve: listOrNone(number, HEXES),
  marks: z._default(marks, { hexes: {}, corners: {}, edges: {} }),
  starts: listOrNone(start, CORNERS),
  /** printed starts are given; recommended ones are advice */
  startsAre: z._default(z.enum(['printed', 'recommended']), 'printed'),
  robber: z._default(z.union([z.literal('desert'), hexPlace, z.null()]), 'desert'),
  extraCorners: listOrNone(extraCorner, 1000),
  extraEdges: listOrNone(extraEdge, 1000),
  removedEdges: listOrNone(edgePlace, CORNERS),
  /** borders that are glued together: so many steps from any place lies the same place again */
  glue: z.optional(listOf(hexPlace, 2).check(z.minLength(1))),
  /** how many hexes are seen once more beyond a glued border; one if not said */
  glueShows: z.optional(whole(1, 12)),
  /** whether hexes can be spanned, from any corner to any other that is no neighbour of it */
  spans: z.optional(z.boolean()),
  assembly: z.optional(assembly),
});
