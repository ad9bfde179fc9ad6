import {
  type Layout,
  type LayoutFile,
  layoutOf,
  readCorner,
  readEdge,
  readHex,
  readRows,
  wordsOf,
} from '../../board/index.ts';

/**
 * A map as compact text. Rows run from north to south, `r q: hex hex …` with q of the first hex, and a hex is
 *
 *   ~           sea
 *   ?           unknown, under the stack `fog`; `?blue` under the stack of that name, `?#2` in the region of that area
 *   m           the letter of an area in the key
 *   gold11#m    a given terrain, its number if it has one, and its area
 *
 * An area in the key is `group#region`, either of which may be missing. Places are written as everywhere: `q,r` a hex, `q,r|side`
 * an edge, `q,r/corner` a corner; lists of them are parted by spaces, `=` gives one a value.
 */
export interface Chart {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  readonly key?: Readonly<Record<string, string>>;
  readonly rows: string;
  readonly groups?: Readonly<Record<string, ChartGroup>>;
  /** what lies under the unknown hexes */
  readonly fog?: ChartStack;
  /** the same where there are several stacks, by name */
  readonly stacks?: Readonly<Record<string, ChartStack>>;
  /** land hex and side; the kind where it is given */
  readonly harbours: string;
  readonly bag?: Readonly<Record<string, number>>;
  /** number tokens that wait beside the board */
  readonly reserve?: string;
  /** a hex, 'desert' or 'off' the board */
  readonly robber: string;
  /** where the pirate begins; off the board if not said */
  readonly pirate?: string;
  readonly hexes?: Readonly<Record<string, string>>;
  readonly edges?: Readonly<Record<string, string>>;
  readonly corners?: Readonly<Record<string, string>>;
  /** what lies beyond the rim. Default sea. */
  readonly frame?: LayoutFile['frame'];
  /** borders that are glued together: one step or two, as hexes from 0,0 */
  readonly glue?: string;
  /** Default reconstructed. */
  readonly provenance?: LayoutFile['provenance'];
}

export interface ChartStack {
  readonly terrains: Readonly<Record<string, number>>;
  readonly numbers: string;
}

export interface ChartGroup {
  readonly terrains?: Readonly<Record<string, number>>;
  /** shuffled, or in this order along the path; none if not said */
  readonly numbers?: string;
  readonly path?: string;
  readonly wishes?: readonly string[];
}

/** the chart for each number of seats */
export type Charts = Readonly<Record<number, Chart>>;

/** a harbour for each resource, and so many for any */
export const harbourBag = (any: number): Record<string, number> => ({
  brick: 1,
  grain: 1,
  lumber: 1,
  ore: 1,
  wool: 1,
  any,
});

/** the key of so many islands that are filled alike: 1, 2, 3 … */
export const islandKey = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [i + 1, `islands#island-${i + 1}`]));

const known = new Map<Chart, Layout>();

/** The layout of a chart, read when first asked for. */
export function chartedBoard(chart: Chart): Layout {
  let layout = known.get(chart);
  if (!layout) {
    layout = layoutOf(readChart(chart));
    known.set(chart, layout);
  }
  return layout;
}

export function readChart(chart: Chart): LayoutFile {
  const { key = {}, robber, pirate } = chart;
  const marks = <P>(lists: Chart['hexes'] = {}, read: (text: string) => P) =>
    Object.fromEntries(
      Object.entries(lists).map(([label, list]) => [label, wordsOf(list).map(valued(read))]),
    );
  return {
    format: 'hexwright-layout/1',
    id: chart.id,
    name: chart.name,
    provenance: chart.provenance ?? 'reconstructed',
    ...(chart.note !== undefined && { note: chart.note }),
    hexes: readRows(chart.rows, (text) => readGround(text, key)),
    groups: Object.fromEntries(
      Object.entries(chart.groups ?? {}).map(([id, group]) => [id, readGroup(group)]),
    ),
    ...(chart.frame && { frame: chart.frame }),
    ...(chart.glue && { glue: wordsOf(chart.glue).map(readHex) }),
    ...((chart.fog ?? chart.stacks) && {
      stacks: Object.fromEntries(
        Object.entries({ ...(chart.fog && { fog: chart.fog }), ...chart.stacks }).map(([id, stack]) => [
          id,
          { terrains: stack.terrains, numbers: numbers(stack.numbers) },
        ]),
      ),
    }),
    harbours: {
      places: wordsOf(chart.harbours).map((text) => {
        const [at, kind] = text.split('=');
        return kind === undefined ? readEdge(at) : { ...readEdge(at), kind };
      }),
      ...(chart.bag && { bag: chart.bag }),
    },
    ...(chart.reserve && { reserve: numbers(chart.reserve) }),
    marks: {
      hexes: { ...marks(chart.hexes, readHex), ...(pirate !== undefined && { pirate: [readHex(pirate)] }) },
      edges: marks(chart.edges, readEdge),
      corners: marks(chart.corners, readCorner),
    },
    robber: robber === 'desert' ? 'desert' : robber === 'off' ? null : readHex(robber),
  };
}

function readGround(
  text: string,
  key: Readonly<Record<string, string>>,
): Omit<LayoutFile['hexes'][number], 'q' | 'r'> {
  if (text === '~') return { terrain: 'sea' };
  if (text.startsWith('?')) {
    const [stack, area] = text.slice(1).split('#');
    const region = key[area]?.split('#')[1];
    return { hidden: stack || 'fog', ...(region && { region }) };
  }
  if (key[text] !== undefined) {
    const [group, region] = key[text].split('#');
    return { ...(group && { group }), ...(region && { region }) };
  }
  const found = /^([a-z-]+)(\d+)?(?:#(\w+))?$/.exec(text);
  if (!found) throw new Error(`"${text}" is no hex of a chart`);
  const [, terrain, number, area] = found;
  const region = area === undefined ? undefined : key[area]?.split('#')[1];
  return { terrain, ...(number && { number: Number(number) }), ...(region && { region }) };
}

function readGroup({
  terrains,
  numbers: list,
  path,
  wishes,
}: ChartGroup): NonNullable<LayoutFile['groups']>[string] {
  return {
    ...(terrains && { terrains }),
    numbers:
      list === undefined
        ? { arrange: 'none' }
        : path
          ? { arrange: 'sequence', sequence: numbers(list), path: wordsOf(path).map(readHex) }
          : { arrange: 'shuffle', bag: numbers(list) },
    ...(wishes && { constraints: [...wishes] }),
  };
}

const numbers = (text: string): number[] => wordsOf(text).map(Number);

const valued =
  <P>(read: (text: string) => P) =>
  (text: string): P | (P & { value: number | string }) => {
    const [at, value] = text.split('=');
    if (value === undefined) return read(at);
    return { ...read(at), value: /^\d+$/.test(value) ? Number(value) : value };
  };
