import { isOver, NATURE, pop, push, type Seat, type State, tell } from '@hexwright/kernel';
import { type Hex, markNeed } from '../../board/index.ts';
import { finish } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { countedHexes } from './wall.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    hordes: HordePoints;
  }
}

export interface HordePoints {
  /** one of those that are still to come goes to the camp with its number */
  muster(s: State): void;
  /** the number of a turn sends those off whose arrow has it */
  advance(s: State, number: number): void;
  /** those before the section have broken through */
  breach(s: State, section: number): void;
}

export interface HordesConfig {
  /** the hexes where they gather, and those of the wall that they attack; their values count them from 1 on */
  readonly camps: string;
  readonly sections: string;
  /** the edges between the two that they cross; the value is the number that sends them */
  readonly arrows: string;
  /** the hexes over which they spread, from top to bottom; the value is the section */
  readonly columns: string;
  /** how many there are of each number, which is that of a camp, and the largest number there may be */
  readonly each: number;
  readonly numbers: number;
  /** so many find room before a section */
  readonly room: number;
  /** so many breaches are the defeat of all */
  readonly defeat: (seats: number) => number;
}

/** an arrow from a camp to a section */
interface Arrow {
  readonly number: number;
  readonly camp: number;
  readonly section: number;
}

const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** for bots: the share of a camp that comes to each of its sections, and how many more may come from each */
const SHARE = 0.6;
const MORE = 0.7;
/** in points: the square of the levels that are missing, one that is to spare, and a breach of another as the common end comes near */
const MISSING = 0.7;
const SPARE = 0.05;
const COMMON = 0.3;

/**
 * Hordes come for whatever is built: one gathers in the camp that chance names. The number of a turn sends one of a
 * camp along its arrow to a section of the wall. More than its level break through, lower it, spread over the land behind it, which gives
 * nothing while they are there, and cost its guard a point. Too many breaches are the defeat of all.
 */
export function hordes(config: HordesConfig): Part {
  return {
    id: 'hordes',
    of: config,
    boardNeeds: [
      markNeed('hexes', config.camps, 1),
      markNeed('edges', config.arrows, 1),
      markNeed('hexes', config.columns, 1),
    ],
    fields: {
      huns: { per: ['hex'] },
      /** by number: those still to come */
      hunsLeft: { per: [config.numbers] },
      breaches: { per: ['seat'] },
      breachCount: {},
    },
    decisions: { muster: { nature: true } },
    prepare: (b) => {
      const left = b.row('hunsLeft');
      const camps = countedHexes(b, config.camps).length;
      return (s) => {
        for (let number = 0; number < camps; number++) left.set(s, number, config.each);
      };
    },
    brings: ['hordes'],
    rules: (was, b) => {
      const at = handles(b, config);
      const isTown = Uint8Array.from(b.pieces, ({ on, layerAt }) =>
        on === 'corner' && layerAt === b.at.building ? 1 : 0,
      );
      const behind = new Uint8Array(b.topology.hexes);
      for (const column of at.columns) for (const hex of column) behind[hex] = 1;
      const muster = b.decision('muster');
      return {
        hexStopped: (s, hex) => (behind[hex] === 1 && at.huns.get(s, hex) > 0) || was.hexStopped(s, hex),
        built: (s, seat, piece, place) => {
          was.built(s, seat, piece, place);
          if (isTown[piece]) b.the.hordes.muster(s);
        },
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          b.the.hordes.advance(s, number);
        },
        hordes: {
          muster: (s) => {
            if (at.anyLeft(s)) push(s, muster, NATURE);
          },
          advance: (s, number) => {
            for (const { camp, section } of at.arrows.filter((arrow) => arrow.number === number)) {
              const [from, to] = [at.camps[camp], at.sections[section]];
              if (at.huns.get(s, from) === 0 || at.huns.get(s, to) === config.room) continue;
              at.huns.add(s, from, -1);
              at.huns.add(s, to, 1);
              if (s.events) tell(s, 'hun-advances', { number, hex: to });
              if (at.huns.get(s, to) > b.the.wall.level(s, section)) b.the.hordes.breach(s, section);
            }
          },
          breach: (s, section) => {
            const column = at.columns[section];
            const hex = at.sections[section];
            const count = at.huns.get(s, hex);
            const guard = b.the.wall.guard(s, section);
            at.huns.set(s, hex, 0);
            for (let i = 0; i < count; i++) at.huns.add(s, column[i % column.length], 1);
            if (s.events) tell(s, 'wall-breached', { seat: guard, count });
            b.the.wall.lower(s, section);
            if (guard >= 0) at.breaches.add(s, guard, 1);
            at.breachCount.add(s, 1);
          },
        },
        checkEnd: (s) => {
          was.checkEnd(s);
          if (!isOver(s) && at.breachCount.get(s) >= config.defeat(b.seats)) finish(b, s, 0, 'defeat');
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + outlook(b, at, config, s, seat),
        },
      };
    },
    moves: (b) => {
      const at = handles(b, config);
      return [
        {
          name: 'muster',
          quiet: true,
          args: [
            {
              name: 'number',
              domain: { id: 'camp', size: config.numbers, names: NUMBERS.slice(0, config.numbers) },
            },
          ],
          decisions: ['muster'],
          list: (s, _nature, out) => {
            for (let number = 0; number < config.numbers; number++)
              if (at.left.get(s, number) > 0) out.weigh(at.left.get(s, number), number);
          },
          apply: (s, _nature, number) => {
            pop(s);
            at.left.add(s, number, -1);
            at.huns.add(s, at.camps[number], 1);
            if (s.events) tell(s, 'hun-gathers', { hex: at.camps[number], number: number + 1 });
          },
        },
      ];
    },
    scores: [
      {
        id: 'breaches',
        most: () => 0,
        ceiling: () => () => 0,
        of: (b) => {
          const breaches = b.row<Seat>('breaches');
          return (s, seat) => -breaches.get(s, seat);
        },
      },
    ],
    words: {
      terms: {
        'field.huns': 'Huns',
        'field.hunsLeft': 'Huns still to come',
        'field.breaches': 'Breaches of your wall',
        'field.breachCount': 'Breaches in all',
        'decision.muster': 'A Hun gathers',
        'move.muster': 'A Hun gathers',
        'event.hun-gathers': 'A Hun gathers in camp {number}.',
        'event.hun-advances': 'A Hun advances to the wall on the {number}.',
        'event.wall-breached': 'The wall of {seat} is breached by {count}.',
        'score.breaches': 'Breaches',
      },
    },
    looks: {
      fields: {
        huns: { on: 'hex', shape: 'skull', colour: '#7a3b1f', value: true },
        breaches: { on: 'seat', shape: 'crack', hideAt: 0 },
        breachCount: { on: 'table', shape: 'crack', track: config.defeat, decides: true },
      },
      events: { 'wall-breached': { befalls: 'seat' } },
    },
  };
}

