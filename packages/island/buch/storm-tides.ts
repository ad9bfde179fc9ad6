import { reason, type Seat, type State } from '@hexwright/kernel';
import { adrift, expel, phases, startIn } from '../mechanics/index.ts';
import { type Book, defineModule, type Part, taken, wanted } from '../rulebook/index.ts';
import { chartedBoard } from '../seafarers/index.ts';
import { stormChart } from './boards/storm-tides.ts';
import { storms } from './mechanics/storms.ts';
import { stormWords } from './storm-words.ts';

const CALM = 'calm';
const DIKES = 'dikes';
const STORM = 'storm';
const TIDE = 'tide';

/** so many rounds the storm lasts, and so much land is left when the tide ends */
const stormRounds = (seats: number): number => (seats % 2 === 1 ? 4 : 3);
const landLeft = (seats: number): number => (seats > 4 ? 11 : 7);

/** An island that flourishes until somebody has ten points. Then there is one round to build dikes, and the storms come. */
export const stormTides = defineModule({
  id: 'buch/storm-tides',
  kind: 'scenario',
  seats: [3, 4, 5, 6],
  needs: ['sea'],
  takes: [taken.end, taken.flood],
  // A river bed would be flooded like any land, and its bridges with it.
  leaves: [wanted.riverBed.thing],
  options: {
    stormMap: {
      type: 'choice',
      default: '2003',
      values: ['2003', '2000'],
      words: 'The map of 2003, or that of 2000 with less sea',
    },
    aggressiveStorms: {
      type: 'flag',
      default: false,
      words: 'The storm strikes every hex of the number, not one of them',
    },
    fleeingRobber: {
      type: 'flag',
      default: false,
      words: 'The robber leaves the game after the Dike Round',
    },
    tideRounds: {
      type: 'flag',
      default: false,
      words: 'After the storms the tide goes on, without new dikes, until little land is left',
    },
  },
  defaults: { points: 10 },
  parts: [
    startIn({ regions: ['main'] }),
    phases({
      phases: [
        { id: CALM, until: firstAtGoal },
        { id: DIKES, rounds: () => 1 },
        { id: STORM, rounds: stormRounds },
        { id: TIDE, until: littleLand, atOnce: true, played: ({ tideRounds }) => tideRounds === true },
      ],
      tieBreak: (b) => (s, seat) => b.fields.handSize.get(s, seat),
      terms: {
        'event.phase-dikes': 'The Dike Round begins: dikes can be built.',
        'event.phase-storm': 'The storms begin.',
        'event.phase-tide': 'The tide comes in: no more dikes are built.',
      },
    }),
    storms({
      dike: { cost: { brick: 1, wool: 1 }, supply: 3 },
      dikesIn: [DIKES, STORM],
      stormsIn: [STORM, TIDE],
      all: 'aggressiveStorms',
      stranded: ['road'],
    }),
    adrift({ piece: 'ship', bars: 'building' }),
    fleeingRobber(),
  ],
  board: (_was, { seats, options }) => chartedBoard(stormChart(seats, options.stormMap as string)),
  words: stormWords,
});

/** the seat whose open points have come to the goal, from the one on turn on; -1 if there is none */
function firstAtGoal(b: Book): (s: State) => number {
  return (s) => {
    const active = b.fields.active.get(s);
    if (active < 0 || b.fields.turn.get(s) === 0) return -1;
    for (let i = 0; i < b.seats; i++) {
      const seat: Seat = (active + i) % b.seats;
      if (b.rules.publicPoints(s, seat) >= b.rules.target(s, seat)) return seat;
    }
    return -1;
  };
}

/** the seat on turn once no more land is left than ends the tide; before that -1 */
function littleLand(b: Book): (s: State) => number {
  return (s) => {
    let land = 0;
    for (let hex = 0; hex < b.topology.hexes; hex++) land += b.land[b.fields.terrain.get(s, hex)];
    return land <= landLeft(b.seats) ? b.fields.active.get(s) : -1;
  };
}

const FLED = reason('robber-fled', 'the robber has fled from the storms');

/** Where the table wants it so, the robber is gone for good when the Dike Round is over. */
function fleeingRobber(): Part {
  return {
    id: 'fleeing-robber',
    words: { terms: { 'reason.robber-fled': 'The robber has fled from the storms.' } },
    rules: (was, b) => {
      const robber = b.blockers.findIndex(({ id }) => id === 'robber');
      const flees = b.option<boolean>('fleeingRobber') && robber >= 0;
      const hasFled = (s: State): boolean => flees && !b.the.phases.is(s, CALM) && !b.the.phases.is(s, DIKES);
      return {
        phases: {
          began: (s, id) => {
            was.phases.began(s, id);
            if (hasFled(s) && b.fields.blocker.get(s, robber) >= 0) expel(b, s, robber);
          },
        },
        blockers: {
          toMove: (s, seat) => was.blockers.toMove(s, seat) & (hasFled(s) ? ~(1 << robber) : -1),
          barStand: (s, blocker, place, seat, list) =>
            blocker === robber && hasFled(s) ? FLED : was.blockers.barStand(s, blocker, place, seat, list),
        },
      };
    },
  };
}
