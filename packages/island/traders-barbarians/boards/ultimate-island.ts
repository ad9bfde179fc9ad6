import {
  DIRECTIONS,
  type HexPlace,
  hexText,
  type Layout,
  type LayoutFile,
  layoutOf,
} from '../../board/index.ts';
import { COAST } from '../barbarian-attack-boards.ts';
import { GROUND, type GroundPlace, groundEdges } from '../fishermen-boards.ts';
import { CASTLE } from '../mechanics/knights.ts';
import { type Place, riverMarks } from '../mechanics/river.ts';
import { TRADE_HEXES, type TradePlace } from '../mechanics/trade-hexes.ts';
import { withTrade } from '../traders-boards.ts';
import { arrowsOf } from './caravans.ts';
import type { LaidRiver } from './rivers.ts';

/** where a river begins, and the direction in which it runs */
export type Source = readonly [q: number, r: number, direction: number];

/** What lies on a hex: a number, or K castle of the knights, D desert, L lake, l small lake, O oasis, S swamp, T trade hex; nothing on others. */
export interface Sketched extends HexPlace {
  readonly sign?: string;
}

export interface GreatIsland {
  readonly id: string;
  readonly name: string;
  readonly provenance: LayoutFile['provenance'];
  readonly note: string;
  readonly hexes: readonly Sketched[];
  readonly trade: readonly TradePlace[];
  readonly rivers: readonly LaidRiver[];
  /** the coast clockwise from the castle of the wagons on */
  readonly coast: readonly Place[];
  readonly grounds: readonly GroundPlace[];
  readonly harbours: LayoutFile['harbours'];
  readonly terrains: Readonly<Record<string, number>>;
  /** the numbers in the order of their letters, for a board without numbers of its own: from a corner, either way around */
  readonly letters?: readonly number[];
}

const LETTER_TERRAINS: Readonly<Record<string, string>> = {
  K: CASTLE,
  D: 'desert',
  L: 'lake',
  l: 'small-lake',
  O: 'oasis',
  S: 'swamp',
};

/** A river runs straight, and turns by one side where it ends: the short one to its left, the long one to its right. */
export function laid(terrains: readonly string[], [q, r, direction]: Source, turn: number): LaidRiver {
  const step = DIRECTIONS[direction];
  const hexes = terrains.map((_, k): Place => [q + k * step.q, r + k * step.r]);
  const [lastQ, lastR] = hexes[hexes.length - 1];
  const out = DIRECTIONS[(direction + turn) % 6];
  return { terrains, hexes, mouth: [lastQ + out.q, lastR + out.r] };
}

/** The board with all of this; plain hexes are dealt. */
export function greatIsland(island: GreatIsland): Layout {
  const { trade, rivers, coast, grounds, letters } = island;
  const fixed = new Map<string, string>([
    ...trade.map(({ hex: [q, r], kind }): [string, string] => [hexText({ q, r }), kind]),
    ...rivers.flatMap(({ hexes, terrains }) =>
      hexes.map(([q, r], k): [string, string] => [hexText({ q, r }), terrains[k]]),
    ),
  ]);
  const dry = new Set<string | undefined>([...TRADE_HEXES, ...Object.values(LETTER_TERRAINS)]);
  const isDry = (terrain: string | undefined): boolean => dry.has(terrain);
  const hexes = island.hexes.map(({ q, r, sign = '' }): LayoutFile['hexes'][number] => {
    const terrain = fixed.get(hexText({ q, r })) ?? LETTER_TERRAINS[sign];
    const land = terrain !== undefined && { terrain };
    if (letters) return { q, r, group: 'main', ...land, ...(isDry(terrain) && { number: [] }) };
    const number = Number(sign);
    return { q, r, ...(land || { group: 'main' }), ...(number > 0 && { number }) };
  });
  const bears = new Set(
    hexes.filter(({ terrain, number }) => (letters ? !isDry(terrain) : number !== undefined)).map(hexText),
  );
  const river = riverMarks(rivers);
  const file: LayoutFile = {
    format: 'hexwright-layout/1',
    id: island.id,
    name: island.name,
    provenance: island.provenance,
    note: island.note,
    // The robber may stand on the waters of the fishing grounds.
    hexes: [...hexes, ...grounds.map(([[q, r]]) => ({ q, r, terrain: 'sea' }))],
    groups: {
      main: {
        terrains: { ...island.terrains },
        ...(letters && { numbers: { arrange: 'spiral', sequence: [...letters], turn: 'either' } }),
      },
    },
    harbours: island.harbours,
    marks: {
      hexes: {
        ...river.hexes,
        [COAST]: coast.map(([q, r]): HexPlace => ({ q, r })).filter((at) => bears.has(hexText(at))),
      },
      edges: { ...river.edges, [GROUND]: groundEdges(grounds, true) },
      ...arrowsOf(island.hexes.filter(({ sign }) => sign === 'O')),
    },
    robber: null,
  };
  return layoutOf(withTrade(file, trade, []));
}
