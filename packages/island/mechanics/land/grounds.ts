import { NATURE, pop, push, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import {
  type BoardNeed,
  type Corner,
  type Edge,
  type EdgePlace,
  edgeText,
  type HexPlace,
  hexText,
  type Layout,
  type LayoutHex,
  makeTopology,
  neighbour,
} from '../../board/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { numberArg } from '../tokens/number-tokens.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    grounds: GroundPoints;
  }
}

export interface GroundPoints {
  /** whether the ground along this edge gives nothing now */
  isStopped(s: State, edge: Edge): boolean;
  /** whether the building there draws from the grounds beside it */
  serves(s: State, corner: Corner): boolean;
}

export interface GroundsConfig {
  /** the field that holds the number of the ground on each edge, 0 where there is none */
  readonly name: string;
  /** the edges of the layout that carry grounds; the value of a mark is a printed number */
  readonly mark: string;
  /** how many edges a ground covers; the marks of the layout come in runs of this length */
  readonly edges: number;
  /** the tiles that are dealt on places without a printed number */
  readonly tiles: (places: number) => readonly number[];
  /** what the running production owes a seat for a building at a ground */
  readonly owes: (b: Book) => (s: State, seat: Seat, count: number) => void;
}

/** A producer that lies along edges and gives to the buildings at their ends. */
export interface Ground {
  readonly edges: readonly number[];
  readonly corners: readonly number[];
  /** the number printed on the board, if it is */
  readonly number: number | undefined;
}

export function groundsOf(b: Book, config: Pick<GroundsConfig, 'mark' | 'edges'>): Ground[] {
  const marks = b.layout.marks.edges[config.mark] ?? [];
  return Array.from({ length: marks.length / config.edges }, (_, k) => {
    const run = marks.slice(k * config.edges, (k + 1) * config.edges);
    const edges = run.map((at) => b.topology.edgeAt(at.q, at.r, at.side));
    const { edgeCorner } = b.topology;
    const corners = [...new Set(edges.flatMap((edge) => [edgeCorner[edge * 2], edgeCorner[edge * 2 + 1]]))];
    const number = run[0].value;
    return { edges, corners, number: typeof number === 'number' ? number : undefined };
  });
}

/** Grounds of so many edges that touch, and no more of them than there are tiles for. */
function groundsNeed({ mark, edges, tiles }: GroundsConfig): BoardNeed {
  return {
    words: `edges marked "${mark}" in runs of ${edges} that touch, each a ground with a printed number or a tile`,
    lacks: (layout) => {
      const marks = layout.marks.edges[mark] ?? [];
      if (marks.length === 0) return 'it has none';
      const { edgeAt, edgeEdge, edgeEdgeFrom } = makeTopology(layout);
      const at = marks.map((place) => edgeAt(place.q, place.r, place.side));
      const touches = (a: number, b: number): boolean =>
        edgeEdge.subarray(edgeEdgeFrom[a], edgeEdgeFrom[a + 1]).includes(b);
      const loose = at.findIndex((edge, i) => i % edges > 0 && !touches(edge, at[i - 1]));
      if (loose >= 0) return `${edgeText(marks[loose])} does not touch the one before it`;
      if (at.length % edges !== 0) return `${at.length} edges are marked`;
      const open = marks.filter(({ value }, i) => i % edges === 0 && typeof value !== 'number').length;
      const most = tiles(open).length;
      return open > most ? `${open} grounds have no number and there are ${most} tiles` : undefined;
    },
  };
}

/** A stretch of coast: how many grounds lie along it, and whose coast it is. */
export interface Coast {
  readonly count: number;
  readonly lands: (hex: LayoutHex) => boolean;
}

/**
 * Places for grounds of two edges: each lies along one water between two hexes of a coast's lands, none on an edge with
 * a harbour, none touching another, as far apart as they can be.
 */
