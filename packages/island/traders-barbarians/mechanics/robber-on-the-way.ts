import { NATURE, pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import type { Hex } from '../../board/index.ts';
import { anewEachTurn } from '../../mechanics/index.ts';
import { type Book, concerning, field, handlesOf, NO_GOOD, type Part, taken } from '../../rulebook/index.ts';
import { driveDie } from './road-barbarians.ts';
import { leastRoll, WAGON, wagonOf, wagons } from './wagons.ts';

const fields = {
  /** whether the wagon of this turn has tried to drive the robber off */
  robberTried: field.cell({ noLook: 'what has been tried is offered no more' }),
};

const WEAK = reason('train-weak', 'the baggage train cannot drive anybody off yet');
const NO_ROBBER = reason(
  'no-robber-beside',
  'it has been tried this turn, or the robber is not beside the wagon',
);
const FERTILE = reason('fertile', 'the robber flees to land that gives nothing');

/** points that the robber costs a wagon on every path of its hex */
const DELAY = 2;

/** The robber slows wagons down on all paths of its hex. A wagon there may drive it off, to land that gives nothing. */
export function robberOnTheWay(): Part {
  return {
    id: 'robber-on-the-way',
    takes: [taken.refuge],
    fields,
    decisions: { 'robber-die': { nature: true }, 'chase-robber': {} },
    rules: (was, b) => {
      const robber = b.blocker('robber');
      const { robberTried: tried } = handlesOf(b, fields);
      return {
        travel: {
          stepCost: concerning(WAGON, (s, kind, seat, via, to) => {
            const cost = was.travel.stepCost(s, kind, seat, via, to);
            const waits = kind === WAGON && b.walks.hexesAlong[via].includes(b.fields.blocker.get(s, robber));
            return waits ? cost + DELAY : cost;
          }),
        },
        ...anewEachTurn(was, (s) => tried.set(s, 0)),
      };
    },
    moves: (b) => {
      const robber = b.blocker('robber');
      const { robberTried: tried } = handlesOf(b, fields);
      const from = leastRoll(b);
      const isBeside = (s: State, seat: Seat): boolean => {
        const at = wagons.of(b).at(s, wagonOf(seat));
        return at >= 0 && b.walks.hexesAt[at].includes(b.fields.blocker.get(s, robber));
      };
      const barDrive = (s: State, seat: Seat) => {
        if (from(s, seat) > 6) return WEAK;
        return tried.get(s) === 0 && isBeside(s, seat) ? undefined : NO_ROBBER;
      };
      return [
        {
          name: 'drive-robber',
          decisions: ['move-wagon'],
          list: (s, seat, out) => {
            if (barDrive(s, seat) === undefined) out.put();
          },
          apply: (s) => {
            tried.set(s, 1);
            push(s, b.decision('robber-die'), NATURE);
          },
          why: barDrive,
        },
        driveDie(b, from, (s, seat) => push(s, b.decision('chase-robber'), 1 << seat), {
          name: 'robber-die',
          events: ['robber-flees', 'robber-stays'],
        }),
        {
          name: 'chase-robber',
          args: [{ name: 'hex', domain: b.domain('hex') }],
          decisions: ['chase-robber'],
          list: (s, seat, out) => {
            for (let hex = 0; hex < b.topology.hexes; hex++)
              if (barFlee(b, s, seat, hex) === undefined) out.put(hex);
          },
          apply: (s, seat, hex) => {
            pop(s);
            b.fields.blocker.set(s, robber, hex);
            if (s.events) tell(s, 'blocker-moved', { seat, blocker: 'robber', place: hex });
          },
          why: (s, seat, hex) => (hex < 0 ? undefined : barFlee(b, s, seat, hex)),
        },
      ];
    },
    words: {
      terms: {
        'decision.robber-die': 'A die decides whether the robber goes',
        'decision.chase-robber': 'Send the robber to land that gives nothing',
        'move.drive-robber': 'Drive the robber off',
        'move.robber-die': 'Roll against the robber',
        'move.chase-robber': 'Send the robber there',
        'event.robber-flees': '{seat} rolls {die}: the robber flees.',
        'event.robber-stays': '{seat} rolls {die}: the robber stays.',
        'reason.no-robber-beside': 'You have tried this turn, or the robber is not beside your wagon.',
        'reason.fertile': 'The robber flees to land that gives nothing.',
      },
    },
  };
}

function barFlee(b: Book, s: State, seat: Seat, hex: Hex) {
  const bar = b.the.blockers.barStand(s, b.blocker('robber'), hex, seat);
  const isLand = b.land[b.fields.terrain.get(s, hex)] === 1;
  return bar ?? (isLand && b.rules.hexGood(s, hex) === NO_GOOD ? undefined : FERTILE);
}
