import {
  isOver,
  itemAt,
  type Logged,
  NATURE,
  type Outcome,
  type Result,
  replay,
  type Save,
} from '@hexwright/kernel';
import { type Counts, counterOf } from './counts.ts';
import { type Dealings, DealingsCount } from './dealings.ts';
import { type Luck, LuckScale } from './luck.ts';
import type { Player } from './players.ts';
import type { GamePresenter } from './presenter.ts';
import { pointsOf, type SeatPoints } from './scoring.ts';

/** A whole game at a glance, for the result page and the timeline. */
export interface Story<Sheet = unknown> {
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
  /** by seat, then by good: what the numbers brought; nothing in a game that does not tell so */
  readonly produced: readonly (readonly number[])[];
  /** null in a game that tells of none */
  readonly dealings: Dealings | null;
  readonly luck: Luck | null;
  readonly result: Result | null;
}

/** Tells a kept game from its log: points turn by turn, dice, what everybody received. */
export function storyOf<Sheet>(
  face: GamePresenter<object, Sheet>,
  save: Pick<Save, 'chance' | 'log'>,
  players: readonly Player[],
): Outcome<{ readonly story: Story<Sheet> }> {
  const { game } = face;
  const count = counterOf(game);
  const goods = game.things.good ?? [];
  const turns: Story['turns'][number][] = [];
  let rolls: Counts = {};
  const produced = Array.from({ length: game.seats }, () => goods.map(() => 0));
  const dealings = new DealingsCount(game.seats);
  const luck = new LuckScale(game, face.expects);
  let turn = -1;
  let at = 0;
  const again = replay(game, save.chance, save.log, ({ by }, told, s) => {
    at++;
    rolls = count(rolls, told);
    luck.weigh(by, told, s);
    for (const event of told) dealings.hear(event);
    for (const { kind, data } of told)
      if (kind === 'produced') {
        const own = itemAt(produced, data.seat as number);
        const good = goods.indexOf(data.good as string);
        own[good] = itemAt(own, good) + (data.count as number);
      }
    const now = game.turnOf(s);
    if (now === turn && !isOver(s)) return;
    turn = now;
    turns.push({
      at,
      turn,
      seat: game.activeSeat(s),
      points: produced.map((_, seat) => pointsOf(game, s, seat, isOver(s))),
    });
  });
  if (!again.ok) return again;
  const { state } = again.game;
  return {
    ok: true,
    story: {
      sheet: face.sheet(),
      players,
      moves: save.log.length,
      laid: laidAfter(save.log),
      turns,
      rolls,
      produced: produced.some((row) => row.some((n) => n > 0)) ? produced : [],
      dealings: dealings.found,
      luck: luck.found,
      result: isOver(state) ? game.result(state) : null,
    },
  };
}

/** Nature lays the board before anybody is asked. */
function laidAfter(log: readonly Logged[]): number {
  const first = log.findIndex(({ by }) => by !== NATURE);
  return first < 0 ? log.length : first;
}
