import {
  type Bar,
  depthOf,
  NATURE,
  pop,
  push,
  reason,
  type State,
  setTopArg,
  tell,
  topArg,
} from '@hexwright/kernel';
import { type Corner, type Hex, markNeed } from '../../board/index.ts';
import { knights } from '../../cities-knights/index.ts';
import { isFounding } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { LANDING } from '../boards/chart.ts';
import { advanceHero } from './hero-track.ts';
import { invasionTerms } from './invasion-words.ts';

const fields = {
  invader: field.row('hex'),
  conquered: field.row('hex'),
  /** by hex: 1 where a conqueror stands that has been moved in this march */
  marched: field.row('hex', { noLook: 'those who have marched are not asked again' }),
  occupied: field.cell(),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    conquest: ConquestPoints;
  }
}

export interface ConquestPoints {
  /** how strong all knights on the corners of the hex are together */
  defenders(s: State, hex: Hex): number;
  /** the die has sent the conqueror of one hex to another: it goes there, if nothing holds it */
  sent(s: State, from: Hex, to: Hex): void;
  /** nothing holds it: it goes */
  goes(s: State, from: Hex, to: Hex): void;
  /** the conqueror on this hex is beaten by the knights around it, and by a rider's who has come and goes again (-1 for none) */
  beaten(s: State, hex: Hex, rider: number): void;
  /** the knights around this hex have attacked its conqueror, however that ended */
  attacked(s: State, hex: Hex): void;
  /** a knight has come there: the hex is free again, if no conqueror stands on it */
  freed(s: State, hex: Hex): void;
  /** the knight on this corner is beaten */
  fallen(s: State, corner: Corner): void;
  /** a battle is over, with all that followed from it */
  battled(s: State): void;
  /** a march is over */
  marched(s: State): void;
  /** with so many hexes with a number occupied everybody has lost */
  limit(): number;
}

/** what the die of directions shows, and how a blocked conqueror turns: red, yellow, green, red */
export const DIRECTIONS = ['red', 'yellow', 'green'] as const;
/** the sides of a hex that they point to: north-east, east, south-east */
const SIDES = [1, 0, 5];

const NORTH_FIRST = 0;
const SOUTH_FIRST = 1;
/** no conqueror is left to be moved */
const NONE = 0;

const CONQUERED = reason('conquered', 'a hex beside it is conquered');
const OCCUPIED = reason('no-free-side', 'neither hex beside it is free');
const ENCIRCLED = reason('encircled', 'conquerors stand on two hexes there');
const SACRIFICE = reason('sacrifice', 'the knight would be beaten at once');

/** Handles on what the conquerors have done so far. */
export function invadersOf(b: Book) {
  return {
    /** by hex: the strength of the conqueror there */
    strength: handlesOf(b, fields).invader,
    /** by hex: 1 where the number is turned over */
    conquered: handlesOf(b, fields).conquered,
    /** how many hexes with a number they stand on */
    occupied: handlesOf(b, fields).occupied,
  };
}

/**
 * Conquerors land, march east by a die and conquer the hexes they enter. Knights on the corners of a hex fight together
 * with whoever comes there, active or not; a knight that comes to a conqueror attacks it.
 */
