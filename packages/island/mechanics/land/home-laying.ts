import { type Bar, type Grid, pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { graphOf, type Hex, type Layout } from '../../board/index.ts';
import { type Book, NO_GOOD, type Options, type Part, type Terms } from '../../rulebook/index.ts';
import { NUMBERS, numberArg } from '../tokens/number-tokens.ts';
import { makeEdgeClass } from '../ways/routes.ts';
import { hexLayingTerms, terrainArg } from './draw-and-lay.ts';
import { harbourDomain, harbourKindTerms, harbourPlaces, harbourTouches } from './harbour-places.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    homeLaying: HomeLayingPoints;
  }
}

export interface HomeLayingPoints {
  /** what speaks against the seat's laying this hex on the place */
  barHex(s: State, seat: Seat, place: Hex, terrain: number): Bar;
  /** what speaks against this number on that hex there */
  barToken(s: State, seat: Seat, place: Hex, terrain: number, number: number): Bar;
  /** what speaks against the harbour on this place of the layout */
  barHarbour(s: State, seat: Seat, kind: number, harbour: number): Bar;
  /** a hex of the seat has found no place */
  noRoom(s: State, seat: Seat, terrain: number): void;
}

/** What each seat still has to lay: by terrain, by number, by kind of harbour. */
export interface HomeHands {
  readonly hexes: Grid<Seat>;
  readonly tokens: Grid<Seat>;
  readonly harbours: Grid<Seat>;
}

export interface HomeLayingConfig {
  /** gives out what there is to lay; others have done so if not said */
  readonly deal?: (b: Book) => (s: State, hands: HomeHands) => void;
  /** whether homes are laid in this game. Default always. */
  readonly when?: (options: Options) => boolean;
}

const HEX_TAKEN = reason('hex-taken', 'a hex lies there already');
const HAS_NONE = reason('home-none', 'the seat has no such hex, token or harbour to lay');
const NEEDS_TOKEN = reason(
  'home-token',
  'a hex that gives something is laid with a token, any other without',
);
const HARBOUR_TAKEN = reason('taken', 'the place is taken');
const HARBOUR_NEAR = reason('harbour-near', 'two harbours do not share a corner');
const NOT_HOME_COAST = reason('home-coast', 'a harbour lies on the coast of the own home');

export const homeHands = (b: Book): HomeHands => ({
  hexes: b.grid('homeHexes'),
  tokens: b.grid('homeTokens'),
  harbours: b.grid('homeHarbours'),
});

/**
 * Before anybody settles, every seat lays land of its own: a hex with a token in turn, then harbours on its coasts. Where what may lie
 * is for others to say. Whose home a hex is stays known (`homeOf`, the seat and one more).
 */
