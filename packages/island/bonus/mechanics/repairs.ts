import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner, Hex } from '../../board/index.ts';
import { anyPayment, canPay, pay } from '../../mechanics/index.ts';
import { type Book, NO_GOOD, type Part } from '../../rulebook/index.ts';
import { livesAt } from './dikes.ts';

export interface RepairsConfig {
  /** what a new token costs, in resources of any kind */
  readonly irrigation: number;
  /** what turns one terrain into another: a price, and so many more of any kind */
  readonly reforesting: {
    readonly from: string;
    readonly to: string;
    readonly cost: Readonly<Record<string, number>>;
    readonly more: number;
  };
  /** what turns this terrain into another that gives something, in resources of any kind */
  readonly reclamation: { readonly from: string; readonly count: number };
}

const NOT_BARREN = reason('repair-number', 'no disaster has taken the number of this hex');
const NO_TOWN = reason('repair-town', 'the player has no settlement or city there');
const NO_WATER = reason('repair-water', 'no roads of the player lead from there to the sea');
const NO_TOKENS = reason('repair-tokens', 'there is no number token left');
const WRONG_LAND = reason('repair-land', 'this hex is of another kind');
const NO_LAND = reason('repair-reserve', 'there is no such hex left');
const TOO_POOR = reason('repair-poor', 'the player cannot pay for it');

/** Land is repaired for resources: a number comes back, felled woods are planted, deserts bloom. */
export function repairs(config: RepairsConfig): Part {
  const { irrigation, reforesting, reclamation } = config;
  return {
    id: 'repairs',
    of: config,
    uses: [anyPayment()],
    moves: (b) => {
      const barren = b.row<Hex>('barren');
      const [from, to, desert] = [reforesting.from, reforesting.to, reclamation.from].map((id) =>
        b.terrain(id),
      );
      const bill = b.bill(reforesting.cost);
      const woods = bill.reduce((sum, [, count]) => sum + count, reforesting.more);
      const watered = makeWatered(b);
      const reach = (s: State, seat: Seat, hex: Hex): Bar => {
        if (!livesAt(b, s, seat, hex)) return NO_TOWN;
        return watered(s, seat, hex) ? undefined : NO_WATER;
      };
      const bars = {
        irrigate: (s: State, seat: Seat, hex: Hex): Bar => {
          if (barren.get(s, hex) === 0 || b.rules.hexGood(s, hex) === NO_GOOD) return NOT_BARREN;
          return b.the.tokenReserve.needed(s, hex) ? reach(s, seat, hex) : NO_TOKENS;
        },
        reforest: (s: State, seat: Seat, hex: Hex): Bar => {
          if (b.fields.terrain.get(s, hex) !== from) return WRONG_LAND;
          return b.the.landReserve.left(s, to) > 0 ? reach(s, seat, hex) : NO_LAND;
        },
        'reclaim-desert': (s: State, _seat: Seat, hex: Hex): Bar => {
          if (b.fields.terrain.get(s, hex) !== desert) return WRONG_LAND;
          if (!b.the.tokenReserve.needed(s, hex)) return NO_TOKENS;
          for (let terrain = 0; terrain < b.terrains.length; terrain++)
            if (b.gives[terrain] !== NO_GOOD && b.the.landReserve.left(s, terrain) > 0) return undefined;
          return NO_LAND;
        },
      };
      const move = (
        name: keyof typeof bars,
        payable: (s: State, seat: Seat) => boolean,
        does: (s: State, seat: Seat, hex: Hex) => void,
      ) => ({
        name,
        args: [{ name: 'hex', domain: b.domain('hex') }],
        decisions: ['main', 'build', 'special'],
        list: (s: State, seat: Seat, out: { put(hex: Hex): void }) => {
          if (!payable(s, seat)) return;
          for (let hex = 0; hex < b.topology.hexes; hex++)
            if (bars[name](s, seat, hex) === undefined) out.put(hex);
        },
        apply: (s: State, seat: Seat, hex: Hex) => {
          if (s.events) tell(s, name, { seat, hex });
          does(s, seat, hex);
        },
        why: (s: State, seat: Seat, hex: Hex) => {
          if (hex >= 0) return bars[name](s, seat, hex) ?? (payable(s, seat) ? undefined : TOO_POOR);
          return payable(s, seat) ? undefined : TOO_POOR;
        },
      });
      const can =
        (count: number) =>
        (s: State, seat: Seat): boolean =>
          b.the.anyPayment.can(s, seat, count);
      return [
        move('irrigate', can(irrigation), (s, seat, hex) => {
          barren.set(s, hex, 0);
          b.the.drawnTokens.lay(s, hex);
          b.the.anyPayment.ask(s, seat, irrigation);
        }),
        move(
          'reforest',
          (s, seat) => canPay(b, s, seat, bill) && b.the.anyPayment.can(s, seat, woods),
          (s, seat, hex) => {
            pay(b, s, seat, bill);
            b.the.landReserve.lay(s, hex, to);
            b.the.anyPayment.ask(s, seat, reforesting.more);
          },
        ),
        move('reclaim-desert', can(reclamation.count), (s, seat, hex) => {
          b.the.landReserve.draw(s, hex, true);
          b.the.anyPayment.ask(s, seat, reclamation.count);
        }),
      ];
    },
    words: {
      terms: {
        'move.irrigate': 'Irrigate a hex without a number',
        'move.irrigate.short': 'Irrigate',
        'move.reforest': 'Plant forest on hills',
        'move.reforest.short': 'Plant forest',
        'move.reclaim-desert': 'Make a desert fertile',
        'move.reclaim-desert.short': 'Reclaim desert',
        'event.irrigate': '{seat} irrigates a hex.',
        'event.reforest': '{seat} plants a forest.',
        'event.reclaim-desert': '{seat} makes a desert fertile.',
        'reason.repair-number': 'No disaster has taken the number of this hex.',
        'reason.repair-town': 'You have no settlement or city there.',
        'reason.repair-water': 'None of your roads lead from there to the sea.',
        'reason.repair-tokens': 'There is no number token left.',
        'reason.repair-land': 'This hex is of another kind.',
        'reason.repair-reserve': 'There is no such hex left.',
        'reason.repair-poor': 'You cannot pay for it.',
      },
    },
    looks: {
      moves: {
        irrigate: { shape: 'drop' },
        reforest: { shape: 'chit', colour: '#2f6b3c' },
        'reclaim-desert': { shape: 'chit', colour: '#dcc89b' },
      },
    },
  };
}

