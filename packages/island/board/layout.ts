import { z } from 'zod';
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

/** The largest board there can be; all other bounds follow from what fits on it. */
const HEXES = 2000;
const CORNERS = 6 * HEXES;

const coordinate = z.int().min(-999).max(999);
const side = z.int().min(0).max(5);
const hexPlace = z.strictObject({ q: coordinate, r: coordinate });
const edgePlace = z.strictObject({ q: coordinate, r: coordinate, side });
const cornerPlace = z.strictObject({ q: coordinate, r: coordinate, corner: side });
const cornerRef = z.union([cornerPlace, z.strictObject({ extra: z.string() })]);
const label = z
  .string()
  .min(1)
  .max(100)
  .refine((name) => !(name in {}), { error: ({ input }) => `"${input}" cannot be a name` });
const counts = z.record(
  label,
  z
    .int()
    .min(0)
    .max(2 * HEXES),
);

const number = z.int().min(2).max(12);
const token = z.union([number, z.array(number).max(11)]);

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
  bag: z.array(token).max(HEXES).optional(),
  sequence: z.array(token).max(HEXES).optional(),
  path: z.array(hexPlace).max(HEXES).optional(),
  /** where a spiral may start; every hex at a corner of the group, if not said */
  starts: z.array(hexPlace).max(HEXES).optional(),
});

const group = z.strictObject({
  terrains: counts.optional(),
  /** how many of the terrains stay in the bag */
  spare: z.int().min(0).max(HEXES).optional(),
  numbers: numbers.optional(),
  /** see constraints.ts */
  constraints: z.array(label).max(12).default([]),
});

const stack = z.strictObject({
  terrains: counts,
  numbers: z
    .array(token)
    .max(2 * HEXES)
    .default([]),
});

const harbours = z.strictObject({
  /** kind: 'any' (3:1), the good traded 2:1, or 'none' for a place that may get a harbour later */
  places: z.array(edgePlace.extend({ kind: label.optional() })).max(CORNERS),
  bag: counts.optional(),
  /** laid by the players on places without a kind, once the board is there; such places may lie anywhere */
  stock: counts.optional(),
});

const markValue = z.union([z.int(), z.string().max(100)]).optional();
const marks = z.strictObject({
  hexes: z.record(label, z.array(hexPlace.extend({ value: markValue })).max(CORNERS)).default({}),
  corners: z.record(label, z.array(cornerPlace.extend({ value: markValue })).max(CORNERS)).default({}),
  edges: z.record(label, z.array(edgePlace.extend({ value: markValue })).max(CORNERS)).default({}),
});

const start = z.strictObject({
  seat: z.int().min(0).max(9),
  corner: cornerPlace,
  edge: edgePlace.optional(),
  piece: label.default('settlement'),
});

/** A turn of a piece in its slot: cell k shows part cells[k] of the piece, coast edge k shows part coast[k]. */
const part = z.int().min(0).max(CORNERS);
const turn = z.strictObject({
  cells: z.array(part).max(HEXES),
  coast: z.array(part).max(CORNERS).default([]),
});

const slot = z.strictObject({
  /** which pieces fit */
  kind: label,
  cells: z.array(hexPlace).max(HEXES).default([]),
  coast: z.array(edgePlace).max(CORNERS).default([]),
  /** the ways to lay a piece; only one if not said */
  turns: z.array(turn).max(60).default([]),
});

const pieceSide = z.strictObject({
  name: label,
  terrains: z.array(label).max(HEXES).default([]),
  numbers: z.array(token.nullable()).max(HEXES).default([]),
  harbours: z.array(label.nullable()).max(CORNERS).default([]),
});

const assembly = z.strictObject({
  /** the ways to part the board into slots; nature picks one */
  tilings: z
    .array(z.strictObject({ name: label, slots: z.array(slot).max(HEXES) }))
    .min(1)
    .max(100),
  pieces: z
    .array(
      z.strictObject({
        name: label,
        kind: label,
        sides: z.array(pieceSide).min(1).max(12),
        /** pieces with the same word here show the same side */
        flipsWith: label.optional(),
      }),
    )
    .max(HEXES),
});

const layoutSchema = z.strictObject({
  format: z.literal('hexwright-layout/1'),
  id: label,
  name: label,
  provenance: z.enum(['official', 'reconstructed', 'house']),
  note: z.string().max(4000).optional(),
  /** what lies outside of the rim: sea, land, or land beyond the region `main` and sea elsewhere (a coast of a larger land) */
  frame: z.enum(['sea', 'land', 'mainland']).default('sea'),
  hexes: z.array(hex).min(1).max(HEXES),
  groups: z.record(label, group).default({}),
  stacks: z.record(label, stack).default({}),
  harbours: harbours.default({ places: [] }),
  /** number tokens that wait beside the board */
  reserve: z.array(number).max(HEXES).default([]),
  marks: marks.default({ hexes: {}, corners: {}, edges: {} }),
  starts: z.array(start).max(CORNERS).default([]),
  /** printed starts are given; recommended ones are advice */
  startsAre: z.enum(['printed', 'recommended']).default('printed'),
  robber: z.union([z.literal('desert'), hexPlace, z.null()]).default('desert'),
  extraCorners: z
    .array(
      z.strictObject({
        name: label,
        x: z.number().optional(),
        y: z.number().optional(),
        hexes: z.array(hexPlace).max(HEXES).optional(),
      }),
    )
    .max(1000)
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
    .max(1000)
    .default([]),
  removedEdges: z.array(edgePlace).max(CORNERS).default([]),
  assembly: assembly.optional(),
});
