import { z } from 'zod';
import { layoutErrors } from './layout-errors.ts';

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

const issueText = (issue: z.core.$ZodIssue): string =>
  issue.path.length > 0 ? `${issue.path.join('.')}: ${issue.message}` : issue.message;

const coordinate = z.int().min(-999).max(999);
const side = z.int().min(0).max(5);
const hexPlace = z.strictObject({ q: coordinate, r: coordinate });
const edgePlace = z.strictObject({ q: coordinate, r: coordinate, side });
const cornerPlace = z.strictObject({ q: coordinate, r: coordinate, corner: side });
const cornerRef = z.union([cornerPlace, z.strictObject({ extra: z.string() })]);
const label = z.string().min(1);
const counts = z.record(label, z.int().min(0));

const number = z.int().min(0).max(30);
const token = z.union([number, z.array(number)]);

const hex = z.strictObject({
  q: coordinate,
  r: coordinate,
  terrain: label.optional(),
  /** an empty list keeps every number off the hex */
  number: token.optional(),
  /** whose bags fill it */
  group: label.optional(),
  /** an island, a strip, a country: whatever the rules tell apart */
  region: label.optional(),
  /** the stack that is drawn from when the hex is discovered */
  hidden: label.optional(),
  /** no hexagon but a part of a map, such as a district: extra corners name it, and it has none of its own */
  area: z.boolean().optional(),
});

const numbers = z.strictObject({
  /** shuffle: at random from the bag; sequence: in order along the path; spiral: in order from a corner nature picks */
  arrange: z.enum(['shuffle', 'sequence', 'spiral', 'none']),
  bag: z.array(token).optional(),
  sequence: z.array(token).optional(),
  path: z.array(hexPlace).optional(),
  /** where a spiral may start; every hex at a corner of the group, if not said */
  starts: z.array(hexPlace).optional(),
});

const group = z.strictObject({
  terrains: counts.optional(),
  /** how many of the terrains stay in the bag */
  spare: z.int().min(0).optional(),
  numbers: numbers.optional(),
  /** see constraints.ts */
  constraints: z.array(label).default([]),
});

const stack = z.strictObject({ terrains: counts, numbers: z.array(token).default([]) });

const harbours = z.strictObject({
  /** kind: 'any' (3:1), the good traded 2:1, or 'none' for a place that may get a harbour later */
  places: z.array(edgePlace.extend({ kind: label.optional() })),
  bag: counts.optional(),
  /** laid by the players on places without a kind, once the board is there; such places may lie anywhere */
  stock: counts.optional(),
});

const markValue = z.union([z.int(), z.string()]).optional();
const marks = z.strictObject({
  hexes: z.record(label, z.array(hexPlace.extend({ value: markValue }))).default({}),
  corners: z.record(label, z.array(cornerPlace.extend({ value: markValue }))).default({}),
  edges: z.record(label, z.array(edgePlace.extend({ value: markValue }))).default({}),
});

const start = z.strictObject({
  seat: z.int().min(0),
  corner: cornerPlace,
  edge: edgePlace.optional(),
  piece: label.default('settlement'),
});

/** A turn of a piece in its slot: cell k shows part cells[k] of the piece, coast edge k shows part coast[k]. */
const turn = z.strictObject({ cells: z.array(z.int().min(0)), coast: z.array(z.int().min(0)).default([]) });

const slot = z.strictObject({
  /** which pieces fit */
  kind: label,
  cells: z.array(hexPlace).default([]),
  coast: z.array(edgePlace).default([]),
  /** the ways to lay a piece; only one if not said */
  turns: z.array(turn).default([]),
});

const pieceSide = z.strictObject({
  name: label,
  terrains: z.array(label).default([]),
  numbers: z.array(token.nullable()).default([]),
  harbours: z.array(label.nullable()).default([]),
});

const assembly = z.strictObject({
  /** the ways to part the board into slots; nature picks one */
  tilings: z.array(z.strictObject({ name: label, slots: z.array(slot) })).min(1),
  pieces: z.array(
    z.strictObject({
      name: label,
      kind: label,
      sides: z.array(pieceSide).min(1),
      /** pieces with the same word here show the same side */
      flipsWith: label.optional(),
    }),
  ),
});

const layoutSchema = z.strictObject({
  format: z.literal('hexwright-layout/1'),
  id: label,
  name: label,
  provenance: z.enum(['official', 'reconstructed', 'house']),
  note: z.string().optional(),
  /** what lies outside of the rim */
  frame: z.enum(['sea', 'land']).default('sea'),
  hexes: z.array(hex).min(1).max(2000),
  groups: z.record(label, group).default({}),
  stacks: z.record(label, stack).default({}),
  harbours: harbours.default({ places: [] }),
  /** number tokens that wait beside the board */
  reserve: z.array(number).default([]),
  marks: marks.default({ hexes: {}, corners: {}, edges: {} }),
  starts: z.array(start).default([]),
  /** printed starts are given; recommended ones are advice */
  startsAre: z.enum(['printed', 'recommended']).default('printed'),
  robber: z.union([z.literal('desert'), hexPlace, z.null()]).default('desert'),
  extraCorners: z
    .array(
      z.strictObject({
        name: label,
        x: z.number().optional(),
        y: z.number().optional(),
        hexes: z.array(hexPlace).optional(),
      }),
    )
    .default([]),
  extraEdges: z
    .array(
      z.strictObject({
        a: cornerRef,
        b: cornerRef,
        hex: hexPlace.optional(),
        parallel: z.boolean().optional(),
      }),
    )
    .default([]),
  removedEdges: z.array(edgePlace).default([]),
  assembly: assembly.optional(),
});
