import { NATURE, pop, push, type Seat, type State, setTopArg, tell, topArg } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { earnGold } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { fightersAround } from './fighters.ts';
import { markedHexes } from './invasion.ts';

const fields = {
  prisoners: field.row('seat'),
  /** how many hexes of the coast have been looked at */
  coastChecked: field.cell({ noLook: 'it is nothing between two moves' }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    reconquest: ReconquestPoints;
  }
}

export interface ReconquestPoints {
  /** so many prisoners are worth a point; the most points that they can bring */
  perPoint(): number;
  mostPoints(): number;
  /** how much the knights around the hex count together */
  strength(s: State, hex: Hex): number;
  /** the owner gets so many of those beaten; the owner after the last seat is nobody */
  captured(s: State, owner: number, count: number): void;
  /** the knight falls in a victory */
  falls(s: State, unit: number): void;
  /** what the seat is paid for a knight that fell */
  compensate(s: State, seat: Seat): void;
  /** prisoners are shared and the fallen are counted: what follows for those who fought there */
  rest(s: State, hex: Hex): void;
}

export interface ReconquestConfig {
  readonly coast: string;
  /** gold for a lost knight, or for who goes without a prisoner */
  readonly gold: number;
  /** so many prisoners are worth a point */
  readonly perPoint: number;
}

/** By number of the die, from 1: the two opposite sides of a hex that it names (0 east, counter-clockwise). */
const SIDES: readonly (readonly [number, number])[] = [
  [2, 5],
  [1, 4],
  [0, 3],
];
/** of 34 rolls of a player against the three of one of nobody's that decide, one is lost */
const AGAINST_NOBODY = 33;

/**
 * When a turn ends the coast is looked at, hex by hex: where more knights stand around it than barbarians on it, those
 * become prisoners of whoever took part, and a die says which of the knights fall.
 */
