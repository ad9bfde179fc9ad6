import { islandOf } from '@hexwright/island';
import { legalMoves, type RawMove, type State, seatList } from '@hexwright/kernel';
import { looksOf, type Playable } from '@hexwright/rulebook';

/**
 * What is done for a seat whose time is up while it shares the turn with others: it is done with this turn, and has the next one as ever.
 * Nothing where a turn is a seat's own, or where it has to choose something first.
 */
export function endsSharedTurn(game: Playable, s: State, seat: number): RawMove | undefined {
  const book = islandOf(game);
  if (!book || seatList(book.rules.atTurn(s)).length < 2) return undefined;
  const { moves = {} } = looksOf(game.modules, game.seats, game.options);
  return legalMoves(s, seat).moves.find(({ move }) => moves[move]?.flow === 'end');
}
