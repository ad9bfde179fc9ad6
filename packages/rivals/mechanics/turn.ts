import { endGame, pop, push, type State, tell } from '@hexwright/kernel';
import { type Book, ease, type Part, rivalOf } from '../rulebook/index.ts';

/** A step of a turn that leaves nothing open that answers itself. */
export function stepOf(
  b: Book,
  id: string,
  run: (s: State) => void,
): { id: string; run: (s: State) => void } {
  return {
    id,
    run: (s) => {
      run(s);
      ease(b, s);
    },
  };
}

/** Turns in alternation, with an action phase, and the victory at the end of one's own turn. */
export const turns: Part = {
  id: 'turns',
  decisions: { act: {} },
  rules: () => ({
    beginTurn: () => {},
    winsAtOnce: () => false,
    endsUndecided: () => false,
  }),
  turnSteps: (b) => [
    {
      add: stepOf(b, 'turn', (s) => {
        const { turn, active, first, die, symbol } = b.fields;
        active.set(s, turn.get(s) === 0 ? first.get(s) : rivalOf(active.get(s)));
        turn.add(s, 1);
        die.set(s, 0);
        symbol.set(s, -1);
        if (s.events) tell(s, 'turn', { seat: active.get(s), turn: turn.get(s) });
        if (b.rules.winsAtOnce(s, active.get(s))) win(b, s);
        else b.rules.beginTurn(s);
      }),
    },
    { add: stepOf(b, 'act', (s) => push(s, b.decision('act'), 1 << b.fields.active.get(s))) },
    {
      add: stepOf(b, 'close', (s) => {
        const seat = b.fields.active.get(s);
        if (b.points(s, seat) >= b.rules.target(s, seat)) win(b, s);
        else if (b.rules.endsUndecided(s)) {
          if (s.events) tell(s, 'undecided', { turn: b.fields.turn.get(s) });
          endGame(s);
        }
      }),
    },
  ],
  moves: () => [
    {
      name: 'end-actions',
      decisions: ['act'],
      list: (_s, _seat, out) => out.put(),
      apply: (s) => pop(s),
    },
  ],
  looks: { moves: { 'end-actions': { flow: 'end' } } },
  words: {
    terms: {
      'decision.act': 'Build, play cards and trade',
      'move.end-actions': 'End the action phase',
      'event.turn': 'Turn {turn}: {seat}.',
      'event.won': '{seat} has {points} victory points and wins.',
    },
  },
};

function win(b: Book, s: State): void {
  const seat = b.fields.active.get(s);
  if (s.events) tell(s, 'won', { seat, points: b.points(s, seat) });
  endGame(s);
}
