import type { Book } from '@hexwright/island';
import { type GameEvent, isOver, NATURE, type Outcome, replay, type Save } from '@hexwright/kernel';
import type { Player, SeatPoints, Story } from '../table/protocol.ts';
import { countRolls } from './live-table.ts';
import { sheetOf } from './sheet.ts';
import { pointsOf } from './table-view.ts';

/** Tells a kept game from its log: points turn by turn, dice, what everybody received. */
export function storyOf(
  book: Book,
  save: Save,
  players: readonly Player[],
): Outcome<{ readonly story: Story }> {
  const turns: Story['turns'][number][] = [];
  const events: GameEvent[] = [];
  const produced = Array.from({ length: book.seats }, () => book.goods.map(() => 0));
  let turn = -1;
  let at = 0;
  const everybody = (points: (seat: number) => SeatPoints): SeatPoints[] =>
    Array.from({ length: book.seats }, (_, seat) => points(seat));
  const again = replay(book, save.chance, save.log, (_entry, told, s) => {
    at++;
    events.push(...told);
    for (const { kind, data } of told)
      if (kind === 'produced')
        produced[data.seat as number][book.good(data.good as string)] += data.count as number;
    const now = s.cells[book.at.turn];
    if (now === turn && !isOver(s)) return;
    turn = now;
    turns.push({
      at,
      turn,
      seat: s.cells[book.at.active],
      points: everybody((seat) => pointsOf(book, s, seat, isOver(s))),
    });
  });
  if (!again.ok) return again;
  const { state } = again.game;
  return {
    ok: true,
    story: {
      sheet: sheetOf(book),
      players,
      moves: save.log.length,
      laid: laidAfter(save),
      turns,
      rolls: countRolls(book, events),
      produced,
      result: isOver(state) ? book.result(state) : null,
    },
  };
}

/** Nature lays the board before anybody is asked. */
function laidAfter({ log }: Save): number {
  const first = log.findIndex(({ by }) => by !== NATURE);
  return first < 0 ? log.length : first;
}
