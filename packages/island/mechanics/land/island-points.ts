import type { Seat, State } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import type { Book, Options, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { findLandmasses } from './regions.ts';

const fields = {
  /** by hex: its landmass, or -1 */
  landmass: field.row('hex', { start: -1, noLook: 'islands are seen on the board' }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    islands: IslandPoints;
  }
}

export interface IslandPoints {
  /** the landmass of the hex as the board lies now, or -1 */
  of(s: State, hex: Hex): number;
  /** the landmass that a building on the corner would stand on, or -1 */
  at(s: State, corner: Corner): number;
}

/** What a seat needs on an island: any town of its own, more than each other, more than all others together, or nobody else there. */
export type Hold = 'any' | 'plurality' | 'majority' | 'all';

export interface IslandPointsConfig {
  /** what counts with these options; nothing where it says none */
  readonly hold: (options: Options) => Hold | undefined;
  /** regions of the layout whose islands do not count with these options */
  readonly except: (options: Options) => readonly string[];
}

/**
 * Each island that a seat holds is worth a point. Islands are told apart as the board lies at the moment: those that have grown together
 * are one, and count once.
 */
export function islandPoints(config: IslandPointsConfig): Part {
  return {
    id: 'island-points',
    of: config,
    uses: [landmasses()],
    rules: (was, b) => {
      const tally = makeTally(b, config);
      return {
        hints: {
          foundingGain: (s, seat, corner) => {
            const gain = was.hints.foundingGain(s, seat, corner);
            const island = b.the.islands.at(s, corner);
            if (island < 0) return gain;
            tally.count(s);
            return gain + (tally.holds(seat, island, 1) ? 1 : 0) - (tally.holds(seat, island, 0) ? 1 : 0);
          },
        },
      };
    },
    scores: [
      {
        id: 'islands',
        // No more islands than towns: those that are out of the supply.
        ceiling: (b) => {
          if (config.hold(b.options) === undefined) return { fixed: 0, cells: [] };
          const { supply, lent, building } = b.fields;
          const towns = b.pieces.filter(({ layerAt }) => layerAt === building.at);
          const each = (grid: { readonly at: number; readonly width: number }, worth: number): number[] =>
            towns.flatMap(({ index }) => [grid.at + index, grid.width, worth]);
          return {
            fixed: towns.reduce((sum, { limit }) => sum + limit, 0),
            cells: [...each(supply, -1), ...(lent === undefined ? [] : each(lent, 1))],
          };
        },
        of: (b) => {
          const tally = makeTally(b, config);
          return (s, seat) => {
            tally.count(s);
            let points = 0;
            for (let island = 0; island < tally.islands; island++) if (tally.holds(seat, island, 0)) points++;
            return points;
          };
        },
      },
    ],
    words: { terms: { 'score.islands': 'Islands' } },
  };
}

/** How many towns every seat has on each island, as counted last. */
function makeTally(b: Book, { hold, except }: IslandPointsConfig) {
  const rule = hold(b.options);
  const shut = new Set(except(b.options));
  const closed = Uint8Array.from(b.layout.hexes, ({ region }) =>
    region !== undefined && shut.has(region) ? 1 : 0,
  );
  const { hexes, corners } = b.topology;
  const seats = b.seats;
  const towns = new Int16Array(hexes * seats);
  const counts = new Uint8Array(hexes);
  const tally = {
    islands: 0,
    count: (s: State): void => {
      towns.fill(0);
      counts.fill(1);
      tally.islands = 0;
      if (rule === undefined) return;
      for (let hex = 0; hex < hexes; hex++) {
        const island = b.the.islands.of(s, hex);
        if (island < 0) continue;
        if (island >= tally.islands) tally.islands = island + 1;
        if (closed[hex]) counts[island] = 0;
      }
      for (let corner = 0; corner < corners; corner++) {
        const mark = b.fields.building.get(s, corner);
        if (mark === 0 || b.ownerOf[mark] >= seats) continue;
        const island = b.the.islands.at(s, corner);
        if (island >= 0) towns[island * seats + b.ownerOf[mark]]++;
      }
    },
    /** whether the seat would hold the island with so many towns more */
    holds: (seat: Seat, island: number, more: number): boolean => {
      if (rule === undefined || counts[island] === 0) return false;
      const own = towns[island * seats + seat] + more;
      if (own === 0) return false;
      if (rule === 'any') return true;
      let others = 0;
      let most = 0;
      for (let other = 0; other < seats; other++) {
        if (other === seat) continue;
        others += towns[island * seats + other];
        most = Math.max(most, towns[island * seats + other]);
      }
      if (rule === 'all') return others === 0;
      return own > (rule === 'majority' ? others : most);
    },
  };
  return tally;
}

/** Which hexes belong to one landmass, found anew whenever the land changes. */
export function landmasses(): Part {
  return {
    id: 'landmasses',
    fields,
    brings: ['islands'],
    rules: (was, b) => {
      const { landmass } = handlesOf(b, fields);
      const { cornerHex, cornerHexFrom } = b.topology;
      const find = (s: State): void => findLandmasses(b, s, landmass);
      return {
        islands: {
          of: (s, hex) => landmass.get(s, hex),
          at: (s, corner) => {
            for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
              if (landmass.get(s, cornerHex[i]) >= 0) return landmass.get(s, cornerHex[i]);
            return -1;
          },
        },
        discovery: {
          discovered: (s, seat, hex) => {
            find(s);
            was.discovery.discovered(s, seat, hex);
          },
        },
        boardChange: {
          hexChanged: (s, hex) => {
            find(s);
            was.boardChange.hexChanged(s, hex);
          },
        },
      };
    },
    setupSteps: (b) => [
      {
        before: 'place',
        add: { id: 'find-islands', run: (s) => findLandmasses(b, s, handlesOf(b, fields).landmass) },
      },
    ],
  };
}
