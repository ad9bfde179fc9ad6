import { NATURE, pop, push, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { type Corner, type Hex, markNeed } from '../../board/index.ts';
import { askGoods, askRoutes, drawnCard, freeRoutes, take } from '../../mechanics/index.ts';
import type { Options, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    treasures: TreasurePoints;
  }
}

export interface TreasurePoints {
  /** the seat takes the treasure that lies on the corner, if one does */
  takeFrom(s: State, seat: Seat, corner: Corner): void;
  /** the seat takes a treasure from the reserve, if there is one */
  takeSpare(s: State, seat: Seat): void;
  /** the seat has turned a treasure of this kind over: what comes of it */
  turned(s: State, seat: Seat, kind: number): void;
  /** the seat is given what is on the front of such a treasure */
  redeem(s: State, seat: Seat, kind: number): void;
  /** the same for the treasure with a card on it */
  card(s: State, seat: Seat): void;
}

/** the corners where a treasure lies at first */
export const TREASURE = 'treasure';

/** the fronts of the treasures, in the order in which they are numbered */
export const TREASURES = ['two-goods', 'card', 'good', 'ways', 'materials'] as const;

const fields = {
  /** by corner: 1 where one lies */
  treasureAt: field.row('corner'),
  /** by front: those that are still closed, on the board and in the reserve */
  treasuresClosed: field.row(TREASURES.length),
  treasuresSpare: field.cell(),
};

const CARD = TREASURES.indexOf('card');
const MATERIALS = ['brick', 'lumber', 'wool'];
/** how many goods of choice, and how many routes, a front brings */
const GOODS: Readonly<Record<string, number>> = { 'two-goods': 2, good: 1 };
const ROUTES = 2;

/** what a treasure is worth to a bot, in points */
export const TREASURE_WORTH = 0.2;

export interface TreasuresConfig {
  /** how many there are of each front */
  readonly fronts: (options: Options) => readonly number[];
}

/**
 * Treasures lie face down on marked corners, the rest of them in a reserve. What is on the fronts of all that are still closed is known,
 * but not which lies where: nature says it when one is turned over. How they are taken others say.
 */
export function treasures(config: TreasuresConfig): Part {
  return {
    id: 'treasures',
    of: config,
    uses: [freeRoutes()],
    boardNeeds: [markNeed('corners', TREASURE, 1)],
    fields,
    decisions: { treasure: { nature: true, args: (b) => [{ name: 'seat', domain: b.domain('seat') }] } },
    prepare: (b) => {
      const { treasureAt: lies, treasuresClosed: closed, treasuresSpare: spare } = handlesOf(b, fields);
      const fronts = config.fronts(b.options);
      const marked = b.layout.marks.corners[TREASURE] ?? [];
      return (s) => {
        let left = 0;
        fronts.forEach((count, kind) => {
          closed.set(s, kind, count);
          left += count;
        });
        for (const { q, r, corner } of marked) {
          const at = b.topology.cornerAt(q, r, corner);
          if (left === 0 || lies.get(s, at) > 0) continue;
          lies.set(s, at, 1);
          left--;
        }
        spare.set(s, left);
      };
    },
    brings: ['treasures'],
    rules: (_was, b) => {
      const { treasureAt: lies, treasuresSpare: spare } = handlesOf(b, fields);
      const turning = b.decision('treasure');
      const isCard = drawnCard.when(b);
      const drawCard = drawnCard.gain(b);
      const materials = MATERIALS.map((id) => b.good(id));
      return {
        treasures: {
          takeFrom: (s, seat, corner) => {
            if (lies.get(s, corner) === 0) return;
            lies.set(s, corner, 0);
            push(s, turning, NATURE, seat);
          },
          takeSpare: (s, seat) => {
            if (spare.get(s) === 0) return;
            spare.add(s, -1);
            push(s, turning, NATURE, seat);
          },
          turned: (s, seat, kind) => b.the.treasures.redeem(s, seat, kind),
          redeem: (s, seat, kind) => {
            const front = TREASURES[kind];
            if (kind === CARD) b.the.treasures.card(s, seat);
            else if (front === 'ways') askRoutes(b, s, seat, ROUTES);
            else if (front === 'materials')
              for (const good of materials) {
                if (b.fields.bank.get(s, good) === 0) continue;
                take(b, s, seat, good, 1);
                if (s.events) tell(s, 'produced', { seat, good: b.goods[good].id, count: 1 });
              }
            else askGoods(b, s, seat, GOODS[front]);
          },
          card: (s, seat) => {
            if (isCard(s, seat)) drawCard(s, seat);
            else askGoods(b, s, seat, 1);
          },
        },
      };
    },
    moves: (b) => {
      const { treasuresClosed: closed } = handlesOf(b, fields);
      return [
        {
          name: 'treasure',
          args: [
            { name: 'front', domain: { id: 'treasure', size: TREASURES.length, names: [...TREASURES] } },
          ],
          decisions: ['treasure'],
          list: (s, _nature, out) => {
            for (let kind = 0; kind < TREASURES.length; kind++)
              if (closed.get(s, kind) > 0) out.weigh(closed.get(s, kind), kind);
          },
          apply: (s, _nature, kind) => {
            const seat = topArg(s, 0);
            pop(s);
            closed.add(s, kind, -1);
            if (s.events) tell(s, 'treasure-found', { seat, treasure: TREASURES[kind] });
            b.the.treasures.turned(s, seat, kind);
          },
        },
      ];
    },
    words: {
      terms: {
        'field.treasureAt': 'Treasure',
        'field.treasuresClosed': 'On the treasures still closed',
        'field.treasuresSpare': 'Treasures in the reserve',
        'move.treasure': 'A treasure is turned over',
        'decision.treasure': 'A treasure is being turned over',
        'event.treasure-found': '{seat} finds a treasure: {treasure}.',
        'treasure.two-goods': 'two goods of your choice',
        'treasure.card': 'a card',
        'treasure.good': 'a good of your choice',
        'treasure.ways': 'two roads or ships',
        'treasure.materials': 'brick, lumber and wool',
      },
    },
    looks: {
      fields: {
        treasureAt: { on: 'corner', shape: 'chest', colour: '#c08a2e' },
        treasuresClosed: {
          on: 'stock',
          shape: 'chest',
          of: { domain: 'treasure', kinds: [...TREASURES] },
        },
        treasuresSpare: { on: 'table', shape: 'chest', hideAt: 0 },
      },
    },
  };
}

