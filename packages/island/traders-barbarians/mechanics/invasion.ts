import { NATURE, pop, push, reason, type Seat, type State, setTopArg, tell, topArg } from '@hexwright/kernel';
import { type Corner, type Hex, markNeed } from '../../board/index.ts';
import { isFounding } from '../../mechanics/index.ts';
import type { Book, Options, Part, PieceNo } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const fields = {
  barbarians: field.row('hex'),
  barbariansLeft: field.cell(),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    invasion: InvasionPoints;
  }
}

export interface InvasionPoints {
  /** attackers come for something that the seat has done: so many rolls, all of different numbers */
  attack(s: State, seat: Seat, rolls: number): void;
  /** the seat has built a town, or a larger one: whom it draws to the coast */
  lure(s: State, seat: Seat): void;
  /** whether any are left that could land */
  hasMore(s: State): boolean;
  /** one of those goes to the board; or so many come back */
  draw(s: State): void;
  restock(s: State, count: number): void;
  /** the number of an attack is known: where one lands */
  landing(s: State, number: number): void;
  /** the hexes of the coast where one could land with this number */
  shores(s: State, number: number): readonly Hex[];
  /** one of those that are left lands on the hex */
  land(s: State, hex: Hex, number: number): void;
  /** what follows when one has come to the hex, or has left it */
  came(s: State, hex: Hex): void;
  left(s: State, hex: Hex): void;
  /** the seat has put a knight on the board */
  knighted(s: State, seat: Seat): void;
  /** whether conquered land keeps this route from being built along it */
  keepsOff(s: State, piece: PieceNo): boolean;
  /** whether the hex can have attackers at all */
  mayHold(s: State, hex: Hex): boolean;
  isConquered(s: State, hex: Hex): boolean;
  /** whether this land keeps the towns beside it from falling */
  sustains(s: State, hex: Hex): boolean;
  /** whether the building there has fallen: no land around it is free */
  hasFallen(s: State, corner: Corner): boolean;
  /** the points that the building there would be worth, of which nothing is left when it has fallen */
  worth(s: State, corner: Corner): number;
}

export interface InvasionConfig {
  /** the hexes of the coast, in the order in which they are looked at */
  readonly coast: string;
  /** where one stands from the beginning */
  readonly start: string;
  readonly supply: (seats: number, options: Options) => number;
  /** so many on a hex conquer it */
  readonly conquer: number;
  /** the rolls that a new building, or a larger one, brings about */
  readonly rolls: number;
}

/** what is left where there is no end of them */
export const UNLIMITED = -1;

const CONQUERED = reason('conquered-land', 'the land there is conquered');
const FALLEN = reason('fallen-building', 'the building there is conquered');

/** the hexes with this mark, in its order */
export function markedHexes(b: Book, mark: string): Hex[] {
  return (b.layout.marks.hexes[mark] ?? []).map(({ q, r }) => b.topology.hexAt(q, r));
}

/**
 * Attackers land on the coast, by numbers that are rolled whenever somebody builds a town. Enough of them conquer a hex:
 * it gives nothing and nothing new is built beside it, and a town without free land falls. It counts for nothing then
 * and has no harbour, until the land is free again.
 */
