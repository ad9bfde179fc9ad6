import type { CornerPlace, EdgePlace, HexPlace, Layout, LayoutFile, LayoutHex } from '@hexwright/island';
import { gluingError, hexText, neighbour } from '@hexwright/island';
import { itemAt } from '@hexwright/kernel';

/**
 * A board while it is drawn: of the right shape, but not yet sound. Whether it is, and whether a game can be played on
 * it, is for the engine to say.
 */
export type Draft = Layout;
export type DraftHex = LayoutHex;

export const hexOf = (draft: Draft, at: HexPlace): DraftHex | undefined =>
  draft.hexes.find((hex) => hex.q === at.q && hex.r === at.r);

/** An edge has two names, one from each side; this is the same for both. */
export function edgeKey({ q, r, side }: EdgePlace): string {
  if (side < 3) return `${q},${r}|${side}`;
  const beyond = neighbour({ q, r }, side);
  return `${beyond.q},${beyond.r}|${side - 3}`;
}

const ACROSS = [1, 0, -1, -1, 0, 1];
const DOWN = [-1, -2, -1, 1, 2, 1];

/** A corner has three names; this is the same for all. */
export const cornerKey = ({ q, r, corner }: CornerPlace): string =>
  `${2 * q + r + itemAt(ACROSS, corner)};${3 * r + itemAt(DOWN, corner)}`;

/** The board as a file: what nobody said is left out. */
export function fileOf(draft: Draft): LayoutFile {
  const { marks, harbours, groups, ...rest } = draft;
  const said = Object.fromEntries(
    Object.entries(rest).filter(([key, value]) => !isUsual(key, value)),
  ) as typeof rest;
  const labelled = Object.entries(marks).filter(([, labels]) => Object.keys(labels).length > 0);
  return {
    ...said,
    ...(Object.keys(groups).length > 0 && { groups }),
    ...(harbours.places.length > 0 && { harbours }),
    ...(labelled.length > 0 && { marks: Object.fromEntries(labelled) }),
  };
}

const USUAL: Readonly<Record<string, unknown>> = { frame: 'sea', startsAre: 'printed', robber: 'desert' };

function isUsual(key: string, value: unknown): boolean {
  if (key in USUAL) return USUAL[key] === value;
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || (key === 'stacks' && Object.keys(value as object).length === 0);
}

/** Throws away whatever speaks of hexes that are no longer there. */
export function tidy(draft: Draft): Draft {
  const there = new Set(draft.hexes.map(hexText));
  const onHex = (at: HexPlace): boolean => there.has(hexText(at));
  const edges = new Set(
    draft.hexes.flatMap((hex) => SIDES.map((side) => edgeKey({ q: hex.q, r: hex.r, side }))),
  );
  const corners = new Set(
    draft.hexes.flatMap((hex) => SIDES.map((corner) => cornerKey({ q: hex.q, r: hex.r, corner }))),
  );
  const onEdge = (at: EdgePlace): boolean => edges.has(edgeKey(at));
  const onCorner = (at: CornerPlace): boolean => corners.has(cornerKey(at));
  const kept = <P>(labels: Readonly<Record<string, P[]>>, on: (place: P) => boolean): Record<string, P[]> =>
    Object.fromEntries(
      Object.entries(labels).flatMap(([label, places]) => {
        const left = places.filter(on);
        return left.length > 0 ? [[label, left]] : [];
      }),
    );
  const extraCorners = draft.extraCorners.flatMap((extra) => {
    const hexes = extra.hexes?.filter(onHex);
    return extra.hexes && hexes?.length === 0 ? [] : [{ ...extra, ...(hexes && { hexes }) }];
  });
  const extras = new Set(extraCorners.map(({ name }) => name));
  const onRef = (ref: Draft['extraEdges'][number]['a']): boolean =>
    'extra' in ref ? extras.has(ref.extra) : onCorner(ref);
  const { robber, glue, ...rest } = draft;
  return {
    ...rest,
    // Borders that do not meet any more are no longer glued.
    ...(glue && !gluingError(glue, draft.hexes) && { glue }),
    groups: Object.fromEntries(
      Object.entries(draft.groups)
        .filter(([name]) => draft.hexes.some(({ group }) => group === name))
        .map(([name, group]) => [name, numbersOn(group, onHex)]),
    ),
    harbours: { ...draft.harbours, places: draft.harbours.places.filter(onEdge) },
    marks: {
      hexes: kept(draft.marks.hexes, onHex),
      corners: kept(draft.marks.corners, onCorner),
      edges: kept(draft.marks.edges, onEdge),
    },
    starts: draft.starts.flatMap(({ edge, ...start }) =>
      onCorner(start.corner) ? [edge && onEdge(edge) ? { ...start, edge } : start] : [],
    ),
    robber: robber === null || robber === 'desert' || onHex(robber) ? robber : 'desert',
    extraCorners,
    extraEdges: draft.extraEdges.filter(
      ({ a, b, hex }) => onRef(a) && onRef(b) && (hex === undefined || onHex(hex)),
    ),
    removedEdges: draft.removedEdges.filter(onEdge),
  };
}

function numbersOn(
  group: Draft['groups'][string],
  onHex: (at: HexPlace) => boolean,
): Draft['groups'][string] {
  const { numbers } = group;
  if (!numbers?.path && !numbers?.starts) return group;
  return {
    ...group,
    numbers: {
      ...numbers,
      ...(numbers.path && { path: numbers.path.filter(onHex) }),
      ...(numbers.starts && { starts: numbers.starts.filter(onHex) }),
    },
  };
}

const SIDES = [0, 1, 2, 3, 4, 5];
