import { isOver, pop, push, reason, type State, tell, topArg } from '@hexwright/kernel';
import type { Looks } from '@hexwright/rulebook';
import type { Hex } from '../../board/index.ts';
import type { Book, Part, Terms } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { finish, pointLeaders } from '../core/endings.ts';
import { numberArg } from '../tokens/number-tokens.ts';
import { besideWater, sinkHex } from './board-change.ts';

const fields = {
  /** flood markers on each hex */
  flood: field.row('hex'),
  floodMarkers: field.cell(),
  drowned: field.cell(),
  /** the numbers whose markers are still to be placed, as bits */
  floodNumbers: field.cell({ noLook: 'the question on the table names the number' }),
  /** 1 where no water lay beside the hex at the beginning */
  inland: field.row('hex', {
    noLook: 'it is how the board lay at the beginning; its rule is told with the markers',
  }),
};

export interface FloodingConfig {
  /** how many markers drown a hex that lay on the coast at the beginning, and one that did not */
  readonly coast: number;
  readonly inland: number;
  readonly markers: (seats: number) => number;
  /** how many drowned hexes end the game */
  readonly endsAt: (seats: number) => number;
  /** the terrain to which blockers flee; off the board where there is none */
  readonly refuge: string;
  /** a blocker leaves a hex that is one marker short of drowning; otherwise it stays until the hex drowns */
  readonly leavesEarly: boolean;
}

declare module '../../rulebook/points.ts' {
  interface Groups {
    flooding: FloodingPoints;
  }
}

const DROWNING = reason('drowning', 'this hex is about to drown');

export interface FloodingPoints {
  /** how many markers drown the hex */
  drownsAt(s: State, hex: Hex): number;
}

/**
 * The sea rises. After production one marker goes to a hex beside water that has the number drawn; a full hex
 * becomes sea. When enough are gone the game ends and most points win.
 */
export function flooding(config: FloodingConfig): Part {
  return {
    id: 'flooding',
    words: { terms: floodTerms },
    of: config,
    fields,
    decisions: { flood: { args: () => [numberArg] } },
    prepare: (b) => {
      const { inland, floodMarkers: markers } = handlesOf(b, fields);
      return (s) => {
        markers.set(s, config.markers(b.seats));
        for (let hex = 0; hex < b.topology.hexes; hex++) inland.set(s, hex, besideWater(b, s, hex) ? 0 : 1);
      };
    },
    brings: ['flooding'],
    rules: (was, b) => {
      const { flood, inland, drowned, floodNumbers: numbers } = handlesOf(b, fields);
      const endsAt = config.endsAt(b.seats);
      return {
        flooding: {
          drownsAt: (s, hex) => (inland.get(s, hex) ? config.inland : config.coast),
        },
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          numbers.set(s, numbers.get(s) | (1 << number));
        },
        blockers: {
          barStand: (s, blocker, place, seat, list) =>
            was.blockers.barStand(s, blocker, place, seat, list) ??
            (b.blockers[blocker].on === 'hex' && flood.get(s, place) >= b.the.flooding.drownsAt(s, place) - 1
              ? DROWNING
              : undefined),
        },
        boardChange: {
          blockerDisplaced: (s, blocker) => {
            const refuge = firstOf(b, s, config.refuge);
            if (refuge < 0) return was.boardChange.blockerDisplaced(s, blocker);
            b.fields.blocker.set(s, blocker, refuge);
            if (s.events) tell(s, 'blocker-fled', { blocker: b.blockers[blocker].id, hex: refuge });
          },
        },
        checkEnd: (s) => {
          was.checkEnd(s);
          if (!isOver(s) && drowned.get(s) >= endsAt) finish(b, s, pointLeaders(b, s));
        },
        ending: (s) => {
          const claimant = b.rules.claimant(s);
          const won = claimant >= 0 && b.rules.points(s, claimant) >= b.rules.target(s, claimant);
          return drowned.get(s) >= endsAt && !won ? 'flood' : was.ending(s);
        },
      };
    },
    turnSteps: (b) => {
      const { floodNumbers: numbers, floodMarkers: markers } = handlesOf(b, fields);
      const decision = b.decision('flood');
      const raise = makeRaise(b, config);
      return [
        {
          after: 'roll',
          add: {
            id: 'flood',
            run: (s) => {
              const waiting = numbers.get(s);
              if (waiting === 0) return;
              const number = 31 - Math.clz32(waiting & -waiting);
              numbers.set(s, numbers.get(s) & (waiting - 1));
              if (markers.get(s) === 0) return;
              let count = 0;
              let only = -1;
              for (let hex = 0; hex < b.topology.hexes; hex++)
                if (mayFlood(b, s, hex, number)) {
                  count++;
                  only = hex;
                }
              if (count > 1) push(s, decision, 1 << b.fields.active.get(s), number);
              else if (count === 1) {
                raise(s, only);
                b.rules.checkEnd(s);
              }
            },
            again: (s) => numbers.get(s) !== 0,
          },
        },
      ];
    },
    moves: (b) => {
      const raise = makeRaise(b, config);
      return [
        {
          name: 'flood',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['flood'],
          list: (s, _seat, out) => {
            const number = topArg(s, 0);
            for (let hex = 0; hex < b.topology.hexes; hex++) if (mayFlood(b, s, hex, number)) out.put(hex);
          },
          apply: (s, _seat, hex) => {
            pop(s);
            raise(s, hex);
          },
          why: (s, _seat, hex) =>
            hex >= 0 && !besideWater(b, s, hex)
              ? reason('not-beside-water', 'no water lies beside this hex')
              : reason('other-number', 'this hex has another number'),
        },
      ];
    },
  };
}

