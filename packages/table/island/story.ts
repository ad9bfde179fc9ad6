import type { Book } from '@hexwright/island';
import {
  type GameEvent,
  isOver,
  type Logged,
  NATURE,
  type Outcome,
  type Result,
  replay,
  type Save,
} from '@hexwright/kernel';
import type { Player } from '../players.ts';
import { islandFace } from './face.ts';
import { pointsOf, type SeatPoints } from './more.ts';
import type { Sheet } from './sheet.ts';

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
  readonly rolls: Readonly<Record<number, number>>;
  readonly produced: readonly (readonly number[])[];
  readonly result: Result | null;
}

/** Tells a kept game from its log: points turn by turn, dice, what everybody received. */
export function storyOf(
  book: Book,
  save: Pick<Save, 'chance' | 'log'>,
  players: readonly Player[],
): Outcome<{ readonly story: Story }> {
  const { sheet, counts } = islandFace(book);
  const turns: Story['turns'][number][] = [];
  const rolls: Record<string, number> = {};
  const produced = Array.from({ length: book.seats }, () => book.goods.map(() => 0));
  let turn = -1;
  let at = 0;
  const hear = (event: GameEvent): void => {
    const { kind, data } = event;
    const fell = counts?.(event);
    if (fell !== undefined) rolls[fell] = (rolls[fell] ?? 0) + 1;
    if (kind === 'produced')
      produced[data.seat as number][book.good(data.good as string)] += data.count as number;
  };
  const again = replay(book, save.chance, save.log, (_entry, told, s) => {
    at++;
    told.forEach(hear);
    const now = s.cells[book.at.turn];
    if (now === turn && !isOver(s)) return;
    turn = now;
    turns.push({
      at,
      turn,
      seat: s.cells[book.at.active],
      points: produced.map((_, seat) => pointsOf(book, s, seat, isOver(s))),
    });
  });
  if (!again.ok) return again;
  const { state } = again.game;
  return {
    ok: true,
    story: {
      sheet: sheet(),
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
