import { type Book, giveBack, held, type Part } from '@hexwright/island';
import { pop, push, type Seat, type State, setTopArg, tell, topArg, topKind } from '@hexwright/kernel';
import { FULL, GOLD, landOf, STOCKS, stockDomain } from './land.ts';
import { anyRoom } from './regions.ts';

/** any kind of region */
export const ANY = (1 << STOCKS.length) - 1;
/** what something may be given out of */
export const FROM_REGIONS = 1;
export const FROM_HAND = 2;
const WALLET = ['region', 'hand'].flatMap((from) => STOCKS.map((id) => `${from}-${id}`));

/** Lets the seat take so many goods of its choice into its regions, as far as there is room. */
export function grant(b: Book, s: State, seat: Seat, count: number, among = ANY): void {
  if (count > 0 && anyRoom(b, s, seat, among)) push(s, b.decision('take-stock'), 1 << seat, count, among);
}

/** Has the seat give so many goods of its choice, out of its regions or of its hand. */
export function charge(b: Book, s: State, seat: Seat, count: number, from: number): void {
  if (count > 0) push(s, b.decision('give-goods'), 1 << seat, count, from);
}

/** how many goods the seat could give */
export function wealth(b: Book, s: State, seat: Seat, from: number): number {
  const regions = from & FROM_REGIONS ? landOf(b).total(s, seat) : 0;
  return regions + (from & FROM_HAND ? b.fields.handSize.get(s, seat) : 0);
}

/** What others ask for: goods taken into regions, goods given, a good out of another's region, gold for goods. */
export function asking(): Part {
  const count = { name: 'left', domain: { id: 'count', size: 100 } };
  return {
    id: 'asking',
    decisions: {
      'take-stock': { args: () => [count] },
      'give-goods': { args: () => [count] },
      'take-from-region': {},
      'buy-stock': { args: () => [count] },
    },
    moves: (b) => {
      const land = landOf(b);
      const { stock, goods } = land;
      const giveable = (s: State, seat: Seat, at: number): boolean => {
        const of = at % STOCKS.length;
        const fromHand = at >= STOCKS.length;
        if ((topArg(s, 1) & (fromHand ? FROM_HAND : FROM_REGIONS)) === 0) return false;
        if (fromHand) return of !== GOLD && held(b, s, seat, goods[of]) > 0;
        return stock.get(s, seat, of) > 0;
      };
      return [
        {
          name: 'take-stock',
          args: [{ name: 'stock', domain: stockDomain }],
          decisions: ['take-stock'],
          list: (s, seat, out) => {
            for (let of = 0; of < STOCKS.length; of++)
              if ((topArg(s, 1) >> of) & 1 && stock.get(s, seat, of) < FULL) out.put(of);
          },
          apply: (s, seat, of) => {
            const left = topArg(s, 0) - 1;
            land.store(s, seat, of, 1);
            if (s.events) tell(s, 'stock-taken', { seat, good: STOCKS[of] });
            if (left > 0 && anyRoom(b, s, seat, topArg(s, 1))) setTopArg(s, 0, left);
            else pop(s);
          },
        },
        {
          // for a choice that has waited below others which filled the regions
          name: 'take-nothing',
          decisions: ['take-stock', 'take-from-region', 'give-goods'],
          list: (s, seat, out) => {
            const kind = topKind(s);
            const some =
              kind === b.decision('take-stock')
                ? anyRoom(b, s, seat, topArg(s, 1))
                : kind === b.decision('give-goods')
                  ? wealth(b, s, seat, topArg(s, 1)) > 0
                  : robbable(b, s, seat);
            if (!some) out.put();
          },
          apply: (s) => pop(s),
        },
        {
          name: 'give-good',
          args: [{ name: 'what', domain: { id: 'wallet', size: WALLET.length, names: WALLET } }],
          decisions: ['give-goods'],
          list: (s, seat, out) => {
            for (let at = 0; at < WALLET.length; at++) if (giveable(s, seat, at)) out.put(at);
          },
          apply: (s, seat, at) => {
            const left = topArg(s, 0) - 1;
            const of = at % STOCKS.length;
            if (at >= STOCKS.length) giveBack(b, s, seat, goods[of], 1);
            else stock.add(s, seat, of, -1);
            if (s.events) tell(s, 'good-given', { seat, good: STOCKS[of] });
            if (left > 0) setTopArg(s, 0, left);
            else pop(s);
          },
        },
        {
          name: 'take-from-region',
          args: [
            { name: 'seat', domain: b.domain('seat') },
            { name: 'stock', domain: stockDomain },
          ],
          decisions: ['take-from-region'],
          list: (s, seat, out) => {
            for (const other of b.rivals[seat])
              for (let of = 0; of < STOCKS.length; of++)
                if (stock.get(s, other, of) > 0 && land.room(s, seat, of) > 0) out.put(other, of);
          },
          apply: (s, seat, other, of) => {
            pop(s);
            stock.add(s, other, of, -1);
            stock.add(s, seat, of, 1);
            if (s.events) tell(s, 'stock-robbed', { seat, from: other, good: STOCKS[of], count: 1 });
          },
        },
        {
          name: 'buy-stock',
          args: [{ name: 'stock', domain: stockDomain }],
          decisions: ['buy-stock'],
          list: (s, seat, out) => {
            if (stock.get(s, seat, GOLD) === 0) return;
            for (let of = 0; of < GOLD; of++) if (land.room(s, seat, of) > 0) out.put(of);
          },
          apply: (s, seat, of) => {
            const left = topArg(s, 0) - 1;
            stock.add(s, seat, GOLD, -1);
            stock.add(s, seat, of, 1);
            if (s.events) tell(s, 'stock-bought', { seat, good: STOCKS[of] });
            if (left > 0 && stock.get(s, seat, GOLD) > 0) setTopArg(s, 0, left);
            else pop(s);
          },
        },
        {
          name: 'buy-no-stock',
          decisions: ['buy-stock'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => pop(s),
        },
      ];
    },
    exempt: { rare: ['move.take-nothing'] },
    words: {
      terms: {
        ...Object.fromEntries(
          WALLET.map((id) => [
            `wallet.${id}`,
            id.startsWith('hand') ? `${id.slice(5)} from the hand` : `${id.slice(7)} from the region`,
          ]),
        ),
        'decision.take-stock': 'Take goods into your regions',
        'decision.give-goods': 'Choose what you give',
        'decision.take-from-region': 'Take a good out of another player’s region',
        'decision.buy-stock': 'Buy goods for 1 gold each',
        'move.take-stock': 'Take into the region',
        'move.take-nothing': 'There is nothing to choose',
        'move.give-good': 'Give',
        'move.take-from-region': 'Take out of a region',
        'move.buy-stock': 'Buy for 1 gold',
        'move.buy-no-stock': 'Buy no more',
        'event.stock-taken': '{seat} takes {good} into a region.',
        'event.good-given': '{seat} gives {good}.',
        'event.stock-robbed': '{seat} takes {good} from a region of {from:seat}: {count}.',
        'event.stock-bought': '{seat} buys {good} for 1 gold.',
      },
    },
  };
}

/** whether the seat could take any good out of another's region */
export function robbable(b: Book, s: State, seat: Seat): boolean {
  const { stock, room } = landOf(b);
  return b.rivals[seat].some((other) =>
    STOCKS.some((_, of) => stock.get(s, other, of) > 0 && room(s, seat, of) > 0),
  );
}
