import { type Bar, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import type { CargoLook } from '@hexwright/rulebook';
import type { Corner, Hex } from '../../board/index.ts';
import {
  makeStow,
  numberMoment,
  SAILING,
  type ShipsOnCorners,
  type Stow,
  take,
} from '../../mechanics/index.ts';
import { ANY_GOOD, type Book, type Good, type Part } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    colonyTokens: ColonyTokenPoints;
  }
}

export interface ColonyTokenPoints {
  /** the seat has come into so many tokens of a kind, which lie in its supply */
  gained(s: State, seat: Seat, kind: number): void;
  /** what a token of the kind that has come home is worth to a bot, in points */
  worth(kind: number): number;
}

/** A kind of token: what its hexes are, and how many there are. */
export interface ColonyToken extends CargoLook {
  readonly count: number;
  /** to a bot, in points: what one is worth that has come home, and as an income that never ends */
  readonly worth: number;
  readonly yields: number;
}

export interface ColonyTokensConfig {
  readonly ships: ShipsOnCorners;
  readonly tokens: readonly ColonyToken[];
  /** how many tokens lie at a settlement at most */
  readonly room: number;
  /** the region where ships unload */
  readonly home: string;
}

/** What can be asked of the tokens of a book, and done with them. */
export interface ColonyTokens {
  /** by corner */
  readonly stores: Stow;
  readonly goods: readonly Good[];
  /** the kind that the good is, or -1 */
  kindOf(good: Good): number;
  /** whether the corner is one of the home island */
  isHome(corner: Corner): boolean;
  /** a token out of the stock, if one is left, into the supply of the seat */
  gain(s: State, seat: Seat, kind: number): void;
  /** the seat chooses a kind of token, which comes to its settlement on the corner, or into its supply with -1 */
  choose(s: State, seat: Seat, corner: Corner): void;
  /** one that lies somewhere on the board comes into the supply of the seat */
  bring(s: State, seat: Seat, kind: number): void;
}

export const COLONY_TOKENS = 'colonyStore';
const CHOOSE = 'choose-colony-token';
export const NO_TOKEN = reason('no-token', 'no such token lies there');
const NO_SHIP = reason('no-ship-there', 'no ship of the seat lies there');
const SHIP_FULL = reason('ship-full', 'the ship has no room for it');
export const NOT_LINKED = reason('not-linked', 'no road of the seat leads there');
export const STORE_FULL = reason('store-full', 'no more tokens have room there');
const NOT_HOME = reason('not-home', 'tokens are unloaded at the home island');
const NO_CHOICE = reason('token-used-up', 'no such token is left');

const handles = new WeakMap<Book, ColonyTokens>();

export function colonyTokensOf(b: Book, { home, room, tokens }: ColonyTokensConfig): ColonyTokens {
  const known = handles.get(b);
  if (known) return known;
  const goods = tokens.map(({ kind }) => b.good(kind));
  const stores = makeStow(b.row(COLONY_TOKENS), room);
  const { corners, cornerHex, cornerHexFrom } = b.topology;
  const atHome = new Uint8Array(corners);
  for (let corner = 0; corner < corners; corner++)
    for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
      if (b.layout.hexes[cornerHex[i]].region === home) atHome[corner] = 1;
  const decision = b.decision(CHOOSE);
  const own: ColonyTokens = {
    stores,
    goods,
    kindOf: (good) => goods.indexOf(good),
    isHome: (corner) => atHome[corner] === 1,
    gain: (s, seat, kind) => {
      if (b.fields.bank.get(s, goods[kind]) === 0) return;
      take(b, s, seat, goods[kind], 1);
      if (s.events) tell(s, 'token-gained', { seat, token: tokens[kind].kind });
      b.the.colonyTokens.gained(s, seat, kind);
    },
    choose: (s, seat, corner) => {
      const open = corner < 0 ? push : b.opening('number');
      open(s, decision, 1 << seat, corner + 1);
    },
    bring: (s, seat, kind) => {
      b.fields.hold.add(s, seat, goods[kind], 1);
      b.the.colonyTokens.gained(s, seat, kind);
    },
  };
  handles.set(b, own);
  return own;
}

