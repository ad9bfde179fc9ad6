import {
  depthOf,
  frameArg,
  frameKind,
  NATURE,
  pop,
  push,
  reason,
  type Seat,
  type State,
  tell,
  topArg,
} from '@hexwright/kernel';
import { type Corner, type Hex, hiddenNeed } from '../../board/index.ts';
import { ANY_GOOD, type Book, NO_GOOD, type Part, type Terms } from '../../rulebook/index.ts';
import { askGoods } from '../core/choice.ts';
import { take } from '../core/goods.ts';
import { NUMBERS, numberArg } from '../tokens/number-tokens.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    discovery: DiscoveryPoints;
  }
}

const UNDISCOVERED = reason('undiscovered', 'nobody has discovered this hex yet');

export interface DiscoveryPoints {
  /** uncovers the hex for the seat, if it is unknown */
  discover(s: State, seat: Seat, hex: Hex): void;
  /** uncovers every unknown hex at this corner, for the seat */
  discoverAt(s: State, seat: Seat, corner: Corner): void;
  /** how likely the terrain lies under this hex, beside the others; as many of it as are in the stack unless somebody knows more */
  share(s: State, hex: Hex, terrain: number): number;
  /** how likely the number comes to lie on that terrain, beside the others; as many of it as are in the stack unless a rule keeps some for others */
  token(s: State, hex: Hex, terrain: number, number: number): number;
  /** the hex has been uncovered by the seat: what it brings */
  discovered(s: State, seat: Seat, hex: Hex): void;
}

/** what uncovering a hex is worth, in points: a good perhaps, and perhaps land */
const FIND = 0.12;

export interface DiscoveryConfig {
  /** whether a route that ends at a corner of the hex uncovers it; otherwise others call `discoverAt`. Default true. */
  readonly byRoutes?: boolean;
  /** terrains that give something and yet get no number as they are uncovered */
  readonly unnumbered?: readonly string[];
}

/**
 * Unknown hexes lie under stacks of terrains and numbers. What is left in a stack is known to all, its order to
 * nobody, so nature draws terrain and number when the hex is uncovered.
 */
