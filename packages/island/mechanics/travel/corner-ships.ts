import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { CargoLook } from '@hexwright/rulebook';
import type { Corner } from '../../board/index.ts';
import { type Bill, type Book, concerning, makeMemory, type Part, type Terms } from '../../rulebook/index.ts';
import { TAKEN } from '../core/bars.ts';
import { canPay, needsOf, pay } from '../core/goods.ts';
import { waters } from './fleet-handles.ts';
import { holdOf, type Travellers } from './handles.ts';
import type { Traveller } from './points.ts';
import { BUILDING, cannotPay } from './ship-moves.ts';
import { makeSoundings, REMOTE } from './soundings.ts';
import { makeStow, type Stow } from './stow.ts';
import { travel } from './travel.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    shipping: ShippingPoints;
  }
}

export interface ShippingPoints {
  /** how many more ships the seat may have on the board now */
  shipsLeft(s: State, seat: Seat): number;
  /** what a new ship on this corner costs; -1 asks for the least that it may cost anywhere */
  cost(s: State, seat: Seat, corner: Corner): Bill;
  /** what speaks against a new ship of the seat on this corner; where the price depends on the corner, also that it cannot be paid there */
  barBerth(s: State, seat: Seat, corner: Corner): Bar;
  /** a new ship of the seat lies there: what follows, and what is due for it besides its price */
  launched(s: State, seat: Seat, ship: Traveller, corner: Corner): void;
  /** names each thing that the ship could do with what it holds: where, and what that brings in points. Bots ask it for their own ships. */
  errands(s: State, seat: Seat, ship: Traveller, errand: (corner: Corner, gain: number) => void): void;
}

export interface CornerShipsConfig {
  /** how many each seat may have on the board */
  readonly ships: number;
  readonly cost: Readonly<Record<string, number>>;
  /** which of the two dice of a turn says how far each of them sails */
  readonly die: 'higher' | 'lower';
  /** what each of them can carry */
  readonly hold: { readonly slots: number; readonly kinds: readonly CargoLook[] };
  /** how many may lie on one corner of the open sea, whoever owns them. Default one. */
  readonly abreast?: number;
  /** whether any number of them may lie beside what stands on a corner. Default no. */
  readonly crowdsPorts?: boolean;
  /** whether what they can do depends on what is in hands, too. Default no. */
  readonly byHands?: boolean;
}

/** The ships of a book. */
export interface CornerShips extends Travellers {
  readonly stow: Stow;
  /** whether ships come to the corner: water lies beside it */
  isWater(s: State, corner: Corner): boolean;
  /** the ship of the seat on the corner with something aboard or not, the first there; -1 for none */
  of(s: State, seat: Seat, corner: Corner): Traveller;
  each(s: State, seat: Seat, visit: (ship: Traveller, corner: Corner) => void): void;
  /** the ship comes to lie there, new on the board */
  launch(s: State, seat: Seat, corner: Corner): void;
}

export interface ShipsOnCorners {
  readonly part: Part;
  readonly config: CornerShipsConfig;
  of(b: Book): CornerShips;
}

export const CORNER_SHIP = 'ship';
/** the phase in which ships sail */
export const SAILING = `move-${CORNER_SHIP}`;

const CORNER_FULL = reason('corner-full', 'no more ships have room there');
export const ON_LAND = reason('no-sea-way', 'no water leads there');
export const NO_BERTH = reason('no-berth', 'no building of the seat stands there');
const SHIPS_OUT = reason('ships-out', 'the seat has no ship left');

/** what is left of an errand for each step to it, and for a second ship that goes there */
const FADE = Float64Array.from({ length: REMOTE + 1 }, (_, steps) => (steps === REMOTE ? 0 : 0.95 ** steps));
const SECOND = 0.35;
/** what a ship is worth by itself */
const SHIP = 0.03;
/** how much of an errand counts before it is done: what a ship costs is soon missed */
const AHEAD = 0.4;

/**
 * Ships that stand on corners, each with a hold. They are built where a building of their owner stands at the water and
 * sail after trading and building, each as many steps as one of the two dice shows, past whatever may be passed.
 * What they carry and where they may lie besides, others say.
 */