export function coastPlaces(layout: Layout, coasts: readonly Coast[]): readonly EdgePlace[] {
  const hexes = new Map(layout.hexes.map((hex) => [hexText(hex), hex]));
  const harbours = new Set(layout.harbours.places.flatMap((at) => [edgeText(at), edgeText(across(at))]));
  const isWater = (at: HexPlace): boolean => (hexes.get(hexText(at)) ?? { terrain: 'sea' }).terrain === 'sea';
  const placesAt = ({ lands }: Coast) => {
    const isLand = (at: HexPlace): boolean => {
      const hex = hexes.get(hexText(at));
      return hex !== undefined && !isWater(at) && hex.hidden === undefined && lands(hex);
    };
    return layout.hexes.filter(isLand).flatMap((hex) =>
      [0, 1, 2, 3, 4, 5].flatMap((side) => {
        const water = neighbour(hex, side);
        const next = neighbour(hex, (side + 1) % 6);
        const edges = [
          { q: hex.q, r: hex.r, side },
          { ...next, side: (side + 5) % 6 },
        ];
        const free = isWater(water) && isLand(next) && !edges.some((at) => harbours.has(edgeText(at)));
        return free ? [{ water, edges }] : [];
      }),
    );
  };
  const chosen: { readonly water: HexPlace; readonly edges: readonly EdgePlace[] }[] = [];
  for (const coast of coasts) {
    const possible = placesAt(coast);
    for (let n = 0; n < coast.count; n++) {
      const room = possible.map(({ water }) => Math.min(...chosen.map((other) => steps(water, other.water))));
      const best = room.indexOf(Math.max(...room));
      // Beside the same water or the next one it would touch another.
      if (best < 0 || room[best] < 2)
        throw new Error(`layout ${layout.id}: no room for ${coast.count} grounds on a coast`);
      chosen.push(possible[best]);
    }
  }
  return chosen.flatMap(({ edges }) => edges);
}

const across = (at: EdgePlace): EdgePlace => ({ ...neighbour(at, at.side), side: (at.side + 3) % 6 });

const steps = (a: HexPlace, b: HexPlace): number =>
  (Math.abs(a.q - b.q) + Math.abs(a.r - b.r) + Math.abs(a.q + a.r - b.q - b.r)) / 2;

/** Grounds give for their number, whatever lies beside them. Usually nothing stands on them, so nothing stops them. */
export function grounds(config: GroundsConfig): Part {
  const { name } = config;
  const lay = `lay-${config.mark}`;
  /** how many tiles of each number are not on the board yet */
  const tilesLeft = (b: Book, places: readonly Ground[]): ((s: State, number: number) => number) => {
    const at = b.row<Edge>(name);
    const open = places.filter((ground) => ground.number === undefined);
    const tiles = config.tiles(open.length);
    return (s, number) => {
      let left = 0;
      for (const tile of tiles) if (tile === number) left++;
      for (const ground of open) if (at.get(s, ground.edges[0]) === number) left--;
      return left;
    };
  };
  return {
    id: 'grounds',
    of: config,
    boardNeeds: [groundsNeed(config)],
    fields: { [name]: { per: ['edge'] } },
    decisions: {
      [lay]: { nature: true, args: () => [{ name: 'ground', domain: { id: 'ground', size: 100 } }] },
    },
    brings: ['grounds'],
    rules: (was, b) => {
      const at = b.row<Edge>(name);
      const places = groundsOf(b, config);
      const owe = config.owes(b);
      return {
        grounds: { isStopped: () => false, serves: () => true },
        reckon: (s, number) => {
          was.reckon(s, number);
          for (let g = 0; g < places.length; g++) {
            const { edges, corners } = places[g];
            if (at.get(s, edges[0]) !== number || b.the.grounds.isStopped(s, edges[0])) continue;
            for (let i = 0; i < corners.length; i++) {
              const mark = b.fields.building.get(s, corners[i]);
              if (mark !== 0 && b.ownerOf[mark] < b.seats && b.the.grounds.serves(s, corners[i]))
                owe(s, b.ownerOf[mark], b.drawsOf[b.pieceOf[mark]]);
            }
          }
        },
      };
    },
    setupSteps: (b) => {
      const at = b.row<Edge>(name);
      const places = groundsOf(b, config);
      const decision = b.decision(lay);
      const next = (s: State): number => places.findIndex((ground) => at.get(s, ground.edges[0]) === 0);
      return [
        {
          before: 'prepare',
          add: {
            id: lay,
            run: (s) => {
              for (const { edges, number } of places)
                if (number !== undefined) for (const edge of edges) at.set(s, edge, number);
              if (next(s) >= 0) push(s, decision, NATURE, next(s));
            },
            again: (s) => next(s) >= 0,
          },
        },
      ];
    },
    moves: (b) => {
      const at = b.row<Edge>(name);
      const places = groundsOf(b, config);
      const left = tilesLeft(b, places);
      return [
        {
          name: lay,
          args: [numberArg],
          decisions: [lay],
          list: (s, _nature, out) => {
            for (let number = 2; number <= 12; number++)
              if (left(s, number) > 0) out.weigh(left(s, number), number);
          },
          apply: (s, _nature, number) => {
            const { edges } = places[topArg(s, 0)];
            pop(s);
            for (const edge of edges) at.set(s, edge, number);
            if (s.events) tell(s, config.mark, { number });
          },
        },
      ];
    },
  };
}
