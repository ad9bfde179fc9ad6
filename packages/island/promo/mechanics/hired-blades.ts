import {
  type Bar,
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  tell,
  toMove,
  topArg,
  topKind,
} from '@hexwright/kernel';
import { canPay, makeSites, pay } from '../../mechanics/index.ts';
import type { Book, MoveSpec, Part } from '../../rulebook/index.ts';
import { type TownHouse, townHouse } from './town-houses.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    blades: BladePoints;
  }
}

export interface BladePoints {
  /** whether one stands on this number of the track */
  stands(s: State, number: number): boolean;
  /** how many stand on the track */
  standing(s: State): number;
  /** the seat takes the one that stands there */
  capture(s: State, seat: Seat, number: number): void;
}

export interface HiredBladesConfig {
  /** the house whose guests have better luck */
  readonly terrain: string;
  /** the numbers of the track, in order, and how many of its places are taken at the start */
  readonly track: readonly number[];
  readonly start: number;
  readonly supply: number;
  /** what one is paid with: two different ones of these */
  readonly goods: readonly string[];
  /** the least that a die must show for whoever has no building at the house; each building lowers it by one, to that one */
  readonly least: number;
  readonly lowest: number;
  /** the piece that is placed for nothing */
  readonly piece: string;
}

const FACES = 6;
const NO_SEVEN = reason('blade-seven', 'blades are hired in turns with a 7');
const NO_PIECE = reason('blade-piece', 'the seat has nothing left to place');
const NONE = reason('blade-none', 'no blade or no place of the track is left');
const PRICE = reason('blade-price', 'the two resources are not in the hand');

/**
 * A track of numbers on which blades stand. In turns with a seven they are hired; a die says whether that brings a building for nothing. Each
 * guest of a house makes success likelier for itself.
 */
export function hiredBlades(config: HiredBladesConfig): Part {
  const { track, start, supply, goods } = config;
  const pairs = goods.flatMap((one, i) => goods.slice(i + 1).map((other) => [one, other] as const));
  const names = pairs.map((pair) => pair.join('-'));
  return {
    id: 'hired-blades',
    of: config,
    fields: {
      /** by number: whether a blade stands there */
      blades: { per: [Math.max(...track) + 1] },
      bladesLeft: { start: supply - start },
      bladesTaken: { per: ['seat'] },
    },
    decisions: {
      'blade-die': { nature: true, args: (b) => [{ name: 'seat', domain: b.domain('seat') }] },
      'free-house': {},
    },
    brings: ['blades'],
    prepare: (b) => {
      const blades = b.row('blades');
      return (s) => {
        for (let i = 0; i < start; i++) blades.set(s, track[i], 1);
      };
    },
    scores: [
      {
        id: 'blades',
        most: () => supply,
        of: (b) => {
          const taken = b.row<Seat>('bladesTaken');
          return (s, seat) => taken.get(s, seat);
        },
      },
    ],
    rules: (was, b) => {
      const blades = b.row('blades');
      const taken = b.row<Seat>('bladesTaken');
      const house = townHouse(b, config.terrain);
      const placing = b.decision('free-house');
      const left = b.cell('bladesLeft');
      const piece = b.piece(config.piece);
      const bills = pairs.map(([one, other]) => b.bill({ [one]: 1, [other]: 1 }));
      const chance = (s: State, seat: Seat): number =>
        (FACES + 1 - leastFace(config, house, s, seat)) / FACES;
      return {
        blades: {
          stands: (s, number) => track.includes(number) && blades.get(s, number) === 1,
          standing: (s) => blades.sum(s),
          capture: (s, seat, number) => {
            blades.set(s, number, 0);
            taken.add(s, seat, 1);
            if (s.events) tell(s, 'blade-taken', { seat, number });
          },
        },
        hints: {
          // Each guest of the house makes one of six faces better, for a seventh part of the turns.
          foundingGain: (s, seat, corner) =>
            was.hints.foundingGain(s, seat, corner) +
            GUEST * (guestsGain(b, config, s, seat, corner) ? 1 : 0),
          progress: (s, seat) =>
            was.hints.progress(s, seat) +
            GUEST * Math.min(config.least - config.lowest, house.guests(s, seat)),
          promised: (s, seat) => {
            const promised = was.hints.promised(s, seat);
            return topKind(s) === placing && toMove(s) === 1 << seat ? promised + FREE : promised;
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (seat !== b.fields.active.get(s) || !b.rules.isSeven(s, b.the.roll.number(s))) return;
            if (b.fields.supply.get(s, seat, piece.index) === 0 || left.get(s) === 0) return;
            for (const bill of bills) aim(bill, FREE * chance(s, seat));
          },
        },
      };
    },
    moves: (b) => {
      const at = handles(b, config);
      const domain = { id: 'blade-price', size: names.length, names };
      const bills = pairs.map(([one, other]) => b.bill({ [one]: 1, [other]: 1 }));
      const bar = (s: State, seat: Seat): Bar => {
        if (!b.rules.isSeven(s, b.the.roll.number(s))) return NO_SEVEN;
        if (b.fields.supply.get(s, seat, at.piece.index) === 0) return NO_PIECE;
        return at.left.get(s) > 0 && at.free(s) >= 0 ? undefined : NONE;
      };
      return [
        {
          name: 'hire-blade',
          args: [{ name: 'price', domain }],
          decisions: ['main', 'build'],
          list: (s, seat, out) => {
            if (bar(s, seat)) return;
            for (let i = 0; i < bills.length; i++) if (canPay(b, s, seat, bills[i])) out.put(i);
          },
          apply: (s, seat, price) => {
            pay(b, s, seat, bills[price]);
            const number = at.free(s);
            at.left.add(s, -1);
            at.blades.set(s, number, 1);
            if (s.events) tell(s, 'blade-hired', { seat, number });
            push(s, b.decision('blade-die'), NATURE, seat);
          },
          why: (s, seat, price) =>
            bar(s, seat) ?? (price < 0 || canPay(b, s, seat, bills[price]) ? undefined : PRICE),
        },
        bladeDie(b, config),
        ...freeHouse(b, config),
      ];
    },
    words: {
      terms: {
        'field.blades': 'Blades on the track',
        'field.bladesLeft': 'Blades for hire',
        'field.bladesTaken': 'Blades arrested',
        'score.blades': 'Blades arrested',
        'decision.blade-die': 'A die for the blade',
        'decision.free-house': 'Place a free house',
        'move.hire-blade': 'Hire a blade',
        'move.hire-blade.short': 'Blade',
        'move.blade-die': 'The die for the blade',
        'move.free-house': 'Place a free house',
        'move.free-house-not': 'Place no house',
        'event.blade-hired': '{seat} hires a blade. It stands on the {number}.',
        'event.blade-die': 'The die shows {face}.',
        'event.blade-taken': '{seat} arrests the blade on the {number}.',
        'reason.blade-seven': 'Blades are hired in turns with a 7.',
        'reason.blade-piece': 'You have no house left.',
        'reason.blade-none': 'No blade is left, or no place on the track.',
        'reason.blade-price': 'You do not have both resources.',
      },
    },
    looks: {
      fields: {
        blades: { on: 'stock', shape: 'skull', of: 'number' },
        bladesLeft: { on: 'table', shape: 'skull' },
        bladesTaken: { on: 'seat', shape: 'skull', colour: '#7d2d2d', hideAt: 0 },
      },
      moves: { 'hire-blade': { shape: 'skull' }, 'free-house': { shape: 'house', seat: true } },
      events: { 'blade-die': { joins: ['blade-hired'] } },
    },
  };
}