/**
 * Hexes that give tokens lay them at the settlements beside them, so many at most, where they wait for a ship. Tokens go
 * along roads from settlement to settlement, aboard ships that lie there, and out of them at home, into the supply of
 * their owner. A hex that gives any good gives a token of choice. What tokens are good for, others say.
 */
export function colonyTokens(config: ColonyTokensConfig): Part {
  const { ships, tokens, room } = config;
  const kindArg = tokenArg(config);
  return {
    id: 'colony-tokens',
    of: config,
    uses: [ships.part, numberMoment()],
    goods: tokens.map(({ kind, count }) => ({
      id: kind,
      inHand: false,
      tradeable: false,
      bankSells: false,
      bankBuys: false,
      choosable: false,
      open: true,
      supply: count,
    })),
    exempt: {
      goods: tokens.map(({ kind }) => kind),
      rare: ['event.token-lost', 'move.shift-token', 'event.token-shifted'],
    },
    fields: {
      /** by corner and slot: a kind plus one */
      [COLONY_TOKENS]: { per: (b) => [b.topology.corners * room] },
    },
    decisions: {
      [CHOOSE]: {
        args: (b) => [{ name: 'corner', domain: { id: 'corner-or-none', size: b.topology.corners + 1 } }],
      },
    },
    slots: { number: { [CHOOSE]: 'choice' } },
    brings: ['colonyTokens'],
    rules: (was, b) => {
      const own = colonyTokensOf(b, config);
      const fleet = ships.of(b);
      const { hexes, hexPlace, hexPlaceFrom, corners } = b.topology;
      const { building, bank } = b.fields;
      const isToken = Uint8Array.from(b.goods, (_, good) => (own.goods.includes(good) ? 1 : 0));
      const isColony = (hex: Hex): boolean => b.layout.hexes[hex].region !== config.home;
      const deposit = (s: State, seat: Seat, corner: Corner, kind: number): void => {
        if (!own.stores.room(s, corner) || bank.get(s, own.goods[kind]) === 0) {
          if (s.events) tell(s, 'token-lost', { seat, token: tokens[kind].kind, corner });
          return;
        }
        bank.add(s, own.goods[kind], -1);
        own.stores.add(s, corner, kind);
        if (s.events) tell(s, 'token-stored', { seat, token: tokens[kind].kind, corner });
      };
      /** what the number brings the seat, after all goods */
      const store = (s: State, number: number, seat: Seat): void => {
        for (let hex = 0; hex < hexes; hex++) {
          if (!isColony(hex) || !b.rules.answers(s, hex, number) || b.rules.hexStopped(s, hex)) continue;
          const good = b.rules.hexGood(s, hex);
          if (good !== ANY_GOOD && own.kindOf(good) < 0) continue;
          for (let i = hexPlaceFrom[hex]; i < hexPlaceFrom[hex + 1]; i++) {
            const mark = building.get(s, hexPlace[i]);
            if (mark === 0 || b.ownerOf[mark] !== seat) continue;
            for (let n = b.rules.drawFrom(s, hex, hexPlace[i], b.pieceOf[mark]); n > 0; n--)
              if (good === ANY_GOOD) own.choose(s, seat, hexPlace[i]);
              else deposit(s, seat, hexPlace[i], own.kindOf(good));
          }
        }
      };
      const worthAt = (s: State, corner: Corner): number => {
        let worth = 0;
        for (let kind = 0; kind < tokens.length; kind++)
          worth += own.stores.count(s, corner, kind) * b.the.colonyTokens.worth(kind);
        return worth;
      };
      return {
        colonyTokens: { gained: () => {}, worth: (kind) => tokens[kind].worth },
        // What lies at a settlement is laid there when all goods have been paid.
        mayReceive: (s, seat, good, count) =>
          isToken[good] === 1 ? 0 : was.mayReceive(s, seat, good, count),
        hexOwes: (s, hex, good, corner, piece, seat) => {
          if (good !== ANY_GOOD || !isColony(hex)) was.hexOwes(s, hex, good, corner, piece, seat);
        },
        afterProduction: (s, number) => {
          was.afterProduction(s, number);
          const active = Math.max(0, b.fields.active.get(s));
          for (let i = 0; i < b.seats; i++) store(s, number, (active + i) % b.seats);
        },
        shipping: {
          errands: (s, seat, ship, errand) => {
            was.shipping.errands(s, seat, ship, errand);
            const aboard = fleet.stow.size(s, ship);
            let cargo = 0;
            for (let kind = 0; kind < tokens.length; kind++)
              cargo += fleet.stow.count(s, ship, kind) * b.the.colonyTokens.worth(kind);
            for (let corner = 0; corner < corners; corner++) {
              const mark = building.get(s, corner);
              if (mark === 0 || b.ownerOf[mark] !== seat) continue;
              if (own.isHome(corner) && fleet.isWater(s, corner)) {
                if (aboard > 0) errand(corner, LANDED * cargo);
              } else if (aboard < room && own.stores.size(s, corner) > 0)
                errand(corner, LANDED * FETCHED * (cargo + worthAt(s, corner)));
            }
          },
        },
        hints: {
          progress: (s, seat) => {
            let sum = was.hints.progress(s, seat);
            for (let corner = 0; corner < corners; corner++) {
              if (own.stores.size(s, corner) === 0) continue;
              const mark = building.get(s, corner);
              if (mark !== 0 && b.ownerOf[mark] === seat) sum += WAITING * worthAt(s, corner);
            }
            fleet.each(s, seat, (ship) => {
              for (let kind = 0; kind < tokens.length; kind++)
                sum += ABOARD * fleet.stow.count(s, ship, kind) * b.the.colonyTokens.worth(kind);
            });
            for (let kind = 0; kind < tokens.length; kind++)
              sum += b.fields.hold.get(s, seat, own.goods[kind]) * b.the.colonyTokens.worth(kind);
            return sum;
          },
        },
      };
    },
    moves: (b) => {
      const own = colonyTokensOf(b, config);
      const fleet = ships.of(b);
      const { stores } = own;
      const linked = makeLinks(b);
      const { corners } = b.topology;
      const { building, bank } = b.fields;
      const K = tokens.length;
      const corner = b.domain('corner');
      const isOwn = (s: State, seat: Seat, at: Corner): boolean => {
        const mark = building.get(s, at);
        return mark !== 0 && b.ownerOf[mark] === seat;
      };
      const barLoad = (s: State, seat: Seat, at: Corner, kind: number): Bar => {
        const ship = fleet.of(s, seat, at);
        if (ship < 0) return NO_SHIP;
        if (!isOwn(s, seat, at) || (kind >= 0 && stores.count(s, at, kind) === 0)) return NO_TOKEN;
        return fleet.stow.room(s, ship) ? undefined : SHIP_FULL;
      };
      const barUnload = (s: State, seat: Seat, at: Corner): Bar => {
        const ship = fleet.of(s, seat, at);
        if (ship < 0) return NO_SHIP;
        if (!own.isHome(at) || !isOwn(s, seat, at)) return NOT_HOME;
        return fleet.stow.size(s, ship) > 0 ? undefined : NO_TOKEN;
      };
      const barShift = (s: State, seat: Seat, from: Corner, to: Corner, kind: number): Bar => {
        if (!isOwn(s, seat, from) || stores.count(s, from, kind) === 0) return NO_TOKEN;
        if (!stores.room(s, to)) return STORE_FULL;
        return linked(s, seat, from).includes(to) ? undefined : NOT_LINKED;
      };
      return [
        {
          name: CHOOSE,
          args: [kindArg],
          decisions: [CHOOSE],
          list: (s, _seat, out) => {
            let any = false;
            for (let kind = 0; kind < K; kind++)
              if (bank.get(s, own.goods[kind]) > 0) {
                any = true;
                out.put(kind);
              }
            if (!any) out.put(0);
          },
          apply: (s, seat, kind) => {
            const at = topArg(s, 0) - 1;
            pop(s);
            if (at < 0) {
              own.gain(s, seat, kind);
              return;
            }
            if (bank.get(s, own.goods[kind]) > 0 && stores.room(s, at)) {
              bank.add(s, own.goods[kind], -1);
              stores.add(s, at, kind);
              if (s.events) tell(s, 'token-stored', { seat, token: tokens[kind].kind, corner: at });
            } else if (s.events) tell(s, 'token-lost', { seat, token: tokens[kind].kind, corner: at });
          },
          why: (_s, _seat, kind) => (kind < 0 ? undefined : NO_CHOICE),
        },
        {
          name: 'load-token',
          quiet: true,
          args: [{ name: 'corner', domain: corner }, kindArg],
          decisions: [SAILING],
          list: (s, seat, out) =>
            fleet.each(s, seat, (_ship, at) => {
              if (stores.size(s, at) === 0) return;
              for (let kind = 0; kind < K; kind++)
                if (barLoad(s, seat, at, kind) === undefined) out.put(at, kind);
            }),
          apply: (s, seat, at, kind) => {
            stores.remove(s, at, kind);
            fleet.stow.add(s, fleet.of(s, seat, at), kind);
            if (s.events) tell(s, 'token-loaded', { seat, token: tokens[kind].kind });
          },
          why: (s, seat, at, kind) => (at < 0 ? NO_TOKEN : barLoad(s, seat, at, kind)),
        },
        {
          name: 'unload-tokens',
          quiet: true,
          args: [{ name: 'corner', domain: corner }],
          decisions: [SAILING],
          list: (s, seat, out) =>
            fleet.each(s, seat, (_ship, at) => {
              if (barUnload(s, seat, at) === undefined) out.put(at);
            }),
          apply: (s, seat, at) => {
            const ship = fleet.of(s, seat, at);
            if (s.events) tell(s, 'tokens-unloaded', { seat, count: fleet.stow.size(s, ship) });
            for (let kind = 0; kind < K; kind++)
              while (fleet.stow.count(s, ship, kind) > 0) {
                fleet.stow.remove(s, ship, kind);
                own.bring(s, seat, kind);
              }
          },
          why: (s, seat, at) => (at < 0 ? NOT_HOME : barUnload(s, seat, at)),
        },
        {
          name: 'shift-token',
          quiet: true,
          args: [{ name: 'from', domain: corner }, { name: 'to', domain: corner }, kindArg],
          decisions: ['main', 'build', SAILING],
          list: (s, seat, out) => {
            for (let from = 0; from < corners; from++) {
              if (stores.size(s, from) === 0 || !isOwn(s, seat, from)) continue;
              for (const to of linked(s, seat, from))
                if (stores.room(s, to))
                  for (let kind = 0; kind < K; kind++)
                    if (stores.count(s, from, kind) > 0) out.put(from, to, kind);
            }
          },
          apply: (s, seat, from, to, kind) => {
            stores.remove(s, from, kind);
            stores.add(s, to, kind);
            if (s.events) tell(s, 'token-shifted', { seat, token: tokens[kind].kind });
          },
          why: (s, seat, from, to, kind) => (from < 0 ? NO_TOKEN : barShift(s, seat, from, to, kind)),
        },
      ];
    },
    words: {
      terms: {
        'field.colonyStore': 'Colony tokens',
        [`move.${CHOOSE}`]: 'Choose a colony token',
        [`decision.${CHOOSE}`]: 'Which colony token does the volcano give?',
        'move.load-token': 'Load a colony token',
        'move.load-token.short': 'Load',
        'move.unload-tokens': 'Unload the colony tokens',
        'move.unload-tokens.short': 'Unload',
        'move.shift-token': 'Shift a colony token along your roads',
        'move.shift-token.short': 'Shift a token',
        'event.token-gained': '{seat} gains a colony token: {token}.',
        'event.token-stored': 'A colony token waits for {seat}: {token}.',
        'event.token-lost': 'A colony token finds no room with {seat}: {token}.',
        'event.token-loaded': '{seat} loads a colony token: {token}.',
        'event.tokens-unloaded': '{seat} unloads colony tokens: {count}.',
        'event.token-shifted': '{seat} shifts a colony token: {token}.',
        'reason.no-token': 'No such colony token lies there.',
        'reason.no-ship-there': 'No ship of yours lies there.',
        'reason.ship-full': 'The ship has no room for it.',
        'reason.not-linked': 'Your roads do not lead there.',
        'reason.store-full': 'No more colony tokens have room there.',
        'reason.not-home': 'You unload at a settlement or city of yours on the home island.',
        'reason.token-used-up': 'None of these is left.',
      },
    },
    looks: {
      goods: Object.fromEntries(
        tokens.map(({ kind, colour, shape }, i) => [
          kind,
          { colour, shape, ...(i === 0 && { apart: true }) },
        ]),
      ),
      fields: { [COLONY_TOKENS]: { on: 'basins', slots: room, kinds: tokens.map(lookOf) } },
    },
  };
}

