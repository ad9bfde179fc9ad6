import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { knights } from '../../cities-knights/index.ts';
import { canPay, needsOf, pay } from '../../mechanics/index.ts';
import type { Bill, Book, MoveSpec, Part, Terms } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const cannonAtFields = {
  cannonAt: field.row('corner'),
  horseAt: field.row('corner'),
  foundries: field.row('seat'),
  horseFarms: field.row('seat'),
  gearLifted: field.row('seat', { noLook: 'it goes with its knight' }),
};

declare module '../../rulebook/points.ts' {
  interface Groups {
    gear: GearPoints;
  }
}

export interface GearPoints {
  /** what speaks against the seat's giving this piece of gear to its knight on the corner */
  barGive(s: State, seat: Seat, gear: number, corner: Corner): Bar;
  /** the knight on the corner has got this piece of gear */
  given(s: State, gear: number, corner: Corner): void;
}

interface GearKind {
  readonly id: 'cannon' | 'horse';
  readonly house: 'foundry' | 'horse-farm';
  readonly price: Readonly<Record<string, number>>;
  /** what it costs to give it from one knight to another */
  readonly over: Readonly<Record<string, number>>;
  /** for bots: what it is worth saving for, in points */
  readonly worth: number;
}

export const GEAR: readonly GearKind[] = [
  { id: 'cannon', house: 'foundry', price: { lumber: 1, ore: 1 }, over: { lumber: 1 }, worth: 0.5 },
  { id: 'horse', house: 'horse-farm', price: { lumber: 1, grain: 1 }, over: { grain: 1 }, worth: 0.35 },
];
export const CANNON = 0;
export const HORSE = 1;

const NO_KNIGHT = reason('no-unit', 'nothing of the seat stands there');
const EQUIPPED = reason('has-gear', 'a knight has a cannon or a horse, and never both');
const NO_HOUSE = GEAR.map(({ id, house }) => reason(`no-${house}`, `without the ${house} there is no ${id}`));
const HAS_HOUSE = GEAR.map(({ house }) => reason(`has-${house}`, `the ${house} is built`));
const OUT = GEAR.map(({ id }) => reason(`${id}-out`, `the ${id} is with a knight`));
const AT_HOME = GEAR.map(({ id }) => reason(`${id}-home`, `the ${id} is with no knight`));

/** Handles on the gear of a book. */
export function gearOf(b: Book) {
  const own = knights.of(b);
  const at = GEAR.map(({ id }) => b.row<Corner>(`${id}At`));
  const houses = GEAR.map(({ house }) => b.row<Seat>(fieldOf(house)));
  return {
    /** by kind and corner: 1 where the knight there has it */
    at,
    /** by kind and seat: 1 where the seat has built its house */
    houses,
    /** by seat: the kind of what a knight has that was taken up, plus one */
    lifted: handlesOf(b, cannonAtFields).gearLifted,
    /** the corner where the seat's knight has it; -1 if none does */
    cornerOf: (s: State, seat: Seat, gear: number): number => {
      // Nobody has any before its house is built.
      if (houses[gear].get(s, seat) === 0) return -1;
      // Asked in every list of moves: hence raw cells.
      const { cells } = s;
      const first = at[gear].at;
      for (let i = first + at[gear].size - 1; i >= first; i--)
        if (cells[i] !== 0 && own.owner(s, i - first) === seat) return i - first;
      return -1;
    },
  };
}

const fieldOf = (house: GearKind['house']): string => (house === 'foundry' ? 'foundries' : 'horseFarms');

/**
 * A cannon and a horse for everybody, out of a foundry and a horse farm: a knight has one of them, and they go with it. A
 * cannon makes it stronger. What a knight had that is lost lies ready again.
 */
