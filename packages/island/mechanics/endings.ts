import { endGame, type State, tell } from '@hexwright/kernel';
import { type Book, type Part, TURNS } from '../rulebook/index.ts';

/** Ends the game with these winners. */
export function finish(b: Book, s: State, winners: number): void {
  s.cells[b.field('won')] = winners;
  if (s.events)
    tell(s, 'game-over', {
      winners: Array.from({ length: b.seats }, (_, seat) => seat).filter((seat) => (winners >> seat) & 1),
      points: Array.from({ length: b.seats }, (_, seat) => b.rules.points(s, seat)),
    });
  endGame(s);
}

/** The first to reach the points on their own turn wins, at once. */
export function endings(): Part {
  return {
    fields: {
      /** the winners, as bits */
      won: {},
    },
    rules: (_was, b) => {
      const won = b.field('won');
      const goal = b.option<number>('points');
      return {
        points: (s, seat) => {
          let points = 0;
          for (let i = 0; i < b.scores.length; i++) points += b.scores[i].of(s, seat);
          return points;
        },
        publicPoints: (s, seat) => {
          let points = 0;
          for (let i = 0; i < b.scores.length; i++)
            if (!b.scores[i].secret) points += b.scores[i].of(s, seat);
          return points;
        },
        target: () => goal,
        claimant: (s) => (s.cells[b.at.stage] === TURNS ? s.cells[b.at.active] : -1),
        checkEnd: (s) => {
          const seat = b.rules.claimant(s);
          if (seat >= 0 && b.rules.points(s, seat) >= b.rules.target(s, seat)) finish(b, s, 1 << seat);
        },
        winners: (s) =>
          Array.from({ length: b.seats }, (_, seat) => seat).filter((seat) => (s.cells[won] >> seat) & 1),
        ending: () => 'points',
      };
    },
  };
}