export function homeLaying(config: HomeLayingConfig): Part {
  const { deal, when = () => true } = config;
  return {
    id: 'home-laying',
    of: config,
    words: { terms: homeTerms },
    looks: {
      fields: {
        homeHexes: { on: 'stock', shape: 'chit' },
        homeTokens: { on: 'stock', shape: 'chit', of: 'number' },
        homeHarbours: { on: 'stock', shape: 'chit', of: 'harbour' },
      },
    },
    fields: {
      /** by hex: the seat whose home it is, and one more */
      homeOf: {
        holds: 'seat+1',
        per: ['hex'],
        noLook: 'their owners lay them before the eyes of all, and begin there',
      },
      homeHexes: { per: (b) => ['seat', b.terrains.length] },
      homeTokens: { per: ['seat', NUMBERS] },
      homeHarbours: { per: (b) => ['seat', b.harbourKinds.length] },
      homesLaid: { noLook: 'whoever is next is asked' },
      homeLandDealt: { noLook: 'what is still to be laid is shown' },
    },
    decisions: { 'lay-home': {}, 'lay-home-harbour': {} },
    brings: ['homeLaying'],
    rules: (_was, b) => {
      const homeOf = b.row<Hex>('homeOf');
      const coast = b.edgeClassBits(['coast']);
      const classOf = makeEdgeClass(b);
      const edgeOf = b.layout.harbours.places.map((at) => b.topology.edgeAt(at.q, at.r, at.side));
      return {
        homeLaying: {
          barHex: (s, _seat, place) => (homeOf.get(s, place) > 0 ? HEX_TAKEN : undefined),
          barToken: () => undefined,
          barHarbour: (s, seat, _kind, harbour) => {
            if (b.fields.harbour.get(s, harbour) >= 0) return HARBOUR_TAKEN;
            const edge = edgeOf[harbour];
            const land = homeLandAt(b, s, edge);
            if (classOf(s, edge) !== coast || land < 0 || homeOf.get(s, land) !== seat + 1)
              return NOT_HOME_COAST;
            return harbourTouches(b, s, harbour) ? HARBOUR_NEAR : undefined;
          },
          noRoom: () => {},
        },
      };
    },
    setupSteps: (b) => {
      if (!when(b.options)) return [];
      const hands = homeHands(b);
      const dealt = b.cell('homeLandDealt');
      const laid = b.cell('homesLaid');
      const layHex = b.decision('lay-home');
      const layHarbour = b.decision('lay-home-harbour');
      const handOut = deal?.(b);
      const places = makePlaces(b);
      const has = (s: State, grid: Grid<Seat>, seat: Seat): boolean => {
        for (let kind = 0; kind < grid.width; kind++) if (grid.get(s, seat, kind) > 0) return true;
        return false;
      };
      const hasAny = (s: State, grid: Grid<Seat>): boolean => b.rivals.some((_, seat) => has(s, grid, seat));
      const drop = (s: State, grid: Grid<Seat>, seat: Seat, lost?: (kind: number) => void): void => {
        for (let kind = 0; kind < grid.width; kind++)
          for (; grid.get(s, seat, kind) > 0; grid.add(s, seat, kind, -1)) lost?.(kind);
      };
      const goesOn = (s: State): boolean => hasAny(s, hands.hexes) || hasAny(s, hands.harbours);
      return [
        {
          after: 'prepare',
          add: {
            id: 'lay-homes',
            run: (s) => {
              if (dealt.get(s) === 0) {
                dealt.set(s, 1);
                handOut?.(s, hands);
              }
              const first = b.rules.firstSeat(s) + laid.get(s);
              const anyHex = hasAny(s, hands.hexes);
              const grid = anyHex ? hands.hexes : hands.harbours;
              for (let i = 0; i < b.seats; i++) {
                const seat = (first + i) % b.seats;
                if (!has(s, grid, seat)) continue;
                if (anyHex ? places.anyHex(s, seat) : places.anyHarbour(s, seat))
                  return push(s, anyHex ? layHex : layHarbour, 1 << seat);
                drop(
                  s,
                  grid,
                  seat,
                  anyHex ? (terrain) => b.the.homeLaying.noRoom(s, seat, terrain) : undefined,
                );
              }
            },
            again: goesOn,
          },
        },
      ];
    },
    moves: (b) => {
      const hands = homeHands(b);
      const homeOf = b.row<Hex>('homeOf');
      const laid = b.cell('homesLaid');
      const places = makePlaces(b);
      const placeOn = harbourPlaces(b);
      return [
        {
          name: 'lay-home',
          args: [terrainArg(b), numberArg, { name: 'hex', domain: b.domain('hex') }],
          decisions: ['lay-home'],
          list: (s, seat, out) =>
            places.hexes(s, seat, (terrain, number, hex) => out.put(terrain, number, hex)),
          apply: (s, seat, terrain, number, hex) => {
            pop(s);
            hands.hexes.add(s, seat, terrain, -1);
            if (number > 0) hands.tokens.add(s, seat, number, -1);
            homeOf.set(s, hex, seat + 1);
            b.fields.terrain.set(s, hex, terrain);
            b.fields.numbers.set(s, hex, number > 0 ? 1 << number : 0);
            laid.add(s, 1);
            if (s.events) tell(s, 'home-laid', { seat, terrain: b.terrains[terrain].id, hex, number });
          },
          why: (s, seat, terrain, number, hex) => {
            if (terrain < 0) return undefined;
            if (hands.hexes.get(s, seat, terrain) === 0) return HAS_NONE;
            if (hex >= 0) {
              const bar = b.the.homeLaying.barHex(s, seat, hex, terrain);
              if (bar) return bar;
            }
            if (number < 0) return undefined;
            if (number > 0 !== (b.gives[terrain] !== NO_GOOD)) return NEEDS_TOKEN;
            if (number > 0 && hands.tokens.get(s, seat, number) === 0) return HAS_NONE;
            return hex < 0 || number === 0
              ? undefined
              : b.the.homeLaying.barToken(s, seat, hex, terrain, number);
          },
        },
        {
          name: 'lay-home-harbour',
          args: [
            { name: 'kind', domain: harbourDomain(b) },
            { name: 'edge', domain: b.domain('edge') },
          ],
          decisions: ['lay-home-harbour'],
          list: (s, seat, out) =>
            places.harbours(s, seat, (kind, harbour) => {
              const at = b.layout.harbours.places[harbour];
              out.put(kind, b.topology.edgeAt(at.q, at.r, at.side));
            }),
          apply: (s, seat, kind, edge) => {
            pop(s);
            hands.harbours.add(s, seat, kind, -1);
            b.fields.harbour.set(s, placeOn[edge], kind);
            laid.add(s, 1);
            if (s.events) tell(s, 'home-harbour-laid', { seat, kind: b.harbourKinds[kind], edge });
          },
          why: (s, seat, kind, edge) => {
            if (kind < 0 || edge < 0) return undefined;
            if (hands.harbours.get(s, seat, kind) === 0) return HAS_NONE;
            return placeOn[edge] < 0
              ? NOT_HOME_COAST
              : b.the.homeLaying.barHarbour(s, seat, kind, placeOn[edge]);
          },
        },
      ];
    },
  };
}

