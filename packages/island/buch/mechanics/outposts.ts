import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { type Corner, type Hex, hiddenNeed } from '../../board/index.ts';
import { CORNER_SHIP, foundsAt, SAILING, type Traveller } from '../../mechanics/index.ts';
import { ANY_GOOD, type Book, concerning, type Part } from '../../rulebook/index.ts';
import { type ColonyTokensConfig, colonyTokensOf, dropTokens } from './colony-tokens.ts';
import { makeProspects } from './outpost-prospects.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    colonyPosts: ColonyPostPoints;
  }
}

export interface ColonyPostPoints {
  /** how many more outposts the seat could set up */
  left(s: State, seat: Seat): number;
}

export interface OutpostsConfig {
  readonly tokens: ColonyTokensConfig;
  /** how many each seat has; without a number every ship can become one */
  readonly supply?: number;
  /** whether a ship that has found the sea alone sails on. Default false: it stops there. */
  readonly sailsOn?: boolean;
}

export const OUTPOSTS = 'colonyPosts';
const HAS_OUTPOST = reason('has-outpost', 'the seat has an outpost there');
const NO_OUTPOST = reason('no-outpost-left', 'the seat has no outpost left');
const NO_COLONY_LAND = reason('no-colony-land', 'outposts stand on known land away from home');
const NO_SHIP_NEAR = reason('ship-not-near', 'no ship of the seat lies beside it');
const UNKNOWN_NEAR = reason('unknown-near', 'an unknown hex lies there');

/** The outposts of a book. */
export interface Outposts {
  has(s: State, seat: Seat, hex: Hex): boolean;
  set(s: State, seat: Seat, hex: Hex, count: number): void;
  /** all of the seat */
  count(s: State, seat: Seat): number;
}

export function outpostsOf(b: Book): Outposts {
  const row = b.grid<Hex, Seat>(OUTPOSTS);
  return {
    has: (s: State, seat: Seat, hex: Hex): boolean => row.get(s, hex, seat) > 0,
    set: (s: State, seat: Seat, hex: Hex, count: number): void => row.set(s, hex, seat, count),
    count: (s: State, seat: Seat): number => {
      let count = 0;
      for (let hex = 0; hex < b.topology.hexes; hex++) count += row.get(s, hex, seat);
      return count;
    },
  };
}

/**
 * A ship that comes to unknown hexes uncovers them; it becomes an outpost of its owner on the land that it finds, and brings a token. Later
 * any ship beside the land may become one. A settlement may be founded on a corner without a road where all land around
 * it is known and has an outpost of the seat; those are used up.
 */