export function invasion(config: InvasionConfig): Part {
  const { coast, start, conquer, rolls } = config;
  return {
    id: 'invasion',
    of: config,
    boardNeeds: [markNeed('hexes', coast, 1)],
    fields,
    decisions: {
      'attack-roll': {
        nature: true,
        args: () => [
          { name: 'rolled', domain: { id: 'numbers', size: 1 << 13 } },
          { name: 'left', domain: { id: 'count', size: 10 } },
        ],
      },
    },
    prepare: (b) => {
      const first = markedHexes(b, start);
      const { barbariansLeft: left, barbarians } = handlesOf(b, fields);
      return (s) => {
        left.set(s, config.supply(b.seats, b.options) - first.length);
        for (const hex of first) barbarians.add(s, hex, 1);
      };
    },
    brings: ['invasion'],
    rules: (was, b) => {
      const { barbarians, barbariansLeft: left } = handlesOf(b, fields);
      const shores = markedHexes(b, coast);
      const attackRoll = b.decision('attack-roll');
      const founds = Uint8Array.from(b.pieces, (piece) => (isFounding(b, piece) ? 1 : 0));
      const isRoad = Uint8Array.from(b.pieces, ({ on, route }) => (on === 'edge' && route ? 1 : 0));
      const isTown = Uint8Array.from(b.pieces, ({ on, layerAt }) =>
        on === 'corner' && layerAt === b.at.building ? 1 : 0,
      );
      const { hexesAlong, hexesAt, cornersOf } = b.walks;
      const anyConquered = (s: State, hexes: readonly Hex[]): boolean => {
        for (let i = 0; i < hexes.length; i++) if (b.the.invasion.isConquered(s, hexes[i])) return true;
        return false;
      };
      const countHarbours = (s: State, hex: Hex): void => {
        for (const corner of cornersOf[hex]) {
          const mark = b.fields.building.get(s, corner);
          if (mark !== 0 && b.harboursAt[corner].length > 0 && b.ownerOf[mark] < b.seats)
            b.the.harbours.recount(s, b.ownerOf[mark]);
        }
      };
      return {
        invasion: {
          attack: (s, _seat, times) => {
            if (!b.the.invasion.hasMore(s)) return;
            if (s.events) tell(s, 'barbarians-come', {});
            push(s, attackRoll, NATURE, 0, times);
          },
          lure: (s, seat) => b.the.invasion.attack(s, seat, rolls),
          hasMore: (s) => left.get(s) > 0,
          draw: (s) => left.add(s, -1),
          restock: (s, count) => left.add(s, count),
          shores: (s, number) =>
            shores.filter((hex) => b.rules.answers(s, hex, number) && !b.the.invasion.isConquered(s, hex)),
          landing: (s, number) => {
            for (const hex of b.the.invasion.shores(s, number))
              if (b.the.invasion.hasMore(s)) b.the.invasion.land(s, hex, number);
          },
          land: (s, hex, number) => {
            barbarians.add(s, hex, 1);
            b.the.invasion.draw(s);
            if (s.events) tell(s, 'barbarian-lands', { hex, number });
            b.the.invasion.came(s, hex);
          },
          came: (s, hex) => {
            if (barbarians.get(s, hex) !== conquer) return;
            if (s.events) tell(s, 'hex-conquered', { hex });
            countHarbours(s, hex);
            b.rules.reviewAwards(s);
          },
          left: (s, hex) => {
            if (barbarians.get(s, hex) >= conquer) return;
            countHarbours(s, hex);
            b.rules.reviewAwards(s);
          },
          knighted: () => {},
          keepsOff: (_s, piece) => isRoad[piece] === 1,
          mayHold: (s, hex) => shores.includes(hex) && b.fields.numbers.get(s, hex) !== 0,
          isConquered: (s, hex) => barbarians.get(s, hex) >= conquer,
          sustains: (s, hex) => !b.the.invasion.isConquered(s, hex),
          hasFallen: (s, corner) => {
            const around = hexesAt[corner];
            let land = 0;
            for (let i = 0; i < around.length; i++) {
              if (!b.land[b.fields.terrain.get(s, around[i])]) continue;
              if (b.the.invasion.sustains(s, around[i])) return false;
              land++;
            }
            return land > 0;
          },
          worth: (s, corner) => b.pieces[b.pieceOf[b.fields.building.get(s, corner)]].points ?? 0,
        },
        hexStopped: (s, hex) => b.the.invasion.isConquered(s, hex) || was.hexStopped(s, hex),
        barBuild: (s, seat, piece, place) => {
          const bar = was.barBuild(s, seat, piece, place);
          if (bar) return bar;
          if (isRoad[piece])
            return b.the.invasion.keepsOff(s, piece) && anyConquered(s, hexesAlong[place])
              ? CONQUERED
              : undefined;
          if (founds[piece]) return anyConquered(s, hexesAt[place]) ? CONQUERED : undefined;
          return isTown[piece] && b.the.invasion.hasFallen(s, place) ? FALLEN : undefined;
        },
        built: (s, seat, piece, place) => {
          was.built(s, seat, piece, place);
          if (isTown[piece]) b.the.invasion.lure(s, seat);
        },
        harbours: {
          serves: (s, corner) => was.harbours.serves(s, corner) && !b.the.invasion.hasFallen(s, corner),
        },
      };
    },
    moves: (b) => [
      {
        name: 'attack-roll',
        args: [{ name: 'number', domain: { id: 'number', size: 13 } }],
        decisions: ['attack-roll'],
        list: (s, _nature, out) => {
          // What counts is neither a seven nor rolled before.
          for (let number = 2; number <= 12; number++)
            if (number !== 7 && ((topArg(s, 0) >> number) & 1) === 0)
              out.weigh(6 - Math.abs(7 - number), number);
        },
        apply: (s, _nature, number) => {
          const rolled = topArg(s, 0) | (1 << number);
          const more = topArg(s, 1) - 1;
          if (more > 0) {
            setTopArg(s, 0, rolled);
            setTopArg(s, 1, more);
          } else pop(s);
          if (s.events) tell(s, 'attack-rolled', { number });
          b.the.invasion.landing(s, number);
        },
      },
    ],
    scores: [
      {
        id: 'fallen',
        most: () => 0,
        ceiling: () => () => 0,
        of: (b) => {
          const { corners } = b.topology;
          const { building } = b.fields;
          // Points are counted after every move: hence no helpers that make lists.
          return (s, seat) => {
            let lost = 0;
            for (let corner = 0; corner < corners; corner++) {
              const mark = building.get(s, corner);
              if (mark !== 0 && b.ownerOf[mark] === seat && b.the.invasion.hasFallen(s, corner))
                lost += b.the.invasion.worth(s, corner);
            }
            return -lost;
          };
        },
      },
    ],
    words: {
      terms: {
        'field.barbarians': 'Barbarians',
        'field.barbariansLeft': 'Barbarians still to come',
        'decision.attack-roll': 'Barbarians are landing',
        'move.attack-roll': 'Roll where barbarians land',
        'event.barbarians-come': 'Barbarians come!',
        'event.attack-rolled': 'The barbarians’ number is {number}.',
        'event.barbarian-lands': 'A barbarian lands on the {number}.',
        'event.hex-conquered': 'The hex is conquered!',
        'reason.conquered-land': 'The land there is conquered.',
        'reason.fallen-building': 'The building there is conquered.',
        'score.fallen': 'Conquered towns',
      },
    },
    looks: {
      fields: {
        barbarians: { on: 'hex', shape: 'skull', colour: '#8a4b2a', value: true },
        barbariansLeft: { on: 'table', shape: 'skull', hideAt: UNLIMITED },
      },
    },
  };
}

/** Takes one attacker off the hex; where it goes the caller knows. */
export function liftBarbarian(b: Book, s: State, hex: Hex): void {
  handlesOf(b, fields).barbarians.add(s, hex, -1);
  b.the.invasion.left(s, hex);
}

export function setBarbarian(b: Book, s: State, hex: Hex): void {
  handlesOf(b, fields).barbarians.add(s, hex, 1);
  b.the.invasion.came(s, hex);
}
