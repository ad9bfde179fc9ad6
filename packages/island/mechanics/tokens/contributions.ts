import { type Bar, isOver, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import type { Bill, Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { finishByPoints } from '../core/endings.ts';
import { canPay, handOver, pay } from '../core/goods.ts';
import { makeAnybodysWays } from '../ways/anybodys-ways.ts';

const fields = {
  stones: field.row('seat'),
  neutralStones: field.cell(),
};

export interface ContributionsConfig {
  /** the price of one stone */
  readonly cost: Readonly<Record<string, number>>;
  /** stones of each seat, and of nobody */
  readonly stones: number;
  readonly neutralStones: number;
  /** the corners from which the work can be reached */
  readonly site: (b: Book) => (s: State, corner: Corner) => boolean;
  /** whether a route that touches the site is enough; a building is needed if not said */
  readonly byRoute?: boolean;
  /** what it costs to use another seat's building at the site, along anybody's routes; not possible if not said */
  readonly toll?: Readonly<Record<string, number>>;
  /** for the most stones, from the first one on, and for the fewest */
  readonly most: number;
  readonly fewest: number;
  /** whether a seven adds a stone of nobody's only once a seat has laid one */
  readonly neutralWaits?: (b: Book) => boolean;
  /** the game ends with so many stones of nobody's, or in all */
  readonly ends?: { readonly neutral: number; readonly total: number };
}

declare module '../../rulebook/points.ts' {
  interface Groups {
    contributions: ContributionPoints;
  }
}

export interface ContributionPoints {
  /** what speaks against the seat's laying a stone by way of this seat's presence at the site (its own: free of toll) */
  barStone(s: State, seat: Seat, via: number): Bar;
  /** lays a stone of the seat, without asking for its price */
  contribute(s: State, seat: Seat): void;
}

/** for bots, in points: a place of one's own at the site, and a way to it; a stone that brings nothing at once */
const AT_SITE = 1.5;
const TO_SITE = 0.7;
const STONE = 0.25;

const NO_STONE = reason('no-stone', 'no stone of the seat is left');
const NO_WAY = reason('no-way', 'there is no way to the building site');

/** Everybody builds one great work, stone by stone: most stones are worth points, fewest cost some. */
export function contributions(config: ContributionsConfig): Part {
  return {
    id: 'contributions',
    of: config,
    fields,
    awards: [
      {
        id: 'most-stones',
        points: config.most,
        min: 1,
        metric: (b) => {
          const { stones } = handlesOf(b, fields);
          return (s, seat) => stones.get(s, seat);
        },
      },
    ],
    scores: [
      {
        id: 'fewest-stones',
        most: () => Math.max(0, config.fewest),
        of: (b) => {
          const { stones } = handlesOf(b, fields);
          return (s, seat) => {
            let fewest = stones.get(s, 0);
            let laid = 0;
            for (let other = 0; other < b.seats; other++) {
              fewest = Math.min(fewest, stones.get(s, other));
              laid += stones.get(s, other);
            }
            return laid > 0 && stones.get(s, seat) === fewest ? config.fewest : 0;
          };
        },
      },
    ],
    brings: ['contributions'],
    rules: (was, b) => {
      const { stones, neutralStones: neutral } = handlesOf(b, fields);
      const waits = config.neutralWaits?.(b) ?? false;
      const reaches = makeReach(b, config);
      const site = config.site(b);
      const { corners } = b.topology;
      const { bill, both } = pricesOf(b, config);
      const laid = (s: State): number => {
        let count = 0;
        for (let seat = 0; seat < b.seats; seat++) count += stones.get(s, seat);
        return count;
      };
      const isFree = (s: State, seat: Seat, corner: Corner): boolean =>
        b.fields.building.get(s, corner) === 0 && !b.rules.tooNear(s, seat, corner);
      /** what a stone brings the seat, in points: on its way to the most, and out of the fewest */
      const stoneGain = (s: State, seat: Seat): number => {
        const mine = stones.get(s, seat);
        let most = 0;
        let fewest = Number.POSITIVE_INFINITY;
        for (let other = 0; other < b.seats; other++)
          if (other !== seat) {
            most = Math.max(most, stones.get(s, other));
            fewest = Math.min(fewest, stones.get(s, other));
          }
        const ahead = mine > most ? STONE : config.most / (most + 1 - mine);
        return Math.max(STONE, ahead) + (mine <= fewest ? -config.fewest / (fewest - mine + 1) : 0);
      };
      return {
        contributions: {
          barStone: (s, seat, via) => {
            if (stones.get(s, seat) >= config.stones) return NO_STONE;
            return reaches(s, seat, via) ? undefined : NO_WAY;
          },
          contribute: (s, seat) => {
            stones.add(s, seat, 1);
            if (s.events) tell(s, 'contributed', { seat, stones: stones.get(s, seat) });
            b.rules.reviewAwards(s);
          },
        },
        hints: {
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) +
            (site(s, corner) && !reaches(s, seat, seat) ? AT_SITE : 0),
          lures: (s, seat, at, edges) => {
            was.hints.lures(s, seat, at, edges);
            if (reaches(s, seat, seat)) return;
            for (let corner = 0; corner < corners; corner++)
              if (site(s, corner) && isFree(s, seat, corner)) at[corner] += TO_SITE;
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            const gain = stoneGain(s, seat);
            for (let i = 0; i < b.seats; i++) {
              const via = (seat + i) % b.seats;
              if (b.the.contributions.barStone(s, seat, via)) continue;
              aim(via === seat ? bill : both, gain);
              return;
            }
          },
        },
        onSeven: (s) => {
          if (neutral.get(s) < config.neutralStones && !(waits && laid(s) === 0)) {
            neutral.add(s, 1);
            if (s.events) tell(s, 'neutral-stone', { stones: neutral.get(s) });
          }
          was.onSeven(s);
        },
        checkEnd: (s) => {
          was.checkEnd(s);
          const { ends } = config;
          if (!ends || isOver(s)) return;
          if (neutral.get(s) >= ends.neutral || neutral.get(s) + laid(s) >= ends.total)
            finishByPoints(b, s, 'condition', (seat) => stones.get(s, seat));
        },
      };
    },
    moves: (b) => {
      const { bill, toll, both } = pricesOf(b, config);
      return [
        {
          name: 'contribute',
          args: [{ name: 'via', domain: b.domain('seat') }],
          decisions: ['main', 'build', 'special'],
          price: () => bill,
          list: (s, seat, out) => {
            if (!canPay(b, s, seat, bill)) return;
            for (let via = 0; via < b.seats; via++)
              if (via === seat || canPay(b, s, seat, both))
                if (b.the.contributions.barStone(s, seat, via) === undefined) out.put(via);
          },
          apply: (s, seat, via) => {
            pay(b, s, seat, bill);
            if (via !== seat) for (const [good, count] of toll) handOver(b, s, seat, via, good, count);
            b.the.contributions.contribute(s, seat);
          },
          why: (s, seat, via) => {
            if (!canPay(b, s, seat, via < 0 || via === seat ? bill : both))
              return reason('cannot-pay', 'the goods for a stone are not in the hand');
            if (via >= 0) return b.the.contributions.barStone(s, seat, via);
            let bar: Bar;
            for (let i = 0; i < b.seats; i++) {
              bar = b.the.contributions.barStone(s, seat, (seat + i) % b.seats);
              if (!bar) return undefined;
            }
            return bar;
          },
        },
      ];
    },
  };
}

/** the price of a stone, the toll, and both together */
function pricesOf(b: Book, config: ContributionsConfig): Readonly<Record<'bill' | 'toll' | 'both', Bill>> {
  const both: Record<string, number> = { ...config.cost };
  for (const [good, count] of Object.entries(config.toll ?? {})) both[good] = (both[good] ?? 0) + count;
  return { bill: b.bill(config.cost), toll: b.bill(config.toll ?? {}), both: b.bill(both) };
}

/** Whether a seat gets to the site: by itself, or to another's building along anybody's routes. */
function makeReach(b: Book, config: ContributionsConfig): (s: State, seat: Seat, via: number) => boolean {
  const { corners } = b.topology;
  const site = config.site(b);
  const routesAt = b.grid<number, Corner>('routesAt');
  const ways = makeAnybodysWays(b);
  const ownerAt = (s: State, corner: Corner): number => b.ownerOf[b.fields.building.get(s, corner)];
  return (s, seat, via) => {
    if (via === seat) {
      for (let corner = 0; corner < corners; corner++) {
        if (!site(s, corner)) continue;
        if (ownerAt(s, corner) === seat) return true;
        if (config.byRoute && routesAt.get(s, seat, corner) > 0) return true;
      }
      return false;
    }
    if (!config.toll) return false;
    let reached: Uint8Array | undefined;
    for (let corner = 0; corner < corners; corner++) {
      if (ownerAt(s, corner) !== via || !site(s, corner)) continue;
      reached ??= ways(s, seat);
      if (reached[corner] === 1) return true;
    }
    return false;
  };
}