export function gear(): Part {
  return {
    id: 'gear',
    uses: [knights.part],
    fields: cannonAtFields,
    brings: ['gear'],
    rules: (was, b) => {
      const own = knights.of(b);
      const { at, houses, lifted, cornerOf } = gearOf(b);
      const isKnight = Uint8Array.from(b.pieces, ({ index }) =>
        own.ranks.some((rank) => rank.index === index) ? 1 : 0,
      );
      const prices = GEAR.map(({ price }) => b.bill(price));
      return {
        gear: {
          barGive: (s, seat, kind, corner) => {
            if (own.owner(s, corner) !== seat) return NO_KNIGHT;
            if (at[CANNON].get(s, corner) !== 0 || at[HORSE].get(s, corner) !== 0) return EQUIPPED;
            // Whoever gets a cannon beside an enemy attacks.
            return kind === CANNON
              ? b.the.units.barCome(s, seat, own.strength(s, corner) + 1, corner, corner)
              : undefined;
          },
          given: (s, kind, corner) => {
            const before = cornerOf(s, own.owner(s, corner), kind);
            if (before >= 0) at[kind].set(s, before, 0);
            at[kind].set(s, corner, 1);
            if (s.events) tell(s, `${GEAR[kind].id}-given`, { seat: own.owner(s, corner), corner });
            if (kind === CANNON) b.the.units.rose(s, corner);
          },
        },
        units: {
          strength: (s, corner) => was.units.strength(s, corner) + at[CANNON].get(s, corner),
          lifted: (s, corner) => {
            was.units.lifted(s, corner);
            const seat = own.owner(s, corner);
            if (seat >= b.seats) return;
            lifted.set(s, seat, 0);
            for (let kind = 0; kind < at.length; kind++) {
              if (at[kind].get(s, corner) === 0) continue;
              at[kind].set(s, corner, 0);
              lifted.set(s, seat, kind + 1);
            }
          },
          came: (s, corner) => {
            const seat = own.owner(s, corner);
            if (seat < b.seats && lifted.get(s, seat) > 0) {
              at[lifted.get(s, seat) - 1].set(s, corner, 1);
              lifted.set(s, seat, 0);
            }
            was.units.came(s, corner);
          },
          // A horse carries its knight anywhere.
          refuges: (s, seat, from) => {
            if (seat >= b.seats || lifted.get(s, seat) !== HORSE + 1) return was.units.refuges(s, seat, from);
            return Array.from({ length: b.topology.corners }, (_, corner) => corner).filter((corner) =>
              b.rules.cornerReached(s, seat, corner),
            );
          },
        },
        unbuild: (s, piece, place) => {
          was.unbuild(s, piece, place);
          if (isKnight[piece]) for (const row of at) row.set(s, place, 0);
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          lifted.fill(s, 0);
        },
        hints: {
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            GEAR.forEach(({ worth }, kind) => {
              if (houses[kind].get(s, seat) === 0 && own.count(s, seat) > kind) aim(prices[kind], worth);
            });
          },
          progress: (s, seat) =>
            was.hints.progress(s, seat) + (cornerOf(s, seat, HORSE) >= 0 ? GEAR[HORSE].worth : 0),
        },
      };
    },
    moves: (b) => GEAR.flatMap((_, kind) => gearMoves(b, kind)),
    words: { terms: gearTerms() },
    looks: {
      fields: {
        cannonAt: { on: 'corner', shape: 'cannon', colour: '#4a4a52' },
        horseAt: { on: 'corner', shape: 'horse', colour: '#8a5a2b' },
        foundries: { on: 'seat', shape: 'cannon', colour: '#4a4a52', hideAt: 0 },
        horseFarms: { on: 'seat', shape: 'horse', colour: '#8a5a2b', hideAt: 0 },
      },
      moves: {
        foundry: { shape: 'cannon', colour: '#4a4a52' },
        'cannon-over': { shape: 'cannon', colour: '#4a4a52' },
        'horse-farm': { shape: 'horse', colour: '#8a5a2b' },
        'horse-over': { shape: 'horse', colour: '#8a5a2b' },
      },
    },
  };
}

