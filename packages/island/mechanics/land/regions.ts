import { type Grid, type Row, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { type Book, type Options, type Part, pointsIn, SETUP, type Terms } from '../../rulebook/index.ts';
import { foundsAt } from '../core/pieces.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    regions: RegionPoints;
  }
}

export interface RegionPoints {
  /** the points for being the seat's n-th (from 0) rewarded region */
  reward(s: State, seat: Seat, region: number, nth: number): number;
}

/** What one of many regions is: a label of the layout, or a landmass. */
export interface RegionsConfig {
  /** by the hexes' labels, or each connected landmass */
  readonly by: 'label' | 'landmass';
  /** which regions are home: those with this label, or wherever a seat's starting buildings stand */
  readonly home: 'starts' | { readonly label: string };
  /** labels of regions that never count: neither home nor rewarded */
  readonly except?: readonly string[];
  /** what a region is worth, which may depend on how many (from 0) were rewarded before it */
  readonly points: number | ((options: Options, nth: number) => number);
  /** how many regions can be rewarded to one seat; all if not said */
  readonly most?: number;
}

/** regions that one cell can tell apart, one bit each */
const BITS = 30;

/** Founding the first own building in each region away from home is rewarded once, and written into a ledger. */
export function regions(config: RegionsConfig): Part {
  const cellsOf = (b: Book): number => Math.max(1, Math.ceil(regionCount(b, config.by) / BITS));
  const ledger = {
    per: (b: Book) => ['seat', cellsOf(b)] as const,
    noLook: 'regionPoints counts what it has brought, and the buildings stand on the board',
  };
  return {
    id: 'regions',
    words: { terms: regionTerms },
    of: config,
    fields: {
      /** by hex: its region, or -1 */
      region: { per: ['hex'], start: -1, noLook: 'a region is an island, or marked on the map' },
      homeRegions: ledger,
      rewardedRegions: ledger,
      regionPoints: { per: ['seat'] },
    },
    prepare: (b) => {
      const region = b.row<Hex>('region');
      const labels = regionLabels(b);
      const home = ledgerOf(b.grid<Seat>('homeRegions'));
      return (s) => {
        if (config.by === 'landmass') findLandmasses(b, s, region);
        else
          b.layout.hexes.forEach((hex, i) => {
            if (hex.region !== undefined) region.set(s, i, labels.indexOf(hex.region));
          });
        if (config.home !== 'starts') {
          const at = labels.indexOf(config.home.label);
          if (at >= 0) for (let seat = 0; seat < b.seats; seat++) home.add(s, seat, at);
        }
      };
    },
    brings: ['regions'],
    rules: (was, b) => {
      const region = b.row<Hex>('region');
      const points = b.row<Seat>('regionPoints');
      const home = ledgerOf(b.grid<Seat>('homeRegions'));
      const rewarded = ledgerOf(b.grid<Seat>('rewardedRegions'));
      const labels = config.by === 'label' ? regionLabels(b) : [];
      const { points: worth, except = [] } = config;
      const ignored = Uint8Array.from(labels, (label) => (except.includes(label) ? 1 : 0));
      const { cornerHex, cornerHexFrom } = b.topology;
      // Bots ask it of every corner they could get to: hence no sets and no lists.
      const touched = new Int16Array(3);
      let count = 0;
      const isTouched = (region: number): boolean => {
        for (let i = 0; i < count; i++) if (touched[i] === region) return true;
        return false;
      };
      /** finds the regions that a building on the corner would stand in, by number */
      const touch = (s: State, corner: Corner): void => {
        count = 0;
        for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++) {
          const hex = cornerHex[i];
          const at = region.get(s, hex);
          if (at < 0 || !b.land[b.fields.terrain.get(s, hex)] || ignored[at] === 1 || isTouched(at)) continue;
          let place = count++;
          for (; place > 0 && touched[place - 1] > at; place--) touched[place] = touched[place - 1];
          touched[place] = at;
        }
      };
      // A place that touches home is home, even if it touches another region as well.
      const atHome = (s: State, seat: Seat): boolean => {
        for (let i = 0; i < count; i++) if (home.has(s, seat, touched[i])) return true;
        return false;
      };
      const full = (nth: number): boolean => config.most !== undefined && nth >= config.most;
      return {
        regions: {
          reward: (_s, _seat, _region, nth) => (typeof worth === 'function' ? worth(b.options, nth) : worth),
        },
        hints: {
          foundingGain: (s, seat, corner) => {
            const gain = was.hints.foundingGain(s, seat, corner);
            touch(s, corner);
            if (atHome(s, seat)) return gain;
            let fresh = -1;
            for (let i = 0; i < count; i++) if (!rewarded.has(s, seat, touched[i])) fresh = touched[i];
            if (fresh < 0) return gain;
            const nth = rewarded.count(s, seat);
            return full(nth) ? gain : gain + b.the.regions.reward(s, seat, fresh, nth);
          },
        },
        build: (s, seat, piece, place) => {
          const founds = foundsAt(b, s, piece, place);
          was.build(s, seat, piece, place);
          if (!founds || seat >= b.seats) return;
          touch(s, place);
          if (b.fields.stage.get(s) === SETUP) {
            if (config.home === 'starts') for (const at of touched.subarray(0, count)) home.add(s, seat, at);
            return;
          }
          if (atHome(s, seat)) return;
          for (const at of touched.subarray(0, count)) {
            if (rewarded.has(s, seat, at)) continue;
            const nth = rewarded.count(s, seat);
            if (full(nth)) return;
            const reward = b.the.regions.reward(s, seat, at, nth);
            rewarded.add(s, seat, at);
            points.add(s, seat, reward);
            if (s.events) tell(s, 'region-reward', { seat, region: labels[at] ?? at + 1, points: reward });
          }
        },
      };
    },
    scores: [
      {
        id: 'regions',
        ...pointsIn('regionPoints'),
      },
    ],
  };
}

