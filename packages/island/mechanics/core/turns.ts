import { NATURE, pop, push, type Seat, type State, setToMove, tell, toMove } from '@hexwright/kernel';
import { type Part, wanted } from '../../rulebook/index.ts';

declare module '../../rulebook/points.ts' {
  interface Groups {
    roll: RollPoints;
  }
}

/** What this turn's roll has brought, whether dice, a wheel or a card brought it; whether the number is a seven, `isSeven` says. */
export interface RollPoints {
  /** its number; 0 before the roll */
  number(s: State): number;
  /** what the red die shows; 0 before the roll, and where no two dice are rolled */
  red(s: State): number;
  yellow(s: State): number;
}

/** A turn: the number for everybody, then trading and building, then the next seat. */
export function turns(): Part {
  return {
    id: 'turns',
    provides: [wanted.twoDice.thing, wanted.numbersTo12.thing, wanted.luck.thing],
    decisions: {
      roll: {},
      dice: { nature: true },
      main: {},
      trade: {},
      build: {},
    },
    brings: ['roll'],
    rules: (_was, b) => {
      const dice = b.decision('dice');
      return {
        roll: {
          number: (s) => b.the.roll.red(s) + b.the.roll.yellow(s),
          red: (s) => b.fields.dice.get(s, 0),
          yellow: (s) => b.fields.dice.get(s, 1),
        },
        firstSeat: () => 0,
        seatAfter: (_s, seat) => (seat + 1) % b.seats,
        beginTurn: (s) => {
          b.fields.turn.add(s, 1);
          b.fields.active.set(
            s,
            b.fields.turn.get(s) === 1 ? b.rules.firstSeat(s) : b.rules.seatAfter(s, b.fields.active.get(s)),
          );
          b.fields.dice.set(s, 0, 0);
          b.fields.dice.set(s, 1, 0);
          if (s.events) tell(s, 'turn', { seat: b.fields.active.get(s), turn: b.fields.turn.get(s) });
        },
        endTurn: () => {},
        askNumber: (s) => push(s, dice, NATURE),
        isSeven: (_s, number) => number === 7,
        onNumber: (s, number) => {
          if (b.rules.isSeven(s, number)) b.rules.onSeven(s);
          else b.rules.produce(s, number);
        },
      };
    },
    turnSteps: (b) => {
      const ask = (name: string) => {
        const decision = b.decision(name);
        return {
          add: {
            id: name,
            run: (s: State) => push(s, decision, b.rules.atTurn(s)),
          },
        };
      };
      return [
        {
          add: {
            id: 'begin',
            run: (s) => {
              b.rules.beginTurn(s);
              // Points won out of turn count as soon as the turn begins.
              b.rules.checkEnd(s);
            },
          },
        },
        ask('roll'),
        ...(b.option<boolean>('tradeFirst') ? [ask('trade'), ask('build')] : [ask('main')]),
        { add: { id: 'end', run: (s) => b.rules.endTurn(s) } },
      ];
    },
    moves: (b) => [
      {
        name: 'roll',
        quiet: true,
        decisions: ['roll'],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => {
          pop(s);
          b.rules.askNumber(s);
        },
      },
      {
        name: 'dice',
        args: [
          { name: 'red', domain: b.domain('die') },
          { name: 'yellow', domain: b.domain('die') },
        ],
        decisions: ['dice'],
        uniform: true,
        list: (_s, _seat, out) => out.putAll(),
        apply: (s, _nature, red, yellow) => {
          pop(s);
          b.fields.dice.set(s, 0, red + 1);
          b.fields.dice.set(s, 1, yellow + 1);
          if (s.events)
            tell(s, 'rolled', {
              seat: b.fields.active.get(s),
              red: red + 1,
              yellow: yellow + 1,
              number: red + yellow + 2,
            });
          b.rules.onNumber(s, red + yellow + 2);
        },
      },
      {
        name: 'end-trade',
        quiet: true,
        decisions: ['trade'],
        list: (_s, _seat, out) => out.put(),
        apply: (s, seat) => leave(s, seat),
      },
      {
        name: 'end-turn',
        quiet: true,
        decisions: ['main', 'build'],
        list: (_s, _seat, out) => out.put(),
        apply: (s, seat) => leave(s, seat),
      },
    ],
  };
}

/** The seat is done with the open decision; the last one closes it. */
function leave(s: State, seat: Seat): void {
  const left = toMove(s) & ~(1 << seat);
  if (left === 0) pop(s);
  else setToMove(s, left);
}