/** What the seat may lay where. */
function makePlaces(b: Book) {
  const hands = homeHands(b);
  const hexes = (s: State, seat: Seat, put: (terrain: number, number: number, hex: Hex) => unknown): void => {
    for (let terrain = 0; terrain < b.terrains.length; terrain++) {
      if (hands.hexes.get(s, seat, terrain) === 0) continue;
      for (let hex = 0; hex < b.topology.hexes; hex++) {
        if (b.the.homeLaying.barHex(s, seat, hex, terrain)) continue;
        if (b.gives[terrain] === NO_GOOD) put(terrain, 0, hex);
        else
          for (let n = 2; n < NUMBERS; n++)
            if (hands.tokens.get(s, seat, n) > 0 && !b.the.homeLaying.barToken(s, seat, hex, terrain, n))
              put(terrain, n, hex);
      }
    }
  };
  const harbours = (s: State, seat: Seat, put: (kind: number, harbour: number) => unknown): void => {
    for (let kind = 0; kind < b.harbourKinds.length; kind++)
      if (hands.harbours.get(s, seat, kind) > 0)
        for (let harbour = 0; harbour < b.layout.harbours.places.length; harbour++)
          if (!b.the.homeLaying.barHarbour(s, seat, kind, harbour)) put(kind, harbour);
  };
  return {
    hexes,
    harbours,
    anyHex: (s: State, seat: Seat): boolean => {
      let any = false;
      hexes(s, seat, () => {
        any = true;
      });
      return any;
    },
    anyHarbour: (s: State, seat: Seat): boolean => {
      let any = false;
      harbours(s, seat, () => {
        any = true;
      });
      return any;
    },
  };
}

/** the land hex on one side of the edge; -1 if there is none */
export function homeLandAt(b: Book, s: State, edge: number): Hex {
  for (let end = 0; end < 2; end++) {
    const hex = b.topology.edgeHex[edge * 2 + end];
    if (hex >= 0 && b.land[b.fields.terrain.get(s, hex)]) return hex;
  }
  return -1;
}

const homeTerms: Terms = {
  ...harbourKindTerms,
  'move.lay-home': 'Lay a hex of your home',
  'move.lay-home-harbour': 'Lay a harbour of your home',
  'decision.lay-home': 'Lay a hex of your home',
  'decision.lay-home-harbour': 'Lay a harbour of your home',
  'event.home-laid': '{seat} lays {terrain}.',
  'event.home-harbour-laid': '{seat} lays a harbour: {kind:harbour}.',
  'field.homeHexes': 'Hexes of homes still to be laid',
  'field.homeTokens': 'Numbers of homes still to be laid',
  'field.homeHarbours': 'Harbours of homes still to be laid',
  'reason.hex-taken': hexLayingTerms['reason.hex-taken'],
  'reason.home-none': 'You have no such thing to lay.',
  'reason.home-token': 'A hex that gives something is laid with a number, any other without.',
  'reason.home-coast': 'A harbour lies on the coast of your own home.',
  'reason.harbour-near': 'Two harbours do not share a corner.',
};

/** The same board with a free place for a harbour on every edge of these hexes, and the harbours that may come there. */
export function withCoastPlaces(
  layout: Layout,
  isHome: (hex: Layout['hexes'][number]) => boolean,
  stock: Readonly<Record<string, number>>,
): Layout {
  const { edgeAt } = graphOf(layout).topology;
  const taken = new Set<number>();
  const places = layout.hexes.filter(isHome).flatMap(({ q, r }) =>
    [0, 1, 2, 3, 4, 5].flatMap((side) => {
      const edge = edgeAt(q, r, side);
      if (taken.has(edge)) return [];
      taken.add(edge);
      return [{ q, r, side }];
    }),
  );
  return { ...layout, harbours: { places, stock: { ...stock } } };
}