export function invasion(): Part {
  return {
    id: 'conquest',
    boardNeeds: [markNeed('hexes', LANDING, 3)],
    fields,
    decisions: {
      march: {
        nature: true,
        args: (b) => [
          { name: 'order', domain: { id: 'march-order', size: 2 } },
          // counted from 1, and 0 where nobody is left
          { name: 'next', domain: { id: 'count', size: b.topology.hexes + 1 } },
        ],
      },
    },
    brings: ['conquest'],
    rules: (was, b) => {
      const own = knights.of(b);
      const { strength, conquered, occupied } = invadersOf(b);
      const { cornersOf, hexesAt, hexesBy, marched } = sidesOf(b);
      const { hexes, cornerHex, cornerHexFrom } = b.topology;
      const founds = Uint8Array.from(b.pieces, (piece) => (isFounding(b, piece) ? 1 : 0));
      const city = b.piece('city').index;
      const march = b.decision('march');
      const landings = landingsOf(b);
      const nextToMarch = makeNextToMarch(b);
      const numbered = (s: State, hex: Hex): boolean => b.fields.numbers.get(s, hex) !== 0;
      const invadersAt = (s: State, corner: Corner): number => {
        let count = 0;
        for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
          if (strength.get(s, cornerHex[i]) > 0) count++;
        return count;
      };
      const lift = (s: State, hex: Hex): void => {
        strength.set(s, hex, 0);
        if (numbered(s, hex)) occupied.add(s, -1);
      };
      const conquer = (s: State, hex: Hex): void => {
        if (!numbered(s, hex) || conquered.get(s, hex) !== 0) return;
        conquered.set(s, hex, 1);
        if (s.events) tell(s, 'conquered', { hex });
      };
      const fell = (s: State, hex: Hex): void => {
        for (const corner of cornersOf[hex]) if (own.owner(s, corner) >= 0) b.the.conquest.fallen(s, corner);
      };
      /** knights between two conquerors are lost, and those who cannot hold a hex without them; again, until none is */
      const encircle = (s: State): void => {
        for (let again = true; again; ) {
          again = false;
          for (let corner = 0; corner < b.topology.corners; corner++)
            if (own.owner(s, corner) >= 0 && invadersAt(s, corner) >= 2) {
              b.the.conquest.fallen(s, corner);
              again = true;
            }
          if (!again) return;
          for (let hex = 0; hex < hexes; hex++) {
            const against = b.the.conquest.defenders(s, hex);
            if (against > 0 && against < strength.get(s, hex)) fell(s, hex);
          }
        }
      };
      /** compares both sides at a hex; nothing happens where nobody stands against the conqueror */
      const fight = (s: State, hex: Hex): void => {
        const against = b.the.conquest.defenders(s, hex);
        if (against === 0) return;
        const force = strength.get(s, hex);
        if (s.events)
          tell(s, against > force ? 'battle-won' : against < force ? 'battle-lost' : 'standoff', {
            hex,
            strength: force,
            against,
          });
        if (against > force) b.the.conquest.beaten(s, hex, -1);
        else if (against < force) fell(s, hex);
      };
      const enter = (s: State, hex: Hex): void => {
        const against = b.the.conquest.defenders(s, hex);
        fight(s, hex);
        if (strength.get(s, hex) > 0) conquer(s, hex);
        if (against === 0) return;
        encircle(s);
        b.the.conquest.battled(s);
      };
      /** whether there was anybody to attack */
      const attack = (s: State, corner: Corner): boolean => {
        let fought = false;
        for (const hex of hexesAt[corner]) {
          if (strength.get(s, hex) === 0) continue;
          fight(s, hex);
          b.the.conquest.attacked(s, hex);
          fought = true;
        }
        if (fought) encircle(s);
        return fought;
      };
      const land = (s: State, force: number): void => {
        let count = 0;
        for (const hex of landings)
          if (strength.get(s, hex) === 0) {
            strength.set(s, hex, force);
            count++;
          }
        if (s.events) tell(s, 'landed', { count, strength: force });
      };
      return {
        conquest: {
          defenders: (s, hex) => {
            let sum = 0;
            for (const corner of cornersOf[hex]) sum += own.strength(s, corner);
            return sum;
          },
          sent: (s, from, to) => b.the.conquest.goes(s, from, to),
          goes: (s, from, to) => {
            const force = strength.get(s, from);
            lift(s, from);
            strength.set(s, to, force);
            marched.set(s, from, 0);
            marched.set(s, to, 1);
            if (numbered(s, to)) occupied.add(s, 1);
            if (s.events) tell(s, 'marched', { from, hex: to, strength: force });
            enter(s, to);
          },
          beaten: (s, hex, rider) => {
            let heroes = rider >= 0 ? 1 << rider : 0;
            for (const corner of cornersOf[hex]) {
              const seat = own.owner(s, corner);
              if (seat >= 0 && seat < b.seats) heroes |= 1 << seat;
            }
            lift(s, hex);
            for (let seat = 0; seat < b.seats; seat++) if ((heroes >> seat) & 1) advanceHero(b, s, seat);
          },
          freed: (s, hex) => {
            if (conquered.get(s, hex) === 0 || strength.get(s, hex) > 0) return;
            conquered.set(s, hex, 0);
            if (s.events) tell(s, 'liberated', { hex });
          },
          attacked: () => {},
          fallen: (s, corner) => own.remove(s, corner),
          battled: () => {},
          marched: () => {},
          limit: () => hexes,
        },
        voyage: {
          event: (s, picture) => {
            was.voyage.event(s, picture);
            if (picture.startsWith('land-')) land(s, Number(picture.slice('land-'.length)));
            if (!picture.startsWith('advance-')) return;
            const order = picture === 'advance-red' ? NORTH_FIRST : SOUTH_FIRST;
            marched.fill(s, 0);
            const first = nextToMarch(s, order);
            if (first === NONE) b.the.conquest.marched(s);
            else push(s, march, NATURE, order, first);
          },
        },
        units: {
          came: (s, corner) => {
            was.units.came(s, corner);
            const fought = attack(s, corner);
            if (own.owner(s, corner) >= 0) for (const hex of hexesAt[corner]) b.the.conquest.freed(s, hex);
            if (fought) b.the.conquest.battled(s);
          },
          // Whoever has stood there already wins battles, and frees nothing.
          rose: (s, corner) => {
            was.units.rose(s, corner);
            if (attack(s, corner)) b.the.conquest.battled(s);
          },
          barCome: (s, seat, force, corner, from) =>
            was.units.barCome(s, seat, force, corner, from) ?? barBattle(s, force, corner, from),
          barPromote: (s, seat, corner, into) =>
            was.units.barPromote(s, seat, corner, into) ??
            barBattle(s, own.strength(s, corner) + 1, corner, corner),
          barDisplace: (s, seat, from, to) =>
            was.units.barDisplace(s, seat, from, to) ?? barBattle(s, own.strength(s, from), to, from),
        },
        hexStopped: (s, hex) => conquered.get(s, hex) !== 0 || was.hexStopped(s, hex),
        barBuild: (s, seat, piece, place) => {
          const bar = was.barBuild(s, seat, piece, place);
          if (bar) return bar;
          if (founds[piece] || piece === city) {
            for (const hex of hexesAt[place]) if (conquered.get(s, hex) !== 0) return CONQUERED;
            return undefined;
          }
          if (!b.isRoute[piece]) return undefined;
          for (const hex of hexesBy[place])
            if (conquered.get(s, hex) === 0 && strength.get(s, hex) === 0) return undefined;
          return OCCUPIED;
        },
      };
      /** what speaks against a knight so strong coming to the corner from another: nobody is sacrificed */
      function barBattle(s: State, force: number, corner: Corner, from: number): Bar {
        if (invadersAt(s, corner) >= 2) return ENCIRCLED;
        for (const hex of hexesAt[corner]) {
          if (strength.get(s, hex) === 0) continue;
          let sum = force;
          for (const other of cornersOf[hex])
            if (other !== from && other !== corner) sum += own.strength(s, other);
          if (sum < strength.get(s, hex)) return SACRIFICE;
        }
        return undefined;
      }
    },
    moves: (b) => {
      const { strength } = invadersOf(b);
      const { marched } = handlesOf(b, fields);
      const goesTo = makeGoesTo(b);
      const nextToMarch = makeNextToMarch(b);
      const over = (s: State): void => {
        pop(s);
        b.the.conquest.marched(s);
      };
      return [
        {
          name: 'direction',
          args: [{ name: 'direction', domain: { id: 'direction', size: 3, names: DIRECTIONS } }],
          decisions: ['march'],
          uniform: true,
          list: (s, _nature, out) => {
            if (topArg(s, 1) === NONE) return;
            for (let die = 0; die < DIRECTIONS.length; die++) out.put(die);
          },
          apply: (s, _nature, die) => {
            const from = topArg(s, 1) - 1;
            const order = topArg(s, 0);
            const depth = depthOf(s);
            marched.set(s, from, 1);
            if (s.events)
              tell(s, 'directed', { direction: DIRECTIONS[die], hex: from, strength: strength.get(s, from) });
            // The frame waits below whatever the battle asks: it names the next who marches, or nobody.
            setTopArg(s, 1, NONE);
            const to = goesTo(s, from, die);
            if (to >= 0) b.the.conquest.sent(s, from, to);
            if (depthOf(s) !== depth) return;
            const next = nextToMarch(s, order);
            if (next === NONE) over(s);
            else setTopArg(s, 1, next);
          },
        },
        {
          // for a march that was held up by what a battle asked
          name: 'march-on',
          decisions: ['march'],
          uniform: true,
          list: (s, _nature, out) => {
            if (topArg(s, 1) === NONE) out.put();
          },
          apply: (s) => {
            const next = nextToMarch(s, topArg(s, 0));
            if (next === NONE) over(s);
            else setTopArg(s, 1, next);
          },
        },
      ];
    },
    exempt: { rare: ['move.march-on', 'event.liberated'] },
    words: { terms: invasionTerms },
    looks: {
      fields: {
        invader: { on: 'hex', shape: 'skull', value: true, colour: '#5b2a86' },
        conquered: { on: 'hex', shape: 'crack', colour: '#5b2a86' },
      },
      marks: { [LANDING]: { shape: 'anchor', colour: '#8a6fb0' } },
    },
  };
}

