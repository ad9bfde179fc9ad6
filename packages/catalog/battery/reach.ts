import type { State } from '@hexwright/kernel';
import { highestPossiblePoints, makeSum, type Playable } from '@hexwright/rulebook';

/** Goals are refused by the most points that anybody can have, as their sources say: so nobody may ever have more. Nor may a glance tell of fewer points than there are. */
export function beyondMost(game: Playable): (s: State) => string | undefined {
  const most = highestPossiblePoints(game);
  const sources = game.scores.map(({ id, of, ceiling }) => ({
    id,
    of,
    atMost: typeof ceiling === 'function' ? ceiling : makeSum([ceiling]),
  }));
  return (s) => {
    for (let seat = 0; seat < game.seats; seat++) {
      const points = game.points(s, seat);
      if (points > most) return `seat ${seat} has ${points} points, but ${most} are said to be the most`;
      for (const { id, of, atMost } of sources)
        if (of(s, seat) > atMost(s, seat))
          return `seat ${seat} has more points of "${id}" than a glance tells`;
    }
    return undefined;
  };
}