export function cornerShips(config: CornerShipsConfig): ShipsOnCorners {
  const { abreast = 1, crowdsPorts = false, die, hold } = config;
  const ships = travel({
    name: CORNER_SHIP,
    on: 'corner',
    shape: 'ship',
    each: config.ships,
    allowance: 0,
    goes: 'way',
    picks: true,
    shared: abreast > 1,
    ...(!crowdsPorts && { apart: CORNER_FULL }),
    abreast,
    hold,
  });
  const known = new WeakMap<Book, CornerShips>();
  const of = (b: Book): CornerShips => {
    const own = known.get(b) ?? makeCornerShips(b, config, ships.of(b));
    known.set(b, own);
    return own;
  };
  const part: Part = {
    id: 'corner-ships',
    of: config,
    uses: [ships.part],
    brings: ['shipping'],
    rules: (was, b) => {
      const own = of(b);
      const { building } = b.fields;
      const isWay = waters(b);
      const bill = b.bill(config.cost);
      const promise = makePromise(b, own, isWay, config.byHands);
      const isFull = (s: State, corner: Corner): boolean =>
        !(crowdsPorts && building.get(s, corner) !== 0) && own.crowd(s, corner) >= abreast;
      return {
        travel: {
          allowance: concerning(CORNER_SHIP, (s, kind, unit) => {
            if (kind !== CORNER_SHIP) return was.travel.allowance(s, kind, unit);
            const { red, yellow } = b.the.roll;
            return die === 'higher' ? Math.max(red(s), yellow(s)) : Math.min(red(s), yellow(s));
          }),
          barStep: concerning(CORNER_SHIP, (s, kind, seat, unit, via, to) => {
            const bar = was.travel.barStep(s, kind, seat, unit, via, to);
            return bar ?? (kind === CORNER_SHIP && !isWay(s, via) ? ON_LAND : undefined);
          }),
          ...(crowdsPorts && {
            barStand: concerning(CORNER_SHIP, (s, kind, seat, unit, place) => {
              const bar = was.travel.barStand(s, kind, seat, unit, place);
              return bar ?? (kind === CORNER_SHIP && isFull(s, place) ? CORNER_FULL : undefined);
            }),
          }),
        },
        shipping: {
          shipsLeft: (s, seat) => config.ships - own.out(s, seat),
          barBerth: (s, seat, corner) => {
            const mark = building.get(s, corner);
            if (mark === 0 || b.ownerOf[mark] !== seat) return NO_BERTH;
            if (!own.isWater(s, corner)) return ON_LAND;
            return isFull(s, corner) ? CORNER_FULL : undefined;
          },
          cost: () => bill,
          launched: () => {},
          errands: () => {},
        },
        hints: {
          promised: (s, seat) => was.hints.promised(s, seat) + promise.ofAll(s, seat),
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (b.the.shipping.shipsLeft(s, seat) > 0)
              aim(b.the.shipping.cost(s, seat, -1), promise.ofAnother(s, seat));
          },
        },
      };
    },
    moves: (b) => {
      const own = of(b);
      const { corners } = b.topology;
      const least = (s: State, seat: Seat): Bill => b.the.shipping.cost(s, seat, -1);
      return [
        {
          name: CORNER_SHIP,
          args: [{ name: 'corner', domain: b.domain('corner') }],
          decisions: BUILDING,
          price: least,
          needs: b.isPlain('shipping.cost') ? needsOf(b, b.bill(config.cost)) : undefined,
          list: (s, seat, out) => {
            if (!canPay(b, s, seat, least(s, seat)) || b.the.shipping.shipsLeft(s, seat) <= 0) return;
            for (let corner = 0; corner < corners; corner++)
              if (b.the.shipping.barBerth(s, seat, corner) === undefined) out.put(corner);
          },
          apply: (s, seat, corner) => {
            pay(b, s, seat, b.the.shipping.cost(s, seat, corner));
            own.launch(s, seat, corner);
          },
          why: (s, seat, corner) => {
            if (b.the.shipping.shipsLeft(s, seat) <= 0) return SHIPS_OUT;
            if (!canPay(b, s, seat, least(s, seat))) return cannotPay(b, CORNER_SHIP, least(s, seat));
            if (corner >= 0) return b.the.shipping.barBerth(s, seat, corner);
            for (let at = 0; at < corners; at++)
              if (b.the.shipping.barBerth(s, seat, at) === undefined) return undefined;
            return NO_BERTH;
          },
        },
      ];
    },
    words: { terms: shipTerms, instead: sailingTerms },
    looks: {
      moves: {
        ship: { shape: 'ship', seat: true },
        'move-ship': { shape: 'ship', seat: true },
        'ship-to': { shape: 'ship', seat: true },
        'end-turn': { flow: 'on' },
        'rest-ship': { flow: 'end' },
      },
    },
  };
  return { part, config, of };
}

/** No ship stays where a building of another seat stands; it may pass. */
export function ownPortsOnly(): Part {
  return {
    id: 'own-ports-only',
    rules: (was, b) => ({
      travel: {
        barStand: concerning(CORNER_SHIP, (s, kind, seat, unit, place) => {
          const bar = was.travel.barStand(s, kind, seat, unit, place);
          if (bar || kind !== CORNER_SHIP) return bar;
          const mark = b.fields.building.get(s, place);
          return mark !== 0 && b.ownerOf[mark] !== seat ? TAKEN : undefined;
        }),
      },
    }),
  };
}

