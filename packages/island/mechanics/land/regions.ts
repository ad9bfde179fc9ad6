import { type State, tell } from '@hexwright/kernel';
import { type Book, type Options, type Part, SETUP } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Points {
    /** the points for being the seat's n-th (from 0) rewarded region */
    regionReward(s: State, seat: number, region: number, nth: number): number;
  }
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

/** no more regions than bits */
const MOST = 30;

/** Founding the first own building in each region away from home is rewarded once, and written into a ledger. */
export function regions(config: RegionsConfig): Part {
  return {
    fields: {
      /** by hex: its region, or -1 */
      region: { per: ['hex'], start: -1 },
      homeRegions: { per: ['seat'] },
      rewardedRegions: { per: ['seat'] },
      regionPoints: { per: ['seat'] },
    },
    prepare: (b) => {
      const region = b.field('region');
      const home = b.field('homeRegions');
      const labels = regionLabels(b);
      return (s) => {
        if (config.by === 'landmass') findLandmasses(b, s, region);
        else
          b.layout.hexes.forEach((hex, i) => {
            if (hex.region !== undefined) s.cells[region + i] = labels.indexOf(hex.region);
          });
        if (config.home !== 'starts') {
          const at = labels.indexOf(config.home.label);
          if (at >= 0) for (let seat = 0; seat < b.seats; seat++) s.cells[home + seat] |= 1 << at;
        }
      };
    },
    rules: (was, b) => {
      const region = b.field('region');
      const home = b.field('homeRegions');
      const rewarded = b.field('rewardedRegions');
      const points = b.field('regionPoints');
      const labels = regionLabels(b);
      const { points: worth, except = [] } = config;
      const counted = ~except.reduce((set, label) => set | (1 << labels.indexOf(label)), 0);
      const { cornerHex, cornerHexFrom } = b.topology;
      /** the regions that a building on the corner would stand in, as bits */
      const touchedAt = (s: State, corner: number): number => {
        let touched = 0;
        for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++) {
          const hex = cornerHex[i];
          const at = s.cells[region + hex];
          if (at >= 0 && b.land[s.cells[b.at.terrain + hex]]) touched |= 1 << at;
        }
        return config.by === 'label' ? touched & counted : touched;
      };
      return {
        regionReward: (_s, _seat, _region, nth) =>
          typeof worth === 'function' ? worth(b.options, nth) : worth,
        foundingGain: (s, seat, corner) => {
          const gain = was.foundingGain(s, seat, corner);
          const touched = touchedAt(s, corner);
          const fresh = touched & ~s.cells[rewarded + seat];
          if (fresh === 0 || touched & s.cells[home + seat]) return gain;
          const nth = bits(s.cells[rewarded + seat]);
          if (config.most !== undefined && nth >= config.most) return gain;
          return gain + b.rules.regionReward(s, seat, 31 - Math.clz32(fresh), nth);
        },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (b.pieces[piece].on !== 'corner' || b.pieces[piece].replacesIndex >= 0 || seat >= b.seats)
            return;
          const touched = touchedAt(s, place);
          if (s.cells[b.at.stage] === SETUP) {
            if (config.home === 'starts') s.cells[home + seat] |= touched;
            return;
          }
          // A place that touches home is home, even if it touches another region as well.
          if (touched & s.cells[home + seat]) return;
          for (let at = 0; at < MOST; at++) {
            if (!((touched >> at) & 1) || (s.cells[rewarded + seat] >> at) & 1) continue;
            const nth = bits(s.cells[rewarded + seat]);
            if (config.most !== undefined && nth >= config.most) return;
            const reward = b.rules.regionReward(s, seat, at, nth);
            s.cells[rewarded + seat] |= 1 << at;
            s.cells[points + seat] += reward;
            if (s.events) tell(s, 'region-reward', { seat, region: labels[at] ?? at + 1, points: reward });
          }
        },
      };
    },
    scores: [
      {
        id: 'regions',
        of: (b) => {
          const points = b.field('regionPoints');
          return (s, seat) => s.cells[points + seat];
        },
      },
    ],
  };
}

export const regionTerms: Readonly<Record<string, string>> = {
  'event.region-reward': '{seat} settles new land and gains {points} points.',
  'field.regionPoints': 'Points for new land',
  'score.regions': 'new land',
};

export function regionLabels(b: Book): string[] {
  return [...new Set(b.layout.hexes.flatMap((hex) => (hex.region === undefined ? [] : [hex.region])))];
}

/** Numbers the connected landmasses, in the order of their first hexes. */
export function findLandmasses(b: Book, s: State, into: number): void {
  const { hexes, hexHex } = b.topology;
  const isLand = (hex: number): boolean => b.land[s.cells[b.at.terrain + hex]] === 1;
  for (let hex = 0; hex < hexes; hex++) s.cells[into + hex] = -1;
  let next = 0;
  for (let first = 0; first < hexes; first++) {
    if (!isLand(first) || s.cells[into + first] >= 0 || next === MOST) continue;
    const queue = [first];
    s.cells[into + first] = next;
    for (const hex of queue)
      for (let d = 0; d < 6; d++) {
        const near = hexHex[hex * 6 + d];
        if (near >= 0 && isLand(near) && s.cells[into + near] < 0) {
          s.cells[into + near] = next;
          queue.push(near);
        }
      }
    next++;
  }
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left; left &= left - 1) count++;
  return count;
}