const ENDS_AT: Readonly<Record<number, number>> = { 3: 7, 4: 8, 5: 10, 6: 12 };

/** so many drowned hexes end the game */
export function drownedToEnd(seats: number): number {
  return ENDS_AT[Math.min(6, Math.max(3, seats))];
}

export const floodLooks: Looks = {
  fields: {
    flood: { on: 'hex', shape: 'drop', value: true },
    floodMarkers: { on: 'table', shape: 'drop' },
    drowned: { on: 'table', shape: 'drop', track: drownedToEnd, decides: true },
  },
};

/** Words for what flooding tells and asks, for the modules that use it. */
const floodTerms: Terms = {
  'move.flood': 'Place the flood marker',
  'decision.flood': 'Choose the coastal hex that takes the flood marker',
  'event.flooded': 'The water rises: {count} flood markers now lie on the {terrain}.',
  'event.hex-changed': 'A hex becomes {terrain}.',
  'event.harbour-lost': 'A harbour is lost to the sea.',
  'event.blocker-fled': 'The {blocker} flees to the desert.',
  'field.flood': 'Flood markers',
  'field.floodMarkers': 'Flood markers in the supply',
  'field.drowned': 'Hexes drowned',
  'reason.drowning': 'This hex is about to drown.',
  'reason.not-beside-water': 'No water lies beside this hex.',
  'reason.other-number': 'This hex has another number.',
};

function mayFlood(b: Book, s: State, hex: Hex, number: number): boolean {
  return (
    b.rules.answers(s, hex, number) && b.land[b.fields.terrain.get(s, hex)] === 1 && besideWater(b, s, hex)
  );
}

function makeRaise(b: Book, config: FloodingConfig): (s: State, hex: Hex) => void {
  const { flood, floodMarkers: markers, drowned } = handlesOf(b, fields);
  return (s, hex) => {
    markers.add(s, -1);
    flood.add(s, hex, 1);
    const count = flood.get(s, hex);
    if (s.events) tell(s, 'flooded', { hex, terrain: b.terrains[b.fields.terrain.get(s, hex)].id, count });
    const full = b.the.flooding.drownsAt(s, hex);
    if (count >= full) {
      markers.add(s, count);
      flood.set(s, hex, 0);
      drowned.add(s, 1);
      sinkHex(b, s, hex);
    } else if (config.leavesEarly && count === full - 1) {
      for (let i = 0; i < b.blockers.length; i++)
        if (b.blockers[i].on === 'hex' && b.fields.blocker.get(s, i) === hex)
          b.the.boardChange.blockerDisplaced(s, i);
    }
  };
}

function firstOf(b: Book, s: State, id: string): number {
  const terrain = b.terrain(id);
  for (let hex = 0; hex < b.topology.hexes; hex++) if (b.fields.terrain.get(s, hex) === terrain) return hex;
  return -1;
}
