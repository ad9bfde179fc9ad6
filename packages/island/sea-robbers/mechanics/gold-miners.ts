import { NATURE, pop, push, reason, type Seat, type State, tell, topArg } from '@hexwright/kernel';
import { type Corner, markNeed } from '../../board/index.ts';
import { canPay, gainChits, pay } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';
import { field, handlesOf } from '../../rulebook/index.ts';
import { ISLAND, THREE_MINERS, TWO_MINERS } from '../boards/marks.ts';

export interface GoldMinersConfig {
  /** the spaces of the track, and those that bring a chit */
  readonly spaces: number;
  readonly chitsAt: readonly number[];
  /** whoever comes to this space first wins this friend */
  readonly friend: { readonly id: string; readonly at: number };
}

const EACH = 3;
const HIRE = { ore: 1, wool: 1 };
const MARCH = { grain: 1 };
const STEPS = 3;
/** what is under the tokens that need two miners, and under those that need three: nuggets, and how many tokens */
const FINDS: readonly (readonly (readonly [nuggets: number, tokens: number])[])[] = [
  [
    [2, 4],
    [4, 2],
  ],
  [
    [2, 2],
    [4, 4],
  ],
];
const NEEDED = [2, 3];
const NUGGETS = [2, 4];

const goldMinersFields = {
  /** three of each seat: the corner where it stands */
  goldMiners: field.grid('seat', EACH, { start: -1 }),
  minersMoved: field.grid('seat', EACH, { noLook: 'what has been done is offered no more this turn' }),
  /** by corner: how many miners the token there needs */
  mine: field.row('corner'),
  /** by need and nuggets: tokens that are still face down */
  finds: field.grid(NEEDED.length, NUGGETS.length, { noLook: 'the rules say what lies there' }),
  nuggets: field.row('seat'),
};

const NO_OUTPOST = reason('no-outpost', 'the seat has no outpost yet');
const ALL_HIRED = reason('miners-hired', 'all miners are at work');
const NO_MEANS = reason('miner-means', 'the hand cannot pay for that');
const MOVED = reason('miner-moved', 'this miner has gone this turn');
const NOT_HIRED = reason('miner-absent', 'this miner is not on the island');
const TOO_FAR = reason('miner-far', 'a miner goes up to three corners of the island');

/** what a hired miner and a nugget are worth to a bot, in points */
const MINER = 0.45;
const NUGGET = 0.17;

/**
 * Miners start at the outpost of their owner and walk over the island. A token is turned over when enough of them, whosever, stand on its
 * corner; everybody goes as far along a track as the nuggets say, for each own miner there.
 */