/** what bots think of one more guest, and of a house for nothing, in points */
const GUEST = 0.1;
const FREE = 1.7;

function leastFace({ least, lowest }: HiredBladesConfig, house: TownHouse, s: State, seat: Seat): number {
  return Math.max(lowest, least - house.guests(s, seat));
}

function guestsGain(b: Book, config: HiredBladesConfig, s: State, seat: Seat, corner: number): boolean {
  const terrain = b.terrain(config.terrain);
  return (
    b.walks.hexesAt[corner].some((hex) => b.fields.terrain.get(s, hex) === terrain) &&
    townHouse(b, config.terrain).guests(s, seat) < config.least - config.lowest
  );
}

function handles(b: Book, { track, piece }: HiredBladesConfig) {
  const blades = b.row('blades');
  const spec = b.piece(piece);
  return {
    blades,
    left: b.cell('bladesLeft'),
    piece: spec,
    sites: makeSites(b, spec),
    /** the number of the first free place of the track, -1 if there is none */
    free: (s: State): number => track.find((number) => blades.get(s, number) === 0) ?? -1,
  };
}

function bladeDie(b: Book, config: HiredBladesConfig): MoveSpec {
  const house = townHouse(b, config.terrain);
  const { sites } = handles(b, config);
  return {
    name: 'blade-die',
    quiet: true,
    args: [{ name: 'face', domain: b.domain('die') }],
    decisions: ['blade-die'],
    uniform: true,
    list: (_s, _nature, out) => {
      for (let i = 0; i < FACES; i++) out.put(i);
    },
    apply: (s, _nature, i) => {
      const seat = topArg(s, 0);
      pop(s);
      if (s.events) tell(s, 'blade-die', { seat, face: i + 1 });
      if (i + 1 >= leastFace(config, house, s, seat) && sites.any(s, seat))
        push(s, b.decision('free-house'), 1 << seat);
    },
  };
}

function freeHouse(b: Book, config: HiredBladesConfig): MoveSpec[] {
  const { piece, sites } = handles(b, config);
  const { index } = piece;
  return [
    {
      name: 'free-house',
      args: [{ name: 'corner', domain: b.domain('corner') }],
      decisions: ['free-house'],
      list: (s, seat, out) => {
        const count = sites.find(s, seat);
        for (let i = 0; i < count; i++)
          if (b.rules.barBuild(s, seat, index, sites.places[i], out) === undefined) out.put(sites.places[i]);
      },
      apply: (s, seat, corner) => {
        pop(s);
        b.rules.build(s, seat, index, corner);
        b.rules.reviewAwards(s);
        b.rules.built(s, seat, index, corner);
      },
      why: (s, seat, corner) => (corner < 0 ? undefined : b.rules.barBuild(s, seat, index, corner)),
    },
    {
      name: 'free-house-not',
      decisions: ['free-house'],
      list: (_s, _seat, out) => out.put(),
      apply: (s) => pop(s),
    },
  ];
}