function makeCornerShips(b: Book, config: CornerShipsConfig, ships: Travellers): CornerShips {
  const { cornerHex, cornerHexFrom } = b.topology;
  const own: CornerShips = {
    ...ships,
    stow: makeStow(b.row(holdOf(CORNER_SHIP)), config.hold.slots),
    isWater: (s, corner) => {
      // Fewer than three hexes: beyond the rim lies water.
      if (cornerHexFrom[corner + 1] - cornerHexFrom[corner] < 3) return true;
      for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
        if (!b.land[b.fields.terrain.get(s, cornerHex[i])]) return true;
      return false;
    },
    of: (s, seat, corner) => {
      for (let ship = seat * config.ships; ship < (seat + 1) * config.ships; ship++)
        if (ships.at(s, ship) === corner) return ship;
      return -1;
    },
    each: (s, seat, visit) => {
      for (let ship = seat * config.ships; ship < (seat + 1) * config.ships; ship++) {
        const corner = ships.at(s, ship);
        if (corner >= 0) visit(ship, corner);
      }
    },
    launch: (s, seat, corner) => {
      const ship = ships.spare(s, seat);
      ships.put(s, ship, corner);
      if (s.events) tell(s, 'ship-built', { seat, corner });
      b.the.shipping.launched(s, seat, ship, corner);
    },
  };
  return own;
}

interface Promise {
  /** of all ships that the seat has out */
  ofAll(s: State, seat: Seat): number;
  /** of one more, built where it would lie best */
  ofAnother(s: State, seat: Seat): number;
}

/**
 * What the ships of a seat have before them, in points: for each the best errand, lessened by the way there, and by
 * more where another ship of the seat goes there already.
 */
function makePromise(
  b: Book,
  own: CornerShips,
  isWater: (s: State, edge: number) => boolean,
  byHands = false,
): Promise {
  const soundings = makeSoundings(b, { isWater });
  const { corners } = b.topology;
  const gains = new Float64Array(corners);
  const taken = new Uint8Array(corners);
  const errand = (corner: Corner, gain: number): void => {
    if (gain > gains[corner]) gains[corner] = gain;
  };
  let goal = -1;
  /** the best of the errands for a ship that lies there */
  const bestFrom = (s: State, at: Corner): number => {
    const far = soundings.fromCorner(s, at);
    let most = 0;
    goal = -1;
    for (let corner = 0; corner < corners; corner++) {
      if (gains[corner] === 0) continue;
      const steps = corner === at ? 0 : Math.min(REMOTE, far[corner] + 1);
      const worth = gains[corner] * FADE[steps] * (taken[corner] === 1 ? SECOND : 1);
      if (worth > most) [most, goal] = [worth, corner];
    }
    return most;
  };
  const board = makeMemory(b, byHands);
  let looker = -1;
  let all = 0;
  let another = 0;
  const look = (s: State, seat: Seat): void => {
    if (board.same(s) && looker === seat) return;
    looker = seat;
    all = another = 0;
    taken.fill(0);
    own.each(s, seat, (ship, at) => {
      gains.fill(0);
      b.the.shipping.errands(s, seat, ship, errand);
      all += SHIP + AHEAD * bestFrom(s, at);
      if (goal >= 0) taken[goal] = 1;
    });
    const spare = own.spare(s, seat);
    if (spare < 0) return;
    gains.fill(0);
    b.the.shipping.errands(s, seat, spare, errand);
    for (let corner = 0; corner < corners; corner++)
      if (b.the.shipping.barBerth(s, seat, corner) === undefined)
        another = Math.max(another, SHIP + AHEAD * bestFrom(s, corner));
  };
  return {
    ofAll: (s, seat) => {
      look(s, seat);
      return all;
    },
    ofAnother: (s, seat) => {
      look(s, seat);
      return another;
    },
  };
}

const shipTerms: Terms = {
  'move.ship': 'Build a ship',
  'event.ship-built': '{seat} builds a ship.',
  'reason.corner-full': 'There is no room for another ship.',
  'reason.no-sea-way': 'No water leads there.',
  'reason.no-berth': 'No building of yours stands there at the water.',
  'reason.ships-out': 'You have no ship left.',
};

const sailingTerms: Terms = {
  'move.move-ship': 'Sail',
  'move.ship-to': 'Sail there',
  'decision.ship-to': 'Where does the ship sail?',
  'move.rest-ship': 'End the turn',
  'decision.move-ship': 'Sail your ships, or end the turn',
  'event.ship-moved': '{seat} sails.',
  'reason.ship-too-far': 'That is too far for this ship.',
  'move.end-turn': 'Go on to the ships',
  'decision.main': 'Trade and build, or go on to the ships',
  'decision.build': 'Build, or go on to the ships',
};