/** A road or ship that comes to the corner of a treasure takes it. */
export function treasuresByRoute(): Part {
  return {
    id: 'treasures-by-route',
    rules: (was, b) => {
      const { treasureAt: lies } = handlesOf(b, fields);
      const { corners, edgeCorner } = b.topology;
      return {
        build: (s, seat, piece, place) => {
          was.build(s, seat, piece, place);
          if (!b.isRoute[piece] || seat >= b.seats) return;
          for (let end = 0; end < 2; end++) b.the.treasures.takeFrom(s, seat, edgeCorner[place * 2 + end]);
        },
        hints: {
          lures: (s, seat, at, edges) => {
            was.hints.lures(s, seat, at, edges);
            for (let corner = 0; corner < corners; corner++)
              if (lies.get(s, corner) > 0) at[corner] += TREASURE_WORTH;
          },
        },
      };
    },
  };
}

/** Whoever uncovers a hex takes every treasure on its corners. */
export function treasuresByDiscovery(): Part {
  return {
    id: 'treasures-by-discovery',
    rules: (was, b) => {
      const { treasureAt: lies } = handlesOf(b, fields);
      const { hexes } = b.topology;
      const { cornersOf } = b.walks;
      const unknown = b.terrain('unknown');
      return {
        discovery: {
          discovered: (s, seat, hex) => {
            was.discovery.discovered(s, seat, hex);
            for (const corner of cornersOf[hex]) b.the.treasures.takeFrom(s, seat, corner);
          },
        },
        hints: {
          lures: (s, seat, at, edges) => {
            was.hints.lures(s, seat, at, edges);
            for (let hex: Hex = 0; hex < hexes; hex++) {
              if (b.fields.terrain.get(s, hex) !== unknown) continue;
              let found = 0;
              for (const corner of cornersOf[hex]) found += lies.get(s, corner);
              if (found > 0) for (const corner of cornersOf[hex]) at[corner] += TREASURE_WORTH * found;
            }
          },
        },
      };
    },
  };
}

/** Whoever uncovers one of these worthless terrains is comforted with a treasure from the reserve. */
export function treasuresForComfort({ terrains }: { readonly terrains: readonly string[] }): Part {
  return {
    id: 'treasures-for-comfort',
    of: { terrains },
    rules: (was, b) => {
      const worthless = Uint8Array.from(b.terrains, ({ id }) => (terrains.includes(id) ? 1 : 0));
      return {
        discovery: {
          discovered: (s, seat, hex) => {
            was.discovery.discovered(s, seat, hex);
            if (worthless[b.fields.terrain.get(s, hex)]) b.the.treasures.takeSpare(s, seat);
          },
        },
      };
    },
  };
}