export type HordeHandles = ReturnType<typeof handles>;

export function handles(b: Book, config: HordesConfig) {
  const left = b.row('hunsLeft');
  const camps = countedHexes(b, config.camps);
  const sections = countedHexes(b, config.sections);
  const columns: Hex[][] = sections.map((_, section) =>
    (b.layout.marks.hexes[config.columns] ?? [])
      .filter(({ value }) => value === section + 1)
      .map(({ q, r }) => b.topology.hexAt(q, r)),
  );
  return {
    huns: b.row<Hex>('huns'),
    left,
    breaches: b.row<Seat>('breaches'),
    breachCount: b.cell('breachCount'),
    camps,
    sections,
    columns,
    arrows: (b.layout.marks.edges[config.arrows] ?? []).map(({ q, r, side, value }): Arrow => {
      const edge = b.topology.edgeAt(q, r, side);
      const along = b.walks.hexesAlong[edge];
      return {
        number: Number(value),
        camp: camps.findIndex((hex) => along.includes(hex)),
        section: sections.findIndex((hex) => along.includes(hex)),
      };
    }),
    anyLeft: (s: State): boolean => {
      for (let number = 0; number < config.numbers; number++) if (left.get(s, number) > 0) return true;
      return false;
    },
  };
}

/** What a seat has to fear, in points: levels that its section lacks against all who may come, and those of others as the common end comes near. */
function outlook(b: Book, at: HordeHandles, config: HordesConfig, s: State, seat: Seat): number {
  const near = at.breachCount.get(s) / config.defeat(b.seats);
  let worth = 0;
  for (let section = 0; section < at.sections.length; section++) {
    let coming = at.huns.get(s, at.sections[section]);
    for (const { camp, section: to } of at.arrows)
      if (to === section) coming += MORE + SHARE * at.huns.get(s, at.camps[camp]);
    const lacks = Math.min(coming, config.room) - b.the.wall.level(s, section);
    if (b.the.wall.guard(s, section) === seat)
      worth -= lacks > 0 ? MISSING * (1 + 2 * near) * lacks * lacks : SPARE * lacks;
    else if (lacks > 0) worth -= COMMON * near * near * lacks;
  }
  return worth;
}
