import type { Part } from '../../rulebook/index.ts';

/** Two numbers a turn, one after the other and never the same: an equal second roll does not count. */
export function secondRoll(): Part {
  return {
    id: 'second-roll',
    fields: {
      /** the number that the second roll may not repeat; 0 before it */
      firstNumber: {},
    },
    rules: (was, b) => {
      const first = b.cell('firstNumber');
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          first.set(s, 0);
        },
      };
    },
    turnSteps: (b) => {
      const first = b.cell('firstNumber');
      return [
        {
          after: 'roll',
          add: {
            id: 'second-roll',
            run: (s) => {
              first.set(s, b.fields.dice.get(s, 0) + b.fields.dice.get(s, 1));
              b.rules.askNumber(s);
            },
          },
        },
      ];
    },
    editMoves: (b, moves) => {
      const first = b.cell('firstNumber');
      return moves.map((move) =>
        move.name === 'dice'
          ? {
              ...move,
              uniform: false,
              list: (s, _nature, out) => {
                for (let red = 0; red < 6; red++)
                  for (let yellow = 0; yellow < 6; yellow++)
                    if (red + yellow + 2 !== first.get(s)) out.put(red, yellow);
              },
            }
          : move,
      );
    },
  };
}
