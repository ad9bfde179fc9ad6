import { NATURE, pop, push, tell } from '@hexwright/kernel';
import { type Part, wanted } from '../../rulebook/index.ts';

/** A turn: the number for everybody, then trading and building, then the next seat. */
export function turns(): Part {
  return {
    id: 'turns',
    provides: [wanted.twoDice.thing],
    decisions: {
      roll: {},
      dice: {},
      main: {},
      trade: {},
      build: {},
    },
    rules: (_was, b) => {
      const dice = b.decision('dice');
      return {
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
        onNumber: (s, number) => {
          if (number === 7) b.rules.onSeven(s);
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
            run: (s: Parameters<typeof push>[0]) => push(s, decision, 1 << b.fields.active.get(s)),
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
        apply: (s) => pop(s),
      },
      {
        name: 'end-turn',
        quiet: true,
        decisions: ['main', 'build'],
        list: (_s, _seat, out) => out.put(),
        apply: (s) => pop(s),
      },
    ],
  };
}