/** The hexes where conquerors come ashore. */
function landingsOf(b: Book): readonly Hex[] {
  return (b.layout.marks.hexes[LANDING] ?? []).map(({ q, r }) => b.topology.hexAt(q, r));
}

const walked = new WeakMap<Book, ReturnType<typeof walk>>();

/** lists to walk over, made once a book */
function sidesOf(b: Book): ReturnType<typeof walk> {
  const known = walked.get(b);
  if (known) return known;
  const made = walk(b);
  walked.set(b, made);
  return made;
}

function walk(b: Book) {
  const { hexesAt, cornersOf } = b.walks;
  const { edges, edgeHex, hexes } = b.topology;
  const landing = new Set(landingsOf(b));
  const east = (hex: Hex, die: number): number => {
    const to = b.topology.hexHex[hex * 6 + SIDES[die]];
    return to < 0 || landing.has(to) ? -1 : to;
  };
  const order = Array.from({ length: hexes }, (_, hex) => hex);
  const row = (hex: Hex): number => b.layout.hexes[hex].r;
  const column = (hex: Hex): number => b.layout.hexes[hex].q;
  return {
    hexesAt,
    cornersOf,
    hexesBy: Array.from({ length: edges }, (_, edge) =>
      [edgeHex[edge * 2], edgeHex[edge * 2 + 1]].filter((hex) => hex >= 0),
    ),
    ahead: order.map((hex) => DIRECTIONS.map((_, die) => east(hex, die))),
    strength: invadersOf(b).strength,
    marched: handlesOf(b, fields).marched,
    /** all hexes in the order of a march: rows from the north or the south, each from the east */
    orders: [1, -1].map((down) =>
      [...order].sort((a, z) => down * (row(a) - row(z)) || column(z) - column(a)),
    ),
  };
}

/** Where the die sends the conqueror of a hex, who turns where it is blocked; -1 if it can go nowhere. */
export function makeGoesTo(b: Book): (s: State, from: Hex, die: number) => number {
  const { ahead, strength } = sidesOf(b);
  const { terrain } = b.fields;
  const { land } = b;
  return (s, from, die) => {
    for (let turn = 0; turn < DIRECTIONS.length; turn++) {
      const to = ahead[from][(die + turn) % DIRECTIONS.length];
      if (to >= 0 && land[terrain.get(s, to)] && strength.get(s, to) === 0) return to;
    }
    return -1;
  };
}

/** The hex of the next conqueror who marches, counted from 1; those who can go nowhere are passed by for this march. */
function makeNextToMarch(b: Book): (s: State, order: number) => number {
  const { marched, strength, orders } = sidesOf(b);
  const goesTo = makeGoesTo(b);
  return (s, order) => {
    const hexes = orders[order];
    for (let i = 0; i < hexes.length; i++) {
      const hex = hexes[i];
      if (strength.get(s, hex) === 0 || marched.get(s, hex) !== 0) continue;
      if (goesTo(s, hex, 0) >= 0) return hex + 1;
      marched.set(s, hex, 1);
    }
    return NONE;
  };
}
