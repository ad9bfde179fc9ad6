import { NATURE, pop, push, reason, type Seat, type State, tell, toMove, topArg } from '@hexwright/kernel';
import type { Edge } from '../../board/index.ts';
import { anewEachTurn } from '../../mechanics/index.ts';
import {
  type BlockerNo,
  type Book,
  concerning,
  field,
  handlesOf,
  type MoveSpec,
  type Part,
} from '../../rulebook/index.ts';
import { leastRoll, WAGON, wagonOf, wagons } from './wagons.ts';

const fields = {
  /** which of them were tried to be driven off this turn, as bits */
  driven: field.cell({ noLook: 'what has been tried is offered no more' }),
};

/** the mark of the paths where barbarians stand from the beginning */
export const AMBUSH = 'ambush';
const IDS = ['barbarian-one', 'barbarian-two', 'barbarian-three'] as const;

const OCCUPIED = reason('barbarian-there', 'a barbarian stands there already');
const WEAK = reason('train-weak', 'the baggage train cannot drive anybody off yet');
export const STOPPED = reason('wagon-stopped', 'the journey of the wagon is over');
const TRIED = reason('tried', 'it has been tried this turn, or no such barbarian is beside the wagon');

/**
 * Barbarians on paths. They make wagons slower, are moved on a seven or by a knight, and rob whoever has a road there.
 * A wagon beside one may drive it off with a die.
 */
export function roadBarbarians(): Part {
  return {
    id: 'road-barbarians',
    blockers: IDS.map((id) => ({ id, on: 'edge' })),
    fields,
    decisions: {
      'drive-die': { nature: true, args: (b) => [{ name: 'blocker', domain: b.domain('blocker') }] },
      rout: { args: (b) => [{ name: 'blocker', domain: b.domain('blocker') }] },
    },
    prepare: (b) => (s) => {
      const places = b.layout.marks.edges[AMBUSH] ?? [];
      IDS.forEach((id, i) => {
        const at = places[i];
        b.fields.blocker.set(s, b.blocker(id), at ? b.topology.edgeAt(at.q, at.r, at.side) : -1);
      });
    },
    rules: (was, b) => {
      const own = new Uint8Array(b.blockers.length);
      for (const id of IDS) own[b.blocker(id)] = 1;
      const { driven } = handlesOf(b, fields);
      return {
        travel: {
          stepCost: concerning(
            WAGON,
            (s, kind, seat, via, to) =>
              was.travel.stepCost(s, kind, seat, via, to) +
              (kind === WAGON && barbarianOn(b, s, via) >= 0 ? 2 : 0),
          ),
        },
        blockers: {
          barStand: (s, blocker, place, seat, list) => {
            const bar = was.blockers.barStand(s, blocker, place, seat, list);
            return bar ?? (own[blocker] && barbarianOn(b, s, place) >= 0 ? OCCUPIED : undefined);
          },
          touches: concerning('barbarian', (s, victim, blocker, place) => {
            if (!own[blocker]) return was.blockers.touches(s, victim, blocker, place);
            const mark = b.fields.route.get(s, place);
            return mark !== 0 && b.ownerOf[mark] === victim;
          }),
        },
        ...anewEachTurn(was, (s) => driven.set(s, 0)),
      };
    },
    moves: (b) => {
      const { driven } = handlesOf(b, fields);
      const own = IDS.map((id) => b.blocker(id));
      const from = leastRoll(b);
      const beside = (s: State, seat: Seat, blocker: BlockerNo): boolean => {
        const at = wagons.of(b).at(s, wagonOf(seat));
        const edge = b.fields.blocker.get(s, blocker);
        if (at < 0 || edge < 0 || ((driven.get(s) >> blocker) & 1) === 1) return false;
        return b.walks.edgesAt[at].includes(edge);
      };
      return [
        {
          name: 'drive-away',
          args: [{ name: 'blocker', domain: b.domain('blocker') }],
          decisions: ['move-wagon'],
          list: (s, seat, out) => {
            if (from(s, seat) > 6 || !onItsWay(b, s, seat)) return;
            for (const blocker of own) if (beside(s, seat, blocker)) out.put(blocker);
          },
          apply: (s, _seat, blocker) => {
            driven.set(s, driven.get(s) | (1 << blocker));
            push(s, b.decision('drive-die'), NATURE, blocker);
          },
          why: (s, seat) => (from(s, seat) > 6 ? WEAK : onItsWay(b, s, seat) ? TRIED : STOPPED),
        },
        driveDie(b, from, (s, seat, blocker) => push(s, b.decision('rout'), 1 << seat, blocker)),
        {
          name: 'rout',
          args: [{ name: 'edge', domain: b.domain('edge') }],
          decisions: ['rout'],
          list: (s, seat, out) => {
            for (let edge = 0; edge < b.topology.edges; edge++)
              if (b.the.blockers.barStand(s, topArg(s, 0), edge, seat) === undefined) out.put(edge);
          },
          apply: (s, _seat, edge) => {
            b.fields.blocker.set(s, topArg(s, 0), edge);
            pop(s);
          },
          why: (s, seat, edge) =>
            edge < 0 ? undefined : b.the.blockers.barStand(s, topArg(s, 0), edge, seat),
        },
      ];
    },
    words: {
      terms: {
        'blocker.barbarian-one': 'barbarian',
        'blocker.barbarian-two': 'barbarian',
        'blocker.barbarian-three': 'barbarian',
        'decision.drive-die': 'A die decides whether the barbarian goes',
        'decision.rout': 'Send the barbarian to another path',
        'move.drive-away': 'Drive the barbarian off',
        'move.drive-die': 'Roll against the barbarian',
        'move.rout': 'Send the barbarian there',
        'event.driven-off': '{seat} rolls {die}: the barbarian flees.',
        'event.stands-fast': '{seat} rolls {die}: the barbarian stands fast.',
        'reason.barbarian-there': 'A barbarian stands there already.',
        'reason.train-weak': 'Your baggage train cannot drive anybody off yet.',
        'reason.wagon-stopped': 'The journey of your wagon is over.',
        'reason.tried': 'You have tried this turn, or no such barbarian is beside your wagon.',
      },
    },
    looks: {
      blockers: Object.fromEntries(IDS.map((id) => [id, { shape: 'pawn', colour: '#8a4b2a' }])),
    },
  };
}