/** whether the sea comes to a corner that routes of the seat join to a building of its at the hex */
function makeWatered(b: Book): (s: State, seat: Seat, hex: Hex) => boolean {
  const { corners, cornerEdge, cornerEdgeFrom, cornerCorner } = b.topology;
  const seen = new Uint8Array(corners);
  const queue = new Int16Array(corners);
  const atSea = (s: State, corner: Corner): boolean => {
    const hexes = b.walks.hexesAt[corner];
    return (
      (hexes.length < 3 && b.layout.frame === 'sea') ||
      hexes.some((hex) => b.land[b.fields.terrain.get(s, hex)] === 0)
    );
  };
  return (s, seat, hex) => {
    seen.fill(0);
    let count = 0;
    for (const corner of b.walks.cornersOf[hex]) {
      const mark = b.fields.building.get(s, corner);
      if (mark === 0 || b.ownerOf[mark] !== seat) continue;
      seen[corner] = 1;
      queue[count++] = corner;
    }
    for (let i = 0; i < count; i++) {
      if (atSea(s, queue[i])) return true;
      for (let k = cornerEdgeFrom[queue[i]]; k < cornerEdgeFrom[queue[i] + 1]; k++) {
        const mark = b.fields.route.get(s, cornerEdge[k]);
        const next = cornerCorner[k];
        if (mark === 0 || b.ownerOf[mark] !== seat || seen[next] === 1) continue;
        seen[next] = 1;
        queue[count++] = next;
      }
    }
    return false;
  };
}