export function goldMiners({ spaces, chitsAt, friend }: GoldMinersConfig): Part {
  return {
    id: 'gold-miners',
    of: { spaces, chitsAt, friend },
    boardNeeds: [markNeed('corners', TWO_MINERS, 6), markNeed('corners', THREE_MINERS, 6)],
    fields: goldMinersFields,
    decisions: { nuggets: { nature: true, args: (b) => [{ name: 'corner', domain: b.domain('corner') }] } },
    prepare: (b) => {
      const mine = b.row<Corner>('mine');
      const { finds } = handlesOf(b, goldMinersFields);
      return (s) => {
        [TWO_MINERS, THREE_MINERS].forEach((label, need) => {
          for (const { q, r, corner } of b.layout.marks.corners[label] ?? [])
            mine.set(s, b.topology.cornerAt(q, r, corner), NEEDED[need]);
          for (const [nuggets, tokens] of FINDS[need]) finds.set(s, need, NUGGETS.indexOf(nuggets), tokens);
        });
      };
    },
    rules: (was, b) => {
      const miners = b.grid<Seat, number>('goldMiners');
      const { minersMoved: moved } = handlesOf(b, goldMinersFields);
      const mine = b.row<Corner>('mine');
      const nuggets = b.row<Seat>('nuggets');
      const { corners } = b.topology;
      const far = distances(b);
      const hire = b.bill(HIRE);
      const march = b.bill(MARCH);
      /** what the miner may hope for from where it stands, in points */
      const hope = (s: State, at: Corner): number => {
        let best = 0;
        for (let corner = 0; corner < corners; corner++) {
          const need = mine.get(s, corner);
          if (need === 0) continue;
          const there = minersAt(b, s, corner) - (corner === at ? 1 : 0);
          const ready = there + 1 >= need ? 1.4 : 0.6 + (0.4 * there) / need;
          const trips = Math.ceil(far[at * corners + corner] / STEPS);
          const value = (need === 3 ? 3.3 : 2.7) * NUGGET * ready * 0.8 ** trips;
          if (value > best) best = value;
        }
        return best * 0.6;
      };
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          moved.fill(s, 0);
        },
        hints: {
          progress: (s, seat) => {
            let sum = was.hints.progress(s, seat);
            for (let nth = 0; nth < EACH; nth++) {
              const at = miners.get(s, seat, nth);
              if (at >= 0) sum += MINER + hope(s, at);
            }
            // Up to the next chit every nugget counts a little.
            const now = nuggets.get(s, seat);
            const last = chitsAt.findLast((space) => space <= now) ?? 0;
            return sum + NUGGET * (now - last);
          },
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (b.the.outposts.corner(s, seat) < 0) return;
            if (freeMiner(b, s, seat) >= 0) aim(hire, MINER + 0.3);
            for (let nth = 0; nth < EACH; nth++) if (miners.get(s, seat, nth) >= 0) aim(march, 0.3);
          },
        },
      };
    },
    moves: (b) => {
      const miners = b.grid<Seat, number>('goldMiners');
      const { minersMoved: moved } = handlesOf(b, goldMinersFields);
      const mine = b.row<Corner>('mine');
      const { finds } = handlesOf(b, goldMinersFields);
      const nuggets = b.row<Seat>('nuggets');
      const { corners } = b.topology;
      const far = distances(b);
      const hire = b.bill(HIRE);
      const march = b.bill(MARCH);
      const decision = b.decision('nuggets');
      const inReach = (from: Corner, to: Corner): boolean => {
        const steps = far[from * corners + to];
        return steps > 0 && steps <= STEPS;
      };
      const advance = (s: State, seat: Seat, steps: number): void => {
        const from = nuggets.get(s, seat);
        const to = Math.min(spaces, from + steps);
        nuggets.set(s, seat, to);
        if (s.events) tell(s, 'nuggets', { seat, count: steps });
        const passed = chitsAt.filter((space) => space > from && space <= to).length;
        if (passed > 0) gainChits(b, s, seat, passed);
        if (to >= friend.at && b.the.friends.isFree(s, friend.id)) b.the.friends.give(s, seat, friend.id);
      };
      const needAt = (s: State): number => NEEDED.indexOf(mine.get(s, topArg(s, 0)));
      return [
        {
          name: 'hire-miner',
          decisions: ['main'],
          price: () => hire,
          list: (s, seat, out) => {
            if (b.the.outposts.corner(s, seat) < 0 || freeMiner(b, s, seat) < 0) return;
            if (canPay(b, s, seat, hire)) out.put();
          },
          apply: (s, seat) => {
            pay(b, s, seat, hire);
            miners.set(s, seat, freeMiner(b, s, seat), b.the.outposts.corner(s, seat));
            if (s.events) tell(s, 'miner-hired', { seat });
          },
          why: (s, seat) => {
            if (b.the.outposts.corner(s, seat) < 0) return NO_OUTPOST;
            if (freeMiner(b, s, seat) < 0) return ALL_HIRED;
            return canPay(b, s, seat, hire) ? undefined : NO_MEANS;
          },
        },
        {
          name: 'move-miner',
          args: [
            { name: 'miner', domain: { id: 'miner', size: EACH } },
            { name: 'corner', domain: b.domain('corner') },
          ],
          decisions: ['main'],
          price: () => march,
          list: (s, seat, out) => {
            if (!canPay(b, s, seat, march)) return;
            for (let nth = 0; nth < EACH; nth++) {
              const at = miners.get(s, seat, nth);
              if (at < 0 || moved.get(s, seat, nth) !== 0) continue;
              for (let corner = 0; corner < corners; corner++) if (inReach(at, corner)) out.put(nth, corner);
            }
          },
          apply: (s, seat, nth, corner) => {
            pay(b, s, seat, march);
            moved.set(s, seat, nth, 1);
            miners.set(s, seat, nth, corner);
            if (s.events) tell(s, 'miner-moved', { seat });
            if (mine.get(s, corner) > 0 && minersAt(b, s, corner) >= mine.get(s, corner))
              push(s, decision, NATURE, corner);
          },
          why: (s, seat, nth, corner) => {
            if (!canPay(b, s, seat, march)) return NO_MEANS;
            if (nth < 0) return undefined;
            if (miners.get(s, seat, nth) < 0) return NOT_HIRED;
            if (moved.get(s, seat, nth) !== 0) return MOVED;
            return corner < 0 || inReach(miners.get(s, seat, nth), corner) ? undefined : TOO_FAR;
          },
        },
        {
          name: 'nuggets',
          args: [
            { name: 'nuggets', domain: { id: 'nuggets', size: NUGGETS.length, names: NUGGETS.map(String) } },
          ],
          decisions: ['nuggets'],
          list: (s, _nature, out) => {
            for (let i = 0; i < NUGGETS.length; i++) {
              const count = finds.get(s, needAt(s), i);
              if (count > 0) out.weigh(count, i);
            }
          },
          apply: (s, _nature, found) => {
            const corner = topArg(s, 0);
            finds.add(s, needAt(s), found, -1);
            pop(s);
            mine.set(s, corner, 0);
            for (let i = 0; i < b.seats; i++) {
              const seat = (b.fields.active.get(s) + i) % b.seats;
              const own = minersAt(b, s, corner, seat);
              if (own > 0) advance(s, seat, own * NUGGETS[found]);
            }
          },
        },
      ];
    },
    words: {
      terms: {
        'field.goldMiners': 'Miners',
        'field.mine': 'Gold: miners needed',
        'field.nuggets': 'Nuggets',
        'move.hire-miner': 'Hire a miner',
        'move.move-miner': 'Move a miner',
        'move.nuggets': 'Gold is found',
        'decision.nuggets': 'The miners dig',
        'event.miner-hired': '{seat} hires a miner.',
        'event.miner-moved': 'A miner of {seat} goes on.',
        'event.nuggets': 'The miners of {seat} find {count} nuggets.',
        ...Object.fromEntries(NUGGETS.map((n) => [`nuggets.${n}`, `${n} nuggets`])),
        'reason.no-outpost': 'You have no outpost yet.',
        'reason.miners-hired': 'All your miners are at work.',
        'reason.miner-means': 'Your hand cannot pay for that.',
        'reason.miner-moved': 'This miner has moved this turn.',
        'reason.miner-absent': 'This miner is not on the island.',
        'reason.miner-far': 'A miner goes up to three corners of the island.',
      },
    },
    looks: {
      fields: {
        goldMiners: { on: 'figures', place: 'corner', shape: 'pawn', each: EACH },
        mine: { on: 'corner', shape: 'coin', colour: '#e0b23c', value: true },
        nuggets: { on: 'seat', shape: 'coin', colour: '#e0b23c' },
      },
      moves: {
        'hire-miner': { shape: 'pawn' },
        'move-miner': { shape: 'pawn' },
      },
    },
  };
}