/** whether the wagon of the seat may still go on, or pause: a plaza has ended no journey of this turn */
export const onItsWay = (b: Book, s: State, seat: Seat): boolean => wagons.of(b).mayHurry(s, wagonOf(seat));

/** the barbarian on the path, or -1 */
export function barbarianOn(b: Book, s: State, edge: Edge): number {
  const first = b.blocker(IDS[0]);
  for (let blocker = first; blocker < first + IDS.length; blocker++)
    if (b.fields.blocker.get(s, blocker) === edge) return blocker;
  return -1;
}

/** The die of a wagon that drives somebody off: from so high on it wins. What is driven off is in the decision. */
export function driveDie(
  b: Book,
  from: (s: State, seat: Seat) => number,
  won: (s: State, seat: Seat, driven: number) => void,
  { name, events }: { readonly name: string; readonly events: readonly [won: string, lost: string] } = {
    name: 'drive-die',
    events: ['driven-off', 'stands-fast'],
  },
): MoveSpec {
  return {
    name,
    args: [{ name: 'die', domain: b.domain('die') }],
    decisions: [name],
    uniform: true,
    list: (_s, _nature, out) => out.putAll(),
    apply: (s, _nature, die) => {
      const driven = topArg(s, 0);
      pop(s);
      const seat = 31 - Math.clz32(toMove(s));
      const wins = die + 1 >= from(s, seat);
      if (s.events) tell(s, events[wins ? 0 : 1], { seat, die: die + 1 });
      if (wins) won(s, seat, driven);
    },
  };
}