/** what is left of a token's worth at home while it is under way there, and of what a ship would still have to fetch */
const LANDED = 0.8;
const FETCHED = 0.5;
/** what counts of it besides, wherever its ship is */
const WAITING = 0.05;
const ABOARD = 0.12;

/** a kind of token, as the argument of a move */
export function tokenArg({ tokens }: ColonyTokensConfig) {
  const names = tokens.map(({ kind }) => kind);
  return { name: 'token', domain: { id: 'colony-token', size: names.length, names } };
}

export const lookOf = ({ kind, shape, colour }: ColonyToken): CargoLook => ({ kind, shape, colour });

/** The other towns of a seat that its roads join to the one on the corner, or to the place where it stood. */
export function makeLinks(b: Book): (s: State, seat: Seat, from: Corner) => readonly Corner[] {
  const { corners, cornerEdge, cornerEdgeFrom, cornerCorner } = b.topology;
  const { route, building } = b.fields;
  const queue = new Int16Array(corners);
  const seen = new Uint8Array(corners);
  const found: Corner[] = [];
  return (s, seat, from) => {
    found.length = 0;
    seen.fill(0);
    seen[from] = 1;
    queue[0] = from;
    for (let head = 0, tail = 1; head < tail; head++) {
      const here = queue[head];
      if (here !== from && b.rules.cornerBlocks(s, seat, here)) continue;
      for (let i = cornerEdgeFrom[here]; i < cornerEdgeFrom[here + 1]; i++) {
        const mark = route.get(s, cornerEdge[i]);
        const to = cornerCorner[i];
        if (mark === 0 || b.ownerOf[mark] !== seat || seen[to] === 1) continue;
        seen[to] = 1;
        queue[tail++] = to;
        const town = building.get(s, to);
        if (town !== 0 && b.ownerOf[town] === seat) found.push(to);
      }
    }
    return found;
  };
}

/** All that a ship holds goes back to where tokens come from. */
export function dropTokens(b: Book, config: ColonyTokensConfig, s: State, ship: number): void {
  const own = colonyTokensOf(b, config);
  const { stow } = config.ships.of(b);
  own.goods.forEach((good, kind) => {
    b.fields.bank.add(s, good, stow.count(s, ship, kind));
  });
  stow.clear(s, ship);
}