function minersAt(b: Book, s: State, corner: Corner, seat?: Seat): number {
  const miners = b.grid<Seat, number>('goldMiners');
  let count = 0;
  for (let other = seat ?? 0; other <= (seat ?? b.seats - 1); other++)
    for (let nth = 0; nth < EACH; nth++) if (miners.get(s, other, nth) === corner) count++;
  return count;
}

/** which miner of the seat is not hired yet, or -1 */
function freeMiner(b: Book, s: State, seat: Seat): number {
  const miners = b.grid<Seat, number>('goldMiners');
  for (let nth = 0; nth < EACH; nth++) if (miners.get(s, seat, nth) < 0) return nth;
  return -1;
}

const NEVER = 255;

/** from corner to corner over the island: how many edges, or more than anybody walks */
function distances(b: Book): Uint8Array {
  const { corners } = b.topology;
  const onIsland = (hex: number): boolean => b.layout.hexes[hex].region === ISLAND;
  const far = new Uint8Array(corners * corners).fill(NEVER);
  for (let from = 0; from < corners; from++) {
    if (!b.walks.hexesAt[from].some(onIsland)) continue;
    far[from * corners + from] = 0;
    const queue = [from];
    for (const corner of queue)
      for (const edge of b.walks.edgesAt[corner]) {
        if (!b.walks.hexesAlong[edge].some(onIsland)) continue;
        for (const end of b.walks.endsOf[edge])
          if (far[from * corners + end] === NEVER) {
            far[from * corners + end] = far[from * corners + corner] + 1;
            queue.push(end);
          }
      }
  }
  return far;
}