export function outposts({ tokens, supply, sailsOn = false }: OutpostsConfig): Part {
  const { ships } = tokens;
  return {
    id: 'colony-outposts',
    of: { supply, sailsOn },
    uses: [ships.part],
    boardNeeds: [hiddenNeed],
    fields: {
      [OUTPOSTS]: { per: ['hex', 'seat'] },
      /** the ship that is discovering, plus one */
      scout: { noLook: 'it lies where it uncovers hexes' },
    },
    brings: ['colonyPosts'],
    rules: (was, b) => {
      const own = colonyTokensOf(b, tokens);
      const fleet = ships.of(b);
      const posts = outpostsOf(b);
      const scout = b.cell('scout');
      const unknown = b.terrain('unknown');
      const { terrain, building } = b.fields;
      const { hexes, corners, cornerHex, cornerHexFrom, hexPlace, hexPlaceFrom, edgeHex } = b.topology;
      const routesAt = b.grid<Seat, Corner>('routesAt');
      const isUnknown = (s: State, hex: Hex): boolean => hex >= 0 && terrain.get(s, hex) === unknown;
      const isColony = (s: State, hex: Hex): boolean =>
        b.layout.hexes[hex].region !== tokens.home && b.land[terrain.get(s, hex)] === 1;
      const besideUnknown = (s: State, corner: Corner): boolean => {
        for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
          if (isUnknown(s, cornerHex[i])) return true;
        return false;
      };
      /** whether all land around the corner has an outpost of the seat, and none of it is home or unknown */
      const isCovered = (s: State, seat: Seat, corner: Corner): boolean => {
        if (own.isHome(corner)) return false;
        let land = 0;
        for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++) {
          const hex = cornerHex[i];
          if (isUnknown(s, hex)) return false;
          if (!b.land[terrain.get(s, hex)]) continue;
          if (!posts.has(s, seat, hex)) return false;
          land++;
        }
        return land > 0;
      };
      const uncoverNext = (s: State, seat: Seat, corner: Corner): void => {
        for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
          if (isUnknown(s, cornerHex[i])) {
            b.the.discovery.discover(s, seat, cornerHex[i]);
            return;
          }
      };
      const prospects = makeProspects(b, tokens, posts);
      return {
        colonyPosts: {
          left: (s, seat) => (supply === undefined ? 1 : supply - posts.count(s, seat)),
        },
        travel: {
          stops: concerning(
            CORNER_SHIP,
            (s, kind, unit, place) =>
              was.travel.stops(s, kind, unit, place) || (kind === CORNER_SHIP && besideUnknown(s, place)),
          ),
          goesOn: (s, kind, unit, place) =>
            was.travel.goesOn(s, kind, unit, place) || (sailsOn && kind === CORNER_SHIP),
          arrived: (s, kind, seat, unit, place) => {
            was.travel.arrived(s, kind, seat, unit, place);
            if (kind !== CORNER_SHIP || !besideUnknown(s, place)) return;
            scout.set(s, unit + 1);
            uncoverNext(s, seat, place);
          },
        },
        discovery: {
          discovered: (s, seat, hex) => {
            const ship = scout.get(s) - 1;
            const at = ship < 0 ? -1 : fleet.at(s, ship);
            if (!b.land[terrain.get(s, hex)]) {
              if (at >= 0) uncoverNext(s, seat, at);
              if (at < 0 || !besideUnknown(s, at)) scout.set(s, 0);
              return;
            }
            scout.set(s, 0);
            if (ship >= 0 && !posts.has(s, seat, hex) && b.the.colonyPosts.left(s, seat) > 0) {
              dropTokens(b, tokens, s, ship);
              fleet.put(s, ship, -1);
              posts.set(s, seat, hex, 1);
              if (s.events) tell(s, 'outpost', { seat, hex });
            } else if (ship >= 0) fleet.halt(s, ship);
            const good = b.rules.hexGood(s, hex);
            if (good === ANY_GOOD) own.choose(s, seat, -1);
            else if (own.kindOf(good) >= 0) own.gain(s, seat, own.kindOf(good));
            else was.discovery.discovered(s, seat, hex);
          },
        },
        barFound: (s, seat, corner) =>
          was.barFound(s, seat, corner) ?? (besideUnknown(s, corner) ? UNKNOWN_NEAR : undefined),
        barBuild: (s, seat, piece, place, list) => {
          const bar = was.barBuild(s, seat, piece, place, list);
          if (bar) return bar;
          const { on } = b.pieces[piece];
          if (on === 'edge')
            return isUnknown(s, edgeHex[place * 2]) || isUnknown(s, edgeHex[place * 2 + 1])
              ? UNKNOWN_NEAR
              : undefined;
          return on === 'corner' && besideUnknown(s, place) ? UNKNOWN_NEAR : undefined;
        },
        cornerReached: (s, seat, corner) => was.cornerReached(s, seat, corner) || isCovered(s, seat, corner),
        reachedCorners: (s, seat, into) => {
          let count = was.reachedCorners(s, seat, into);
          for (let corner = 0; corner < corners; corner++)
            if (
              !own.isHome(corner) &&
              building.get(s, corner) === 0 &&
              routesAt.get(s, seat, corner) === 0 &&
              isCovered(s, seat, corner)
            )
              into[count++] = corner;
          return count;
        },
        build: (s, seat, piece, place) => {
          const uses =
            seat < b.seats &&
            foundsAt(b, s, piece, place) &&
            routesAt.get(s, seat, place) === 0 &&
            isCovered(s, seat, place);
          was.build(s, seat, piece, place);
          if (!uses) return;
          for (let i = cornerHexFrom[place]; i < cornerHexFrom[place + 1]; i++)
            if (posts.has(s, seat, cornerHex[i])) {
              posts.set(s, seat, cornerHex[i], 0);
              if (s.events) tell(s, 'outpost-used', { seat, hex: cornerHex[i] });
            }
        },
        shipping: {
          errands: (s, seat, ship, errand) => {
            was.shipping.errands(s, seat, ship, errand);
            // A ship with tokens aboard does not give them up.
            if (fleet.stow.size(s, ship) > 0 || b.the.colonyPosts.left(s, seat) <= 0) return;
            for (let hex = 0; hex < hexes; hex++) {
              if (!isUnknown(s, hex) && !isColony(s, hex)) continue;
              const gain = posts.has(s, seat, hex) ? 0 : prospects.gain(s, seat, hex);
              if (gain > 0)
                for (let i = hexPlaceFrom[hex]; i < hexPlaceFrom[hex + 1]; i++) errand(hexPlace[i], gain);
            }
          },
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + prospects.worth(s, seat),
        },
      };
    },
    moves: (b) => {
      const own = colonyTokensOf(b, tokens);
      const fleet = ships.of(b);
      const posts = outpostsOf(b);
      const unknown = b.terrain('unknown');
      const { hexPlace, hexPlaceFrom, cornerHex, cornerHexFrom } = b.topology;
      const bar = (s: State, seat: Seat, corner: Corner, hex: Hex): Bar => {
        const ship = fleet.of(s, seat, corner);
        if (ship < 0 || !touches(hex, corner)) return NO_SHIP_NEAR;
        const lies = b.fields.terrain.get(s, hex);
        if (b.layout.hexes[hex].region === tokens.home || lies === unknown || !b.land[lies])
          return NO_COLONY_LAND;
        if (posts.has(s, seat, hex)) return HAS_OUTPOST;
        return b.the.colonyPosts.left(s, seat) > 0 ? undefined : NO_OUTPOST;
      };
      const touches = (hex: Hex, corner: Corner): boolean => {
        for (let i = hexPlaceFrom[hex]; i < hexPlaceFrom[hex + 1]; i++)
          if (hexPlace[i] === corner) return true;
        return false;
      };
      const raise = (s: State, seat: Seat, ship: Traveller, hex: Hex): void => {
        dropTokens(b, tokens, s, ship);
        fleet.put(s, ship, -1);
        posts.set(s, seat, hex, 1);
        if (s.events) tell(s, 'outpost', { seat, hex });
      };
      return [
        {
          name: 'outpost',
          args: [
            { name: 'corner', domain: b.domain('corner') },
            { name: 'hex', domain: b.domain('hex') },
          ],
          decisions: [SAILING],
          list: (s, seat, out) =>
            fleet.each(s, seat, (_ship, corner) => {
              if (own.isHome(corner)) return;
              for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
                if (bar(s, seat, corner, cornerHex[i]) === undefined) out.put(corner, cornerHex[i]);
            }),
          apply: (s, seat, corner, hex) => raise(s, seat, fleet.of(s, seat, corner), hex),
          why: (s, seat, corner, hex) => (corner < 0 || hex < 0 ? NO_SHIP_NEAR : bar(s, seat, corner, hex)),
        },
      ];
    },
    words: {
      terms: {
        'field.colonyPosts': 'Outposts',
        'move.outpost': 'Turn a ship into an outpost',
        'move.outpost.short': 'Outpost',
        'event.outpost': '{seat} sets up an outpost.',
        'event.outpost-used': 'An outpost of {seat} becomes part of the settlement.',
        'reason.has-outpost': 'You have an outpost there.',
        'reason.no-outpost-left': 'You have no outpost left.',
        'reason.no-colony-land': 'Outposts stand on known land of the outlying area.',
        'reason.ship-not-near': 'No ship of yours lies beside it.',
        'reason.unknown-near': 'An unknown hex lies there.',
      },
    },
    looks: {
      fields: { [OUTPOSTS]: { on: 'parties', shape: 'fort' } },
      moves: { outpost: { shape: 'fort', seat: true } },
    },
  };
}
