import type { Book } from '@hexwright/island';
import { isOver, type Logged, NATURE, type Outcome, type Result, replay, type Save } from '@hexwright/kernel';
import { type Counts, counterOf } from '../counts.ts';
import type { Player } from '../players.ts';
import { pointsOf, type SeatPoints } from '../scoring.ts';
import type { Sheet } from './sheet.ts';
import { sheetOf } from './sheet-of.ts';

/** A whole game at a glance, for the result page and the timeline. */
export interface Story {
  readonly sheet: Sheet;
  readonly players: readonly Player[];
  readonly moves: number;
  /** after so many moves the board lay and the first question was asked */
  readonly laid: number;
  /** one entry a turn: after how many moves it began, whose it was, everybody's points by source */
  readonly turns: readonly {
    readonly at: number;
    readonly turn: number;
    readonly seat: number;
    readonly points: readonly SeatPoints[];
  }[];
  readonly rolls: Counts;
  readonly produced: readonly (readonly number[])[];
  readonly result: Result | null;
}

/** Tells a kept game from its log: points turn by turn, dice, what everybody received. */
export function storyOf(
  book: Book,
  save: Pick<Save, 'chance' | 'log'>,
  players: readonly Player[],
): Outcome<{ readonly story: Story }> {
  const count = counterOf(book);
  const turns: Story['turns'][number][] = [];
  let rolls: Counts = {};
  const produced = Array.from({ length: book.seats }, () => book.goods.map(() => 0));
  let turn = -1;
  let at = 0;
  const again = replay(book, save.chance, save.log, (_entry, told, s) => {
    at++;
    rolls = count(rolls, told);
    for (const { kind, data } of told)
      if (kind === 'produced')
        produced[data.seat as number][book.good(data.good as string)] += data.count as number;
    const now = book.turnOf(s);
    if (now === turn && !isOver(s)) return;
    turn = now;
    turns.push({
      at,
      turn,
      seat: book.activeSeat(s),
      points: produced.map((_, seat) => pointsOf(book, s, seat, isOver(s))),
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
      laid: laidAfter(save.log),
      turns,
      rolls,
      produced,
      result: isOver(state) ? book.result(state) : null,
    },
  };
}

/** Nature lays the board before anybody is asked. */
function laidAfter(log: readonly Logged[]): number {
  const first = log.findIndex(({ by }) => by !== NATURE);
  return first < 0 ? log.length : first;
}