const regionTerms: Terms = {
  'event.region-reward': '{seat} settles new land and gains {points} points.',
  'field.regionPoints': 'Points for new land',
  'score.regions': 'new land',
};

export function regionLabels(b: Book): string[] {
  return [...new Set(b.layout.hexes.flatMap((hex) => (hex.region === undefined ? [] : [hex.region])))];
}

/** Numbers the connected landmasses, in the order of their first hexes. */
export function findLandmasses(b: Book, s: State, into: Row<Hex>): void {
  const { hexes, hexHex } = b.topology;
  const isLand = (hex: Hex): boolean => b.land[b.fields.terrain.get(s, hex)] === 1;
  into.fill(s, -1);
  let next = 0;
  for (let first = 0; first < hexes; first++) {
    if (!isLand(first) || into.get(s, first) >= 0) continue;
    const queue = [first];
    into.set(s, first, next);
    for (const hex of queue)
      for (let d = 0; d < 6; d++) {
        const near = hexHex[hex * 6 + d];
        if (near >= 0 && isLand(near) && into.get(s, near) < 0) {
          into.set(s, near, next);
          queue.push(near);
        }
      }
    next++;
  }
}

/** Sets of regions, one a seat, each as bits in its row. */
function ledgerOf(bits: Grid<Seat>) {
  const has = (s: State, seat: Seat, at: number): boolean =>
    (bits.get(s, seat, Math.floor(at / BITS)) & (1 << (at % BITS))) !== 0;
  return {
    has,
    add(s: State, seat: Seat, at: number): void {
      if (!has(s, seat, at)) bits.add(s, seat, Math.floor(at / BITS), 1 << (at % BITS));
    },
    count(s: State, seat: Seat): number {
      let count = 0;
      for (let cell = 0; cell < bits.width; cell++)
        for (let left = bits.get(s, seat, cell); left; left &= left - 1) count++;
      return count;
    },
  };
}

/** No fewer than the regions that there can be. Of three hexes that all touch only one landmass is made. */
function regionCount(b: Book, by: RegionsConfig['by']): number {
  if (by === 'label') return regionLabels(b).length;
  const { hexes, hexHex } = b.topology;
  const covered = new Uint8Array(hexes);
  let most = 0;
  for (let hex = 0; hex < hexes; hex++) {
    if (covered[hex]) continue;
    most++;
    covered[hex] = 1;
    for (let d = 0; d < 6; d++) {
      const [one, next] = [hexHex[hex * 6 + d], hexHex[hex * 6 + ((d + 1) % 6)]];
      if (one < 0 || next < 0 || covered[one] || covered[next]) continue;
      covered[one] = covered[next] = 1;
      break;
    }
  }
  return most;
}
