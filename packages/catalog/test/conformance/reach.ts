import type { State } from '@hexwright/kernel';
import { mostPoints, type Playable } from '@hexwright/rulebook';

/** Goals are refused by the most points that anybody can have, as their sources say: so nobody may ever have more. */
export function beyondMost(game: Playable): (s: State) => string | undefined {
  const most = mostPoints(game);
  return (s) => {
    for (let seat = 0; seat < game.seats; seat++) {
      const points = game.points(s, seat);
      if (points > most) return `seat ${seat} has ${points} points, but ${most} are said to be the most`;
    }
    return undefined;
  };
}
