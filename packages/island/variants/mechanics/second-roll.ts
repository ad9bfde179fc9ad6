import { NUMBERS } from '../../mechanics/index.ts';
import { field, type Hints, handlesOf, type Part, wanted } from '../../rulebook/index.ts';

const fields = {
  /** the number that the second roll may not repeat; 0 before it */
  firstNumber: field.cell({ noLook: 'the log tells the first roll; it counts until the second' }),
};

/** Two numbers a turn, one after the other and never the same: an equal second roll does not count. */
export function secondRoll(): Part {
  return {
    id: 'second-roll',
    wants: [wanted.twoDice, wanted.luck],
    fields,
    rules: (was, b) => {
      const { firstNumber: first } = handlesOf(b, fields);
      return {
        hints: { odds: makeOdds(was.hints.odds) },
        beginTurn: (s) => {
          was.beginTurn(s);
          first.set(s, 0);
        },
      };
    },
    turnSteps: (b) => {
      const { firstNumber: first } = handlesOf(b, fields);
      return [
        {
          after: 'roll',
          add: {
            id: 'second-roll',
            run: (s) => {
              first.set(s, b.the.roll.number(s));
              b.rules.askNumber(s);
            },
          },
        },
      ];
    },
    editMoves: (b, moves) => {
      const { firstNumber: first } = handlesOf(b, fields);
      /** by number: the throws that bring another */
      const others = Array.from({ length: NUMBERS }, (_, not) =>
        Int32Array.from({ length: 36 }, (_, i) => i).filter((i) => ((i / 6) | 0) + (i % 6) + 2 !== not),
      );
      return moves.map((move) =>
        move.name === 'dice'
          ? {
              ...move,
              uniform: false,
              list: (s, _nature, out) => out.putEach(others[first.get(s)]),
            }
          : move,
      );
    },
  };
}

/** Every other roll is a second one, which is thrown again until it differs from the first. */
function makeOdds(first: Hints['odds']): Hints['odds'] {
  const second = new Float64Array(NUMBERS);
  return (s, rolls, into) => {
    first(s, rolls, into);
    if (rolls < 2) return;
    second.fill(0);
    for (let f = 0; f < into.length; f++)
      for (let n = 0; n < into.length; n++)
        if (n !== f && into[f] > 0) second[n] += (into[f] * into[n]) / (1 - into[f]);
    const share = Math.floor(rolls / 2) / rolls;
    for (let n = 0; n < into.length; n++) into[n] += share * (second[n] - into[n]);
  };
}
