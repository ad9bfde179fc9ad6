import { reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Corner } from '../../board/index.ts';
import { canPay, lanePieceAt, pay, take } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';

const EACH = 3;

const minersFields = {
  /** three of each seat: the corner where it is */
  miners: field.grid('seat', EACH, { start: -1 }),
  /** by seat: where its miners live */
  minersHome: field.row('seat', { start: -1, noLook: 'the miners stand there' }),
};
const COST = { grain: 1, wool: 1 };
/** what a miner at the outpost is worth to a bot: an ore to come, in points */
const WORTH = 0.16;

const NO_MINER = reason('no-miner-home', 'no miner is at home');
const NONE_OUT = reason('no-miner-out', 'no miner is at the outpost, or the bank has no ore');
const NO_MEANS = reason('miner-price', 'sending a miner costs 1 grain and 1 wool', {
  cost: '1 grain, 1 wool',
});

/**
 * Whoever is saved becomes a miner, who goes from a settlement at home to the outpost for a price, and comes back with an ore at the
 * beginning of a later turn.
 */
export function oreMiners(): Part {
  return {
    id: 'ore-miners',
    fields: minersFields,
    rules: (was, b) => {
      const miners = b.grid<Seat, number>('miners');
      const { minersHome: homes } = handlesOf(b, minersFields);
      return {
        castaways: {
          saved: (s, seat) => {
            if (homes.get(s, seat) < 0)
              homes.set(s, seat, homeOf(b, s, seat, b.the.outposts.corner(s, seat)));
            for (let nth = 0; nth < EACH; nth++)
              if (miners.get(s, seat, nth) < 0) {
                miners.set(s, seat, nth, homes.get(s, seat));
                break;
              }
            was.castaways.saved(s, seat);
          },
        },
        hints: {
          progress: (s, seat) => {
            let out = 0;
            for (let nth = 0; nth < EACH; nth++) if (isOut(b, s, seat, nth)) out++;
            return was.hints.progress(s, seat) + WORTH * out;
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (atHome(b, s, seat) >= 0) aim(b.bill(COST), WORTH);
          },
        },
      };
    },
    moves: (b) => {
      const miners = b.grid<Seat, number>('miners');
      const { minersHome: homes } = handlesOf(b, minersFields);
      const bill = b.bill(COST);
      const ore = b.good('ore');
      const first = (s: State, seat: Seat): number => {
        if (b.fields.bank.get(s, ore) > 0)
          for (let nth = 0; nth < EACH; nth++) if (isOut(b, s, seat, nth)) return nth;
        return -1;
      };
      return [
        {
          name: 'send-miner',
          decisions: ['main'],
          price: () => bill,
          list: (s, seat, list) => {
            if (atHome(b, s, seat) >= 0 && canPay(b, s, seat, bill)) list.put();
          },
          apply: (s, seat) => {
            pay(b, s, seat, bill);
            miners.set(s, seat, atHome(b, s, seat), b.the.outposts.corner(s, seat));
            if (s.events) tell(s, 'miner-sent', { seat });
          },
          why: (s, seat) => {
            if (atHome(b, s, seat) < 0) return NO_MINER;
            return canPay(b, s, seat, bill) ? undefined : NO_MEANS;
          },
        },
        {
          name: 'bring-ore',
          decisions: ['roll'],
          list: (s, seat, list) => {
            if (first(s, seat) >= 0) list.put();
          },
          apply: (s, seat) => {
            miners.set(s, seat, first(s, seat), homes.get(s, seat));
            take(b, s, seat, ore, 1);
            if (s.events) tell(s, 'ore-brought', { seat });
          },
          why: (s, seat) => (first(s, seat) >= 0 ? undefined : NONE_OUT),
        },
      ];
    },
    words: {
      terms: {
        'field.miners': 'Miners',
        'move.send-miner': 'Send a miner to the outpost',
        'move.send-miner.short': 'Send a miner',
        'move.bring-ore': 'Let a miner bring its ore',
        'move.bring-ore.short': 'Bring ore',
        'event.miner-sent': '{seat} sends a miner to the outpost.',
        'event.ore-brought': 'A miner brings {seat} an ore.',
        'reason.no-miner-home': 'No miner of yours is at home.',
        'reason.no-miner-out': 'No miner of yours is at the outpost, or the bank has no ore.',
        'reason.miner-price': 'Sending a miner costs 1 grain and 1 wool.',
      },
    },
    looks: {
      fields: { miners: { on: 'figures', place: 'corner', shape: 'pawn', each: EACH } },
      moves: {
        'send-miner': { shape: 'hammer', colour: '#6f7a86' },
        'bring-ore': { shape: 'hammer', colour: '#6f7a86' },
      },
    },
  };
}

function isOut(b: Book, s: State, seat: Seat, nth: number): boolean {
  const at = b.grid<Seat, number>('miners').get(s, seat, nth);
  return at >= 0 && at === b.the.outposts.corner(s, seat);
}

/** which miner of the seat is at home, or -1 */
function atHome(b: Book, s: State, seat: Seat): number {
  const miners = b.grid<Seat, number>('miners');
  for (let nth = 0; nth < EACH; nth++)
    if (miners.get(s, seat, nth) >= 0 && !isOut(b, s, seat, nth)) return nth;
  return -1;
}

/** The settlement or city that the ships of the seat join to its outpost; the nearest, if there are several. */
function homeOf(b: Book, s: State, seat: Seat, outpost: Corner): Corner {
  const shipAt = lanePieceAt(b, 'ship');
  const reached = new Set([outpost]);
  for (const corner of reached) {
    const mark = b.fields.building.get(s, corner);
    if (corner !== outpost && mark !== 0 && b.ownerOf[mark] === seat) return corner;
    for (const edge of b.walks.edgesAt[corner])
      if (shipAt(s, seat, edge) >= 0) for (const end of b.walks.endsOf[edge]) reached.add(end);
  }
  return outpost;
}
