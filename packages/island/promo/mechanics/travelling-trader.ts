import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import { held } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

export interface TravellingTraderConfig {
  /** the piece whose building brings the token */
  readonly piece: string;
  readonly rate: number;
}

const NONE = reason('trader-none', 'the seat has no travelling trader');

/** for bots, in points: a token in hand, and a turn of good rates that lets them buy something */
const TOKEN = 0.1;
const USEFUL = 0.2;

/**
 * Building a road brings a travelling trader to whoever has none and has had none this turn. Spent, it gives a better rate with the bank for
 * the rest of the turn.
 */
export function travellingTrader(config: TravellingTraderConfig): Part {
  return {
    id: 'travelling-trader',
    of: config,
    fields: {
      traders: { per: ['seat'] },
      /** who has had one this turn */
      traderHad: { per: ['seat'], noLook: 'it ends in whether a road brings one' },
      /** whether the seat whose turn it is trades at its rate */
      traderHere: {},
    },
    rules: (was, b) => {
      const traders = b.row<Seat>('traders');
      const had = b.row<Seat>('traderHad');
      const here = b.cell('traderHere');
      const { index } = b.piece(config.piece);
      const reach = makeReach(b, config.rate);
      const begin = (s: State): void => {
        here.set(s, 0);
        for (let seat = 0; seat < b.seats; seat++) had.set(s, seat, traders.get(s, seat));
      };
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          begin(s);
        },
        paired: {
          begin: (s, seat) => {
            was.paired.begin(s, seat);
            begin(s);
          },
        },
        built: (s, seat, piece, place) => {
          was.built(s, seat, piece, place);
          if (piece !== index || had.get(s, seat) !== 0) return;
          traders.set(s, seat, 1);
          had.set(s, seat, 1);
          if (s.events) tell(s, 'trader-came', { seat });
        },
        bank: {
          rate: (s, seat, good) => {
            const rate = was.bank.rate(s, seat, good);
            const better = here.get(s) !== 0 && seat === b.fields.active.get(s);
            return better && rate > config.rate ? config.rate : rate;
          },
        },
        hints: {
          rate: (s, seat, good) => {
            const stays = here.get(s);
            if (stays === 0) return was.hints.rate(s, seat, good);
            // What the trader gives is gone with the turn.
            here.set(s, 0);
            const rate = was.hints.rate(s, seat, good);
            here.set(s, stays);
            return rate;
          },
          progress: (s, seat) => {
            const hope = was.hints.progress(s, seat);
            if (seat === b.fields.active.get(s) && here.get(s) !== 0)
              return hope + (reach(s, seat, true) ? USEFUL : 0);
            if (traders.get(s, seat) === 0) return hope;
            return hope + (reach(s, seat, false) ? USEFUL : TOKEN);
          },
        },
      };
    },
    moves: (b) => {
      const traders = b.row<Seat>('traders');
      return [
        {
          name: 'spend-trader',
          decisions: ['main', 'trade'],
          list: (s, seat, out) => {
            if (traders.get(s, seat) > 0) out.put();
          },
          apply: (s, seat) => {
            traders.set(s, seat, 0);
            b.cell('traderHere').set(s, 1);
            if (s.events) tell(s, 'trader-spent', { seat });
          },
          why: () => NONE,
        },
      ];
    },
    words: {
      terms: {
        'field.traders': 'Travelling traders',
        'field.traderHere': 'A travelling trader is here: 2:1 for the active player',
        'move.spend-trader': 'Trade with the travelling trader',
        'move.spend-trader.short': 'Trader',
        'event.trader-came': 'A travelling trader comes to {seat}.',
        'event.trader-spent': '{seat} trades with the travelling trader: 2:1 for this turn.',
        'reason.trader-none': 'You have no travelling trader.',
      },
    },
    looks: {
      fields: {
        traders: { on: 'seat', shape: 'wheel', colour: '#8a5a2b' },
        traderHere: { on: 'table', shape: 'wheel', hideAt: 0 },
      },
      moves: { 'spend-trader': { shape: 'wheel' } },
    },
  };
}

/** Whether the hand buys a settlement, a city or a card; or would, with what is left over traded at the rate. */
function makeReach(b: Book, rate: number): (s: State, seat: Seat, trading: boolean) => boolean {
  const pieces = b.pieces.filter(({ on, points, cost }) => on === 'corner' && points && cost);
  const goods = b.handGoods;
  return (s, seat, trading) => {
    for (const { index } of pieces) {
      if (b.fields.supply.get(s, seat, index) === 0) continue;
      const bill = b.rules.cost(s, seat, index, -1);
      let missing = 0;
      let spare = 0;
      for (let i = 0; i < goods.length; i++) {
        let need = 0;
        for (let k = 0; k < bill.length; k++) if (bill[k][0] === goods[i]) need = bill[k][1];
        const left = held(b, s, seat, goods[i]) - need;
        if (left < 0) missing -= left;
        else spare += Math.floor(left / rate);
      }
      if (missing === 0 || (trading && spare >= missing)) return true;
    }
    return false;
  };
}
