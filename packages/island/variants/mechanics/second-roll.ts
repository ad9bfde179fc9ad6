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
      const first = b.field('firstNumber');
      return {
        beginTurn: (s) => {
          was.beginTurn(s);
          s.cells[first] = 0;
        },
      };
    },
    turnSteps: (b) => {
      const first = b.field('firstNumber');
      return [
        {
          after: 'roll',
          add: {
            id: 'second-roll',
            run: (s) => {
              s.cells[first] = s.cells[b.at.dice] + s.cells[b.at.dice + 1];
              b.rules.askNumber(s);
            },
          },
        },
      ];
    },
    editMoves: (b, moves) => {
      const first = b.field('firstNumber');
      return moves.map((move) =>
        move.name === 'dice'
          ? {
              ...move,
              uniform: false,
              list: (s, _nature, out) => {
                for (let red = 0; red < 6; red++)
                  for (let yellow = 0; yellow < 6; yellow++)
                    if (red + yellow + 2 !== s.cells[first]) out.put(red, yellow);
              },
            }
          : move,
      );
    },
  };
}