export function reconquest(config: ReconquestConfig): Part {
  const { coast, gold, perPoint } = config;
  return {
    id: 'reconquest',
    of: config,
    fields,
    decisions: {
      'prisoner-roll': {
        nature: true,
        args: (b) => [
          { name: 'rolling', domain: { id: 'owners', size: 1 << (b.seats + 1) } },
          { name: 'prisoners', domain: { id: 'count', size: 10 } },
        ],
      },
      'loss-die': { nature: true, args: (b) => [{ name: 'hex', domain: b.domain('hex') }] },
    },
    brings: ['reconquest'],
    rules: (was, b) => {
      const { prisoners } = handlesOf(b, fields);
      const barbarians = b.row<Hex>('barbarians');
      const { fighters } = b.the;
      const { hexEdge } = b.topology;
      /** what the knights of the seat may yet bring about */
      const hopeOf = (s: State, seat: Seat): number => {
        let hope = 0;
        for (let edge = 0; edge < b.topology.edges; edge++) {
          const fighter = fighters.on(s, edge);
          if (fighter < 0 || fighters.owner(s, fighter) !== seat) continue;
          hope += 0.3;
          let near = 0;
          for (const hex of b.walks.hexesAlong[edge]) {
            const enemies = barbarians.get(s, hex);
            if (enemies === 0) continue;
            const all = b.the.reconquest.strength(s, hex);
            if (all > 0) near += (all > enemies ? 1.4 : all / (enemies + 1)) * (enemies / (2 * all));
          }
          hope += 0.35 * Math.min(1, near);
        }
        return hope;
      };
      return {
        reconquest: {
          perPoint: () => perPoint,
          mostPoints: () => (b.seats > 4 ? 24 : 18),
          strength: (s, hex) => {
            let sum = 0;
            for (let side = 0; side < 6; side++) {
              const edge = hexEdge[hex * 6 + side];
              const fighter = edge < 0 ? -1 : fighters.on(s, edge);
              if (fighter >= 0 && fighters.fights(s, fighter)) sum += fighters.strength(s, fighter);
            }
            return sum;
          },
          captured: (s, seat, count) => {
            if (count === 0) return;
            if (seat < b.seats) {
              prisoners.add(s, seat, count);
              if (s.events) tell(s, 'prisoners', { seat, count });
            } else b.the.invasion.restock(s, count);
          },
          falls: (s, unit) => {
            const seat = fighters.owner(s, unit);
            const ranks = fighters.fall(s, unit);
            if (s.events) tell(s, 'knight-falls', { seat });
            for (let i = 0; i < ranks; i++) b.the.reconquest.compensate(s, seat);
          },
          compensate: (s, seat) => earnGold(b, s, seat, gold),
          rest: () => {},
        },
        hints: {
          progress: (s, seat) => {
            const half = 0.25 * (prisoners.get(s, seat) % b.the.reconquest.perPoint());
            return was.hints.progress(s, seat) + half + fighters.still(s, () => hopeOf(s, seat));
          },
        },
      };
    },
    turnSteps: (b) => {
      const shores = markedHexes(b, coast);
      // Some games let barbarians come inland: after the coast those hexes are looked at.
      const order = [
        ...shores,
        ...Array.from({ length: b.topology.hexes }, (_, hex) => hex).filter((hex) => !shores.includes(hex)),
      ];
      const { coastChecked: checked } = handlesOf(b, fields);
      const barbarians = b.row<Hex>('barbarians');
      const victory = makeVictory(b);
      /** the next hex whose barbarians are outnumbered, or -1 */
      const nextBeaten = (s: State): Hex => {
        while (checked.get(s) < order.length) {
          const hex = order[checked.get(s)];
          checked.add(s, 1);
          const enemies = barbarians.get(s, hex);
          if (enemies > 0 && b.the.reconquest.strength(s, hex) > enemies) return hex;
        }
        return -1;
      };
      return [
        {
          before: 'end',
          add: {
            id: 'check-coast',
            run: (s) => {
              const hex = b.the.fighters.still(s, () => nextBeaten(s));
              if (hex < 0) {
                checked.set(s, 0);
                return;
              }
              victory(s, hex);
              // Prisoners may bring the last point.
              b.rules.checkEnd(s);
            },
            again: (s) => checked.get(s) > 0,
          },
        },
      ];
    },
    moves: (b) => [
      {
        name: 'prisoner-roll',
        args: [{ name: 'owner', domain: { id: 'owner', size: b.seats + 1 } }],
        decisions: ['prisoner-roll'],
        list: (s, _nature, out) => {
          for (let owner = 0; owner <= b.seats; owner++)
            if ((topArg(s, 0) >> owner) & 1) out.weigh(owner < b.seats ? AGAINST_NOBODY : 1, owner);
        },
        apply: (s, _nature, owner) => {
          const rest = topArg(s, 0) & ~(1 << owner);
          const more = topArg(s, 1) - 1;
          if (more > 0) {
            setTopArg(s, 0, rest);
            setTopArg(s, 1, more);
          } else {
            pop(s);
            for (let seat = 0; seat < b.seats; seat++) if ((rest >> seat) & 1) earnGold(b, s, seat, gold);
          }
          b.the.reconquest.captured(s, owner, 1);
        },
      },
      {
        name: 'loss-die',
        args: [{ name: 'die', domain: b.domain('die') }],
        decisions: ['loss-die'],
        uniform: true,
        list: (_s, _nature, out) => out.putAll(),
        apply: (s, _nature, die) => {
          const hex = topArg(s, 0);
          pop(s);
          if (s.events) tell(s, 'loss-rolled', { die: die + 1 });
          const around = fightersAround(b, s, hex);
          for (const side of SIDES[die % 3])
            if (around[side] >= 0 && b.the.fighters.owner(s, around[side]) < b.seats)
              b.the.reconquest.falls(s, around[side]);
          b.the.reconquest.rest(s, hex);
          b.rules.reviewAwards(s);
        },
      },
    ],
    scores: [
      {
        id: 'prisoners',
        of: (b) => {
          const { prisoners } = handlesOf(b, fields);
          return (s, seat) => Math.floor(prisoners.get(s, seat) / b.the.reconquest.perPoint());
        },
        most: (b) => b.the.reconquest.mostPoints(),
      },
    ],
    words: {
      terms: {
        'field.prisoners': 'Prisoners',
        'decision.prisoner-roll': 'Dice decide about a prisoner',
        'decision.loss-die': 'A die says which knights fall',
        'move.prisoner-roll': 'Roll for a prisoner',
        'move.loss-die': 'Roll for the losses',
        'event.coast-freed': 'The knights beat {count} barbarians.',
        'event.prisoners': '{seat} takes {count} prisoners.',
        'event.loss-rolled': 'The die of the losses shows {die}.',
        'event.knight-falls': 'A knight of {seat} falls.',
        'score.prisoners': 'Prisoners',
      },
    },
    looks: {
      fields: { prisoners: { on: 'seat', shape: 'chain' } },
      events: { 'knight-falls': { befalls: 'seat' } },
    },
  };
}

/** The barbarians of the hex are beaten: prisoners for those who took part, and dice for what remains open. */
function makeVictory(b: Book): (s: State, hex: Hex) => void {
  const barbarians = b.row<Hex>('barbarians');
  return (s, hex) => {
    const enemies = barbarians.get(s, hex);
    const involved = new Int32Array(b.seats + 1);
    for (const fighter of fightersAround(b, s, hex))
      if (fighter >= 0) involved[b.the.fighters.owner(s, fighter)] += b.the.fighters.strength(s, fighter);
    const parties = [...involved.keys()].filter((owner) => involved[owner] > 0);
    barbarians.set(s, hex, 0);
    if (s.events) tell(s, 'coast-freed', { hex, count: enemies });
    b.the.invasion.left(s, hex);
    // The die is thrown when the prisoners are shared out.
    push(s, b.decision('loss-die'), NATURE, hex);
    const roll = (owners: readonly number[], count: number): void =>
      push(
        s,
        b.decision('prisoner-roll'),
        NATURE,
        owners.reduce((bits, owner) => bits | (1 << owner), 0),
        count,
      );
    if (parties.length === 1) b.the.reconquest.captured(s, parties[0], enemies);
    else if (enemies < parties.length) roll(parties, enemies);
    else {
      for (const owner of parties) b.the.reconquest.captured(s, owner, 1);
      const spare = enemies - parties.length;
      const most = Math.max(...parties.map((owner) => involved[owner]));
      const first = parties.filter((owner) => involved[owner] === most);
      if (spare === 0) return;
      if (first.length === 1) b.the.reconquest.captured(s, first[0], spare);
      else roll(first, spare);
    }
  };
}