export function discovery({ byRoutes = true, unnumbered = [] }: DiscoveryConfig = {}): Part {
  return {
    id: 'discovery',
    of: { byRoutes, unnumbered },
    words: { terms: discoveryTerms },
    looks: {
      terrains: { unknown: { colour: '#b9c4cc', pattern: 'fog' } },
      fields: {
        stackTerrain: { on: 'stock', shape: 'chit' },
        stackNumber: { on: 'stock', shape: 'chit', of: 'number' },
      },
    },
    boardNeeds: [hiddenNeed],
    terrains: [{ id: 'unknown', land: false }],
    fields: {
      stackTerrain: { per: (b) => [Object.keys(b.layout.stacks).length, b.terrains.length] },
      stackNumber: { per: (b) => [Object.keys(b.layout.stacks).length, NUMBERS] },
    },
    decisions: {
      discover: {
        nature: true,
        args: (b) => [
          { name: 'seat', domain: b.domain('seat') },
          { name: 'hex', domain: b.domain('hex') },
        ],
      },
    },
    prepare: (b) => {
      const terrains = b.grid('stackTerrain');
      const numbers = b.grid('stackNumber');
      return (s) => {
        Object.values(b.layout.stacks).forEach((stack, i) => {
          for (const [id, count] of Object.entries(stack.terrains)) terrains.set(s, i, b.terrain(id), count);
          for (const token of stack.numbers) for (const n of [token].flat()) numbers.add(s, i, n, 1);
        });
      };
    },
    brings: ['discovery'],
    rules: (was, b) => {
      const unknown = b.terrain('unknown');
      const discover = b.decision('discover');
      const inStack = b.grid('stackTerrain');
      const tokens = b.grid('stackNumber');
      const stackOf = stacksOver(b);
      const { hexes, hexPlace, hexPlaceFrom, cornerHex, cornerHexFrom, edgeCorner } = b.topology;
      const pending = (s: State, hex: Hex): boolean => {
        for (let depth = 0; depth < depthOf(s); depth++)
          if (frameKind(s, depth) === discover && frameArg(s, depth, 1) === hex) return true;
        return false;
      };
      return {
        blockers: {
          barStand: (s, blocker, place, seat, list) =>
            was.blockers.barStand(s, blocker, place, seat, list) ??
            (b.blockers[blocker].on === 'hex' && b.fields.terrain.get(s, place) === unknown
              ? UNDISCOVERED
              : undefined),
        },
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (!byRoutes || !b.isRoute[piece] || seat >= b.seats) return;
          b.the.discovery.discoverAt(s, seat, edgeCorner[place * 2]);
          b.the.discovery.discoverAt(s, seat, edgeCorner[place * 2 + 1]);
        },
        hints: {
          lures: (s, seat, corners, edges) => {
            was.hints.lures(s, seat, corners, edges);
            if (!byRoutes) return;
            for (let hex = 0; hex < hexes; hex++)
              if (b.fields.terrain.get(s, hex) === unknown)
                for (let i = hexPlaceFrom[hex]; i < hexPlaceFrom[hex + 1]; i++) corners[hexPlace[i]] += FIND;
          },
        },
        discovery: {
          share: (s, hex, terrain) => inStack.get(s, stackOf[hex], terrain),
          token: (s, hex, _terrain, number) => tokens.get(s, stackOf[hex], number),
          discover: (s, seat, hex) => {
            if (b.fields.terrain.get(s, hex) === unknown && !pending(s, hex))
              push(s, discover, NATURE, seat, hex);
          },
          discoverAt: (s, seat, corner) => {
            for (let i = cornerHexFrom[corner]; i < cornerHexFrom[corner + 1]; i++)
              b.the.discovery.discover(s, seat, cornerHex[i]);
          },
          discovered: (s, seat, hex) => {
            const good = b.rules.hexGood(s, hex);
            if (good === ANY_GOOD) askGoods(b, s, seat, 1);
            else if (good > NO_GOOD && b.fields.bank.get(s, good) > 0) {
              take(b, s, seat, good, 1);
              if (s.events) tell(s, 'produced', { seat, good: b.goods[good].id, count: 1 });
            }
          },
        },
      };
    },
    moves: (b) => {
      const terrains = b.grid('stackTerrain');
      const numbers = b.grid('stackNumber');
      const stackOf = stacksOver(b);
      const sea = b.terrain('sea');
      const T = b.terrains.length;
      const printed = b.terrains.map(({ numbers: own = [] }) => own.reduce((bits, n) => bits | (1 << n), 0));
      const bare = b.terrains.map(({ id }, i) => b.gives[i] === NO_GOOD || unnumbered.includes(id));
      const left = new Int32Array(T);
      return [
        {
          name: 'discover',
          args: [{ name: 'terrain', domain: b.domain('terrain') }, numberArg],
          decisions: ['discover'],
          list: (s, _seat, out) => {
            const hex: Hex = topArg(s, 1);
            // Terrains come by their shares alone, however many numbers each of them could get.
            let evenly = 0;
            for (let n = 2; n < NUMBERS; n++) evenly += numbers.get(s, stackOf[hex], n);
            evenly = Math.max(1, evenly);
            for (let terrain = 0; terrain < T; terrain++) {
              left[terrain] = 0;
              if (bare[terrain] || b.the.discovery.share(s, hex, terrain) === 0) continue;
              for (let n = 2; n < NUMBERS; n++) left[terrain] += b.the.discovery.token(s, hex, terrain, n);
              if (left[terrain] > 0 && evenly % left[terrain] !== 0) evenly *= left[terrain];
            }
            let any = false;
            for (let terrain = 0; terrain < T; terrain++) {
              const count = b.the.discovery.share(s, hex, terrain);
              if (count === 0) continue;
              any = true;
              if (left[terrain] === 0) out.weigh(count * evenly, terrain, 0);
              else
                for (let n = 2; n < NUMBERS; n++) {
                  const lying = b.the.discovery.token(s, hex, terrain, n);
                  if (lying > 0) out.weigh((count * lying * evenly) / left[terrain], terrain, n);
                }
            }
            // An empty stack means open sea.
            if (!any) out.put(sea, 0);
          },
          apply: (s, _nature, terrain, number) => {
            const seat = topArg(s, 0);
            const hex: Hex = topArg(s, 1);
            const stack = stackOf[hex];
            pop(s);
            if (terrains.get(s, stack, terrain) > 0) terrains.add(s, stack, terrain, -1);
            if (number > 0) numbers.add(s, stack, number, -1);
            b.fields.terrain.set(s, hex, terrain);
            b.fields.numbers.set(s, hex, number > 0 ? 1 << number : printed[terrain]);
            if (s.events) tell(s, 'discovered', { seat, hex, terrain: b.terrains[terrain].id, number });
            b.the.discovery.discovered(s, seat, hex);
          },
        },
      ];
    },
  };
}

/** by hex: the place of its stack among all, or -1 */
function stacksOver(b: Book): readonly number[] {
  const names = Object.keys(b.layout.stacks);
  return b.layout.hexes.map((hex) => names.indexOf(hex.hidden ?? ''));
}

const discoveryTerms: Terms = {
  'terrain.unknown': 'unknown',
  'reason.undiscovered': 'Nobody has discovered this hex yet.',
  'move.discover': 'A hex is uncovered',
  'decision.discover': 'The fog lifts',
  'event.discovered': '{seat} discovers {terrain}.',
  'field.stackTerrain': 'Hexes still unknown',
  'field.stackNumber': 'Numbers still unknown',
};
