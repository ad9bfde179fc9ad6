import { pop, push, reason, type Seat, type State, tell } from '@hexwright/kernel';
import { NUMBERS } from '../../mechanics/index.ts';
import { type Part, taken, wanted } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    chart: ChartPoints;
  }
}

export interface ChartPoints {
  /** whether the seat may put its marker on any free space, and not only on those in reach */
  anywhere(s: State, seat: Seat): boolean;
  /** the chart has been cleared: what else begins anew */
  cleared(s: State): void;
  /** one more marker this turn, on top of those that are still to be placed */
  further(s: State): void;
}

/** The spaces from the lowest row on: 2 to 12, 3 to 11 and so on to the 7 at the top; one for each throw of two dice. */
export const SPACES: readonly { readonly row: number; readonly number: number }[] = [
  0, 1, 2, 3, 4, 5,
].flatMap((row) => Array.from({ length: 11 - 2 * row }, (_, i) => ({ row, number: 2 + row + i })));
/** how a row is written small beside a number */
const ROWS = ['¹', '²', '³', '⁴', '⁵', '⁶'];
const TOP = SPACES.length - 1;
/** how many of the odds that bots go by come of the chart after it has been cleared */
const AFRESH = 0.25;

const FULL = reason('chart-taken', 'a marker lies there');
const OUT_OF_REACH = reason('chart-reach', 'the space is in none of the rows that may be chosen');

/** for bots, in points: a marker more than the one of every turn; it is gone when it is placed */
const FURTHER = 1.5;

/**
 * No dice: whoever has the turn puts a marker on a chart of 36 spaces and so chooses the number, in the highest row in use or in
 * the one above. The 7 at the top clears the chart when it has been resolved.
 */
export function productionChart(): Part {
  return {
    id: 'production-chart',
    takes: [taken.dice],
    leaves: [wanted.twoDice.thing, wanted.luck.thing],
    without: { moves: ['roll', 'dice'] },
    fields: {
      /** by space: the seat plus one that put its marker there */
      chart: { holds: 'seat+1', per: [SPACES.length] },
      /** markers still to be placed this turn */
      chartDue: { noLook: 'the decision asks for each' },
      /** whether the chart waits to be cleared */
      chartReset: { noLook: 'the log tells it' },
    },
    brings: ['chart'],
    overrides: {
      askNumber: 'a marker on the chart brings the number',
      'roll.number': 'a marker on the chart brings the number',
      'roll.red': 'there are no dice',
      'roll.yellow': 'there are no dice',
      'hints.odds': 'the free spaces say what may come',
    },
    rules: (was, b) => {
      const chart = b.row('chart');
      const due = b.cell('chartDue');
      const roll = b.decision('roll');
      return {
        chart: {
          anywhere: () => false,
          cleared: () => {},
          further: (s) => due.add(s, 1),
        },
        askNumber: (s) => push(s, roll, 1 << b.fields.active.get(s)),
        roll: { number: (s) => b.fields.dice.get(s, 0), red: () => 0, yellow: () => 0 },
        beginTurn: (s) => {
          was.beginTurn(s);
          due.set(s, 1);
        },
        hints: {
          odds: (s, _rolls, into) => {
            into.fill(0);
            const from = highest(s, chart);
            let free = 0;
            for (let i = 0; i < SPACES.length; i++)
              if (SPACES[i].row >= from && chart.get(s, i) === 0) {
                into[SPACES[i].number]++;
                free++;
              }
            for (let n = 0; n < NUMBERS; n++) into[n] *= (1 - AFRESH) / free;
            for (const { number } of SPACES) into[number] += AFRESH / SPACES.length;
          },
          progress: (s, seat) => {
            const hope = was.hints.progress(s, seat);
            return seat === b.fields.active.get(s) && due.get(s) > 1 ? hope + FURTHER : hope;
          },
        },
      };
    },
    turnSteps: (b) => {
      const due = b.cell('chartDue');
      const reset = b.cell('chartReset');
      const chart = b.row('chart');
      const roll = b.decision('roll');
      return [
        {
          replace: 'roll',
          by: {
            id: 'roll',
            run: (s) => {
              if (reset.get(s) === 0) {
                push(s, roll, 1 << b.fields.active.get(s));
                return;
              }
              reset.set(s, 0);
              chart.fill(s, 0);
              if (s.events) tell(s, 'chart-cleared', {});
              b.the.chart.cleared(s);
            },
            again: (s) => reset.get(s) > 0 || due.get(s) > 0,
          },
        },
      ];
    },
    moves: (b) => {
      const chart = b.row('chart');
      const due = b.cell('chartDue');
      const fits = (from: number, anywhere: boolean, space: number): boolean =>
        anywhere || SPACES[space].row === from || SPACES[space].row === from + 1;
      /** the rows in reach begin with this one: on an empty chart with the first alone */
      const lowest = (s: State): number => {
        const row = highest(s, chart);
        return row < 0 ? -1 : row;
      };
      return [
        {
          name: 'place-marker',
          args: [
            {
              name: 'space',
              domain: {
                id: 'chart-space',
                size: SPACES.length,
                names: SPACES.map(({ row, number }) => `${row + 1}-${number}`),
              },
            },
          ],
          decisions: ['roll'],
          list: (s, seat, out) => {
            const from = lowest(s);
            const anywhere = b.the.chart.anywhere(s, seat);
            for (let i = 0; i < SPACES.length; i++)
              if (chart.get(s, i) === 0 && fits(from, anywhere, i)) out.put(i);
          },
          apply: (s, seat, space) => {
            const { row, number } = SPACES[space];
            pop(s);
            chart.set(s, space, seat + 1);
            due.add(s, -1);
            if (space === TOP) b.cell('chartReset').set(s, 1);
            b.fields.dice.set(s, 0, number);
            if (s.events) tell(s, 'charted', { seat, number, row: row + 1 });
            b.rules.onNumber(s, number);
          },
          why: (s, _seat, space) => (space >= 0 && chart.get(s, space) !== 0 ? FULL : OUT_OF_REACH),
        },
      ];
    },
    words: {
      terms: {
        'field.chart': 'Production chart: the numbers and their rows',
        'move.place-marker': 'Place a production marker',
        'move.place-marker.short': 'Marker',
        'event.charted': '{seat} places a marker in row {row}: {number}.',
        'event.chart-cleared': 'The production chart is cleared.',
        'reason.chart-taken': 'A marker lies there.',
        'reason.chart-reach': 'You place your marker in the highest row in use or in the row above.',
        ...Object.fromEntries(
          SPACES.map(({ row, number }) => [`chart-space.${row + 1}-${number}`, `Row ${row + 1}: ${number}`]),
        ),
      },
      instead: {
        'decision.roll': 'Place a production marker',
      },
    },
    looks: {
      fields: {
        chart: {
          on: 'places',
          shape: 'disc',
          places: SPACES.map(({ row, number }) => `${number}${ROWS[row]}`),
          domain: 'chart-space',
        },
      },
      numbers: { charted: { by: 'card' } },
    },
  };
}

/** the highest row with a marker; -1 for none */
function highest(s: State, chart: { get(s: State, space: number): number }): number {
  for (let i = TOP; i >= 0; i--) if (chart.get(s, i) !== 0) return SPACES[i].row;
  return -1;
}
