import { type Bar, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { canPay, harbourDomain, harbourPlaces, homeLandAt, pay } from '../../mechanics/index.ts';
import type { Bill, Book, Part } from '../../rulebook/index.ts';
import { hasHarbour } from './chosen-homes.ts';
import { type LandDraftConfig, landDraft } from './land-draft.ts';

export interface HarbourMarketConfig {
  readonly cost: Readonly<Record<string, number>>;
  readonly draft: LandDraftConfig;
}

const SOLD = reason('harbour-sold', 'there is no such harbour any more');
const NO_WATER = reason('harbour-no-water', 'a harbour is put on water, towards land');
const WATER_TAKEN = reason('harbour-water-taken', 'another harbour lies on that water');
const OTHER_PAY = reason('harbour-other-pay', 'that is not what this harbour costs besides');
const POOR = reason('cannot-pay', 'the goods for it are not in the hand');

/**
 * Harbours that nobody took are for sale: for a price, and besides the good that a special one is for, or two different goods for a
 * general one. Each comes at once on water of its own, towards land.
 */
export function harbourMarket({ cost, draft }: HarbourMarketConfig): Part {
  return {
    id: 'harbour-market',
    of: { cost, draft },
    uses: [landDraft(draft)],
    moves: (b) => {
      const left = b.row('harboursLeft');
      const placeOn = harbourPlaces(b);
      const edges = Array.from(placeOn.keys()).filter((edge) => placeOn[edge] >= 0);
      const ways = waysToPay(b, cost);
      const payment = { id: 'payment', size: ways.length, names: ways.map(({ id }) => id) };
      const fits = (kind: number, way: number): boolean =>
        b.harbourKinds[kind] === 'any' ? ways[way].goods.length === 2 : ways[way].id === b.harbourKinds[kind];
      const barPlace = (s: State, edge: number): Bar => {
        const [one, other] = [b.topology.edgeHex[edge * 2], b.topology.edgeHex[edge * 2 + 1]];
        const land = homeLandAt(b, s, edge);
        const water = land === one ? other : one;
        if (placeOn[edge] < 0 || land < 0 || water < 0 || b.fields.terrain.get(s, water) !== b.terrain('sea'))
          return NO_WATER;
        return hasHarbour(b, s, water) ? WATER_TAKEN : undefined;
      };
      const barKind = (s: State, seat: Seat, kind: number, way: number): Bar => {
        if (kind < 0) return left.some(s) ? undefined : SOLD;
        if (left.get(s, kind) === 0) return SOLD;
        if (way < 0) return undefined;
        if (!fits(kind, way)) return OTHER_PAY;
        return canPay(b, s, seat, ways[way].bill) ? undefined : POOR;
      };
      const base = b.bill(cost);
      return [
        {
          name: 'buy-harbour',
          args: [
            { name: 'kind', domain: harbourDomain(b) },
            { name: 'payment', domain: payment },
            { name: 'edge', domain: b.domain('edge') },
          ],
          decisions: ['main', 'build'],
          price: () => base,
          list: (s, seat, out) => {
            if (!left.some(s) || !canPay(b, s, seat, base)) return;
            const open = edges.filter((edge) => !barPlace(s, edge));
            for (let kind = 0; kind < b.harbourKinds.length; kind++)
              for (let way = 0; way < ways.length; way++)
                if (!barKind(s, seat, kind, way)) for (const edge of open) out.put(kind, way, edge);
          },
          apply: (s, seat, kind, way, edge) => {
            pay(b, s, seat, ways[way].bill);
            left.add(s, kind, -1);
            b.fields.harbour.set(s, placeOn[edge], kind);
            for (let one = 0; one < b.seats; one++) b.the.harbours.recount(s, one);
            if (s.events) tell(s, 'harbour-bought', { seat, kind: b.harbourKinds[kind], edge });
          },
          why: (s, seat, kind, way, edge) => {
            if (kind < 0 && !canPay(b, s, seat, base)) return POOR;
            return barKind(s, seat, kind, way) ?? (edge < 0 ? undefined : barPlace(s, edge));
          },
        },
      ];
    },
    words: {
      terms: {
        'move.buy-harbour': 'Buy a harbour',
        'event.harbour-bought': '{seat} buys a harbour: {kind:harbour}.',
        'reason.harbour-sold': 'There is no such harbour any more.',
        'reason.harbour-no-water': 'A harbour is put on water, towards land.',
        'reason.harbour-water-taken': 'Another harbour lies on that water.',
        'reason.harbour-other-pay': 'That is not what this harbour costs besides.',
      },
    },
    looks: { moves: { 'buy-harbour': { shape: 'anchor' } } },
  };
}

interface Way {
  /** a good, or two of them */
  readonly id: string;
  readonly goods: readonly string[];
  readonly bill: Bill;
}

/** What may be given besides the price: one good, or two different ones. */
function waysToPay(b: Book, cost: Readonly<Record<string, number>>): Way[] {
  const goods = b.choosable.map((good) => b.goods[good].id);
  const sets = [
    ...goods.map((good) => [good]),
    ...goods.flatMap((one, i) => goods.slice(i + 1).map((other) => [one, other])),
  ];
  return sets.map((set) => {
    const all: Record<string, number> = { ...cost };
    for (const good of set) all[good] = (all[good] ?? 0) + 1;
    return { id: set.join('+'), goods: set, bill: b.bill(all) };
  });
}
