import {
  type Bar,
  pop,
  push,
  reason,
  type Seat,
  type State,
  setTopArg,
  tell,
  topArg,
} from '@hexwright/kernel';
import type { Edge, Hex } from '../../board/index.ts';
import { canPay, handSize, lanePieceAt, pay } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

export interface CorsairConfig {
  /** the label of the hex around which it cruises */
  readonly around: string;
  readonly cost: Readonly<Record<string, number>>;
  /** the option with which whoever has it may use it once in each own turn, too */
  readonly everyTurn: string;
}

/** so many ships are sunk at most each time */
const SUNK = 2;
/** what having it is worth to a bot for each ship of others where it cruises, in points, and how many of them count */
const PREY = 0.15;
const SEEN = 4;

const HELD_ALREADY = reason('corsair-held', 'the seat has the corsair already');
const NOT_HELD = reason('corsair-not-held', 'the seat does not have the corsair');
const USED = reason('corsair-used', 'the corsair has been used this turn');
const ELSEWHERE = reason('corsair-elsewhere', 'the corsair goes on the sea beside its hex');
const NO_SHIP = reason('corsair-no-ship', 'no such ship lies beside the corsair');
const CHOSEN = reason('corsair-chosen', 'the corsair robs or sinks, and not both');

/** one more than the last time that the seat took the corsair: the higher, the later */
export function corsairSince(b: Book): (s: State, seat: Seat) => number {
  const since = b.row<Seat>('corsairSince');
  return (s, seat) => since.get(s, seat);
}

/**
 * A corsair that belongs to whoever paid for it last. On a seven, when the robber has been moved, that player puts it on the sea beside a
 * certain hex and either robs up to two others with ships there, or sinks up to two ships and loses it. Then it leaves the board.
 */