/** Building the house, giving out what lies there, and giving it from one knight to another. */
function gearMoves(b: Book, kind: number): MoveSpec[] {
  const { id, house, price, over } = GEAR[kind];
  const own = knights.of(b);
  const { houses, cornerOf } = gearOf(b);
  const built = houses[kind];
  const none = b.bill({});
  const corners = new Int16Array(b.topology.corners);
  const move = (
    name: string,
    bill: Bill,
    housed: boolean,
    bar: (s: State, seat: Seat) => Bar,
    first?: (s: State, seat: Seat) => void,
  ): MoveSpec => ({
    name,
    needs: Int32Array.of(...needsOf(b, bill), ...(housed ? [built.at, 1, 1] : [])),
    args: [{ name: 'corner', domain: b.domain('corner') }],
    decisions: ['main', 'build', 'special'],
    ...(bill.length > 0 && { price: () => bill }),
    list: (s, seat, out) => {
      if (!canPay(b, s, seat, bill) || bar(s, seat)) return;
      const count = own.find(s, seat, corners);
      for (let i = 0; i < count; i++)
        if (b.the.gear.barGive(s, seat, kind, corners[i]) === undefined) out.put(corners[i]);
    },
    apply: (s, seat, corner) => {
      pay(b, s, seat, bill);
      first?.(s, seat);
      b.the.gear.given(s, kind, corner);
      b.rules.reviewAwards(s);
    },
    why: (s, seat, corner) => {
      const never = bar(s, seat);
      if (never) return never;
      if (!canPay(b, s, seat, bill)) {
        const cost = bill.map(([good, count]) => `${count} ${b.goods[good].id}`).join(', ');
        return reason('cannot-pay', `this costs ${cost}`, { piece: name, cost });
      }
      if (corner >= 0) return b.the.gear.barGive(s, seat, kind, corner);
      return own.any(s, seat) ? undefined : NO_KNIGHT;
    },
  });
  const lacksHouse = (s: State, seat: Seat): Bar => (built.get(s, seat) === 0 ? NO_HOUSE[kind] : undefined);
  const isOut = (s: State, seat: Seat): boolean => cornerOf(s, seat, kind) >= 0;
  return [
    move(
      house,
      b.bill(price),
      false,
      (s, seat) => (built.get(s, seat) !== 0 ? HAS_HOUSE[kind] : undefined),
      (s, seat) => {
        built.set(s, seat, 1);
        if (s.events) tell(s, `${house}-built`, { seat });
      },
    ),
    move(
      `${id}-out`,
      none,
      true,
      (s, seat) => lacksHouse(s, seat) ?? (isOut(s, seat) ? OUT[kind] : undefined),
    ),
    move(
      `${id}-over`,
      b.bill(over),
      true,
      (s, seat) => lacksHouse(s, seat) ?? (isOut(s, seat) ? undefined : AT_HOME[kind]),
    ),
  ];
}

function gearTerms(): Terms {
  return {
    'field.cannonAt': 'Cannoneer',
    'field.horseAt': 'Cavalry',
    'field.foundries': 'Foundry',
    'field.horseFarms': 'Horse farm',
    'move.foundry': 'Build the foundry, and give this knight the cannon',
    'move.foundry.short': 'Foundry',
    'move.cannon-out': 'Give this knight the cannon',
    'move.cannon-out.short': 'Hand out the cannon',
    'move.cannon-over': 'Give the cannon to this knight instead',
    'move.cannon-over.short': 'Move the cannon',
    'move.horse-farm': 'Build the horse farm, and give this knight the horse',
    'move.horse-farm.short': 'Horse farm',
    'move.horse-out': 'Give this knight the horse',
    'move.horse-out.short': 'Hand out the horse',
    'move.horse-over': 'Give the horse to this knight instead',
    'move.horse-over.short': 'Move the horse',
    'event.foundry-built': '{seat} builds a foundry.',
    'event.horse-farm-built': '{seat} builds a horse farm.',
    'event.cannon-given': 'A knight of {seat} gets the cannon.',
    'event.horse-given': 'A knight of {seat} gets the horse.',
    'reason.has-gear': 'A knight has a cannon or a horse, and never both.',
    'reason.no-foundry': 'Without the foundry there is no cannon.',
    'reason.no-horse-farm': 'Without the horse farm there is no horse.',
    'reason.has-foundry': 'You have built the foundry.',
    'reason.has-horse-farm': 'You have built the horse farm.',
    'reason.cannon-out': 'The cannon is with a knight.',
    'reason.horse-out': 'The horse is with a knight.',
    'reason.cannon-home': 'The cannon is with no knight.',
    'reason.horse-home': 'The horse is with no knight.',
  };
}
