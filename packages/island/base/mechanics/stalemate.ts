import type { Seat, State } from '@hexwright/kernel';
import { finishByPoints } from '../../mechanics/index.ts';
import type { Book, Part } from '../../rulebook/index.ts';

/** When a turn ends and nobody will ever build again, the game ends: most points win, equal points share. */
export function stalemate(): Part {
  return {
    id: 'stalemate',
    rules: (was, b) => ({
      endTurn: (s) => {
        was.endTurn(s);
        for (let seat = 0; seat < b.seats; seat++) if (mayStillBuild(b, s, seat)) return;
        finishByPoints(b, s, 'condition');
      },
    }),
  };
}

/** whether there is a piece in the supply and a place for it, whatever it costs */
function mayStillBuild(b: Book, s: State, seat: Seat): boolean {
  return b.pieces.some(({ index, places, cost }) => {
    if (!cost || b.fields.supply.get(s, seat, index) === 0 || b.rules.barBuildKind(s, seat, index))
      return false;
    for (let place = 0; place < places; place++)
      if (b.rules.barBuild(s, seat, index, place) === undefined) return true;
    return false;
  });
}
