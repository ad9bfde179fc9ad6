import { reason } from '@hexwright/kernel';
import type { Corner, EdgePlace, HexPlace, Layout } from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

/** The mark of the paths on which no road is built. */
export const CLOSED = 'closed-path';

export const TRADE_HEXES = ['trade-castle', 'quarry', 'glassworks'] as const;
export type TradeHex = (typeof TRADE_HEXES)[number];

export interface TradePlace {
  readonly hex: readonly [q: number, r: number];
  readonly kind: TradeHex;
  /** the side that lies farthest out at sea, from 0 for the east; without one all six corners have a path to the plaza */
  readonly sea?: number;
}

const PLAZA = 'plaza ';
const ON_PLAZA = reason('on-plaza', 'nothing is built on a plaza');
const CLOSED_PATH = reason('closed-path', 'no road is built there');

/** Plazas and the paths to them for a layout, and the closed paths at the sea. */
export function tradePaths(
  places: readonly TradePlace[],
): Pick<Layout, 'extraCorners' | 'extraEdges'> & { readonly closed: EdgePlace[] } {
  const at = ({ hex: [q, r] }: TradePlace): HexPlace => ({ q, r });
  const name = ({ hex: [q, r] }: TradePlace): string => `${PLAZA}${q},${r}`;
  const outer = ({ sea }: TradePlace): number[] => (sea === undefined ? [] : [(sea + 5) % 6, sea]);
  return {
    extraCorners: places.map((place) => ({ name: name(place), hexes: [at(place)] })),
    extraEdges: places.flatMap((place) =>
      [0, 1, 2, 3, 4, 5]
        .filter((corner) => !outer(place).includes(corner))
        .map((corner) => ({ a: { extra: name(place) }, b: { ...at(place), corner }, hex: at(place) })),
    ),
    closed: places.flatMap((place) =>
      place.sea === undefined
        ? []
        : [place.sea + 5, place.sea, place.sea + 1].map((side) => ({ ...at(place), side: side % 6 })),
    ),
  };
}

/** the corner of each plaza */
export function plazasOf(b: Book): Corner[] {
  return b.layout.extraCorners
    .filter(({ name }) => name.startsWith(PLAZA))
    .map(({ name }) => b.topology.extraCorner(name));
}

/** Hexes where goods are fetched and brought: a plaza in the middle, paths to it, and no roads along the sea. */
export function tradeHexes(): Part {
  return {
    id: 'trade-hexes',
    terrains: TRADE_HEXES.map((id) => ({ id })),
    rules: (was, b) => {
      const isPlaza = new Uint8Array(b.topology.corners);
      for (const corner of plazasOf(b)) isPlaza[corner] = 1;
      const isClosed = new Uint8Array(b.topology.edges);
      for (const { q, r, side } of b.layout.marks.edges[CLOSED] ?? []) {
        const edge = b.topology.edgeAt(q, r, side);
        if (edge >= 0) isClosed[edge] = 1;
      }
      const shut = Uint8Array.from(b.walks.edgesAt, (edges, corner) =>
        isPlaza[corner] || edges.every((edge) => isClosed[edge]) ? 1 : 0,
      );
      return {
        cornerFit: (s, corner) => shut[corner] === 0 && was.cornerFit(s, corner),
        edgeFit: (s, piece, edge) => isClosed[edge] === 0 && was.edgeFit(s, piece, edge),
        barStartAt: (s, seat, corner) => (shut[corner] ? ON_PLAZA : was.barStartAt(s, seat, corner)),
        barBuild: (s, seat, piece, place) => {
          const { on, route } = b.pieces[piece];
          if (on === 'corner' && shut[place]) return ON_PLAZA;
          if (on === 'edge' && route && isClosed[place]) return CLOSED_PATH;
          return was.barBuild(s, seat, piece, place);
        },
      };
    },
    words: {
      terms: {
        'terrain.trade-castle': 'castle',
        'terrain.quarry': 'quarry',
        'terrain.glassworks': 'glassworks',
        'reason.on-plaza': 'Nothing is built on a plaza.',
        'reason.closed-path': 'No road is built along the sea there.',
        'mark.closed-path': 'a closed path',
      },
    },
    looks: {
      terrains: {
        'trade-castle': { colour: '#b7bf8a', pattern: 'castle' },
        quarry: { colour: '#c9b79c', pattern: 'quarry' },
        glassworks: { colour: '#9db38f', pattern: 'glassworks' },
      },
      marks: { [CLOSED]: { shape: 'way', colour: '#b0413e' } },
    },
  };
}