export function corsair(config: CorsairConfig): Part {
  const { around, everyTurn } = config;
  return {
    id: 'corsair',
    of: config,
    slots: { seven: { corsair: 'after' } },
    fields: {
      corsairOf: { holds: 'seat', start: -1 },
      corsairAt: { start: -1 },
      /** by seat: when it last took the corsair, counted from 1 */
      corsairSince: { per: ['seat'], noLook: 'it parts players who are level at the end' },
      corsairTaken: { noLook: 'the log tells who has taken it' },
      corsairUsed: { noLook: 'what has been done is offered no more this turn' },
    },
    decisions: {
      corsair: {},
      'corsair-deed': {
        args: () => [
          { name: 'robbed', domain: { id: 'seats', size: 256 } },
          { name: 'sunk', domain: { id: 'count', size: SUNK + 1 } },
        ],
      },
    },
    rules: (was, b) => {
      const holder = b.cell('corsairOf');
      const used = b.cell('corsairUsed');
      const open = b.opening('seven');
      const decision = b.decision('corsair');
      const bill = b.bill(config.cost);
      const shipAt = lanePieceAt(b, 'ship');
      const waters = [...new Set(cruisesOf(b, around).flatMap((hex) => b.walks.edgesOf[hex]))];
      const prey = (s: State, seat: Seat): number => {
        let count = 0;
        for (const edge of waters)
          for (let other = 0; other < b.seats; other++)
            if (other !== seat && shipAt(s, other, edge) >= 0) count++;
        return PREY * Math.min(SEEN, count);
      };
      return {
        onSeven: (s) => {
          was.onSeven(s);
          if (holder.get(s) >= 0) open(s, decision, 1 << holder.get(s));
        },
        beginTurn: (s) => {
          was.beginTurn(s);
          used.set(s, 0);
        },
        hints: {
          progress: (s, seat) => was.hints.progress(s, seat) + (holder.get(s) === seat ? prey(s, seat) : 0),
          aims: (s, seat, aim) => {
            was.hints.aims(s, seat, aim);
            if (holder.get(s) !== seat) aim(bill, prey(s, seat));
          },
        },
      };
    },
    moves: (b) => {
      const holder = b.cell('corsairOf');
      const at = b.cell('corsairAt');
      const used = b.cell('corsairUsed');
      const taken = b.cell('corsairTaken');
      const since = b.row<Seat>('corsairSince');
      const decision = b.decision('corsair');
      const deed = b.decision('corsair-deed');
      const bill = b.bill(config.cost);
      const shipAt = lanePieceAt(b, 'ship');
      const cruises = cruisesOf(b, around);
      const isSea = (s: State, hex: Hex): boolean => !b.land[b.fields.terrain.get(s, hex)];
      const isBeside = (s: State, seat: Seat): boolean =>
        b.walks.edgesOf[at.get(s)].some((edge) => shipAt(s, seat, edge) >= 0);
      const ownerOf = (s: State, edge: Edge): number => {
        for (let seat = 0; seat < b.seats; seat++) if (shipAt(s, seat, edge) >= 0) return seat;
        return -1;
      };
      const leave = (s: State, lost: boolean): void => {
        pop(s);
        at.set(s, -1);
        if (lost) holder.set(s, -1);
        if (s.events) tell(s, 'corsair-leaves', {});
      };
      const barRob = (s: State, seat: Seat, victim: number): Bar => {
        if (topArg(s, 1) > 0) return CHOSEN;
        if (victim === seat || (topArg(s, 0) >> victim) & 1) return NO_SHIP;
        return isBeside(s, victim) && handSize(b, s, victim) > 0 ? undefined : NO_SHIP;
      };
      const barSink = (s: State, edge: Edge): Bar => {
        if (topArg(s, 0) !== 0) return CHOSEN;
        return b.walks.edgesOf[at.get(s)].includes(edge) && ownerOf(s, edge) >= 0 ? undefined : NO_SHIP;
      };
      const mayGoOn = (s: State, seat: Seat): boolean => {
        for (let victim = 0; victim < b.seats; victim++)
          if (barRob(s, seat, victim) === undefined) return true;
        return b.walks.edgesOf[at.get(s)].some((edge) => barSink(s, edge) === undefined);
      };
      const barTake = (s: State, seat: Seat): Bar => {
        if (holder.get(s) === seat) return HELD_ALREADY;
        if (canPay(b, s, seat, bill)) return undefined;
        const cost = bill.map(([good, count]) => `${count} ${b.goods[good].id}`).join(', ');
        return reason('cannot-pay', `a corsair costs ${cost}`, { piece: 'corsair', cost });
      };
      const barUse = (s: State, seat: Seat): Bar =>
        holder.get(s) !== seat ? NOT_HELD : used.get(s) !== 0 ? USED : undefined;
      return [
        {
          name: 'take-corsair',
          decisions: ['main', 'build', 'special'],
          price: () => bill,
          list: (s, seat, out) => {
            if (barTake(s, seat) === undefined) out.put();
          },
          apply: (s, seat) => {
            pay(b, s, seat, bill);
            holder.set(s, seat);
            taken.add(s, 1);
            since.set(s, seat, taken.get(s));
            if (s.events) tell(s, 'corsair-taken', { seat });
          },
          why: (s, seat) => barTake(s, seat),
        },
        ...(b.option<boolean>(everyTurn)
          ? [
              {
                name: 'use-corsair',
                decisions: ['main', 'build'],
                list: (s: State, seat: Seat, out: { put(): void }) => {
                  if (barUse(s, seat) === undefined) out.put();
                },
                apply: (s: State, seat: Seat) => {
                  used.set(s, 1);
                  push(s, decision, 1 << seat);
                },
                why: (s: State, seat: Seat) => barUse(s, seat),
              },
            ]
          : []),
        {
          name: 'place-corsair',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['corsair'],
          list: (s, _seat, out) => {
            for (const hex of cruises) if (isSea(s, hex)) out.put(hex);
          },
          apply: (s, seat, hex) => {
            pop(s);
            at.set(s, hex);
            if (s.events) tell(s, 'corsair-placed', { seat, hex });
            push(s, deed, 1 << seat, 0, 0);
            if (!mayGoOn(s, seat)) leave(s, false);
          },
          why: () => ELSEWHERE,
        },
        {
          name: 'corsair-rob',
          args: [{ name: 'seat', domain: b.domain('seat') }],
          decisions: ['corsair-deed'],
          list: (s, seat, out) => {
            for (let victim = 0; victim < b.seats; victim++)
              if (barRob(s, seat, victim) === undefined) out.put(victim);
          },
          apply: (s, seat, victim) => {
            const robbed = topArg(s, 0) | (1 << victim);
            setTopArg(s, 0, robbed);
            const two = (robbed & (robbed - 1)) !== 0;
            if (two || !mayGoOn(s, seat)) leave(s, false);
            b.the.blockers.rob(s, seat, victim);
          },
          why: (s, seat, victim) => (victim < 0 ? undefined : barRob(s, seat, victim)),
        },
        {
          name: 'corsair-sink',
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['corsair-deed'],
          list: (s, _seat, out) => {
            for (const edge of b.walks.edgesOf[at.get(s)]) if (barSink(s, edge) === undefined) out.put(edge);
          },
          apply: (s, seat, edge) => {
            const owner = ownerOf(s, edge);
            const sunk = topArg(s, 1) + 1;
            setTopArg(s, 1, sunk);
            b.rules.unbuild(s, shipAt(s, owner, edge), edge);
            b.rules.reviewAwards(s);
            if (sunk === SUNK || !mayGoOn(s, seat)) leave(s, true);
          },
          why: (s, _seat, edge) => (edge < 0 ? undefined : barSink(s, edge)),
        },
        {
          name: 'corsair-leaves',
          quiet: true,
          decisions: ['corsair-deed'],
          list: (_s, _seat, out) => out.put(),
          apply: (s) => leave(s, topArg(s, 1) > 0),
        },
      ];
    },
    words: {
      terms: {
        'field.corsairOf': 'Has the corsair',
        'field.corsairAt': 'The corsair',
        'move.take-corsair': 'Take the corsair',
        'move.use-corsair': 'Use the corsair',
        'move.place-corsair': 'Place the corsair',
        'move.corsair-rob': 'Rob a player with the corsair',
        'move.corsair-sink': 'Sink a ship with the corsair',
        'move.corsair-leaves': 'Send the corsair away',
        'decision.corsair': 'Place the corsair',
        'decision.corsair-deed': 'Rob or sink with the corsair',
        'event.corsair-taken': '{seat} takes the corsair.',
        'event.corsair-placed': '{seat} places the corsair.',
        'event.corsair-leaves': 'The corsair leaves the board.',
        'reason.corsair-held': 'You have the corsair already.',
        'reason.corsair-not-held': 'You do not have the corsair.',
        'reason.corsair-used': 'You have used the corsair this turn.',
        'reason.corsair-elsewhere': 'The corsair goes on the sea beside El Dorado.',
        'reason.corsair-no-ship': 'There is no such ship beside the corsair.',
        'reason.corsair-chosen': 'The corsair robs or sinks, not both.',
      },
    },
    looks: {
      fields: {
        corsairOf: { on: 'holder', shape: 'skull' },
        corsairAt: { on: 'figure', place: 'hex', shape: 'longship', colour: '#3a2f3f' },
      },
    },
  };
}

/** the hexes around the one with the label */
function cruisesOf(b: Book, around: string): readonly Hex[] {
  const [{ q, r }] = b.layout.marks.hexes[around];
  return b.walks.hexesBeside[b.topology.hexAt(q, r)];
}
